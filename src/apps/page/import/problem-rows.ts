import {
  columnLabel,
  type FilePreview,
  type FileReading,
  type ShownProblem,
  type ShownRow,
} from '../../../core/display/index.ts'
import { button, element } from '../element.ts'
import { columnHead, countPhrase, details, growingBody, row, table } from '../layout.ts'
import { LOCKED_PERIODS } from '../page-state.ts'
import { FACTOR_COLUMNS, valueChoices } from './column-choices.ts'
import {
  acceptCredits,
  chooseDateOrder,
  choosePriceYear,
  type DraftChange,
  editCell,
  failingWords,
  fillColumn,
  fillOf,
  type ImportDraft,
  lackedColumns,
  replaceWord,
} from './draft.ts'
import {
  choiceSelect,
  factorIdOf,
  factorLabelOf,
  field,
  newId,
  offerFactors,
  proposalButtons,
  sentence,
  typingControl,
} from './form.ts'
import type { FindFactors } from './requests.ts'
import { findProposals, rowColumns, writtenColumn, writtenText } from './shown-cell.ts'

/** Rows that are shown at first. */
const ROWS_AT_FIRST = 50

/** Content and actions of the table of rows with problems. */
export interface ProblemTable {
  readonly draft: ImportDraft
  readonly reading: FileReading
  readonly checked: FilePreview
  readonly onEdit: (change: DraftChange) => void
  readonly findFactors: FindFactors
}

/** A row with the reasons why it needs a decision. */
interface ProblemRow {
  readonly problem: ShownProblem
  readonly shown: ShownRow | undefined
}

/** Removes the column at the start of a message, which its place tells. */
export function cellMessage(column: string, message: string): string {
  return sentence(message.startsWith(`${column}: `) ? message.slice(column.length + 2) : message)
}

/** The text below a cell that was changed since the rows were checked. */
const CHANGED = 'Changed, not checked yet.'

/** Offers the values of a column that has a list of them, below a field that also takes other words. */
function offerValues(control: HTMLInputElement, column: string): readonly HTMLElement[] {
  const choices = valueChoices(column)
  if (choices.length === 0) return []
  const list = element('datalist', { id: newId('values') })
  list.append(...choices.map(([value, label]) => element('option', { value, label })))
  control.setAttribute('list', list.id)
  return [list]
}

/** The activity of a row as it was understood; '' if it is not known. */
function activityOf(shown: ShownRow | undefined): string {
  return shown?.cells?.activity?.text ?? ''
}

/** The activity of all rows that need a decision; '' if they have several, or none. */
function sharedActivity({ rows, preview: { rowProblems } }: FilePreview): string {
  const failing = new Set(rowProblems.map(({ row: index }) => index))
  const [first = '', ...others] = new Set(rows.filter((one) => failing.has(one.row)).map(activityOf))
  return others.length === 0 ? first : ''
}

function cellField({ problem, shown }: ProblemRow, column: string, table: ProblemTable): HTMLElement {
  const { draft, onEdit, findFactors } = table
  const written = writtenColumn(column, table)
  const failures = problem.failures.filter((failure) => failure.column === column)
  const errorId = newId('cell-error')
  const known = draft.edits.find((edit) => edit.row === problem.row && edit.column === written.column)
  const value = known?.text ?? writtenText(shown, column)
  const control = typingControl(
    {
      value: factorLabelOf(value),
      name: `cell:${problem.row}:${column}`,
      'aria-label': `${written.label}, line ${problem.line}`,
      'aria-invalid': failures.length > 0 ? 'true' : undefined,
      'aria-describedby': failures.length > 0 ? errorId : undefined,
    },
    (text) => {
      onEdit((now) => editCell(now, { row: problem.row, column: written.column, text: factorIdOf(text) }))
      // the reason was about the text before
      control.removeAttribute('aria-invalid')
      reason.replaceChildren(CHANGED)
      reason.className = 'field-changed'
    },
  )
  const proposed = failures.map(({ message }) => findProposals(message))
  const errors = proposed.map(({ message }) => element('span', {}, cellMessage(column, message)))
  const reason = element('span', { id: errorId, class: 'field-error' }, ...errors)
  const below = errors.length === 0 ? [] : [reason]
  const offered = FACTOR_COLUMNS.has(column)
    ? [offerFactors(control, findFactors, activityOf(shown))]
    : offerValues(control, column)
  const className = failures.length > 0 ? 'failing' : undefined
  const words = proposed.flatMap((one) => one.words)
  const proposals = proposalButtons(control, { words }, `${written.label}, line ${problem.line}`)
  const attributes = { 'data-label': written.label, class: className }
  return element('td', attributes, control, ...offered, ...below, ...proposals)
}

