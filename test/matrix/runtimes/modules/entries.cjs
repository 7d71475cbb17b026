const { readFileSync } = require('node:fs')

const { exports: listed } = JSON.parse(readFileSync(`${__dirname}/../node_modules/tonne/package.json`, 'utf8'))
const entries = Object.keys(listed).filter((name) => name !== './package.json')
const found = Object.fromEntries(
  entries.map((entry) => [entry, Object.keys(require(entry.replace(/^\./, 'tonne'))).sort()]),
)
console.log(JSON.stringify(found))
