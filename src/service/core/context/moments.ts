/** From a moment up to, not including, another, as timestamps. */
export interface Moments {
  readonly from: string
  readonly to: string
}

/** True for a period that holds the moment of a record without length, or a part of that of any other. */
export function reachesInto(record: Moments, { from, to }: Moments): boolean {
  if (record.from >= to) return false
  return record.from === record.to ? record.from >= from : record.to > from
}
