import { describe, expect, it } from 'vitest'
import { differencesOf } from './differences.ts'
import { begin, step } from './sequence.ts'
import { worldMaker } from './world.ts'

/** Sequences of the whole run, half of them by each seed; TONNE_SEQUENCES asks for more. */
const SEQUENCES = Number(process.env.TONNE_SEQUENCES ?? 20_000) / 2
const STEPS_MAX = 24
/** Companies stay in memory: a service is given up after so many sequences. */
const SEQUENCES_OF_A_SERVICE = 500

/** What differs after a sequence of use cases; with the steps that were made, so that it can be made again. */
async function differencesAfter(seed: number, make: ReturnType<typeof worldMaker>): Promise<readonly string[]> {
  const world = make(seed)
  const steps = world.random.whole(1, STEPS_MAX)
  const done: string[] = []
  try {
    await begin(world)
    for (let at = 0; at < steps; at++) done.push(await step(world))
  } catch (error) {
    return [`seed ${seed}, after ${done.join(', ')}: ${error instanceof Error ? error.stack : String(error)}`]
  }
  const found = []
  for (const twin of world.twins) found.push(...(await differencesOf(twin)))
  return found.map((one) => `seed ${seed}: ${one} after ${done.join(', ')}`)
}

/**
 * Random sequences of the use cases that move totals, of three companies, against lists that know nothing but fractions: every total of
 * every site, vehicle, vendor, batch, product and company, every list, and the store's own recount.
 */
export function describeAgreement(seed: number): void {
  describe('the use cases against a naive model', () => {
    it(`agree after ${SEQUENCES} sequences, seed ${seed}`, { timeout: 3_600_000 }, async () => {
      let make = worldMaker()
      for (let at = 0; at < SEQUENCES; at++) {
        if (at % SEQUENCES_OF_A_SERVICE === 0) make = worldMaker()
        expect(await differencesAfter((seed + at * 7919) | 0, make)).toEqual([])
      }
    })
  })
}
