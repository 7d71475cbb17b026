import type { FilePreview, FileReading, ShownImport } from '../../../core/display/index.ts'
import { type ApiClient, ApiError } from '../api-client.ts'
import { button, element } from '../element.ts'
import { countPhrase } from '../layout.ts'
import {
  applyMapping,
  choosePriceYear,
  createDraft,
  type ImportDraft,
  knownMapping,
  readingSettings,
  repeatedHeaders,
  rowSettings,
  savedMappings,
  withHeader,
} from './draft.ts'
import { type FindFactors, factorSearch } from './factor-choices.ts'
import { fileStep, pastImports } from './file-step.ts'
import { alertBox, sentence } from './form.ts'
import { mappingStep } from './mapping-step.ts'
import { checkAgainText, previewStep } from './preview-step.ts'
import { checkFile, type ImportRequests, importRequests, type OnProgress } from './requests.ts'

const STEPS = [
  ['file', 'File'],
  ['columns', 'Columns'],
  ['check', 'Check and import'],
] as const

/** The name of a step. */
type StepName = (typeof STEPS)[number][0]

/** Shows the steps, with the current one marked. */
function stepList(current: StepName): HTMLElement {
  const items = STEPS.map(([name, text]) =>
    element('li', { 'aria-current': name === current ? 'step' : undefined }, text),
  )
  return element('ol', { class: 'steps', 'aria-label': 'Steps of an import' }, ...items)
}

function faultSentences({ faults }: ApiError): readonly string[] {
  return faults.map(({ path, message }) => sentence(path === '' ? message : `${path}: ${message}`))
}

/** The place of the current step, with the status of requests. */
class StepPlace {
  readonly #steps = element('div')
  readonly #status = element('p', { class: 'import-status', role: 'status', 'aria-live': 'polite' })
  readonly #content = element('div', { class: 'import-step' })
  #turn = 0

  constructor(place: HTMLElement) {
    place.replaceChildren(element('h1', {}, 'Import'), this.#steps, this.#status, this.#content)
  }

  /** Shows a text that screen readers read. */
  announce(text: string): void {
    this.#status.textContent = text
  }

  /** Finds an element of the step. */
  find(selector: string): HTMLElement | null {
    return this.#content.querySelector<HTMLElement>(selector)
  }

  /** Shows a step. The focus moves to the control with this name, otherwise to the heading. */
  show(name: StepName, children: readonly HTMLElement[], focus?: string): void {
    this.#steps.replaceChildren(stepList(name))
    this.#content.replaceChildren(...children)
    const named = focus === undefined ? null : this.find(`[name="${CSS.escape(focus)}"]`)
    const target = named ?? this.find('.step-heading')
    target?.focus({ preventScroll: named !== null })
  }

  /** Runs a request in the background; null if it fails, or if a newer one was started. Shows its errors below the heading. */
  async load<Result>(request: () => Promise<Result>): Promise<Result | null> {
    const own = ++this.#turn
    try {
      const result = await request()
      return own === this.#turn ? result : null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (own === this.#turn) this.#showFailure(error)
      return null
    }
  }

  /** Runs a request that the step waits for, as `load` does. */
  async run<Result>(text: string, request: () => Promise<Result>): Promise<Result | null> {
    this.announce(text)
    this.#content.setAttribute('aria-busy', 'true')
    const own = this.#turn + 1
    try {
      return await this.load(request)
    } finally {
      if (own === this.#turn) {
        this.announce('')
        this.#content.removeAttribute('aria-busy')
      }
    }
  }

  #showFailure(error: ApiError): void {
    this.find('.request-failure')?.remove()
    const box = alertBox('This did not work', faultSentences(error))
    box.classList.add('request-failure')
    box.tabIndex = -1
    const heading = this.find('.step-heading')
    if (heading === null) this.#content.prepend(box)
    else heading.after(box)
    box.focus()
  }
}

/** Facts about an import that its record does not have. */
export interface FinishedImport {
  /** The year with most of its rows; null if no row has a date. */
  readonly year: number | null
  /** The lines of the first rows that needed a decision and were left out. */
  readonly leftOutLines: readonly number[]
  readonly leftOutRows: number
}

