import type { EmissionFactor } from '../../../core/emissions/index.ts'
import { NOTICE_SEVERITIES, type NoticeCode, Violations } from '../../../core/errors/index.ts'
import { canonicalText, type Field, type Plain } from '../../../verify/document/index.ts'
import { checkBiomass, checkStatedFields, checkWritten } from '../check-footprint.ts'
import type { CarbonFootprint, ProductFootprint } from '../footprint.ts'
import {
  commentPrefix,
  ipccReport,
  isOutsideOf,
  isUnnamedHub,
  referenceYears,
  secondarySource,
} from '../footprint-rules.ts'
import type { FootprintTerm, ProvenPart } from './due-figures.ts'

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
): ReadonlySet<NoticeCode> {
  const inTotal = terms.filter(({ stage }) => stage !== 'outbound_logistics')
  const years = referenceYears(pcf.referencePeriodStart, pcf.referencePeriodEnd)
  const emitting = factorsOf(terms)
  const own: Partial<Record<NoticeCode, boolean>> = {
    biogenic_outside_totals: inTotal.some(({ biogenicCo2 }) => biogenicCo2.n !== 0n),
    biogenic_part_as_fossil: inTotal.some((term) => !term.isOfBiomass && term.biogenicCo2.n !== 0n),
    mixed_gwp_sets: new Set(emitting.flatMap((factor) => ipccReport(factor) ?? [])).size > 1,
    outbound_by_own_factor: parts.some(({ stage, trace }) => isUnnamedHub(stage, trace)),
    factor_outside_reference_period: emitting.some((factor) => isOutsideOf(years, factor)),
  }
  const ofTraces = parts.flatMap(({ trace }) => trace.notices.map(({ code }) => code))
  const warnings = ofTraces.filter((code) => NOTICE_SEVERITIES[code] === 'warning')
  return new Set([...warnings, ...(Object.keys(own) as NoticeCode[]).filter((code) => own[code])])
}

function checkComment({ comment = '' }: ProductFootprint, due: ReadonlySet<NoticeCode>, field: Field): void {
  const lines = comment.split('\n')
  for (const code of due) {
    if (lines.some((line) => line.startsWith(commentPrefix(code)))) continue
    field.differs('does not state a notice of the traces that moves a number', commentPrefix(code), undefined)
  }
}

/** Adds statements of a company that `productFootprint` rejects. */
function checkStatement(footprint: ProductFootprint, root: Field): void {
  const violations = new Violations()
  checkWritten(footprint, violations)
  checkStatedFields(footprint.pcf, violations)
  checkBiomass(footprint.pcf, violations)
  for (const { path, message, expected } of violations.list)
    root.in(...path.split('.')).differs(message, expected, undefined)
}

/** Adds each statement that differs from the traces or the rules of `productFootprint`, except the figures. */
export function checkStatements(
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
