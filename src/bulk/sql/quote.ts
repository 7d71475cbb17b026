import { fail } from '../../errors/index.ts'
import { rulesOf, type SqlDialect } from './dialect.ts'

/** A name of a table: 'activity', or its parts: ['warehouse', 'public', 'activity']. */
export type SqlName = string | readonly string[]

const PARTS_MAX = 4
const TEXT_CHARACTERS_MAX = 10_000
const LONE_SURROGATE = /\p{Surrogate}/u
const NUL = '\u0000'
/** Spark replaces `${name}` in a statement before it reads it, between quotes too. */
const SPARK_VARIABLE = '${'

/** The bytes of a text in UTF-8, in hexadecimal. */
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
      message: 'holds U+0000 or half a surrogate pair, which SQL cannot say',
      received: text,
    })
  }
  return text
}

/**
 * A name between the engine's quotes, those within it doubled. Throws `empty`, `invalid_type`, `text_too_long` (engines
 * cut long names silently, so that two become one) or `text_invalid` (U+0000; in Spark a `${` too).
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
  const { nameBytesMax } = rulesOf(dialect)
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

/** The name of a table, each part between quotes. Throws what `quoteName` throws, and `list_too_long`. */
export function quoteTable(dialect: SqlDialect, name: SqlName, path: string): string {
  if (typeof name === 'string' || !Array.isArray(name)) return quoteName(dialect, name, path)
  if (name.length === 0) fail(path, 'empty', 'has no parts; give the name of the table')
  if (name.length > PARTS_MAX) {
    fail(path, 'list_too_long', { message: `has ${name.length} parts`, expected: `at most ${PARTS_MAX} parts` })
  }
  return name.map((part, at) => quoteName(dialect, part, `${path}[${at}]`)).join('.')
}

/**
 * A text as a literal that the engine reads as it is, under any of its settings: PostgreSQL takes a backslash literally or
 * not by `standard_conforming_strings`, so that a text with one is written E'…'; Spark has two such settings and replaces
 * `${…}`, so that a text with any of these is written as its UTF-8 bytes. Throws `text_invalid` or `text_too_long`.
 */
export function quoteText(dialect: SqlDialect, text: string, path: string): string {
  checkText(text, path)
  if (dialect === 'spark' && /['\\$\p{Cc}]/u.test(text)) return `CAST(X'${utf8Hex(text)}' AS STRING)`
  const doubled = text.replaceAll("'", "''")
  return dialect === 'postgres' && text.includes('\\') ? `E'${doubled.replaceAll('\\', '\\\\')}'` : `'${doubled}'`
}
