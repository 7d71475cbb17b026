export { ERROR_CODES, type ErrorCode } from './codes.ts'
export { EmissionsError, type Violation } from './emissions-error.ts'
export { NOTICE_CODES, type Notice, type NoticeCode, notice } from './notice.ts'
export { fail, firstViolations, type Problem, show, VIOLATIONS_MAX, Violations } from './violations.ts'
