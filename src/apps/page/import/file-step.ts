import { kilogramsText, type ShownImport } from '../../../core/display/index.ts'
import { ApiError, type ApiFault } from '../api-client.ts'
import { button, element } from '../element.ts'
import { columnHead, row, table } from '../layout.ts'
import { alertBox, stepHeading } from './form.ts'
import type { ListedImports } from './requests.ts'
import { faultSentences } from './step-place.ts'

/** Content and actions of the first step. */
export interface FileStep {
  readonly listed: ListedImports
  readonly onFile: (file: File) => void
  /** Deletes the records of an import; resolves to the import after that. */
  readonly undo: (id: string) => Promise<ShownImport>
  readonly announce: (text: string) => void
}

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.html,.htm,.xml,.ndjson,.jsonl'

/** Builds the place to drop a file on, with a button to choose one. */
function dropPlace(onFile: FileStep['onFile']): HTMLElement {
  const input = element('input', { type: 'file', accept: ACCEPTED, class: 'hidden', id: 'import-file' })
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file !== undefined) onFile(file)
  })
  const label = element('label', { for: 'import-file', class: 'choose' }, 'Choose a file')
  return element(
    'div',
    { class: 'drop' },
    element('p', { class: 'drop-title' }, 'Drop a file here'),
    element('p', {}, input, label),
    element(
      'p',
      { class: 'drop-note' },
      'A bill, fuel card, travel or freight export as CSV or .xlsx. Nothing is stored until you confirm it.',
    ),
  )
}

const STATUS_WORDS: Readonly<Record<ShownImport['status'], string>> = {
  complete: 'imported',
  running: 'broke off; import the same file again to go on',
  undoing: 'being undone; undo it again to go on',
  undone: 'undone',
}

/** The records may have been changed or deleted since. */
const RECORDS = 'Records at import'
const AMOUNT = 'kg CO₂e at import'

/** The days of records that are deleted stay as they are. */
const undoWords = ({ message }: ApiFault) => `A record ${message.replace('choose other days, or ', '')}`

/** Asks before an import is undone. Focus moves to the question, and back if it is denied. */
function undoControl(one: ShownImport, step: FileStep, replace: (after: ShownImport) => void): HTMLElement {
  const place = element('div', { class: 'undo' })
  const ask = () => {
    const deletes = button({ class: 'danger' }, 'Delete its records', () => void remove(deletes))
    const keep = button({ class: 'quiet' }, 'Keep', () => showButton(true))
    place.replaceChildren(deletes, keep)
    deletes.focus()
  }
  const showButton = (isFocused: boolean) => {
    const undo = button({ 'aria-label': `Undo the import of ${one.name}` }, 'Undo', ask)
    place.replaceChildren(undo)
    if (isFocused) undo.focus()
  }
  const remove = async (pressed: HTMLButtonElement) => {
    pressed.disabled = true
    step.announce(`Deleting the records of ${one.name} …`)
    try {
      replace(await step.undo(one.id))
      step.announce(`The import of ${one.name} was undone: its records were deleted.`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      step.announce('')
      showButton(true)
      const box = alertBox('It was not undone, and nothing was deleted', faultSentences(error, undoWords))
      place.append(box)
      box.scrollIntoView({ block: 'nearest' })
    }
  }
  showButton(false)
  return place
}

function importRow(one: ShownImport, step: FileStep): HTMLTableRowElement {
  const cell = (label: string, ...children: readonly (Node | string)[]) =>
    element('td', { 'data-label': label }, ...children)
  const date = element('time', { datetime: one.createdAt }, one.createdAt.slice(0, 10))
  const isWorkedOn = one.status === 'running' && step.listed.running.has(one.digest)
  const canUndo = one.status !== 'undone' && !isWorkedOn
  const made = row(
    one.name,
    one.mapping === undefined ? undefined : `mapping “${one.mapping.name}”`,
    cell('Date', date),
    cell(RECORDS, one.records.toLocaleString('en-US')),
    cell(AMOUNT, one.status === 'undone' ? '–' : kilogramsText(one.co2eKg)),
    cell(
      'Status',
      isWorkedOn ? `being imported: ${one.records.toLocaleString('en-US')} so far` : STATUS_WORDS[one.status],
    ),
  )
  const last = cell('')
  if (canUndo) {
    last.append(
      undoControl(one, step, (after) => {
        const next = importRow(after, step)
        made.replaceWith(next)
        const name = next.querySelector<HTMLElement>('th')
        name?.setAttribute('tabindex', '-1')
        name?.focus()
      }),
    )
  }
  made.append(last)
  return made
}

/** Lists the imports of the company, the newest first. */
export function pastImports(step: FileStep): HTMLElement {
  const title = element('h3', { id: 'imports-title' }, 'Imports so far')
  if (step.listed.imports.length === 0)
    return element('section', { 'aria-labelledby': 'imports-title' }, title, element('p', {}, 'None yet.'))
  const heads = ['File', 'Date', RECORDS, AMOUNT, 'Status', 'Undo'].map((name) => columnHead(name))
  const body = element('tbody', {}, ...step.listed.imports.map((one) => importRow(one, step)))
  const caption =
    'Files that were imported, the newest first. To undo one deletes all records that it created, with their changes and evidence.'
  return element(
    'section',
    { 'aria-labelledby': 'imports-title' },
    title,
    table({ class: 'imports', caption, heads, bodies: [body] }),
  )
}

/** Builds the first step: choose a file, or undo an earlier import. */
export function fileStep(step: FileStep): readonly HTMLElement[] {
  return [stepHeading('step-file', 'Choose a file'), dropPlace(step.onFile), pastImports(step)]
}
