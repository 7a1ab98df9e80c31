# SPDX-License-Identifier: GPL-3.0-or-later
# Completion for bash: commands, then the options that the command's own --help lists.
_raisechess_cli() {
  local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]-} listed
  if [ "$COMP_CWORD" -eq 1 ]; then
    listed=$("${COMP_WORDS[0]}" --help 2>/dev/null | sed -n 's/^  \([a-z][a-z]*\)  .*/\1/p')
    mapfile -t COMPREPLY < <(compgen -W "$listed --help --version" -- "$word")
  elif [[ $word == -* ]]; then
    listed=$("${COMP_WORDS[0]}" "$command" --help 2>/dev/null | grep -o -- '--[a-z0-9-]*' | sort -u)
    mapfile -t COMPREPLY < <(compgen -W "$listed" -- "$word")
  else
    mapfile -t COMPREPLY < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _raisechess_cli raisechess-cli
