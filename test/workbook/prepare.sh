#!/usr/bin/env bash
# What the check of workbooks needs: LibreOffice Calc without windows, installed from Debian's packages where there is none and
# this user may.
set -euo pipefail

if ! command -v soffice >/dev/null && ! command -v libreoffice >/dev/null && command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends libreoffice-calc-nogui >/dev/null; } ||
    echo 'LibreOffice could not be installed: install the package libreoffice-calc-nogui.' >&2
fi