/** The place and the surroundings of the screen. */
export interface ImportScreenParts {
  readonly client: ApiClient
  readonly place: HTMLElement
  /** Opens the year of an import that is complete. */
  readonly onImported: (complete: ShownImport, done: FinishedImport) => void
  readonly onOpen: (year: number) => void
}

/** A file in progress. */
interface FileProgress {
  draft: ImportDraft
  readonly reading: FileReading
  readonly checked: FilePreview | null
  leaveOut: boolean
  /** True if cells changed since the rows were checked. */
  isChanged: boolean
}

const PHASES: Readonly<Record<Parameters<OnProgress>[0], string>> = {
  calculate: 'calculated',
  try: 'tried as records',
  write: 'imported',
}

/** The screen of imports: the steps of a file, and the list of earlier imports. */
export class ImportScreen {
  readonly #parts: ImportScreenParts
  readonly #place: StepPlace
  readonly #requests: ImportRequests
  readonly #findFactors: FindFactors
  #imports: readonly ShownImport[] = []
  #progress: FileProgress | null = null

  constructor(parts: ImportScreenParts) {
    this.#parts = parts
    this.#place = new StepPlace(parts.place)
    this.#requests = importRequests(parts.client)
    this.#findFactors = factorSearch(parts.client)
  }

  /** Shows the first step, unless a file is in progress. */
  show(): void {
    if (this.#progress === null) void this.#showFile()
  }

  /** Starts with a file. */
  async start(file: File): Promise<void> {
    this.#progress = null
    const check = async () => {
      await checkFile(file)
      return true
    }
    const isReadable = await this.#place.run(`Reading ${file.name} …`, check)
    if (isReadable !== true) return
    const draft = createDraft(file)
    const reading = await this.#readFile(draft)
    const imports = await this.#place.load(() => this.#parts.client.list<ShownImport>('/v1/imports'))
    if (reading === null || imports === null) return
    this.#imports = imports
    const own = withHeader(draft, reading.header)
    const known = knownMapping(imports, own)
    if (known === undefined) this.#showReading({ draft: own, reading })
    else await this.#read(applyMapping(own, known))
  }

  readonly #onProgress: OnProgress = (phase, rows) =>
    this.#place.announce(`${countPhrase(rows, 'row')} ${PHASES[phase]} …`)

  async #showFile(): Promise<void> {
    this.#progress = null
    const { client } = this.#parts
    const step = {
      onFile: (file: File) => void this.start(file),
      undo: async (id: string) =>
        (await client.send<ShownImport>({ method: 'POST', path: `/v1/imports/${id}/undo` })).value,
      announce: (text: string) => this.#place.announce(text),
    }
    this.#place.show('file', fileStep({ ...step, imports: this.#imports }))
    const imports = await this.#place.load(() => client.list<ShownImport>('/v1/imports'))
    if (imports === null || this.#progress !== null) return
    this.#imports = imports
    // the rest of the step stays, so that a file that is being chosen is not lost
    const shown = this.#place.find('[aria-labelledby="imports-title"]')
    if (shown === null) return
    const label = shown.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null
    shown.replaceWith(pastImports({ ...step, imports }))
    if (label != null) this.#place.find(`[aria-label="${CSS.escape(label)}"]`)?.focus()
  }

  #showMapping(progress: FileProgress, focus?: string): void {
    const step = {
      ...{ draft: progress.draft, reading: progress.reading, saved: savedMappings(this.#imports) },
      isKnown: knownMapping(this.#imports, progress.draft)?.name === progress.draft.saveAs,
      onChange: (draft: ImportDraft, control: string) => {
        // the name may have been typed since the step was shown
        const { saveAs } = control === 'saved' ? draft : progress.draft
        void this.#read({ ...draft, saveAs }, control)
      },
      onNote: (draft: ImportDraft) => {
        progress.draft = draft
      },
      onCheck: () => void this.#check(progress),
      onBack: () => void this.#showFile(),
    }
    this.#place.show('columns', mappingStep(step), focus)
  }

  #readFile(draft: ImportDraft): Promise<FileReading | null> {
    const { file } = draft
    const sent = { file, settings: readingSettings(draft) }
    return this.#place.run(`Reading ${file.name} …`, () => this.#requests.read(sent))
  }

  /** Reads the file with the settings of a draft, and shows its columns. */
  async #read(draft: ImportDraft, focus?: string): Promise<void> {
    const reading = await this.#readFile(draft)
    if (reading !== null) this.#showReading({ draft, reading }, focus)
  }

  #showReading({ draft, reading }: Pick<FileProgress, 'draft' | 'reading'>, focus?: string): void {
    const progress = { draft, reading, checked: null, leaveOut: false, isChanged: false }
    this.#progress = progress
    this.#showMapping(progress, focus)
    const { name } = draft.file
    const known = draft.saveAs === '' ? '' : ` It has the columns of “${draft.saveAs}”, and is read like it.`
    const columns = countPhrase(reading.columns.length, 'column')
    this.#place.announce(focus === undefined ? `${name} was read: ${columns}.${known}` : 'The file was read again.')
  }

