import type { InventoryAmounts, InventoryResource } from '../resources/index.ts'
import type { ShownMethod } from './page-state.ts'
import type { NamedPeriod } from './period.ts'
import type { EmissionRecord } from './records.ts'
import type { ShownTrace } from './trace-parts.ts'

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

/** The exact kilograms of a record in a figure, by its trace; null if the record is not part of it. */
export function kgInFigure({ column, kgOf }: Figure, trace: ShownTrace): string | null {
  return kgOf === undefined ? trace.total[column] : kgOf(trace)
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
  // // a kind may be shown in several scopes; its own is the one to which no factor moved a record
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
export function figureOf(
  { period, method }: Pick<PeriodInventory, 'period' | 'method'>,
  { name, key, ...own }: OwnParts,
): Figure {
  const usual = { column: 'co2e', method, period, title: `${name} in ${period.name}`, holds: () => true } as const
  return { ...usual, ...own, key: `${period.key}${key}` }
}

/** The total: Scope 1, Scope 2 by the chosen method, and Scope 3. */
export function totalFigure(year: PeriodInventory): Figure {
  const about = `Scope 1, Scope 2 by the ${year.method}-based method, and Scope 3 together.`
  return figureOf(year, { key: 'total', name: 'All emissions', about, amounts: year.inventory.total })
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
    return figureOf({ period, method: 'market' }, own)
  }
  const contracts = 'Electricity that the company buys, by what its contracts say of it.'
  const grids =
    'The same electricity, by the grids that it comes from. It stands beside the market-based figure and is never added to it.'
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
    scope1: figure(1, scope1, 'What the company itself burns: fuel at its sites and in its vehicles.'),
    marketBased,
    locationBased,
    scope2: method === 'market' ? marketBased : locationBased,
    scope3: figure(3, scope3, 'What others emit for the company: freight, business trips, goods and waste.'),
  }
}

/** CO2 from biomass, which is in no other figure; null if none was published. */
export function biogenicFigure({ inventory, period }: PeriodInventory): Figure | null {
  const { total: amounts } = inventory
  if (amounts.biogenicCo2 === null) return null
  const about = 'Carbon dioxide from the biomass in fuels. It is reported apart and is in no other number of this page.'
  const own = { key: 'biogenic', name: 'Biogenic CO2', about, amounts, column: 'biogenicCo2' } as const
  return figureOf({ period, method: 'market' }, own)
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
      return { name, scope, figure: figureOf(year, own) }
    })
    .sort(bySize)
}

/** Figures by place: sites and vehicles, the largest first, and records that belong only to the company. */
interface PlaceFigures {
  readonly sites: readonly NamedFigure[]
  readonly vehicles: readonly NamedFigure[]
  readonly companyWide: NamedFigure
}

export function placeFigures(year: PeriodInventory): PlaceFigures {
  const { bySite, byVehicle, companyWide } = year.inventory
  const placeFigure = (key: string, name: string, amounts: InventoryAmounts): NamedFigure => {
    const about = `Every record of ${name}; electricity by the ${year.method}-based method.`
    const holds = ({ holder }: EmissionRecord) =>
      (holder.of === 'company' ? 'company' : `${holder.of}:${holder.id}`) === key
    return { name, scope: null, figure: figureOf(year, { key, name, about, amounts, holds }) }
  }
  const sites = bySite.map(({ siteId, name, amounts }) => placeFigure(`site:${siteId}`, name, amounts))
  const vehicles = byVehicle.map((one) => placeFigure(`vehicle:${one.vehicleId}`, one.name, one.amounts))
  return {
    sites: sites.sort(bySize),
    vehicles: vehicles.sort(bySize),
    companyWide: placeFigure('company', 'The company as a whole', companyWide),
  }
}
