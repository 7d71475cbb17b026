import * as z from 'zod'
import { LIMITS } from '../limits.ts'
import { type InputSchema, type Rejection, reading } from './rejection.ts'
import { label, type TextLimits, textFault } from './text.ts'

const DIGITS = /^\d{1,16}$/

/** Parses an id from a number or a string of digits; undefined if it is not valid. */
function readId(value: number | string): number | undefined {
  const id = typeof value === 'number' ? value : DIGITS.test(value) ? Number(value) : 0
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}

const NOT_AN_ID: Rejection = {
  code: 'id_invalid',
  message: 'is not an id; ids of this kind are whole numbers above zero',
  expected: 'a whole number above zero',
}

/** Schema of a numeric id (1, 2, …), also as a string of digits. Rejects with `id_invalid`. */
export function numericId(): InputSchema<number> {
  const schema = z
    .union([z.number(), z.string()], { error: 'a whole number above zero' })
    .meta({ minimum: 1, multipleOf: 1 })
  return reading(schema, (value) => readId(value) ?? NOT_AN_ID)
}

/** Schema of the text id of another record. The service checks that the record exists. */
export function textId(): InputSchema<string> {
  return label(LIMITS.id)
}

/** Schema of the id or key of an emission factor. The service checks that the factor exists. */
export function factorId(): InputSchema<string> {
  return label(LIMITS.factorId)
}

const DIGITS_LOST: Rejection = {
  code: 'number_out_of_range',
  message: 'is a number whose last digits are lost already; send it as a string',
  expected: 'a string',
}

/**
 * Schema of a text that some clients send as a number: '0012' keeps its zeros, 12 becomes '12'. Rejects a number that
 * has already lost digits with `number_out_of_range`.
 */
export function textOrNumber(limits: TextLimits): InputSchema<string> {
  return reading(z.union([z.string(), z.number()], { error: 'text, or a whole number' }), (value) => {
    if (typeof value === 'number' && Math.abs(value) > Number.MAX_SAFE_INTEGER) return DIGITS_LOST
    const written = String(value)
    return textFault(written, limits) ?? written
  })
}
