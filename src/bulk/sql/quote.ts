import { fail } from '../../core/errors/index.ts'
import { dialectRules, type SqlDialect } from './dialect.ts'

/** A table name: 'activity', or its parts: ['warehouse', 'public', 'activity']. */
export type SqlName = string | readonly string[]

const PARTS_MAX = 4
const TEXT_CHARACTERS_MAX = 10_000
const LONE_SURROGATE = /\p{Surrogate}/u
const NUL = '\u0000'
/** Spark substitutes `${name}` in a statement before parsing it, within quotes too. */
const SPARK_VARIABLE = '${'

/** Returns the UTF-8 bytes of a text in hexadecimal. */
function utf8Hex(text: string): string {
  return encodeURIComponent(text).replace(/%(..)|./g, (one, hex: string | undefined) => {
    return hex ?? one.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')
  })
}

function checkText(text: unknown, path: string): string {
  if (typeof text !== 'string') {
    return fail(path, 'invalid_type', { message: 'must be a text', expected: 'a text', received: text })
  }
  if (text.length > TEXT_CHARACTERS_MAX) {
    const expected = `at most ${TEXT_CHARACTERS_MAX} characters`
    fail(path, 'text_too_long', { message: `has ${text.length} characters; shorten it`, expected })
  }
  if (text.includes(NUL) || LONE_SURROGATE.test(text)) {
    fail(path, 'text_invalid', {
      message: 'contains U+0000 or half a surrogate pair, which SQL cannot express',
      received: text,
    })
  }
  return text
}

/**
 * Quotes a name for the engine, doubling quotes within it. Throws `empty`, `invalid_type`, `text_too_long` (engines cut
 * long names silently, so that two become one) or `text_invalid` (U+0000; in Spark `${` too).
 */
export function quoteName(dialect: SqlDialect, name: unknown, path: string): string {
  const text = checkText(name, path)
  if (text === '') fail(path, 'empty', 'is empty; give the name as the engine has it')
  if (dialect === 'spark' && text.includes(SPARK_VARIABLE)) {
    fail(path, 'text_invalid', {
      message: "holds '${', which Spark replaces before it reads a statement",
      received: text,
    })
  }
  const bytes = utf8Hex(text).length / 2
  const { nameBytesMax } = dialectRules(dialect)
  if (bytes > nameBytesMax) {
    const about = { expected: `at most ${nameBytesMax} bytes`, received: text }
    fail(path, 'text_too_long', {
      message: `has ${bytes} bytes, and a name at most ${nameBytesMax}; rename it`,
      ...about,
    })
  }
  const quote = dialect === 'spark' ? '`' : '"'
  return quote + text.replaceAll(quote, quote + quote) + quote
}

/** Quotes each part of a table name. Throws the errors of `quoteName`, and `list_too_long`. */
export function quoteTable(dialect: SqlDialect, name: SqlName, path: string): string {
  if (typeof name === 'string' || !Array.isArray(name)) return quoteName(dialect, name, path)
  if (name.length === 0) fail(path, 'empty', 'has no parts; give the name of the table')
  if (name.length > PARTS_MAX) {
    fail(path, 'list_too_long', { message: `has ${name.length} parts`, expected: `at most ${PARTS_MAX} parts` })
  }
  return name.map((part, index) => quoteName(dialect, part, `${path}[${index}]`)).join('.')
}

/**
 * Writes a text as a literal that means the same under any setting of the engine: PostgreSQL reads a backslash by
 * `standard_conforming_strings`, so a text with one becomes E'…'; Spark has two such settings and substitutes `${…}`,
 * so a text with any of these becomes its UTF-8 bytes. Throws `text_invalid` or `text_too_long`.
 */
export function quoteText(dialect: SqlDialect, text: string, path: string): string {
  checkText(text, path)
  if (dialect === 'spark' && /['\\$\p{Cc}]/u.test(text)) return `CAST(X'${utf8Hex(text)}' AS STRING)`
  const doubled = text.replaceAll("'", "''")
  return dialect === 'postgres' && text.includes('\\') ? `E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`
}
