import type { FilePreview, FileReading, ShownImport } from '../../../core/display/index.ts'
import type { ApiClient } from '../api-client.ts'
import { button } from '../element.ts'
import { countPhrase } from '../layout.ts'
import {
  applyMapping,
  createDraft,
  type DraftChange,
  type ImportDraft,
  knownMapping,
  readingKey,
  readingSettings,
  repeatedHeaders,
  rowSettings,
  savedMappings,
  withHeader,
} from './draft.ts'
import { type FileStep, fileStep, pastImports } from './file-step.ts'
import { type MappingStep, mappingStep } from './mapping-step.ts'
import { checkAgainText, previewStep, previewSummary } from './preview-step.ts'
import {
  checkFile,
  type FindFactors,
  factorSearch,
  type ImportRequests,
  importRequests,
  type ListedImports,
  type OnProgress,
} from './requests.ts'
import { type StepName, StepPlace } from './step-place.ts'

/** Facts about an import that its record does not have. */
export interface FinishedImport {
  /** The year with most of its rows; null if no row has a date. */
  readonly year: number | null
  /** The lines of the first rows that needed a decision and were left out. */
  readonly leftOutLines: readonly number[]
  readonly leftOutRows: number
  /** True if no other line was left out. */
  readonly isEveryLine: boolean
}

/** The place and the surroundings of the screen. */
export interface ImportScreenParts {
  readonly client: ApiClient
  readonly place: HTMLElement
  /** Called when a step is shown, so that the address names it. */
  readonly onStep: (step: StepName) => void
  /** Opens the year of an import that is complete. */
  readonly onImported: (complete: ShownImport, done: FinishedImport) => void
  readonly onOpen: (year: number) => void
  /** Reports that records of the company were created or deleted: the page must read them again. */
  readonly onChanged: () => void
}

/** A file in progress. */
interface FileProgress {
  /** The choices of this moment. */
  draft: ImportDraft
  /** The draft before the first choice. */
  readonly first: ImportDraft
  reading: FileReading
  /** The result of the last check; null before it. */
  checked: FilePreview | null
  /** The draft whose rows were checked last. */
  checkedAs: ImportDraft
  leaveOut: boolean
  /** True if cells changed since the rows were checked. */
  isChanged: boolean
  /** True while its records are created. */
  isImporting: boolean
}

/** The last reading that was asked for. */
interface AskedReading {
  readonly file: File
  readonly key: string
  readonly reading: Promise<FileReading>
}

const PHASES: Readonly<Record<Parameters<OnProgress>[0], string>> = {
  calculate: 'calculated',
  try: 'tried as records',
  write: 'imported',
}

/** The time until the list of imports is read again while the server works on one. */
const LOOK_AGAIN_MS = 2000

/** The screen of imports: the steps of a file, and the list of earlier imports. */
export class ImportScreen {
  readonly #parts: ImportScreenParts
  readonly #place: StepPlace
  readonly #requests: ImportRequests
  readonly #findFactors: FindFactors
  #listed: ListedImports = { imports: [], running: new Set() }
  #looking: ReturnType<typeof setTimeout> | undefined
  #progress: FileProgress | null = null
  #asked: AskedReading | null = null
  #step: StepName | null = null

  constructor(parts: ImportScreenParts) {
    this.#parts = parts
    this.#place = new StepPlace(parts.place)
    this.#requests = importRequests(parts.client)
    this.#findFactors = factorSearch(parts.client)
  }

  /** The step that is shown. */
  get step(): StepName {
    return this.#step ?? 'file'
  }

  /** The name of a file with choices that were not imported; null for none. */
  get unsaved(): string | null {
    const { draft, first } = this.#progress ?? {}
    return draft === undefined || draft === first ? null : draft.file.name
  }

  /** Forgets the file in progress. */
  discard(): void {
    this.#place.cancel()
    this.#progress = null
    this.#step = null
  }

  /** Shows a step with the choices so far. Without a file there is only the first one; before a check, only the first two. */
  show(step: StepName): void {
    const progress = this.#progress
    if (progress?.isImporting === true) return
    if (progress === null || step === 'file') {
      if (this.#step !== 'file') void this.#showFile()
    } else if (step === 'columns' || progress.checked === null) {
      if (this.#step !== 'columns') this.#backToColumns(progress)
    } else if (this.#step !== 'check') {
      this.#place.cancel()
      // choices of the meantime are not checked yet
      progress.isChanged ||= progress.draft !== progress.checkedAs
      this.#showCheck(progress, progress.checked)
    }
  }

  #backToColumns(progress: FileProgress): void {
    this.#place.cancel()
    this.#showMapping(progress)
    // words of several rows change the reading too
    void this.#readAgain(progress, 'saved')
  }

  #showStep(step: StepName, children: readonly HTMLElement[], focus?: string): void {
    this.#step = step
    this.#place.show(step, children, focus)
    this.#parts.onStep(step)
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
    const listed = await this.#place.load(() => this.#requests.list())
    if (reading === null || listed === null) return
    this.#listed = listed
    const { imports } = listed
    const own = withHeader(draft, reading.header)
    const known = knownMapping(imports, own)
    if (known === undefined) this.#showReading({ draft: own, reading })
    else await this.#read(applyMapping(own, known))
  }

