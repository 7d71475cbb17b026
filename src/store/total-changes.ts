import { add, negate, type Rational, ZERO } from '../core/exact/index.ts'
import type { Collection, ContributionPath, Holder } from './collections.ts'
import { fieldOf, type RecordFields } from './row-fields.ts'

/** A row with its exact number, for computing totals. */
export interface ContributingRow {
  readonly record: RecordFields
  readonly exact: Rational
}

/** The states of a row before (null: absent) and after (null: deleted) a write. */
export interface ContributionChange {
  readonly before: ContributingRow | null
  readonly after: ContributingRow | null
}

/** A change of a total. */
export interface TotalChange {
  readonly holder: Holder
  readonly id: string | number
  readonly difference: Rational
}

/** The id of the holder that a row references: '' for the company, null if none. */
export function holderOf(record: RecordFields, { by, from, through }: ContributionPath): string | number | null {
  if (by === undefined) return ''
  return (fieldOf(record, by, through ?? from) as string | number | null | undefined) ?? null
}

/** The increase of a row's own number. */
export function differenceOf({ before, after }: ContributionChange): Rational {
  return add(before === null ? ZERO : negate(before.exact), after === null ? ZERO : after.exact)
}

/** The changes of the totals that a row references itself. */
export function directChanges(collection: Collection, change: ContributionChange): TotalChange[] {
  const { before, after } = change
  const difference = differenceOf(change)
  const changes: TotalChange[] = []
  for (const one of collection.addsTo) {
    const left = before === null ? null : holderOf(before.record, one)
    const joined = after === null ? null : holderOf(after.record, one)
    if (left === joined) addChange(changes, one.to, { id: joined, difference })
    else {
      addChange(changes, one.to, { id: left, difference: before === null ? ZERO : negate(before.exact) })
      addChange(changes, one.to, { id: joined, difference: after === null ? ZERO : after.exact })
    }
  }
  return changes
}

function addChange(
  changes: TotalChange[],
  holder: Holder,
  { id, difference }: { readonly id: string | number | null; readonly difference: Rational },
): void {
  if (id !== null && difference.n !== 0n) changes.push({ holder, id, difference })
}
