#!/usr/bin/env bash
# Runs a check by a Python that has what test/<name>/requirements.txt lists, in an environment of its own beside that file:
# run-with-python.sh <name> <check>. Where there is no Python, or no Java for Spark, it says that the check did not run.
set -euo pipefail
cd "$(dirname "$0")/../.."
name=$1 check=$2
environment=$PWD/test/$name/.venv

did_not_run() {
  echo "The check of $name did not run: $1."
  exit 0
}

command -v python3 >/dev/null || did_not_run 'there is no python3'
[[ $name != spark ]] || command -v java >/dev/null || did_not_run 'there is no java; install Java 17'

# what is installed is what was listed then
if ! cmp -s "test/$name/requirements.txt" "$environment/installed.txt"; then
  python3 -m venv --clear "$environment" || did_not_run 'python3 cannot make an environment (venv)'
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r "test/$name/requirements.txt" ||
    did_not_run "pip cannot install what test/$name/requirements.txt lists"
  cp "test/$name/requirements.txt" "$environment/installed.txt"
fi

exec npx tsx "$check" "$environment/bin/python"
