import type { SqlRow } from '../sql/database.ts'
import { engineError } from '../sql/engine-error.ts'

/** Columns without texts. */
const NUMBERS = /^(?:version|last|company_id|\w*sequence|\w*_rank)$/
const LIST = /\bselect (.+?) from /g
/** A column, and its alias if it has one. */
const COLUMN = /^((?:\w+\.)?([a-z]\w*))(?: as (\w+))?$/

function guarded(item: string): string {
  const [, column, name, alias = name] = COLUMN.exec(item) ?? []
  if (column === undefined || name === undefined || NUMBERS.test(name)) return item
  if (name === 'record') return `cast(${column} as blob) as ${alias}`
  return `case when ${column} glob '*[^ -~]*' then cast(${column} as blob) else ${column} end as ${alias}`
}

/**
 * Rewrites a statement to return texts as bytes for `decoded`: always for records, for other columns if they contain
 * non-ASCII characters. Clients differ on invalid UTF-8, as in a damaged file: some silently return another text, one
 * ends the process.
 */
export function withTextsAsBytes(statement: string): string {
  if (!statement.startsWith('select ')) return statement
  return statement.replace(LIST, (_, list: string) => `select ${list.split(', ').map(guarded).join(', ')} from `)
}

/** The globals of every runtime. */
interface Host {
  readonly TextDecoder: new (
    label: string,
    options: { readonly fatal: boolean; readonly ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array): string }
}

const utf8 = new (globalThis as unknown as Host).TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function isBytes(value: unknown): value is Uint8Array {
  return value instanceof ArrayBuffer || ArrayBuffer.isView(value)
}

/** The text of bytes; undefined if they are not valid UTF-8. */
function textOf(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Decodes the texts of rows. A record that is not valid UTF-8 stays as bytes, and reading that row reports it. Throws
 * `store_damaged` for any other column.
 */
export function decoded(rows: readonly SqlRow[]): readonly SqlRow[] {
  for (const row of rows as readonly Record<string, unknown>[]) {
    for (const column in row) {
      const value = row[column]
      if (!isBytes(value)) continue
      const text = textOf(value)
      if (text !== undefined) row[column] = text
      else if (column !== 'record') damaged(column)
    }
  }
  return rows
}

function damaged(column: string): never {
  const message = `contains a text in the column ${column} that is not UTF-8, which no store writes; restore it from a backup`
  throw engineError({ code: 'store_damaged', message }, undefined)
}
