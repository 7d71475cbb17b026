import {
  activityLabel,
  choiceLabel,
  columnLabel,
  type FilePreview,
  type FileReading,
  type ShownPreview,
  tonnesText,
} from '../../../core/display/index.ts'
import { button, element, gas } from '../element.ts'
import { columnHead, countPhrase, details, row, table } from '../layout.ts'
import { doublesSection, doublesTitle } from './doubles-section.ts'
import { changedCells, type DraftChange, type ImportDraft, unreadHeaders } from './draft.ts'
import { alertBox, sentence, stepHeading } from './form.ts'
import { cellMessage, lackFields, problemRows, rowOffers, wordFields } from './problem-rows.ts'
import type { FindFactors } from './requests.ts'
import { rowColumns } from './shown-cell.ts'

/** Columns with a list of values, which have words for people. */
const LISTED: ReadonlySet<string> = new Set(['mode', 'class', 'gwp', 'distanceKind'])

/** The content of a cell as it was understood, for people. */
function understoodText(column: string, text: string): string {
  if (column === 'activity') return activityLabel(text)
  return LISTED.has(column) && text !== '' ? choiceLabel(text) : text
}

/** Builds a table of the first rows: the cells as they were understood, and as written if that differs. */
function exampleRows({ rows, preview }: FilePreview): HTMLElement {
  const failing = new Set(preview.rowProblems.map((problem) => problem.row))
  const examples = rows.filter((one) => !failing.has(one.row)).slice(0, 10)
  const columns = rowColumns(examples, [])
  const body = element(
    'tbody',
    {},
    ...examples.map(({ line, cells }) => {
      const filled = columns.map((column) => {
        const cell = cells?.[column]
        const written =
          cell === undefined || cell.raw === cell.text || cell.raw === '' ? [] : [element('small', {}, cell.raw)]
        return element(
          'td',
          { 'data-label': columnLabel(column) },
          understoodText(column, cell?.text ?? ''),
          ...written,
        )
      })
      return row(`Line ${line}`, undefined, ...filled)
    }),
  )
  const heads = ['Row', ...columns.map(columnLabel)].map((name) => columnHead(name))
  const made = table({
    class: 'example-rows',
    caption: 'Each cell as it was understood; below it as it is written, if that differs',
    heads,
    bodies: [body],
  })
  return element('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': 'The first rows' }, made)
}

/** Rows that were checked. */
export interface CheckedRows {
  readonly checked: FilePreview
  /** The draft that they were checked with. */
  readonly checkedAs: ImportDraft
}

/** Content and actions of the third step. */
export interface PreviewStep extends CheckedRows {
  readonly draft: ImportDraft
  readonly reading: FileReading
  /** True if rows that need a decision are left out. */
  readonly leaveOut: boolean
  /** True if cells changed since the rows were checked. */
  readonly isChanged: boolean
  readonly onLeaveOut: (leaveOut: boolean) => void
  readonly onEdit: (change: DraftChange) => void
  readonly onCheck: () => void
  /** Changes the draft, and checks the rows at once. */
  readonly onChange: (change: DraftChange) => void
  readonly onImport: () => void
  readonly onBack: () => void
  /** Opens the year of an earlier import of the same rows. */
  readonly onOpen: (year: number) => void
  readonly findFactors: FindFactors
}

function scopeCard(name: string, exactKg: string, words: string): HTMLElement {
  const amount = element(
    'p',
    { class: 'card-number' },
    tonnesText(exactKg),
    element('span', { class: 'unit' }, ' t\u00a0', gas('CO2e')),
  )
  return element('li', { class: 'card' }, element('h3', {}, name), amount, element('p', { class: 'prior' }, words))
}

function figureCards({ rows, co2eKg, earlier }: ShownPreview): HTMLElement {
  const count = element('p', { class: 'card-number' }, rows.toLocaleString('en-US'))
  return element(
    'ul',
    { class: 'cards import-figures' },
    element(
      'li',
      { class: 'card' },
      element('h3', {}, 'Records'),
      count,
      element('p', { class: 'prior' }, earlier?.status === 'complete' ? 'imported already' : 'to create'),
    ),
    scopeCard('Scope 1', co2eKg.scope1, 'fuel, vehicles, leaks'),
    scopeCard('Scope 2', co2eKg.scope2Market, `${tonnesText(co2eKg.scope2Location)} t by location`),
    scopeCard('Scope 3', co2eKg.scope3, 'freight, trips, goods, waste'),
  )
}

const KIND_WORDS = { site: 'site', vehicle: 'vehicle', batch: 'batch' } as const

