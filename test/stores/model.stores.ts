import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServiceRecords } from '../../src/service/index.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import { differencesAfter } from '../property/service/model/describe-agreement.ts'
import { worldMaker } from '../property/service/model/world.ts'
import { ENGINES, type Engine } from './engines.ts'

/** Sequences on each engine, half of them by each seed; TONNE_SEQUENCES asks for more. */
const SEQUENCES = Math.ceil(Number(process.env.TONNE_SEQUENCES ?? 60) / 2)
/** A stop for what hangs, for each sequence many times what it takes on a small machine. */
const MS_PER_SEQUENCE = 5_000

// The sequences of test/property/service: use cases against a naive model, and at the end the store's own recount.
describe.each(Object.entries(ENGINES))('the use cases on %s against a naive model', (_, start) => {
  const held: { engine?: Engine; make?: ReturnType<typeof worldMaker> } = {}

  beforeAll(async () => {
    held.engine = await start()
    held.make = worldMaker(await held.engine.open<ServiceRecords>())
  })
  afterAll(() => held.engine?.close())

  it.each(SEEDS)(
    `agree after ${SEQUENCES} sequences, seed %i`,
    { timeout: 60_000 + SEQUENCES * MS_PER_SEQUENCE },
    async (seed) => {
      const make = held.make as ReturnType<typeof worldMaker>
      for (let index = 0; index < SEQUENCES; index++) {
        const found = await differencesAfter((seed + index * 7919) | 0, make)
        if (found.length > 0) expect(found).toEqual([])
      }
    },
  )
})
