import { lazy } from '../base/index.ts'
import { type Fraction, parseFraction } from './fraction.ts'
import { flawOfName, looksOf } from './names.ts'

/**
 * The size of each built-in unit in SI, written independently from the definitions (SI Brochure; NIST SP 811 for pound,
 * foot, gallons, barrel and Btu(IT); 1959 yard and pound agreement; US therm of Federal Register 27 July 1968; IEA for
 * the toe), so that conversions are not checked against the table that computed them. Freight in kg·m. Units counted by
 * the piece are included, so that no own unit can take their symbols.
 */
export const SI = {
  mass: {
    kg: '1',
    g: '1/1000',
    t: '1000',
    kt: '1000000',
    lb: '45359237/100000000',
    oz: '45359237/1600000000',
    'short ton': '45359237/50000',
    'long ton': '317514659/312500',
  },
  energy: {
    J: '1',
    kJ: '1000',
    MJ: '1000000',
    GJ: '1000000000',
    TJ: '1000000000000',
    Wh: '3600',
    kWh: '3600000',
    MWh: '3600000000',
    GWh: '3600000000000',
    TWh: '3600000000000000',
    btu: '52752792631/50000000',
    mmbtu: '52752792631/50',
    therm: '52752792631/500',
    'therm (US)': '105480400',
    kcal: '20934/5',
    toe: '41868000000',
  },
  length: { m: '1', km: '1000', ft: '381/1250', yd: '1143/1250', mi: '201168/125', nmi: '1852' },
  volume: {
    m3: '1',
    l: '1/1000',
    'million l': '1000',
    ml: '1/1000000',
    in3: '2048383/125000000000',
    'US gal': '473176473/125000000000',
    'imp gal': '454609/100000000',
    bbl: '9936705933/62500000000',
    ft3: '55306341/1953125000',
    Ccf: '55306341/19531250',
  },
  'standard gas volume': { scf: '1' },
  freight: {
    t·km: '1000000',
    'short ton·mi': '570301686801/390625',
    kg·km: '1000',
    t·nmi: '1852000',
  },
  'passenger distance': { passenger·km: '1000', passenger·mi: '201168/125' },
  'room nights': { room·night: '1' },
  'work time': { FTE·h: '1' },
  area: { m2: '1', ft2: '145161/1562500', ha: '10000' },
  livestock: { head: '1' },
  'employee days': { employee·day: '1' },
  passengers: { passenger: '1' },
  nights: { night: '1' },
  rooms: { room: '1' },
  vehicles: { vehicle: '1' },
} as const satisfies Record<string, Record<string, string>>

/** The dimension and the size of a built-in unit. */
interface KnownUnit {
  readonly dimension: string
  readonly inSi: Fraction
}

const KNOWN: ReadonlyMap<string, KnownUnit> = new Map(
  Object.entries(SI).flatMap(([dimension, units]) =>
    Object.entries(units).map(([symbol, size]) => [symbol, { dimension, inSi: parseSize(size) }] as const),
  ),
)

function parseSize(digits: string): Fraction {
  const size = parseFraction(digits)
  if (size === undefined) throw new TypeError(`${digits} is not a size of a unit`)
  return size
}

/** Returns the built-in unit with a symbol; undefined for a caller's own unit. */
export function knownUnit(symbol: string): KnownUnit | undefined {
  return KNOWN.get(symbol)
}

/** The unit of shares and policies, which multiply by a number. */
const NO_UNIT = '1'

const BY_LOOKS = lazy(() => new Map([...KNOWN.keys(), NO_UNIT].map((known) => [looksOf(known), known] as const)))

/** Returns the built-in unit that a symbol looks like without being it. */
function lookalikeUnit(symbol: string): string | undefined {
  return KNOWN.has(symbol) || symbol === NO_UNIT ? undefined : BY_LOOKS().get(looksOf(symbol))
}

/**
 * Describes the flaw of a unit; undefined for the built-in ones, and for units that do not look like them. Each side of a
 * unit per another is a unit.
 */
export function unitFlaw(symbol: string): string | undefined {
  if (KNOWN.has(symbol)) return undefined
  const flaw = symbol === '' ? 'is empty' : flawOfName(symbol, { isExact: true })
  if (flaw !== undefined) return flaw
  const parts = symbol.includes('/') ? [symbol, ...symbol.split('/')] : [symbol]
  const like = parts.map(lookalikeUnit).find((known) => known !== undefined)
  return like && `looks like the unit ${like} and is another`
}
