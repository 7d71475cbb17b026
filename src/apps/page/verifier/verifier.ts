import { printable } from '../../../base/index.ts'
import { button, element, gas } from '../element.ts'
import { code, type Definition, definitions, details, panelSection } from '../layout.ts'
import type { ShownFigure } from './calculator-lines.ts'
import { shippedCatalogue } from './catalogue.ts'
import type { PartResult, ShownDifference, Verdict } from './part-result.ts'
import { collectHeads, type FileReport, type GivenFile, reportOf } from './read-file.ts'

const FIGURES_AT_FIRST = 20
const DIFFERENCES_MAX = 100

/** Counts things: '1 trace', '3 traces'. */
function countText(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}

/** The verdict of a file: that of its worst part. */
function verdictOf({ results }: FileReport): Verdict {
  const verdicts = new Set(results.map(({ verdict }) => verdict))
  for (const worst of ['differs', 'open', 'verified'] as const) if (verdicts.has(worst)) return worst
  return 'read'
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  verified: '✓ Verified',
  differs: '✗ Not verified',
  open: '? Cannot be verified here',
  read: 'Public key, used to check signed heads',
}

/** The verdict of a file in words. */
function verdictText(report: FileReport): string {
  return VERDICTS[verdictOf(report)]
}

/** The contents of a file: '3 traces, 1 signed head'. */
function contentsText({ results }: FileReport): string {
  const counts = new Map<string, number>()
  for (const { kind } of results) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const named = [...counts].map(([kind, count]) => countText(count, kind === 'unknown' ? 'unknown part' : kind))
  return named.join(', ')
}

function foundDifference({ place, code: name, path, message, expected, found }: ShownDifference): HTMLElement {
  const where = [place, path].filter((part) => part !== '').join(': ')
  const values = [
    ...(expected === undefined ? [] : ['. Expected ', code(printable(expected))]),
    ...(found === undefined ? [] : [', found ', code(printable(found))]),
  ]
  return element(
    'li',
    {},
    code(name),
    ' ',
    code(printable(where === '' ? 'the file' : where)),
    ` ${printable(message)}`,
    ...values,
  )
}

function differenceList(results: readonly PartResult[]): readonly HTMLElement[] {
  const all = results.flatMap(({ differences }) => differences)
  if (all.length === 0) return []
  const more = all.length - DIFFERENCES_MAX
  const items = all.slice(0, DIFFERENCES_MAX).map(foundDifference)
  const rest = more > 0 ? [element('li', {}, `and ${more.toLocaleString('en')} more`)] : []
  return [panelSection('Differences', element('ul', { class: 'differences' }, ...items, ...rest))]
}

function figureItem({ title, stated, lines, notices, digest }: ShownFigure): HTMLElement {
  const calculation = lines.map((line) => element('p', { class: 'calculation' }, gas(line)))
  const none = lines.length > 0 ? [] : [element('p', {}, 'It does not verify, so its calculation is not shown.')]
  const assumed = notices.map((text) => element('small', {}, `Assumed: ${text}`))
  return element(
    'li',
    {},
    element('p', { class: 'figure' }, element('strong', {}, gas(stated)), ` ${printable(title)}`),
    ...[...calculation, ...none, ...assumed],
    element('small', {}, 'Digest ', code(digest)),
  )
}

function figureList(results: readonly PartResult[]): readonly HTMLElement[] {
  const figures = results.flatMap(({ figures: some }) => some)
  const inAll = results.reduce((sum, { figuresInAll }) => sum + figuresInAll, 0)
  if (inAll === 0) return []
  const list = element('ul', { class: 'figures' }, ...figures.slice(0, FIGURES_AT_FIRST).map(figureItem))
  const rest = figures.slice(FIGURES_AT_FIRST)
  const more = button({ class: 'more' }, `Show ${rest.length.toLocaleString('en')} more`, (pressed) => {
    const items = rest.map(figureItem)
    list.append(...items)
    for (const item of items.slice(0, 1)) {
      item.tabIndex = -1
      item.focus()
    }
    pressed.remove()
  })
  const left = inAll - figures.length
  const note = left > 0 ? [element('p', {}, `${countText(left, 'further number')} verified and not listed.`)] : []
  const title = inAll === 1 ? 'The number' : `The ${inAll.toLocaleString('en')} numbers`
  return [panelSection(title, list, ...(rest.length > 0 ? [more] : []), ...note)]
}

