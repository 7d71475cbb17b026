import { EmissionsError } from './emissions-error.ts'
import { type Notice, notice } from './notice.ts'

/** The path that a caller knows, by the path where something was found. */
export type PathOf = (path: string) => string

function moved(pathOf: PathOf, { violations }: EmissionsError): EmissionsError {
  return new EmissionsError(violations.map((one) => ({ ...one, path: pathOf(one.path) })))
}

/** The error at the paths that `pathOf` makes of its own; one that rejects no input stays as it is. */
export function errorAt(pathOf: PathOf, error: unknown): unknown {
  return EmissionsError.is(error) ? moved(pathOf, error) : error
}

/** Returns what `work` gives; its errors name the paths that `pathOf` makes of its own. */
export function withPaths<T>(pathOf: PathOf, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw errorAt(pathOf, error)
  }
}

/** The notices at the paths that `pathOf` makes of their own. */
export function noticesAt(pathOf: PathOf, notices: readonly Notice[]): readonly Notice[] {
  return notices.map(({ code, path, message }) => notice(code, pathOf(path), message))
}

function below(parent: string): PathOf {
  return (path) => [parent, path].filter(Boolean).join('.')
}

/** Prefixes the paths of an error with `path`. */
export function nestedError(path: string, error: EmissionsError): EmissionsError {
  return moved(below(path), error)
}

/** Runs `work`, prefixing the paths of its violations with `path`. */
export function nested<T>(path: string, work: () => T): T {
  return withPaths(below(path), work)
}
