import { EmissionsError } from '../../errors/index.ts'
import type { Store } from '../store.ts'
import { type Case, it, numbersFrom, pause, present, same } from './harness.ts'
import { putSample, sequencesOf } from './sample-rows.ts'
import { sample } from './samples.ts'

const WORKERS = 6
const ROUNDS = 5

interface Counting {
  readonly count: number
}

/** Every worker increments a counter in a record, in a transaction with seeded pauses. */
async function countInTransactions(store: Store, seed: number): Promise<void> {
  const below = numbersFrom(seed)
  await store.transaction(1, (tx) => tx.files.insert({ ...sample('files', 1), count: 0 } as never))
  const worker = async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await pause(below(4))
      await store.transaction(1, async (tx) => {
        const row = present(await tx.files.get('file-1'))
        await pause(below(6))
        const { count } = row.record as unknown as Counting
        await tx.files.update('file-1', row.version, { set: { count: count + 1 } as never })
        await pause(below(3))
      })
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const row = present(await store.read(1, (tx) => tx.files.get('file-1')))
  same((row.record as unknown as Counting).count, WORKERS * ROUNDS, `the count, seed ${seed}`)
  same(row.version, WORKERS * ROUNDS + 1, 'the version')
}

/** Every worker reads in one transaction and writes in another, and retries on a version conflict. */
async function countByVersions(store: Store, seed: number): Promise<void> {
  const below = numbersFrom(seed)
  await store.transaction(1, (tx) => tx.files.insert({ ...sample('files', 1), count: 0 } as never))
  let conflicts = 0
  const addOne = async () => {
    const row = present(await store.read(1, (tx) => tx.files.get('file-1')))
    await pause(below(8))
    const { count } = row.record as unknown as Counting
    const set = { count: count + 1 } as never
    await store.transaction(1, (tx) => tx.files.update('file-1', row.version, { set }))
  }
  const worker = async () => {
    for (let done = 0; done < ROUNDS; ) {
      try {
        await addOne()
        done++
      } catch (error) {
        if (!EmissionsError.is(error) || error.code !== 'version_conflict') throw error
        conflicts++
      }
    }
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const row = present(await store.read(1, (tx) => tx.files.get('file-1')))
  same(
    (row.record as unknown as Counting).count,
    WORKERS * ROUNDS,
    `the count after ${conflicts} conflicts, seed ${seed}`,
  )
}

/** Workers of three companies insert, update and roll back concurrently; totals and logs must add up. */
async function mixed(store: Store, seed: number): Promise<void> {
  const below = numbersFrom(seed)
  const companies = [1, 2, 3]
  for (const companyId of companies) await store.transaction(companyId, (tx) => putSample(tx, 'sites', 1))
  const kept = new Map(companies.map((companyId) => [companyId, 0]))
  const job = async (n: number) => {
    const companyId = below(3) + 1
    const isGivenUp = below(4) === 0
    const tenths = below(100)
    const work = store.transaction(companyId, async (tx) => {
      await pause(below(4))
      const fuel = sample('siteFuels', n, { vendorId: null })
      await tx.siteFuels.insert(fuel as never, `${tenths}/10`)
      await pause(below(4))
      const line = { ...sample('log', n), recordId: `siteFuel-${n}` }
      await tx.log.append(line as never)
      if (isGivenUp) throw new TypeError('given up')
      kept.set(companyId, (kept.get(companyId) ?? 0) + tenths)
    })
    await work.catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => job(n)))
  for (const companyId of companies) {
    await store.read(companyId, async (tx) => {
      const tenths = kept.get(companyId) ?? 0
      const total = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
      same(await tx.companyTotal(), total, `the total of company ${companyId}, seed ${seed}`)
      const lines = sequencesOf((await tx.log.list({ by: 'sequence' })).rows)
      same(
        lines,
        lines.map((_, index) => index + 1),
        'the numbers of the log',
      )
      same(lines.length, await tx.siteFuels.count({ by: 'startDate' }), 'a line for every record')
    })
    same(await store.verifyTotals(companyId), [], `differences of company ${companyId}, seed ${seed}`)
  }
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)

function seeded(name: string, run: (store: Store, seed: number) => Promise<void>): Case[] {
  return SEEDS.map((seed) => ({ name: `${name} (${seed})`, run: (store) => run(store, seed) }))
}

/** Concurrent transactions. */
export const CONCURRENCY_CASES: readonly Case[] = [
  ...seeded('concurrency: no update of a transaction is lost', countInTransactions),
  ...seeded('concurrency: no update by version is lost', countByVersions),
  ...seeded('concurrency: companies at once, some giving up, tie', mixed),
  it('concurrency: 200 ids asked for at once are 1 to 200', async (store) => {
    const ask = () => store.transaction(1, (tx) => tx.nextId('products'))
    const ids = await Promise.all(Array.from({ length: 200 }, ask))
    same(
      [...ids].sort((a, b) => a - b),
      ids.map((_, index) => index + 1),
    )
    same(await store.transaction(2, (tx) => tx.nextId('products')), 1, 'the first of another company')
  }),
  it('concurrency: 1,000 parallel writes on one site tie to their sum', async (store) => {
    await store.transaction(1, (tx) => putSample(tx, 'sites', 1))
    const post = (_: unknown, n: number) =>
      store.transaction(1, (tx) => tx.siteFuels.insert(sample('siteFuels', n, { vendorId: null }) as never, '0.001'))
    await Promise.all(Array.from({ length: 1_000 }, post))
    same((await store.read(1, (tx) => tx.sites.get('site-1')))?.exact, '1')
  }),
  it('concurrency: of 50 inserts with one key, and one idempotency key, one is kept', async (store) => {
    const post = () => store.transaction(1, (tx) => putSample(tx, 'idempotencyKeys', 1))
    const results = await Promise.allSettled(Array.from({ length: 50 }, post))
    same(results.filter(({ status }) => status === 'fulfilled').length, 1, 'how many were kept')
    for (const result of results) {
      if (result.status === 'rejected') same((result.reason as EmissionsError).code, 'duplicate')
    }
  }),
  {
    name: 'concurrency: a company does not wait for another',
    skip: ({ capabilities }) =>
      capabilities.companiesAtOnce ? undefined : 'the store has one writer for all companies',
    run: async (store) => {
      let letGo: () => void = () => undefined
      const gate = new Promise<void>((resolve) => {
        letGo = resolve
      })
      const slow = store.transaction(1, async () => gate)
      await pause(1)
      same(await store.transaction(2, async () => 'done'), 'done')
      letGo()
      await slow
    },
  },
]
