import type { NoticeCode } from './notice-codes.ts'
import { printable } from './printable.ts'

/** A choice or assumption of the calculation, so that no default changes a number silently. */
export interface Notice {
  readonly code: NoticeCode
  /** The field of the activity that it concerns, or '' for the activity itself. */
  readonly path: string
  readonly message: string
}

/** Creates a frozen notice; what it quotes is shown in visible form, on one line. */
export function notice(code: NoticeCode, path: string, message: string): Notice {
  return Object.freeze({ code, path, message: printable(message) })
}
