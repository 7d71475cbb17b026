import { isFields, isKeyOf, keysOf } from '../../../base/index.ts'
import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { checkVerificationOptions, NOTICE_SEVERITIES, type NoticeCode, Violations } from '../../../core/errors/index.ts'
import {
  asList,
  canonicalText,
  checkFieldNames,
  checkForm,
  compareFractions,
  divideFractions,
  Field,
  Findings,
  type Fraction,
  fraction,
  type Plain,
  plainCopy,
  plus,
  readEmbeddedTrace,
  reduceFraction,
  type Trace,
  times,
} from '../../../verify/document/index.ts'
import type { Verification, VerifyOptions } from '../../../verify/index.ts'
import { checkBeforeWriting, checkBiomass, checkCarbon, checkStatedFields, readFootprint } from '../check-footprint.ts'
import { RECORD_LENGTH_MAX, repeatedParts } from '../counted-once.ts'
import type { CarbonFootprint, ProductFootprint } from '../footprint.ts'
import { footprintId, PROOF_FORMAT, PROOF_SCHEMA, ROUNDING } from '../footprint-proof.ts'
import {
  commentPrefix,
  FOOTPRINT_STAGES,
  hasActivity,
  ipccReport,
  isOutsideOf,
  isUnnamedHub,
  referenceYears,
  STATED_TERMS,
  secondarySource,
  stageProblem,
  upstreamStages,
} from '../footprint-rules.ts'
import {
  type DueFigures,
  dueFigures,
  type FootprintTerm,
  hasUnknownAircraft,
  type ProvenPart,
  termsOf,
} from './due-figures.ts'

/** Returns the factors of the traces as the rules of a footprint read them. */
function factorsOf(terms: readonly FootprintTerm[]): readonly EmissionFactor[] {
  return terms.filter(({ co2e }) => co2e.n !== 0n).map(({ factor }) => factor as EmissionFactor)
}

function sortTexts(texts: Iterable<string>): string {
  return [...new Set(texts)].sort().join(', ')
}

/** Adds reports that no factor uses, and missing ones. A factor that names none may use any. */
function checkReports(
  { ipccCharacterizationFactors: stated }: CarbonFootprint,
  factors: readonly EmissionFactor[],
  field: Field,
) {
  const known = factors.map(ipccReport)
  const reports = known.filter((report) => report !== undefined)
  const isOpen = reports.length < known.length || known.length === 0
  const due = isOpen ? [...reports, ...stated] : reports
  field.expect('are not the reports behind the factors of the traces', sortTexts(due), sortTexts(stated))
}

/** Adds publications that no factor of the traces comes from, and missing ones. */
function checkSources(
  { secondaryEmissionFactorSources: stated = [] }: CarbonFootprint,
  factors: readonly EmissionFactor[],
  field: Field,
) {
  const textOf = (source: object) => canonicalText(source as Plain)
  const due = factors.flatMap((factor) => secondarySource(factor) ?? []).map(textOf)
  field.expect('are not the publications behind the traces', sortTexts(due), sortTexts(stated.map(textOf)))
}

/** Returns the codes of the notices that the comment of a footprint must state. */
function dueNotices(
  parts: readonly ProvenPart[],
  terms: readonly FootprintTerm[],
  pcf: CarbonFootprint,
): ReadonlySet<string> {
  const inTotal = terms.filter(({ stage }) => stage !== 'outbound_logistics')
  const years = referenceYears(pcf.referencePeriodStart, pcf.referencePeriodEnd)
  const emitting = factorsOf(terms)
  const own: Partial<Record<NoticeCode, boolean>> = {
    biogenic_outside_totals: inTotal.some(({ biogenicCo2 }) => biogenicCo2.n !== 0n),
    biogenic_part_as_fossil: inTotal.some((term) => !term.isOfBiomass && term.biogenicCo2.n !== 0n),
    aircraft_part_unknown: hasUnknownAircraft(inTotal),
    mixed_gwp_sets: new Set(emitting.flatMap((factor) => ipccReport(factor) ?? [])).size > 1,
    outbound_by_own_factor: parts.some(({ stage, trace }) => isUnnamedHub(stage, trace)),
    factor_outside_reference_period: emitting.some((factor) => isOutsideOf(years, factor)),
  }
  const ofTraces = parts.flatMap(({ trace }) => trace.notices.map(({ code }) => code))
  const warnings = ofTraces.filter((code) => isKeyOf(NOTICE_SEVERITIES, code) && NOTICE_SEVERITIES[code] === 'warning')
  return new Set([...warnings, ...keysOf(own).filter((code) => own[code])])
}

