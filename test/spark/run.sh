#!/usr/bin/env bash
# Runs the check of the SQL on Apache Spark by a Python that has pyspark, in an environment of its own beside this file.
# Where there is no Python, no Java or no pyspark to be had it says that Spark did not run, and ends well.
set -euo pipefail
cd "$(dirname "$0")/../.."
environment=test/spark/.venv

did_not_run() {
  echo "Spark did not run: $1."
  exit 0
}

command -v python3 >/dev/null || did_not_run 'there is no python3'
command -v java >/dev/null || did_not_run 'there is no java; install Java 17'

if ! "$environment/bin/python" -c 'import pyspark' 2>/dev/null; then
  python3 -m venv --clear "$environment" || did_not_run 'python3 cannot make an environment (venv)'
  "$environment/bin/pip" install --quiet --disable-pip-version-check -r test/spark/requirements.txt ||
    did_not_run 'pip cannot install what test/spark/requirements.txt lists'
fi

exec npx tsx test/spark/check.ts "$PWD/$environment/bin/python"
