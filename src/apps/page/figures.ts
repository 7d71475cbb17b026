import { rationalOf } from '../../core/display/index.ts'
import { type DataTier, SCOPE_3_CATEGORIES } from '../../core/emissions/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { InventoryAmounts, InventoryResource } from '../../resources/index.ts'
import type { ShownMethod } from './page-state.ts'
import { type NamedPeriod, timeShare } from './period.ts'
import { multiply } from './rational.ts'
import type { EmissionRecord } from './records.ts'
import { co2eByTier, type ShownTrace, scope3CategoryOf } from './trace-parts.ts'

/** The amounts of a figure; by gas if known. */
type FigureAmounts = Pick<InventoryAmounts, 'records' | 'co2e'> & Partial<InventoryAmounts>

/** A number of the inventory, and the records that it adds up. */
export interface Figure {
  /** Identifies the figure in the address of the page. */
  readonly key: string
  /** 'Scope 1 in 2025' */
  readonly title: string
  /** Describes the records that it counts. */
  readonly about: string
  readonly amounts: FigureAmounts
  readonly column: 'co2e' | 'biogenicCo2'
  /** The method by which electricity counts. */
  readonly method: ShownMethod
  readonly period: NamedPeriod
  readonly holds: (record: EmissionRecord) => boolean
  /**
   * Returns the exact kilograms of a record in the figure, by its trace; null if the record is not part of it. Default:
   * the total of its column.
   */
  readonly kgOf?: (trace: ShownTrace) => string | null
}

/** The exact kilograms of a record in a figure, its share of time included, by its trace; null if it is not part of the figure. */
export function kgInFigure(figure: Figure, record: EmissionRecord, trace: ShownTrace): Rational | null {
  const { column, kgOf, period } = figure
  const text = kgOf === undefined ? trace.total[column] : kgOf(trace)
  return text === null ? null : multiply(rationalOf(text), timeShare(record, period))
}

/** An inventory, and its requested period. */
export interface PeriodInventory {
  readonly inventory: InventoryResource
  readonly period: NamedPeriod
  /** The method by which Scope 2 counts in sums. */
  readonly method: ShownMethod
}

/**
 * Returns the function that finds the scope of a record: the scope of its factor if the inventory lists the record, or
 * else the scope of its kind.
 */
export function scopeOfRecords({
  byKind,
  scopeByFactor,
}: InventoryResource): (record: EmissionRecord) => string | undefined {
  const byFactor = new Map(scopeByFactor.first.map(({ recordId, scope }) => [recordId, scope] as const))
  const moved = new Set(scopeByFactor.first.map(({ emissionKindId, scope }) => `${emissionKindId} ${scope}`))
  // a kind may be shown in several scopes; its own is the one to which no factor moved a record
  const own = byKind.filter(({ emissionKindId, scope }) => !moved.has(`${emissionKindId} ${scope}`))
  const scopes = new Map(own.map(({ emissionKindId, scope }) => [emissionKindId, scope] as const))
  return ({ id, kindId }) => byFactor.get(id) ?? scopes.get(kindId)
}

/** The gas in a figure's unit: 'CO2e', or 'CO2' for biogenic CO2. */
export function gasOf({ column }: Pick<Figure, 'column'>): 'CO2e' | 'CO2' {
  return column === 'co2e' ? 'CO2e' : 'CO2'
}

/** The exact value of a figure. */
export function exactOf({ amounts, column }: Pick<Figure, 'amounts' | 'column'>): string {
  return amounts[column]?.exact ?? '0'
}

/** The fields that differ between figures of a period; key and name are relative to the period. */
type OwnParts = { readonly name: string } & Pick<Figure, 'key' | 'about' | 'amounts' | 'kgOf'> &
  Partial<Pick<Figure, 'column' | 'holds'>>

