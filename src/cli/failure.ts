import { csvPositionOf, type TextPosition } from '../csv/index.ts'
import { EmissionsError, type ErrorCode, type Violation } from '../errors/index.ts'
import { printable } from './text-layout.ts'

/** An error in a file, with its position. */
export interface Failure {
  /** Undefined for the file as a whole. */
  readonly position: TextPosition | undefined
  readonly code: ErrorCode
  readonly message: string
}

/** Converts a violation of a file, or of CSV or NDJSON, whose path is the position. */
export function failureOfFile({ path, code, message }: Violation): Failure {
  return { position: csvPositionOf(path), code, message }
}

/** Sorts failures by position. */
export function inOrder(failures: readonly Failure[]): Failure[] {
  return [...failures].sort(
    (a, b) =>
      (a.position?.line ?? 0) - (b.position?.line ?? 0) || (a.position?.column ?? 0) - (b.position?.column ?? 0),
  )
}

/** Formats failures as `FILE:LINE:COLUMN: code: message`, sorted by position. */
export function failureLines(file: string, failures: readonly Failure[]): string {
  const place = ({ position }: Failure) => (position === undefined ? '' : `:${position.line}:${position.column}`)
  return inOrder(failures)
    .map((failure) => printable(`${file}${place(failure)}: ${failure.code}: ${failure.message}`).replaceAll('\n', ' '))
    .map((line) => `${line}\n`)
    .join('')
}

/** Ends a command with all failures of its file. */
export class FileFailures extends Error {
  override readonly name = 'FileFailures'
  readonly file: string
  readonly failures: readonly Failure[]
  /** Total number; `failures` may be only the first of them. */
  readonly count: number

  constructor(file: string, failures: readonly Failure[], count: number = failures.length) {
    super(`${file} has ${count} errors`)
    this.file = file
    this.failures = failures
    this.count = count
  }
}

/** Ends a command with invalid arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Rethrows an error of a file: an EmissionsError becomes failures of the file. */
function rethrow(file: string, error: unknown): never {
  if (EmissionsError.is(error)) throw new FileFailures(file, error.violations.map(failureOfFile))
  throw error
}

/** Runs `work` on a file, converting an EmissionsError to failures of the file. */
export function readingFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    return rethrow(file, error)
  }
}

/** Opens a file, converting an EmissionsError to failures of the file. */
export function readingInput<T>(file: string, open: () => Promise<T>): Promise<T> {
  return open().catch((error) => rethrow(file, error))
}

/** The pieces of a file; converts an EmissionsError to failures of the file. */
export async function* readingChunks(file: string, chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks
  } catch (error) {
    rethrow(file, error)
  }
}
