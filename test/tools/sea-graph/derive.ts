/**
 * Derives the tables of src/reference/places/sea/data: `npx tsx test/tools/sea-graph/derive.ts` writes them, with `--check` it
 * compares them with what is there and exits with 1 where they differ. Takes about two minutes.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { digestsOfTables, TABLES, target } from './digests.ts'
import { deriveTables } from './tables.ts'

const isCheck = process.argv.includes('--check')
const { files, edges } = deriveTables()
for (const kind of ['listed', 'straight', 'around'] as const) {
  console.log(`${kind}: ${edges.filter((edge) => edge.kind === kind).length} edges`)
}
for (const [name, text] of files) {
  const isSame = isCheck && readFileSync(target(name), 'utf8') === text
  if (isCheck) console.log(`${name}: ${isSame ? 'as derived' : 'differs from what is derived'}`)
  else writeFileSync(target(name), text)
  if (isCheck && !isSame) process.exitCode = 1
}
if (!isCheck) writeFileSync(TABLES, `${JSON.stringify(digestsOfTables(), undefined, 2)}\n`)
