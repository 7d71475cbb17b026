import { fail, Violations } from '../../errors/index.ts'
import { canonicalTimestamp } from '../../resources/index.ts'

/** Records that begin from `from` on and before `to`: dates, or dates and times. */
export interface RestatedSpan {
  readonly from: string
  readonly to: string
}

function momentOf(given: Partial<RestatedSpan> | null | undefined, path: 'from' | 'to'): string {
  const text = given?.[path]
  if (text === undefined) return fail(path, 'required', 'is missing; give a date, or a date and time')
  return canonicalTimestamp(text, path)
}

/** The span in canonical timestamps. Throws `required`, `invalid_date`, `period_reversed`, of both ends at once. */
export function spanOf(given: RestatedSpan): RestatedSpan {
  const found = new Violations()
  const from = found.attempt(() => momentOf(given, 'from')) ?? ''
  const to = found.attempt(() => momentOf(given, 'to')) ?? ''
  found.throwIfAny()
  if (from > to) {
    const message = `is before the period starts (${from}); swap the two`
    fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
  }
  return { from, to }
}