  readonly #onProgress: OnProgress = (phase, rows) =>
    this.#place.announce(`${countPhrase(rows, 'row')} ${PHASES[phase]} …`)

  async #showFile(): Promise<void> {
    this.#place.cancel()
    const { client } = this.#parts
    const step = {
      onFile: (file: File) => void this.start(file),
      undo: (id: string) =>
        client
          .send<ShownImport>({ method: 'POST', path: `/v1/imports/${id}/undo` })
          .then(({ value }) => value)
          // an undo that breaks off has deleted records too
          .finally(this.#parts.onChanged),
      announce: (text: string) => this.#place.announce(text),
    }
    this.#showStep('file', fileStep({ ...step, listed: this.#listed }))
    const listed = await this.#place.load(() => this.#requests.list())
    if (listed !== null) this.#showImports(step, listed)
  }

  /** Shows the imports so far, again and again while the server works on one. */
  #showImports(step: Omit<FileStep, 'listed'>, listed: ListedImports): void {
    if (this.#step !== 'file') return
    this.#listed = listed
    clearTimeout(this.#looking)
    if (listed.imports.some(({ status, digest }) => status === 'running' && listed.running.has(digest)))
      this.#looking = setTimeout(() => void this.#lookAgain(step), LOOK_AGAIN_MS)
    // the rest of the step stays, so that a file that is being chosen is not lost
    const shown = this.#place.find('[aria-labelledby="imports-title"]')
    if (shown === null) return
    const label = shown.contains(document.activeElement) ? document.activeElement?.getAttribute('aria-label') : null
    shown.replaceWith(pastImports({ ...step, listed }))
    if (label != null) this.#place.find(`[aria-label="${CSS.escape(label)}"]`)?.focus()
  }

  async #lookAgain(step: Omit<FileStep, 'listed'>): Promise<void> {
    const isAsked = this.#place.find('.undo .danger') !== null
    const listed = await this.#requests.list().catch(() => null)
    // a question that is open stays
    if (listed !== null && !isAsked) this.#showImports(step, listed)
  }

  #showMapping(progress: FileProgress, focus?: string): void {
    const { draft, reading } = progress
    const step: MappingStep = {
      ...{ draft, reading, saved: savedMappings(this.#listed.imports) },
      isKnown: knownMapping(this.#listed.imports, draft)?.name === draft.saveAs,
      onNote: (change) => {
        progress.draft = change(progress.draft)
      },
      onChange: (change, control) => {
        progress.draft = change(progress.draft)
        void this.#readAgain(progress, control)
      },
      onCheck: () => void this.#checkColumns(progress),
      onBack: () => void this.#showFile(),
    }
    this.#showStep('columns', mappingStep(step), focus)
  }

  /** Reads the file with the settings of a draft. The same reading is asked for once, and is shared by later calls. */
  #readFile(draft: ImportDraft): Promise<FileReading | null> {
    const { file } = draft
    const settings = readingSettings(draft)
    const key = readingKey(draft)
    if (this.#asked?.file !== file || this.#asked.key !== key) {
      const asked = { file, key, reading: this.#requests.read({ file, settings }) }
      this.#asked = asked
      asked.reading.catch(() => {
        if (this.#asked === asked) this.#asked = null
      })
    }
    const { reading } = this.#asked
    return this.#place.run(`Reading ${file.name} …`, () => reading)
  }

  /** Reads the file with the settings of a draft, and shows its columns. */
  async #read(draft: ImportDraft): Promise<void> {
    const reading = await this.#readFile(draft)
    if (reading !== null) this.#showReading({ draft, reading })
  }

  /** Reads the file after a change. Entries of the meantime stay. */
  async #readAgain(progress: FileProgress, focus: string): Promise<void> {
    const reading = await this.#readFile(progress.draft)
    if (reading === null || reading === progress.reading) return
    progress.reading = reading
    this.#showMapping(progress, focus)
    this.#place.announce('The file was read again.')
  }

  #showReading({ draft, reading }: Pick<FileProgress, 'draft' | 'reading'>): void {
    const start = { draft, first: draft, reading, checked: null, checkedAs: draft }
    const progress = { ...start, leaveOut: false, isChanged: false, isImporting: false }
    this.#progress = progress
    this.#place.leave()
    this.#showMapping(progress)
    const { name } = draft.file
    const known = draft.saveAs === '' ? '' : ` It has the columns of “${draft.saveAs}”, and is read like it.`
    this.#place.announce(`${name} was read: ${countPhrase(reading.columns.length, 'column')}.${known}`)
  }

