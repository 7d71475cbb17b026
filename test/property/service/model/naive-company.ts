import { type Fraction, fraction, plus, times } from '../../../oracle/rational-oracle.ts'

/** The collections of what was done and emitted. */
export type ActivityName = 'siteFuels' | 'siteEnergies' | 'vehicleEmissions' | 'movements' | 'travels'

/** An activity as the model sees it: kilograms, and who holds them. */
export interface ModelActivity {
  readonly id: string
  readonly of: ActivityName
  /** The site, vehicle or batch of its path. */
  readonly below: string | number | null
  readonly vendorId: string | null
  readonly kg: Fraction
  /** The batches of a movement. */
  readonly batchIds: readonly number[]
  /** What it was computed from, so that a change can be computed from the rest. */
  readonly made: Readonly<Record<string, string>>
}

/** A batch: how many of each product, and the weight it is shared by. */
export interface ModelBatch {
  readonly counts: ReadonlyMap<number, number>
  readonly weight: Fraction
}

/** A company as lists, where every total is a sum that is made when somebody asks. */
export interface NaiveCompany {
  readonly id: number
  readonly sites: Set<string>
  readonly vehicles: Map<string, { readonly perKm: string | null; readonly per: string }>
  readonly vendors: Set<string>
  /** The weight of each product. */
  readonly products: Map<number, string>
  readonly batches: Map<number, ModelBatch>
  readonly activities: Map<string, ModelActivity>
}

export function naiveCompany(id: number): NaiveCompany {
  return {
    id,
    sites: new Set(),
    vehicles: new Map(),
    vendors: new Set(),
    products: new Map(),
    batches: new Map(),
    activities: new Map(),
  }
}

export const ZERO: Fraction = { over: 0n, under: 1n }

export function sumOf(parts: Iterable<Fraction>): Fraction {
  let sum = ZERO
  for (const part of parts) sum = plus(sum, part)
  return sum
}

/** The sum of the activities that are chosen. */
export function totalOf({ activities }: NaiveCompany, isCounted: (activity: ModelActivity) => boolean): Fraction {
  return sumOf([...activities.values()].filter(isCounted).map(({ kg }) => kg))
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

/** What a product should have: its share, by weight, of each batch it is in; null while it is in none. */
export function productTotal(company: NaiveCompany, productId: number): Fraction | null {
  const holding = [...company.batches].filter(([, { counts }]) => counts.has(productId))
  if (holding.length === 0) return null
  return sumOf(
    holding.map(([batchId, { counts }]) => {
      const weights = new Map(
        [...counts].map(([id, count]) => [id, times(fraction(count), fraction(company.products.get(id) ?? '0'))]),
      )
      return times(batchTotal(company, batchId), shareOf(weights.get(productId) ?? ZERO, [...weights.values()]))
    }),
  )
}
