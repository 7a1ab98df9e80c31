# SPDX-License-Identifier: GPL-3.0-or-later
"""fits_schema.py SCHEMA: reads a JSON array of documents and writes one character for each, 1 where it fits the schema, else 0."""
import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
checker = jsonschema.validators.validator_for(schema)
checker.check_schema(schema)
print("".join("1" if checker(schema).is_valid(document) else "0" for document in json.load(sys.stdin)))
