import { isObject } from '../../../base/index.ts'
import { choiceLabel, fieldLabel } from '../../../core/display/index.ts'
import { ApiError, type ApiFault, newIdempotencyKey } from '../api-client.ts'
import { button, element } from '../element.ts'
import { LOCKED_PERIODS } from '../page-state.ts'
import type { View } from '../panel.ts'
import { showPending } from '../pending.ts'
import { overlapsPeriod, type RecordTime, spanWords } from '../period.ts'
import { askedAction } from './asked-action.ts'
import { type ControlContext, type FieldPlace, recordSentence, showFaults } from './control.ts'
import { isMidnight, lastDayOf } from './day-values.ts'
import type { EditSession } from './edit-session.ts'
import type { FormField } from './form-field.ts'
import type { FormKind } from './form-kinds.ts'
import { fieldGroup } from './group-control.ts'
import { listLocks } from './period-locks.ts'
import { recordPeriod, storedName } from './stored-name.ts'
import {
  asFields,
  changedFields,
  isSameValue,
  prefilledRecord,
  type StoredFields,
  storedValue,
} from './stored-value.ts'
import { askBeforeLeaving } from './unsaved-changes.ts'
import type { FormKey } from './view-keys.ts'

/** A record that can be deleted. */
interface DeletableRecord {
  readonly session: Pick<EditSession, 'client'>
  readonly kind: FormKind
  readonly path: `/v1/${string}`
  /** The version that the user sees. */
  readonly etag: string | null
  readonly name: string
  readonly onDeleted: (sentence: string) => void
}

const CHANGED =
  'This record was changed while you looked at it, by someone else or in another tab. It was not deleted. Close it, open it again, and decide again.'

/** Builds the button that deletes a record after one question. */
function deletion({ session, kind, path, etag, name, onDeleted }: DeletableRecord): HTMLElement {
  return askedAction({
    start: `${kind.deletion} …`,
    question: `Delete “${name}”? All totals that include it change. The log keeps what it was.`,
    keep: 'Keep it',
    confirm: 'Delete it',
    run: async () => {
      await session.client.send({ method: 'DELETE', path, ifMatch: etag })
      onDeleted(`Deleted: ${name}.`)
    },
    sentencesOf: ({ status, faults }) =>
      status === 412 ? [CHANGED] : faults.map(({ message }) => recordSentence({ path: '', message })),
  })
}

/** An edit of a record that was changed elsewhere meanwhile. */
interface EditConflict {
  readonly session: EditSession
  readonly path: `/v1/${string}`
  /** The record when the form was opened. */
  readonly record: StoredFields
  /** The values of the form when it was opened. */
  readonly before: StoredFields
  readonly entered: StoredFields
  readonly fields: readonly FormField[]
  /** Saves the entered values over a version. */
  readonly save: (version: string | null) => Promise<void>
}

async function referenceWords(resource: string, id: string, { references }: EditSession): Promise<string> {
  if (resource === 'EmissionFactor') return (await references.factor(id).catch(() => undefined))?.name ?? id
  return new Map(await references.choices(resource).catch(() => [])).get(id) ?? id
}

function textWords(field: FormField, value: string): string {
  if (field.type === 'date' && isMidnight(value)) return value.slice(0, 10)
  return field.type === 'choice' ? (field.names?.get(value) ?? choiceLabel(value)) : value
}

/** Prints the filled fields of an object: 'Address: 1 Quay Street, Latitude: 51.45'. */
async function objectWords(fields: readonly FormField[], value: StoredFields, session: EditSession): Promise<string> {
  const filled = fields.filter((field) => (storedValue(value, field) ?? '') !== '')
  const words = await Promise.all(
    filled.map(async (field) => `${field.label}: ${await valueWords(field, storedValue(value, field), session)}`),
  )
  return words.length === 0 ? 'empty' : words.join(', ')
}

