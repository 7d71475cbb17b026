import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { fail, type Notice, notice } from '../../../core/errors/index.ts'
import { type Catalogue, factorsInCategories } from '../catalogue.ts'
import { flightHaul, type Haul } from '../flight-haul.ts'
import type { FlightMileage } from '../flight-mileage.ts'
import type { Candidates } from './candidates.ts'
import { endCountries, namedEnds } from './region-choice.ts'
import type { FlightToSelect, MovementToSelect } from './request.ts'
import { isDesnzRow, isEpaPath } from './transport.ts'

type CabinClass = NonNullable<FlightToSelect['cabinClass']>

/** Row numbers of the DESNZ flights without radiative forcing (sheet 21, group 316, per passenger·km). */
const PASSENGER_ROWS: Readonly<Record<Haul, Readonly<Partial<Record<CabinClass, number>> & { average: number }>>> = {
  domestic: { average: 3161 },
  short: { average: 3163, ECONOMY: 3165, BUSINESS: 3167 },
  long: { average: 3169, ECONOMY: 3171, PREMIUM_ECONOMY: 3173, BUSINESS: 3175, FIRST_CLASS: 3177 },
  international: { average: 3179, ECONOMY: 3181, PREMIUM_ECONOMY: 3183, BUSINESS: 3185, FIRST_CLASS: 3187 },
}

/** Row numbers of the DESNZ freight flights without radiative forcing (sheet 27, group 317, per t·km). */
const FREIGHT_ROWS: Readonly<Record<Haul, number>> = { domestic: 3153, short: 3155, long: 3157, international: 3159 }

/** The categories of the rows of both publishers. */
const PASSENGER_CATEGORIES = ['travel-air', 'travel']
const FREIGHT_CATEGORIES = ['freight-air', 'freight']

/** Paths of US EPA keys within the edition: passengers by flight length (Table 10), and freight (Table 8). */
const EPA_PASSENGER_PATHS: Readonly<Record<FlightMileage, string>> = {
  short: 'travel/air-travel-short-haul-under-300-miles/passenger-mile',
  medium: 'travel/air-travel-medium-haul-from-300-miles-under-2300-miles/passenger-mile',
  long: 'travel/air-travel-long-haul-from-2300-miles/passenger-mile',
}
const EPA_FREIGHT_PATH = 'freight/aircraft/short-ton-mile'

/** Substitutes for classes without a factor: short-haul flights seat premium as economy, first as business. */
const READ_AS: Readonly<Partial<Record<CabinClass, CabinClass>>> = {
  PREMIUM_ECONOMY: 'ECONOMY',
  FIRST_CLASS: 'BUSINESS',
}

interface Chosen<T> {
  readonly value: T
  readonly notices: readonly Notice[]
}

/**
 * Returns the hauls that the countries allow, the one to use first: a flight within any country is domestic. Undefined
 * if the countries do not decide it.
 */
function haulsOf(activity: FlightToSelect | MovementToSelect): readonly [Haul, ...Haul[]] | undefined {
  const haul = flightHaul(activity.from, activity.to)
  if (haul !== 'international') return haul === undefined ? undefined : [haul]
  const { from, to } = endCountries(activity)
  return from === to && from !== 'US' ? ['domestic', 'international'] : ['international']
}

/** Returns the stated haul or that of the countries; if neither is known, the international set, with a notice. */
function chooseHaul(activity: FlightToSelect | MovementToSelect): Chosen<Haul> {
  const { haul } = activity
  const hauls = haulsOf(activity)
  if (hauls === undefined) {
    if (haul !== undefined) return { value: haul, notices: [] }
    const message = `the haul of a flight from ${namedEnds(activity)} is unknown, so the factors of international flights were used`
    return { value: 'international', notices: [notice('haul_assumed_international', 'activity', message)] }
  }
  const [told] = hauls
  if (haul === undefined || hauls.includes(haul)) return { value: haul ?? told, notices: [] }
  const message = `is not the haul from ${namedEnds(activity)}, which is ${told}; leave one of the two out`
  return fail('activity.haul', 'invalid_choice', { message, expected: told, received: haul })
}

/** Overseas territories with a country code of their own, by their country. */
const TERRITORIES: Readonly<Record<string, string>> = {
  AU: 'CC CX NF',
  CN: 'HK MO',
  DK: 'FO GL',
  FI: 'AX',
  FR: 'BL GF GP MF MQ NC PF PM RE TF WF YT',
  NL: 'AW BQ CW SX',
  NO: 'BV SJ',
  NZ: 'CK NU TK',
  US: 'AS GU MP PR UM VI',
}

/** Returns the country of a code, which an overseas territory is a part of. */
function homeOf(code: string | undefined): string | undefined {
  return Object.keys(TERRITORIES).find((home) => TERRITORIES[home]?.split(' ').includes(code ?? '')) ?? code
}

/** The DESNZ rows of a flight that does not touch the United Kingdom: the one used, and the one of the other haul. */
interface StandIn {
  readonly haul: Haul
  readonly used: EmissionFactor
  readonly other: EmissionFactor | undefined
}

const printFigure = ({ per1, unit }: EmissionFactor) => `${per1.co2e} kg CO2e per ${unit}`

/**
 * Creates the notice that a DESNZ row is used for a flight that does not touch the United Kingdom, with both values if
 * two rows are possible.
 */
