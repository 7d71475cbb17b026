import type { LoggedLine } from '../../core/context/records.ts'

/** Actions after which there is no record, or one that says that it is deleted. */
export const ENDS: readonly string[] = ['delete', 'revoke', 'unlock']
/** Actions before which there was none. */
export const BEGINS: readonly string[] = ['create', 'issue', 'lock']
/** Their records stay, and say that they are deleted. */
const MARKED: readonly string[] = ['files', 'emissionFactors']

/** True for a line after which there is no record. */
export function isEndOf({ action, collection }: Pick<LoggedLine, 'action' | 'collection'>): boolean {
  return ENDS.includes(action) && !MARKED.includes(collection)
}
