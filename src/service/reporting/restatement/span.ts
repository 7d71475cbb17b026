import { fail, Violations } from '../../../errors/index.ts'
import { canonicalTimestamp } from '../../../resources/index.ts'

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
  const violations = new Violations()
  const from = violations.attempt(() => momentOf(given, 'from')) ?? ''
  const to = violations.attempt(() => momentOf(given, 'to')) ?? ''
  violations.throwIfAny()
  if (from > to) {
    const message = `is before the period starts (${from}); swap the two`
    fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
  }
  return { from, to }
}
