import type { ReportFile } from '../../core/display/index.ts'
import { createApi } from './api.ts'
import { monthView } from './completeness/completeness-section.ts'
import { parseCellKey } from './disclosure-report.ts'
import { recordPeriod } from './edit/stored-name.ts'
import { element, findElement } from './element.ts'
import { figureView } from './figure-view.ts'
import { HeldControls } from './held-controls.ts'
import { keyForm, storedKey } from './key-form.ts'
import { joinScreens, NO_SCREENS, type PageControl, type PageScreens, type SavedRecord } from './page-hooks.ts'
import {
  filterOfFigure,
  isFiltered,
  isOtherScreen,
  type PageState,
  parseHash,
  parseRecordKey,
  printHash,
  type RecordFilter,
} from './page-state.ts'
import { createPanel, type KeyedView, type Panel, type View } from './panel.ts'
import { showPending } from './pending.ts'
import { recordView } from './record-view.ts'
import type { EmissionRecord } from './records.ts'
import { cellView } from './report-section.ts'
import { createSender, hasScreens, loadScreens } from './screens.ts'
import { fileSource, type ReportSource, serverSource } from './source.ts'
import { showControls } from './toolbar.ts'
import { loadYear, type YearReport } from './year.ts'
import { disclosureSection, yearSections } from './year-sections.ts'

/** The time for a dialog to close, and for a screen reader to notice a region before its text changes. */
const NOTICE_MS = 100

/** Creates the function that shows a sentence at the foot of the page, and has screen readers read it. */
function createSpeaker(host: HTMLElement): (sentence: string) => void {
  const place = element('p', { class: 'spoken', role: 'status' })
  host.append(place)
  return (sentence) => {
    place.textContent = ''
    setTimeout(() => {
      // screen readers skip everything outside of an open dialog
      const around = host.querySelector('dialog[open]') ?? host
      if (place.parentElement !== around) around.append(place)
      place.textContent = sentence
    }, NOTICE_MS)
  }
}

/** The elements that the page fills in. */
interface PagePlaces {
  readonly controls: HTMLElement
  readonly year: HTMLElement
  readonly heading: HTMLElement
}

/** Says how to add the first records. Only a key that may write has sections to add them. */
function noRecords(canAdd: boolean): HTMLElement {
  const says = 'There are no records yet. '
  if (canAdd)
    return element(
      'p',
      { class: 'empty-state' },
      says,
      element('a', { href: '#import' }, 'Import a file'),
      ' or add a record below.',
    )
  const advice = hasScreens()
    ? 'This key can only read: ask someone whose key may write to add some.'
    : 'Add some through /v1, as its documentation explains, then reload the page.'
  return element('p', { class: 'empty-state' }, says, advice)
}

/** Shows a cell of a report. Its parts link to figures of the page if no filter is set. */
async function findCellView(key: string, { figures, disclosure }: YearReport, state: PageState): Promise<View | null> {
  const named = parseCellKey(key)
  if (named === null || disclosure === null) return null
  const showsAll = state.method === 'market' && !isFiltered(state.filter)
  const canOpen = (to: string) => parseCellKey(to) !== null || (showsAll && figures.has(to))
  return cellView(named, { report: await disclosure(named.standard), canOpen })
}

/** The content of the page that views are found in. */
interface ShownPage {
  readonly report: YearReport
  readonly state: PageState
  readonly screens: PageScreens
  /** Shows only the records of a figure; null if no filter does that. */
  readonly narrowTo: (key: string) => (() => void) | null
}

async function findView(key: string, { report, state, screens, narrowTo }: ShownPage): Promise<KeyedView | null> {
  const { figures, ledger } = report
  const cell = await findCellView(key, report, state)
  if (cell !== null) return { key, view: cell }
  const figure = figures.get(key)
  if (figure !== undefined) return { key, view: figureView(figure, ledger, narrowTo(key)) }
  const month = await monthView(key, { report, screens })
  if (month !== null) return { key, view: month }
  const named = parseRecordKey(key)
  if (named === null) return null
  const record = (await ledger.source.records()).find(({ id }) => id === named.id)
  if (record === undefined) return null
  return { key, view: recordView({ record, method: named.method }, ledger, screens.recordActions) }
}

/** A record with the days and the comment that were saved. */
function withSavedFields(record: EmissionRecord, { comment, ...saved }: SavedRecord): EmissionRecord {
  const { start, end } = recordPeriod(saved) ?? record
  return { ...record, start, end, comment: typeof comment === 'string' ? comment : record.comment }
}

/** True if both states show the same year; the report and open views may differ. */
function showsSame(a: PageState, b: PageState): boolean {
  return printHash({ ...a, report: '', open: [] }) === printHash({ ...b, report: '', open: [] })
}

