#!/usr/bin/env bash
# What the check of the SQL needs beside its own packages: those of the root, and the programs of a PostgreSQL server,
# installed from Debian's packages where there are none and this user may; for the torture of the stores strace too.
set -euo pipefail
cd "$(dirname "$0")"

[[ -d ../../node_modules ]] || npm ci --prefix ../..

has_postgres() { command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; }

if ! has_postgres && command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
  # the package would make and start a cluster of its own, which nobody here needs
  mkdir -p /etc/postgresql-common
  [[ -e /etc/postgresql-common/createcluster.conf ]] ||
    echo 'create_main_cluster = false' >/etc/postgresql-common/createcluster.conf
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql
fi
has_postgres || echo 'There are no programs of a PostgreSQL server (initdb): install the package postgresql.' >&2

# without it one figure says that it could not be measured
if ! command -v strace >/dev/null && command -v apt-get >/dev/null && [[ $(id -u) == 0 ]]; then
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends strace; } || true
fi
command -v strace >/dev/null || echo 'There is no strace: what is synced cannot be counted. Install the package strace.' >&2
