import { isFields } from '../../base/index.ts'
import { fail, Violations } from '../../core/errors/index.ts'
import { parseDate } from '../../core/time/index.ts'
import { readFields } from '../documents/index.ts'
import type { FootprintStatement, ProductFootprint } from './footprint.ts'
import { FOOTPRINT_FIELDS, STATED_CARBON_FIELDS } from './footprint-fields.ts'
import { latestValidity, validityOf } from './validity.ts'

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
export function checkWritten(footprint: DatedFootprint, violations: Violations): void {
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

type Raw = Readonly<Record<string, unknown>>

function hasField(pcf: object, field: string): boolean {
  return ((pcf as Raw)[field] ?? undefined) !== undefined
}

/** Adds missing fields of a product with biomass. */
export function checkBiomass(pcf: object, violations: Violations): void {
  const hasBiomass = ['biogenicCO2Uptake', 'biogenicCarbonContent'].some((field) => {
    return hasField(pcf, field) && !/^[+-]?0*(?:\.0*)?$/.test(String((pcf as Raw)[field]))
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
