import { decimal, textRule } from '../documents/index.ts'
import { fail } from '../errors/index.ts'
import { compare, ZERO } from '../exact/index.ts'

export const urn = textRule("a URN, such as 'urn:pact:acme.example:product-id:4711'", /^urn:[^:\s]+:\S+$/i)
export const uriReference = textRule('a URI or a path', /^\S+$/)
export const specVersion = textRule("a version, such as '3.0.0'", /^\d+\.\d+\.\d+(?:-\d{8})?$/)
export const subdivision = textRule("a subdivision by ISO 3166-2, such as 'US-CA'", /^[A-Z]{2}-[A-Z\d]{1,3}$/)
export const ipccReport = textRule("an IPCC report, such as 'AR6'", /^AR\d+$/)
export const nonPositive = decimal('a decimal of 0 or less', (value, { path, received }) => {
  if (compare(value, ZERO) <= 0) return
  fail(path, 'footprint_invalid', { message: 'is a removal and must be 0 or less', received })
})
export const rating = decimal('a rating from 1 to 5', ({ n, d }, { path, received }) => {
  if (n >= d && n <= 5n * d) return
  fail(path, 'footprint_invalid', { message: 'must be a rating from 1 (best) to 5', received })
})
