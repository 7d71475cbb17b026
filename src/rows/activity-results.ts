import { definedFields } from '../base/index.ts'
import {
  type Cabin,
  calculateFuel,
  calculateMovement,
  calculateQuantity,
  calculateRefrigerant,
  calculateSpend,
  calculateTrip,
  calculateVehicle,
  type DistanceInput,
  type FuelConsumption,
  scope2,
  type Trip,
  type TripLeg,
  type VehicleActivity,
} from '../core/activities/index.ts'
import type { FuelBridge } from '../core/emissions/index.ts'
import { yearOfPeriod } from '../core/time/index.ts'
import { type FoundRefrigerant, findBridge, findRefrigerant } from '../reference/factors/index.ts'
import type { ActivityKind } from './columns.ts'
import { modeOf } from './row-distance.ts'
import {
  freightFactor,
  fuelFactor,
  gridFactor,
  hotelFactor,
  namedFactor,
  passengerFactor,
  quantityFactor,
  residualFactor,
  spendFactor,
  vehicleFactor,
} from './row-factors.ts'
import { type RowContext, type RowResult, resultsOf } from './row-result.ts'

function bridgeOf({ row }: RowContext): FuelBridge | undefined {
  const key = row.text('bridge')
  return key === undefined ? undefined : row.attempt(() => findBridge(key), 'bridge')
}

/** Calculates fuel burnt at a site: Scope 1. A named factor may be for purchased heat or upstream emissions instead. */
function fuelResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const heatingValue = row.choice('heatingValue')
  const bridge = bridgeOf(context)
  const factor = fuelFactor(context)
  if (factor === undefined || row.hasFailed('bridge')) return []
  return resultsOf(
    row.attempt(() => calculateFuel({ value, unit, factor, allowCredits, ...definedFields({ heatingValue, bridge }) })),
  )
}

/** Calculates electricity used at a site: Scope 2, location-based and market-based. */
function electricityResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const percentageOfCleanEnergy = row.text('percentageOfCleanEnergy')
  const grid = gridFactor(context)
  const custom = namedFactor(context, 'supplierFactor')
  const residual = residualFactor(context)
  if (grid === undefined || row.hasFailed('supplierFactor') || row.hasFailed('residualFactor')) return []
  const both = row.attempt(
    () => scope2({ value, unit, grid, allowCredits, ...definedFields({ percentageOfCleanEnergy, custom, residual }) }),
    row.text('factor') === undefined ? 'activity' : 'factor',
  )
  if (both === undefined) return []
  return [
    { scope: 2, basis: 'location', calculation: both.location },
    { scope: 2, basis: 'market', calculation: both.market },
  ]
}

function consumptionOf({ row }: RowContext): FuelConsumption | undefined {
  const value = row.text('consumption')
  if (value === undefined) return undefined
  return { value, unit: row.required('consumptionUnit'), per: row.text('consumptionPer') === '100' ? 100 : 1 }
}

function fuelOf({ row }: RowContext): VehicleActivity['fuel'] {
  const value = row.text('fuelValue')
  return value === undefined ? undefined : { value, unit: row.required('fuelUnit') }
}

/** Calculates a vehicle of the company, by distance or by fuel: Scope 1, or Scope 2 for charged electricity. */
function vehicleResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const amount = row.required('value')
  const unit = row.required('unit')
  const consumption = consumptionOf(context)
  const fuel = fuelOf(context)
  const factor = vehicleFactor(context)
  if (factor === undefined) return []
  const calculation = row.attempt(() =>
    calculateVehicle({ amount, unit, factor, allowCredits, ...definedFields({ consumption, fuel }) }),
  )
  return resultsOf(calculation)
}

/** Returns the distance between the places of a row, or its kilometres; undefined if the places failed. */
function distanceOf({ row, found }: RowContext): DistanceInput | undefined {
  if (found !== undefined || row.text('from') !== undefined || row.text('to') !== undefined) return found
  const kind = row.choice('distanceKind')
  return { value: row.required('distanceKm'), ...definedFields({ kind }) }
}

/** Calculates freight that others move for the company: Scope 3. */
function movementResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const mass = row.required('value')
  const massUnit = row.required('unit')
  row.required('mode')
  const mode = row.choice('mode')
  const distance = distanceOf(context)
  const isReturnMoving = row.flag('isReturn')
  if (mode === 'CAR') row.fail('mode', 'invalid_choice', 'freight goes by TRUCK, SHIP, AIR or RAIL; received "CAR"')
  const factor = freightFactor(context)
  if (factor === undefined || distance === undefined || mode === undefined || mode === 'CAR') return []
  if (row.failures.length > 0) return []
  const movement = { mass, massUnit, distance, mode, factor, allowCredits, ...definedFields({ isReturnMoving }) }
  return resultsOf(row.attempt(() => calculateMovement(movement)))
}

