import { EmissionsError } from './emissions-error.ts'
import { type Notice, notice } from './notice.ts'

/** Maps the path of a violation to the caller's path. */
export type PathOf = (path: string) => string

function movePaths(pathOf: PathOf, { violations }: EmissionsError): EmissionsError {
  return new EmissionsError(violations.map((one) => ({ ...one, path: pathOf(one.path) })))
}

/** Moves the violations of an error to the paths of `pathOf`; other errors stay unchanged. */
export function errorAt(pathOf: PathOf, error: unknown): unknown {
  return EmissionsError.is(error) ? movePaths(pathOf, error) : error
}

/** Runs `work` and moves the violations of its errors to the paths of `pathOf`. */
export function withPaths<T>(pathOf: PathOf, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw errorAt(pathOf, error)
  }
}

/** Moves notices to the paths of `pathOf`. */
export function noticesAt(pathOf: PathOf, notices: readonly Notice[]): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, pathOf(path), message))
}

function prefixPaths(parent: string): PathOf {
  return (path) => [parent, path].filter(Boolean).join('.')
}

/** Prefixes the paths of an error with `path`. */
export function nestedError(path: string, error: EmissionsError): EmissionsError {
  return movePaths(prefixPaths(path), error)
}

/** Runs `work`, prefixing the paths of its violations with `path`. */
export function nested<T>(path: string, work: () => T): T {
  return withPaths(prefixPaths(path), work)
}
