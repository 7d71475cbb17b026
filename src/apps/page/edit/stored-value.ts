import { isFields } from '../../../base/index.ts'
import type { FormField } from './form-field.ts'

/** The fields of a record. */
export type StoredFields = Readonly<Record<string, unknown>>

/**
 * Finds the value of a field in a record, whose fields may have other names than those of the form: `startDate` for
 * `startDateUtc`, and the fields of an object next to those of the record. Undefined if the record does not have it.
 */
export function storedValue(record: StoredFields, field: FormField): unknown {
  const { name } = field
  if (Object.hasOwn(record, name)) return record[name]
  const plain = name.replace(/Utc$/, '')
  if (Object.hasOwn(record, plain)) return record[plain]
  if (field.type !== 'object') return undefined
  const inner = field.fields.flatMap((one): readonly (readonly [string, unknown])[] => {
    const value = storedValue(record, one)
    return value === undefined ? [] : [[one.name, value]]
  })
  return inner.length === 0 ? undefined : Object.fromEntries(inner)
}

/** The value of a field as an object; empty for anything else. */
export function asFields(value: unknown): StoredFields {
  return isFields(value) ? value : {}
}

/** True if two values of a form are the same. */
export function isSameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Lists the fields whose values differ from those before, with their new values. */
export function changedFields(before: StoredFields, entered: StoredFields): StoredFields {
  return Object.fromEntries(Object.entries(entered).filter(([name, value]) => !isSameValue(value, before[name])))
}

/** The fields that a new record shares with the one before: no quantities, days, remarks and files. */
const COPIED: ReadonlySet<FormField['type']> = new Set(['text', 'choice', 'reference', 'flag', 'object'])

/**
 * The values that a new record begins with: those of another record that stay the same from month to month, and the
 * period. `period.to` is exclusive.
 */
export function prefilledRecord(
  fields: readonly FormField[],
  like: StoredFields,
  period: { readonly from: string; readonly to: string } | null,
): StoredFields {
  const copied = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    const value = COPIED.has(field.type) ? storedValue(like, field) : undefined
    return value === undefined ? [] : [[field.name, value]]
  })
  if (period === null) return Object.fromEntries(copied)
  const nameOf = (type: FormField['type']) => fields.find((field) => field.type === type)?.name
  const [start, end] = [nameOf('date'), nameOf('last_day')]
  const days = [
    ...(start === undefined ? [] : [[start, period.from] as const]),
    ...(end === undefined ? [] : [[end, period.to] as const]),
  ]
  return Object.fromEntries([...copied, ...days])
}