function checkComment({ comment = '' }: ProductFootprint, due: ReadonlySet<string>, field: Field): void {
  const lines = comment.split('\n')
  for (const code of due) {
    if (lines.some((line) => line.startsWith(commentPrefix(code)))) continue
    field.differs('does not state a notice of the traces that moves a number', commentPrefix(code), undefined)
  }
}

/** Adds statements of a company that `productFootprint` rejects. */
function checkStatement(footprint: ProductFootprint, root: Field): void {
  const violations = new Violations()
  checkBeforeWriting(footprint, violations)
  checkStatedFields(footprint.pcf, violations)
  checkBiomass(footprint.pcf, violations)
  checkCarbon(footprint.pcf, violations)
  for (const { path, message, expected } of violations.list)
    root.in(...path.split('.')).differs(message, expected, undefined)
}

/** Adds each statement that differs from the traces or the rules of `productFootprint`, except the figures. */
function checkStatements(
  footprint: ProductFootprint,
  { parts, terms }: { readonly parts: readonly ProvenPart[]; readonly terms: readonly FootprintTerm[] },
  root: Field,
): void {
  const { pcf } = footprint
  const field = root.in('pcf')
  const factors = factorsOf(terms)
  checkReports(pcf, factors, field.in('ipccCharacterizationFactors'))
  checkSources(pcf, factors, field.in('secondaryEmissionFactorSources'))
  checkComment(footprint, dueNotices(parts, terms, pcf), root.in('comment'))
  checkStatement(footprint, root)
}

type JsonFields = Readonly<Record<string, Plain>>

const ZERO = fraction(0n)
const ONE = fraction(1n)
/** The longest figure that is added up. */
const FIGURE_MAX = 1000

/**
 * Adds contributions of a verified trace that a footprint cannot add up: figures too long to read, and radiative
 * forcing.
 */
function checkContributions({ contributions }: Trace, field: Field): void {
  for (const [index, { emission, factor }] of contributions.entries()) {
    const place = field.in('contributions', index)
    for (const [gas, figure] of Object.entries(emission)) {
      if (figure === null || figure === undefined || figure.length <= FIGURE_MAX) continue
      place.in('emission', gas).differs('is no figure to add up', 'up to 1,000 digits', figure)
    }
    const { radiativeForcing } = factor
    if (radiativeForcing !== 'included') continue
    place.in('factor', 'radiativeForcing').differs('is in no footprint', 'excluded', radiativeForcing)
  }
}

/** Reads the share of a part, 0 to 1; undefined for anything else. */
function shareOf(share: Plain | undefined, { findings }: Field): Fraction | undefined {
  if (share === undefined) return ONE
  if (!isFields(share) || Object.keys(share).some((name) => name !== 'part' && name !== 'whole')) return undefined
  const [part, whole] = [share.part, share.whole].map((one) => {
    return typeof one === 'string' && one.length <= FIGURE_MAX ? findings.number(one) : undefined
  })
  if (part === undefined || whole === undefined || part.n < 0n || whole.n <= 0n) return undefined
  const ratio = divideFractions(part, whole)
  return compareFractions(ratio, ONE) <= 0n ? reduceFraction(ratio) : undefined
}

/** Reads a part of the proof; undefined, with the differences, if it proves nothing. */
function provenPart(part: Plain, field: Field, options: VerifyOptions): ProvenPart | undefined {
  if (!isFields(part)) return field.differs('is no part', 'an object', part)
  const { findings } = field
  const before = findings.count
  const { stage, share, record, trace, ...others } = part
  const known = FOOTPRINT_STAGES.find((one) => one === stage)
  if (known === undefined) field.in('stage').differs('is no stage', FOOTPRINT_STAGES.join(', '), stage)
  const exactShare = shareOf(share, field)
  if (exactShare === undefined) field.in('share').differs('is no share', 'a part of 0 to the whole', share)
  const isNamed = typeof record === 'string' && record !== '' && record.length <= RECORD_LENGTH_MAX
  if (record !== undefined && !isNamed) field.in('record').differs('is no name of a record', 'a text', record)
  checkFieldNames(others, [], field)
  const proven = readEmbeddedTrace(trace, field.in('trace'), options)
  if (proven !== undefined) checkContributions(proven, field.in('trace'))
  if (findings.count > before || !known || !exactShare || !proven) return undefined
  const problem = stageProblem(known, proven)
  if (problem !== undefined)
    return field.in('trace').differs(problem, `emissions of the stage ${known}`, proven.method.id)
  return { stage: known, record: isNamed ? record : undefined, trace: proven, share: exactShare }
}

