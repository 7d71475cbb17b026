import { choiceLabel } from '../../../core/display/index.ts'
import { button, element } from '../element.ts'
import { isMidnight, lastDayOf } from './day-values.ts'
import type { EditSession } from './edit-session.ts'
import type { FormField } from './form-field.ts'
import { asFields, isSameValue, type StoredFields, storedValue } from './stored-value.ts'

/** An edit of a record that someone else changed meanwhile. */
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

function textWords({ type }: FormField, value: string): string {
  if (type === 'last_day' && isMidnight(value)) return lastDayOf(value)
  if (type === 'date' && isMidnight(value)) return value.slice(0, 10)
  return type === 'choice' ? choiceLabel(value) : value
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

/** Shows both values of each field that the user changed, and the values that only the other one changed. */
async function conflictLines(conflict: EditConflict, current: StoredFields): Promise<readonly HTMLElement[]> {
  const { session, record, entered, fields } = conflict
  const edited = editedFields(conflict)
  const lines = edited.map(async (field) => {
    const theirs = await valueWords(field, storedValue(current, field), session)
    const mine = await valueWords(field, entered[field.name], session)
    const parts = [element('strong', {}, theirs), '; you entered: ', element('strong', {}, mine)]
    return element('li', {}, `${field.label} is now: `, ...parts)
  })
  const others = fields.filter(
    (field) => !edited.includes(field) && !isSameValue(storedValue(record, field), storedValue(current, field)),
  )
  const kept = others.map(async (field) => {
    const theirs = await valueWords(field, storedValue(current, field), session)
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

/** Explains that someone else changed the record, with both values of the changed fields and the next steps. */
export async function showConflict(conflict: EditConflict): Promise<HTMLElement> {
  const { session, path, save } = conflict
  const { value: current, etag } = await session.client.get<StoredFields>(path)
  const says =
    'Someone else changed this record while you edited it. Nothing of yours was saved, and your entries are still below.'
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