/** The parts of a file that nothing outside it confirms, each once with its count. */
function uncheckedTexts({ results }: FileReport): readonly string[] {
  const counts = new Map<string, { readonly code: string; readonly count: number | null }>()
  for (const { code: name, count, message } of results.flatMap(({ unchecked }) => unchecked)) {
    const known = counts.get(message)?.count ?? 0
    counts.set(message, { code: name, count: count === null ? null : count + known })
  }
  return [...counts].map(([message, one]) => `${message} (${one.code}${one.count === null ? '' : `, ${one.count}`})`)
}

/** The facts of a file as definitions. */
function factDefinitions(report: FileReport): readonly Definition[] {
  const facts = report.results.flatMap(({ facts: some }) => some)
  return [
    ['Size', `${report.bytes.toLocaleString('en')} bytes`],
    ['SHA-256', code(report.sha256)],
    ['Contents', contentsText(report)],
    ...facts.map(([name, value]): Definition => [name, code(printable(value))]),
  ]
}

/** Shows a file: its verdict, its differences, each number with its calculation, and the unchecked parts. */
function fileSection(report: FileReport, index: number): HTMLElement {
  const { results } = report
  const id = `file-${index}`
  const unchecked = uncheckedTexts(report).map((text) => element('li', {}, text))
  const notChecked =
    unchecked.length === 0 ? [] : [panelSection('Not checked', element('ul', { class: 'not-checked' }, ...unchecked))]
  const facts = details('Size, digest and contents', definitions({ class: 'facts' }, factDefinitions(report)))
  return element(
    'section',
    { 'aria-labelledby': id, class: 'file', 'data-verdict': verdictOf(report) },
    element('h2', { id }, printable(report.name)),
    element('p', { class: 'verdict' }, verdictText(report)),
    ...[...differenceList(results), ...figureList(results), ...notChecked],
    facts,
  )
}

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
interface Circumstances {
  /** The version of the package that made this file. */
  readonly version: string
  /** By the clock of this computer. */
  readonly now: Date
}

const FORMATS = 'tonne-trace/2, tonne-energy-trace/2, tonne-bundle/2, tonne-head/1, tonne-head-witness/1'

/** Counts the verdicts of files: '3 files: 2 verified, 1 not verified'. */
function summaryText(reports: readonly FileReport[]): string {
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
function statementSection(reports: readonly FileReport[], { version, now }: Circumstances): HTMLElement {
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

/** Finds an element of the page. */
function part<Found extends HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector)
  if (found === null) throw new Error(`the page has no ${selector}`)
  return found
}

const version = part<HTMLMetaElement>('meta[name="tonne-version"]').content
const [status, results, zone] = [part('#status'), part('#results'), part('#zone')]
const [input, clear] = [part<HTMLInputElement>('#files'), part<HTMLButtonElement>('#clear')]

/** The files so far. All are verified again with each new one, because a key can decide about a head. */
let files: readonly GivenFile[] = []
/** Counts the verifications, so that an earlier one shows nothing after a later one began. */
let runs = 0

function showReports(reports: readonly FileReport[]): void {
  results.replaceChildren(statementSection(reports, { version, now: new Date() }), ...reports.map(fileSection))
  status.textContent = `${summaryText(reports)}. The statement follows.`
}

async function verifyAll(): Promise<void> {
  runs += 1
  const run = runs
  results.replaceChildren()
  clear.hidden = files.length === 0
  if (files.length === 0) {
    status.textContent = 'No files yet.'
    return
  }
  const reports: FileReport[] = []
  status.textContent = 'Reading …'
  const evidence = await collectHeads(files)
  for (const file of files) {
    if (run !== runs) return
    status.textContent = `Verifying ${file.name}, file ${reports.length + 1} of ${files.length} …`
    reports.push(await reportOf(file, evidence))
  }
  if (run === runs) showReports(reports)
}

/** Verifies, and says so if the browser cannot read a file: it was moved, or is a folder. */
function verifyOrSay(): void {
  verifyAll().catch((error) => {
    const says =
      'A file cannot be read by this browser. It may be a folder, or have been moved; choose the files again.'
    status.textContent = says
    results.replaceChildren(element('div', { class: 'failure' }, element('p', {}, `${says} ${String(error)}`)))
  })
}

function addFiles(given: Iterable<File>): void {
  files = [...files, ...given]
  verifyOrSay()
}

input.addEventListener('change', () => {
  addFiles(input.files ?? [])
  // the same file can be chosen again
  input.value = ''
})
clear.addEventListener('click', () => {
  files = []
  verifyOrSay()
  input.focus()
})
document.addEventListener('dragover', (event) => {
  event.preventDefault()
  zone.classList.add('over')
})
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) zone.classList.remove('over')
})
document.addEventListener('drop', (event) => {
  event.preventDefault()
  zone.classList.remove('over')
  addFiles(event.dataTransfer?.files ?? [])
})
