import { definedFields, getOrCompute } from '../base/index.ts'
import {
  type Cabin,
  calculateFuel,
  calculateMovement,
  calculatePurchase,
  calculateQuantity,
  calculateRefrigerant,
  calculateTrip,
  calculateVehicle,
  type DistanceInput,
  type FuelConsumption,
  scope2,
  type Trip,
  type TripLeg,
  type VehicleActivity,
} from '../core/activities/index.ts'
import { type FactorChoice, type FactorDefinition, type FuelBridge, moneyOf } from '../core/emissions/index.ts'
import type { WrittenPeriod } from '../core/time/index.ts'
import {
  type Catalogue,
  type FoundRefrigerant,
  findBridge,
  findRefrigerant,
  publishedCatalogue,
} from '../reference/factors/index.ts'
import type { Places } from '../reference/places/index.ts'
import { ActivityCells } from './activity-cells.ts'
import type { ActivityKind } from './columns.ts'
import { factorSetsOf } from './factor-sets.ts'
import { type FactorSet, loadIndustryCodes, type RowFactors, rowFactorsOf, withFactorSets } from './row-catalogue.ts'
import {
  places as builtInPlaces,
  journeyOfRow,
  modeOf,
  placesWithPostcodes,
  type RowEnds,
  type RowPlaces,
} from './row-distance.ts'
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
import type { Failure } from './row-failure.ts'
import {
  describeReadFactors,
  type RowContext,
  type RowResult,
  type RowResults,
  resultsOf,
  someResults,
  withUpstreamResults,
} from './row-result.ts'
import { describeReadWords, type SourceRow } from './source-row.ts'

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
  if (row.hasFailed('from')) return undefined
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

/** The currency of the money that a factor is per. */
function factorCurrency(choice: FactorChoice): string | undefined {
  return moneyOf(('factor' in choice ? choice.factor : choice).unit)?.currency
}

/**
 * Calculates money spent, in the prices of `priceYear` or of the period, but of no later year than the latest one of the
 * file: Scope 3 category 1, or 2 for capital goods. A row without a currency is calculated in that of its factor only to
 * ask at once what else is missing.
 */
function spendResults(context: RowContext): readonly RowResult[] {
  const { row, period, series, allowCredits, latestPriceYear } = context
  const amount = row.required('value')
  const stated = row.required('currency')
  const price = row.choice('price')
  const priceYear = row.text('priceYear')
  const category = row.text('scope3Category')
  const factor = spendFactor(context)
  const isAsked = row.failures.every(({ cell }) => cell?.column === 'currency')
  if (factor === undefined || !isAsked) return []
  const currency = row.hasFailed('currency') ? (factorCurrency(factor) ?? '') : stated
  // the calculation rejects any other category
  const scope3Category = category === undefined ? undefined : (Number(category) as 1 | 2)
  const years = { period, latestPriceYear, priceYear: priceYear === undefined ? undefined : Number(priceYear) }
  const options = { series, allowCredits, ...definedFields({ price, scope3Category }) }
  return resultsOf(row.attempt(() => calculatePurchase({ amount, currency, factor, ...years, ...options })))
}

/** Calculates a row, by activity. The results are empty, and the row has failures, if that is not possible. */
const RESULTS_OF_ACTIVITY: Readonly<Record<ActivityKind, (context: RowContext) => readonly RowResult[]>> = {
  fuel: fuelResults,
  electricity: electricityResults,
  vehicle: vehicleResults,
  movement: movementResults,
  trip: tripResults,
  refrigerant: refrigerantResults,
  quantity: quantityResults,
  spend: spendResults,
}

/** A row and its results. */
export interface CalculatedRow {
  readonly line: number
  readonly id: string
  /** '' if the row names none. */
  readonly site: string
  /** Absent if the row names none. */
  readonly meter?: string
  /** Absent if the row has none. */
  readonly note?: string
  readonly kind: ActivityKind
  readonly period: WrittenPeriod
  /** Words that were read as other words: 'unit "litres" as l'. */
  readonly words: readonly string[]
  readonly results: RowResults
  /** The ends of a journey as they were understood: 'York, GB'. */
  readonly ends?: RowEnds
  /** The country of nights at a place without a journey. */
  readonly stayCountry?: string
}

