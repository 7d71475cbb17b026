import { choiceLabel } from '../../../core/display/index.ts'
import { ApiError, createApiClient } from '../api-client.ts'
import { addStyleSheet, button, element } from '../element.ts'
import { columnHead, details, growingBody, pageSection, table } from '../layout.ts'
import type { MissingMonth, PageScreens } from '../page-hooks.ts'
import { LOCKED_PERIODS } from '../page-state.ts'
import type { View } from '../panel.ts'
import { showPending } from '../pending.ts'
import type { EmissionRecord } from '../records.ts'
import type { ScreensHost } from '../screens.ts'
import type { EditSession } from './edit-session.ts'
import { type FormKind, formKinds, type InterfaceDocument } from './form-kinds.ts'
import { periodLocksView } from './period-locks.ts'
import { formView } from './record-form.ts'
import { References } from './references.ts'
import { storedName } from './stored-name.ts'
import type { StoredFields } from './stored-value.ts'
import { parseFormKey, printFormKey } from './view-keys.ts'

/** A record of a list. */
interface ListedRecord extends StoredFields {
  readonly id: string | number
}

const ROWS_AT_FIRST = 20
const LIST_LIMIT = 1000

/** The texts of a record that a list shows next to its name. */
const SHOWN_TEXTS = ['vendorType', 'source', 'url'] as const
/** The chosen values of a record that a list shows next to its name. */
const SHOWN_CHOICES = ['fuelSource', 'kind', 'scope', 'activity', 'group'] as const

function detailOf(record: StoredFields): string {
  const { address } = record
  const place = typeof address === 'object' && address !== null && 'address' in address ? [address.address] : []
  const isText = (one: unknown): one is string => typeof one === 'string' && one !== ''
  const choices = SHOWN_CHOICES.map((name) => record[name]).filter(isText)
  const texts = [...place, ...SHOWN_TEXTS.map((name) => record[name])].filter(isText)
  return [...texts, ...choices.map(choiceLabel)].join(' · ')
}

function newKey({ resource }: FormKind): string {
  return printFormKey({ of: 'new', resource, parentId: null, like: null, period: null })
}

/** Builds the list of a kind, each record with a button that opens its form. */
function recordList(kind: FormKind, all: readonly ListedRecord[], { page }: EditSession): readonly HTMLElement[] {
  const rowOf = (record: ListedRecord): HTMLTableRowElement => {
    const name = storedName(record, kind)
    const key = printFormKey({ of: 'stored', resource: kind.resource, path: `${kind.listPath}/${record.id}` })
    const edit = button({ class: 'number', 'data-key': key, 'aria-label': `${name}: open` }, name, () => page.open(key))
    return element('tr', {}, element('th', { scope: 'row' }, edit), element('td', {}, detailOf(record)))
  }
  if (all.length === 0) return [element('p', { class: 'hint' }, 'There are none yet.')]
  const [body, ...more] = growingBody(all, { atFirst: ROWS_AT_FIRST, rowOf })
  const heads = [columnHead('Name'), columnHead('Detail')]
  const caption = `${kind.plural}: ${all.length.toLocaleString('en-US')}`
  return [table({ class: 'data-list', caption, heads, bodies: [body] }), ...more]
}

/** Builds the part of a kind: its records on demand, and a button to add one. */
function kindPart(kind: FormKind, session: EditSession, opened: Set<string>): HTMLElement {
  const place = element('div', {})
  const key = newKey(kind)
  const add = button({ 'data-key': key }, kind.create.title, () => session.page.open(key))
  const part = details(kind.plural, element('div', {}, place, add))
  const isOpen = () => part.hasAttribute('open')
  part.addEventListener('toggle', () => {
    if (isOpen()) opened.add(kind.resource)
    else opened.delete(kind.resource)
    if (!isOpen()) return
    showPending(place, {
      says: 'Reading the list …',
      load: async () => {
        const own = kind.resource === 'EmissionFactor' ? '&isCustom=true' : ''
        const all = await session.client.list<ListedRecord>(`${kind.listPath}?limit=${LIST_LIMIT}${own}`)
        return recordList(
          kind,
          all.filter((one) => one.companyId !== null),
          session,
        )
      },
    })
  })
  // stays open when the page is shown again after a change
  if (opened.has(kind.resource)) part.setAttribute('open', '')
  return part
}

