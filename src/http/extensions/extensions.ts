import type { Operation } from '../operation.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { ACTIVITY_OPERATIONS } from './activity-operations.ts'
import { AUDIT_OPERATIONS } from './audit-operations.ts'
import { RECORD_OPERATIONS } from './record-kinds.ts'

/** The operations beyond the contract, with the same conventions; served if the host enables them. */
export const EXTENSIONS: readonly Operation[] = Object.freeze([
  ...RECORD_OPERATIONS,
  ...ACTIVITY_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...AUDIT_OPERATIONS,
])
