/**
 * tonne/codes: every code of an error and of a notice, each with the sentence that says when it is used; for lists shown
 * to people, and for tables that must hold every code.
 *
 * @module
 */
export { ERROR_CODES, type ErrorCode, NOTICE_CODES, type NoticeCode } from './errors/index.ts'
