import * as z from 'zod'
import { EmissionsError } from '../../core/errors/index.ts'
import { canonicalTimestamp } from '../canonical.ts'
import { type InputSchema, type Rejection, reading } from './rejection.ts'

const EXPECTED = "'2025-01-31' or '2025-01-31T12:00:00.000Z'"
const LENGTH_MAX = 64

const NO_DATE: Rejection = {
  code: 'invalid_date',
  message: `is not a date that exists; write it as ${EXPECTED}`,
  expected: EXPECTED,
}

function read(text: string): string | Rejection {
  if (text.length > LENGTH_MAX) return NO_DATE
  try {
    return canonicalTimestamp(text)
  } catch (error) {
    if (EmissionsError.is(error)) return NO_DATE
    throw error
  }
}

/**
 * Schema of a timestamp, output as 'YYYY-MM-DDTHH:MM:SS.sssZ'. A date, an offset and a missing zone (UTC) are accepted;
 * a date that does not exist is rejected with `invalid_date`, never rolled over.
 */
export function timestamp(): InputSchema<string> {
  return reading(z.string().meta({ format: 'date-time' }), read)
}