/** Builds a table of rows that need a decision, each cell with a field and its errors. */
function problemTable(rowProblems: readonly ShownProblem[], parts: ProblemTable): readonly HTMLElement[] {
  const { checked } = parts
  const byRow = new Map(checked.rows.map((one) => [one.row, one] as const))
  const listed = rowProblems.map((problem): ProblemRow => ({ problem, shown: byRow.get(problem.row) }))
  const columns = rowColumns(
    listed.flatMap(({ shown }) => shown ?? []),
    rowProblems,
  )
  const rowOf = (one: ProblemRow) => {
    const ofRow = one.problem.failures.filter(({ column }) => column === null).map(({ message }) => sentence(message))
    const cells = one.shown?.cells == null ? [] : columns.map((column) => cellField(one, column, parts))
    const note = ofRow.length === 0 ? [] : [element('span', { class: 'field-error' }, ofRow.join(' '))]
    const made = row(`Line ${one.problem.line}`, undefined, ...cells)
    if (cells.length === 0) made.append(element('td', { colspan: Math.max(1, columns.length) }, ...note))
    else made.querySelector('th')?.append(...note)
    return made
  }
  const bodies = growingBody(listed, { atFirst: ROWS_AT_FIRST, rowOf })
  const heads = ['Row', ...columns.map((column) => writtenColumn(column, parts).label)].map((name) => columnHead(name))
  const [body, ...more] = bodies
  const made = table({
    class: 'problem-rows',
    caption: 'Rows that need a decision, with the reason below each cell',
    heads,
    bodies: [body],
  })
  const scroll = element(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': 'Rows that need a decision' },
    made,
  )
  return [scroll, ...more]
}

/** Names a number of rows that are listed; 'at least' that many if not every row with a problem is. */
function rowCount(rows: number, { preview: { problemRows: count, rowProblems } }: FilePreview): string {
  const words = countPhrase(rows, 'row')
  return count > rowProblems.length ? `at least ${words}` : words
}

/** Words that are offered at once. */
const WORDS_MAX = 20

/** Builds a field for each word that several rows fail with, which replaces it in all of them. */
export function wordFields({ checked, draft, onEdit, findFactors }: ProblemTable): readonly HTMLElement[] {
  const words = failingWords(checked).slice(0, WORDS_MAX)
  if (words.length === 0) return []
  const fields = words.map(({ column, word, rows, message }) => {
    const onChange = (text: string) => onEdit((now) => replaceWord(now, { column, word, text: factorIdOf(text) }))
    const value = draft.words[column]?.[word] ?? ''
    const control = typingControl({ name: `word:${column}:${word}`, value: factorLabelOf(value) }, onChange)
    const label = `${columnLabel(column)} “${word}” in ${rowCount(rows, checked)}`
    const proposed = findProposals(message)
    const made = field({ label, control, help: cellMessage(column, proposed.message) })
    made.append(...proposalButtons(control, proposed, label))
    if (FACTOR_COLUMNS.has(column)) made.append(offerFactors(control, findFactors, sharedActivity(checked)))
    else made.append(...offerValues(control, column))
    return made
  })
  const legend = element('legend', {}, 'Words of several rows: replace each one in all of them')
  return [element('fieldset', { class: 'fills' }, legend, ...fields)]
}

/** Builds one question for all rows that lack the same thing. */
export function lackFields({ checked, reading, draft, onEdit, findFactors }: ProblemTable): readonly HTMLElement[] {
  const fields = lackedColumns(checked).map(({ column, rows, message }) => {
    const attributes = { name: `lack:${column}` }
    const value = fillOf(draft, column)
    const onChange = (text: string) => onEdit((now) => fillColumn(now, { column, text: factorIdOf(text) }))
    const choices = valueChoices(column)
    const typed = choices.length === 0 ? typingControl({ ...attributes, value: factorLabelOf(value) }, onChange) : null
    const control = typed ?? choiceSelect(attributes, [['', 'Choose …'], ...choices], { value, onChange })
    const help = reading.inputColumns.find(({ name }) => name === column)?.help ?? ''
    const label = `${columnLabel(column)} of ${rowCount(rows.size, checked)} that have none`
    const error = message === undefined ? {} : { error: cellMessage(column, message) }
    const made = field({ label, control, help: sentence(help), ...error })
    if (typed !== null && FACTOR_COLUMNS.has(column))
      made.append(offerFactors(typed, findFactors, sharedActivity(checked)))
    return made
  })
  if (fields.length === 0) return []
  const legend = element('legend', {}, 'Answer once for all of these rows')
  return [element('fieldset', { class: 'fills' }, legend, ...fields)]
}

/** Separates rows whose questions have one answer for several rows from the other rows. */
function separateLacking(
  checked: FilePreview,
): Readonly<Record<'lacking' | 'others', FilePreview['preview']['rowProblems']>> {
  const lacked = new Map(lackedColumns(checked).map(({ column, rows }) => [column, rows] as const))
  const { rowProblems } = checked.preview
  const isLacking = ({ row, failures }: ShownProblem) =>
    failures.every(({ column }) => column !== null && lacked.get(column)?.has(row) === true)
  return { lacking: rowProblems.filter(isLacking), others: rowProblems.filter((one) => !isLacking(one)) }
}

