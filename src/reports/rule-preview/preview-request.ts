import { readItem } from '../../base/index.ts'
import { collect, fail, Violations } from '../../core/errors/index.ts'
import { checkInteger } from '../../ledger/context/check-integer.ts'
import { cursorOf, positionOf, rejectCursor } from '../../ledger/context/list-rows.ts'
import type { RuleAssignment } from '../../ledger/context/records.ts'
import { canonicalTimestamp, definedFields, type RuledCollection } from '../../resources/index.ts'
import type { ListPosition } from '../../store/index.ts'

/** Selects the records that the preview of a rule examines. */
export interface RulePreviewRequest {
  /** Records that begin at or after this date, or date and time. Default: from the first record. */
  readonly from?: string | undefined
  /** Records that begin before this. Default: up to the last record. */
  readonly to?: string | undefined
  /** Also includes records that name their factor, as a restatement by rules does with `named`. */
  readonly named?: boolean | undefined
  /** The most records listed, from 1 to 1,000. Default: 100. */
  readonly limit?: number | undefined
  /** `next` of the page before. Default: from the first record. */
  readonly after?: string | undefined
}

/** A position among the records of a rule's activities; `after` is null before the first record. */
export interface MovePlace {
  readonly collection: RuledCollection
  readonly after: ListPosition | null
}

/** A checked request. */
export interface PreviewedPart extends RuleAssignment {
  readonly span: { readonly from?: string; readonly to?: string }
  readonly limit: number
}

const LIMIT = 100
const LIMIT_MAX = 1_000

function parseMoment(text: string | undefined, path: string): string | undefined {
  return text === undefined ? undefined : canonicalTimestamp(text, path)
}

function checkSpan(request: RulePreviewRequest): PreviewedPart['span'] {
  const { from, to } = collect({
    from: () => parseMoment(request.from, 'from'),
    to: () => parseMoment(request.to, 'to'),
  })
  if (from === undefined || to === undefined || from <= to) return definedFields({ from, to })
  const message = `is before the period starts (${from}); swap the two`
  return fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
}

function checkLimit({ limit = LIMIT }: RulePreviewRequest): number {
  const violations = new Violations()
  checkInteger(violations, 'limit', { value: limit, min: 1, max: LIMIT_MAX })
  violations.throwIfAny()
  return limit
}

/** Checks a request. Throws `invalid_date`, `period_reversed`, `query_invalid`. */
export function checkPreviewRequest(request: RulePreviewRequest): PreviewedPart {
  const { span, limit } = collect({ span: () => checkSpan(request), limit: () => checkLimit(request) })
  return { span, limit, named: request.named === true }
}

/** Prints a position as the cursor of a client: 'siteFuels', or with a position after it. */
export function printPlace({ collection, after }: MovePlace): string {
  return after === null ? collection : `${collection} ${cursorOf(after)}`
}

/** Parses the cursor of the page before; without one, the first position. Throws `query_invalid`. */
export function parsePlace(cursor: string | undefined, collections: readonly RuledCollection[]): MovePlace {
  if (cursor === undefined) return { collection: readItem(collections, 0), after: null }
  const [name, ...rest] = String(cursor).split(' ')
  const collection = collections.find((one) => one === name)
  // a cursor of another rule change may name an activity that this one lacks
  if (collection === undefined) return rejectCursor(cursor)
  return { collection, after: rest.length === 0 ? null : positionOf(rest.join(' ')) }
}
