import * as z from 'zod'
import { TIMESTAMP } from '../canonical.ts'

/** The schema of a field that may be absent. */
type OptionalSchema<Value> = z.ZodType<Value> & { readonly _zod: { readonly optout: 'optional' } }

/** The schema of a response, with exactly its fields. */
export type ResourceSchema<Resource> = z.ZodObject<
  {
    [Field in keyof Resource]-?: Partial<Pick<Resource, Field>> extends Pick<Resource, Field>
      ? OptionalSchema<Resource[Field]>
      : z.ZodType<Resource[Field]>
  },
  z.core.$strict
>

/** A number in a response: finite, and never -0. */
export const resourceNumber = (): z.ZodNumber => z.number().refine((value) => !Object.is(value, -0))

/** A numeric id in a response. */
export const resourceId = (): z.ZodInt => z.int().positive()

/** A timestamp in a response: 'YYYY-MM-DDTHH:MM:SS.sssZ'. */
export const resourceTimestamp = (): z.ZodString =>
  z
    .string()
    .refine((value) => TIMESTAMP.test(value))
    .meta({ format: 'date-time' })

/** The two timestamps of every record. */
export interface RecordTimes {
  createdAt: string
  updatedAt: string
}

/** Schema of the two timestamps of every record. */
export const stamps = (): { createdAt: z.ZodString; updatedAt: z.ZodString } => ({
  createdAt: resourceTimestamp(),
  updatedAt: resourceTimestamp(),
})

/** A list that is always empty: the interface names it but does not define its items. */
export const emptyList = (): z.ZodArray<z.ZodUnknown> => z.array(z.unknown()).max(0)
