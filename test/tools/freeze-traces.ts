import { existsSync, writeFileSync } from 'node:fs'
import { toTrace } from '../../src/index.ts'
import { calculations } from '../golden/traces/samples.ts'

/**
 * Freezes the trace of every sample that has none yet: `npx tsx test/tools/freeze-traces.ts`. A frozen trace is never
 * rewritten: what a released version of a method gave must verify, and come out again, for ever.
 */
for (const [name, calculation] of calculations) {
  const file = new URL(`../golden/traces/${name}.json`, import.meta.url)
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify({ name, trace: toTrace(calculation) }, null, 2)}\n`)
}
