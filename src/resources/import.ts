import * as z from 'zod'
import { type InputSchema, inputObject } from './fields/input-object.ts'
import { list } from './fields/list.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

/** Validated input to create many records together; each is validated by the schema of its activity. */
export interface CreateImportInput {
  records: unknown[]
}

/** Schema of the input that creates many records together. */
export function createImportInput(policy: InputPolicy): InputSchema<CreateImportInput> {
  return inputObject(policy, { shape: { records: list(z.unknown().meta({ type: 'object' }), LIMITS.importedRecords) } })
}
