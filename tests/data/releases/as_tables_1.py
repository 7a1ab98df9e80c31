#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Usage: as_tables_1.py SAMPLE NEW: a sample with the first tables of archives, from before there was a release.

They had no table `play`, and the ids of hands were not counted; all else is the same.
"""
import shutil
import sqlite3
import sys

sample, new = sys.argv[1:]
shutil.copytree(sample, new)
archive = sqlite3.connect(new + "/archive.sqlite", isolation_level=None)
(hand,) = archive.execute("SELECT sql FROM sqlite_master WHERE name = 'hand'").fetchone()
indexes = [row[0] for row in archive.execute("SELECT sql FROM sqlite_master WHERE tbl_name = 'hand' AND type = 'index'")]
archive.execute("DROP TABLE play")
archive.execute("ALTER TABLE hand RENAME TO counted")
archive.execute(hand.replace(" AUTOINCREMENT", ""))
archive.execute("INSERT INTO hand SELECT * FROM counted")
archive.execute("DROP TABLE counted")
for index in indexes:
    archive.execute(index)
# VACUUM leaves the table of counters out, too.
archive.execute("PRAGMA user_version = 1")
archive.execute("VACUUM")
archive.close()
