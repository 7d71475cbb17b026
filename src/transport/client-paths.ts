import { EmissionsError, type Notice, notice } from '../errors/index.ts'

/** The path of a field of a chain, by its path in a calculation. */
export type PathOf = (path: string) => string

/** Runs `work`, with the paths of its violations as those of the chain. */
export function withPaths<T>(pathOf: PathOf, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    throw new EmissionsError(error.violations.map((one) => ({ ...one, path: pathOf(one.path) })))
  }
}

/** Notices with the paths of the chain. */
export function noticesAt(notices: readonly Notice[], pathOf: PathOf): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, pathOf(path), message))
}
