import { itemAt } from '../../../base/index.ts'
import { add, compare, multiply, negate, type Rational, ratio, ZERO } from '../../../core/exact/index.ts'
import type { AngleMark, CoordinateToken, Hemisphere, NumberToken } from './coordinate-tokens.ts'
import { type PointText, rejectPoint } from './point-text.ts'

/** An angle as written. */
export interface Angle {
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
export interface TokenSource extends PointText {
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
  return parts.reduce((total, { value }, index) => add(total, multiply(value, itemAt(units, index))), ZERO)
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
export function readAngle(source: TokenSource, start: number): { readonly angle: Angle; readonly next: number } {
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