/** Builds a figure of a period. Default: CO2e of all records. */
function buildFigure(
  { period, method }: Pick<PeriodInventory, 'period' | 'method'>,
  { name, key, ...own }: OwnParts,
): Figure {
  const usual = { column: 'co2e', method, period, title: `${name} in ${period.name}`, holds: () => true } as const
  return { ...usual, ...own, key: `${period.key}${key}` }
}

/** The total: Scope 1, Scope 2 by the chosen method, and Scope 3. */
export function totalFigure(year: PeriodInventory): Figure {
  const about = `Scope 1, Scope 2 by the ${year.method}-based method, and Scope 3 together.`
  return buildFigure(year, { key: 'total', name: 'All emissions', about, amounts: year.inventory.total })
}

/** The figures by scope. Only one of the two figures of Scope 2 is in the total. */
export interface ScopeFigures {
  readonly scope1: Figure
  readonly marketBased: Figure
  readonly locationBased: Figure
  /** The figure of Scope 2 in the total. */
  readonly scope2: Figure
  readonly scope3: Figure
}

export function scopeFigures({ inventory, period, method }: PeriodInventory): ScopeFigures {
  const scopeOf = scopeOfRecords(inventory)
  const { scope1, scope2, scope3 } = inventory
  const missing = new Set(scope2.locationFigureMissing.recordIds)
  const figure = (number: 1 | 2 | 3, amounts: InventoryAmounts, about: string): Figure => {
    const holds = (record: EmissionRecord) => scopeOf(record) === `SCOPE_${number}`
    const own = { key: `scope${number}`, name: `Scope ${number}`, about, amounts, holds }
    return buildFigure({ period, method: 'market' }, own)
  }
  const contracts = 'Purchased electricity, by its contracts.'
  const grids =
    'The same electricity, by the grids that deliver it. It is shown next to the market-based figure and never added to it.'
  const bought = figure(2, scope2.marketBased, contracts)
  const marketBased = { ...bought, key: `${bought.key}-market`, title: `${bought.title}, market-based` }
  const locationBased: Figure = {
    ...figure(2, scope2.locationBased, grids),
    key: `${bought.key}-location`,
    title: `${bought.title}, location-based`,
    method: 'location',
    holds: (record) => bought.holds(record) && !missing.has(record.id),
  }
  return {
    scope1: figure(1, scope1, 'Fuel that the company burns at its sites and in its vehicles.'),
    marketBased,
    locationBased,
    scope2: method === 'market' ? marketBased : locationBased,
    scope3: figure(3, scope3, 'Emissions of others for the company: freight, business trips, goods and waste.'),
  }
}

/** CO2 from biomass, which is in no other figure; null if none was published. */
export function biogenicFigure({ inventory, period }: PeriodInventory): Figure | null {
  const { total: amounts } = inventory
  if (amounts.biogenicCo2 === null) return null
  const about =
    'Carbon dioxide from the biomass in fuels. It is reported separately and is in no other number on this page.'
  const own = { key: 'biogenic', name: 'Biogenic CO2', about, amounts, column: 'biogenicCo2' } as const
  return buildFigure({ period, method: 'market' }, own)
}

/** A figure with its name in a list. */
export interface NamedFigure {
  readonly name: string
  readonly scope: string | null
  readonly figure: Figure
}

function bySize(a: NamedFigure, b: NamedFigure): number {
  return b.figure.amounts.co2e.kg - a.figure.amounts.co2e.kg
}

/** Figures by activity, the largest first. */
export function activityFigures(year: PeriodInventory): readonly NamedFigure[] {
  const { inventory } = year
  const scopeOf = scopeOfRecords(inventory)
  const parted = new Set(inventory.scopeByFactor.first.map(({ emissionKindId }) => emissionKindId))
  return inventory.byKind
    .map(({ emissionKindId, name, scope, amounts }) => {
      const about = `Every record of the kind “${name}”.`
      const holds = (record: EmissionRecord) =>
        record.kindId === emissionKindId && (!parted.has(emissionKindId) || scopeOf(record) === scope)
      const own = { key: `kind:${emissionKindId}:${scope}`, name, about, amounts, holds }
      return { name, scope, figure: buildFigure(year, own) }
    })
    .sort(bySize)
}

