import { csvPositionOf, type TextPosition } from '../csv/index.ts'
import { EmissionsError, type ErrorCode, type Violation } from '../errors/index.ts'
import { printable } from './text-layout.ts'

/** Something wrong in a file, and where. */
export interface Failure {
  /** `undefined`: the file as a whole. */
  readonly position: TextPosition | undefined
  readonly code: ErrorCode
  readonly message: string
}

/** A violation of a file as a whole, or of CSV or NDJSON, whose path is the position. */
function failureOfFile({ path, code, message }: Violation): Failure {
  return { position: csvPositionOf(path), code, message }
}

/** The lines of failures: `FILE:LINE:COLUMN: code: message`, in the order of the file. */
export function failureLines(file: string, failures: readonly Failure[]): string {
  const place = ({ position }: Failure) => (position === undefined ? '' : `:${position.line}:${position.column}`)
  return [...failures]
    .sort(
      (a, b) =>
        (a.position?.line ?? 0) - (b.position?.line ?? 0) || (a.position?.column ?? 0) - (b.position?.column ?? 0),
    )
    .map((failure) => printable(`${file}${place(failure)}: ${failure.code}: ${failure.message}`).replaceAll('\n', ' '))
    .map((line) => `${line}\n`)
    .join('')
}

/** Ends a command: everything that is wrong with its file. */
export class FileFailures extends Error {
  override readonly name = 'FileFailures'
  readonly file: string
  readonly failures: readonly Failure[]

  constructor(file: string, failures: readonly Failure[]) {
    super(`${file} has ${failures.length} errors`)
    this.file = file
    this.failures = failures
  }
}

/** Ends a command that was called wrongly. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Runs `work` on a file; its EmissionsError becomes failures of the file. */
export function readingFile<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (EmissionsError.is(error)) throw new FileFailures(file, error.violations.map(failureOfFile))
    throw error
  }
}