/** Builds the leg of a trip; undefined if it fails. */
function legOf(context: RowContext): TripLeg | undefined {
  const { row } = context
  const distance = distanceOf(context)
  const mode = modeOf(row)
  const cabinClass = row.choice('class')
  const cabin: Cabin | undefined = cabinClass === undefined ? undefined : { class: cabinClass, method: 'published' }
  const factor = passengerFactor(context)
  if (factor === undefined || distance === undefined || mode === undefined) return undefined
  const passengers = row.text('passengers')
  return { mode, distance, factor, ...definedFields({ passengers, cabin, isReturn: row.flag('isReturn') }) }
}

/** Builds the legs of a trip; a leg that fails adds a failure. */
function tripLegs(context: RowContext): readonly TripLeg[] {
  const { legs } = context
  const contexts = legs.length > 1 ? legs.map((found) => ({ ...context, found })) : [context]
  return contexts.map(legOf).filter((leg) => leg !== undefined)
}

function hotelOf(context: RowContext): Trip['hotel'] {
  const { row } = context
  const nights = row.text('nights')
  if (nights === undefined) return undefined
  const factor = hotelFactor(context)
  return factor === undefined ? undefined : { nights, factor, ...definedFields({ rooms: row.text('rooms') }) }
}

/** Calculates a business trip, with or without hotel nights: Scope 3. */
function tripResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const isNeeded = row.text('mode') !== undefined || row.text('nights') === undefined
  const hasLeg = isNeeded && !row.hasFailed('mode')
  if (hasLeg) row.required('mode')
  const legs = hasLeg ? tripLegs(context) : []
  const hotel = hotelOf(context)
  if (row.failures.length > 0) return []
  const radiativeForcing = row.choice('radiativeForcing')
  return resultsOf(
    row.attempt(() => calculateTrip({ legs, allowCredits, ...definedFields({ hotel, radiativeForcing }) })),
  )
}

/** Finds the gas or blend that one of three columns names. A factor has its own GWP set. */
function refrigerantOf(context: RowContext): FoundRefrigerant | undefined {
  const { row } = context
  const [first, ...others] = (['factor', 'blend', 'gas'] as const).filter((one) => row.text(one) !== undefined)
  if (first !== 'factor') row.required('gwp')
  const gwp = row.choice('gwp')
  if (first === undefined) row.required('gas')
  for (const other of others)
    row.fail(first ?? other, 'invalid_choice', `cannot be combined with ${other}; fill in only one of them`)
  if (row.failures.length > 0 || first === undefined) return undefined
  if (first !== 'factor') return gwp && row.attempt(() => findRefrigerant(row.text(first) ?? '', gwp, first))
  const factor = namedFactor(context, 'factor')
  if (factor === undefined) return undefined
  if (gwp === undefined || factor.gwp === null || factor.gwp === gwp) return { factor }
  row.fail('gwp', 'factor_basis_mismatch', `is not ${factor.gwp}, the GWP set of the factor; leave the cell empty`)
  return undefined
}

/** Calculates leaked refrigerant: Scope 1. */
function refrigerantResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const mass = row.required('value')
  const unit = row.required('unit')
  const found = refrigerantOf(context)
  if (found === undefined) return []
  return resultsOf(row.attempt(() => calculateRefrigerant({ mass, unit, allowCredits, ...found })))
}

/** Calculates waste, materials, water, home working, heat or commuting. The factor decides scope and category. */
function quantityResults(context: RowContext): readonly RowResult[] {
  const { row, allowCredits } = context
  const value = row.required('value')
  const unit = row.required('unit')
  const scope3Category = row.text('scope3Category')
  const factor = quantityFactor(context)
  if (factor === undefined) return []
  const options = definedFields({ scope3Category })
  return resultsOf(row.attempt(() => calculateQuantity({ value, unit, factor, allowCredits, ...options })))
}

/**
 * Calculates money spent, in the prices of `priceYear` or of the period, but of no later year than the latest one of the
 * file: Scope 3 category 1, or 2 for capital goods.
 */
function spendResults(context: RowContext): readonly RowResult[] {
  const { row, period, series, allowCredits, latestPriceYear } = context
  const amount = row.required('value')
  const currency = row.required('currency')
  const price = row.choice('price')
  const priceYear = row.text('priceYear')
  const category = row.text('scope3Category')
  const factor = spendFactor(context)
  if (factor === undefined || row.failures.length > 0) return []
  // the calculation rejects any other category
  const scope3Category = category === undefined ? undefined : (Number(category) as 1 | 2)
  const ownYear = yearOfPeriod(period)
  const usual = latestPriceYear === undefined ? ownYear : Math.min(ownYear, latestPriceYear)
  const year = priceYear === undefined ? usual : Number(priceYear)
  const options = { series, allowCredits, ...definedFields({ price, scope3Category }) }
  return resultsOf(row.attempt(() => calculateSpend({ amount, currency, year, factor, ...options })))
}

/** Calculates a row, by activity. The results are empty, and the row has failures, if that is not possible. */
export const RESULTS_OF_ACTIVITY: Readonly<Record<ActivityKind, (context: RowContext) => readonly RowResult[]>> = {
  fuel: fuelResults,
  electricity: electricityResults,
  vehicle: vehicleResults,
  movement: movementResults,
  trip: tripResults,
  refrigerant: refrigerantResults,
  quantity: quantityResults,
  spend: spendResults,
}