function referenceList({ references }: ShownPreview): readonly HTMLElement[] {
  if (references.length === 0) return []
  const items = references.map(({ kind, name, id, country, rows }) => {
    const state = id === null ? `new${country === null ? '' : `, ${country}`}` : 'exists'
    const badge = element('span', { class: id === null ? 'badge guess' : 'badge' }, state)
    return element(
      'li',
      {},
      `${KIND_WORDS[kind]} `,
      element('strong', {}, name),
      ' ',
      badge,
      element('small', {}, countPhrase(rows, 'row')),
    )
  })
  const added = references.filter(({ id }) => id === null).length
  const title =
    added === 0
      ? 'Sites and vehicles, all of which exist'
      : `Sites and vehicles: ${added} new, ${references.length - added} existing`
  const isIncomplete = references.some(({ kind, id }) => kind === 'site' && id === null)
  const note = isIncomplete
    ? [
        element(
          'p',
          { class: 'prior' },
          'New sites have no address and no area yet; add them before you report intensities.',
        ),
      ]
    : []
  return [
    element('section', {}, element('h3', {}, title), element('ul', { class: 'reference-list' }, ...items), ...note),
  ]
}

function sentenceDetails(title: string, sentences: readonly string[]): readonly HTMLElement[] {
  if (sentences.length === 0) return []
  const items = sentences.map((one) => element('li', {}, sentence(one)))
  return [details(`${title}: ${sentences.length}`, element('ul', { class: 'plain-list' }, ...items))]
}

/** The reasons why rows are left out. */
const CAUSES = {
  total: 'the sum of other rows',
  cancelled: 'cancelled or refunded',
  estimated: 'an estimate, next to an actual reading',
  unmatched_total: 'a total without a date; it is not the sum of the rows, so check that none is missing',
  no_value: 'no quantity, or a dash in its place',
  first_fill: 'the first fill of a system, which is no leak',
  fed_in: 'electricity that was fed into the grid, which is not subtracted',
  reactive: 'reactive energy, to which no factor applies',
  unpowered: 'a journey by bicycle or on foot, which burns nothing',
  homeworking: 'work at home, no journey; record its hours as a quantity of homeworking, in FTE·h',
  footer: 'a line of text, no row of the table',
  header: 'the header again',
  not_energy: 'a purchase that burns no fuel',
  pay: 'pay or a charge on pay, no purchase',
  tax: 'a tax, a duty or a fine, no purchase',
  depreciation: 'depreciation or another booking of value, no purchase',
  financing: 'interest, a loan or a transfer, no purchase',
  income: 'income, no purchase',
  balance: 'a balance of the ledger, no booking',
} as const

function notes({ preview, sentences, warnings }: FilePreview): readonly HTMLElement[] {
  const assumed = preview.notices.map(
    ({ message, rows, firstLine }) => `${countPhrase(rows, 'row')}, from line ${firstLine}: ${message}`,
  )
  const leftOut = preview.leftOut.map(
    ({ line, label, value, unit, cause }) =>
      `line ${line}: ${[label, value, unit].filter((part) => part !== '').join(' ')}, ${CAUSES[cause]}`,
  )
  return [
    ...sentenceDetails('Rows to check', warnings),
    ...sentenceDetails('Rows left out', leftOut),
    ...sentenceDetails('Assumptions', assumed),
    ...sentenceDetails('How the file was read', [...sentences, ...preview.words]),
  ]
}

/** Lists the rows that an import left out. Corrected here, they would come with the other rows of the file once more. */
function leftOutSection({ preview: { problemRows: count, rowProblems } }: FilePreview): HTMLElement {
  const lines = rowProblems.map(({ line, failures }) => {
    const reasons = failures.map(({ column, message }) =>
      column === null ? sentence(message) : `${columnLabel(column)}: ${cellMessage(column, message)}`,
    )
    return element('li', {}, `Line ${line}. ${reasons.join(' ')}`)
  })
  const advice = `To add ${count === 1 ? 'it' : 'them'}, correct ${count === 1 ? 'it' : 'them'} in a file with only the rows that were left out, and import that file.`
  return element(
    'section',
    { class: 'problems', 'aria-labelledby': 'problems-title' },
    element('h3', { id: 'problems-title' }, `${countPhrase(count, 'row was', 'rows were')} left out`),
    element('p', {}, advice),
    element('ul', { class: 'plain-list' }, ...lines),
  )
}

