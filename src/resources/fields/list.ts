import * as z from 'zod'
import { type InputSchema, reject } from './rejection.ts'

/** Schema of a list of up to `max` items. A longer one is rejected with `list_too_long` before any item is parsed. */
export function list<Item extends z.ZodType>(item: Item, max: number): InputSchema<z.output<Item>[]> {
  return z.preprocess(
    (value, ctx) => {
      if (!Array.isArray(value) || value.length <= max) return value
      const message = `has ${value.length} items; send at most ${max}`
      reject(ctx, { code: 'list_too_long', message, expected: `at most ${max} items` })
      return z.NEVER
    },
    z.array(item).meta({ maxItems: max }),
  )
}