/** Returns the expected value of each computed figure per declared unit; null if it must not be stated. */
function dueFields(due: DueFigures, pcf: CarbonFootprint, { findings }: Field) {
  const statedOf = (field: keyof CarbonFootprint) => findings.number(pcf[field]) ?? ZERO
  const amount = statedOf('declaredUnitAmount')
  const scaled = (value: Fraction | undefined) => (value === undefined ? null : times(value, amount))
  const fossil = times(due.fossil, amount)
  const isBurnt = due.biogenicNonCo2.n !== 0n
  const nonCo2 = isBurnt ? times(due.biogenicNonCo2, amount) : statedOf('biogenicNonCO2Emissions')
  const excluding = [fossil, nonCo2, ...STATED_TERMS.map(statedOf)].reduce(plus, ZERO)
  return {
    fossilGhgEmissions: fossil,
    ...(isBurnt && { biogenicNonCO2Emissions: nonCo2 }),
    aircraftGhgEmissions: scaled(due.aircraft),
    packagingGhgEmissions: scaled(due.packaging),
    outboundLogisticsGhgEmissions: scaled(due.outbound),
    pcfExcludingBiogenicUptake: excluding,
    pcfIncludingBiogenicUptake: plus(excluding, statedOf('biogenicCO2Uptake')),
  } satisfies Partial<Record<keyof CarbonFootprint, Fraction | null>>
}

function compareFigures(pcf: CarbonFootprint, due: DueFigures, field: Field): void {
  for (const [name, value] of Object.entries(dueFields(due, pcf, field))) {
    const stated = pcf[name as keyof CarbonFootprint]
    const place = field.in(name)
    if (value !== null) place.expectFigure('is not what the traces give', value, stated)
    else if (stated !== undefined) place.differs('has no trace', 'nothing', stated)
  }
  if (due.packaging !== undefined && pcf.packagingEmissionsIncluded === false) {
    field.in('packagingEmissionsIncluded').differs('is false next to emissions of packaging', true, false)
  }
}

/** Adds a difference if nothing was made or bought: every footprint has emissions upstream of freight. */
function checkUpstream(parts: readonly ProvenPart[], pcf: CarbonFootprint, field: Field): void {
  const stages = upstreamStages(pcf.declaredUnitOfMeasurement)
  if (parts.some(({ stage, share, trace }) => stages.includes(stage) && share.n > 0n && hasActivity(trace))) return
  const expected = `an activity of the stage ${stages.join(' or ')}, with a share above 0`
  field.differs('hold nothing upstream of freight', expected, 'none')
}

/** Adds a difference for each part that counts an emission twice. */
function compareRepeatedParts(parts: readonly ProvenPart[], field: Field): void {
  const { budget } = field.findings
  const exceedsOne = (shares: readonly Fraction[]) => {
    let sum: Fraction | undefined = ZERO
    for (const share of shares) sum = sum && budget.plus(sum, share)
    return sum === undefined || compareFractions(sum, ONE) > 0n
  }
  for (const { index, field: name, problem } of repeatedParts(parts, exceedsOne)) {
    field.in(index, name).differs(problem, 'every emission once', undefined)
  }
}

