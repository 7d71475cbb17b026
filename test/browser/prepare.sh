#!/usr/bin/env bash
# Makes sure that there is a Chromium: from Debian's archive where root may fetch it. CHROMIUM names another one.
set -euo pipefail

[[ -x ${CHROMIUM:-/usr/bin/chromium} ]] && exit 0
if [[ -z ${CHROMIUM:-} && $(id -u) == 0 ]] && command -v apt-get >/dev/null; then
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
  exit 0
fi
echo "There is no ${CHROMIUM:-/usr/bin/chromium}: install Chromium, or name one in the environment variable CHROMIUM." >&2
exit 1
