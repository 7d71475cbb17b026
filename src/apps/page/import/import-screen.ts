import type { FilePreview, FileReading, ShownImport } from '../../../core/display/index.ts'
import { type ApiClient, ApiError } from '../api-client.ts'
import { button, element } from '../element.ts'
import { createDraft, type ImportDraft, readingSettings, repeatedHeaders, rowSettings, savedMappings } from './draft.ts'
import { fileStep } from './file-step.ts'
import { alertBox, countText, sentence } from './form.ts'
import { mappingStep } from './mapping-step.ts'
import { previewStep } from './preview-step.ts'
import { checkFile, importRequests, type OnProgress } from './requests.ts'

const STEPS = [
  ['file', 'File'],
  ['columns', 'Columns'],
  ['check', 'Check and import'],
] as const

type StepName = (typeof STEPS)[number][0]

/** The screen of imports. */
export interface ImportScreen {
  /** Shows the first step, unless a file is in progress. */
  readonly show: () => void
  /** Starts with a file. */
  readonly start: (file: File) => void
}

/** What the screen needs from the page. */
export interface ImportScreenParts {
  readonly client: ApiClient
  readonly place: HTMLElement
  /** Opens the year of an import that is complete; null if no row has a date. */
  readonly onImported: (done: ShownImport, year: number | null) => void
  readonly onOpen: (year: number) => void
}

/** A file in progress. */
interface Progress {
  draft: ImportDraft
  reading: FileReading
  checked: FilePreview | null
  leaveOut: boolean
  /** True if cells changed since the rows were checked. */
  isChanged: boolean
}

const PHASES: Readonly<Record<Parameters<OnProgress>[0], string>> = {
  calculate: 'calculated',
  try: 'tried as records',
  write: 'imported',
}

const UNREAD: FileReading = {
  ...{ hasHeader: true, headerLine: null, columns: [], lostColumns: [], sentences: [], faults: [], sheets: [] },
  inputColumns: [],
}

/** Shows which step is current. */
function stepList(current: StepName): HTMLElement {
  const items = STEPS.map(([name, text]) =>
    element('li', { 'aria-current': name === current ? 'step' : undefined }, text),
  )
  return element('ol', { class: 'steps', 'aria-label': 'Steps of an import' }, ...items)
}

function faultSentences({ faults }: ApiError): readonly string[] {
  return faults.map(({ path, message }) => sentence(path === '' ? message : `${path}: ${message}`))
}

