import type { FormField } from './form-field.ts'
import { type StoredFields, storedValue } from './stored-value.ts'

/** The fields that a new record shares with the one before: no quantities, days, remarks and files. */
const COPIED: ReadonlySet<FormField['type']> = new Set(['text', 'choice', 'reference', 'flag', 'object'])

/**
 * The values that a new record begins with: those of another record that stay the same from month to month, and the
 * period. `period.to` is exclusive.
 */
export function prefilledRecord(
  fields: readonly FormField[],
  like: StoredFields,
  period: { readonly from: string; readonly to: string } | null,
): StoredFields {
  const copied = fields.flatMap((field): readonly (readonly [string, unknown])[] => {
    const value = COPIED.has(field.type) ? storedValue(like, field) : undefined
    return value === undefined ? [] : [[field.name, value]]
  })
  if (period === null) return Object.fromEntries(copied)
  const nameOf = (type: FormField['type']) => fields.find((field) => field.type === type)?.name
  const [start, end] = [nameOf('date'), nameOf('last_day')]
  const days = [
    ...(start === undefined ? [] : [[start, period.from] as const]),
    ...(end === undefined ? [] : [[end, period.to] as const]),
  ]
  return Object.fromEntries([...copied, ...days])
}
