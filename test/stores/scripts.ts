import { EmissionsError } from '../../src/core/errors/index.ts'
import { parseNumber, reduce } from '../../src/core/exact/index.ts'
import { COLLECTIONS, type CollectionName, type Store, type Transaction } from '../../src/ledger/collections/index.ts'
import { anyOf } from '../../src/testing/store/sample-rows.ts'
import { ALL, type AnyRecord } from '../../src/testing/store/samples.ts'
import type { Random } from '../oracle/random.ts'
import { anyCall, type Call } from './calls.ts'

/** What is done in one transaction, and whether it is given up at its end. */
interface Step {
  readonly companyId: number
  readonly calls: readonly (readonly Call[])[]
  readonly isKept: boolean
}

/** Calls in their order; those of companies that nobody else has. */
export interface Script {
  readonly companies: readonly number[]
  readonly hashes: readonly string[]
  readonly steps: readonly Step[]
}

class GivenUp extends Error {}

const STEPS_MAX = 8
const CALLS_MAX = 14

/** Transactions of two companies, the given one and the one below. */
export function anyScript(random: Random, companyId: number): Script {
  const companies = [companyId, companyId - 1]
  const hashes = [1, 2, 3].map((n) => `hash-${companyId}-${n}`)
  const call = () => anyCall(random, hashes)
  const steps = Array.from({ length: random.whole(1, STEPS_MAX) }, () => ({
    companyId: random.unit() < 0.75 ? companyId : random.one(companies),
    // mostly one after the other, at times several at once
    calls: Array.from({ length: random.whole(1, CALLS_MAX) }, () =>
      Array.from({ length: random.unit() < 0.8 ? 1 : random.whole(2, 4) }, call),
    ),
    isKept: random.unit() < 0.75,
  }))
  return { companies, hashes, steps }
}

/** Exact numbers of the same value are the same, however they are written. */
function shown(value: unknown): string {
  return JSON.stringify(value, (field, held: unknown) => {
    if (field === 'exact' && typeof held === 'string') {
      const { n, d } = reduce(parseNumber(held))
      return `${n}/${d}`
    }
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held
    return Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

/** What came back, or what it was refused with, as text. */
async function answerOf(work: Promise<unknown>): Promise<string> {
  try {
    return shown((await work) ?? null)
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations.map(({ path, code }) => `${path} ${code}`).join(', ')
    if (error instanceof TypeError) return 'TypeError'
    throw error
  }
}

/** The answers to all calls of a script, to what is committed after each step, and to everything at its end. */
export async function answersOf({ companies, hashes, steps }: Script, store: Store): Promise<readonly string[]> {
  const answers: string[] = []
  const lookUp = async () => {
    for (const hash of hashes) answers.push(`${hash}: ${await answerOf(store.findApiKey(hash))}`)
  }
  for (const { companyId, calls, isKept } of steps) {
    const work = async (tx: Transaction) => {
      const held = {}
      for (const atOnce of calls) {
        const done = await Promise.all(atOnce.map((call) => answerOf(call.make(tx, held))))
        answers.push(...done.map((answer, index) => `${atOnce[index]?.name}: ${answer}`))
      }
      await lookUp()
      if (!isKept) throw new GivenUp()
    }
    await store.transaction(companyId, work).catch((error: unknown) => {
      if (!(error instanceof GivenUp)) throw error
    })
    await lookUp()
  }
  for (const companyId of companies) answers.push(...(await everything(store, companyId)))
  return answers
}

async function listed(tx: unknown, name: CollectionName): Promise<string[]> {
  const lists: readonly AnyRecord[] = COLLECTIONS[name].lists.filter((list) => !('where' in list))
  const found = lists.map((list) => anyOf(tx as Transaction, name).list({ by: list.by }, { limit: 10_000 }))
  return (await Promise.all(found)).map((list) => `${name}: ${shown(list)}`)
}

async function everything(store: Store, companyId: number): Promise<string[]> {
  const kept = await store.read(companyId, async (tx) => {
    const answers = [`company: ${shown({ exact: await tx.companyTotal() })}`]
    for (const name of ALL) answers.push(...(await listed(tx, name)))
    return answers
  })
  const wrong = [await store.verifyTotals(companyId), await store.rebuildTotals(companyId)]
  return [...kept, `differences: ${shown(wrong)}`]
}
