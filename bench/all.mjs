/** Every bench, one after the other, each in a process of its own; ends with 1 where any bound is missed. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BENCHES = [
  ['places.mjs', '--expose-gc', '--import', 'tsx'],
  ['factors.mjs', '--expose-gc'],
  ['first-trip.mjs'],
  ['import.mjs'],
  ['verify.mjs', '--import', 'tsx'],
  ['bench.mjs', '--expose-gc', '--import', 'tsx'],
  ['bulk/bulk.mjs', '--expose-gc', '--no-flush-bytecode', '--import', 'tsx'],
  ['bulk/csv.mjs', '--import', 'tsx'],
  ['http/http.mjs', '--import', 'tsx'],
  ['http/import.mjs', '--import', 'tsx'],
  ['http/store.mjs', '--expose-gc', '--max-old-space-size=6144'],
  ['http/reports.mjs', '--expose-gc', '--max-old-space-size=12288'],
  ['http/inventory.mjs', '--expose-gc', '--max-old-space-size=12288'],
]

for (const [file, ...flags] of BENCHES) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const { status } = spawnSync(process.execPath, [...flags, path], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
