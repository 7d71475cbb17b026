import { type RecordTime, spanWords } from '../period.ts'
import type { FormKind } from './form-kinds.ts'
import type { StoredFields } from './stored-value.ts'

/** Reads a timestamp by its name in a record, with or without 'Utc'. */
function timeOf(record: StoredFields, name: string): string | null {
  const value = record[name] ?? record[`${name}Utc`]
  return typeof value === 'string' ? value : null
}

/** The period of a record; null without one. */
export function recordPeriod(record: StoredFields): RecordTime | null {
  const [start, end] = [timeOf(record, 'startDate'), timeOf(record, 'endDate')]
  return start === null || end === null ? null : { start, end }
}

/** Names a record for people: by its name, or by its kind and its days or its comment. */
export function storedName(record: StoredFields, { plural }: Pick<FormKind, 'plural'>): string {
  const { name, id, comment } = record
  if (typeof name === 'string' && name !== '') return name
  const period = recordPeriod(record)
  if (period !== null) return `${plural}, ${spanWords(period)}`
  return `${plural}, ${typeof comment === 'string' && comment !== '' ? comment : String(id ?? '')}`
}
