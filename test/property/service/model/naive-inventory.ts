import { type Fraction, fraction, plus, times } from '../../../oracle/rational-oracle.ts'
import { gridKg, isAlike, kilowattHours, locationKg } from './emission-oracle.ts'
import { type NaiveCompany, ZERO } from './naive-company.ts'
import type { ModelActivity, ModelKind } from './naive-records.ts'
import { KINDS } from './naming.ts'

const DAY_MS = 86_400_000

/** Scopes of the kinds that are built in. */
const SCOPES = new Map([
  [KINDS.fuel.id, 'SCOPE_1'],
  [KINDS.electricity.id, 'SCOPE_2'],
  [KINDS.vehicle.id, 'SCOPE_1'],
  [KINDS.electricVehicle.id, 'SCOPE_2'],
  [KINDS.product.id, 'SCOPE_3'],
  [KINDS.lorry.id, 'SCOPE_3'],
  [KINDS.travel.id, 'SCOPE_3'],
])

/** An activity as an inventory counts it. */
interface Counted {
  readonly activity: ModelActivity
  readonly kindId: string
  readonly scope: string
  /** The part of its time that lies in the period. */
  readonly share: Fraction
  readonly kg: Fraction
}

/** A period: from a day up to, not including, another. */
export interface Days {
  readonly from: string
  readonly to: string
}

/** Days since 1970 of a date, or of a moment at midnight. */
function dayOf(date: string): number {
  return Date.parse(date.slice(0, 10)) / DAY_MS
}

/** Every record is of one month, from its first day up to the 28th. */
function lastDay(start: string): number {
  return dayOf(`${start.slice(0, 7)}-28`)
}

/** How much of a record lies in a period. */
function shareIn({ start }: ModelActivity, { from, to }: Days): Fraction {
  const [first, last] = [dayOf(start), lastDay(start)]
  const days = Math.min(last, dayOf(to)) - Math.max(first, dayOf(from))
  return { over: BigInt(Math.max(days, 0)), under: BigInt(last - first) }
}

/** The kind of an activity as it is now; one that was deleted as it was, or what stands for it. */
function kindOfActivity({ kinds, vehicles }: NaiveCompany, activity: ModelActivity): ModelKind {
  switch (activity.of) {
    case 'siteFuels':
      return kinds.get(activity.kind.id) ?? activity.kind
    case 'siteEnergies':
      return kinds.get(activity.kindId) ?? (SCOPES.has(activity.kindId) ? builtIn(activity.kindId) : KINDS.electricity)
    case 'vehicleEmissions': {
      const vehicle = vehicles.get(activity.below)?.kind as ModelKind
      return kinds.get(activity.kindId) ?? (SCOPES.has(activity.kindId) ? builtIn(activity.kindId) : vehicle)
    }
    case 'movements':
      return KINDS.lorry
    case 'travels':
      return KINDS.travel
  }
}

function builtIn(id: string): ModelKind {
  return Object.values(KINDS).find((one) => one.id === id) as ModelKind
}

/** Electricity is in no Scope 1, and what a published factor says is burnt in no built-in kind of bought electricity. */
function scopeOf(activity: ModelActivity, scope: string, isBuiltIn: boolean): string {
  if (activity.of === 'siteEnergies') return scope === 'SCOPE_1' ? 'SCOPE_2' : scope
  const isBurnt = 'factor' in activity && activity.factor.said === null
  return isBurnt && isBuiltIn && scope === 'SCOPE_2' ? 'SCOPE_1' : scope
}

/** What of a company's activities lies in a period. */
export function countedIn(naive: NaiveCompany, days: Days): readonly Counted[] {
  const counted: Counted[] = []
  for (const activity of naive.activities.values()) {
    const share = shareIn(activity, days)
    if (share.over === 0n) continue
    const { id: kindId, scope } = kindOfActivity(naive, activity)
    const known = scopeOf(activity, scope ?? (SCOPES.get(kindId) as string), scope === null)
    counted.push({ activity, kindId, scope: known, share, kg: times(activity.kg, share) })
  }
  return counted
}

/** A figure of an inventory: how many records, and their kilograms. */
export interface Amount {
  readonly records: number
  readonly kg: Fraction
}

export function amountOf(counted: readonly Counted[]): Amount {
  return { records: counted.length, kg: counted.reduce((sum, { kg }) => plus(sum, kg), ZERO) }
}

/** Amounts by what the records are grouped by; undefined: not counted. */
export function amountsBy(
  counted: readonly Counted[],
  keyOf: (counted: Counted) => string | undefined,
): ReadonlyMap<string, Amount> {
  const groups = new Map<string, Counted[]>()
  for (const one of counted) {
    const key = keyOf(one)
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return new Map([...groups].map(([key, held]) => [key, amountOf(held)]))
}

/** True where the one figure of an activity is the market's: electricity without a grid factor, or a supplier's mix. */
function isMarketOnly(activity: ModelActivity): boolean {
  if (activity.of === 'siteEnergies') return gridKg(activity.countryId, activity.year) === null
  return 'factor' in activity && activity.factor.isSupplierMix
}

/** Scope 2 by the location-based method, and what has no such figure. */
export function locationBased(counted: readonly Counted[]) {
  const ofScope = counted.filter(({ scope }) => scope === 'SCOPE_2')
  const missing = ofScope.filter(({ activity }) => isMarketOnly(activity))
  const located = ofScope
    .filter((one) => !missing.includes(one))
    .map((one) => {
      const { activity, share, kg } = one
      return activity.of === 'siteEnergies' ? { ...one, kg: times(locationKg(activity), share) } : { ...one, kg }
    })
  const isAllKnown = missing.every(({ activity }) => activity.of === 'siteEnergies' && isAlike(activity.unitId, '4'))
  const used = missing.map(({ activity, share }) => {
    return activity.of === 'siteEnergies' ? times(kilowattHours(activity), share) : fraction('0')
  })
  return { located: amountOf(located), missing: missing.length, kWh: isAllKnown ? used.reduce(plus, ZERO) : null }
}

/** Records of one site, kind and collection that lie in one month: each of them covers the same days as the others. */
export function overlapsIn(counted: readonly Counted[]): number {
  const groups = amountsBy(counted, ({ activity, kindId }) => {
    const { of, below, start } = activity
    return of === 'siteFuels' || of === 'siteEnergies' ? `${of} ${below} ${kindId} ${start}` : undefined
  })
  return [...groups.values()].filter(({ records }) => records > 1).length
}
