import { keysOf } from './keys.ts'

/** Everything that a verification may have left unchecked, with an explanation. The list is closed. */
export const UNCHECKED_CODES = {
  no_catalogue: 'published factors were held to themselves alone, for no catalogue was given',
  own_factors: 'factors that no edition of the catalogue holds were held to themselves alone',
  factor_ids_by_sha1: 'ids of factors that an earlier version made by SHA-1 were held to that',
  no_head: 'no head of the log that somebody else stored was given: a log that was written anew as a whole is not seen',
  lines_behind_head: 'lines behind the head that was given stand in no digest that somebody else stored',
  lines_without_record: 'lines that an earlier version wrote hold no digest of their record and no dates of it',
  modes_not_stated: 'transports whose mode the document does not state were checked against no mode',
  shipment_mass: 'the mass of the shipment is the mass of none of its elements, so that no trace proves it',
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

/** The unchecked parts, in list order; counts of 0 are omitted. */
export function uncheckedParts(counts: Readonly<Partial<Record<UncheckedCode, number | null>>>): readonly Unchecked[] {
  return keysOf(UNCHECKED_CODES).flatMap((code) => {
    const count = counts[code]
    if (count === undefined || count === 0) return []
    return [Object.freeze({ code, count, message: UNCHECKED_CODES[code] })]
  })
}
