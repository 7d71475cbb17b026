import { parseNumber } from '../../src/core/exact/index.ts'
import type { Store, Transaction } from '../../src/ledger/collections/index.ts'
import { minute, sample } from '../../src/testing/store/samples.ts'
import type { Random } from '../oracle/random.ts'

/** What was acknowledged of a company: how many fuels, of how many tenths of a kilogram, and changes of the hot one. */
export interface Kept {
  count: number
  tenths: number
  updates: number
}

/** One write: where, by which id, and where chance comes from. */
interface Write {
  readonly store: Store
  readonly companyId: number
  readonly id: string
  readonly random: Random
}

class GivenUp extends Error {}

const HOT = 'hot'

function fuel(id: string, siteId: string) {
  return { ...sample('siteFuels', 1), id, siteId, startDate: minute(id.length) } as never
}

/** A company with a hot site and a cold one, and one fuel that everybody changes. */
export async function furnish(store: Store, companyId: number): Promise<Kept> {
  await store.transaction(companyId, async (tx) => {
    for (const n of [1, 2]) await tx.sites.insert(sample('sites', n) as never)
    await tx.vendors.insert(sample('vendors', 1) as never)
    await tx.siteFuels.insert(fuel(HOT, 'site-1'), '0.1')
  })
  return { count: 1, tenths: 1, updates: 0 }
}

function tenthsOf(exact: string): number {
  const { n, d } = parseNumber(exact)
  return Number((n * 10n) / d)
}

async function change(tx: Transaction, siteId: string): Promise<number> {
  const row = await tx.siteFuels.get(HOT)
  if (row === null) throw new TypeError('the hot fuel is gone')
  const held = tenthsOf(row.exact ?? '0')
  // read, then written: another one between both would be lost
  await tx.siteFuels.update(HOT, row.version, { set: { siteId } as never, exact: `${held + 3}/10` })
  return 3
}

/** An insert, a change of what all change, or both and a delete; now and then given up. What is kept is added up. */
export async function write({ store, companyId, id, random }: Write, kept: Kept): Promise<void> {
  const siteId = random.unit() < 0.8 ? 'site-1' : 'site-2'
  const [kind, isGivenUp, tenths] = [random.whole(0, 3), random.unit() < 0.15, random.whole(-50, 500)]
  const sum = { count: 0, tenths: 0, updates: 0 }
  const work = async (tx: Transaction) => {
    // the store may ask for another try
    Object.assign(sum, { count: 0, tenths: 0, updates: 0 })
    if (kind !== 0) {
      await tx.siteFuels.insert(fuel(id, siteId), `${tenths}/10`)
      Object.assign(sum, { count: 1, tenths })
    }
    if (kind !== 1) {
      sum.tenths += await change(tx, siteId)
      sum.updates += 1
    }
    if (kind === 3) {
      await tx.siteFuels.delete(id)
      Object.assign(sum, { count: 0, tenths: sum.tenths - tenths })
    }
    if (isGivenUp) throw new GivenUp()
  }
  try {
    await store.transaction(companyId, work)
  } catch (error) {
    if (error instanceof GivenUp) return
    throw error
  }
  for (const field of ['count', 'tenths', 'updates'] as const) kept[field] += sum[field]
}

/** The same, as the store has it. */
export function keptOf(store: Store, companyId: number): Promise<Kept> {
  return store.read(companyId, async (tx) => {
    const hot = await tx.siteFuels.get(HOT)
    return {
      count: await tx.siteFuels.count({ by: 'startDate' }),
      tenths: tenthsOf(await tx.companyTotal()),
      updates: (hot?.version ?? 0) - 1,
    }
  })
}
