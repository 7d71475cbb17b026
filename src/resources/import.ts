import * as z from 'zod'
import { inputObject } from './fields/input-object.ts'
import { list } from './fields/list.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Schema of the input that creates many records together. */
export function createImportInput(policy: InputPolicy) {
  return inputObject(policy, { shape: { records: list(z.unknown().meta({ type: 'object' }), LIMITS.importedRecords) } })
}
