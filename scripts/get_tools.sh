#!/usr/bin/env bash
# What the tests need of the system besides Python, where it is missing: `make tools`, for Debian and Ubuntu.
set -euo pipefail
cd "$(dirname "$0")/.."

# Those of the sandbox's page drive a browser and ask axe-core what is hard to use.
AXE_CORE=4.14.1
missing=()
command -v chromium >/dev/null || missing+=(chromium fonts-noto-color-emoji)
# Those of the second store start a PostgreSQL of their own.
compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || missing+=(postgresql)
[ -f node_modules/axe-core/axe.min.js ] || command -v npm >/dev/null || missing+=(nodejs npm)
if [ "${#missing[@]}" -gt 0 ]; then
  if ! command -v apt-get >/dev/null; then
    echo "There is no apt-get here. Install these as your system does it: ${missing[*]}" >&2
    exit 1
  fi
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo)
  "${as_root[@]}" apt-get update -qq
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi
[ -f node_modules/axe-core/axe.min.js ] ||
  npm install --no-save --no-package-lock --no-audit --no-fund --silent "axe-core@$AXE_CORE"
