import { readFileSync, writeFileSync } from 'node:fs'
import { measurePost, tracePost } from './measure-post.ts'
import { findWorse, MEASURES_LEFT, measureSources } from './measures.ts'
import { type CountsByFolder, countBreaches } from './name-rules.ts'
import { declaredFunctions, readSources } from './sources.ts'

// npm run names:accept: writes how many names still break each rule, by folder, and the measures that have a goal;
// a total that rose is rejected
const NAMES = new URL('../../architecture/names-left.json', import.meta.url)
const MEASURES = new URL('../../architecture/measures-left.json', import.meta.url)

const totalOf = (counts: CountsByFolder = {}) => Object.values(counts).reduce((total, count) => total + count, 0)

const write = (file: URL, value: unknown) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const known = JSON.parse(readFileSync(NAMES, 'utf8')) as Record<string, CountsByFolder>
const now = countBreaches(declaredFunctions(readSources()))
for (const [rule, counts] of Object.entries(now)) {
  const [before, after] = [totalOf(known[rule]), totalOf(counts)]
  console.log(`${rule}: ${before} → ${after}`)
  if (known[rule] !== undefined && after > before) throw new Error(`more names are ${rule} than before; rename them`)
}
write(NAMES, now)

const measures = [...measureSources(), ...measurePost(await tracePost())].filter(({ goal }) => goal !== undefined)
for (const { name, value } of measures) console.log(`${name}: ${MEASURES_LEFT[name]} → ${value}`)
const worse = findWorse(measures).filter(({ name }) => name in MEASURES_LEFT)
if (worse.length > 0) throw new Error(`worse than before: ${worse.map(({ name }) => name).join(', ')}`)
write(MEASURES, Object.fromEntries(measures.map(({ name, value }) => [name, value])))
