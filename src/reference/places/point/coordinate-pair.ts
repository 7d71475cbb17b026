import { readItem } from '../../../base/index.ts'
import { notice } from '../../../core/errors/index.ts'
import { add, compare, multiply, negate, parseNumber, type Rational, ratio, ZERO } from '../../../core/exact/index.ts'
import { isWithinLimit, type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { type PointText, rejectPoint, showCharacter } from './point-text.ts'

const NOT_FINITE = /^(?:NaN|nan|NAN|[Ii]nf(?:inity)?|INF(?:INITY)?)$/
const ORDER = 'a pair is written latitude, longitude'

/** True if the text has words other than hemispheres. */
function hasWords(text: string): boolean {
  return text.match(/[\p{L}\p{M}]+/gu)?.some((word) => !/^[NSEWO]$/i.test(word)) === true
}

/**
 * True if a text looks like coordinates: digits without words, several numbers next to letters, or two degree signs.
 */
function isAttempt(text: string): boolean {
  const groups = text.match(/\p{Nd}+/gu)?.length ?? 0
  if (hasWords(text)) return groups > 1 && (text.match(/°/g)?.length ?? 0) > 1
  // a single number next to a letter is a name: 'S1', 'E 55'
  return groups > (/\p{L}/u.test(text) ? 1 : 0)
}

/** True if a number of the text is not finite. 'Nan' alone is a town, 'NaN' is not. */
function isNotFinite(text: string): boolean {
  const parts = text.split(/[ ,;()+-]+/).filter((part) => part !== '')
  if (parts.length === 1) return /^[+-]?(?:NaN|Infinity)$/.test(text)
  return (
    parts.every((part) => /^[\d.]+$/.test(part) || NOT_FINITE.test(part)) && parts.some((one) => NOT_FINITE.test(one))
  )
}

function withoutParentheses(source: PointText): string {
  const { text } = source
  const [opens, closes] = [text.startsWith('('), text.endsWith(')')]
  if (opens !== closes) rejectPoint(source, 'has a parenthesis without the other; close or remove it')
  return opens ? text.slice(1, -1).trim() : text
}

/** All angles of the tokens, each separated from the previous one by a separator, a space or a hemisphere. */
function anglesOf(source: TokenSource): { readonly angles: readonly Angle[]; readonly isSeparated: boolean } {
  const { tokens } = source
  const angles: Angle[] = []
  let isSeparated = false
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (angles.length > 0) {
      const isApart = token?.spaced === true || token?.kind !== 'number' || angles.at(-1)?.endsInHemisphere === true
      if (!isApart) {
        rejectPoint(source, 'has numbers that run into each other; write a comma between latitude and longitude')
      }
      if (token?.kind === 'separator') {
        isSeparated = true
        index++
      }
    }
    const { angle, next } = readAngle(source, index)
    angles.push(angle)
    index = next
  }
  return { angles, isSeparated }
}

/**
 * Returns the two angles of a text; throws `invalid_coordinates` for one, for more than two, and for an ambiguous pair.
 */
function twoAngles(source: TokenSource): readonly [Angle, Angle] {
  const reject = (message: string) => rejectPoint(source, message)
  const { angles, isSeparated } = anglesOf(source)
  const [first, second] = angles
  if (first === undefined || second === undefined) {
    return reject('is one number; a point takes two, latitude and longitude, like "52.52, 13.405"')
  }
  if (angles.length > 2) {
    return reject(`is ${angles.length} numbers; write latitude and longitude alone, with marks on minutes and seconds`)
  }
  if (first.isPacked || second.isPacked) {
    return reject('has more than three digits before a decimal point; write degrees, like "52.52, 13.405"')
  }
  if ((first.axis === undefined) !== (second.axis === undefined)) {
    return reject('has a hemisphere on one number only; write N, S, E or W on both, or on neither')
  }
  if (first.axis !== undefined && first.axis === second.axis) {
    return reject('has two hemispheres of one axis; write N or S once and E or W once')
  }
  if (first.isMarked !== second.isMarked && !isSeparated && first.axis === undefined) {
    return reject('has a degree sign on one number only; write it on both, or a comma between them')
  }
  return [first, second]
}

/**
 * Parses a pair of coordinates, latitude first; undefined if the text is not one. The order is swapped if hemispheres
 * say so, and, with the notice `coordinates_swapped`, if the first number can only be a longitude and the second can be
 * a latitude. Throws `invalid_coordinates`, and `number_out_of_range` for a number with too many digits.
 */
