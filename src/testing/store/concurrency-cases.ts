import { EmissionsError } from '../../core/errors/index.ts'
import type { ReadTransaction, Store, Transaction } from '../../ledger/collections/store.ts'
import { type Case, checkSequence, gate, it, present, randomNumbers, same, yieldTurns } from './harness.ts'
import { anyOf, getSample, put, putSample, sequencesOf } from './sample-rows.ts'
import { sample } from './samples.ts'

const WORKERS = 6
const ROUNDS = 5

interface CounterRow {
  readonly version: number
  readonly count: number
}

async function readCounter(tx: ReadTransaction): Promise<CounterRow> {
  const { version, record } = present(await getSample(tx, 'files', 1))
  return { version, count: Number(record.count) }
}

async function writeCounter(tx: Transaction, { version, count }: CounterRow): Promise<void> {
  await anyOf(tx, 'files').update('file-1', version, { set: { count: count + 1 } })
}

/** Every worker increments a counter `ROUNDS` times by `increment`; none may be lost. */
async function countConcurrently(store: Store, seed: number, increment: () => Promise<void>): Promise<void> {
  await store.transaction(1, (tx) => put(tx, 'files', sample('files', 1, { count: 0 })))
  const worker = async () => {
    for (let round = 0; round < ROUNDS; round++) await increment()
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  const count = WORKERS * ROUNDS
  same(await store.read(1, readCounter), { version: count + 1, count }, `the counter, seed ${seed}`)
}

/** Increments in a transaction, with seeded pauses. */
async function countInTransactions(store: Store, seed: number): Promise<void> {
  const below = randomNumbers(seed)
  await countConcurrently(store, seed, async () => {
    await yieldTurns(below(4))
    await store.transaction(1, async (tx) => {
      const row = await readCounter(tx)
      await yieldTurns(below(6))
      await writeCounter(tx, row)
      await yieldTurns(below(3))
    })
  })
}

/** Reads in one transaction, writes in another, and retries on a version conflict. */
async function countByVersions(store: Store, seed: number): Promise<void> {
  const below = randomNumbers(seed)
  const increment = async (): Promise<void> => {
    const row = await store.read(1, readCounter)
    await yieldTurns(below(8))
    await store
      .transaction(1, (tx) => writeCounter(tx, row))
      .catch((error: unknown) => {
        if (!EmissionsError.is(error) || error.code !== 'version_conflict') throw error
        return increment()
      })
  }
  await countConcurrently(store, seed, increment)
}

/** Workers of three companies insert, update and roll back concurrently; totals and logs must add up. */
async function runMixedWrites(store: Store, seed: number): Promise<void> {
  const below = randomNumbers(seed)
  const companies = [1, 2, 3]
  for (const companyId of companies) await store.transaction(companyId, (tx) => putSample(tx, 'sites', 1))
  const committed = new Map(companies.map((companyId) => [companyId, 0]))
  const job = async (n: number) => {
    const companyId = below(3) + 1
    const isGivenUp = below(4) === 0
    const tenths = below(100)
    const work = store.transaction(companyId, async (tx) => {
      await yieldTurns(below(4))
      const fuel = sample('siteFuels', n, { vendorId: null })
      await tx.siteFuels.insert(fuel, `${tenths}/10`)
      await yieldTurns(below(4))
      const line = { ...sample('log', n), recordId: `siteFuel-${n}` }
      await tx.log.append(line)
      if (isGivenUp) throw new TypeError('given up')
      committed.set(companyId, (committed.get(companyId) ?? 0) + tenths)
    })
    await work.catch((error: unknown) => {
      if (!(error instanceof TypeError)) throw error
    })
  }
  await Promise.all(Array.from({ length: 40 }, (_, n) => job(n)))
  for (const companyId of companies) {
    await store.read(companyId, async (tx) => {
      const tenths = committed.get(companyId) ?? 0
      const total = tenths % 10 === 0 ? String(tenths / 10) : (tenths / 10).toFixed(1)
      same(await tx.companyTotal(), total, `the total of company ${companyId}, seed ${seed}`)
      const lines = sequencesOf((await tx.log.list({ by: 'sequence' })).rows)
      checkSequence(lines, 'the numbers of the log')
      same(lines.length, await tx.siteFuels.count({ by: 'startDate' }), 'a line for every record')
    })
    same(await store.verifyTotals(companyId), [], `differences of company ${companyId}, seed ${seed}`)
  }
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1)

function itEachSeed(name: string, run: (store: Store, seed: number) => Promise<void>): Case[] {
  return SEEDS.map((seed) => ({ name: `${name} (${seed})`, run: (store) => run(store, seed) }))
}

const TOGETHER = { groupCommit: true } as const

/** The outcome of each of a number of works that wait for each other. */
function together<T>(
  store: Store,
  count: number,
  work: (tx: Transaction, n: number) => Promise<T>,
): Promise<PromiseSettledResult<T>[]> {
  const start = (_: unknown, n: number) => store.transaction(1, (tx) => work(tx, n), TOGETHER)
  return Promise.allSettled(Array.from({ length: count }, start))
}

function insertFuel(tx: Transaction, n: number): Promise<unknown> {
  return tx.siteFuels.insert(sample('siteFuels', n, { vendorId: null }), '0.001')
}

/** The records and totals that were committed. */
async function committedFuels(store: Store): Promise<{ readonly count: number; readonly exact: string | undefined }> {
  return store.read(1, async (tx) => ({
    count: await tx.siteFuels.count({ by: 'startDate' }),
    exact: (await tx.sites.get('site-1'))?.exact ?? undefined,
  }))
}

/** Fails the case unless one succeeded, and the others were duplicates. */
function checkOneSucceeds(outcomes: readonly PromiseSettledResult<unknown>[]): void {
  same(outcomes.filter(({ status }) => status === 'fulfilled').length, 1, 'how many succeeded')
  for (const one of outcomes) if (one.status === 'rejected') same(one.reason.code, 'duplicate')
}

/** Works that may share a commit. */
const GROUP_CASES: readonly Case[] = [
  it('group commit: every one sees those before it, and all are committed', async (store) => {
    await store.transaction(1, (tx) => putSample(tx, 'sites', 1))
    const counts = await together(store, 40, async (tx, n) => {
      await insertFuel(tx, n)
      await tx.log.append({ ...sample('log', n), recordId: `siteFuel-${n}` })
      return tx.siteFuels.count({ by: 'startDate' })
    })
    const numbers = counts.map((one) => (one.status === 'fulfilled' ? one.value : Number.NaN))
    checkSequence(numbers.sort((a, b) => a - b))
    same(await committedFuels(store), { count: 40, exact: '0.04' })
    const lines = await store.read(1, async (tx) => sequencesOf((await tx.log.list({ by: 'sequence' })).rows))
    same(lines.length, 40, 'the lines of the log')
    checkSequence(lines, 'the numbers of the log')
    same(await store.verifyTotals(1), [])
  }),
  ...([true, false] as const).map((isAfterWriting) =>
    it(`group commit: one fails ${isAfterWriting ? 'after' : 'before'} it wrote, and the others stay`, async (store) => {
      await store.transaction(1, (tx) => putSample(tx, 'sites', 1))
      const outcomes = await together(store, 20, async (tx, n) => {
        if (isAfterWriting) await insertFuel(tx, n)
        if (n % 5 === 3) throw new TypeError(`given up ${n}`)
        if (!isAfterWriting) await insertFuel(tx, n)
      })
      for (const [n, outcome] of outcomes.entries()) {
        const message = outcome.status === 'rejected' ? outcome.reason.message : null
        same(message, n % 5 === 3 ? `given up ${n}` : null, `the outcome of ${n}`)
      }
      same(await committedFuels(store), { count: 16, exact: '0.016' })
      same(await store.verifyTotals(1), [])
    }),
  ),
  it('group commit: of 50 inserts of one key, one succeeds', async (store) => {
    checkOneSucceeds(await together(store, 50, (tx) => putSample(tx, 'idempotencyKeys', 1)))
  }),
  it('group commit: beside transactions of their own, no id is given twice', async (store) => {
    const ask = (_: unknown, n: number) =>
      store.transaction(1, (tx) => tx.nextId('products'), n % 3 === 0 ? undefined : TOGETHER)
    const ids = await Promise.all(Array.from({ length: 100 }, ask))
    checkSequence([...ids].sort((a, b) => a - b))
  }),
  it('group commit: a call after the end of its own work is rejected, though others are under way', async (store) => {
    // settled from the start: a rejection that nobody awaits yet would end the process
    const late: Promise<PromiseSettledResult<unknown>[]>[] = []
    const outcomes = await together(store, 5, async (tx, n) => {
      if (n === 0) return void late.push(Promise.allSettled([yieldTurns(2).then(() => insertFuel(tx, 0))]))
      await yieldTurns(3)
    })
    same(outcomes.filter(({ status }) => status === 'rejected').length, 0)
    const [outcome] = (await late[0]) ?? []
    same(outcome?.status === 'rejected' && outcome.reason.code, 'transaction_ended')
  }),
]

/** Concurrent transactions. */
export const CONCURRENCY_CASES: readonly Case[] = [
  ...GROUP_CASES,
  ...itEachSeed('concurrency: no update of a transaction is lost', countInTransactions),
  ...itEachSeed('concurrency: no update by version is lost', countByVersions),
  ...itEachSeed('concurrency: totals and logs of concurrent companies tie, though some roll back', runMixedWrites),
  it('concurrency: 200 ids requested concurrently are 1 to 200', async (store) => {
    const ask = () => store.transaction(1, (tx) => tx.nextId('products'))
    const ids = await Promise.all(Array.from({ length: 200 }, ask))
    checkSequence([...ids].sort((a, b) => a - b))
    same(await store.transaction(2, (tx) => tx.nextId('products')), 1, 'the first of another company')
  }),
  it('concurrency: 1,000 parallel writes on one site tie to their sum', async (store) => {
    await store.transaction(1, (tx) => putSample(tx, 'sites', 1))
    const post = (_: unknown, n: number) => store.transaction(1, (tx) => insertFuel(tx, n))
    await Promise.all(Array.from({ length: 1_000 }, post))
    same((await store.read(1, (tx) => tx.sites.get('site-1')))?.exact, '1')
  }),
  it('concurrency: of 50 inserts with one idempotency key, one succeeds', async (store) => {
    const post = () => store.transaction(1, (tx) => putSample(tx, 'idempotencyKeys', 1))
    checkOneSucceeds(await Promise.allSettled(Array.from({ length: 50 }, post)))
  }),
  {
    name: 'concurrency: a company does not wait for another',
    skip: ({ capabilities }) =>
      capabilities.companiesAtOnce ? undefined : 'the store has one writer for all companies',
    run: async (store) => {
      const { opened, open } = gate()
      const slow = store.transaction(1, () => opened)
      await yieldTurns(1)
      same(await store.transaction(2, async () => 'done'), 'done')
      open()
      await slow
    },
  },
]
