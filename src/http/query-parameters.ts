import * as z from 'zod'
import { choiceProblem } from '../core/errors/index.ts'
import { LIMITS } from '../resources/index.ts'

const DIGITS = /^\d{1,15}$/

/** Defines an integer query parameter. */
export function integerParameter({ min, max = Number.MAX_SAFE_INTEGER, says }: IntegerParameter) {
  const expected =
    max === Number.MAX_SAFE_INTEGER ? `a whole number from ${min}` : `a whole number from ${min} to ${max}`
  const isInteger = (text: string) => DIGITS.test(text) && Number(text) >= min && Number(text) <= max
  return z
    .string()
    .refine(isInteger, { error: `must be ${expected}` })
    .meta({ type: 'integer', minimum: min, maximum: max, description: says })
    .transform(Number)
    .exactOptional()
}

/** The bounds and the description of an integer parameter. */
export interface IntegerParameter {
  readonly min: number
  readonly max?: number
  readonly says: string
}

/** Defines a parameter with years of four digits, separated by commas. */
export function yearsParameter(says: string) {
  return z
    .string()
    .regex(/^\d{4}(?:,\d{4})*$/, { error: 'must be years of four digits, separated by commas, such as 2024,2023' })
    .meta({ description: says })
    .transform((text) => text.split(',').map(Number))
    .exactOptional()
}

/** Defines a parameter that is `true` or `false`. */
export function flagParameter(says: string) {
  return z
    .string()
    .refine((text) => text === 'true' || text === 'false', { error: 'must be true or false' })
    .meta({ type: 'boolean', description: says })
    .transform((text) => text === 'true')
    .exactOptional()
}

/** Defines a parameter that is one of the words. */
export function choiceParameter<const Word extends string>(words: readonly Word[], says: string) {
  return z
    .enum(words, { error: ({ input }) => choiceProblem(input, words).message })
    .meta({ description: says })
    .exactOptional()
}

/** Defines a parameter with any text. */
export function textParameter(says: string) {
  return z.string().max(255, { error: 'must have at most 255 characters' }).meta({ description: says })
}

/** The default number of rows per page. */
const PAGE_ROWS = 100

const fromQuery = {
  offset: integerParameter({
    min: 0,
    says: 'The number of records to skip. Records that are added or deleted meanwhile shift later pages; use `after` to avoid this.',
  }),
  after: z
    .string()
    .max(2048, { error: 'must have at most 2,048 characters' })
    .meta({ description: 'The cursor at which the page starts, from the header `Link` of the page before.' })
    .exactOptional(),
}

/** Defines the number of rows per page. Default: 100. */
export function limitParameter(rows: string) {
  const says = `The most ${rows} of a page. Up to 1,000, the header \`Link\` leads to the next page.`
  return integerParameter({ min: 1, max: LIMITS.listedRows, says }).default(PAGE_ROWS)
}

/** The requested part of a contract list; without a limit, all of it. */
export const partQuery = z.object({
  limit: integerParameter({
    min: 1,
    max: LIMITS.listedRows,
    says: 'The most records of a page. Default: all. Up to 1,000, the header `Link` leads to the next page.',
  }),
  ...fromQuery,
})

/** The requested page of a list. */
export const pageQuery = z.object({ limit: limitParameter('records'), ...fromQuery })

/** Filters of emission factors. */
export const factorsQuery = pageQuery.extend({
  search: textParameter('Words that must all occur in the name or source of a factor.').exactOptional(),
  isCustom: flagParameter('True for custom factors only, false for published ones only.'),
})

/** The requested page of a batch's movements. */
export const movementsQuery = z.object({
  limit: integerParameter({ min: 1, max: 500, says: 'The rows of a page. Default: all rows.' }),
  per_page: integerParameter({ min: 1, max: 500, says: 'The same as `limit`, which takes precedence.' }),
  page: integerParameter({ min: 1, says: 'The page, counted from 1.' }),
  offset: integerParameter({ min: 0, says: 'Rows to skip, instead of a page.' }),
})

/** Filters of units. */
export const unitsQuery = z.object({
  all: flagParameter('True: lists every unit of the service, not only those of the contract.'),
})
