import { combineFactors, type EmissionFactor, type FactorChoice } from '../emissions/index.ts'
import { findFactor, flightHaul } from '../factors/index.ts'
import type { RowContext } from './activities/row-result.ts'
import type { InputColumn } from './columns.ts'

/** The factor that a cell names; `undefined`: none, or a failure. */
function namedFactor({ row }: RowContext, column: InputColumn): EmissionFactor | undefined {
  const key = row.text(column)
  return key === undefined ? undefined : row.attempt(() => findFactor(key), column)
}
const D = 'desnz-2025/'
export function fuelFactor(c: RowContext): FactorChoice | undefined {
  if (c.row.text('factor')) return namedFactor(c, 'factor')
  const f = c.row.text('fuel')
  const k = f === 'natural gas' ? (c.row.text('country') === 'US' ? 'epa-2025/stationary/natural-gas/mmbtu-hhv' : D + 'fuels/gaseous-fuels/natural-gas/kwh-gross-cv') : f === 'burning oil' ? D + 'fuels/liquid-fuels/burning-oil/litres' : 'epa-2025/stationary/distillate-fuel-oil-no-2/mmbtu-hhv'
  return c.row.attempt(() => findFactor(k), 'fuel')
}
export function gridFactor(c: RowContext): FactorChoice | undefined {
  const k = { GB: D + 'uk-electricity/electricity-generated/electricity-uk/kwh', DE: 'ember/de/kwh', US: 'epa-2025/egrid2023/rfcw/mwh' }[c.row.text('country') ?? ''] ?? 'x'
  return c.row.attempt(() => findFactor(k), 'country')
}
export function vehicleFactor(c: RowContext): FactorChoice | readonly [FactorChoice, FactorChoice] | undefined {
  if (!c.row.text('factor')) return gridFactor(c)
  const a = namedFactor(c, 'factor')
  const b = namedFactor(c, 'distanceFactor')
  return a && b ? c.row.attempt(() => combineFactors(a, b), 'factor') : a
}
export function freightFactor(c: RowContext): FactorChoice | undefined {
  if (c.row.text('factor')) return namedFactor(c, 'factor')
  const h = flightHaul(c.row.text('fromCountry'), c.row.text('toCountry'))
  const k = { TRUCK: D + 'freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km', SHIP: D + 'freighting-goods/cargo-ship/container-ship/average/tonne-km', RAIL: D + 'freighting-goods/rail/freight-train/tonne-km', AIR: D + `freighting-goods/freight-flights/${h === 'domestic' ? 'domestic' : h === 'short' ? 'short-haul' : 'long-haul'}-to-from-uk/without-rf/tonne-km` }[c.row.text('mode') ?? ''] ?? 'x'
  return c.row.attempt(() => findFactor(k), 'mode')
}
export function passengerFactor(c: RowContext): FactorChoice | undefined {
  if (c.row.text('factor')) return namedFactor(c, 'factor')
  const k = { CAR: D + 'passenger-vehicles/cars-by-size/average-car/unknown/km', SHIP: D + 'business-travel-sea/ferry/average-all-passenger/passenger-km', RAIL: D + 'business-travel-land/rail/national-rail/passenger-km', AIR: D + 'business-travel-air/flights/long-haul-to-from-uk/economy-class/without-rf/passenger-km' }[c.row.text('mode') ?? ''] ?? 'x'
  return c.row.attempt(() => findFactor(k), 'mode')
}
export function hotelFactor(c: RowContext): FactorChoice | undefined {
  return c.row.attempt(() => findFactor(D + 'hotel-stay/germany/room-per-night'), 'hotelCountry')
}
