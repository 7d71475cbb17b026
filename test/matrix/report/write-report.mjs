import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readResults } from './results.mjs'
import { caseTable, hostTable, skipTable, summary, versionTable } from './tables.mjs'

const HERE = new URL('../', import.meta.url)

const jsonOf = (path) => JSON.parse(readFileSync(new URL(path, HERE), 'utf8'))

/** What the package of a folder depends on, in the versions that are installed. */
function installedIn(folder) {
  return Object.keys(jsonOf(`${folder}package.json`).dependencies).map((name) => {
    const { name: real, version } = jsonOf(`${folder}node_modules/${name}/package.json`)
    return [real === name ? name : `${name} (${real})`, version]
  })
}

function page(tests) {
  const versions = ['', 'hosts/', 'runtimes/'].flatMap(installedIn).sort(([a], [b]) => (a < b ? -1 : 1))
  const tonne = jsonOf('node_modules/tonne/package.json').version
  return `# The adapters in their hosts

<!-- Written by \`npm run test:matrix\` (report/write-report.mjs). Do not edit. -->

tonne ${tonne}, packed and installed, in every host that is listed here, on Node ${process.versions.node} where no other
runtime is named. A host has to give the answer of the interface itself, byte for byte, but for dates and its own headers.
\`npm run test:matrix\` in the root installs the hosts, runs all of it and writes this page;
\`npm run test:matrix:fast\` runs the hosts that are quickly installed, and writes nothing. How each is mounted stands in
\`hosts/\` and \`runtimes/\`.

**${summary(tests)}**

## Hosts

"paths", "bodies", "headers" and "errors" are the suite of \`tonne/testing\`, "adapter cases" those below, "beside" what one
host alone has. "all but 3": three are skipped, for a reason that is given below.

${hostTable(tests)}

## What is skipped, and why

${skipTable(tests)}

## The adapter cases

Requests that have led hosts and their adapters astray (\`cases/\`), each in every host that it is due in.

${caseTable(tests)}

## Versions

${versionTable(versions)}
`
}

/** Writes the page of the results of a run. */
export function writeReport(results) {
  writeFileSync(fileURLToPath(new URL('README.md', HERE)), page(readResults(results)))
}
