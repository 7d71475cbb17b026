import type { Notice } from '../../../errors/index.ts'

/** Result of a use case: the record in the contract's shape, and its notices. */
export interface Outcome<Record> {
  readonly record: Record
  /** 1 when created, one more with every change of its own; a change of a total does not increment it. */
  readonly version: number
  /** Choices and assumptions, so that no default moves a number silently. */
  readonly notices: readonly Notice[]
}

/** Records in order, and how many there are in all; null where they were not counted. */
export interface Page<Record> {
  readonly records: readonly Record[]
  readonly total: number | null
  /** The position behind the last of them; absent where nothing followed, or where they were counted or skipped. */
  readonly next?: string
}

/** Part of a list; without `limit` all of it. */
export interface PageRequest {
  /** 1 or more. */
  readonly limit?: number
  /** Records to skip, 0 or more; what is added or deleted between two pages moves the second one. */
  readonly offset?: number
  /**
   * Only what stands behind this cursor: `next` of the page before, which was asked for with `isCounted: false`. Of records
   * that stay where they are, none comes twice and none is missed; one that is added meanwhile may come or not.
   */
  readonly after?: string
  /** `false`: the records of the whole list are not counted, which a long list takes its time for. */
  readonly isCounted?: boolean
}

/** Options of a change. */
export interface ChangeOptions {
  /** The version that the change was made for; another one is refused with `precondition_failed`. */
  readonly ifVersion?: number
  /** 'lenient' asks for no field of an update, whatever the policy says. */
  readonly required?: 'lenient'
}
