import { EmissionsError, nestedError } from '../errors/index.ts'

/** Runs `work`, prefixing the paths of its violations with the index of a batch entry. */
export function atIndex<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw ofEntry(index, error)
  }
}

/** The error with the index of the entry before its paths. */
export function ofEntry(index: number, error: unknown): unknown {
  return EmissionsError.is(error) ? nestedError(`[${index}]`, error) : error
}
