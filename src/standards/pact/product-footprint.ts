import { isFields, isOneOf } from '../../base/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import { fail, NOTICE_SEVERITIES, notice, Violations } from '../../core/errors/index.ts'
import { add, multiply, parseNumber, type Rational, ZERO } from '../../core/exact/index.ts'
import { type FieldsOf, fieldPath, printDecimal, readFields } from '../documents/index.ts'
import { checkBeforeWriting, checkBiomass, checkCarbon, checkConsistency } from './check-footprint.ts'
import type { CarbonFootprint, FootprintStatement, ProductFootprint } from './footprint.ts'
import { CARBON_FIELDS, FOOTPRINT_FIELDS, STATED_CARBON_FIELDS, STATED_FIELDS } from './footprint-fields.ts'
import { type FootprintFigures, footprintFigures } from './footprint-figures.ts'
import { footprintId, PROOF_SCHEMA, proofOf } from './footprint-proof.ts'
import { commentPrefix, isOutsideOf, referenceYears, STATED_TERMS, upstreamStages } from './footprint-rules.ts'
import { type CheckedSource, checkSource, type FootprintSource, isUpstreamPart } from './footprint-source.ts'

/** A footprint with its assumptions. */
export interface FootprintResult {
  readonly footprint: ProductFootprint
  readonly notices: readonly Notice[]
}

/** The version of the specification that footprints are written in. */
const SPEC_VERSION = '3.0.0'

type Raw = Readonly<Record<string, unknown>>
type ReferencePeriod = Pick<CarbonFootprint, 'referencePeriodStart' | 'referencePeriodEnd'>

function isStated(pcf: Raw, field: string): boolean {
  return (pcf[field] ?? undefined) !== undefined
}

/** Adds fields that cannot be stated: misspelt ones, and figures computed from the traces. */
function checkUnknown(statement: Raw, violations: Violations): void {
  const known = [
    { value: statement, fields: STATED_FIELDS, all: FOOTPRINT_FIELDS, path: '' },
    { value: statement.pcf, fields: STATED_CARBON_FIELDS, all: CARBON_FIELDS, path: 'pcf' },
  ]
  for (const { value, fields, all, path } of known) {
    for (const field of isFields(value) ? Object.keys(value) : []) {
      if (Object.hasOwn(fields, field)) continue
      const message = Object.hasOwn(all, field)
        ? 'is derived from the source; leave it out'
        : 'is not a field of a footprint; check its spelling, or leave it out'
      violations.add(fieldPath(path, field), 'unknown_field', message)
    }
  }
}

/** Adds a stated proof, such as one copied from an earlier footprint: it would precede the proof of this source. */
function checkExtensions({ extensions }: Raw, violations: Violations): void {
  for (const [index, extension] of Array.isArray(extensions) ? extensions.entries() : []) {
    if (!isFields(extension) || extension.dataSchema !== PROOF_SCHEMA) continue
    const message = 'is the proof of the footprint, which is derived from the source; leave it out'
    violations.add(`extensions[${index}].dataSchema`, 'footprint_invalid', message)
  }
}

/** Adds a violation if there is only freight: a footprint of goods must have upstream emissions. */
function requireUpstream({ parts }: CheckedSource, pcf: Raw, violations: Violations): void {
  const stages = upstreamStages(pcf.declaredUnitOfMeasurement)
  if (parts.some((part) => stages.includes(part.stage) && isUpstreamPart(part))) return
  const missing = `'${stages.at(-1)}'`
  const message = `has no upstream emissions: a cradle-to-gate footprint is more than freight; add the emissions of stage ${missing}, with an activity and a share above 0`
  violations.add('source.parts', 'required', { message, expected: `a part of stage ${missing}` })
}

/** Adds reports that are missing, or stated although every factor names its own. */
function checkStatedReports({ reports, withoutReport }: FootprintFigures, pcf: Raw, violations: Violations): void {
  const path = 'pcf.ipccCharacterizationFactors'
  const stated: readonly unknown[] = Array.isArray(pcf.ipccCharacterizationFactors)
    ? pcf.ipccCharacterizationFactors
    : []
  if (withoutReport.length > 0 && !isStated(pcf, 'ipccCharacterizationFactors')) {
    const message = `is missing; name the IPCC reports used by ${withoutReport.join(', ')}, which state none`
    violations.add(path, 'required', { message, expected: "a list such as ['AR6']" })
  }
  if (withoutReport.length > 0 || reports.length === 0) return
  for (const report of stated.filter((one) => !isOneOf<unknown>(reports, one))) {
    const message = 'is used by no factor of the traces, which all name their reports; leave it out'
    violations.add(path, 'footprint_invalid', { message, expected: reports.join(', '), received: report })
  }
}

