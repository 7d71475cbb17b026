/**
 * tonne/codes: every code of an error, of a notice and of a difference that `verify` finds, each with the sentence that
 * says when it is used, and the severity of every notice; for lists shown to people, and for tables that must hold every
 * code.
 *
 * @module
 */
export {
  DIFFERENCE_CODES,
  type DifferenceCode,
  ERROR_CODES,
  type ErrorCode,
  NOTICE_CODES,
  NOTICE_SEVERITIES,
  type NoticeCode,
  type NoticeSeverity,
  UNCHECKED_CODES,
  type UncheckedCode,
} from './core/errors/index.ts'
