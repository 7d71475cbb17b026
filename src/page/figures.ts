import type { InventoryAmounts, InventoryResource } from '../resources/index.ts'
import type { NamedPeriod } from './period.ts'
import type { EmissionRecord } from './records.ts'

/** A number of the inventory, and the records that it is the sum of. */
export interface Figure {
  /** 'Scope 1 in 2025' */
  readonly title: string
  /** Records it holds: 'whatever is burnt …'. */
  readonly about: string
  readonly amounts: InventoryAmounts
  readonly column: 'co2e' | 'biogenicCo2'
  /** By which of the two methods electricity counts. */
  readonly method: 'market' | 'location'
  readonly period: NamedPeriod
  readonly holds: (record: EmissionRecord) => boolean
}

/** An inventory, and the period that was asked for. */
export interface PeriodInventory {
  readonly inventory: InventoryResource
  readonly period: NamedPeriod
}

/** The scope that each record counts under: that of its factor where the inventory names it, else that of its kind. */
function scopeOfRecords({ byKind, scopeByFactor }: InventoryResource): (record: EmissionRecord) => string | undefined {
  const byFactor = new Map(scopeByFactor.first.map(({ recordId, scope }) => [recordId, scope] as const))
  const moved = new Set(scopeByFactor.first.map(({ emissionKindId, scope }) => `${emissionKindId} ${scope}`))
  // of the scopes that a kind is shown with, its own is the one to which no factor moved a record
  const own = byKind.filter(({ emissionKindId, scope }) => !moved.has(`${emissionKindId} ${scope}`))
  const scopes = new Map(own.map(({ emissionKindId, scope }) => [emissionKindId, scope] as const))
  return ({ id, kindId }) => byFactor.get(id) ?? scopes.get(kindId)
}

/** 't CO2e', or of biogenic CO2 't CO2': the unit of a figure. */
export function gasOf({ column }: Pick<Figure, 'column'>): 'CO2e' | 'CO2' {
  return column === 'co2e' ? 'CO2e' : 'CO2'
}

/** Exact value of a figure. */
export function exactOf({ amounts, column }: Pick<Figure, 'amounts' | 'column'>): string {
  return amounts[column]?.exact ?? '0'
}

const MARKET_BASED = { column: 'co2e', method: 'market' } as const
const everything = () => true

/** All of it: scope 1, scope 2 market-based, and scope 3. */
export function totalFigure({ inventory, period }: PeriodInventory): Figure {
  return {
    ...MARKET_BASED,
    title: `All emissions in ${period.name}`,
    about: 'Scope 1, Scope 2 by the market-based method, and Scope 3 together.',
    amounts: inventory.total,
    period,
    holds: everything,
  }
}

/** The figures by scope; the location-based one stands beside the market-based one, and in no sum. */
export interface ScopeFigures {
  readonly scope1: Figure
  readonly marketBased: Figure
  readonly locationBased: Figure
  readonly scope3: Figure
}

export function scopeFigures({ inventory, period }: PeriodInventory): ScopeFigures {
  const scopeOf = scopeOfRecords(inventory)
  const { scope1, scope2, scope3 } = inventory
  const missing = new Set(scope2.locationFigureMissing.recordIds)
  const figure = (number: 1 | 2 | 3, amounts: InventoryAmounts, about: string): Figure => {
    const holds = (record: EmissionRecord) => scopeOf(record) === `SCOPE_${number}`
    return { ...MARKET_BASED, title: `Scope ${number} in ${period.name}`, about, amounts, period, holds }
  }
  const contracts = 'Electricity that the company buys, by what its contracts say of it. This figure is in the total.'
  const grids =
    'The same electricity, by the grids that it comes from. It stands beside the market-based figure and is never added to it.'
  const marketBased = figure(2, scope2.marketBased, contracts)
  return {
    scope1: figure(1, scope1, 'What the company itself burns: fuel at its sites and in its vehicles.'),
    marketBased: { ...marketBased, title: `${marketBased.title}, market-based` },
    locationBased: {
      ...figure(2, scope2.locationBased, grids),
      title: `${marketBased.title}, location-based`,
      method: 'location',
      holds: (record) => marketBased.holds(record) && !missing.has(record.id),
    },
    scope3: figure(3, scope3, 'What others burn for the company: freight and business trips.'),
  }
}

/** CO2 from biomass, which is in none of the other figures; null where none was published. */
export function biogenicFigure({ inventory, period }: PeriodInventory): Figure | null {
  if (inventory.total.biogenicCo2 === null) return null
  return {
    title: `Biogenic CO2 in ${period.name}`,
    about: 'Carbon dioxide from the biomass in fuels. It is reported apart and is in no other number of this page.',
    amounts: inventory.total,
    column: 'biogenicCo2',
    method: 'market',
    period,
    holds: everything,
  }
}

/** A figure with what it is called in a list. */
export interface NamedFigure {
  readonly name: string
  readonly scope: string | null
  readonly figure: Figure
}

function bySize(a: NamedFigure, b: NamedFigure): number {
  return b.figure.amounts.co2e.kg - a.figure.amounts.co2e.kg
}

/** By activity, the largest first. */
export function activityFigures({ inventory, period }: PeriodInventory): readonly NamedFigure[] {
  const scopeOf = scopeOfRecords(inventory)
  const parted = new Set(inventory.scopeByFactor.first.map(({ emissionKindId }) => emissionKindId))
  return inventory.byKind
    .map(({ emissionKindId, name, scope, amounts }) => {
      const title = `${name} in ${period.name}`
      const about = `Every record of the kind “${name}”.`
      const holds = (record: EmissionRecord) =>
        record.kindId === emissionKindId && (!parted.has(emissionKindId) || scopeOf(record) === scope)
      return { name, scope, figure: { ...MARKET_BASED, title, about, amounts, period, holds } }
    })
    .sort(bySize)
}

/** By where it happens: sites and vehicles, the largest first, and what belongs to the company alone. */
interface PlaceFigures {
  readonly sites: readonly NamedFigure[]
  readonly vehicles: readonly NamedFigure[]
  readonly companyWide: NamedFigure
}

export function placeFigures({ inventory, period }: PeriodInventory): PlaceFigures {
  const { bySite, byVehicle, companyWide } = inventory
  const placeFigure = (name: string, amounts: InventoryAmounts, holds: Figure['holds']): NamedFigure => {
    const about = `Every record of ${name}; electricity by the market-based method.`
    const title = `${name} in ${period.name}`
    return { name, scope: null, figure: { ...MARKET_BASED, title, about, amounts, period, holds } }
  }
  const isAt =
    (of: 'site' | 'vehicle', id: string) =>
    ({ holder }: EmissionRecord) =>
      holder.of === of && holder.id === id
  const sites = bySite.map(({ siteId, name, amounts }) => placeFigure(name, amounts, isAt('site', siteId)))
  const vehicles = byVehicle.map((one) => placeFigure(one.name, one.amounts, isAt('vehicle', one.vehicleId)))
  const isOfCompany = ({ holder }: EmissionRecord) => holder.of === 'company'
  return {
    sites: sites.sort(bySize),
    vehicles: vehicles.sort(bySize),
    companyWide: placeFigure('Freight and business trips', companyWide, isOfCompany),
  }
}
