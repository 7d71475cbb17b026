import { definedFields } from '../base/index.ts'
import { checkGridRegion, combineFactors, type EmissionFactor, type FactorChoice } from '../core/emissions/index.ts'
import { type ErrorCode, show } from '../core/errors/index.ts'
import type { ActivityToSelect, FactorRequest } from '../reference/factors/index.ts'
import { hasResidualMix, JOURNEY_KINDS, withBiogenicCo2Cached } from '../reference/factors/resolution/index.ts'
import { countryOf } from './activity-cells.ts'
import { mapText } from './advice.ts'
import type { InputColumn } from './columns.ts'
import { countriesOf, countryEnds, mileageOf, regionOfRow } from './row-distance.ts'
import { remarkState } from './row-place.ts'
import type { RowContext } from './row-result.ts'
import { isStayUnread } from './row-stay.ts'
import {
  explainingSpend,
  isFactorKey,
  ownWasteFactors,
  readRoadVehicle,
  readShip,
  sectorOfPurchase,
  withAdvice,
  withCountryNotice,
  withoutKeys,
  withReading,
} from './row-words.ts'
import { carWords } from './words/car-words.ts'
import { isPublicVehicle, vehicleOfMode } from './words/choice-words.ts'
import { motorbikeWords } from './words/light-vehicle-words.ts'
import { isDistanceUnit } from './words/transport-headers.ts'
import {
  BIOLOGICAL,
  biologicalWaste,
  isWasteCode,
  nationalWaste,
  organicNoun,
  wasteQuestion,
  wasteWords,
} from './words/waste-words.ts'

/** Finds the factor that a cell names; undefined if the cell is empty, or on failure. */
export function namedFactor({ row, find }: RowContext, column: InputColumn): EmissionFactor | undefined {
  const key = row.text(column)
  return key === undefined ? undefined : row.attempt(() => find(key), column)
}

/** A request for a factor, without what the row decides. */
interface RowRequest extends Omit<FactorRequest, 'period' | 'edition' | 'catalogue'> {
  /** Words for a waste that is not known. */
  readonly waste?: string
  /** The advice after an error of a code. */
  readonly advice?: { readonly code: ErrorCode; readonly advice: string }
}

/** Selects a factor for the period of the row; adds a failure to `column` if there is none. */
function selectForRow(context: RowContext, column: InputColumn, { waste, advice, ...request }: RowRequest) {
  const { row, period, edition, select } = context
  const { start, end } = period
  const dated = { ...request, period: { start: start.text, end: end.text }, edition }
  const explained = () => explainingSpend(row, request, () => select(dated))
  const search = advice === undefined ? explained : () => withAdvice(advice, explained)
  return row.attempt(() => (waste === undefined ? search() : withoutKeys(waste, search)), column)
}

/** Finds the factor that the row names; otherwise calls `choose`. */
function namedOr(context: RowContext, choose: () => FactorChoice | undefined): FactorChoice | undefined {
  const key = context.row.text('factor')
  return key === undefined ? choose() : withCountryNotice(namedFactor(context, 'factor'), context)
}

function fuelByName(context: RowContext, unit: string): FactorChoice | undefined {
  const { row } = context
  const written = row.required('fuel')
  // the name of a factor finds its densities and heating values too
  const fuel = isFactorKey(written) && isKey(context, written) ? (context.find(written)?.name ?? written) : written
  const region = row.required('country')
  if (fuel === '' || region === '' || unit === '') return undefined
  const heatingValue = row.choice('heatingValue')
  const option = mapText(row.raw('fuel') ?? fuel, 'fuel:WORD')
  return selectForRow(context, 'fuel', {
    activity: { kind: 'fuel', fuel, unit, ...definedFields({ heatingValue }) },
    region,
    advice: { code: 'factor_ambiguous', advice: `: ${option}, with the key in place of WORD` },
  })
}

/** Adds the published biogenic CO2 to the factor of a fuel. */
function addBiogenicCo2(choice: FactorChoice | undefined, { catalogue }: RowContext): FactorChoice | undefined {
  if (choice === undefined || !('factor' in choice)) return choice && withBiogenicCo2Cached(choice, catalogue)
  return { ...choice, factor: withBiogenicCo2Cached(choice.factor, catalogue) }
}

/** Finds the factor of a fuel: the named one, otherwise by fuel name, country and period. */
export function fuelFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  if (row.text('factor') === undefined && row.text('fuel') === undefined) {
    // people know the name of a fuel, and few know factors
    row.required(row.hasColumn('factor') && !row.hasColumn('fuel') ? 'factor' : 'fuel')
    return undefined
  }
  const choice = namedOr(context, () => fuelByName(context, row.text('unit') ?? ''))
  return addBiogenicCo2(choice, context)
}

