import type { FilePreview, ShownProblem, ShownRow } from '../../../core/display/index.ts'
import { element } from '../element.ts'
import { columnHead, growingBody, row, table } from '../layout.ts'
import { editCell, type ImportDraft } from './draft.ts'
import { newId, sentence, typingControl } from './form.ts'

/** Rows that are shown at first. */
const ROWS_AT_FIRST = 50

/** Content and actions of the table of rows with problems. */
export interface ProblemTable {
  readonly draft: ImportDraft
  readonly checked: FilePreview
  readonly onEdit: (draft: ImportDraft) => void
}

/** The columns of rows, in the order of their first use; columns with an error too. */
function rowColumns(rows: readonly ShownRow[], problems: readonly ShownProblem[]): readonly string[] {
  const filled = rows.flatMap(({ cells }) => Object.keys(cells ?? {}))
  const failing = problems.flatMap(({ failures }) => failures.map(({ column }) => column))
  return [...new Set([...filled, ...failing.filter((column) => column !== null)])]
}

/** A row with the reasons why it needs a decision. */
interface ProblemRow {
  readonly problem: ShownProblem
  readonly shown: ShownRow | undefined
}

/** Removes the column at the start of a message, which its place tells. */
function cellMessage(column: string, message: string): string {
  return sentence(message.startsWith(`${column}: `) ? message.slice(column.length + 2) : message)
}

/** Edits of the draft, updated while its cells change. */
interface EditedDraft {
  current: ImportDraft
}

function cellField(
  { problem, shown }: ProblemRow,
  column: string,
  table: ProblemTable & { readonly edited: EditedDraft },
): HTMLElement {
  const { edited, onEdit } = table
  const failures = problem.failures.filter((failure) => failure.column === column)
  const errorId = newId('cell-error')
  const known = edited.current.edits.find((edit) => edit.row === problem.row && edit.column === column)
  const value = known?.text ?? shown?.cells?.[column]?.raw ?? ''
  const control = typingControl(
    {
      value,
      name: `cell:${problem.row}:${column}`,
      'aria-label': `${column} of line ${problem.line}`,
      'aria-invalid': failures.length > 0 ? 'true' : undefined,
      'aria-describedby': failures.length > 0 ? errorId : undefined,
    },
    (text) => {
      edited.current = editCell(edited.current, { row: problem.row, column, text })
      onEdit(edited.current)
    },
  )
  const errors = failures.map(({ message }) => element('span', {}, cellMessage(column, message)))
  const below = errors.length === 0 ? [] : [element('span', { id: errorId, class: 'field-error' }, ...errors)]
  return element('td', { 'data-label': column, class: failures.length > 0 ? 'failing' : undefined }, control, ...below)
}

/** Builds a table of the rows that need a decision, each cell with a field and its errors. */
export function problemRows(parts: ProblemTable): readonly HTMLElement[] {
  const { checked, draft } = parts
  const { rowProblems, problemRows: count } = checked.preview
  const byRow = new Map(checked.rows.map((one) => [one.row, one] as const))
  const listed = rowProblems.map((problem): ProblemRow => ({ problem, shown: byRow.get(problem.row) }))
  const columns = rowColumns(
    listed.flatMap(({ shown }) => shown ?? []),
    rowProblems,
  )
  const edited: EditedDraft = { current: draft }
  const rowOf = (one: ProblemRow) => {
    const ofRow = one.problem.failures.filter(({ column }) => column === null).map(({ message }) => sentence(message))
    const cells = one.shown?.cells == null ? [] : columns.map((column) => cellField(one, column, { ...parts, edited }))
    const note = ofRow.length === 0 ? [] : [element('span', { class: 'field-error' }, ofRow.join(' '))]
    const made = row(`Line ${one.problem.line}`, undefined, ...cells)
    if (cells.length === 0) made.append(element('td', { colspan: Math.max(1, columns.length) }, ...note))
    else made.querySelector('th')?.append(...note)
    return made
  }
  const bodies = growingBody(listed, { atFirst: ROWS_AT_FIRST, rowOf })
  const heads = ['Row', ...columns].map((name) => columnHead(name))
  const [body, ...more] = bodies
  const made = table({
    class: 'problem-rows',
    caption: 'Rows that need a decision, with the reason below each cell',
    heads,
    bodies: [body],
  })
  const rest =
    count > listed.length
      ? [
          element(
            'p',
            {},
            `The first ${listed.length.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} rows are shown.`,
          ),
        ]
      : []
  const scroll = element(
    'div',
    { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': 'Rows that need a decision' },
    made,
  )
  return [scroll, ...more, ...rest]
}

/** Builds a table of the first rows: the cells as they were understood, and as written if that differs. */
export function exampleRows({ rows, preview }: FilePreview): HTMLElement {
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
        return element('td', { 'data-label': column }, cell?.text ?? '', ...written)
      })
      return row(`Line ${line}`, undefined, ...filled)
    }),
  )
  const heads = ['Row', ...columns].map((name) => columnHead(name))
  const made = table({
    class: 'example-rows',
    caption: 'Each cell as it was understood; below it as it is written, if that differs',
    heads,
    bodies: [body],
  })
  return element('div', { class: 'scroll', role: 'region', tabindex: '0', 'aria-label': 'The first rows' }, made)
}
