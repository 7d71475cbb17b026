import { button, element } from '../element.ts'
import { isSameValue } from './changed-fields.ts'
import { isMidnight, lastDayOf } from './day-values.ts'
import type { EditSession } from './edit-session.ts'
import type { FormField } from './form-field.ts'
import { type StoredFields, storedValue } from './stored-value.ts'

/** An edit of a record that someone else changed meanwhile. */
interface EditConflict {
  readonly session: EditSession
  readonly path: `/v1/${string}`
  /** The values of the form when it was opened. */
  readonly before: StoredFields
  readonly entered: StoredFields
  readonly fields: readonly FormField[]
  /** Saves the entered values over a version. */
  readonly save: (version: string | null) => Promise<void>
}

/** Prints a stored value for people. */
async function valueWords(field: FormField, value: unknown, { references }: EditSession): Promise<string> {
  if (value === null || value === undefined || value === '') return 'empty'
  if (field.type === 'reference') {
    const id = String(value)
    if (field.resource === 'EmissionFactor') return (await references.factor(id).catch(() => undefined))?.name ?? id
    return new Map(await references.choices(field.resource).catch(() => [])).get(id) ?? id
  }
  if (field.type === 'last_day' && typeof value === 'string' && isMidnight(value)) return lastDayOf(value)
  if (field.type === 'date' && typeof value === 'string' && isMidnight(value)) return value.slice(0, 10)
  if (Array.isArray(value)) return `${value.length} in the list`
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields that the user changed. */
function editedFields({ fields, before, entered }: EditConflict): readonly FormField[] {
  return fields.filter(({ name }) => !isSameValue(before[name], entered[name]))
}

/** Explains that someone else changed the record, with its current values at the changed fields and the next steps. */
export async function showConflict(conflict: EditConflict): Promise<HTMLElement> {
  const { session, path, save } = conflict
  const { value: current, etag } = await session.client.get<StoredFields>(path)
  const lines = await Promise.all(
    editedFields(conflict).map(async (field) => {
      const words = await valueWords(field, storedValue(current, field), session)
      return element('li', {}, `${field.label} is now: `, element('strong', {}, words))
    }),
  )
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
    element('ul', {}, ...lines),
    element('div', { class: 'actions' }, mine, theirs),
  )
}
