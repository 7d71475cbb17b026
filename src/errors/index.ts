export { ERROR_CODES, type ErrorCode } from './codes.ts'
export { EmissionsError, type Violation } from './emissions-error.ts'
export { lazy, lazyFor, lazyPattern } from './lazy.ts'
export { editDistance, nearestWords } from './nearest-words.ts'
export { type Notice, notice } from './notice.ts'
export { NOTICE_CODES, type NoticeCode } from './notice-codes.ts'
export { NOTICE_SEVERITIES, type NoticeSeverity } from './notice-severity.ts'
export { errorAt, nested, nestedError, noticesAt, type PathOf, withPaths } from './paths.ts'
export { codeOfRowStatus, ROW_CODES, ROW_STATUS, type RowCode } from './row-status.ts'
export { UNCHECKED_CODES, type Unchecked, type UncheckedCode, uncheckedParts } from './unchecked.ts'
export { utf8Length } from './utf8-length.ts'
export {
  checkChoice,
  choiceProblem,
  collect,
  collectEach,
  fail,
  firstViolations,
  isFields,
  type Problem,
  requireObject,
  show,
  VIOLATIONS_MAX,
  Violations,
} from './violations.ts'