/** Prints a value of a field for people. */
async function valueWords(field: FormField, value: unknown, session: EditSession): Promise<string> {
  if (value === null || value === undefined || value === '') return 'empty'
  if (field.type === 'reference') return referenceWords(field.resource, String(value), session)
  if (Array.isArray(value)) return `${value.length} in the list`
  if (field.type === 'object') return objectWords(field.fields, asFields(value), session)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return textWords(field, String(value))
}

/** The fields that the user changed. */
function editedFields({ fields, before, entered }: EditConflict): readonly FormField[] {
  return fields.filter(({ name }) => !isSameValue(before[name], entered[name]))
}

/** The value of a field among others, as people write it: the last day of a period instead of its end. */
function shownValue(field: FormField, fields: readonly FormField[], values: StoredFields): unknown {
  const value = storedValue(values, field)
  const start = fields.find(({ type }) => type === 'date')
  if (field.type !== 'last_day' || typeof value !== 'string' || start === undefined) return value
  const isDay = isMidnight(value) || !value.includes('T')
  return isDay ? lastDayOf({ start: String(storedValue(values, start) ?? ''), end: value }) : value
}

/** Shows both values of each field that the user changed, and the values that only the other one changed. */
async function conflictLines(conflict: EditConflict, current: StoredFields): Promise<readonly HTMLElement[]> {
  const { session, record, entered, fields } = conflict
  const edited = editedFields(conflict)
  const lines = edited.map(async (field) => {
    const theirs = await valueWords(field, shownValue(field, fields, current), session)
    const mine = await valueWords(field, shownValue(field, fields, entered), session)
    const parts = [element('strong', {}, theirs), '; you entered: ', element('strong', {}, mine)]
    return element('li', {}, `${field.label} is now: `, ...parts)
  })
  const others = fields.filter(
    (field) => !edited.includes(field) && !isSameValue(storedValue(record, field), storedValue(current, field)),
  )
  const kept = others.map(async (field) => {
    const theirs = await valueWords(field, shownValue(field, fields, current), session)
    return element(
      'li',
      {},
      `${field.label} is now: `,
      element('strong', {}, theirs),
      '; it stays, whatever you choose',
    )
  })
  return Promise.all([...lines, ...kept])
}

/** Explains that the record was changed elsewhere, with both values of the changed fields and the next steps. */
async function showConflict(conflict: EditConflict): Promise<HTMLElement> {
  const { session, path, save } = conflict
  const { value: current, etag } = await session.client.get<StoredFields>(path)
  const says =
    'This record was changed while you edited it, by someone else or in another tab. Nothing of yours was saved, and your entries are still below.'
  const mine = button({ class: 'primary' }, 'Save mine over it', () => void save(etag))
  const theirs = button({}, 'Discard mine and show the record', () => {
    session.page.closeTop()
    session.page.reload()
  })
  return element(
    'div',
    { class: 'failure', role: 'alert', tabindex: '-1' },
    element('p', { class: 'verdict' }, says),
    element('ul', {}, ...(await conflictLines(conflict, current))),
    element('div', { class: 'actions' }, mine, theirs),
  )
}

/** A form with the record that it started from. */
interface OpenForm {
  readonly kind: FormKind
  readonly key: FormKey
  readonly session: EditSession
  readonly record: StoredFields
  readonly etag: string | null
}

/** A request that saves a form. */
interface SavedForm {
  readonly name: string
  readonly values: StoredFields
}

/** The field that chooses the record above, for a new record whose place is not known. */
function parentField({ parent }: FormKind): FormField | null {
  if (parent === null) return null
  const label = parent.resource
  return { name: 'parent', label, hint: '', isRequired: true, isNullable: false, type: 'reference', resource: label }
}

/** The path of the list that a new record is added to. */
function listPathOf({ listPath, parent }: FormKind, parentId: string): `/v1/${string}` {
  const path = parent === null ? listPath : listPath.replace(`{${parent.parameter}}`, encodeURIComponent(parentId))
  return path as `/v1/${string}`
}