  /** Reads the file with the choices of this moment, and checks its rows unless two columns have the same meaning. */
  async #checkColumns(progress: FileProgress): Promise<void> {
    const reading = await this.#readFile(progress.draft)
    if (reading === null) return
    if (reading !== progress.reading) {
      progress.reading = reading
      this.#showMapping(progress)
    }
    if (repeatedHeaders(reading.columns, progress.draft.columns).size === 0) return this.#check(progress)
    this.#place.announce('Two columns have the same meaning. Set one of them to “not used”.')
    this.#place.find('select[aria-invalid="true"]')?.focus()
  }

  /** Calculates every row, and shows the records that an import would create. */
  async #check(progress: FileProgress): Promise<void> {
    const { draft, reading } = progress
    const sent = { file: draft.file, settings: rowSettings(draft, reading) }
    const preview = () => this.#requests.preview(sent, this.#onProgress)
    const checked = await this.#place.run(`Calculating the rows of ${draft.file.name} …`, preview)
    if (checked === null) return
    progress.leaveOut = false
    progress.checkedAs = draft
    progress.checked = checked
    // entries of the meantime are not checked yet
    progress.isChanged = progress.draft !== draft
    this.#showCheck(progress, checked)
    this.#place.announce(previewSummary(checked))
  }

  #showCheck(progress: FileProgress, checked: FilePreview, focus?: string): void {
    const { draft, reading, checkedAs, leaveOut, isChanged } = progress
    const step = {
      ...{
        draft,
        reading,
        checked,
        checkedAs,
        leaveOut,
        isChanged,
        onOpen: this.#parts.onOpen,
        findFactors: this.#findFactors,
      },
      onLeaveOut: (isLeftOut: boolean) => {
        progress.leaveOut = isLeftOut
        this.#showCheck(progress, checked, 'leave-out')
      },
      onEdit: (change: DraftChange) => {
        progress.draft = change(progress.draft)
        if (!progress.isChanged)
          this.#place.announce('A cell was changed. Check the rows again before you import them.')
        this.#askForCheck(progress, checked)
      },
      onChange: (change: DraftChange) => {
        progress.draft = change(progress.draft)
        void this.#check(progress)
      },
      onCheck: () => void this.#check(progress),
      onImport: () => void this.#import(progress, checked),
      onBack: () => {
        if (!progress.isImporting) this.#backToColumns(progress)
      },
    }
    this.#showStep('check', previewStep(step), focus)
  }

  /** Replaces the button that imports by one that checks the rows. The fields keep their focus. */
  #askForCheck(progress: FileProgress, checked: FilePreview): void {
    const { draft, checkedAs } = progress
    progress.isChanged = true
    const attributes = { class: 'primary', id: 'check-again' }
    const text = checkAgainText(draft, { checked, checkedAs })
    const check = button(attributes, text, () => void this.#check(progress))
    this.#place.find('#import-rows, #check-again')?.replaceWith(check)
  }

  async #import(progress: FileProgress, checked: FilePreview): Promise<void> {
    const { preview, years } = checked
    const { draft, reading, leaveOut, isImporting } = progress
    if (isImporting) return
    const { digest, problemRows, rowProblems } = preview
    if (problemRows > 0 && !leaveOut) {
      const decisions = countPhrase(problemRows, 'row needs', 'rows need')
      this.#place.announce(`${decisions} a decision. Correct the cells and check again, or leave the rows out.`)
      this.#place.find('#leave-out')?.focus()
      return
    }
    const sent = { file: draft.file, settings: { ...rowSettings(draft, reading), digest, leaveOut } }
    const commit = () => this.#requests.commit(sent, this.#onProgress)
    progress.isImporting = true
    const complete = await this.#place.run(`Importing ${draft.file.name} …`, commit)
    progress.isImporting = false
    if (complete === null) {
      this.#parts.onChanged()
      return this.#askForCheck(progress, checked)
    }
    this.#progress = null
    const leftOutLines = [...new Set(rowProblems.map(({ line }) => line))]
    const left = { leftOutLines, leftOutRows: problemRows, isEveryLine: problemRows === rowProblems.length }
    this.#parts.onImported(complete, { year: years[0] ?? null, ...left })
  }
}
