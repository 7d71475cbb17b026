import { GASES } from '../../core/emissions/index.ts'
import { EmissionsError, fail, requireObject, type Violation, Violations } from '../../core/errors/index.ts'
import {
  compare,
  type Exact,
  ONE,
  parseNumber,
  powerOfTen,
  printInteger,
  roundToPlaces,
} from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'
import {
  ACTIVITY_TYPE,
  type DecimalType,
  type DialectRules,
  dialectRules,
  type SqlDialect,
  sparkProduct,
  typeName,
} from './dialect.ts'

/** Engine, and digits of its decimals. */
export interface SqlNumberOptions {
  readonly dialect: SqlDialect
  /**
   * Decimals of the coefficients. Defaults to 18, or to 12 if 38 digits do not allow 18, and in Spark. To compare
   * engines digit for digit, give each the same.
   */
  readonly scale?: number | undefined
  /**
   * The largest sum of |value| (of |value × second|, with two columns) of one group that must fit the engine's 38
   * digits, at least 1; defaults to 10^12. A guard finds the groups above it. PostgreSQL needs none.
   */
  readonly activityMax?: Exact | undefined
}

/** The decimals of a set in an engine. */
export interface SqlNumbers {
  readonly dialect: SqlDialect
  /** Type of the column of coefficients. */
  readonly coefficient: DecimalType
  /** Decimals of value, or of value × second. */
  readonly activityScale: number
  /** Decimals of a total. */
  readonly totalScale: number
  /** The largest activity of a group, rounded down to the activity's decimals; null if the engine has no bound. */
  readonly activityMax: string | null
}

const ACTIVITY_MAX = '1e12'
/** Minimum precision, so that coefficients with 12 decimals are DECIMAL(18,12) for any usual set. */
const PRECISION_MIN = 18
const BOUNDED_DIGITS = 38

function activityMaxOf({ activityMax = ACTIVITY_MAX }: SqlNumberOptions, scale: number): bigint {
  const exact = parseNumber(activityMax, 'activityMax')
  if (compare(exact, ONE) < 0) {
    const about = { expected: '1 or more', received: activityMax }
    fail('activityMax', 'number_out_of_range', { message: 'is less than 1', ...about })
  }
  return (exact.n * powerOfTen(scale)) / exact.d
}

function scalesOf({ scale }: SqlNumberOptions, { scales, digitsMax }: DialectRules): readonly number[] {
  if (scale === undefined) return scales
  if (!Number.isInteger(scale) || scale < 0 || scale > digitsMax) {
    const about = { expected: `0 to ${digitsMax}`, received: scale }
    fail('scale', 'number_out_of_range', { message: 'is not a number of decimals that the engine supports', ...about })
  }
  return [scale]
}

/**
 * Returns the largest coefficient as an integer at a scale, and violations for non-zero ones that would round to zero.
 */
function scaledCoefficients({ pairs }: CoefficientSet, scale: number): { largest: bigint; vanished: Violations } {
  const vanished = new Violations()
  let largest = 0n
  for (const [index, { per1, parts }] of pairs.entries()) {
    for (const gas of GASES) {
      const exact = per1[gas]
      if (exact === null || exact.n === 0n) continue
      const integer = roundToPlaces(exact, scale)
      const size = integer < 0n ? -integer : integer
      if (size > largest) largest = size
      if (size > 0n) continue
      const what = `the ${gas} of ${parts.map(({ factor }) => factor.key).join(' and ')}`
      const message = `${what} would be 0 with ${scale} decimals; give rows in a larger unit, or scale more`
      vanished.add(`pairs[${index}]`, 'number_out_of_range', message)
    }
  }
  return { largest, vanished }
}

interface Trial {
  readonly numbers: SqlNumbers
  readonly violations: readonly Violation[]
}

/** Collects products and sums that exceed 38 digits. */
function checkResults(
  numbers: SqlNumbers,
  { most, largest }: { most: bigint; largest: bigint },
  violations: Violations,
): void {
  const { dialect, coefficient, totalScale, activityMax } = numbers
  const product = sparkProduct(ACTIVITY_TYPE, coefficient)
  if (dialect === 'spark' && product.scale !== totalScale) {
    const types = `${typeName(ACTIVITY_TYPE)} × ${typeName(coefficient)}`
    const message = `is too many: of ${types} Spark keeps ${product.scale} decimals; give fewer, or rows in a smaller unit`
    violations.add('scale', 'number_out_of_range', { message, received: coefficient.scale })
  }
  if (totalScale > BOUNDED_DIGITS || most * largest >= powerOfTen(BOUNDED_DIGITS)) {
    const product = `times the largest coefficient, with ${totalScale} decimals,`
    const message = `${product} has more than ${BOUNDED_DIGITS} digits; state less, or give a smaller scale`
    violations.add('activityMax', 'number_out_of_range', { message, received: activityMax })
  }
}

/** Returns the decimals of a set at a scale, and the reasons why the engine cannot hold them. */
function trial(set: CoefficientSet, options: SqlNumberOptions, scale: number): Trial {
  const { dialect } = options
  const rules = dialectRules(dialect)
  const { largest, vanished: violations } = scaledCoefficients(set, scale)
  const coefficient = { scale, precision: Math.max(PRECISION_MIN, scale + 1, largest.toString().length) }
  const activityScale = set.hasSecond ? rules.productScale : ACTIVITY_TYPE.scale
  const most = rules.resultsAreBounded ? activityMaxOf(options, activityScale) : null
  const activityMax = most === null ? null : printInteger(most, activityScale)
  const numbers = Object.freeze({ dialect, coefficient, activityScale, totalScale: activityScale + scale, activityMax })
  if (coefficient.precision > rules.digitsMax) {
    const message = `has ${rules.digitsMax} digits, and the largest coefficient needs ${typeName(coefficient)}`
    violations.add('dialect', 'number_out_of_range', { message, received: dialect })
  } else if (most !== null) checkResults(numbers, { most, largest }, violations)
  return { numbers, violations: violations.list }
}

/**
 * Returns the decimals of a set in an engine: the first scale to try that its digits allow. Throws
 * `number_out_of_range` if a coefficient, or a group of `activityMax`, cannot be held without loss.
 */
export function sqlNumbers(set: CoefficientSet, options: SqlNumberOptions): SqlNumbers {
  requireObject({ path: '', value: options }, { message: 'options must be given', expected: '{ dialect }' })
  const scales = scalesOf(options, dialectRules(options.dialect))
  const trials = scales.map((scale) => trial(set, options, scale))
  const fitting = trials.find(({ violations }) => violations.length === 0)
  if (fitting !== undefined) return fitting.numbers
  throw new EmissionsError(trials.flatMap(({ violations }) => violations))
}
