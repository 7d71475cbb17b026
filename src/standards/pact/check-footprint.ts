import { asFields, isFields } from '../../base/index.ts'
import { fail, Violations } from '../../core/errors/index.ts'
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
import { parseDate } from '../../core/time/index.ts'
import { printDecimal, readFields } from '../documents/index.ts'
import type { CarbonFootprint, FootprintStatement, ProductFootprint } from './footprint.ts'
import { FOOTPRINT_FIELDS, STATED_CARBON_FIELDS } from './footprint-fields.ts'
import { STATED_TERMS } from './footprint-rules.ts'
import { latestValidity, validityOf } from './validity.ts'

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
  readonly #pcf: Partial<CarbonFootprint>

  constructor(pcf: Partial<CarbonFootprint>) {
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
  ]
}

function carbonBoundsOf(figures: StatedFigures): readonly FigureBounds[] {
  const others = ['productMassPerDeclaredUnit'] as const
  const most = figures.sum(others)
  if (most.n === 0n) return []
  return (['fossilCarbonContent', 'biogenicCarbonContent'] as const).map((field) => {
    return { field, others, least: undefined, most }
  })
}

type Checks = readonly [pcf: Partial<CarbonFootprint>, figures: StatedFigures, violations: Violations]

function checkBounds([pcf, figures, violations]: Checks, bounds: readonly FigureBounds[]): void {
  for (const { field, others, least, most } of bounds) {
    if (pcf[field] === undefined) continue
    const stated = figures.of(field)
    const rounding = figures.roundingOf([field, ...others])
    const isBelow = least !== undefined && compare(add(stated, rounding), least) < 0
    const isAbove = compare(stated, add(most, rounding)) > 0
    if (!isBelow && !isAbove) continue
    const due = printDecimal(isBelow ? (least ?? most) : most)
    const relation = isBelow ? 'is below' : 'is above'
    const message = `${relation} ${figures.namesOf(others) || 'the emissions'}, which is ${due}; one of them is wrong: correct it, or ask the sender`
    violations.add(`pcf.${field}`, 'footprint_invalid', { message, expected: due, received: pcf[field] })
  }
}

/** Adds a violation for each content of carbon above the mass, by more than rounding. */
export function checkCarbon(pcf: Partial<CarbonFootprint>, violations: Violations): void {
  const figures = new StatedFigures(pcf)
  checkBounds([pcf, figures, violations], carbonBoundsOf(figures))
}

/**
 * Adds a violation for each figure that contradicts others by more than rounding: totals against their terms, and parts
 * above the whole.
 */
export function checkFigures(pcf: CarbonFootprint, violations: Violations): void {
  const figures = new StatedFigures(pcf)
  checkBounds([pcf, figures, violations], [...boundsOf(figures, pcf), ...carbonBoundsOf(figures)])
}

/** A footprint, or the statement of one. */
export type DatedFootprint = Pick<FootprintStatement, 'validityPeriodStart' | 'validityPeriodEnd'> & {
  readonly pcf: Partial<ProductFootprint['pcf']> &
    Pick<ProductFootprint['pcf'], 'referencePeriodStart' | 'referencePeriodEnd'>
}

const GEOGRAPHIES = ['geographyRegionOrSubregion', 'geographyCountry', 'geographyCountrySubdivision'] as const

function checkGeography({ pcf }: DatedFootprint, violations: Violations): void {
  const [, ...others] = GEOGRAPHIES.filter((field) => pcf[field] !== undefined)
  for (const field of others) {
    const message = 'is a second geography; a footprint has at most one, and is global without one'
    violations.add(`pcf.${field}`, 'footprint_invalid', { message, received: pcf[field] })
  }
}

function checkPeriods(footprint: DatedFootprint, violations: Violations): void {
  const { validityPeriodEnd, pcf } = footprint
  const { referencePeriodStart: from, referencePeriodEnd: to } = pcf
  if (parseDate(to).ms <= parseDate(from).ms) {
    const message = `must be after referencePeriodStart, ${from}; it is the first instant past the period`
    violations.add('pcf.referencePeriodEnd', 'period_reversed', { message, received: to })
  }
  if (validityPeriodEnd === undefined) return
  const end = parseDate(validityPeriodEnd).ms
  if (end > validityOf(footprint).start && end > parseDate(to).ms) return
  const message = `must be after the validity starts and the reference period ends, ${to}`
  violations.add('validityPeriodEnd', 'footprint_invalid', { message, received: validityPeriodEnd })
}

