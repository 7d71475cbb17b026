import { lazy } from '../../base/index.ts'
import type { EmissionFactor, FuelBridge } from '../../core/emissions/index.ts'
import { OGL_ATTRIBUTION } from './attribution-texts.ts'
import { DESNZ_2025_ENERGY } from './data/desnz-2025-energy.ts'
import { tableLines } from './table-lines.ts'

/** The energy that a road vehicle uses per unit of distance or freight. */
export interface VehicleEnergy {
  /** The unit of the factor: 'km', 'mi', 't·km'. */
  readonly unit: string
  /** Published digits, kWh of fuel by its net calorific value; '0' for a battery electric vehicle, null: not published. */
  readonly fuelKwhNet: string | null
  /** Published digits, kWh of electricity; null: not published. */
  readonly electricityKwh: string | null
  readonly source: string
}

/** The edition whose vehicles have published energy. */
export const VEHICLE_ENERGY_EDITION = 'desnz-2025'
const SOURCE = `DESNZ, UK Government GHG Conversion Factors 2025 (full set), SECR kWh. ${OGL_ATTRIBUTION}`

/** Vehicles themselves; not their upstream figures, nor the losses of the grid that charges them. */
const VEHICLES: readonly string[] = [
  'vehicle',
  'vehicle-van',
  'vehicle-hgv',
  'vehicle-ev-electricity',
  'managed-assets-vehicles',
  'travel-land',
  'freight-road',
  'freight-road-refrigerated',
]

/**
 * The group of a vehicle in the energy tables, by its group in the emission tables; rows and units have the same
 * numbers in both.
 */
const GROUP_OF_ENERGY: Readonly<Record<string, string>> = {
  305: '306', // HGVs refrigerated (delivery vehicles)
  307: '300', // managed cars by market segment
  308: '301', // managed cars by size
  309: '302', // managed motorbikes
  310: '303', // managed vans
  311: '304', // managed HGVs
  312: '306', // managed HGVs, refrigerated
}

/** Returns the row of energy of a row of emissions: a vehicle has the same group, row and unit on every sheet. */
function energyRow(row: string): string {
  const [, group = '', ...rest] = row.split('_')
  return [GROUP_OF_ENERGY[group] ?? group, ...rest].join('_')
}

const energies = lazy(
  () => new Map(tableLines(DESNZ_2025_ENERGY).map(({ cells: [row = '', ...figures] }) => [row, figures] as const)),
)

const publishedOrNull = (digits: string | undefined) => (digits === undefined || digits === '' ? null : digits)

/**
 * Returns the energy per unit of distance or freight for the vehicle of a `desnz-2025` factor, as published for energy
 * reports (SECR): cars, motorbikes, vans and lorries, regardless of their owner. A plug-in hybrid uses both fuel and
 * electricity. Undefined for a factor without such figures: other editions, trains, taxis, upstream figures.
 *
 * @example
 * ```ts
 * import { findFactor, vehicleEnergyOf } from 'tonne/factors'
 * const car = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km')
 * vehicleEnergyOf(car)?.fuelKwhNet // => '0.42263'
 * const electric = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/battery-electric-vehicle/km')
 * vehicleEnergyOf(electric)?.electricityKwh // => '0.16955'
 * vehicleEnergyOf(findFactor('desnz-2025/business-travel-land/rail/national-rail/passenger-km')) // => undefined
 * ```
 */
export function vehicleEnergyOf({
  edition,
  category,
  row,
  unit,
}: Pick<EmissionFactor, 'edition' | 'category' | 'row' | 'unit'>): VehicleEnergy | undefined {
  if (edition !== VEHICLE_ENERGY_EDITION || !VEHICLES.includes(category)) return undefined
  const figures = energies().get(energyRow(row))
  if (figures === undefined) return undefined
  const [fuel, electricity] = figures
  return Object.freeze({
    unit,
    fuelKwhNet: publishedOrNull(fuel),
    electricityKwh: publishedOrNull(electricity),
    source: SOURCE,
  })
}

/** The energy of a vehicle per unit of distance or freight as properties; absent if not published or not used. */
export interface VehicleBridges {
  /** To kWh of fuel by its net calorific value. */
  readonly fuel?: FuelBridge
  /** To kWh of electricity. */
  readonly electricity?: FuelBridge
}

/**
 * Returns the published energy of a factor's vehicle as properties that convert its distance to kWh, for
 * `calculateEnergy`: fuel, electricity, or both for a plug-in hybrid. Empty if `vehicleEnergyOf` finds nothing.
 *
 * @example
 * ```ts
 * import { findFactor, vehicleBridges } from 'tonne/factors'
 * const { fuel } = vehicleBridges(findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km'))
 * fuel?.times // => '0.42263'
 * fuel?.to // => 'kWh'
 * ```
 */
export function vehicleBridges(
  factor: Pick<EmissionFactor, 'edition' | 'category' | 'row' | 'unit' | 'name'>,
): VehicleBridges {
  const energy = vehicleEnergyOf(factor)
  if (energy === undefined) return {}
  const { unit: from, fuelKwhNet, electricityKwh, source } = energy
  const uses = (kwh: string | null): kwh is string => kwh !== null && Number(kwh) !== 0
  const bridge = (what: string, times: string) => ({
    name: `${what} of ${factor.name}`,
    from,
    to: 'kWh',
    times,
    source,
  })
  return {
    ...(uses(fuelKwhNet) && {
      fuel: Object.freeze({ ...bridge('fuel by net calorific value', fuelKwhNet), heatingValue: 'net' } as const),
    }),
    ...(uses(electricityKwh) && { electricity: Object.freeze(bridge('electricity', electricityKwh)) }),
  }
}
