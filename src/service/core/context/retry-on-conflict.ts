import { EmissionsError, fail } from '../../../errors/index.ts'

const ATTEMPTS = 10

/** Throws `version_conflict`: what was found out was for a record as it is no more. */
export function failAsChanged(): never {
  return fail('', 'version_conflict', 'was changed while the change was computed; send the change again')
}

/** Throws `version_conflict` where a row is no longer the one that something was computed from. */
export function checkFresh(row: { readonly version: number }, { version }: { readonly version: number }): void {
  if (row.version !== version) failAsChanged()
}

/** Does it, and starts over while the row is changed by others in between: nothing is computed from what has passed. */
export async function onFreshRow<T>(change: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await change()
    } catch (error) {
      if (attempt === ATTEMPTS || !EmissionsError.is(error) || error.code !== 'version_conflict') throw error
    }
  }
}
