import type { CollectionName } from '../collections.ts'
import type { KeyParts } from '../row-fields.ts'
import { widthOfInsert, widthOfUpdate } from './batch-sizes.ts'
import type { SqlValue } from './database.ts'
import type { RecordHolder, Statement, WrittenRow } from './statements.ts'
import { type CollectionTable, type TableColumn, tableName, tableOf } from './table-columns.ts'

/** A value among those of many rows, which the engines take for text: as what it is to be compared with, or kept in. */
function typed(value: string, { type }: Pick<TableColumn, 'type'>): string {
  return type === 'integer' ? `cast(${value} as bigint)` : value
}

/** As text, for what is `typed` in the statement. */
function textOf(value: SqlValue): string | null {
  return typeof value === 'number' ? String(value) : value
}

/** `($2, $3), ($4, $5)`: places of so many rows with so many values, the first of which is `$from`. */
function tuples(rows: number, width: number, from: number): string {
  const all: string[] = []
  for (let row = 0; row < rows; row++) {
    const first = from + row * width
    let tuple = `($${first}`
    for (let at = 1; at < width; at++) tuple += `, $${first + at}`
    all.push(`${tuple})`)
  }
  return all.join(', ')
}

/** The condition that a row has one of the keys, whose values begin at $2. */
function isOneOf({ key }: CollectionTable, keys: number): string {
  const [column] = key
  if (column !== undefined && key.length === 1) {
    return `${column.name} in (${Array.from({ length: keys }, (_, at) => `$${at + 2}`).join(', ')})`
  }
  const columns = key.map((one, at) => typed(`wanted.column${at + 1}`, one)).join(', ')
  const wanted = `(values ${tuples(keys, key.length, 2)}) as wanted`
  return `(${key.map(({ name }) => name).join(', ')}) in (select ${columns} from ${wanted})`
}

function keyValues({ key }: CollectionTable, keys: readonly KeyParts[]): SqlValue[] {
  // a single key is compared with its column itself, several are first a table of texts
  return keys.flatMap((parts) => (key.length === 1 ? [...parts] : parts.map(textOf)))
}

/** The rows of keys, in any order, with their keys. */
export function selectRows(name: CollectionName, companyId: number, keys: readonly KeyParts[]): Statement {
  const table = tableOf(name)
  const shown = [...table.key.map((one) => one.name), 'record', 'version', ...(table.hasExact ? ['exact'] : [])]
  return {
    text: `select ${shown.join(', ')} from ${table.name} where company_id = $1 and ${isOneOf(table, keys.length)}`,
    values: [companyId, ...keyValues(table, keys)],
  }
}

/** The versions of the rows of keys, in any order, with their keys. */
export function selectVersions(name: CollectionName, companyId: number, keys: readonly KeyParts[]): Statement {
  const table = tableOf(name)
  const shown = [...table.key.map((one) => one.name), 'version']
  return {
    text: `select ${shown.join(', ')} from ${table.name} where company_id = $1 and ${isOneOf(table, keys.length)}`,
    values: [companyId, ...keyValues(table, keys)],
  }
}

/** New rows; of those whose keys are taken nothing comes back. */
export function insertRows(name: CollectionName, companyId: number, rows: readonly WrittenRow[]): Statement {
  const { name: table, key, found, hasExact } = tableOf(name)
  const made = [...key, ...found]
  const columns = ['company_id', ...made.map((one) => one.name), ...(hasExact ? ['exact'] : []), 'record', 'version']
  const values: SqlValue[] = [companyId]
  for (const { record, exact } of rows) {
    for (const { valueIn } of made) values.push(valueIn(record))
    if (hasExact) values.push(exact)
    values.push(JSON.stringify(record))
  }
  const width = widthOfInsert(name)
  const places = tuples(rows.length, width, 2).replaceAll('(', '($1, ').replaceAll(')', ', 1)')
  const text = `insert into ${table} (${columns.join(', ')}) values ${places} on conflict do nothing returning version`
  return { text, values }
}

/** Another state of a row that is of a version. */
export interface RowUpdate extends WrittenRow {
  readonly key: KeyParts
  readonly version: number
}

/**
 * Other states of rows, of those that are still of their versions; the new version of each comes back. `isFoundAnew`: the
 * fields that lists go by may differ.
 */
export function updateRows(
  name: CollectionName,
  companyId: number,
  { updates, isFoundAnew }: { readonly updates: readonly RowUpdate[]; readonly isFoundAnew: boolean },
): Statement {
  const { name: table, key, found, hasExact } = tableOf(name)
  const changed = isFoundAnew ? found : []
  const given = (at: number) => `given.column${at}`
  const from = key.length + 3
  const exactAt = from + changed.length
  const set = [
    'version = held.version + 1',
    `record = ${given(key.length + 2)}`,
    ...changed.map((one, at) => `${one.name} = ${typed(given(from + at), one)}`),
    ...(hasExact ? [`exact = coalesce(${given(exactAt)}, held.exact)`] : []),
  ]
  const isIt = key.map((one, at) => `held.${one.name} = ${typed(given(at + 1), one)}`)
  const values: SqlValue[] = [companyId]
  for (const { key: parts, version, record, exact } of updates) {
    for (const part of parts) values.push(textOf(part))
    values.push(String(version), JSON.stringify(record))
    for (const { valueIn } of changed) values.push(textOf(valueIn(record)))
    if (hasExact) values.push(exact)
  }
  const rows = tuples(updates.length, widthOfUpdate(name, { isFoundAnew }), 2)
  const text =
    `update ${table} as held set ${set.join(', ')} from (values ${rows}) as given` +
    ` where held.company_id = $1 and ${isIt.join(' and ')}` +
    ` and held.version = ${typed(given(key.length + 1), { type: 'integer' })} returning version`
  return { text, values }
}

/** The last line of the log of each record, in any order. */
export function selectLatestLines(companyId: number, recordIds: readonly string[]): Statement {
  const { name: table } = tableOf('log')
  const ids = recordIds.map((_, at) => `$${at + 2}`).join(', ')
  const text =
    `select record, version from ${table} where company_id = $1 and sequence in` +
    ` (select max(sequence) from ${table} where company_id = $1 and record_id in (${ids}) group by record_id)`
  return { text, values: [companyId, ...recordIds] }
}

/** A record that holds a total. */
export interface HolderId {
  readonly holder: RecordHolder
  readonly id: string | number
}

/** The exact totals of several records, each with its place (`at`) among them; nothing comes back for one that is not there. */
export function selectExacts(companyId: number, holders: readonly HolderId[]): Statement {
  const parts = holders.map(
    ({ holder }, at) => `select ${at} as at, exact from ${tableName(holder)} where company_id = $1 and id = $${at + 2}`,
  )
  return { text: parts.join(' union all '), values: [companyId, ...holders.map(({ id }) => id)] }
}
