import * as z from 'zod'
import { choiceProblem } from '../../core/errors/index.ts'
import { type InputSchema, reading } from './rejection.ts'

const LENGTH_MAX = 64

/** Schema of one of the listed values, in any case, output in the case of the list. Rejects with `invalid_choice`. */
export function choice<const Value extends string>(values: readonly Value[]): InputSchema<Value> {
  const known = new Map(values.map((value) => [value.toUpperCase(), value]))
  return reading<string, Value>(z.string().meta({ enum: [...values] }), (value) => {
    const found = value.length > LENGTH_MAX ? undefined : known.get(value.toUpperCase())
    if (found !== undefined) return found
    const { message, expected } = choiceProblem(value, values)
    return { code: 'invalid_choice', message, expected }
  })
}
