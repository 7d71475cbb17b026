import type { Notice } from '../../../errors/index.ts'
import type { Rational } from '../../../exact/index.ts'
import type { InventoryAmounts, InventoryResource } from '../../../resources/index.ts'
import { AmountSum, type RecordAmounts } from './amount-sum.ts'
import type { Kind, RecordGroups } from './groups-reader.ts'
import { inOrder } from './in-order.ts'
import { LocationGap } from './location-gap.ts'
import { type Co2eByTier, TierSums } from './tier-sums.ts'

/** A sum with what it is called. */
interface Named {
  readonly name: string
  readonly sum: AmountSum
}

/** A record in the period: its parts by month, and all of them together. */
export interface Counted {
  readonly id: string
  readonly months: readonly { readonly month: string; readonly amounts: RecordAmounts }[]
  readonly whole: RecordAmounts
  /** The CO2e of `whole` by the tier of the data. */
  readonly tiers: Co2eByTier
  /** Amounts by the location-based method; null: no other figure. */
  readonly location: RecordAmounts | null
  /** True where the one figure is of the market: electricity of a site, or a factor of a supplier. */
  readonly isMarketAlone: boolean
  /** Electricity of a site in the period; null where it is none, or not known in that unit. */
  readonly kilowattHours: Rational | null
  /** The category of Scope 3 that its factors decide; null: none, or several. */
  readonly scope3Category: number | null
}

const SCOPE_2 = 'SCOPE_2'
const SCOPE_3 = 'SCOPE_3'
/** Behind the fifteen categories. */
const NO_CATEGORY = 16

/**
 * True for what the location-based sum holds: all of scope 2 but what has a market-based figure alone. One figure that is
 * not of the market is that of both methods: heat, or a vehicle that a grid charges.
 */
export function hasLocationFigure(
  { kind }: Pick<RecordGroups, 'kind'>,
  { isMarketAlone }: Pick<Counted, 'isMarketAlone'>,
): boolean {
  return kind.scope === SCOPE_2 && !isMarketAlone
}

type Sums = Pick<
  InventoryResource,
  | 'total'
  | 'scope1'
  | 'scope2'
  | 'scope3'
  | 'byScope3Category'
  | 'byKind'
  | 'bySite'
  | 'byVehicle'
  | 'companyWide'
  | 'byMonth'
  | 'byTier'
>

function sumUnder(groups: Map<string, Named>, { id, name }: { readonly id: string; readonly name: string }): AmountSum {
  const group = groups.get(id) ?? { name, sum: new AmountSum() }
  groups.set(id, group)
  return group.sum
}

/** Groups in the order of their names. */
function resourcesBy<Resource>(
  groups: ReadonlyMap<string, Named>,
  show: (id: string, name: string, amounts: InventoryAmounts) => Resource,
): Resource[] {
  return [...groups]
    .sort(([a, { name: aName }], [b, { name: bName }]) => inOrder([aName, a], [bName, b]))
    .map(([id, { name, sum }]) => show(id, name, sum.resource()))
}

/** All the sums of an inventory. Scopes are sums of their kinds, and the total that of the scopes. */
export class Tally {
  readonly #byKind = new Map<string, { readonly kind: Kind; readonly sum: AmountSum }>()
  readonly #bySite = new Map<string, Named>()
  readonly #byVehicle = new Map<string, Named>()
  readonly #byMonth = new Map<string, Named>()
  readonly #byTier = new TierSums()
  readonly #byScope3Category = new Map<number, AmountSum>()
  readonly #companyWide = new AmountSum()
  readonly #locationBased = new AmountSum()
  readonly #locationGap = new LocationGap()

  add({ kind, site, vehicle }: RecordGroups, record: Counted): void {
    const { months, whole } = record
    // a deleted kind may be of one scope in one record and of another in the next
    const key = `${kind.scope} ${kind.id}`
    const ofKind = this.#byKind.get(key) ?? { kind, sum: new AmountSum() }
    this.#byKind.set(key, ofKind)
    ofKind.sum.add(whole)
    if (hasLocationFigure({ kind }, record)) this.#locationBased.add(record.location ?? whole)
    else if (kind.scope === SCOPE_2) this.#locationGap.add(record.id, record.kilowattHours)
    if (kind.scope === SCOPE_3) this.#ofCategory(record.scope3Category ?? NO_CATEGORY).add(whole)
    this.#holder(site, vehicle).add(whole)
    this.#byTier.add(record.tiers)
    for (const { month, amounts } of months) sumUnder(this.#byMonth, { id: month, name: month }).add(amounts)
  }

  resource(): Sums {
    const [scope1, scope2, scope3] = [this.#scope('SCOPE_1'), this.#scope(SCOPE_2), this.#scope(SCOPE_3)]
    const total = new AmountSum().merge(scope1).merge(scope2).merge(scope3)
    return {
      total: total.resource(),
      scope1: scope1.resource(),
      scope2: {
        locationBased: this.#locationBased.resource(),
        marketBased: scope2.resource(),
        locationFigureMissing: this.#locationGap.resource(),
      },
      scope3: scope3.resource(),
      byScope3Category: [...this.#byScope3Category]
        .sort(([a], [b]) => a - b)
        .map(([category, sum]) => ({ category: category === NO_CATEGORY ? null : category, amounts: sum.resource() })),
      byKind: [...this.#byKind.values()]
        .sort(({ kind: a }, { kind: b }) => inOrder([a.scope, a.name, a.id], [b.scope, b.name, b.id]))
        .map(({ kind: { id, name, scope }, sum }) => ({ emissionKindId: id, name, scope, amounts: sum.resource() })),
      bySite: resourcesBy(this.#bySite, (siteId, name, amounts) => ({ siteId, name, amounts })),
      byVehicle: resourcesBy(this.#byVehicle, (vehicleId, name, amounts) => ({ vehicleId, name, amounts })),
      companyWide: this.#companyWide.resource(),
      byMonth: resourcesBy(this.#byMonth, (month, _, amounts) => ({ month, amounts })),
      byTier: this.#byTier.resource(),
    }
  }

  /** Notices of the sums. */
  notices(): Notice[] {
    return this.#locationGap.notices()
  }

  #ofCategory(category: number): AmountSum {
    const sum = this.#byScope3Category.get(category) ?? new AmountSum()
    this.#byScope3Category.set(category, sum)
    return sum
  }

  #holder(site: RecordGroups['site'], vehicle: RecordGroups['vehicle']): AmountSum {
    if (site !== null) return sumUnder(this.#bySite, site)
    return vehicle === null ? this.#companyWide : sumUnder(this.#byVehicle, vehicle)
  }

  #scope(scope: string): AmountSum {
    const sum = new AmountSum()
    for (const { kind, sum: ofKind } of this.#byKind.values()) if (kind.scope === scope) sum.merge(ofKind)
    return sum
  }
}
