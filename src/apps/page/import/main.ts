import type { ShownImport } from '../../../core/display/index.ts'
import { ApiError, createApiClient } from '../api-client.ts'
import { button, element, findElement } from '../element.ts'
import { countPhrase } from '../layout.ts'
import type { ScreensHost } from '../screens.ts'
import { type FinishedImport, ImportScreen } from './import-screen.ts'
import type { StepName } from './step-place.ts'
import { askAboutFile, HASH, hashOfStep, pushStep, stepOfHash } from './step-place.ts'

/** The key of a complete import in the storage of the tab, while the page is loaded again. */
const DONE = 'tonne-imported'

/** The import that was just done, for the message above its year. */
interface DoneImport extends FinishedImport {
  readonly name: string
  readonly records: number
}

/** Loads the page again, because its sums are older than the import, and opens a year. */
function openYear(year: number | null): void {
  location.replace(year === null ? '#' : `#year=${year}`)
  location.reload()
}

function rememberImport({ name, records }: ShownImport, finished: FinishedImport): void {
  const done: DoneImport = { name, records, ...finished }
  sessionStorage.setItem(DONE, JSON.stringify(done))
  openYear(finished.year)
}

/** Lines that the message names. */
const LINES_SHOWN = 10

/** Says which rows were left out, and how to add them later; empty if none was. */
function leftOutSentence({ leftOutLines, leftOutRows, isEveryLine }: FinishedImport): string {
  if (leftOutRows === 0) return ''
  const named = leftOutLines.slice(0, LINES_SHOWN)
  const more = isEveryLine && leftOutLines.length === named.length ? '' : ' and others'
  const lines = `${named.length === 1 ? 'line' : 'lines'} ${named.join(', ')}${more}`
  const was = countPhrase(leftOutRows, 'row was', 'rows were')
  return ` ${was} left out (${lines}). To add ${leftOutRows === 1 ? 'it' : 'them'}, import a file with only the rows that were left out.`
}

/** Moves to the choice of a report, when the year is shown. */
function goToReport(): void {
  const choice = findElement('[aria-labelledby="report-title"] select')
  choice?.scrollIntoView({ block: 'center' })
  choice?.focus()
}

/** Shows above its year that an import is complete. */
function showImportMessage(before: HTMLElement): void {
  const stored = sessionStorage.getItem(DONE)
  if (stored === null) return
  sessionStorage.removeItem(DONE)
  const done: DoneImport = JSON.parse(stored)
  const { name, records, year } = done
  const box = element('section', { class: 'imported', role: 'status', tabindex: '-1', 'aria-label': 'Import' })
  const close = button({ class: 'quiet' }, 'Close', () => box.remove())
  const shown = year === null ? '' : ` This is ${year}.`
  box.append(
    element(
      'p',
      {},
      element('strong', {}, `${countPhrase(records, 'record')} of ${name} ${records === 1 ? 'was' : 'were'} imported.`),
      leftOutSentence(done),
      shown,
    ),
    element(
      'div',
      { class: 'actions' },
      button({}, 'Make a report', goToReport),
      element('a', { href: HASH }, 'Import another file, or undo'),
      close,
    ),
  )
  before.before(box)
  box.focus()
}

/** The parts of the page that the import takes the place of. */
function pageParts(): readonly HTMLElement[] {
  return ['.title', '#controls', 'main#year', '.imported'].flatMap((selector) => findElement(selector) ?? [])
}

/** Shows the import or the year, as the address says. */
function showPart(
  isImport: boolean,
  { place, link }: { readonly place: HTMLElement; readonly link: HTMLElement },
): void {
  for (const part of pageParts()) part.hidden = isImport
  place.hidden = !isImport
  const skip = findElement('.skip')
  skip?.setAttribute('href', isImport ? '#import-main' : '#year')
  if (skip !== null) skip.textContent = isImport ? 'Skip to the import' : 'Skip to the numbers'
  if (isImport) link.setAttribute('aria-current', 'page')
  else link.removeAttribute('aria-current')
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

/** Accepts files that are dropped anywhere on the page. */
function acceptDrops(onFile: (file: File) => void, signal: AbortSignal): void {
  const mark = (isOver: boolean) => document.body.classList.toggle('dropping', isOver)
  addEventListener(
    'dragover',
    (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      mark(true)
    },
    { signal },
  )
  addEventListener(
    'dragleave',
    ({ relatedTarget }) => {
      if (relatedTarget === null) mark(false)
    },
    { signal },
  )
  addEventListener(
    'drop',
    (event) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      mark(false)
      const [file] = event.dataTransfer?.files ?? []
      if (file !== undefined) onFile(file)
    },
    { signal },
  )
}

