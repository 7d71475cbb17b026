import {
  add,
  divide,
  multiply,
  ONE,
  parseRational,
  printExact,
  type Rational,
  ratio,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import { type DisclosureCell, type DisclosurePart, type DisclosureRule, wireNumber } from '../../resources/index.ts'

/** A rule and the parts it is applied to. */
export interface Formula {
  readonly rule: DisclosureRule
  readonly parts: readonly DisclosurePart[]
}

const THOUSAND = ratio(1000n)
const THOUSANDTH = ratio(1n, 1000n)
const HUNDRED = ratio(100n)

/** The units of parts by the unit of their row, each with its size in that unit. */
const SIZES: Readonly<Record<string, Readonly<Record<string, Rational>>>> = {
  't CO2e': { 'kg CO2e': THOUSANDTH },
  't CO2': { 'kg CO2': THOUSANDTH },
  kWh: { MWh: THOUSAND },
}

/** The size of a unit in the unit of a row: a thousandth for kg in t. Null if they cannot be converted. */
export function sizeInRow(unit: string, rowUnit: string): Rational | null {
  return unit === rowUnit ? ONE : (SIZES[rowUnit]?.[unit] ?? null)
}

/** Converts a part to the unit of its row; null if it cannot be converted. */
function convertPart({ exact, unit }: DisclosurePart, rowUnit: string): Rational | null {
  const size = sizeInRow(unit, rowUnit)
  return size === null ? null : multiply(parseRational(exact), size)
}

function divideOrNull(value: Rational, divisor: Rational): Rational | null {
  return divisor.n === 0n ? null : divide(value, divisor)
}

/** Combines parts of one unit: their sum, or the first minus the others. */
function addParts({ rule, parts }: Formula, unit: string): Rational | null {
  return parts.reduce<Rational | null>((sum, part, index) => {
    const value = convertPart(part, unit)
    if (sum === null || value === null) return null
    return rule === 'difference' && index > 0 ? subtract(sum, value) : add(sum, value)
  }, ZERO)
}

/**
 * Evaluates a formula in a unit; null if it divides by zero, or if its parts cannot be converted. A change from a figure below
 * zero, as credits leave it, is null too: in per cent of that figure a rise would look like a fall.
 */
export function evaluate(formula: Formula, unit: string): Rational | null {
  const { rule, parts } = formula
  if (rule === 'sum' || rule === 'difference') return addParts(formula, unit)
  const [over, under] = parts.map(({ exact }) => parseRational(exact))
  if (over === undefined || under === undefined) return null
  if (rule === 'quotient') return divideOrNull(over, under)
  if (rule === 'change' && under.n < 0n) return null
  const share = divideOrNull(rule === 'change' ? subtract(over, under) : over, under)
  return share === null ? null : multiply(HUNDRED, share)
}

/** Builds the cell of a formula; null if the formula has no value. */
export function buildCell({ rule, parts }: Formula, unit: string): DisclosureCell | null {
  const number = evaluate({ rule, parts }, unit)
  if (number === null) return null
  return { exact: printExact(number), value: wireNumber(number), rule, parts: [...parts] }
}