/** Options for calculating rows. */
export interface CalculateOptions {
  readonly edition: 'exact' | 'nearest'
  /** Accept negative quantities. */
  readonly allowCredits: boolean
  /**
   * The year in whose prices money of later years counts, if its row states no year of prices. Default: none, so that a
   * year without published prices is an error.
   */
  readonly priceYear?: number | undefined
  /** Add the published upstream emissions, as separate results in Scope 3. */
  readonly upstream?: boolean | undefined
  /** The places of journeys (default: airports, cities and ports). */
  readonly places?: Places | undefined
  /** The text of a file of postcodes of GeoNames, added to the default places. */
  readonly postcodes?: string | undefined
  /**
   * The factors of the company, in addition to the published ones. They are plain data, so that a thread can receive
   * them.
   */
  readonly factors?: readonly FactorDefinition[] | undefined
}

/** Rules for all rows of a file. */
export interface FileRules extends Pick<RowContext, 'edition' | 'allowCredits' | 'latestPriceYear'>, RowPlaces {
  readonly upstream: boolean
  /** The published factors and those of the company, with the sets that a row needs. A set is loaded for its first row. */
  readonly factorsWith: (sets: readonly FactorSet[]) => Promise<RowFactors>
}

/** Creates the rules of a file, with cached factors. */
export function createFileRules(options: CalculateOptions, catalogue: Catalogue = publishedCatalogue): FileRules {
  const { edition, allowCredits, upstream = false, factors: own, priceYear: latestPriceYear, postcodes } = options
  const { places = postcodes === undefined ? builtInPlaces : placesWithPostcodes(postcodes) } = options
  // errors of the company's own factors are thrown before the first row
  const base = rowFactorsOf(catalogue, own)
  const bySets = new Map<string, Promise<RowFactors>>([['', Promise.resolve(base)]])
  const load = async (sets: readonly FactorSet[]) => {
    const factors = rowFactorsOf(await withFactorSets(catalogue, sets), own)
    return sets.includes('spend') ? { ...factors, codes: await loadIndustryCodes() } : factors
  }
  const factorsWith = (sets: readonly FactorSet[]) => getOrCompute(bySets, sets.join(' '), () => load(sets))
  return { edition, allowCredits, latestPriceYear, upstream, places, factorsWith }
}

/** Calculates a row, or returns all its failures. */
export async function calculateRow(source: SourceRow, rules: FileRules): Promise<CalculatedRow | readonly Failure[]> {
  const row = new ActivityCells(source, rules)
  const read = row.read()
  // all negative rows of a file are one question, also those with another problem
  const failuresOfRow = () => {
    if (!rules.allowCredits) row.failNegative()
    return row.failures
  }
  if (read === undefined) return failuresOfRow()
  const { kind, period } = read
  const { legs, ends, stayCountry } = await journeyOfRow(row, rules)
  const [found] = legs
  const { edition, allowCredits, latestPriceYear, upstream } = rules
  const factors = await rules.factorsWith(factorSetsOf(row, kind))
  const own = RESULTS_OF_ACTIVITY[kind]({
    ...{ row, period: period.calendar, found, legs, stayCountry, edition, allowCredits, latestPriceYear },
    ...factors,
  })
  if (row.failures.length > 0) return failuresOfRow()
  const results = someResults(upstream ? withUpstreamResults(own, { kind, ...factors }) : own)
  return {
    line: row.line,
    id: row.text('id') ?? `line ${row.line}`,
    site: row.text('site') ?? '',
    kind,
    period,
    words: [...describeReadWords(source), ...row.remarks, ...describeReadFactors(results)],
    results,
    ...definedFields({ meter: row.text('meter'), note: row.text('note'), ends, stayCountry }),
  }
}
