import { fail } from '../../errors/index.ts'
import type { SqlDatabase } from './database.ts'
import { inWordsOf } from './dialects.ts'

/** A text that a number would not preserve, and the largest integer allowed. */
const TEXT = '0.10'
const INTEGER = Number.MAX_SAFE_INTEGER

/** Throws `client_invalid` if a client returns values changed or under other names. */
export async function checkClient(database: SqlDatabase): Promise<void> {
  const text = 'select cast($1 as text) as kept_text, cast($2 as {integer}) as kept_whole'
  const [row] = await database.read(null, inWordsOf(database.dialect, text), [TEXT, INTEGER])
  const { kept_text: kept, kept_whole: whole } = row ?? {}
  if (kept === undefined || whole === undefined) {
    const message = 'gives rows without their columns; take off what renames columns, or gives rows as arrays'
    fail('client', 'client_invalid', { message, expected: '{ kept_text, kept_whole }', received: row })
  }
  if (kept !== TEXT) {
    const message = 'gives texts otherwise than they were kept; take off what parses them'
    fail('client', 'client_invalid', { message, expected: TEXT, received: kept })
  }
  if (Number(whole) === INTEGER) return
  const message = 'gives whole numbers otherwise than they were kept; let it give them as numbers, bigints or texts'
  fail('client', 'client_invalid', { message, expected: String(INTEGER), received: whole })
}
