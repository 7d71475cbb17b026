import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BaseRecords, memoryStore, type Store } from '../../src/ledger/collections/index.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import { randomFrom } from '../oracle/random.ts'
import { ENGINES, type Engine } from './engines.ts'
import { answersOf, anyScript } from './scripts.ts'

/** Sequences on each engine, half of them by each seed; TONNE_SEQUENCES asks for more. */
const SEQUENCES = Math.ceil(Number(process.env.TONNE_SEQUENCES ?? 200) / 2)
/** A stop for what hangs, for each sequence many times what it takes on a small machine. */
const MS_PER_SEQUENCE = 2_000
/** Every sequence has two companies of its own, from the highest there may be down. */
const COMPANIES_OF_A_SEQUENCE = 2

// What a call of a store answers, or refuses with, is the same whatever keeps the records.
describe.each(Object.entries(ENGINES))('calls of a store on %s, and of one in memory', (_, start) => {
  const held: { engine?: Engine; stores?: readonly [Store, Store]; companyId: number } = {
    companyId: Number.MAX_SAFE_INTEGER,
  }

  beforeAll(async () => {
    held.engine = await start()
    held.stores = [memoryStore(), await held.engine.open<BaseRecords>()]
  })
  afterAll(() => held.engine?.close())

  it.each(SEEDS)(
    `have the same answers in ${SEQUENCES} sequences, seed %i`,
    {
      timeout: 60_000 + SEQUENCES * MS_PER_SEQUENCE,
    },
    async (seed) => {
      const [memory, engine] = held.stores as readonly [Store, Store]
      for (let index = 0; index < SEQUENCES; index++) {
        const random = (seed + index * 7919) | 0
        const script = anyScript(randomFrom(random), held.companyId)
        held.companyId -= COMPANIES_OF_A_SEQUENCE
        const due = await answersOf(script, memory)
        const found = await answersOf(script, engine)
        const other = found.findIndex((answer, nth) => answer !== due[nth])
        if (other === -1) continue
        const before = due.slice(Math.max(0, other - 12), other)
        expect(found[other], `seed ${random}, answer ${other}, after\n${before.join('\n')}\n`).toBe(due[other])
      }
    },
  )
})