/** Lists the rows that need a decision. Rows whose questions have one answer are in a fold. */
export function problemRows(parts: ProblemTable): readonly HTMLElement[] {
  const { lacking, others } = separateLacking(parts.checked)
  const { rowProblems, problemRows: count } = parts.checked.preview
  const rest =
    count > rowProblems.length
      ? [
          element(
            'p',
            {},
            `The first ${rowProblems.length.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} rows are shown.`,
          ),
        ]
      : []
  const fold =
    lacking.length === 0
      ? []
      : [
          details(
            `Answer row by row: ${countPhrase(lacking.length, 'row')}`,
            element('div', {}, ...problemTable(lacking, parts)),
          ),
        ]
  return [...(others.length === 0 ? [] : problemTable(others, parts)), ...fold, ...rest]
}

/** The rows that were checked, and the actions that help several of them at once. */
interface OfferedActions {
  readonly checked: FilePreview
  /** Changes the draft, and checks the rows at once. */
  readonly onChange: (change: DraftChange) => void
  readonly onCheck: () => void
}

function offerBox(text: string, ...actions: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'note-box' }, element('p', {}, text), element('div', { class: 'actions' }, ...actions))
}

/** The number of rows with a failure of a code. */
function countRows({ preview: { rowProblems } }: FilePreview, codes: readonly string[]): number {
  return rowProblems.filter(({ failures }) => failures.some(({ code }) => codes.includes(code))).length
}

function priceYearOffer({ checked, onChange }: OfferedActions): readonly HTMLElement[] {
  const { priceYear } = checked
  if (priceYear === null) return []
  const rows = countPhrase(countRows(checked, ['price_index_missing', 'exchange_rate_missing']), 'row has', 'rows have')
  const text = `${rows} money of a year after ${priceYear}, the last year with published prices. Counted in the prices of ${priceYear}, the change of prices since is left out.`
  return [
    offerBox(
      text,
      button({}, `Use the prices of ${priceYear}`, () => onChange((now) => choosePriceYear(now, `${priceYear}`))),
    ),
  ]
}

/** The two days that a cell may name: '"03/04/2025" may be 2025-04-03 or 2025-03-04; choose the “order of dates”'. */
const TWO_DAYS = /may be (\S+) or (\S+); choose the “order of dates”/

function dateOffer({ checked, onChange }: OfferedActions): readonly HTMLElement[] {
  const failures = checked.preview.rowProblems.flatMap((one) => one.failures)
  const days = failures.flatMap(({ message }) => TWO_DAYS.exec(message)?.slice(1, 3).join(' ') ?? [])
  const [first] = days
  if (first === undefined) return []
  const [dayFirst, monthFirst] = first.split(' ')
  const choose = (order: 'dmy' | 'mdy', text: string) =>
    button({}, text, () => onChange((now) => chooseDateOrder(now, order)))
  const text = `${countPhrase(days.length, 'date')} can be read in two ways.`
  return [offerBox(text, choose('dmy', `Day first: ${dayFirst}`), choose('mdy', `Month first: ${monthFirst}`))]
}

function creditOffer({ checked, onChange }: OfferedActions): readonly HTMLElement[] {
  // the advice is only about quantities that may be credits
  const isCredit = ({ code, message }: ShownProblem['failures'][number]) =>
    code === 'must_be_non_negative' && message.includes('“credits” for')
  const count = checked.preview.rowProblems.filter(({ failures }) => failures.some(isCredit)).length
  if (count === 0) return []
  const text = `${countPhrase(count, 'row has', 'rows have')} a negative quantity. Credit notes and refunds are subtracted from the other rows.`
  return [
    offerBox(
      text,
      button({}, 'Subtract them', () => onChange(acceptCredits)),
    ),
  ]
}

function unlockOffer({ checked, onCheck }: OfferedActions): readonly HTMLElement[] {
  const locked = countRows(checked, ['period_locked'])
  if (locked === 0) return []
  const rows = countPhrase(locked, 'row lies', 'rows lie')
  const text = `${rows} in a locked period, whose records cannot change. Leave them out, or unlock the period, come back to “Import”, and check the rows again.`
  const show = element('a', { href: `#open=${LOCKED_PERIODS}` }, 'Show the locked periods')
  return [offerBox(text, show, button({}, 'Check the rows again', onCheck))]
}

/** Offers what helps several rows at once: the order of dates, earlier prices, credits, and the locked periods. */
export function rowOffers(actions: OfferedActions): readonly HTMLElement[] {
  return [...dateOffer(actions), ...priceYearOffer(actions), ...creditOffer(actions), ...unlockOffer(actions)]
}
