/** Run as a program by rows.test.ts, with the flag of this version of Node: judges the fused kernel and prints verdicts. */
import { kernelNames } from '../../../../src/bulk/kernel/create-workspace.ts'
import { randomFrom } from '../../../oracle/random.ts'
import { hardRows, type RowsWanted } from './hard-rows.ts'
import { kernelSays } from './kernel-says.ts'

const [seed, wanted] = process.argv.slice(2)
const isHere = kernelNames().includes('wasm-simd-fma')
const verdicts = (JSON.parse(wanted as string) as RowsWanted[]).map((one) =>
  isHere ? kernelSays(hardRows(randomFrom(Number(seed)), one), 'wasm-simd-fma', 'not_negative') : null,
)
process.stdout.write(JSON.stringify(verdicts))
