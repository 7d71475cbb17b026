import { isObject, RecentCache } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { Collection } from '../collections.ts'
import type { Row } from '../repository.ts'
import type { KeyParts, RecordFields } from '../row-fields.ts'
import type { SqlRow } from './database.ts'
import { engineError } from './engine-error.ts'
import { tableOf } from './table-columns.ts'

/** Deeply freezes parsed data. */
function frozen(value: unknown): unknown {
  if (!isObject(value)) return value
  // parsed objects have own properties only, and `for in` allocates no list of keys
  for (const key in value) frozen(value[key])
  return Object.freeze(value)
}

/** Throws `client_invalid` for a column of text that is none. */
export function noText(column: string, received: unknown): never {
  const message = `must return a text for the column ${column}; remove whatever parses texts`
  return fail('client', 'client_invalid', { message, expected: 'a text', received })
}

function notJson(error: unknown): never {
  const message = 'contains a record that is not JSON, which no store writes; restore it from a backup'
  throw engineError({ code: 'store_damaged', message }, error)
}

function parseRecord(text: string): RecordFields {
  try {
    return frozen(JSON.parse(text)) as RecordFields
  } catch (error) {
    return notJson(error)
  }
}

/** The longest cached text: engines hash longer ones by their length, and many of one length would be compared. */
const LENGTH_MAX = 16_000

/**
 * Caches the frozen data of frequently read records by their stored text, so that no text is parsed again while it
 * stays the same, and its record is the same object, whose JSON a server can cache in turn. At most 4 Mi characters.
 */
export class ParsedRecords {
  readonly #parse: (text: string) => RecordFields
  readonly #records = new RecentCache<string, RecordFields>({
    makeTable: () => new Map(),
    charactersMax: 2 * 1024 * 1024,
    charactersOf: (text) => text.length,
    takenEvery: 4,
  })

  constructor(parse: (text: string) => RecordFields) {
    this.#parse = parse
  }

  /** The record; throws as `parse` does. */
  get(text: string): RecordFields {
    if (text.length > LENGTH_MAX) return this.#parse(text)
    const found = this.#records.find(text)
    if (found !== undefined) return found
    const record = this.#parse(text)
    if (this.#records.isDue()) this.#records.keep(text, record)
    return record
  }
}

const OFTEN_READ = new ParsedRecords(parseRecord)

/** The manner of reading a record: `once` in long reads, which must not displace those that are read often. */
export type Reading = 'often' | 'once'

/** The stored record; its column is bytes if not valid UTF-8. Throws `client_invalid`, `store_damaged`. */
export function recordOf({ record }: SqlRow, reading: Reading = 'often'): RecordFields {
  if (record instanceof ArrayBuffer || ArrayBuffer.isView(record)) return notJson(undefined)
  if (typeof record !== 'string') return noText('record', record)
  return reading === 'often' ? OFTEN_READ.get(record) : parseRecord(record)
}

/** The row as returned to callers. Throws `client_invalid`, `store_damaged`. */
export function rowOf(collection: Collection, row: SqlRow, reading: Reading = 'often'): Row<never> {
  const { exact = null } = row
  if (exact !== null && typeof exact !== 'string') return noText('exact', exact)
  return makeRow(collection, { record: recordOf(row, reading), version: Number(row.version), exact })
}

/** A row from the values just written. */
export function makeRow(
  collection: Collection,
  {
    record,
    version,
    exact,
  }: { readonly record: RecordFields; readonly version: number; readonly exact: string | null },
): Row<never> {
  const hasExact = collection.exact !== 'none'
  return Object.freeze({ version, record, exact: hasExact ? exact : null }) as Row<never>
}

/** The key of a row selected with its key; integers may be texts. */
export function keyOfRow(collection: Collection, row: SqlRow): KeyParts {
  const parts: readonly (string | number)[] = tableOf(collection).key.map(({ name: column, type }) =>
    type === 'integer' ? Number(row[column]) : String(row[column]),
  )
  return parts as KeyParts
}