export function coordinatePair(written: string, path: string): ParsedPoint | undefined {
  const reject = (message: string) => rejectPoint({ text: written, path }, message)
  if (isNotFinite(written)) return reject('has a number that is not finite; check what made it')
  if (written.startsWith('[')) {
    return reject('is a list, which does not say its order; write "latitude, longitude" or a GeoJSON Point')
  }
  if (!isAttempt(written)) return undefined
  if (hasWords(written)) return reject('has words among its degrees; write N, S, E or W, or signs')
  const text = withoutParentheses({ text: written, path })
  // in '13.4E52.5N' and 'N52.5E13.4' the letter is a hemisphere
  if (/\de[+-]?\d/i.test(text) && !/^[NSEW]|[NS]$/i.test(text)) {
    return reject('has an exponent; write the digits out, like "0.00001"')
  }
  const [first, second] = twoAngles({ tokens: coordinateTokens({ text, path }), text, path })
  const source = { scheme: 'coordinates', path, order: ORDER, received: written } as const
  const [earlier, later] = [() => first.degrees, () => second.degrees]
  if (first.axis === 'lng') return parsedPoint({ lat: later, lng: earlier }, source)
  const isSwapped =
    first.axis === undefined &&
    !isWithinLimit(first.degrees, 90n) &&
    isWithinLimit(first.degrees, 180n) &&
    isWithinLimit(second.degrees, 90n)
  if (!isSwapped) return parsedPoint({ lat: earlier, lng: later }, source)
  const message = 'the first number can be no latitude, so the pair was read as longitude, latitude'
  const notices = [notice('coordinates_swapped', path, message)]
  return parsedPoint({ lat: later, lng: earlier }, { ...source, notices })
}

/** An angle as written. */
interface Angle {
  /** Degrees, negative to the south and west; exact. */
  readonly degrees: Rational
  /** The axis that the hemisphere implies; undefined: no hemisphere was written. */
  readonly axis: 'lat' | 'lng' | undefined
  /** True if a degree sign was written. */
  readonly isMarked: boolean
  /** True if it has more digits before the decimal sign than degrees have. */
  readonly isPacked: boolean
  readonly endsInHemisphere: boolean
}

/** The tokens of a text, with the text and field for error messages. */
interface TokenSource extends PointText {
  readonly tokens: readonly CoordinateToken[]
}

const SIXTY: Rational = { n: 60n, d: 1n }
/** One minute and one second, in degrees. */
const MINUTE = ratio(1n, 60n)
const SECOND = ratio(1n, 3600n)
/** '052', '151': more digits are degrees and minutes without a mark between them ('5231.2'). */
const DEGREE_DIGITS_MAX = 3

/** The number at index `at` if `mark` follows it: minutes or seconds. */
function numberBeforeMark({ tokens }: TokenSource, index: number, mark: AngleMark): NumberToken | undefined {
  const [number, follower] = [tokens[index], tokens[index + 1]]
  return number?.kind === 'number' && isMark(follower, mark) ? number : undefined
}

function isMark(token: CoordinateToken | undefined, mark: AngleMark): boolean {
  return token?.kind === 'mark' && token.mark === mark
}

/** Adds up degrees, minutes and seconds; all but the last must be integers, and minutes and seconds below sixty. */
function sum(parts: readonly NumberToken[], source: TokenSource): Rational {
  const [, ...smaller] = parts
  if (smaller.some(({ sign }) => sign !== ''))
    rejectPoint(source, 'has a sign inside an angle; write it before the degrees only')
  if (smaller.some(({ value }) => compare(value, SIXTY) >= 0)) {
    rejectPoint(source, 'has sixty or more minutes or seconds; write them below 60, or the whole as decimal degrees')
  }
  if (parts.slice(0, -1).some(({ isInteger }) => !isInteger)) {
    rejectPoint(source, 'has a fraction before minutes or seconds; only the last part of an angle can have decimals')
  }
  const units = [ratio(1n), MINUTE, SECOND]
  return parts.reduce((total, { value }, index) => add(total, multiply(value, readItem(units, index))), ZERO)
}

/** Applies the sign of the number or of the hemisphere; having both is an error. */
function applySign(size: Rational, sign: string, hemisphere: Hemisphere | undefined): Rational {
  return sign === '-' || hemisphere === 'S' || hemisphere === 'W' ? negate(size) : size
}

/**
 * Parses the angle that begins at token `start`, and returns the index after it: degrees with an optional sign, `°`,
 * minutes and seconds, and N, S, E or W before or after. Throws `invalid_coordinates` if there is no angle or it is
 * contradictory.
 */
function readAngle(source: TokenSource, start: number): { readonly angle: Angle; readonly next: number } {
  const { tokens } = source
  const first = tokens[start]
  const before = first?.kind === 'hemisphere' ? first.letter : undefined
  const degrees = tokens[before === undefined ? start : start + 1]
  if (degrees?.kind !== 'number')
    return rejectPoint(source, 'has a mark, letter or separator without its number; complete it')
  let next = before === undefined ? start + 1 : start + 2
  const parts = [degrees]
  const isMarked = isMark(tokens[next], '°')
  if (isMarked) {
    next++
    for (const mark of ["'", '"'] as const) {
      const part = numberBeforeMark(source, next, mark)
      if (part === undefined) break
      parts.push(part)
      next += 2
    }
  }
  const last = before === undefined ? tokens[next] : undefined
  const after = last?.kind === 'hemisphere' ? last.letter : undefined
  if (after !== undefined) next++
  const letter = before ?? after
  if (letter !== undefined && degrees.sign !== '')
    rejectPoint(source, 'has both a sign and a hemisphere; write one of them')
  const axis = letter === undefined ? undefined : letter === 'N' || letter === 'S' ? 'lat' : 'lng'
  const isPacked = degrees.integerDigits > DEGREE_DIGITS_MAX
  const angle = { degrees: applySign(sum(parts, source), degrees.sign, letter), axis, isMarked, isPacked } as const
  return { angle: { ...angle, endsInHemisphere: after !== undefined }, next }
}

