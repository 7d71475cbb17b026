import { CONTRACT } from '../contract.ts'
import type { Operation } from '../operation.ts'
import { RECORD_OPERATIONS } from '../records/record-operations.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { AUDIT_OPERATIONS } from './audit-operations.ts'
import { BASE_YEAR_OPERATIONS } from './base-year-operations.ts'
import { IMPORT_OPERATIONS } from './import-operations.ts'
import { REPORT_OPERATIONS } from './report-operations.ts'
import { RESTATEMENT_OPERATIONS } from './restatement-operations.ts'
import { RULE_PREVIEW_OPERATIONS } from './rule-preview-operations.ts'

/** The operations beyond the contract, with the same conventions; served if the host enables them. */
export const EXTENSIONS: readonly Operation[] = Object.freeze([
  ...RECORD_OPERATIONS.filter(({ id }) => CONTRACT.every((one) => one.id !== id)),
  ...IMPORT_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...BASE_YEAR_OPERATIONS,
  ...RESTATEMENT_OPERATIONS,
  ...RULE_PREVIEW_OPERATIONS,
  ...AUDIT_OPERATIONS,
])