/** Finds the named grid factor. It must match the country of the row, if the row has one. */
function namedGrid(context: RowContext): EmissionFactor | undefined {
  const { row } = context
  const factor = namedFactor(context, 'factor')
  const country = countryOf(row.text('gridRegion') ?? row.text('country') ?? '')
  if (factor === undefined || country === undefined) return factor
  return row.attempt(() => {
    checkGridRegion({ factor, path: 'factor' }, country)
    return factor
  }, 'factor')
}

/** A quarter in place of a factor: '2025-Q1', as New Zealand publishes its grid. */
const QUARTER = /^(\d{4})[- ]?(Q\d+)$/i

/** Returns the quarter that a row names in place of a factor; undefined for a factor. */
function quarterOf(text: string | undefined): string | undefined {
  const [, year, quarter] = QUARTER.exec(text ?? '') ?? []
  return year === undefined ? undefined : `${year}-${quarter?.toUpperCase()}`
}

function selectedGrid(context: RowContext): FactorChoice | undefined {
  const { row } = context
  const quarter = quarterOf(row.text('factor'))
  const column = row.text('gridRegion') === undefined ? 'country' : 'gridRegion'
  const region = row.required(column)
  const country = row.text('country')
  if (country !== undefined && countryOf(country) !== countryOf(region)) {
    row.fail('gridRegion', 'region_not_in_country', `${region} does not lie in ${country}; correct one of the two`)
  }
  const state = row.raw('state')
  const named = mapText(state ?? '', state === undefined ? 'gridRegion:WORD' : 'state:WORD')
  remarkState(row, region)
  return region === '' || row.hasFailed(column)
    ? undefined
    : selectForRow(context, quarter === undefined ? column : 'factor', {
        activity: { kind: 'electricity', ...definedFields({ quarter }) },
        region,
        advice: { code: 'factor_ambiguous', advice: `: ${named}, with it in place of WORD` },
      })
}

/** Finds the grid factor: the named one, otherwise by grid region or country, and by the named quarter or the period. */
export function gridFactor(context: RowContext): FactorChoice | undefined {
  const named = context.row.text('factor')
  return named === undefined || quarterOf(named) !== undefined ? selectedGrid(context) : namedGrid(context)
}

/**
 * Finds the residual mix for the market-based figure: the named one, else that of the country if it is published or among
 * the factors of the company; undefined if there is none.
 */
export function residualFactor(context: RowContext): FactorChoice | undefined {
  const { row, catalogue } = context
  if (row.text('residualFactor') !== undefined) return namedFactor(context, 'residualFactor')
  const country = countryOf(row.text('gridRegion') ?? row.text('country'))
  if (country === undefined || !hasResidualMix(catalogue, country)) return undefined
  return selectForRow(context, 'residualFactor', {
    activity: { kind: 'electricity', mix: 'residual' },
    region: country,
  })
}

/** The words of a vehicle whose distance is known, and their column. */
interface VehicleWords {
  readonly column: InputColumn
  readonly text: string
}

/** Finds the words of a company vehicle whose distance is known. */
function vehicleByWords(context: RowContext): VehicleWords | undefined {
  const { row } = context
  const isByDistance = isDistanceUnit(row.text('unit') ?? '') && row.text('consumption') === undefined
  const named = row.text('factor')
  if (named !== undefined) {
    if (!isByDistance || row.text('distanceFactor') !== undefined || isKey(context, named)) return undefined
    return { column: 'factor', text: named }
  }
  const vehicle = row.text('vehicle')
  if (vehicle === undefined) return undefined
  if (isByDistance && row.text('fuelValue') === undefined) return { column: 'vehicle', text: vehicle }
  row.remark('vehicle is not used by vehicles with an amount of fuel')
  return undefined
}

/** Finds the factor of a vehicle by words for its kind, size and fuel: 'Medium car', 'van', 'LKW 40t'. */
function factorOfVehicleWords(context: RowContext, { column, text }: VehicleWords): FactorChoice | undefined {
  const { row } = context
  const ofRegion = definedFields({ region: row.text('country') })
  const read = readRoadVehicle(context, text, column)
  if (row.hasFailed(column)) return undefined
  if (read === undefined) {
    const vehicle = carWords(text, row.text('fuel')) ?? text
    const car = selectForRow(context, column, { activity: { kind: 'car', vehicle }, ...ofRegion })
    return withReading(car, vehicle === text ? undefined : text)
  }
  const { kind, words: vehicle } = read
  return withReading(selectForRow(context, column, { activity: { kind, vehicle }, ...ofRegion }), text)
}

/**
 * Finds the factor of a vehicle: the named one, optionally completed by a distance factor; for a distance by words for its
 * size and fuel; otherwise by the name of its fuel; otherwise, if only a country is given, the grid that it charges from.
 */
