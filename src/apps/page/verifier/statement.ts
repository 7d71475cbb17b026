import { printable } from '../../../base/index.ts'
import { button, element } from '../element.ts'
import { type Definition, definitions } from '../layout.ts'
import { unknowableFrom } from './cannot-be-known.ts'
import { shippedCatalogue } from './catalogue.ts'
import { counted, factDefinitions, uncheckedTexts, verdictOf, verdictText } from './file-section.ts'
import type { FileReport } from './read-file.ts'

/** When and by which program files were verified. */
export interface Circumstances {
  /** The version of the package that made this file. */
  readonly version: string
  /** By the clock of this computer. */
  readonly now: Date
}

const FORMATS = 'tonne-trace/2, tonne-energy-trace/2, tonne-bundle/2, tonne-head/1, tonne-head-witness/1'

/** 'Of 3 files 2 are verified, and 1 is not.' */
export function summaryText(reports: readonly FileReport[]): string {
  const verdicts = reports.map(verdictOf)
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length
  const parts = [
    `${count('verified')} verified`,
    ...(count('differs') > 0 ? [`${count('differs')} not verified`] : []),
    ...(count('open') > 0 ? [`${count('open')} that cannot be verified here`] : []),
    ...(count('read') > 0 ? [`${count('read')} with public keys only`] : []),
  ]
  return `${counted(reports.length, 'file')}: ${parts.join(', ')}`
}

function fileItem(report: FileReport): HTMLElement {
  const differences = report.outcomes.reduce((sum, one) => sum + one.differences.length, 0)
  const verdict = `${verdictText(report)}${differences === 0 ? '' : `, ${counted(differences, 'difference')}`}`
  const unchecked = uncheckedTexts(report).map((text): Definition => ['Not checked', text])
  return element(
    'li',
    {},
    element('h3', {}, printable(report.name)),
    element('p', { class: 'verdict', 'data-verdict': verdictOf(report) }, verdict),
    definitions({ class: 'facts' }, [...factDefinitions(report), ...unchecked]),
  )
}

/** Builds the statement for the files of an audit: digests, versions and date, what differs, and what cannot be known. */
export function statementSection(reports: readonly FileReport[], { version, now }: Circumstances): HTMLElement {
  const editions = shippedCatalogue().editions.map(({ id }) => id)
  const about: readonly Definition[] = [
    ['Verified at', `${now.toISOString()}, by the clock of this computer`],
    ['Program', `tonne ${version}, verify.html`],
    ['Formats', FORMATS],
    ['Publications of factors', editions.join(', ')],
  ]
  const unknowable = unknowableFrom(reports.flatMap(({ outcomes }) => outcomes))
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
