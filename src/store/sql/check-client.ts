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
    const message =
      'must return rows with their column names; remove whatever renames columns or returns rows as arrays'
    fail('client', 'client_invalid', { message, expected: '{ kept_text, kept_whole }', received: row })
  }
  if (kept !== TEXT) {
    const message = 'must return texts as they were stored; remove whatever parses them'
    fail('client', 'client_invalid', { message, expected: TEXT, received: kept })
  }
  if (Number(whole) === INTEGER) return
  const message = 'must return whole numbers as they were stored, as numbers, bigints or texts'
  fail('client', 'client_invalid', { message, expected: String(INTEGER), received: whole })
}
