import { printable } from '../../../base/index.ts'
import { button, element, gas } from '../element.ts'
import { code, type Definition, definitions, details, panelSection } from '../layout.ts'
import type { ShownFigure } from './calculator-lines.ts'
import type { PartResult, ShownDifference, Verdict } from './part-result.ts'
import type { FileReport } from './read-file.ts'

const FIGURES_AT_FIRST = 20
const DIFFERENCES_MAX = 100

/** Counts things: '1 trace', '3 traces'. */
export function countText(count: number, one: string): string {
  return `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`
}

/** The verdict of a file: that of its worst part. */
export function verdictOf({ results }: FileReport): Verdict {
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
export function verdictText(report: FileReport): string {
  return VERDICTS[verdictOf(report)]
}

/** The contents of a file: '3 traces, 1 signed head'. */
export function contentsText({ results }: FileReport): string {
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
export function uncheckedTexts({ results }: FileReport): readonly string[] {
  const counts = new Map<string, { readonly code: string; readonly count: number | null }>()
  for (const { code: name, count, message } of results.flatMap(({ unchecked }) => unchecked)) {
    const known = counts.get(message)?.count ?? 0
    counts.set(message, { code: name, count: count === null ? null : count + known })
  }
  return [...counts].map(([message, one]) => `${message} (${one.code}${one.count === null ? '' : `, ${one.count}`})`)
}

/** The facts of a file as definitions. */
export function factDefinitions(report: FileReport): readonly Definition[] {
  const facts = report.results.flatMap(({ facts: some }) => some)
  return [
    ['Size', `${report.bytes.toLocaleString('en')} bytes`],
    ['SHA-256', code(report.sha256)],
    ['Contents', contentsText(report)],
    ...facts.map(([name, value]): Definition => [name, code(printable(value))]),
  ]
}

/** Shows a file: its verdict, its differences, each number with its calculation, and the unchecked parts. */
export function fileSection(report: FileReport, index: number): HTMLElement {
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
