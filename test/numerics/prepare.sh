#!/usr/bin/env bash
# What the proofs of the bounds need: Gappa, installed from Debian's packages where there is none and this user may.
set -euo pipefail

if ! command -v gappa >/dev/null && command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends gappa >/dev/null; } ||
    echo 'Gappa could not be installed: install the package gappa.' >&2
fi