/** StoredFields of the interface, and the parent of a new record. */
function shownFields({ kind, key }: OpenForm): readonly FormField[] {
  if (key.of === 'stored') return kind.update.fields
  const parent = key.parentId === null ? parentField(kind) : null
  return [...(parent === null ? [] : [parent]), ...kind.create.fields]
}

const NOTHING_CHANGED = 'Nothing was changed, so nothing was saved.'

/** The faults of a new record without a place: the place, and every other field that is empty and required. */
function missingFaults(kind: FormKind, entered: StoredFields): readonly ApiFault[] {
  const empty = kind.create.fields.filter(({ name, isRequired, type }) => {
    return isRequired && type !== 'object' && entered[name] === undefined
  })
  return ['parent', ...empty.map(({ name }) => name)].map((path) => {
    return { code: 'required', path, message: 'is missing; choose one' }
  })
}

/** Creates the function that sends the entered values. It throws `ApiError`. */
function sender({ kind, key, session: { client }, record, etag }: OpenForm, before: StoredFields) {
  let intent = { body: '', idempotencyKey: '' }
  return async (entered: StoredFields, version: string | null = etag): Promise<SavedForm | null> => {
    if (key.of === 'stored') {
      const body = changedFields(before, entered)
      if (Object.keys(body).length === 0) return null
      const { value } = await client.send<StoredFields>({ method: 'PATCH', path: key.path, body, ifMatch: version })
      const values = { ...record, ...(isObject(value) ? value : {}) }
      return { name: storedName(values, kind), values }
    }
    const { parent = key.parentId ?? '', ...body } = entered
    if (kind.parent !== null && parent === '') throw new ApiError(0, missingFaults(kind, body))
    const text = JSON.stringify([parent, body])
    // the same content is the same intent: a repeated press creates one record
    if (intent.body !== text) intent = { body: text, idempotencyKey: newIdempotencyKey() }
    const path = listPathOf(kind, String(parent))
    const { value } = await client.send<StoredFields>({
      method: 'POST',
      path,
      body,
      idempotencyKey: intent.idempotencyKey,
    })
    return { name: storedName(value, kind), values: value }
  }
}

/** Says which step is left after a record was saved; '' if nothing is. */
function nextStep({ resource }: FormKind): string {
  if (resource !== 'Instrument') return ''
  const draw = fieldLabel('drawInstruments')
  return ` It changes no number yet: open each record of electricity that it is for, press “Edit”, tick “${draw}”, and save it.`
}

/** The parts of a form that is shown. */
interface ShownForm {
  readonly nodes: readonly HTMLElement[]
  readonly isChanged: () => boolean
}

/** The context of the fields of a form. */
function contextOf({ key, session }: OpenForm, places: ControlContext['places']): ControlContext {
  const { references } = session
  return { path: '', isUpdate: key.of === 'stored', references, places, pending: [] }
}

function buildForm(open: OpenForm): ShownForm {
  const { kind, key, session, record } = open
  const places = new Map<string, FieldPlace>()
  const isUpdate = key.of === 'stored'
  const context: ControlContext = contextOf(open, places)
  const group = fieldGroup(shownFields(open), record, context)
  const before = group.read()
  const isChanged = () => JSON.stringify(group.read()) !== JSON.stringify(before)
  const send = sender(open, before)
  const top = element('div', { class: 'form-top' })
  const submit = element('button', { type: 'submit', class: 'primary' }, isUpdate ? 'Save changes' : 'Save')
  const finish = (sentence: string, values?: StoredFields) => {
    session.references.forget()
    session.page.closeTop()
    session.page.reload(values)
    session.page.say(sentence)
  }
  const save = async (version?: string | null) => {
    submit.disabled = true
    try {
      await Promise.all(context.pending)
      const saved = await send(group.read(), version)
      if (saved === null) top.replaceChildren(element('p', { role: 'status', class: 'hint' }, NOTHING_CHANGED))
      else finish(`Saved: ${saved.name}.${nextStep(kind)}`, saved.values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const isConflict = isUpdate && error.status === 412
      const shown = isConflict
        ? await showConflict({
            ...{ session, path: key.path, record, before, save },
            ...{ entered: group.read(), fields: kind.update.fields },
          })
        : showFaults(error.faults, places)
      top.replaceChildren(shown)
      shown.focus()
    } finally {
      submit.disabled = false
    }
  }
  const form = element(
    'form',
    { class: 'record-form', novalidate: '' },
    top,
    ...group.nodes,
    element('div', { class: 'actions' }, submit),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void save()
  })
  const removal = isUpdate
    ? [deletion({ session, kind, path: key.path, etag: open.etag, name: storedName(record, kind), onDeleted: finish })]
    : []
  return { nodes: [form, ...removal], isChanged }
}

