import { describe, expect, it } from 'vitest'
import { scaleRuns } from '../../../fixtures/seeds.ts'
import { differencesOf } from './differences.ts'
import { anyTheme, begin, step } from './sequence.ts'
import { worldMaker } from './world.ts'

/** Sequences by each seed: half of the 1,400 of a thorough run; TONNE_SEQUENCES asks for more. */
const SEQUENCES = Number(process.env.TONNE_SEQUENCES ?? 2 * scaleRuns(700)) / 2
/** Which of them this process makes: TONNE_SHARD=1/4 is each fourth one, from the first on. */
const [SHARD, SHARDS] = (process.env.TONNE_SHARD ?? '1/1').split('/').map(Number) as [number, number]
/** Where many sequences are asked for, longer ones as well. */
export const STEPS_MAX = { many: 20, few: 12 } as const
const STEPS = SEQUENCES > 10_000 ? STEPS_MAX.many : STEPS_MAX.few
/** Companies stay in memory: a service is given up after so many sequences. */
const SEQUENCES_OF_A_SERVICE = 500
/** A stop for what hangs, for each sequence many times what it takes on a small machine. */
const MS_PER_SEQUENCE = 120

/** What differs after a sequence of use cases; with the steps that were made, so that it can be made again. */
export async function differencesAfter(seed: number, make: ReturnType<typeof worldMaker>): Promise<readonly string[]> {
  const world = make(seed)
  const { random, twins } = world
  const done: string[] = []
  try {
    const theme = anyTheme(random)
    await begin(world, theme)
    for (let left = random.whole(1, STEPS); left > 0; left--) done.push(await step(world, theme))
    const found = []
    for (const twin of twins) found.push(...(await differencesOf(twin)))
    return found.map((one) => `seed ${seed}: ${one} after ${done.join(', ')}`)
  } catch (error) {
    return [`seed ${seed}, after ${done.join(', ')}: ${error instanceof Error ? error.stack : String(error)}`]
  }
}

/**
 * Random sequences of all use cases, of three companies that see nothing of each other, against lists that know nothing
 * but fractions. Each answer is told beforehand: the record and its version, or every path and code that it is refused
 * with. Within a sequence records, parts of lists, proofs, explanations, the log and inventories are looked at; after it
 * every list is compared in its order, every total, the log with what each line did to an emission, whom each key speaks
 * for, and the store's own recount. That no use case is left out, and no answer is left unread, is a test of its own:
 * every-use-case.test.ts.
 * Not among them, and tested apart: gases other than CO2e, distances that are found, and every mode but lorries and trains.
 */
export function describeAgreement(seed: number): void {
  describe('the use cases against a naive model', () => {
    it(`agree after ${SEQUENCES} sequences, seed ${seed}, part ${SHARD} of ${SHARDS}`, {
      timeout: Math.max(300_000, SEQUENCES * MS_PER_SEQUENCE),
    }, async () => {
      let make = worldMaker()
      let done = 0
      for (let index = SHARD - 1; index < SEQUENCES; index += SHARDS) {
        if (done % SEQUENCES_OF_A_SERVICE === 0) make = worldMaker()
        const found = await differencesAfter((seed + index * 7919) | 0, make)
        if (found.length > 0) expect(found).toEqual([])
        done++
      }
      expect(done).toBeGreaterThan(0)
    })
  })
}
