import type { TextPosition } from '../core/csv/index.ts'
import type { ErrorCode } from '../core/errors/index.ts'
import type { CommandOption } from './advice.ts'

/** An error in a file, with its position. */
export interface Failure {
  /** Undefined for the file as a whole. */
  readonly position: TextPosition | undefined
  readonly code: ErrorCode
  readonly message: string
  /** The option that answers the question of the failure, if it has one plain answer. */
  readonly answer?: CommandOption | undefined
  /** The cell, if the failure is of one. */
  readonly cell?: FailedCell
}

/** A cell that a failure is about. */
export interface FailedCell {
  readonly column: string
  /** The id of its row; undefined if it has none. */
  readonly id: string | undefined
  /** Its content in the file; undefined if it is empty. */
  readonly content: string | undefined
}