export function vehicleFactor(context: RowContext): FactorChoice | readonly [FactorChoice, FactorChoice] | undefined {
  const { row } = context
  const byWords = vehicleByWords(context)
  if (byWords !== undefined) return factorOfVehicleWords(context, byWords)
  if (row.text('factor') !== undefined) {
    const factor = namedFactor(context, 'factor')
    if (row.text('distanceFactor') === undefined) return addBiogenicCo2(withCountryNotice(factor, context), context)
    const ofDistance = namedFactor(context, 'distanceFactor')
    if (factor === undefined || ofDistance === undefined) return undefined
    return row.attempt(() => combineFactors(factor, ofDistance), 'distanceFactor')
  }
  if (row.hasFailed('fuel') || row.hasFailed('consumptionUnit') || row.hasFailed('fuelUnit')) return undefined
  if (row.text('fuel') !== undefined) {
    const isOfFuel = row.text('consumptionUnit') !== undefined || row.text('fuelValue') !== undefined
    if (!isOfFuel && isDistanceUnit(row.text('unit') ?? '')) {
      // the fuel of a distance is only known by the kind of the vehicle
      row.required('vehicle')
      return undefined
    }
    const unit = row.text('consumptionUnit') ?? row.text('fuelUnit') ?? row.text('unit') ?? ''
    return addBiogenicCo2(fuelByName(context, unit), context)
  }
  if (row.text('country') !== undefined || row.text('gridRegion') !== undefined) return gridFactor(context)
  row.required('factor')
  return undefined
}

/** The words for the vehicle as the row has them. */
function writtenVehicle({ row }: RowContext): string | undefined {
  return row.text('vehicle') ?? row.raw('mode')
}

/** Finds the factor of freight: the named one, otherwise the average of its mode and vehicle. */
export function freightFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  return namedOr(context, () => {
    const mode = row.choice('mode')
    const named = row.text('vehicle') ?? vehicleOfMode(row.raw('mode'))
    const ship = mode === 'SHIP' ? readShip(context, writtenVehicle(context)) : undefined
    const read = mode === 'TRUCK' ? readRoadVehicle(context, named) : ship
    if (mode === undefined || mode === 'CAR' || row.failures.length > 0) return undefined
    const vehicle = read?.words ?? named
    const activity: ActivityToSelect = {
      kind: 'movement',
      mode,
      ...definedFields({ vehicle }),
      ...countriesOf(context),
    }
    const choice = selectForRow(context, vehicle === undefined ? 'mode' : 'vehicle', {
      activity,
      ...regionOfRow(context),
    })
    return withReading(choice, read && writtenVehicle(context))
  })
}

/** Finds the factor of a leg: the named one, otherwise by mode, and for flights by haul and class. */
export function passengerFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  return namedOr(context, () => {
    const mode = row.choice('mode')
    if (mode === undefined || row.failures.length > 0) return undefined
    if (mode === 'AIR' && row.text('vehicle') !== undefined) {
      row.fail('vehicle', 'invalid_choice', 'does not distinguish flights; leave the cell empty, or name the factor')
    }
    if (mode === 'AIR') {
      const cabinClass = row.choice('class')
      const seat = definedFields({ cabinClass, mileage: mileageOf(context) })
      return selectForRow(context, 'mode', { activity: { kind: 'flight', ...countriesOf(context), ...seat } })
    }
    const named = row.text('vehicle') ?? vehicleOfMode(row.raw('mode'), 'trip')
    const read = mode === 'CAR' || mode === 'TRUCK' ? readRoadVehicle(context, named) : undefined
    if (row.failures.length > 0) return undefined
    const vehicle = read?.words ?? motorbikeWords(named ?? '') ?? named
    const isPublic = vehicle !== undefined && isPublicVehicle(vehicle)
    const activity: ActivityToSelect = {
      // taxis and buses have rows per passenger, next to those of trains
      kind: isPublic ? 'rail' : (read?.kind ?? JOURNEY_KINDS[mode]),
      ...definedFields({ vehicle }),
      ...countriesOf(context),
    }
    const choice = selectForRow(context, vehicle === undefined ? 'mode' : 'vehicle', {
      activity,
      ...regionOfRow(context),
    })
    return withReading(choice, read && writtenVehicle(context))
  })
}

/** True if the text is the key or id of a factor. */
function isKey({ catalogue }: RowContext, text: string): boolean {
  // without the nearest keys of an error, for which every factor is read
  return catalogue.find(text) !== undefined
}

const KEYS_LISTED = 3

