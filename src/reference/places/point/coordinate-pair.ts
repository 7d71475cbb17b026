import { notice } from '../../../core/errors/index.ts'
import { coordinateTokens } from './coordinate-tokens.ts'
import { type Angle, readAngle, type TokenSource } from './degrees-minutes-seconds.ts'
import { isWithin, type ParsedPoint, parsedPoint } from './parsed-point.ts'
import { type PointText, rejectPoint } from './point-text.ts'

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
    !isWithin(first.degrees, 90n) &&
    isWithin(first.degrees, 180n) &&
    isWithin(second.degrees, 90n)
  if (!isSwapped) return parsedPoint({ lat: earlier, lng: later }, source)
  const message = 'the first number can be no latitude, so the pair was read as longitude, latitude'
  const notices = [notice('coordinates_swapped', path, message)]
  return parsedPoint({ lat: later, lng: earlier }, { ...source, notices })
}
