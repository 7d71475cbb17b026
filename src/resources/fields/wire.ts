import * as z from 'zod'
import { TIMESTAMP } from '../canonical.ts'

/** A number of an answer: finite, and never -0. */
export const shownNumber = () => z.number().refine((value) => !Object.is(value, -0))

/** A numeric id of an answer. */
export const shownId = () => z.int().positive()

/** A moment of an answer: 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export const shownTimestamp = () =>
  z
    .string()
    .refine((value) => TIMESTAMP.test(value))
    .meta({ format: 'date-time' })

/** The two moments that every record carries. */
export const stamps = () => ({ createdAt: shownTimestamp(), updatedAt: shownTimestamp() })

/** A list that is always empty: the interface names it and does not show its items. */
export const emptyList = () => z.array(z.unknown()).max(0)