/**
 * Builds the section with everything that can be added and changed. `opened` remembers the resources whose lists are
 * open.
 */
function yourDataSection(session: EditSession, opened: Set<string>): HTMLElement {
  const kinds = [...session.kinds.values()]
  const activities = kinds
    .filter(({ isActivity }) => isActivity)
    .map((kind) => {
      const key = newKey(kind)
      return button({ 'data-key': key }, kind.create.title, () => session.page.open(key))
    })
  const locks = button({ 'data-key': LOCKED_PERIODS }, 'Locked periods', () => session.page.open(LOCKED_PERIODS))
  return pageSection(
    'your-data',
    'Your data',
    element('h3', { id: 'add-title' }, 'Add a record'),
    element('div', { class: 'actions', role: 'group', 'aria-labelledby': 'add-title' }, ...activities),
    element('h3', {}, 'Change what records refer to'),
    ...kinds.filter(({ isActivity }) => !isActivity).map((kind) => kindPart(kind, session, opened)),
    element('h3', {}, 'Protect what was reported'),
    element('div', { class: 'actions' }, locks),
  )
}

/** The id of the record above in the path of a record: that of the site for '/v1/sites/42/fuel/7'. */
function parentIdOf(path: string): string | null {
  return /^\/v1\/[\w-]+\/([^/]+)\/[\w-]+\/[^/]+$/.exec(path)?.[1] ?? null
}

function missingMonthKey({ example: { stored }, month }: MissingMonth): string | null {
  if (stored === undefined) return null
  const { resource, path } = stored
  const period = { from: month.from, to: month.to }
  return printFormKey({ of: 'new', resource, parentId: parentIdOf(path), like: path, period })
}

function recordActions({ stored }: EmissionRecord, open: (key: string) => void): readonly HTMLElement[] {
  if (stored === undefined) return []
  const key = printFormKey({ of: 'stored', ...stored })
  return [button({ 'data-key': key }, 'Edit, attach evidence or delete', () => open(key))]
}

/** Asks before a reload, or the end of the tab, drops entries of a view that are not saved. */
function guardReload(view: View): View {
  const { mayLeave } = view
  if (mayLeave === undefined) return view
  const fill: View['fill'] = (body, open) => {
    view.fill(body, open)
    const shown = new AbortController()
    const ask = (event: Event) => {
      if (!body.isConnected) shown.abort()
      else if (!mayLeave(() => location.reload())) event.preventDefault()
    }
    addEventListener('beforeunload', ask, { signal: shown.signal })
  }
  return { ...view, fill }
}

function screensOf(session: EditSession): PageScreens {
  const opened = new Set<string>()
  return {
    viewOf: (text) => {
      if (text === LOCKED_PERIODS) return periodLocksView(session)
      const key = parseFormKey(text)
      const kind = key === null ? undefined : session.kinds.get(key.resource)
      return key === null || kind === undefined ? null : guardReload(formView(kind, key, session))
    },
    recordActions,
    missingMonthKey,
    sections: () => [yourDataSection(session, opened)],
  }
}

/** Adds the forms to the page of a key that may write. A read-only key gets none. */
async function mountForms({ key, send, page }: ScreensHost): Promise<void> {
  const client = createApiClient(key, send)
  try {
    const { isReadOnly, isAdmin } = await client.caller()
    if (isReadOnly) {
      if (/form(?::|%3A)/i.test(location.hash))
        page.say('This key can only read, so the form is not shown. Open the page with a key that may write.')
      return
    }
    const { value } = await client.get<InterfaceDocument>('/v1/openapi.json')
    const kinds = formKinds(value)
    addStyleSheet('page/edit.css')
    page.add(screensOf({ client, page, kinds, isAdmin, references: new References(client, kinds) }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    page.say(`The forms could not be loaded. ${error.message} Reload the page to try again.`)
  }
}

export { mountForms as mount }