function checkProof(footprint: ProductFootprint, data: JsonFields, { root, field, options }: ProofPlace): void {
  const { findings } = root
  const before = findings.count
  const { format, quantity: stated, rounding, parts, ...others } = data
  const quantity = typeof stated === 'string' && stated.length <= FIGURE_MAX ? findings.number(stated) : undefined
  const hasQuantity = quantity !== undefined && quantity.n > 0n
  field.in('format').expect('is no format that is read', PROOF_FORMAT, format)
  if (!hasQuantity) field.in('quantity').differs('is no quantity', 'more than 0', stated)
  const { mode, significantDigits, ...more }: JsonFields = isFields(rounding) ? rounding : {}
  field.in('rounding', 'mode').expect('is not that of a footprint', ROUNDING.mode, mode)
  field
    .in('rounding', 'significantDigits')
    .expect('are not those of a footprint', ROUNDING.significantDigits, significantDigits)
  checkFieldNames(more, [], field.in('rounding'))
  checkFieldNames(others, [], field)
  const list = asList(parts)
  if (list.length === 0) field.in('parts').differs('has no parts', 'at least one', parts)
  const proven = list.flatMap((part, index) => {
    return findings.isFull ? [] : (provenPart(part, field.in('parts', index), options) ?? [])
  })
  if (findings.count > before || !hasQuantity) return
  checkUpstream(proven, footprint.pcf, field.in('parts'))
  compareRepeatedParts(proven, field.in('parts'))
  const terms = termsOf(proven)
  const due = dueFigures(terms, quantity, findings)
  if (due === undefined) field.in('parts').differs('add up to numbers too long to verify', 'shorter ones', 'more')
  else compareFigures(footprint.pcf, due, root.in('pcf'))
  checkStatements(footprint, { parts: proven, terms }, root)
}

/** The places of a proof and of its footprint. */
interface ProofPlace {
  readonly root: Field
  readonly field: Field
  readonly options: VerifyOptions
}

/**
 * Verifies a received footprint offline, and checks it against the rules of `productFootprint`. Each attached trace
 * must verify (`verify` of `tonne/verify`) and fit its stage; something must be made or bought. Every computed figure
 * is recalculated with separate arithmetic: fossil, biogenic, packaging, aircraft and outbound emissions, the sums with
 * and without uptake. The characterization factors and the publications of secondary data must be those of the factors,
 * the comment must state the notices that change a number, and the id must match the content. `differences` names every
 * field that differs. With a `catalogue` each factor is compared with the published one. Work and memory are bounded in
 * proportion to the length of the input.
 *
 * A sender, or a forger who renews the id, can still change, together with everything that follows:
 * - what the company states: its name and ids, the product, dates, status and validity, geography, masses, carbon
 *   content, uptake, removals, land use, packaging and capture flags, standards, exemptions, share of primary data,
 *   quality, assurance, the words of the comment, a reference period near the editions of its factors, reports behind
 *   factors that name none;
 * - which verified emissions are the product's: the quantity, the shares, the parts that are left out or added, the
 *   records that equal parts name (without names, no emission counts twice, nor by both methods of Scope 2), and
 *   which stage up to the gate they are of; outbound logistics by an own factor without a category, with a notice in
 *   the comment;
 * - in the traces, what `verify` lists as unknowable.
 *
 * A footprint without the traces is not verified. Throws `footprint_invalid` and the codes of fields if the input is
 * not a footprint of PACT version 3.
 *
 * @example
 * ```ts
 * import { verifyFootprint } from 'tonne/pact'
 * verifyFootprint({ id: '1', specVersion: '2.3.0' }) // throws footprint_invalid
 * ```
 */
export function verifyFootprint(footprint: unknown, options: VerifyOptions = {}): Verification {
  checkVerificationOptions(options, ['catalogue'])
  const read = readFootprint(footprint)
  const findings = new Findings()
  const root = new Field(findings)
  const list = read.extensions ?? []
  const [first, ...others] = [...list.entries()].filter(([, { dataSchema }]) => dataSchema === PROOF_SCHEMA)
  if (first === undefined) {
    root.in('extensions').differs('has no trace to verify the footprint by', PROOF_SCHEMA, undefined)
  } else {
    const [index, { data }] = first
    const field = root.in('extensions', index, 'data')
    for (const [other] of others) root.in('extensions', other).differs('is a second proof', 'one proof', PROOF_SCHEMA)
    const copy = plainCopy(data, field)
    if (isFields(copy)) checkProof(read, copy, { root, field, options })
    checkForm(footprint, read, root)
    const id = footprintId(footprint as object)
    if (read.id.toLowerCase() !== id) root.in('id').differs('is not that of the content', id, read.id)
  }
  return { verified: findings.list.length === 0, differences: findings.list }
}
