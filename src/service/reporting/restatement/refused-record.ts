import type { EmissionsError, Violation } from '../../../errors/index.ts'
import type { FailedRecord } from '../../core/context/records.ts'

/** Codes of what is not a fault of a record: they stop the whole. */
const OF_THE_STORE = /^(?:store_|schema_|transaction_|client_invalid|version_conflict|row_security)/

/** True for an error that stops a restatement; any other one is that of a record, and the others go on. */
export function isOfStore({ code }: EmissionsError): boolean {
  return OF_THE_STORE.test(code)
}

/** The violations as a restatement keeps them. */
export function toldOf(violations: readonly Violation[]): FailedRecord['violations'] {
  return violations.map(({ path, code, message }) => ({ path, code, message }))
}