  /** Calculates every row, and shows the records that an import would create. */
  async #check(progress: FileProgress): Promise<void> {
    const { draft, reading } = progress
    if (repeatedHeaders(reading.columns, draft.columns).size > 0) {
      this.#place.announce('Two columns have the same meaning. Set one of them to “not used”.')
      this.#place.find('select[aria-invalid="true"]')?.focus()
      return
    }
    const sent = { file: draft.file, settings: rowSettings(draft, reading) }
    const preview = () => this.#requests.preview(sent, this.#onProgress)
    const checked = await this.#place.run(`Calculating the rows of ${draft.file.name} …`, preview)
    if (checked === null) return
    const next = { draft, reading, checked, leaveOut: false, isChanged: false }
    this.#progress = next
    this.#showCheck(next, checked)
    const { rows, problemRows } = checked.preview
    const decisions = countPhrase(problemRows, 'row needs', 'rows need')
    this.#place.announce(`${countPhrase(rows, 'record')} can be imported, ${decisions} a decision.`)
  }

  #showCheck(progress: FileProgress, checked: FilePreview, focus?: string): void {
    const { draft, leaveOut, isChanged } = progress
    const step = {
      ...{ draft, checked, leaveOut, isChanged, onOpen: this.#parts.onOpen, findFactors: this.#findFactors },
      onLeaveOut: (isLeftOut: boolean) => {
        progress.leaveOut = isLeftOut
        this.#showCheck(progress, checked, 'leave-out')
      },
      onEdit: (edited: ImportDraft) => {
        progress.draft = edited
        if (!progress.isChanged)
          this.#place.announce('A cell was changed. Check the rows again before you import them.')
        this.#askForCheck(progress)
      },
      onCheck: () => void this.#check(progress),
      onPriceYear: (year: number) =>
        void this.#check({ ...progress, draft: choosePriceYear(progress.draft, `${year}`) }),
      onImport: () => void this.#import(progress, checked),
      onBack: () => this.#showMapping(progress),
    }
    this.#place.show('check', previewStep(step), focus)
  }

  /** Replaces the button that imports by one that checks the rows. The fields keep their focus. */
  #askForCheck(progress: FileProgress): void {
    progress.isChanged = true
    const attributes = { class: 'primary', id: 'check-again' }
    const check = button(attributes, checkAgainText(progress.draft), () => void this.#check(progress))
    this.#place.find('#import-rows, #check-again')?.replaceWith(check)
  }

  async #import(progress: FileProgress, { preview, years }: FilePreview): Promise<void> {
    const { draft, reading, leaveOut } = progress
    const { digest, problemRows, rowProblems } = preview
    if (problemRows > 0 && !leaveOut) {
      const decisions = countPhrase(problemRows, 'row needs', 'rows need')
      this.#place.announce(`${decisions} a decision. Correct the cells and check again, or leave the rows out.`)
      this.#place.find('#leave-out')?.focus()
      return
    }
    const sent = { file: draft.file, settings: { ...rowSettings(draft, reading), digest, leaveOut } }
    const commit = () => this.#requests.commit(sent, this.#onProgress)
    const complete = await this.#place.run(`Importing ${draft.file.name} …`, commit)
    if (complete === null) return this.#askForCheck(progress)
    const leftOutLines = rowProblems.map(({ line }) => line)
    this.#parts.onImported(complete, { year: years[0] ?? null, leftOutLines, leftOutRows: problemRows })
  }
}
