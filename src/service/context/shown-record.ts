import type { Kept } from './records.ts'

/** A kept record as it is shown: without what the wire shape has no place for. */
export function shownRecord<Resource extends object, Given>(record: Kept<Resource, Given>): Resource {
  if (!('given' in record)) return record
  const { given: _, ...shown } = record
  return shown as unknown as Resource
}
