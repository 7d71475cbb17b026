import { cacheByObject } from '../../base/index.ts'
import { GASES } from '../../core/emissions/index.ts'
import { EmissionsError, ROW_STATUS, type RowCode } from '../../core/errors/index.ts'
import {
  type Coefficient,
  multiply,
  type ParsedDouble,
  parseNumber,
  prepareCoefficient,
  product,
  productOfReading,
  readNumber,
  resultDouble,
} from '../../core/exact/index.ts'
import type { CoefficientSet } from '../coefficients/coefficient-set.ts'

/** The cells of a row. */
export interface ColumnRow {
  readonly value: number
  /** 1 if the set has no second column. */
  readonly second: number
  readonly pair: number
}

type GasCoefficients = readonly (Coefficient | null)[]

const coefficientsBySet = cacheByObject((_: CoefficientSet) => new Map<number, GasCoefficients>())

/** Returns the coefficients of a pair's gases, cached per set. */
function coefficientsOf(set: CoefficientSet, pair: number): GasCoefficients {
  const byPair = coefficientsBySet(set)
  const known = byPair.get(pair)
  if (known !== undefined) return known
  const coefficients = GASES.map((gas) => {
    const exact = set.pairs[pair]?.per1[gas] ?? null
    return exact === null ? null : prepareCoefficient(exact)
  })
  byPair.set(pair, coefficients)
  return coefficients
}

/** Returns the error code of a row that cannot be calculated, as the scalar functions give it; otherwise undefined. */
export function rejectionOf({ value, second, pair }: ColumnRow, set: CoefficientSet): RowCode | undefined {
  if (!Number.isFinite(value) || !Number.isFinite(second)) return 'not_finite'
  if ((value < 0 && !set.allowCredits) || second < 0) return 'must_be_non_negative'
  return pair < set.pairs.length ? undefined : 'unknown_pair'
}

const scratch: ParsedDouble = { m: 0, e: 0, k: 0 }

function productsOf({ value, second }: ColumnRow, coefficients: GasCoefficients): readonly number[] {
  if (second === 1) {
    const canRead = readNumber(value, scratch)
    return coefficients.map((one) => {
      if (one === null) return Number.NaN
      return canRead ? productOfReading(value, scratch, one) : product(value, one)
    })
  }
  const exact = multiply(parseNumber(value), parseNumber(second))
  return coefficients.map((one) => (one === null ? Number.NaN : resultDouble(multiply(exact, one.exact), 'value')))
}

/** Returns the gases of a row by exact arithmetic, NaN if not published; or the status of a failed row. */
export function exactRow(row: ColumnRow, set: CoefficientSet): readonly number[] | number {
  const rejection = rejectionOf(row, set)
  if (rejection !== undefined) return ROW_STATUS[rejection]
  try {
    return productsOf(row, coefficientsOf(set, row.pair))
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return ROW_STATUS.number_out_of_range
  }
}
