import type { InventoryAmounts, InventoryResource } from '../resources/index.ts'
import type { Period } from './period.ts'
import type { EmissionRecord, Holder } from './records.ts'

/** The scopes of the Greenhouse Gas Protocol, as /v1 names them. */
export type Scope = 'SCOPE_1' | 'SCOPE_2' | 'SCOPE_3'

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
  readonly period: Period
  readonly holds: (record: EmissionRecord) => boolean
}

/** An inventory, and the period that was asked for. */
export interface PeriodInventory {
  readonly inventory: InventoryResource
  readonly period: Period
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

const everything = () => true

/** All of it: scope 1, scope 2 market-based, and scope 3. */
export function totalFigure({ inventory, period }: PeriodInventory): Figure {
  return {
    title: `All emissions in ${period.name}`,
    about: 'Scope 1, Scope 2 by the market-based method, and Scope 3 together.',
    amounts: inventory.total,
    column: 'co2e',
    method: 'market',
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
  const common = { column: 'co2e', method: 'market', period } as const
  const isOf = (scope: Scope) => (record: EmissionRecord) => scopeOf(record) === scope
  const missing = new Set(scope2.locationFigureMissing.recordIds)
  return {
    scope1: {
      ...common,
      title: `Scope 1 in ${period.name}`,
      about: 'What the company itself burns: fuel at its sites and in its vehicles.',
      amounts: scope1,
      holds: isOf('SCOPE_1'),
    },
    marketBased: {
      ...common,
      title: `Scope 2 in ${period.name}, market-based`,
      about: 'Electricity that the company buys, by what its contracts say of it. This figure is in the total.',
      amounts: scope2.marketBased,
      holds: isOf('SCOPE_2'),
    },
    locationBased: {
      ...common,
      title: `Scope 2 in ${period.name}, location-based`,
      about:
        'The same electricity, by the grids that it comes from. It stands beside the market-based figure and is never added to it.',
      amounts: scope2.locationBased,
      method: 'location',
      holds: (record) => scopeOf(record) === 'SCOPE_2' && !missing.has(record.id),
    },
    scope3: {
      ...common,
      title: `Scope 3 in ${period.name}`,
      about: 'What others burn for the company: freight and business trips.',
      amounts: scope3,
      holds: isOf('SCOPE_3'),
    },
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
      return {
        name,
        scope,
        figure: { title, about, amounts, column: 'co2e', method: 'market', period, holds } as const,
      }
    })
    .sort(bySize)
}

/** Figure of a site, a vehicle or the company alone. */
function holderFigure({ name, amounts, isHeld, period }: Held): NamedFigure {
  const about = `Every record of ${name}; electricity by the market-based method.`
  const holds = ({ holder }: EmissionRecord) => isHeld(holder)
  const figure = { title: `${name} in ${period.name}`, about, amounts, column: 'co2e', method: 'market', period, holds }
  return { name, scope: null, figure: figure as Figure }
}

interface Held {
  readonly name: string
  readonly amounts: InventoryAmounts
  readonly isHeld: (holder: Holder) => boolean
  readonly period: Period
}

const isOf = (of: 'site' | 'vehicle', id: string) => (holder: Holder) => holder.of === of && holder.id === id

/** By where it happens: sites and vehicles, the largest first, and what belongs to the company alone. */
export interface PlaceFigures {
  readonly sites: readonly NamedFigure[]
  readonly vehicles: readonly NamedFigure[]
  readonly companyWide: NamedFigure
}

export function placeFigures({ inventory, period }: PeriodInventory): PlaceFigures {
  const { bySite, byVehicle, companyWide } = inventory
  return {
    sites: bySite
      .map(({ siteId, name, amounts }) => holderFigure({ name, amounts, period, isHeld: isOf('site', siteId) }))
      .sort(bySize),
    vehicles: byVehicle
      .map(({ vehicleId, name, amounts }) =>
        holderFigure({ name, amounts, period, isHeld: isOf('vehicle', vehicleId) }),
      )
      .sort(bySize),
    companyWide: holderFigure({
      name: 'Freight and business trips',
      amounts: companyWide,
      period,
      isHeld: ({ of }) => of === 'company',
    }),
  }
}
