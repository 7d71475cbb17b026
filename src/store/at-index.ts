import { EmissionsError, errorBelow } from '../errors/index.ts'

/** What `work` gives; what it refuses is told as of the entry `index` of a batch. */
export function atIndex<T>(index: number, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw ofEntry(index, error)
  }
}

/** The same error, with the index of the entry before its paths. */
export function ofEntry(index: number, error: unknown): unknown {
  return EmissionsError.is(error) ? errorBelow(`[${index}]`, error) : error
}
