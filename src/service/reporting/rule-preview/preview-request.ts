import { collect, fail, Violations } from '../../../errors/index.ts'
import { canonicalTimestamp, definedFields, type RuledCollection } from '../../../resources/index.ts'
import type { ListPosition } from '../../../store/index.ts'
import { checkInteger } from '../../core/context/check-integer.ts'
import { cursorOf, positionOf, rejectCursor } from '../../core/context/list-rows.ts'
import type { RuleAssignment } from '../../core/context/records.ts'

/** The records that a preview of a rule looks at, and the part of them. */
export interface RulePreviewRequest {
  /** Records that begin from here on: a date, or a date and time; not given: from the first on. */
  readonly from?: string | undefined
  /** Records that begin before this; not given: up to the last. */
  readonly to?: string | undefined
  /** Also records that name their factor, as a restatement by rules assigns them with `named`. */
  readonly named?: boolean | undefined
  /** Records listed at most: 1 to 1,000; not given: 100. */
  readonly limit?: number | undefined
  /** `next` of the page before; not given: from the first record on. */
  readonly after?: string | undefined
}

/** A place among the records of the activities of a rule; `after` null: their first. */
export interface MovePlace {
  readonly collection: RuledCollection
  readonly after: ListPosition | null
}

/** A request as it is meant. */
export interface PreviewedPart extends RuleAssignment {
  readonly span: { readonly from?: string; readonly to?: string }
  readonly limit: number
}

const LIMIT = 100
const LIMIT_MAX = 1_000

function momentOf(text: string | undefined, path: string): string | undefined {
  return text === undefined ? undefined : canonicalTimestamp(text, path)
}

function spanOf(request: RulePreviewRequest): PreviewedPart['span'] {
  const { from, to } = collect({ from: () => momentOf(request.from, 'from'), to: () => momentOf(request.to, 'to') })
  if (from === undefined || to === undefined || from <= to) return definedFields({ from, to })
  const message = `is before the period starts (${from}); swap the two`
  return fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
}

function limitOf({ limit = LIMIT }: RulePreviewRequest): number {
  const violations = new Violations()
  checkInteger(violations, 'limit', { value: limit, min: 1, max: LIMIT_MAX })
  violations.throwIfAny()
  return limit
}

/** Reads a request. Throws `invalid_date`, `period_reversed`, `query_invalid`. */
export function previewedPart(request: RulePreviewRequest): PreviewedPart {
  const { span, limit } = collect({ span: () => spanOf(request), limit: () => limitOf(request) })
  return { span, limit, named: request.named === true }
}

/** The place as clients are told it: 'siteFuels', or that with a position. */
export function placeText({ collection, after }: MovePlace): string {
  return after === null ? collection : `${collection} ${cursorOf(after)}`
}

/** The place behind the page before; the first one where none was. Throws `query_invalid`. */
export function placeOf(cursor: string | undefined, collections: readonly RuledCollection[]): MovePlace {
  if (cursor === undefined) return { collection: collections[0] as RuledCollection, after: null }
  const [name, ...rest] = String(cursor).split(' ')
  const collection = collections.find((one) => one === name)
  // that of another change may name an activity which this one has not
  if (collection === undefined) return rejectCursor(cursor)
  return { collection, after: rest.length === 0 ? null : positionOf(rest.join(' ')) }
}
