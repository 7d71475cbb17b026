import type { Store } from '../../ledger/collections/store.ts'
import { BATCH_CASES, LOG_BATCH_CASES } from './batch-cases.ts'
import { CONCURRENCY_CASES } from './concurrency-cases.ts'
import { ERASURE_CASES } from './erasure-cases.ts'
import { type Case, type SampleStore, type SuiteSetting, same } from './harness.ts'
import { HOSTILE_CASES } from './hostile-cases.ts'
import { LIST_CASES } from './list-cases.ts'
import { LOG_CASES } from './log-cases.ts'
import { COLLECTION_CASES, RECORD_CASES } from './record-cases.ts'
import { TOTAL_CASES } from './total-cases.ts'
import { TRANSACTION_CASES } from './transaction-cases.ts'

const GROUPS: Readonly<Record<string, readonly Case[]>> = {
  records: RECORD_CASES,
  batches: [...BATCH_CASES, ...LOG_BATCH_CASES],
  lists: LIST_CASES,
  transactions: TRANSACTION_CASES,
  totals: TOTAL_CASES,
  collections: COLLECTION_CASES,
  log: LOG_CASES,
  erasure: ERASURE_CASES,
  concurrency: CONCURRENCY_CASES,
  'hostile values': HOSTILE_CASES,
}

/** The test functions that vitest, jest, node:test and mocha share. */
export interface TestFunctions {
  readonly describe: (name: string, cases: () => void) => unknown
  readonly it: {
    (name: string, run: () => Promise<void>, timeoutMs?: number): unknown
    skip(name: string, run: () => Promise<void>): unknown
  }
}

/** The milliseconds that a case may take: a hundred times those of a slow disk, so that only a case that hangs is ended. */
const TIMEOUT_MS = 60_000

/** Sets the timeout of a case in mocha, which reads it from the context of the case. The others read the argument of `it`. */
function setTimeoutOfMocha(context: unknown, timeoutMs: number): void {
  const { timeout }: { readonly timeout?: unknown } = Object(context ?? {})
  if (typeof timeout === 'function') timeout.call(context, timeoutMs)
}

/** The test runner and the setting of the suite. */
export interface StoreSuite extends TestFunctions, SuiteSetting {
  /** The milliseconds that a case may take. Default: 60,000. */
  readonly timeoutMs?: number | undefined
  /** Runs after each case to close what `create` opened. */
  readonly release?: ((store: Store) => Promise<void>) | undefined
}

/**
 * Registers the requirements of a store as tests, each on an empty store from `create`, for authors of their own
 * stores. A store in memory takes a few seconds for all cases, and each case sets its own timeout. Every case ends with totals that tie to their records. Skipped cases state the reason: a single-process or non-durable store is not tested for more. `describe` and
 * `it` are those of the test runner; a case fails by a rejected promise.
 *
 * @example
 * ```ts
 * import { memoryStore } from 'tonne/service'
 * import { describeStore } from 'tonne/testing'
 * // in a test file: import { describe, it } from 'vitest'
 * const cases = new Map<string, () => Promise<void>>()
 * const describe = (_name: string, write: () => void) => write()
 * const it = Object.assign((name: string, run: () => Promise<void>) => void cases.set(name, run), { skip: () => {} })
 * describeStore('mine', async () => memoryStore(), { describe, it, capabilities: memoryStore().capabilities })
 * for (const run of cases.values()) await run()
 * cases.size > 100 // => true
 * ```
 */
export function describeStore(name: string, create: () => Promise<Store>, suite: StoreSuite): void {
  const { describe, it, release, timeoutMs = TIMEOUT_MS } = suite
  const write = (one: Case) => {
    const reason = one.skip?.(suite)
    const run = async function (this: unknown): Promise<void> {
      setTimeoutOfMocha(this, timeoutMs)
      const store = await create()
      try {
        same(store.capabilities, suite.capabilities, 'the capabilities of the store')
        await one.run(store as SampleStore, suite)
        same(await store.verifyTotals(1), [], 'the totals that differ at the end')
      } finally {
        await release?.(store)
      }
    }
    if (reason === undefined) it(one.name, run, timeoutMs)
    else it.skip(`${one.name} (skipped: ${reason})`, run)
  }
  describe(`store: ${name}`, () => {
    for (const [group, cases] of Object.entries(GROUPS)) {
      describe(group, () => {
        for (const one of cases) write(one)
      })
    }
  })
}
