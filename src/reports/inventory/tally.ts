import { getOrCompute } from '../../base/index.ts'
import { negativeTotalNotice } from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { InventoryAmounts, InventoryResource } from '../../resources/index.ts'
import { AmountSum, type RecordAmounts } from './amount-sum.ts'
import { type Co2eByTier, LocationGap, type StandInParts, StandInSums, TierSums } from './data-quality.ts'
import type { Kind, RecordGroups } from './groups-reader.ts'
import { compareTexts } from './in-order.ts'

/** A named sum. */
interface NamedSum {
  readonly name: string
  readonly sum: AmountSum
}

/** A record in the period, with the months that it covers. */
export interface InPeriodRecord {
  readonly id: string
  /** 1, or the number of records in a sum. */
  readonly records: number
  readonly months: readonly { readonly month: string; readonly amounts: RecordAmounts }[]
  readonly whole: RecordAmounts
  /** The CO2e of `whole` by the tier of the data. */
  readonly tiers: Co2eByTier
  /** Amounts by the location-based method; null if there is no separate figure. */
  readonly location: RecordAmounts | null
  /** True if the only figure is market-based: electricity of a site, or a factor of a supplier. */
  readonly isMarketOnly: boolean
  /** Electricity of a site in the period; null if the record has none, or if its unit has no conversion. */
  readonly kilowattHours: Rational | null
  /** The Scope 3 category of its factors; null if they have none, or several. */
  readonly scope3Category: number | null
  readonly standIn: StandInParts
}

const SCOPE_2 = 'SCOPE_2'
const SCOPE_3 = 'SCOPE_3'
/** A number after the fifteen categories of Scope 3; 0 marks records outside Scope 3. */
const NO_CATEGORY = 16

/**
 * True if a record counts in the location-based sum: all of Scope 2 except records that have only a market-based
 * figure. A single figure that is not market-based counts by both methods, such as heat, or a vehicle charged from a
 * grid.
 */
export function hasLocationFigure(
  { kind }: Pick<RecordGroups, 'kind'>,
  { isMarketOnly }: Pick<InPeriodRecord, 'isMarketOnly'>,
): boolean {
  return kind.scope === SCOPE_2 && !isMarketOnly
}

type TallySums = Pick<
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
  | 'standIns'
>

function groupSum(
  groups: Map<string, NamedSum>,
  { id, name }: { readonly id: string; readonly name: string },
): AmountSum {
  return getOrCompute(groups, id, () => ({ name, sum: new AmountSum() })).sum
}

/** Converts groups to resources, in the order of their names. */
function toGroupResources<Resource>(
  groups: ReadonlyMap<string, NamedSum>,
  show: (id: string, name: string, amounts: InventoryAmounts) => Resource,
): Resource[] {
  return [...groups]
    .sort(([a, { name: aName }], [b, { name: bName }]) => compareTexts([aName, a], [bName, b]))
    .map(([id, { name, sum }]) => show(id, name, sum.resource()))
}

/**
 * Records of one kind, holder and Scope 3 category. Every sum of an inventory, except months and tiers, adds up some
 * cells.
 */
interface TallyCell {
  readonly kind: Kind
  readonly site: RecordGroups['site']
  readonly vehicle: RecordGroups['vehicle']
  readonly category: number
  readonly sum: AmountSum
}

/** Lists the totals by scope that are below zero, with their paths in an inventory and their names. */
export function totalsBelowZero({
  total,
  scope1,
  scope2,
  scope3,
}: Pick<TallySums, 'total' | 'scope1' | 'scope2' | 'scope3'>): readonly {
  readonly path: string
  readonly name: string
}[] {
  const all = [
    { path: 'total', name: 'the total', amounts: total },
    { path: 'scope1', name: 'Scope 1', amounts: scope1 },
    { path: 'scope2.locationBased', name: 'Scope 2 by location', amounts: scope2.locationBased },
    { path: 'scope2.marketBased', name: 'Scope 2 by market', amounts: scope2.marketBased },
    { path: 'scope3', name: 'Scope 3', amounts: scope3 },
  ]
  return all.filter(({ amounts }) => amounts.co2e.exact.startsWith('-'))
}

/** All sums of an inventory. A scope is the sum of its kinds, and the total is the sum of the scopes. */
export class Tally {
  readonly #cells = new Map<string, TallyCell>()
  readonly #byMonth = new Map<string, NamedSum>()
  readonly #byTier = new TierSums()
  readonly #standIns = new StandInSums()
  readonly #locationBased = new AmountSum()
  readonly #locationGap = new LocationGap()