let mounted: AbortController | null = null

/** Removes the screens of an earlier key. */
function unmount(): void {
  mounted?.abort()
  for (const part of document.querySelectorAll('[data-screen="import"]')) part.remove()
}

type MakeScreen = (place: HTMLElement, onStep: (step: StepName) => void) => ImportScreen

function addScreen(screen: MakeScreen, signal: AbortSignal): void {
  const [nav, year, controls] = [findElement('.masthead nav'), findElement('main#year'), findElement('#controls')]
  if (nav === null || year === null || controls === null) return
  const style = element('link', { rel: 'stylesheet', href: 'page/import.css', 'data-screen': 'import' })
  document.head.append(style)
  const link = element('a', { href: HASH, 'data-screen': 'import' }, 'Import')
  const back = element('a', { href: '#', 'data-screen': 'import', class: 'to-year' }, 'Emissions')
  nav.prepend(back, link)
  const place = element('main', { id: 'import-main', tabindex: '-1', 'data-screen': 'import', hidden: '' })
  year.before(place)
  let isFollowing = false
  const made = screen(place, (step) => {
    if (!isFollowing) pushStep(step)
  })
  let asked = ''
  const follow = () => {
    const isImport = location.hash.startsWith(HASH)
    const { unsaved } = made
    const isLeft = !isImport && !place.hidden
    if (isImport) document.title = 'Import: tonne'
    else if (!place.hidden) document.title = `${findElement('.title h1')?.textContent ?? 'Emissions'}: tonne`
    const isOpened = isImport && place.hidden
    showPart(isImport, { place, link })
    // the link to the import opens the step that was left
    if (isImport) {
      isFollowing = true
      made.show(isOpened && location.hash === HASH ? made.step : stepOfHash(location.hash))
      isFollowing = false
      const hash = hashOfStep(made.step)
      // the address may name a step that cannot be shown
      if (location.hash !== hash) history.replaceState(null, '', hash)
    }
    if (!isLeft || unsaved === null || asked === unsaved) return
    asked = unsaved
    askAboutFile(unsaved, { discard: () => made.discard(), signal })
  }
  addEventListener('hashchange', follow, { signal })
  addEventListener(
    'beforeunload',
    (event) => {
      if (made.unsaved !== null) event.preventDefault()
    },
    { signal },
  )
  acceptDrops((file) => {
    if (!location.hash.startsWith(HASH)) history.pushState(null, '', HASH)
    follow()
    void made.start(file)
  }, signal)
  showImportMessage(controls)
  follow()
}

/** Adds the screens of imports to the page, unless the key may only read. */
async function mountImports({ key, send, page }: ScreensHost): Promise<void> {
  unmount()
  const own = new AbortController()
  mounted = own
  const client = createApiClient(key, send)
  try {
    const { isReadOnly } = await client.caller()
    if (isReadOnly && location.hash.startsWith(HASH))
      page.say('This key can only read, so nothing can be imported. Open the page with a key that may write.')
    if (isReadOnly || own.signal.aborted) return
  } catch (error) {
    // the page itself says that the server is gone, or asks for another key
    if (error instanceof ApiError) return
    throw error
  }
  const onChanged = () => {
    // it is about records that an undo may have deleted
    findElement('.imported')?.remove()
    page.reload()
  }
  addScreen(
    (place, onStep) =>
      new ImportScreen({ client, place, onStep, onImported: rememberImport, onOpen: openYear, onChanged }),
    own.signal,
  )
}

export { mountImports as mount }