function standInNotice(activity: FlightToSelect | MovementToSelect, { haul, used, other }: StandIn): Notice {
  const { from, to } = endCountries(activity)
  const isWithin = from === to
  const flights = isWithin ? `within ${activity.from}` : `from ${namedEnds(activity)}`
  const ofUsed = haul === 'domestic' ? 'within the United Kingdom' : 'that do not touch the United Kingdom'
  const ofOther = haul === 'domestic' ? 'international flights' : 'flights within the United Kingdom'
  const isOverseas = !isWithin && homeOf(from) === homeOf(to)
  const why = isOverseas ? ', because DESNZ counts flights to overseas territories as foreign ones' : ''
  const both =
    (isWithin || isOverseas) && other !== undefined
      ? `: ${printFigure(used)}; its factor of ${ofOther} is ${printFigure(other)}`
      : ''
  const message = `no factors of flights ${flights} exist and those of DESNZ for flights ${ofUsed} were used${why}${both}`
  return notice('factor_region_fallback', 'activity', message)
}

/** The rows of DESNZ for a haul. */
type RowsOfHaul = (haul: Haul) => readonly EmissionFactor[]

/** Returns the candidates of DESNZ by haul; a domestic flight elsewhere without a domestic row is international. */
function desnzCandidates(activity: FlightToSelect | MovementToSelect, rowsOf: RowsOfHaul): Candidates & { haul: Haul } {
  const { value, notices } = chooseHaul(activity)
  const isForeign = activity.haul === undefined && flightHaul(activity.from, activity.to) === 'international'
  const haul = isForeign && rowsOf(value).length === 0 ? 'international' : value
  const factors = rowsOf(haul)
  if (!isForeign) return { factors, notices, haul }
  const others = rowsOf(haul === 'domestic' ? 'international' : 'domestic')
  const noticesOf = (used: EmissionFactor) => {
    const other = others.find(({ edition }) => edition === used.edition)
    return [standInNotice(activity, { haul, used, other })]
  }
  return { factors, notices, noticesOf, haul }
}

/** Returns the factors of flights within the United States; empty for other flights and for a stated DESNZ haul. */
function americanFactors(
  all: readonly EmissionFactor[],
  activity: FlightToSelect | MovementToSelect,
  paths: readonly string[],
): readonly EmissionFactor[] {
  const { from, to } = endCountries(activity)
  if (activity.haul !== undefined || from !== 'US' || to !== 'US') return []
  return all.filter((factor) => paths.some((path) => isEpaPath(factor, path)))
}

/** Returns the factors of flights within the United States in a length band. Throws `required`. */
function ofMileage(factors: readonly EmissionFactor[], mileage: FlightMileage | undefined): readonly EmissionFactor[] {
  if (mileage === undefined) {
    const message = 'is missing: US EPA distinguishes flights by their length; give flightMileage(kilometres one way)'
    return fail('activity.mileage', 'required', { message, expected: 'short, medium, long', received: mileage })
  }
  return factors.filter((factor) => isEpaPath(factor, EPA_PASSENGER_PATHS[mileage]))
}

function averagePassenger(): Notice {
  return notice('average_passenger', 'activity.cabinClass', 'no cabin class was given; the average passenger was used')
}

function readAsNotice(flights: string, cabinClass: CabinClass, readAs: string): Notice {
  const message = `${flights} have no factor of ${cabinClass}; that of ${readAs} was used`
  return notice('cabin_class_read_as', 'activity.cabinClass', message)
}

function chooseClass(cabinClass: CabinClass | undefined, haul: Haul): Chosen<number> {
  const rows = PASSENGER_ROWS[haul]
  if (cabinClass === undefined) return { value: rows.average, notices: [averagePassenger()] }
  const own = rows[cabinClass]
  if (own !== undefined) return { value: own, notices: [] }
  const other = READ_AS[cabinClass]
  const stand = other === undefined ? undefined : rows[other]
  const readAs = stand === undefined || other === undefined ? 'the average passenger' : other
  return { value: stand ?? rows.average, notices: [readAsNotice(`${haul} flights`, cabinClass, readAs)] }
}

/** Returns the candidates for a passenger flight, without radiative forcing. */
export function flightCandidates(catalogue: Catalogue, activity: FlightToSelect): Candidates {
  const all = factorsInCategories(catalogue, PASSENGER_CATEGORIES, [])
  const { cabinClass, mileage } = activity
  const american = americanFactors(all, activity, Object.values(EPA_PASSENGER_PATHS))
  if (american.length > 0) {
    const seat =
      cabinClass === undefined
        ? averagePassenger()
        : readAsNotice('flights of US EPA', cabinClass, 'the average passenger')
    return { factors: ofMileage(american, mileage), notices: [seat] }
  }
  const rowsOf = (haul: Haul) => {
    const row = chooseClass(cabinClass, haul).value
    return all.filter((factor) => isDesnzRow(factor, `21_316_${row}_11`))
  }
  const { haul, ...found } = desnzCandidates(activity, rowsOf)
  return { ...found, notices: [...found.notices, ...chooseClass(cabinClass, haul).notices] }
}

/** Returns the candidates for freight by air, without radiative forcing. */
export function airFreightCandidates(catalogue: Catalogue, activity: MovementToSelect): Candidates {
  const all = factorsInCategories(catalogue, FREIGHT_CATEGORIES, [])
  const american = americanFactors(all, activity, [EPA_FREIGHT_PATH])
  if (american.length > 0) return { factors: american, notices: [] }
  const rowsOf = (haul: Haul) => all.filter((factor) => isDesnzRow(factor, `27_317_${FREIGHT_ROWS[haul]}_14`))
  const { haul: _, ...found } = desnzCandidates(activity, rowsOf)
  return found
}
