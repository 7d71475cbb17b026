import { printable } from '../../../base/index.ts'
import { button, element } from '../element.ts'
import { type Definition, definitions } from '../layout.ts'
import { shippedCatalogue } from './catalogue.ts'
import { countText, factDefinitions, uncheckedTexts, verdictOf, verdictText } from './file-section.ts'
import type { PartResult } from './part-result.ts'
import type { FileReport } from './read-file.ts'

/** The limits of each kind of evidence, which no verifier can remove. */
const UNKNOWABLE: Readonly<Partial<Record<PartResult['kind'], readonly string[]>>> = {
  trace: [
    'That what was measured, declared or chosen is true: quantities, kilometres, shares, prices, and which published factor was used. Ask for the invoice or the meter reading.',
    'The size of a unit of the author’s own, and the route between two places.',
    'That nothing was left out, in which period it happened, and who wrote the trace.',
    'That a factor outside the publications in this file is right. It was checked only for consistency.',
  ],
  'energy trace': [
    'That the quantity, its source and its origin are true, and the heating value that a supplier stated.',
    'That nothing was left out, in which period it happened, and who wrote the trace.',
  ],
  bundle: [
    'That the records are true and complete. The log shows what was recorded, not what happened.',
    'That the history was not rewritten as a whole, unless you also give signed heads, with public keys that you got from their owners. Lines after the last head can be rewritten.',
    'Who changed a record and when: names and times are as the company’s own system states them.',
    'Names, comments, files, addresses next to points, own factors, own kinds of emissions and rules.',
  ],
  footprint: [
    'That the quantity, shares, stages, dates, geography and other statements of the company are true.',
    'That no part of the product was left out.',
  ],
  shipment: [
    'That masses, containers, kilometres, places and times are true, and figures of the carrier’s own categories.',
    'Other figures of the document around the shipment, unless it carries the traces of a footprint too.',
  ],
  'signed head': [
    'When the head was signed: the signer states the time.',
    'Whether the company signed another head for somebody else. Ask others for theirs, or for the statement of a witness.',
  ],
  'public key': ['Whose key it is. Get it from its owner, by another way than the bundle.'],
}

/** Lists the limits of the kinds of evidence, each sentence once. */
function listUnknowable(results: readonly PartResult[]): readonly string[] {
  const hasTraces = results.some(({ figuresInAll }) => figuresInAll > 0)
  const kinds = new Set(results.map(({ kind }) => kind))
  // every bundle, footprint and shipment carries traces
  const withTraces =
    hasTraces && !(kinds.size === 1 && kinds.has('energy trace')) ? ['trace' as const, ...kinds] : kinds
  return [...new Set([...withTraces].flatMap((kind) => UNKNOWABLE[kind] ?? []))]
}

/** When and by which program files were verified. */
export interface Circumstances {
  /** The version of the package that made this file. */
  readonly version: string
  /** By the clock of this computer. */
  readonly now: Date
}

const FORMATS = 'tonne-trace/2, tonne-energy-trace/2, tonne-bundle/2, tonne-head/1, tonne-head-witness/1'

/** Counts the verdicts of files: '3 files: 2 verified, 1 not verified'. */
export function summaryText(reports: readonly FileReport[]): string {
  const verdicts = reports.map(verdictOf)
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length
  const parts = [
    `${count('verified')} verified`,
    ...(count('differs') > 0 ? [`${count('differs')} not verified`] : []),
    ...(count('open') > 0 ? [`${count('open')} that cannot be verified here`] : []),
    ...(count('read') > 0 ? [`${count('read')} with public keys only`] : []),
  ]
  return `${countText(reports.length, 'file')}: ${parts.join(', ')}`
}

function fileItem(report: FileReport): HTMLElement {
  const differences = report.results.reduce((sum, one) => sum + one.differences.length, 0)
  const verdict = `${verdictText(report)}${differences === 0 ? '' : `, ${countText(differences, 'difference')}`}`
  const unchecked = uncheckedTexts(report).map((text): Definition => ['Not checked', text])
  return element(
    'li',
    {},
    element('h3', {}, printable(report.name)),
    element('p', { class: 'verdict', 'data-verdict': verdictOf(report) }, verdict),
    definitions({ class: 'facts' }, [...factDefinitions(report), ...unchecked]),
  )
}

/** Builds the statement for the files of an audit: digests, versions and date, differences, and the limits of the evidence. */
export function statementSection(reports: readonly FileReport[], { version, now }: Circumstances): HTMLElement {
  const editions = shippedCatalogue().editions.map(({ id }) => id)
  const about: readonly Definition[] = [
    ['Verified at', `${now.toISOString()}, by the clock of this computer`],
    ['Program', `tonne ${version}, verify.html`],
    ['Formats', FORMATS],
    ['Publications of factors', editions.join(', ')],
  ]
  const unknowable = listUnknowable(reports.flatMap(({ results }) => results))
  return element(
    'section',
    { 'aria-labelledby': 'statement', class: 'statement' },
    element('h2', { id: 'statement', tabindex: '-1' }, 'Statement'),
    element('p', {}, `${summaryText(reports)}.`),
    button({ class: 'primary print' }, 'Print the statement', () => print()),
    definitions({ class: 'facts' }, about),
    element('ol', { class: 'files' }, ...reports.map(fileItem)),
    element('h3', {}, 'What cannot be known from these files'),
    element('ul', { class: 'unknowable' }, ...unknowable.map((text) => element('li', {}, text))),
  )
}
