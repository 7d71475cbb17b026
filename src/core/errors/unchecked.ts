import { keysOf } from '../../base/index.ts'

/** Everything that a verification may have left unchecked, with an explanation. The list is closed. */
export const UNCHECKED_CODES = {
  no_catalogue: 'no catalogue was given, so published factors were checked only for consistency',
  own_factors: 'factors outside the editions of the catalogue were checked only for consistency',
  factor_ids_by_sha1: 'factor ids that an earlier version derived by SHA-1 were checked by SHA-1',
  no_head: 'no head of the log that somebody else stored was given, so a completely rewritten log is not detected',
  lines_behind_head: 'lines after the given head are in no digest that somebody else stored',
  lines_without_record: 'lines that an earlier version wrote have neither a digest nor dates of their record',
  modes_not_stated: 'transports without a stated mode were checked against no mode',
  shipment_mass: 'no element has the mass of the shipment, so no trace proves it',
} as const

/** A code of the closed list of unchecked parts. */
export type UncheckedCode = keyof typeof UNCHECKED_CODES

/** A part that a verification did not check. */
export interface Unchecked {
  readonly code: UncheckedCode
  /** The number of factors or lines concerned; null for all of them. */
  readonly count: number | null
  readonly message: string
}

/** Returns the unchecked parts, in list order; counts of 0 are omitted. */
export function uncheckedParts(counts: Readonly<Partial<Record<UncheckedCode, number | null>>>): readonly Unchecked[] {
  return keysOf(UNCHECKED_CODES).flatMap((code) => {
    const count = counts[code]
    if (count === undefined || count === 0) return []
    return [Object.freeze({ code, count, message: UNCHECKED_CODES[code] })]
  })
}
