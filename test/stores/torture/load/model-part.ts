import { differencesAfter } from '../../../property/service/model/describe-agreement.ts'
import { worldMaker } from '../../../property/service/model/world.ts'

// A process that makes a part of the sequences in memory: the seed, the first, and the one behind the last.
const [seed = 0, from = 0, to = 0] = process.argv.slice(2).map(Number)
const SEQUENCES_OF_A_SERVICE = 500
const differences: string[] = []
let make = worldMaker()
for (let index = from; index < to; index++) {
  if (index % SEQUENCES_OF_A_SERVICE === 0) make = worldMaker()
  differences.push(...(await differencesAfter((seed + index * 7919) | 0, make)))
}
process.send?.(differences, () => process.exit(0))
