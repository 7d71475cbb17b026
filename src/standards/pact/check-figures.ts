import type { Violations } from '../../core/errors/index.ts'
import {
  add,
  compare,
  divide,
  multiply,
  ONE,
  parseNumber,
  type Rational,
  ratio,
  SIGNIFICANT_DIGITS,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import { printDecimal } from '../documents/index.ts'
import type { CarbonFootprint } from './footprint.ts'
import { STATED_TERMS } from './footprint-rules.ts'

type Figure = Extract<keyof CarbonFootprint, string>

/** The emissions that make up a total. */
const EMISSIONS: readonly Figure[] = ['fossilGhgEmissions', 'biogenicNonCO2Emissions', ...STATED_TERMS]
/** Emissions that some senders include in the fossil emissions and others add to them. */
const IN_FOSSIL_OR_APART: readonly Figure[] = ['landCarbonLeakage', 'landManagementFossilGhgEmissions']
/** Figures of 0 or less that some senders subtract before they state the other figures. */
const IN_GROSS_OR_APART: readonly Figure[] = ['technologicalCO2Removals', 'ccsTechnologicalCO2Capture']

const HALF = divide(ONE, ratio(2n))
/** Rounded figures may differ by one percent, however few digits they have. */
const ROUNDING_MAX = divide(ONE, ratio(100n))

function absolute(value: Rational): Rational {
  return value.n < 0n ? subtract(ZERO, value) : value
}

/**
 * Returns the place value of the last significant digit: 0.01 for '1.25'; of more than 34 digits, the 34th counts as
 * the last.
 */
function lastDigitOf(digits: string): Rational {
  const [integer = '', places = ''] = digits.replace(/^[+-]?0*/, '').split('.')
  const power = Math.max(integer.length - SIGNIFICANT_DIGITS, -places.length)
  const size = 10n ** BigInt(Math.abs(power))
  return power < 0 ? ratio(1n, size) : ratio(size)
}

/** The stated figures of a footprint, with the bounds of their rounding. */
class StatedFigures {
  readonly #pcf: CarbonFootprint

  constructor(pcf: CarbonFootprint) {
    this.#pcf = pcf
  }

  of(field: Figure): Rational {
    const stated = this.#pcf[field]
    return typeof stated === 'string' ? parseNumber(stated) : ZERO
  }

  sum(fields: readonly Figure[]): Rational {
    return fields.map((field) => this.of(field)).reduce(add, ZERO)
  }

  /** Returns the largest difference that rounding explains: half of the last digit of each field, up to one percent. */
  roundingOf(fields: readonly Figure[]): Rational {
    const stated = fields.filter((field) => this.#pcf[field] !== undefined)
    const halves = stated.map((field) => multiply(HALF, lastDigitOf(String(this.#pcf[field]))))
    const gross = stated.map((field) => absolute(this.of(field))).reduce(add, ZERO)
    const [digits, most] = [halves.reduce(add, ZERO), multiply(gross, ROUNDING_MAX)]
    return compare(digits, most) < 0 ? digits : most
  }

  /** Lists the stated fields, for a message. */
  namesOf(fields: readonly Figure[]): string {
    return fields.filter((field) => this.#pcf[field] !== undefined).join(' + ')
  }
}

/** A figure with its bounds by other figures. */
interface FigureBounds {
  readonly field: Figure
  readonly others: readonly Figure[]
  readonly least: Rational | undefined
  readonly most: Rational
}

function boundsOf(figures: StatedFigures, pcf: CarbonFootprint): readonly FigureBounds[] {
  const sum = figures.sum(EMISSIONS)
  const more = subtract(figures.sum(IN_FOSSIL_OR_APART), figures.sum(IN_GROSS_OR_APART))
  const excluding = figures.of('pcfExcludingBiogenicUptake')
  const including = add(excluding, figures.of('biogenicCO2Uptake'))
  const gross = [...EMISSIONS, ...IN_FOSSIL_OR_APART].filter((field) => figures.of(field).n > 0n)
  const contents = ['productMassPerDeclaredUnit'] as const
  const hasMass = figures.of('productMassPerDeclaredUnit').n > 0n
  const carbon = (['fossilCarbonContent', 'biogenicCarbonContent'] as const).filter(() => hasMass)
  return [
    {
      field: 'pcfExcludingBiogenicUptake',
      others: [...EMISSIONS, ...IN_FOSSIL_OR_APART],
      least: sum,
      most: add(sum, more),
    },
    {
      field: 'pcfIncludingBiogenicUptake',
      others: ['pcfExcludingBiogenicUptake', 'biogenicCO2Uptake'],
      least: pcf.biogenicCO2Uptake === undefined ? undefined : including,
      most: including,
    },
    { field: 'aircraftGhgEmissions', others: gross, least: undefined, most: figures.sum(gross) },
    { field: 'packagingGhgEmissions', others: gross, least: undefined, most: figures.sum(gross) },
    ...carbon.map((field) => ({ field, others: contents, least: undefined, most: figures.sum(contents) })),
  ]
}

/**
 * Adds a violation for each figure that contradicts others by more than rounding: totals against their terms, and parts
 * above the whole.
 */
export function checkFigures(pcf: CarbonFootprint, violations: Violations): void {
  const figures = new StatedFigures(pcf)
  for (const { field, others, least, most } of boundsOf(figures, pcf)) {
    if (pcf[field] === undefined) continue
    const stated = figures.of(field)
    const rounding = figures.roundingOf([field, ...others])
    const isBelow = least !== undefined && compare(add(stated, rounding), least) < 0
    const isAbove = compare(stated, add(most, rounding)) > 0
    if (!isBelow && !isAbove) continue
    const due = printDecimal(isBelow ? (least ?? most) : most)
    const relation = isBelow ? 'is below' : 'is above'
    const message = `${relation} ${figures.namesOf(others) || 'the emissions'}, which is ${due}; ask the sender which of them is right`
    violations.add(`pcf.${field}`, 'footprint_invalid', { message, expected: due, received: pcf[field] })
  }
}
