import { EmissionsError, nestedError, prefixErrors } from '../core/errors/index.ts'

/** Runs `work`, prefixing the paths of its violations with the index of a batch entry. */
export function atIndex<T>(index: number, work: () => T): T {
  return prefixErrors(`[${index}]`, work)
}

/** Rethrows an error with the index of the entry before its paths. */
export function rethrowAtIndex(index: number): (error: unknown) => never {
  return (error) => {
    throw EmissionsError.is(error) ? nestedError(`[${index}]`, error) : error
  }
}