function checkPackaging({ pcf }: DatedFootprint, violations: Violations): void {
  if (pcf.packagingEmissionsIncluded !== false || pcf.packagingGhgEmissions === undefined) return
  const message = 'is false, but there are emissions of packaging; state true, or leave the packaging out'
  violations.add('pcf.packagingEmissionsIncluded', 'footprint_invalid', message)
}

/** Adds the contradictions within a footprint whose fields were read. */
export function checkConsistency(footprint: DatedFootprint, violations: Violations): void {
  checkGeography(footprint, violations)
  checkPeriods(footprint, violations)
  checkPackaging(footprint, violations)
}

const CAPTURE = ['ccsTechnologicalCO2Capture', 'technologicalCO2Removals', 'technologicalCO2CaptureOrigin'] as const

/** Adds statements that are rejected when writing a footprint, but accepted when reading one. */
export function checkBeforeWriting(footprint: DatedFootprint, violations: Violations): void {
  const { validityPeriodStart, validityPeriodEnd, pcf } = footprint
  if (validityPeriodStart !== undefined && parseDate(validityPeriodStart).ms < parseDate(pcf.referencePeriodEnd).ms) {
    const message = `must not be before the reference period ends, ${pcf.referencePeriodEnd}`
    violations.add('validityPeriodStart', 'footprint_invalid', { message, received: validityPeriodStart })
  }
  const latest = latestValidity(pcf.referencePeriodEnd)
  if (validityPeriodEnd !== undefined && parseDate(validityPeriodEnd).ms > latest) {
    const until = new Date(latest).toISOString()
    const message = `must be within three years after the reference period; take ${until} or earlier`
    violations.add('validityPeriodEnd', 'footprint_invalid', { message, received: validityPeriodEnd })
  }
  if (pcf.ccsTechnologicalCO2CaptureIncluded !== false) return
  for (const field of CAPTURE.filter((name) => pcf[name] !== undefined)) {
    const message = 'contradicts ccsTechnologicalCO2CaptureIncluded: false; state true, or leave it out'
    violations.add(`pcf.${field}`, 'footprint_invalid', { message, received: pcf[field] })
  }
}

/** Fields that a product with biomass must state. */
const OF_BIOMASS = ['biogenicCarbonContent', 'landUseChangeGhgEmissions'] as const

function hasField(pcf: object, field: string): boolean {
  return (asFields(pcf)[field] ?? undefined) !== undefined
}

/** Adds missing fields of a product with biomass. */
export function checkBiomass(pcf: object, violations: Violations): void {
  const hasBiomass = ['biogenicCO2Uptake', 'biogenicCarbonContent'].some((field) => {
    return hasField(pcf, field) && !/^[+-]?0*(?:\.0*)?$/.test(String(asFields(pcf)[field]))
  })
  for (const field of OF_BIOMASS.filter((one) => hasBiomass && !hasField(pcf, one))) {
    const message = 'is missing; a product with biomass must state it, as 0 if there is none'
    violations.add(`pcf.${field}`, 'required', { message, expected: "a decimal of 0 or more, such as '0.25'" })
  }
}

/** Adds missing fields that are required when writing a footprint, but optional when reading one. */
export function checkStatedFields(pcf: object, violations: Violations): void {
  for (const [field, { isRequired, expected }] of Object.entries(STATED_CARBON_FIELDS)) {
    if (isRequired && !hasField(pcf, field))
      violations.add(`pcf.${field}`, 'required', { message: 'is missing', expected })
  }
}

/**
 * Reads a received product footprint of PACT version 3. Throws `footprint_invalid` for another version and for
 * contradictions, and the codes of its fields, all at once.
 */
export function readFootprint(footprint: unknown): ProductFootprint {
  const version = isFields(footprint) ? footprint.specVersion : undefined
  if (typeof version === 'string' && !version.startsWith('3.')) {
    const message = 'must be of version 3; ask its sender for that'
    fail('specVersion', 'footprint_invalid', { message, expected: '3.0.0', received: version })
  }
  const read = readFields(FOOTPRINT_FIELDS, footprint)
  const violations = new Violations()
  checkConsistency(read, violations)
  violations.throwIfAny()
  return read
}