/** Lists figures by place: sites and vehicles, the largest first, and records that belong only to the company. */
export function placeFigures(year: PeriodInventory) {
  const { bySite, byVehicle, companyWide } = year.inventory
  const placeFigure = (key: string, name: string, amounts: InventoryAmounts): NamedFigure => {
    const about = `Every record of ${name}; electricity by the ${year.method}-based method.`
    const holds = ({ holder }: EmissionRecord) =>
      (holder.of === 'company' ? 'company' : `${holder.of}:${holder.id}`) === key
    return { name, scope: null, figure: buildFigure(year, { key, name, about, amounts, holds }) }
  }
  const sites = bySite.map(({ siteId, name, amounts }) => placeFigure(`site:${siteId}`, name, amounts))
  const vehicles = byVehicle.map((one) => placeFigure(`vehicle:${one.vehicleId}`, one.name, one.amounts))
  return {
    sites: sites.sort(bySize),
    vehicles: vehicles.sort(bySize),
    companyWide: placeFigure('company', 'The company as a whole', companyWide),
  }
}

/** Names a category: '3.1 Purchased goods and services'. */
function categoryName(category: number | null): string {
  return category === null ? 'No category, or several' : `3.${category} ${SCOPE_3_CATEGORIES[category - 1]}`
}

/** Scope 3 by category, in order. */
export function categoryFigures(year: PeriodInventory): readonly NamedFigure[] {
  const { scope3 } = scopeFigures(year)
  return year.inventory.byScope3Category.map(({ category, amounts }) => {
    const name = categoryName(category)
    const figure = {
      ...scope3,
      key: `${scope3.key}:${category ?? 'other'}`,
      title: `${name} in ${year.period.name}`,
      about:
        category === null
          ? 'Scope 3 records whose factors have no category, or several.'
          : 'Scope 3 records whose factors are in this category.',
      amounts,
      kgOf: (trace: ShownTrace) => (scope3CategoryOf(trace) === category ? trace.total.co2e : null),
    }
    return { name, scope: 'SCOPE_3', figure }
  })
}

const TIER_NAMES: Readonly<Record<DataTier | 'unstated', readonly [name: string, about: string]>> = {
  measured: ['Measured', 'Measured amounts, such as the mass of a gas that leaked.'],
  supplier: ['Supplier data', 'Figures of the supplier for this product or contract.'],
  average: ['Averages', 'Published averages per quantity.'],
  spend: ['Spend-based', 'Averages of a sector per unit of money.'],
  unstated: ['Not stated', 'Own factors that do not state the quality of their data.'],
}

/** All emissions by the quality of the data, the best first. */
export function tierFigures(year: PeriodInventory): readonly NamedFigure[] {
  return year.inventory.byTier.map(({ tier, ...amounts }) => {
    const [name, words] = TIER_NAMES[tier ?? 'unstated']
    const figure = buildFigure(year, {
      key: `tier:${tier ?? 'unstated'}`,
      name,
      about: `${words} A record may be divided among several of these.`,
      amounts,
      kgOf: (trace) => co2eByTier(trace).get(tier) ?? null,
    })
    return { name, scope: null, figure }
  })
}

/** Every figure of a period, by its key. */
export function figuresByKey(inventory: PeriodInventory): ReadonlyMap<string, Figure> {
  const { sites, vehicles, companyWide } = placeFigures(inventory)
  const places = [...sites, ...vehicles, companyWide]
  const named = [...activityFigures(inventory), ...places, ...categoryFigures(inventory), ...tierFigures(inventory)]
  const biogenic = biogenicFigure(inventory)
  const all = [totalFigure(inventory), ...Object.values(scopeFigures(inventory)), ...named.map(({ figure }) => figure)]
  return new Map([...all, ...(biogenic === null ? [] : [biogenic])].map((figure) => [figure.key, figure] as const))
}
