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