/** The element in a place that opens a key. */
function findByKey(place: HTMLElement, key: string | undefined): HTMLElement | null {
  return key === undefined ? null : place.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
}

/**
 * Replaces the content of the page, and keeps the focus on the element with the same key, or else on the section that
 * had it.
 */
function replaceContent(place: HTMLElement, nodes: readonly Node[]): void {
  const focused = document.activeElement
  const had = focused instanceof HTMLElement && place.contains(focused) ? focused : null
  const title = had?.closest('section')?.getAttribute('aria-labelledby') ?? null
  place.replaceChildren(...nodes)
  if (had === null) return
  const heading = title === null ? null : document.getElementById(title)
  heading?.setAttribute('tabindex', '-1')
  const target = findByKey(place, had.dataset.key) ?? heading ?? place
  target.focus({ preventScroll: true })
}

/**
 * The page of a company. It shows the state in its address, and writes the reader's choices there. Screens get access to
 * it.
 */
class YearPage implements PageControl {
  readonly #createSource: () => ReportSource
  readonly #places: PagePlaces
  readonly #panel: Panel
  readonly say: PageControl['say']
  #source: ReportSource
  #state = parseHash(location.hash)
  #report: YearReport | null = null
  #screens = NO_SCREENS
  #isShown = false
  /** The loads of the page so far; the result of an older one is not shown. */
  #loads = 0
  readonly #held: HeldControls
  /** True after a bar was pressed: its records are scrolled to. */
  #willScroll = false