/** Adds statements that the traces require or contradict. */
function checkStatedFigures(figures: FootprintFigures, pcf: Raw, violations: Violations): void {
  checkStatedReports(figures, pcf, violations)
  if (figures.packaging !== null && pcf.packagingEmissionsIncluded === false) {
    const message = 'is false, but there are parts of packaging; state true, or leave those out'
    violations.add('pcf.packagingEmissionsIncluded', 'footprint_invalid', message)
  }
  if (figures.biogenicNonCo2.n !== 0n && isStated(pcf, 'biogenicNonCO2Emissions')) {
    const message = 'is derived from the traces, which burn biomass; leave it out'
    violations.add('pcf.biogenicNonCO2Emissions', 'footprint_invalid', message)
  }
  checkBiomass(pcf, violations)
}

/** Reads the statement and computes the figures; throws all violations at once. */
function checkInputs(source: FootprintSource, statement: FootprintStatement) {
  const violations = new Violations()
  const raw: Raw = isFields(statement) ? statement : {}
  const pcf: Raw = isFields(raw.pcf) ? raw.pcf : {}
  const checked = violations.attempt(() => checkSource(source))
  const figures = violations.attempt(() => checked && footprintFigures(checked))
  const stated = violations.attempt(() => {
    return readFields(STATED_FIELDS, { ...raw, pcf: raw.pcf ?? {} })
  })
  checkUnknown(raw, violations)
  checkExtensions(raw, violations)
  if (checked) requireUpstream(checked, pcf, violations)
  if (figures) checkStatedFigures(figures, pcf, violations)
  if (stated) {
    checkConsistency(stated, violations)
    checkBeforeWriting(stated, violations)
    checkCarbon(stated.pcf, violations)
  }
  return { figures: violations.valueOrThrow(figures), stated: violations.valueOrThrow(stated) }
}

/** Builds the carbon footprint in the order of the schema. */
function carbonFootprintOf(figures: FootprintFigures, stated: FieldsOf<typeof STATED_CARBON_FIELDS>): CarbonFootprint {
  const amount = parseNumber(stated.declaredUnitAmount)
  const perDeclaredUnit = (value: Rational) => multiply(value, amount)
  const print = (value: Rational) => printDecimal(perDeclaredUnit(value))
  const terms = STATED_TERMS.map((field) => parseNumber(stated[field] ?? 0))
  const fossil = perDeclaredUnit(figures.fossil)
  const isBiomassBurnt = figures.biogenicNonCo2.n !== 0n
  const nonCo2 = isBiomassBurnt
    ? perDeclaredUnit(figures.biogenicNonCo2)
    : parseNumber(stated.biogenicNonCO2Emissions ?? 0)
  const excluding = [fossil, nonCo2, ...terms].reduce(add, ZERO)
  const including = add(excluding, parseNumber(stated.biogenicCO2Uptake))
  const { packaging, outbound, aircraft, reports, secondary } = figures
  const computed: Partial<CarbonFootprint> = {
    pcfExcludingBiogenicUptake: printDecimal(excluding),
    pcfIncludingBiogenicUptake: printDecimal(including),
    fossilGhgEmissions: printDecimal(fossil),
    ...(isBiomassBurnt && { biogenicNonCO2Emissions: printDecimal(nonCo2) }),
    ...(aircraft && { aircraftGhgEmissions: print(aircraft) }),
    ...(packaging && { packagingGhgEmissions: print(packaging) }),
    ...(outbound && { outboundLogisticsGhgEmissions: print(outbound) }),
    ipccCharacterizationFactors: [...new Set([...reports, ...(stated.ipccCharacterizationFactors ?? [])])].sort(),
    ...(secondary.length > 0 && { secondaryEmissionFactorSources: secondary }),
  }
  return readFields(CARBON_FIELDS, { ...stated, ...computed }, 'pcf')
}

/** Joins the company's comment and the notices that change a number. */
function commentOf(comment: string | undefined, notices: readonly Notice[]): string | undefined {
  const warnings = notices.filter(
    ({ code }) => NOTICE_SEVERITIES[code] === 'warning' || code === 'biogenic_outside_totals',
  )
  const lines = [comment ?? '', ...warnings.map(({ code, message }) => `${commentPrefix(code)}${message}`)]
  const text = [...new Set(lines)].filter((line) => line !== '').join('\n')
  return text === '' ? undefined : text
}

