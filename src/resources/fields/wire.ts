import * as z from 'zod'
import { TIMESTAMP } from '../canonical.ts'

/** The schema of an answer: every field of it and no other. */
export type ResourceSchema<Resource> = z.ZodObject<
  { [Field in keyof Resource]-?: z.ZodType<Resource[Field]> },
  z.core.$strict
>

/** A number of an answer: finite, and never -0. */
export const shownNumber = (): z.ZodNumber => z.number().refine((value) => !Object.is(value, -0))

/** A numeric id of an answer. */
export const shownId = (): z.ZodInt => z.int().positive()

/** A moment of an answer: 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export const shownTimestamp = (): z.ZodString =>
  z
    .string()
    .refine((value) => TIMESTAMP.test(value))
    .meta({ format: 'date-time' })

/** The two moments that every record carries. */
export const stamps = (): { createdAt: z.ZodString; updatedAt: z.ZodString } => ({
  createdAt: shownTimestamp(),
  updatedAt: shownTimestamp(),
})

/** A list that is always empty: the interface names it and does not show its items. */
export const emptyList = (): z.ZodArray<z.ZodUnknown> => z.array(z.unknown()).max(0)
