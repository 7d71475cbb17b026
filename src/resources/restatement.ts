import * as z from 'zod'
import { inputObject, periodInOrder } from './fields/input-object.ts'
import { type InputSchema, list, type Rejection, reading } from './fields/reading.ts'
import { editionId, timestamp } from './fields/text.ts'
import { LIMITS } from './limits.ts'
import type { InputPolicy } from './policy.ts'

const ID = /^[\x20-\x7e]{1,64}$/

/** Schema of the id of a restatement, which the client may choose. */
function restatementId(): InputSchema<string> {
  const expected = '1 to 64 printable ASCII characters'
  const schema = z.string().meta({ minLength: 1, maxLength: 64 })
  const wrong: Rejection = { code: 'id_invalid', message: `must be ${expected}`, expected }
  return reading<string, string>(schema, (text) => (ID.test(text) ? text : wrong))
}

/** Schema of the input that begins a restatement. */
export function createRestatementInput(policy: InputPolicy) {
  const pair = inputObject(policy, { shape: { from: editionId(), to: editionId() } })
  const shape = {
    id: restatementId().optional(),
    from: timestamp(),
    to: timestamp(),
    editions: list(pair, LIMITS.editions).optional(),
    vehicles: z.boolean().default(false),
    rules: z.boolean().default(false),
    named: z.boolean().default(false),
  }
  return inputObject(policy, { shape, rules: [periodInOrder('from', 'to')] })
}