/** Returns a notice for each edition that is too far from the reference period. */
function periodNotices({ factors }: FootprintFigures, pcf: ReferencePeriod): readonly Notice[] {
  const years = referenceYears(pcf.referencePeriodStart, pcf.referencePeriodEnd)
  const outside = factors.filter((factor) => isOutsideOf(years, factor))
  const editions = new Map(outside.map((factor) => [factor.edition, factor.source.editionYear]))
  return [...editions].map(([edition, year]) => {
    const message = `${edition} is of ${year} and the reference period is ${years.first} to ${years.last}; take factors of that time`
    return notice('factor_outside_reference_period', 'pcf.referencePeriodStart', message)
  })
}

/**
 * Builds a product footprint (PACT version 3.0.0) from a company's statement and the traces of the emissions, as JSON
 * for a partner. Figures are kg CO2e per declared unit, as decimals with all their digits; without a finite decimal,
 * rounded half to even to 34 significant digits. Fossil emissions, CH4 and N2O of burnt biomass, packaging, outbound
 * logistics and freight by air are computed from the traces, as are the characterization factors and the publications.
 * The traces are attached as an extension, so that `verifyFootprint` can recalculate the footprint. The id is a UUID of
 * the content: any change except of the status gives another id.
 *
 * Throws everything that is missing or wrong at once: `required` for missing statements of the company and for goods
 * with only freight, `trace_invalid` for a trace that does not verify, `factor_incomplete`, `factor_basis_mismatch` for
 * radiative forcing, `allocation_invalid`, `footprint_invalid` for contradictions (two geographies, a reference period
 * that ends after the validity), `period_reversed`, `unknown_field`, `percentage_out_of_range`, the codes of numbers,
 * dates and choices.
 *
 * @example
 * ```ts
 * import { calculateQuantity, toTrace } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * import { productFootprint, productUrn } from 'tonne/pact'
 * const steel = calculateQuantity({ value: 1200, unit: 'kg', factor: findFactor('desnz-2025/material-use/metal/metal-steel-cans/primary-material-production/tonnes') })
 * const { footprint } = productFootprint(
 *   { quantity: 500, parts: [{ stage: 'material', trace: toTrace(steel) }] },
 *   {
 *     created: '2026-02-01T00:00:00Z',
 *     companyName: 'Acme',
 *     companyIds: ['urn:pact:acme.example:company-id:1'],
 *     productDescription: 'A crate of steel',
 *     productIds: [productUrn('acme.example', 'CRATE-1')],
 *     productNameCompany: 'Crate',
 *     pcf: {
 *       declaredUnitOfMeasurement: 'piece',
 *       declaredUnitAmount: 1,
 *       productMassPerDeclaredUnit: 2.4,
 *       referencePeriodStart: '2025-01-01',
 *       referencePeriodEnd: '2026-01-01',
 *       fossilCarbonContent: 0,
 *       biogenicCO2Uptake: 0,
 *       packagingEmissionsIncluded: false,
 *       ccsTechnologicalCO2CaptureIncluded: false,
 *       crossSectoralStandards: ['PACT-3.0'],
 *       exemptedEmissionsPercent: 0,
 *       primaryDataShare: 0,
 *     },
 *   },
 * )
 * footprint.pcf.fossilGhgEmissions // => '6.873363144'
 * footprint.pcf.ipccCharacterizationFactors // => ['AR5']
 * ```
 */
export function productFootprint(source: FootprintSource, statement: FootprintStatement): FootprintResult {
  const { figures, stated } = checkInputs(source, statement)
  const notices = [...figures.notices, ...periodNotices(figures, stated.pcf)]
  const comment = commentOf(stated.comment, notices)
  const content = {
    ...stated,
    specVersion: SPEC_VERSION,
    status: 'Active',
    ...(comment !== undefined && { comment }),
    pcf: carbonFootprintOf(figures, stated.pcf),
    extensions: [...(stated.extensions ?? []), proofOf(source)],
  }
  return { footprint: readFields(FOOTPRINT_FIELDS, { id: footprintId(content), ...content }), notices }
}

/**
 * Builds the URN of a product or batch, as PACT proposes for ids without a standard: a domain of the company and its
 * own number, with characters other than letters, digits and -._~ escaped. Throws `required` for an empty domain or
 * number.
 *
 * @example
 * ```ts
 * import { productUrn } from 'tonne/pact'
 * productUrn('acme.example', 'CRATE 1') // => 'urn:pact:acme.example:product-id:CRATE%201'
 * ```
 */
export function productUrn(domain: string, productId: string | number): string {
  if (domain === '') fail('domain', 'required', 'is empty; give a domain of the company')
  if (productId === '') fail('productId', 'required', 'is empty; give the number of the product')
  return `urn:pact:${domain}:product-id:${encodeURIComponent(productId)}`
}
