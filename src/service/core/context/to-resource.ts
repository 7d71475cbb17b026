import type { Stored } from './records.ts'

/** A kept record as it is shown: without what the wire shape has no place for. */
export function toResource<Resource extends object, Given>(record: Stored<Resource, Given>): Resource {
  if (!('given' in record)) return record
  const { given: _, ...shown } = record
  return shown as unknown as Resource
}