/** Creates the screen of imports in its place. */
export function createImportScreen({ client, place, onImported, onOpen }: ImportScreenParts): ImportScreen {
  const requests = importRequests(client)
  const steps = element('div')
  const status = element('p', { class: 'import-status', role: 'status', 'aria-live': 'polite' })
  const content = element('div', { class: 'import-step' })
  place.replaceChildren(element('h1', {}, 'Import'), steps, status, content)
  let imports: readonly ShownImport[] = []
  let progress: Progress | null = null
  let turn = 0

  const announce = (text: string) => {
    status.textContent = text
  }
  const showStep = (name: StepName, children: readonly HTMLElement[], focus?: string) => {
    steps.replaceChildren(stepList(name))
    content.replaceChildren(...children)
    const named = focus === undefined ? null : content.querySelector<HTMLElement>(`[name="${CSS.escape(focus)}"]`)
    const target = named ?? content.querySelector<HTMLElement>('.step-heading')
    target?.focus({ preventScroll: named !== null })
  }
  /** Runs work, unless newer work started meanwhile. Shows its errors above the step. */
  const busy = async <Result>(says: string, work: () => Promise<Result>): Promise<Result | null> => {
    const own = ++turn
    announce(says)
    content.setAttribute('aria-busy', 'true')
    try {
      const result = await work()
      return own === turn ? result : null
    } catch (error) {
      if (own !== turn) return null
      if (!(error instanceof ApiError)) throw error
      showFailure(error)
      return null
    } finally {
      if (own === turn) {
        announce('')
        content.removeAttribute('aria-busy')
      }
    }
  }
  const showFailure = (error: ApiError) => {
    content.querySelector('.request-failure')?.remove()
    const box = alertBox('This did not work', faultSentences(error))
    box.classList.add('request-failure')
    box.tabIndex = -1
    const heading = content.querySelector('.step-heading')
    if (heading === null) content.prepend(box)
    else heading.after(box)
    box.focus()
  }
  const tell: OnProgress = (phase, rows) => announce(`${countText(rows, 'row')} ${PHASES[phase]} …`)

  const showFile = async () => {
    progress = null
    const undo = async (id: string) =>
      (await client.send<ShownImport>({ method: 'POST', path: `/v1/imports/${id}/undo` })).value
    const load = async () => {
      imports = await client.list<ShownImport>('/v1/imports')
    }
    const render = () => showStep('file', fileStep({ imports, onFile: start, undo, announce }))
    render()
    await busy('Reading the list of imports …', load)
    if (progress === null && content.querySelector('.request-failure') === null) render()
  }

  const showMapping = (focus?: string) => {
    const now = progress
    if (now === null) return
    const step = {
      draft: now.draft,
      reading: now.reading,
      saved: savedMappings(imports),
      onChange: (draft: ImportDraft, control: string) => void read(draft, control),
      onNote: (draft: ImportDraft) => {
        now.draft = draft
      },
      onCheck: () => void check(),
      onBack: () => void showFile(),
    }
    showStep('columns', mappingStep(step), focus)
  }

  /** Reads the file with the settings of a draft, and shows its columns. */
  const read = async (draft: ImportDraft, focus?: string) => {
    const now: Progress = progress ?? { draft, reading: UNREAD, checked: null, leaveOut: false, isChanged: false }
    now.draft = { ...draft, saveAs: focus === 'saved' || progress === null ? draft.saveAs : now.draft.saveAs }
    const reading = await busy(`Reading ${draft.file.name} …`, () =>
      requests.read({ file: draft.file, settings: readingSettings(now.draft) }),
    )
    if (reading === null) return
    progress = { ...now, reading, checked: null, isChanged: false, leaveOut: false }
    showMapping(focus)
    announce(
      focus === undefined
        ? `${draft.file.name} was read: ${countText(reading.columns.length, 'column')}.`
        : 'The file was read again.',
    )
  }

  const showCheck = (focus?: string) => {
    const now = progress
    if (now === null || now.checked === null) return
    const render = (control?: string) => showCheck(control)
    const step = {
      ...{ draft: now.draft, checked: now.checked, leaveOut: now.leaveOut },
      onLeaveOut: (leaveOut: boolean) => {
        now.leaveOut = leaveOut
        render('leave-out')
      },
      onEdit: (draft: ImportDraft) => {
        now.draft = draft
        const isFirst = !now.isChanged
        now.isChanged = true
        updateMain(isFirst)
      },
      onCheck: () => void check(),
      onImport: () => void commit(),
      onBack: () => showMapping(),
      onOpen,
    }
    showStep('check', previewStep(step, now.isChanged), focus)
  }
  /** Replaces the button that imports by one that checks the changed cells. The fields keep their focus. */
  const updateMain = (isFirst: boolean) => {
    const now = progress
    if (now === null) return
    const text = `Check again with ${countText(now.draft.edits.length, 'changed cell')}`
    const old = content.querySelector('#import-rows, #check-again')
    old?.replaceWith(button({ class: 'primary', id: 'check-again' }, text, () => void check()))
    if (isFirst) announce('A cell was changed. Check the rows again before you import them.')
  }

  /** Calculates every row, and shows what an import would create. */
  const check = async () => {
    const now = progress
    if (now === null) return
    if (repeatedHeaders(now.reading.columns, now.draft.columns).size > 0) {
      announce('Two columns have the same meaning. Set one of them to “not used”.')
      content.querySelector<HTMLElement>('select[aria-invalid="true"]')?.focus()
      return
    }
    const sent = { file: now.draft.file, settings: rowSettings(now.draft, now.reading) }
    const checked = await busy(`Calculating the rows of ${now.draft.file.name} …`, () => requests.preview(sent, tell))
    if (checked === null) return
    progress = { ...now, checked, isChanged: false, leaveOut: false }
    showCheck()
    const { rows, problemRows } = checked.preview
    announce(
      `${countText(rows, 'record')} can be imported, ${countText(problemRows, 'row needs', 'rows need')} a decision.`,
    )
  }

  const commit = async () => {
    const now = progress
    if (now === null || now.checked === null) return
    const { digest, problemRows } = now.checked.preview
    if (problemRows > 0 && !now.leaveOut) {
      announce(
        `${countText(problemRows, 'row needs', 'rows need')} a decision. Correct the cells and check again, or leave the rows out.`,
      )
      content.querySelector<HTMLElement>('#leave-out')?.focus()
      return
    }
    const settings = { ...rowSettings(now.draft, now.reading), digest, leaveOut: now.leaveOut }
    const done = await busy(`Importing ${now.draft.file.name} …`, () =>
      requests.commit({ file: now.draft.file, settings }, tell),
    )
    if (done !== null) onImported(done, now.checked.years[0] ?? null)
  }

  const start = (file: File) => {
    progress = null
    const refuse = async () => {
      await checkFile(file)
      return true
    }
    void busy(`Reading ${file.name} …`, refuse).then((isReadable) => {
      if (isReadable) void read(createDraft(file))
    })
  }
  return { start, show: () => void (progress === null ? showFile() : undefined) }
}
