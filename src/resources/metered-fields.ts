import * as z from 'zod'
import { name } from './fields/text.ts'

/** The fields of a record whose quantity a meter may measure; a record has them only once they were used. */
export const METERED_FIELDS = {
  /** Tells two meters of one site apart: only records of the same meter overlap or repeat each other. */
  meter: { input: name(), resource: z.string() },
}
