import type { Context, WriteTx } from './context.ts'
import type { ChangeOptions } from './outcome.ts'
import { checkVersion } from './require.ts'
import { write } from './write.ts'

/** The row to change, and the version it must have. */
export interface RowToChange<Found> {
  /** Throws `not_found`. */
  readonly find: (tx: WriteTx) => Promise<Found>
  readonly options: ChangeOptions
}

/**
 * Changes or deletes a row within one transaction, and gives back what `work` gives. Throws what `find` throws, then
 * `precondition_failed` where the row is of another version than the change was made for, then what `work` throws.
 */
export function changeRow<Found extends { readonly version: number }, T>(
  context: Context,
  { find, options }: RowToChange<Found>,
  work: (tx: WriteTx, row: Found) => Promise<T>,
): Promise<T> {
  return write(context, {
    work: async (tx) => {
      const row = await find(tx)
      checkVersion(row, options)
      return work(tx, row)
    },
  })
}
