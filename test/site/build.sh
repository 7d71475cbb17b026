#!/usr/bin/env bash
# Builds the pages as a site that can be searched, in test/site/dist/site. A link that leads nowhere is an error. Where
# the generator cannot be installed, it says that the site was not built.
set -euo pipefail
cd "$(dirname "$0")"

npm ci --ignore-scripts || {
  echo 'The site was not built: npm cannot install what test/site/package-lock.json lists.'
  exit 0
}
npm run build
pages=$(find dist/site -name '*.html' | wc -l)
[[ -n $(find dist/site -name '*localSearchIndex*' -size +100k) ]] || { echo 'The site has no index for searches.'; exit 1; }
((pages > 50)) || { echo "The site has only $pages pages."; exit 1; }
echo "The site has $pages pages and an index for searches."