  add(groups: RecordGroups, record: InPeriodRecord): void {
    this.#cell(groups, record).sum.add(record.whole, record.records)
    if (hasLocationFigure(groups, record)) this.#locationBased.add(record.location ?? record.whole, record.records)
    else if (groups.kind.scope === SCOPE_2) this.#locationGap.add(record.id, record.kilowattHours)
    this.#byTier.add(record.tiers, record.records)
    this.#standIns.add(groups.kind.scope, record, { isLocated: hasLocationFigure(groups, record) })
    for (const { month, amounts } of record.months)
      groupSum(this.#byMonth, { id: month, name: month }).add(amounts, record.records)
  }

  resource(): TallySums {
    const ofScope = (scope: string) => this.#sumOf((cell) => cell.kind.scope === scope)
    const [scope1, scope2, scope3] = [ofScope('SCOPE_1'), ofScope(SCOPE_2), ofScope(SCOPE_3)]
    const total = new AmountSum().merge(scope1).merge(scope2).merge(scope3)
    const companyWide = this.#sumOf(({ site, vehicle }) => site === null && vehicle === null)
    return {
      total: total.resource(),
      scope1: scope1.resource(),
      scope2: {
        locationBased: this.#locationBased.resource(),
        marketBased: scope2.resource(),
        locationFigureMissing: this.#locationGap.resource(),
      },
      scope3: scope3.resource(),
      byScope3Category: this.#byCategory(),
      byKind: this.#byKind(),
      bySite: toGroupResources(this.#heldBy('site'), (siteId, name, amounts) => ({ siteId, name, amounts })),
      byVehicle: toGroupResources(this.#heldBy('vehicle'), (vehicleId, name, amounts) => ({
        vehicleId,
        name,
        amounts,
      })),
      companyWide: companyWide.resource(),
      byMonth: toGroupResources(this.#byMonth, (month, _, amounts) => ({ month, amounts })),
      byTier: this.#byTier.resource(),
      standIns: this.#standIns.resource(),
    }
  }

  /** The notices about the sums. */
  notices(): Notice[] {
    return [
      ...this.#locationGap.notices(),
      ...totalsBelowZero(this.resource()).map(({ name, path }) => negativeTotalNotice(name, path)),
    ]
  }

  #cell({ kind, site, vehicle }: RecordGroups, { scope3Category }: InPeriodRecord): TallyCell {
    const category = kind.scope === SCOPE_3 ? (scope3Category ?? NO_CATEGORY) : 0
    // a deleted kind may have different scopes in different records
    const key = `${kind.scope} ${kind.id} ${site?.id ?? vehicle?.id} ${category}`
    return getOrCompute(this.#cells, key, () => ({ kind, site, vehicle, category, sum: new AmountSum() }))
  }

  #sumOf(isOf: (cell: TallyCell) => boolean): AmountSum {
    const sum = new AmountSum()
    for (const cell of this.#cells.values()) if (isOf(cell)) sum.merge(cell.sum)
    return sum
  }

  #byKind(): TallySums['byKind'] {
    const kinds = new Map<string, { readonly kind: Kind; readonly sum: AmountSum }>()
    for (const { kind, sum } of this.#cells.values()) {
      const key = `${kind.scope} ${kind.id}`
      getOrCompute(kinds, key, () => ({ kind, sum: new AmountSum() })).sum.merge(sum)
    }
    return [...kinds.values()]
      .sort(({ kind: a }, { kind: b }) => compareTexts([a.scope, a.name, a.id], [b.scope, b.name, b.id]))
      .map(({ kind: { id, name, scope }, sum }) => ({ emissionKindId: id, name, scope, amounts: sum.resource() }))
  }

  #byCategory(): TallySums['byScope3Category'] {
    const cells = [...this.#cells.values()].filter(({ category }) => category !== 0)
    const categories = [...new Set(cells.map(({ category }) => category))].sort((a, b) => a - b)
    return categories.map((category) => ({
      category: category === NO_CATEGORY ? null : category,
      amounts: this.#sumOf((cell) => cell.category === category).resource(),
    }))
  }

  #heldBy(holder: 'site' | 'vehicle'): Map<string, NamedSum> {
    const groups = new Map<string, NamedSum>()
    for (const cell of this.#cells.values()) {
      const held = cell[holder]
      if (held !== null) groupSum(groups, held).merge(cell.sum)
    }
    return groups
  }
}

/** Sums of Scope 1, and of Scope 2 by both methods. */
export class OwnScopeSums {
  readonly #scope1 = new AmountSum()
  readonly #locationBased = new AmountSum()
  readonly #marketBased = new AmountSum()

  add(groups: RecordGroups, record: InPeriodRecord): void {
    const { scope } = groups.kind
    const { whole, location, records } = record
    if (scope === 'SCOPE_1') this.#scope1.add(whole, records)
    if (scope === SCOPE_2) this.#marketBased.add(whole, records)
    if (hasLocationFigure(groups, record)) this.#locationBased.add(location ?? whole, records)
  }

  resource() {
    const [locationBased, marketBased] = [this.#locationBased.resource(), this.#marketBased.resource()]
    return { scope1: this.#scope1.resource(), scope2: { locationBased, marketBased } }
  }
}
