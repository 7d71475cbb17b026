import { collect, fail } from '../../errors/index.ts'
import { canonicalTimestamp } from '../../resources/index.ts'
import type { Moments } from '../core/context/moments.ts'

function timestampOf(span: Partial<Moments> | null | undefined, path: 'from' | 'to'): string {
  const text = span?.[path]
  if (text === undefined) return fail(path, 'required', 'is missing; give a date, or a date and time')
  return canonicalTimestamp(text, path)
}

/** The span in canonical timestamps. Throws `required`, `invalid_date`, `period_reversed`, of both ends at once. */
export function spanOf(span: Moments): Moments {
  const { from, to } = collect({ from: () => timestampOf(span, 'from'), to: () => timestampOf(span, 'to') })
  if (from <= to) return { from, to }
  const message = `is before the period starts (${from}); swap the two`
  return fail('to', 'period_reversed', { message, expected: `${from} or later`, received: to })
}
