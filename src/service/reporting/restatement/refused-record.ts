import type { EmissionsError, Violation } from '../../../errors/index.ts'
import type { FailedRecord } from '../../core/context/records.ts'

/** Store errors. They abort the restatement; errors of a single record do not. */
const OF_THE_STORE = /^(?:store_|schema_|transaction_|client_invalid|version_conflict|row_security)/

/** True for an error that aborts a restatement. Any other error belongs to one record, and the others continue. */
export function isOfStore({ code }: EmissionsError): boolean {
  return OF_THE_STORE.test(code)
}

/** Picks the fields of violations that a restatement stores. */
export function toldOf(violations: readonly Violation[]): FailedRecord['violations'] {
  return violations.map(({ path, code, message }) => ({ path, code, message }))
}
