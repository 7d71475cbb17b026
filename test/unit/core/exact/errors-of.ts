import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { inputOf } from '../../../fixtures/violations.ts'

/** The violations that a call throws, as 'path code'; fails the test when it throws nothing or anything else. */
export function errorsOf(work: () => unknown): string[] {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations.map((one) => inputOf(one).trim())
    throw error
  }
  throw new Error('nothing was thrown')
}
