import type { Operation } from '../operation.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { ACTIVITY_OPERATIONS } from './activity-operations.ts'
import { AUDIT_OPERATIONS } from './audit-operations.ts'
import { RECORD_OPERATIONS } from './record-kinds.ts'

/** The operations that the contract does not show, under the same conventions; served where the host asks for them. */
export const EXTENSIONS: readonly Operation[] = Object.freeze([
  ...RECORD_OPERATIONS,
  ...ACTIVITY_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...AUDIT_OPERATIONS,
])
