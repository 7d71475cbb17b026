import { readFile } from 'node:fs/promises'

const { exports } = JSON.parse(await readFile(new URL('../node_modules/tonne/package.json', import.meta.url), 'utf8'))
const entries = Object.keys(exports).filter((name) => name !== './package.json' && !name.includes('*'))
const found = {}
for (const entry of entries) found[entry] = Object.keys(await import(entry.replace(/^\./, 'tonne'))).sort()
console.log(JSON.stringify(found))
