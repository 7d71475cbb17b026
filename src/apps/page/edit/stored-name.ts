import { spanWords } from '../period.ts'
import type { FormKind } from './form-kinds.ts'
import type { StoredFields } from './stored-value.ts'

/** Reads a timestamp by its name in a record, with or without 'Utc'. */
function timeOf(record: StoredFields, name: string): string | null {
  const value = record[name] ?? record[`${name}Utc`]
  return typeof value === 'string' ? value : null
}

/** The days of a record, in words; null without a period. */
function daysOf(record: StoredFields): string | null {
  const [start, end] = [timeOf(record, 'startDate'), timeOf(record, 'endDate')]
  return start === null || end === null ? null : spanWords({ start, end })
}

/** Names a record for people: by its name, or by its kind and days. */
export function storedName(record: StoredFields, { plural }: Pick<FormKind, 'plural'>): string {
  const { name, id } = record
  if (typeof name === 'string' && name !== '') return name
  return `${plural}, ${daysOf(record) ?? String(id ?? '')}`
}