type Hemisphere = 'N' | 'S' | 'E' | 'W'
type AngleMark = '°' | "'" | '"'

interface Spaced {
  /** True if preceded by a space. */
  readonly spaced: boolean
}

/** A number without its sign. */
interface NumberToken extends Spaced {
  readonly kind: 'number'
  readonly sign: '' | '+' | '-'
  readonly value: Rational
  readonly isInteger: boolean
  /** Digits before the decimal sign. */
  readonly integerDigits: number
}

/** The parts of a pair of coordinates. */
type CoordinateToken =
  | NumberToken
  | ({ readonly kind: 'mark'; readonly mark: AngleMark } & Spaced)
  | ({ readonly kind: 'hemisphere'; readonly letter: Hemisphere } & Spaced)
  | ({ readonly kind: 'separator' } & Spaced)

/** Matches a token after at most one space; the second reads a comma between two digits as the decimal sign. */
const TOKEN = {
  '.': /( ?)(?:([+-]?)(\d+(?:\.\d+)?|\.\d+)|([°'"])|([NSEWO])|[,;])/iy,
  ',': /( ?)(?:([+-]?)(\d+(?:,\d+)?)|([°'"])|([NSEWO])|[,;])/iy,
} as const

/**
 * Decides if commas between digits separate the numbers or are decimal signs. They are decimal signs if something else
 * separates: a semicolon, marks and hemispheres, or a space between two numbers that both have one.
 */
function decimalSign(source: PointText): '.' | ',' {
  const { text } = source
  const commas = text.match(/\d,(?=\d)/g)?.length ?? 0
  if (commas === 0 || text.includes('.')) return '.'
  if (/[;°'"NSEWO]/i.test(text)) return ','
  if (/^[+-]?\d+,\d+$/.test(text)) return '.'
  if (commas === 2 && text.includes(' ')) return ','
  return rejectPoint(
    source,
    'has commas that may be decimal signs or separate numbers; write decimal points, like "52.52, 13.405", or a semicolon between the numbers',
  )
}

function hemisphere(letter: string, source: PointText): Hemisphere {
  const known = (['N', 'S', 'E', 'W'] as const).find((one) => one === letter.toUpperCase())
  return known ?? rejectPoint(source, 'has the letter O, which is east (Ost) or west (Oeste, Ouest); write E or W')
}

/**
 * Splits a normalized text into tokens. Throws `invalid_coordinates` at anything that cannot be part of coordinates,
 * and `number_out_of_range`.
 */
function coordinateTokens(source: PointText): readonly CoordinateToken[] {
  const { text, path } = source
  const sign = decimalSign(source)
  const pattern = new RegExp(TOKEN[sign])
  const tokens: CoordinateToken[] = []
  while (pattern.lastIndex < text.length) {
    const from = pattern.lastIndex
    const found = pattern.exec(text)
    if (found === null) return rejectCharacter(source, from)
    const [, space, numberSign, digits, mark, letter] = found
    const spaced = space !== ''
    if (digits !== undefined)
      tokens.push(numberToken({ sign: numberSign as NumberToken['sign'], digits, spaced }, path))
    else if (mark !== undefined) tokens.push({ kind: 'mark', mark: mark as AngleMark, spaced })
    else if (letter !== undefined) tokens.push({ kind: 'hemisphere', letter: hemisphere(letter, source), spaced })
    else tokens.push({ kind: 'separator', spaced })
  }
  return tokens
}

interface WrittenNumber extends Spaced {
  readonly sign: NumberToken['sign']
  readonly digits: string
}

function numberToken({ sign, digits, spaced }: WrittenNumber, path: string): NumberToken {
  const decimal = digits.replace(',', '.')
  const point = decimal.indexOf('.')
  const isInteger = point < 0
  return {
    kind: 'number',
    sign,
    value: parseNumber(decimal, path),
    isInteger,
    integerDigits: isInteger ? decimal.length : point,
    spaced,
  }
}

function rejectCharacter(source: PointText, from: number): never {
  const rest = source.text.slice(from).replace(/^ /, '')
  const [character = ''] = rest
  const message = /^[+-]/.test(rest)
    ? 'has a sign that no digit follows; write it right before its number, like "-33.86, 151.21"'
    : `has ${showCharacter(character)}, which is not a part of coordinates; write them like "52.52, 13.405"`
  return rejectPoint(source, message)
}
