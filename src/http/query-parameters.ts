import * as z from 'zod'

const DIGITS = /^\d{1,15}$/

/** A whole number of the query, read from its digits. */
export function wholeParameter({ min, max = Number.MAX_SAFE_INTEGER, says }: WholeParameter) {
  const expected =
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`
  const isWhole = (text: string) => DIGITS.test(text) && Number(text) >= min && Number(text) <= max
  return z
    .string()
    .refine(isWhole, { error: `must be ${expected}` })
    .meta({ type: 'integer', minimum: min, maximum: max, description: says })
    .transform(Number)
    .exactOptional()
}

/** The bounds of a whole number, and what it is for. */
export interface WholeParameter {
  readonly min: number
  readonly max?: number
  readonly says: string
}

/** `true` or `false`. */
export function flagParameter(says: string) {
  return z
    .string()
    .refine((text) => text === 'true' || text === 'false', { error: 'must be true or false' })
    .meta({ type: 'boolean', description: says })
    .transform((text) => text === 'true')
    .exactOptional()
}

/** Any text. */
export function textParameter(says: string) {
  return z.string().max(255, { error: 'has more than 255 characters' }).meta({ description: says })
}

/** Which part of a list; without a limit all of it. */
export const partQuery = z.object({
  limit: wholeParameter({ min: 1, max: 10_000, says: 'At most so many records; without it all of them.' }),
  offset: wholeParameter({ min: 0, says: 'Records to skip.' }),
})

/** Which page of the movements of a batch. */
export const movementsQuery = z.object({
  limit: wholeParameter({ min: 1, max: 500, says: 'Rows of a page; without it all of them are one page.' }),
  per_page: wholeParameter({ min: 1, max: 500, says: 'The same as limit, which goes before it.' }),
  page: wholeParameter({ min: 1, says: 'The page, counted from 1.' }),
  offset: wholeParameter({ min: 0, says: 'Rows to skip, instead of a page.' }),
})

/** Which units. */
export const unitsQuery = z.object({
  all: flagParameter('Every unit that the service knows, instead of those of the interface.'),
})