  constructor(createSource: () => ReportSource, places: PagePlaces) {
    this.#createSource = createSource
    this.#places = places
    this.#source = createSource()
    this.#held = new HeldControls(document.body)
    this.say = createSpeaker(document.body)
    this.#panel = createPanel(document.body, (open) => this.#navigate({ open }))
    addEventListener('popstate', () => this.#travel())
    this.#show()
  }

  add(added: PageScreens): void {
    this.#screens = joinScreens(this.#screens, added)
    if (!this.#isShown) return
    // a script that only opens views leaves the year as it is
    void (added.sections().length > 0 ? this.#refresh() : this.#showOpen())
  }

  open(key: string): void {
    this.#navigate({ open: [key] })
  }

  closeTop(): void {
    this.#navigate({ open: this.#state.open.slice(0, -1) })
  }

  reload(saved?: SavedRecord): void {
    this.#source = this.#createSource()
    if (saved !== undefined) void this.#showSaved(saved)
    void this.#refresh()
  }

  /** Shows the view of a record with its new figures, before the year is read again. */
  async #showSaved(saved: SavedRecord): Promise<void> {
    const [report, source] = [this.#report, this.#source]
    const isSaved = (key: string) => parseRecordKey(key)?.id === saved.id
    if (report === null || !this.#state.open.some(isSaved)) return
    const before = await report.ledger.source.records()
    const records = before.map((one) => (one.id === saved.id ? withSavedFields(one, saved) : one))
    const ledger = { ...report.ledger, source: { ...source, records: async () => records } }
    if (this.#report !== report) return
    this.#report = { ...report, ledger }
    await this.#showOpen(this.#panel.rebuild)
  }

  async #showOpen(showViews = this.#panel.show): Promise<void> {
    const [report, state, screens] = [this.#report, this.#state, this.#screens]
    const views = await Promise.all(
      state.open.map((key) => {
        const view = screens.viewOf(key)
        if (view !== null) return { key, view }
        return report === null ? null : findView(key, { report, state, screens, narrowTo: this.#narrowTo })
      }),
    )
    // a later state shows its own views
    if (this.#report === report && this.#state === state) showViews(views.filter((view) => view !== null))
  }

  /** Reads the year of the state when no control is held; null if a newer load was started meanwhile. */
  async #loadNewest(tell: (says: string) => void): Promise<readonly [PageState, YearReport | null] | null> {
    const own = ++this.#loads
    const asked = this.#state
    try {
      const loaded = await loadYear(this.#source, asked, tell)
      await this.#held.free()
      return own === this.#loads ? [asked, loaded] : null
    } catch (error) {
      if (own === this.#loads) throw error
      return null
    }
  }

  async #load(tell: (says: string) => void): Promise<readonly Node[] | null> {
    const { controls, year: place } = this.#places
    const newest = await this.#loadNewest(tell)
    if (newest === null) return null
    const [asked, loaded] = newest
    this.#report = loaded
    this.#isShown = true
    queueMicrotask(() => void this.#showOpen())
    if (loaded === null) {
      controls.replaceChildren()
      this.#entitle('Emissions')
      const added = this.#screens.sections()
      return [noRecords(added.length > 0), ...added]
    }
    place.dataset.digits = asked.digits
    this.#entitle(`Emissions in ${loaded.year.period.name}`)
    const change = (part: Partial<PageState>) => this.#navigate({ ...part, open: [] })
    const filter = (part: Partial<RecordFilter>) => change({ filter: { ...this.#state.filter, ...part } })
    showControls(controls, loaded, { state: asked, change, filter })
    this.#held.forget()
    if (this.#willScroll) setTimeout(() => findElement('#records')?.scrollIntoView())
    this.#willScroll = false
    return yearSections(loaded, asked, {
      explain: { digits: asked.digits, open: ({ key }) => this.open(key), narrow: ({ key }) => this.#narrow(key) },
      open: (key) => this.open(key),
      pick: (report) => change({ report }),
      screens: this.#screens,
      divide: (per) => change({ per }),
      filter,
    })
  }

  #entitle(title: string): void {
    this.#places.heading.textContent = title
    // another screen has a title of its own, and gives this one back
    if (!isOtherScreen(location.hash)) document.title = `${title}: tonne`
  }

  #showReport(): void {
    const { year: place } = this.#places
    const navigation = {
      open: (key: string) => this.open(key),
      pick: (report: string) => this.#navigate({ report, open: [] }),
    }
    const [section] = this.#report === null ? [] : disclosureSection(this.#report, this.#state, navigation)
    const shown = place.querySelector('[aria-labelledby="report-title"]')
    if (section === undefined || shown === null) return
    shown.replaceWith(section)
    section.querySelector('select')?.focus()
  }

  #show(): void {
    showPending(this.#places.year, { says: 'Reading the year …', load: (tell) => this.#load(tell) })
  }

  /** Shows the page again with new content, without a text meanwhile. */
  async #refresh(): Promise<void> {
    const { year: place } = this.#places
    place.setAttribute('aria-busy', 'true')
    try {
      const content = await this.#load(() => undefined)
      if (content === null) return
      replaceContent(place, content)
      await this.#showOpen(this.#panel.rebuild)
      place.removeAttribute('aria-busy')
    } catch {
      this.#show()
    }
  }

  /** Follows the buttons Back and Forward of the browser. A form with changes stays until the reader discards them. */
  #travel(): void {
    // other screens show themselves
    const isOther = isOtherScreen(location.hash)
    const next = isOther ? { ...this.#state, open: [] } : parseHash(location.hash)
    if (this.#panel.mayKeep(next.open, () => history.back())) this.#follow(next)
    else history.pushState(null, '', printHash(this.#state))
  }

  #follow(next: PageState): void {
    const [isSame, isSameReport] = [showsSame(this.#state, next), this.#state.report === next.report]
    this.#state = next
    if (!isSame) this.#show()
    else {
      if (!isSameReport) this.#showReport()
      void this.#showOpen()
    }
  }

  #navigate(part: Partial<PageState>): void {
    const next = { ...this.#state, ...part }
    history.pushState(null, '', printHash(next))
    this.say('')
    this.#follow(next)
  }

  readonly #narrowTo = (key: string) => {
    return filterOfFigure(key) === null ? null : () => this.#narrow(key)
  }

  #narrow(key: string): void {
    const part = filterOfFigure(key)
    this.#willScroll = part !== null
    if (part === null) this.open(key)
    else this.#navigate({ filter: { ...this.#state.filter, ...part }, open: [] })
  }
}

/** The key of the demo company, which the server writes into its page; empty for other companies. */
const demoKey = document.querySelector<HTMLMetaElement>('meta[name="tonne-api-key"]')?.content ?? ''
/** The data of a report in one file. */
const data = findElement('#tonne-report')?.textContent ?? ''
const [controls, year, heading] = [findElement('#controls'), findElement('#year'), findElement('h1')]

if (controls !== null && year !== null && heading !== null) {
  const places = { controls, year, heading }
  const openWith = (key: string) => {
    const send =
      demoKey === ''
        ? createSender((sentence) => {
            // a request that fails later must not clear the key that was typed
            if (year.querySelector('.key-form') !== null) return
            controls.replaceChildren()
            year.removeAttribute('aria-busy')
            year.replaceChildren(keyForm({ onKey: () => location.reload(), sentence }))
            year.querySelector('input')?.focus()
          })
        : fetch
    const page = new YearPage(() => serverSource(createApi(key, send), new Date()), places)
    void loadScreens({ key, send, page })
  }
  const key = demoKey === '' ? storedKey() : demoKey
  if (data !== '') new YearPage(() => fileSource(JSON.parse(data) as ReportFile), places)
  else if (key !== '') openWith(key)
  else {
    const onKey = (entered: string) => {
      // the field goes with its form
      year.focus({ preventScroll: true })
      openWith(entered)
    }
    year.replaceChildren(keyForm({ onKey, sentence: '' }))
  }
}