/** Finds the factor of waste by its material and treatment. Its name must be that of the treatment. */
function wasteFactor(context: RowContext, waste: { readonly material: string; readonly treatment: string }) {
  const { row } = context
  const biological = waste.treatment === 'recycling' ? biologicalWaste(waste.material) : undefined
  const { material: written, treatment } = biological ?? waste
  const material = nationalWaste(written, countryOf(row.text('country'))) ?? written
  const { words, treatment: name, isKnown } = wasteWords(material, treatment)
  const own = ownWasteFactors(context, { material, treatment })
  const question = own.length > 0 ? undefined : wasteQuestion(material, treatment)
  if (question !== undefined) {
    row.fail('factor', 'factor_not_found', `${show(material)} ${question}`)
    return undefined
  }
  if (treatment === 'recycling' && words.startsWith('Refuse Organic')) {
    const options = BIOLOGICAL.map((one) =>
      mapText(row.raw('factor') ?? material, `factor:${organicNoun(material)} ${one}`),
    )
    const message = `${show(row.raw('treatment') ?? treatment)} of food or garden waste is composting or anaerobic digestion; pass ${options.join(' or ')}`
    row.fail('treatment', 'factor_not_found', message)
    return undefined
  }
  if (own.length > 1) {
    const listed = own.slice(0, KEYS_LISTED).map(({ key }) => key)
    const more = own.length > KEYS_LISTED ? ` or ${own.length - KEYS_LISTED} more` : ''
    const message = `${show(material)} with treatment ${treatment} is ${listed.join(' or ')}${more}; name one of them`
    row.fail('factor', 'factor_ambiguous', message)
    return undefined
  }
  const choice = selectWords(context, own[0]?.name.replaceAll(' / ', ' ') ?? words, isKnown ? undefined : material)
  if (choice === undefined) return undefined
  const chosen = ('factor' in choice ? choice.factor : choice).name
  if (own.length === 0 && !chosen.toLowerCase().endsWith(` / ${name}`.toLowerCase())) {
    row.fail(
      'treatment',
      'factor_not_found',
      `no factor of ${show(material)} has the treatment ${show(treatment)}; name a factor by its key`,
    )
    return undefined
  }
  row.remark(`factor ${show(material)} with treatment ${treatment} was read as ${chosen}`)
  return choice
}

function selectWords(context: RowContext, words: string, waste?: string): FactorChoice | undefined {
  const { row } = context
  const unit = row.text('unit')
  if (unit === undefined) return undefined
  const activity = { kind: 'quantity', words, unit } as const
  return selectForRow(context, 'factor', { activity, ...definedFields({ region: row.text('country'), waste }) })
}

/** Finds the factor of a quantity: by key, otherwise the only factor that matches the words and the period. */
export function quantityFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  const words = row.required('factor')
  const treatment = row.text('treatment')
  if (words === '' || row.hasFailed('treatment') || row.hasFailed('unit')) return undefined
  if (row.text('unit') === undefined || words.includes('/') || isKey(context, words))
    return withCountryNotice(namedFactor(context, 'factor'), context)
  if (treatment !== undefined) return wasteFactor(context, { material: words, treatment })
  const isWaste = nationalWaste(words, countryOf(row.text('country'))) !== undefined
  if (isWaste || isWasteCode(words)) {
    row.fail(
      'treatment',
      'required',
      `the ${isWaste ? 'waste' : 'waste code'} ${show(words)} needs its treatment: landfill, recycling, energy recovery, composting or anaerobic digestion; add it, or name one for all rows: ${mapText('', 'treatment:WORD')}, with the treatment in place of WORD`,
    )
    return undefined
  }
  // the search ignores the word, and waste that is burnt is not landfilled
  return selectWords(context, words.replace(/\b(waste\b.*)\bcombustion\b/i, '$1incineration'))
}

/** Finds the factor of money spent: by key, otherwise the only one that matches the words, period and price basis. */
export function spendFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  const text = row.required('factor')
  if (text === '') return undefined
  if (isFactorKey(text) || isKey(context, text)) return withCountryNotice(namedFactor(context, 'factor'), context)
  const words = sectorOfPurchase(text, context)
  if (words === undefined) return undefined
  const activity = { kind: 'spend', words, ...definedFields({ price: row.choice('price') }) } as const
  return selectForRow(context, 'factor', { activity, ...definedFields({ region: row.text('country') }) })
}

/** Finds the factor of hotel nights, by country. */
export function hotelFactor(context: RowContext): FactorChoice | undefined {
  const { row } = context
  if (context.stayCountry === undefined && isStayUnread(row)) return undefined
  const region =
    row.text('hotelCountry') ?? context.stayCountry ?? countryEnds(context).to ?? row.required('hotelCountry')
  return region === '' || row.hasFailed('hotelCountry')
    ? undefined
    : selectForRow(context, 'hotelCountry', { activity: { kind: 'hotel' }, region })
}