/** Builds the rows that need a decision, with the choice to leave them out. */
function problemSection(step: PreviewStep): readonly HTMLElement[] {
  const { checked, leaveOut, onLeaveOut } = step
  const { problemRows: count } = checked.preview
  if (count === 0) return []
  if (isDone(checked)) return [leftOutSection(checked)]
  const box = element('input', {
    type: 'checkbox',
    id: 'leave-out',
    name: 'leave-out',
    checked: leaveOut ? '' : undefined,
  })
  box.addEventListener('change', () => onLeaveOut(box.checked))
  const label = element(
    'label',
    { for: 'leave-out', class: 'leave-out' },
    box,
    `Leave ${count === 1 ? 'this row' : `these ${count.toLocaleString('en-US')} rows`} out of the import`,
  )
  return [
    element(
      'section',
      { class: 'problems', 'aria-labelledby': 'problems-title' },
      element('h3', { id: 'problems-title' }, `${countPhrase(count, 'row needs', 'rows need')} a decision`),
      element('p', {}, 'Correct the cells and check again, or leave the rows out. Your file is not changed.'),
      ...rowOffers(step),
      ...lackFields(step),
      ...wordFields(step),
      ...problemRows(step),
      label,
    ),
  ]
}

/** Names the check of the rows after cells were changed. */
export function checkAgainText(draft: ImportDraft, { checked, checkedAs }: CheckedRows): string {
  const count = changedCells(draft, checkedAs, checked)
  return count === 0 ? 'Check the rows again' : `Check again with ${countPhrase(count, 'changed cell')}`
}

/** True if the rows that need no decision are imported already. */
function isDone({ preview: { earlier } }: FilePreview): boolean {
  return earlier?.status === 'complete'
}

/** The main action: to check changed cells, or to import. */
function mainActions(step: PreviewStep): HTMLElement {
  const { draft, checked, leaveOut, isChanged, onCheck, onImport, onBack } = step
  const { rows, problemRows: count } = checked.preview
  const back = button({ class: 'quiet' }, 'Back to the columns', onBack)
  if (isDone(checked)) return element('div', { class: 'step-actions' }, back)
  const left = count > 0 && leaveOut ? `, leave out ${countPhrase(count, 'row')}` : ''
  // without a row to import there is nothing but to check changes
  const main =
    isChanged || rows === 0
      ? button({ class: 'primary', id: 'check-again' }, checkAgainText(draft, step), onCheck)
      : button({ class: 'primary', id: 'import-rows' }, `Import ${countPhrase(rows, 'record')}${left}`, onImport)
  return element('div', { class: 'step-actions' }, main, back)
}

function earlierBox({ checked, onOpen }: PreviewStep): readonly HTMLElement[] {
  const { earlier, problemRows: count } = checked.preview
  if (earlier === null) return []
  const date = earlier.createdAt.slice(0, 10)
  if (earlier.status !== 'complete')
    return [
      element(
        'p',
        { class: 'note-box' },
        `An import of these rows broke off after ${countPhrase(earlier.records, 'record')}. Importing goes on from there.`,
      ),
    ]
  const left = count === 0 ? 'Nothing is left to do.' : 'Only the rows that were left out are not.'
  const [year] = checked.years
  const open = year === undefined ? [] : [button({}, `Open ${year}`, () => onOpen(year))]
  return [
    element('div', { class: 'note-box' }, element('p', {}, `These rows were imported on ${date}. ${left}`), ...open),
  ]
}

/** Says how many records can be imported, and how many rows the reader must look at. */
export function previewSummary({ preview: { rows, problemRows, earlier }, doubles }: FilePreview): string {
  if (earlier?.status === 'complete') return `${countPhrase(rows, 'record')} of these rows are imported already.`
  const decisions = countPhrase(problemRows, 'row needs', 'rows need')
  const twice = doubles === null ? '' : ` ${doublesTitle(doubles)}.`
  return `${countPhrase(rows, 'record')} can be imported, ${decisions} a decision.${twice}`
}

/** Names the columns that are not read. */
function unreadLine({ reading, checkedAs }: PreviewStep): readonly HTMLElement[] {
  const headers = unreadHeaders(reading, checkedAs)
  if (headers.length === 0) return []
  const named = headers.map((header) => `“${header}”`).join(', ')
  const text = `${countPhrase(headers.length, 'column is', 'columns are')} not read: ${named}. If a row needs one, go back to the columns and choose its meaning.`
  return [element('p', { class: 'unread' }, text)]
}

/** Builds the third step: the records to create, and the rows that need a decision. */
export function previewStep(step: PreviewStep): readonly HTMLElement[] {
  const { draft, checked } = step
  const { preview } = checked
  const none =
    preview.rows === 0
      ? [alertBox('No row can be imported yet', ['Correct the rows below, or go back to the columns.'])]
      : []
  return [
    stepHeading('step-check', `Check ${draft.file.name} before it is imported`),
    ...earlierBox(step),
    ...none,
    ...(isDone(checked) ? [] : doublesSection(step)),
    figureCards(preview),
    ...unreadLine(step),
    ...problemSection(step),
    ...referenceList(preview),
    details('The first rows as they were understood', exampleRows(checked)),
    ...notes(checked),
    element('div', { id: 'import-failure' }),
    mainActions(step),
  ]
}