/** Says that days are locked, so that nobody fills in a form that cannot be saved; empty if the days are open. */
async function lockNote(
  span: RecordTime | null,
  session: EditSession,
  openView: (key: string) => void,
): Promise<readonly HTMLElement[]> {
  if (span === null) return []
  // without an answer the form is open: the server checks again when it is saved
  const locks = await listLocks(session).catch(() => [])
  const lock = locks.find(({ from, to }) => overlapsPeriod(span, { from, to }))
  if (lock === undefined) return []
  const why = lock.comment === null || lock.comment === '' ? '' : ` (“${lock.comment}”)`
  const days = spanWords({ start: lock.from, end: lock.to })
  const says = `${days} is locked${why}: records of these days cannot be added, changed or deleted until it is unlocked.`
  const show = button({ 'data-key': LOCKED_PERIODS }, 'Show the locked periods', () => openView(LOCKED_PERIODS))
  return [element('p', { class: 'locked' }, says), element('div', { class: 'actions' }, show)]
}

/** Reads the record of a form: the stored one, or the first values of a new one. */
async function openForm(kind: FormKind, key: FormKey, session: EditSession): Promise<OpenForm> {
  if (key.of === 'new') {
    const like = key.like === null ? {} : (await session.client.get<StoredFields>(key.like)).value
    return { kind, key, session, record: prefilledRecord(kind.create.fields, like, key.period), etag: null }
  }
  const { value, etag } = await session.client.get<StoredFields>(key.path)
  return { kind, key, session, record: value, etag }
}

/** Says which record a form changes, or what a new record belongs to. */
async function aboutForm({ kind, key, session, record }: OpenForm): Promise<readonly HTMLElement[]> {
  const line = (words: string) => [element('p', { class: 'when' }, words)]
  if (key.of === 'stored') return line(storedName(record, kind))
  if (kind.parent === null || key.parentId === null) return []
  const { resource } = kind.parent
  return line(`${fieldLabel(resource)}: ${await referenceWords(resource, key.parentId, session)}`)
}

/** Builds the view of a form. Changes that are not saved are discarded only after a question. */
export function formView(kind: FormKind, key: FormKey, session: EditSession): View {
  let shown: ShownForm | null = null
  let place: HTMLElement | null = null
  const title = key.of === 'stored' ? kind.update.title : kind.create.title
  return {
    eyebrow: kind.plural,
    title,
    fill: (body, openView) => {
      const content = element('div', {})
      place = content
      body.append(content)
      showPending(content, {
        says: 'Reading the record …',
        load: async () => {
          const open = await openForm(kind, key, session)
          shown = buildForm(open)
          const about = await aboutForm(open)
          const locked = kind.isActivity ? await lockNote(recordPeriod(open.record), session, openView) : []
          return [...about, ...locked, ...shown.nodes]
        },
      })
    },
    mayLeave: (leave) =>
      askBeforeLeaving({
        place,
        isChanged: () => shown?.isChanged() ?? false,
        leave: () => {
          shown = null
          leave()
        },
      }),
  }
}
