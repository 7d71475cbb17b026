import { type Fraction, fraction, plus, times } from '../../../oracle/rational-oracle.ts'
import type {
  ActivityName,
  ModelActivity,
  ModelBatch,
  ModelFactor,
  ModelFile,
  ModelKey,
  ModelKind,
  ModelLine,
  ModelLock,
  ModelProduct,
  ModelSite,
  ModelVehicle,
  ModelVendor,
} from './naive-records.ts'

/** The collections of which a record may be named that is no more. */
export type NamedCollection = 'sites' | 'vehicles' | 'vendors' | 'products' | 'batches' | 'kinds' | 'keys' | 'locks'

/** A company as lists, each in the order in which it was filled; every total is a sum that is made when somebody asks. */
export interface NaiveCompany {
  readonly id: number
  /** Whether what is computed now counts clean electricity, too. */
  readonly policy: { isCleanCounted: boolean }
  readonly sites: Map<string, ModelSite>
  readonly vehicles: Map<string, ModelVehicle>
  readonly vendors: Map<string, ModelVendor>
  readonly products: Map<number, ModelProduct>
  readonly batches: Map<number, ModelBatch>
  readonly activities: Map<string, ModelActivity>
  readonly kinds: Map<string, ModelKind>
  /** Those that were deleted stay, and say so. */
  readonly factors: Map<string, ModelFactor>
  /** Those that were deleted stay, and say so. */
  readonly files: Map<string, ModelFile>
  readonly keys: Map<string, ModelKey>
  readonly locks: Map<string, ModelLock>
  /** The ids of what was deleted. */
  readonly gone: Readonly<Record<NamedCollection, (string | number)[]>>
  readonly revoked: ModelKey[]
  readonly log: ModelLine[]
  /** How far the log went when somebody asked. */
  readonly heads: { readonly sequence: number; readonly digest: string }[]
  /** Answers to requests that may come again, by their keys. */
  readonly answered: Map<string, string>
}

export function naiveCompany(id: number): NaiveCompany {
  return {
    id,
    policy: { isCleanCounted: false },
    sites: new Map(),
    vehicles: new Map(),
    vendors: new Map(),
    products: new Map(),
    batches: new Map(),
    activities: new Map(),
    kinds: new Map(),
    factors: new Map(),
    files: new Map(),
    keys: new Map(),
    locks: new Map(),
    gone: { sites: [], vehicles: [], vendors: [], products: [], batches: [], kinds: [], keys: [], locks: [] },
    revoked: [],
    log: [],
    heads: [],
    answered: new Map(),
  }
}

/** Takes a record out for good. */
export function remove(company: NaiveCompany, of: NamedCollection, id: string | number): void {
  const held = company[of] as Map<string | number, unknown>
  held.delete(id)
  company.gone[of].push(id)
}

/** Writes a line of the log; of what emits with its kilograms before and after. */
export function note(
  { log }: NaiveCompany,
  [action, collection, id]: readonly [ModelLine['action'], string, string | number],
  { before = null, after = null }: Partial<Pick<ModelLine, 'before' | 'after'>> = {},
): void {
  // numbers are of each collection, and files are called what clients call them: the log says of which
  const recordId = typeof id === 'number' || collection === 'files' ? `${collection}/${id}` : id
  log.push({ action, collection, recordId, before, after })
}

export const ZERO: Fraction = { over: 0n, under: 1n }

export function sumOf(parts: Iterable<Fraction>): Fraction {
  let sum = ZERO
  for (const part of parts) sum = plus(sum, part)
  return sum
}

/** The sum of the activities that are chosen. */
export function totalOf({ activities }: NaiveCompany, isCounted: (activity: ModelActivity) => boolean): Fraction {
  const parts = []
  for (const activity of activities.values()) if (isCounted(activity)) parts.push(activity.kg)
  return sumOf(parts)
}

/** A part of a whole; where all parts are nothing, one of as many equal ones. */
function shareOf(part: Fraction, parts: readonly Fraction[]): Fraction {
  const whole = sumOf(parts)
  if (whole.over === 0n) return { over: 1n, under: BigInt(parts.length) }
  return { over: part.over * whole.under, under: part.under * whole.over }
}

/** What a batch should have: its share, by weight, of each movement that carries it. */
export function batchTotal(company: NaiveCompany, batchId: number): Fraction {
  const weightOf = (id: number) => company.batches.get(id)?.weight ?? ZERO
  const movements = [...company.activities.values()].filter(({ batchIds }) => batchIds.includes(batchId))
  return sumOf(movements.map(({ kg, batchIds }) => times(kg, shareOf(weightOf(batchId), batchIds.map(weightOf)))))
}

/** Kilograms of all pieces of each product of a batch. */
export function weightsIn({ products }: NaiveCompany, counts: ModelBatch['counts']): ReadonlyMap<number, Fraction> {
  const weighed = [...counts].map(([id, count]) => {
    return [id, times(fraction(count), fraction(products.get(id)?.weight ?? '0'))] as const
  })
  return new Map(weighed)
}

/** What a product should have: its share, by weight, of each batch it is in; null while it is in none. */
export function productTotal(
  company: NaiveCompany,
  productId: number,
  totals: ReadonlyMap<number, Fraction>,
): Fraction | null {
  const holding = [...company.batches].filter(([, { counts }]) => counts.has(productId))
  if (holding.length === 0) return null
  return sumOf(
    holding.map(([batchId, { counts }]) => {
      const weights = weightsIn(company, counts)
      const share = shareOf(weights.get(productId) ?? ZERO, [...weights.values()])
      return times(totals.get(batchId) ?? ZERO, share)
    }),
  )
}

/** True where an activity of the collection, or of any, names what is asked for. */
export function isNamed(
  { activities }: NaiveCompany,
  names: (activity: ModelActivity) => boolean,
  of?: ActivityName,
): boolean {
  for (const activity of activities.values())
    if ((of === undefined || activity.of === of) && names(activity)) return true
  return false
}

/** Forgets everything of a company. What its keys were is kept: they speak for nobody any more. */
export function erase(company: NaiveCompany): void {
  const { gone, log, heads, policy, keys, revoked, ...held } = company
  revoked.push(...keys.values())
  for (const collection of [keys, ...Object.values(held)]) if (collection instanceof Map) collection.clear()
  for (const ids of [log, heads, ...Object.values(gone)]) ids.length = 0
  policy.isCleanCounted = false
}

/** True where a record that starts then lies, even in part, in a period that is locked: each lasts up to the 28th. */
export function isLocked({ locks }: NaiveCompany, start: string): boolean {
  const end = `${start.slice(0, 7)}-28`
  return [...locks.values()].some(({ from, to }) => from < end && to > start.slice(0, 10))
}

/** True where a record of a locked period is of the kind. */
export function isKindLocked(company: NaiveCompany, kindId: string): boolean {
  return isNamed(company, (activity) => {
    const id = activity.of === 'siteFuels' ? activity.kind.id : 'kindId' in activity ? activity.kindId : null
    return id === kindId && isLocked(company, activity.start)
  })
}
