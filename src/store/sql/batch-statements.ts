import { cacheByObject } from '../../base/index.ts'
import { recordJson } from '../../core/emissions/index.ts'
import type { Collection } from '../collections.ts'
import type { KeyParts } from '../row-fields.ts'
import type { NewSummary } from '../row-summary.ts'
import { widthOfInsert, widthOfUpdate } from './batch-sizes.ts'
import type { RowInsert, SqlValue, Statement } from './database.ts'
import { SUMMARY_COLUMNS, summaryValues } from './row-summaries.ts'
import { type RowUpdate, updateExact, type WrittenRow, type WrittenTotal } from './statements.ts'
import { type CollectionTable, returnedColumns, type TableColumn, tableOf } from './table-columns.ts'

/** Casts a value in a multi-row statement, which the engines treat as text, to the type of its column. */
function castPlaceholder(value: string, { type }: Pick<TableColumn, 'type'>): string {
  return type === 'integer' ? `cast(${value} as bigint)` : value
}

/** The text form of a value that is `castPlaceholder` in the statement. */
function statementText(value: SqlValue): string | null {
  return typeof value === 'number' ? String(value) : value
}

/** Placeholders for rows of `width` values, starting at `$from`: `($2, $3), ($4, $5)`. */
function tuples(rows: number, width: number, from: number): string {
  const all: string[] = []
  for (let row = 0; row < rows; row++) {
    const first = from + row * width
    let tuple = `($${first}`
    for (let index = 1; index < width; index++) tuple += `, $${first + index}`
    all.push(`${tuple})`)
  }
  return all.join(', ')
}

/** The number of cached texts; those of batches are long and mostly repeat. */
const TEXTS_MAX = 16

const texts = new Map<string, string>()

/** The cached text of a kind of statement. */
function placeholderText(kind: string, make: () => string): string {
  const known = texts.get(kind)
  if (known !== undefined) return known
  if (texts.size >= TEXTS_MAX) texts.clear()
  const text = make()
  texts.set(kind, text)
  return text
}

/** The condition that a row has one of the keys, whose values begin at $2. */
function isOneOf({ key }: CollectionTable, keys: number): string {
  const [column] = key
  if (column !== undefined && key.length === 1) {
    return `${column.name} in (${Array.from({ length: keys }, (_, index) => `$${index + 2}`).join(', ')})`
  }
  const columns = key.map((one, index) => castPlaceholder(`wanted.column${index + 1}`, one)).join(', ')
  const wanted = `(values ${tuples(keys, key.length, 2)}) as wanted`
  return `(${key.map(({ name }) => name).join(', ')}) in (select ${columns} from ${wanted})`
}

function keyValues({ key }: CollectionTable, keys: readonly KeyParts[]): SqlValue[] {
  // a single-field key is compared with its column directly, a composite one through a table of texts
  return keys.flatMap((parts) => (key.length === 1 ? [...parts] : parts.map(statementText)))
}

/** Makes statements that select columns of the rows of keys, in any order, with their keys. */
function selectByKeys(columnsOf: (table: CollectionTable) => string) {
  return (collection: Collection, companyId: number, keys: readonly KeyParts[]): Statement => {
    const table = tableOf(collection)
    const columns = [...table.key.map((one) => one.name), columnsOf(table)].join(', ')
    const text = `select ${columns} from ${table.name} where company_id = $1 and ${isOneOf(table, keys.length)}`
    return { text, tables: table.tables, values: [companyId, ...keyValues(table, keys)] }
  }
}

/** The rows of keys, in any order, with their keys. */
export const selectRows = selectByKeys(returnedColumns)

/** One statement or more. */
export type ManyStatements = readonly [Statement, ...(readonly Statement[])]

/**
 * Selects the lists of statements with one text, one limit and one offset, each row with the number of its list, which is
 * left out for a single one. The rows of each list keep their order, as its values are looked up one after the other.
 */
export function selectLists(lists: ManyStatements): Statement {
  const { text, tables, values } = lists[0]
  if (lists.length === 1) return { text, tables, values }
  const isShared = values.map((value, index) => lists.every((list) => list.values[index] === value))
  const shared = values.filter((_, index) => isShared[index])
  const own = lists.map((list) => list.values.filter((_, index) => !isShared[index]))
  let [ownAt, sharedAt] = [1, 0]
  const places = values.map((value, index) => {
    if (isShared[index]) return `$${++sharedAt}`
    return castPlaceholder(`given.column${++ownAt}`, { type: typeof value === 'number' ? 'integer' : 'text' })
  })
  const listed = text.replace(/\$(\d+)/g, (_, place: number) => places[place - 1] ?? '')
  let list = 0
  const given = tuples(lists.length, ownAt - 1, shared.length + 1).replaceAll('(', () => `(${list++}, `)
  return {
    text: `select given.column1 as list, listed.* from (values ${given}) as given cross join lateral (${listed}) as listed`,
    tables,
    values: [...shared, ...own.flat().map(statementText)],
  }
}

/** The versions of the rows of keys, in any order, with their keys. */
export const selectVersions = selectByKeys(() => 'version')

/** Inserts rows; returns nothing for those whose keys are taken. */
export function insertRows(collection: Collection, companyId: number, rows: readonly WrittenRow[]): Statement {
  const { name: table, tables, key, found, hasExact, hasSummary } = tableOf(collection)
  const made = [...key, ...found]
  const values: SqlValue[] = [companyId]
  for (const { record, exact, summary } of rows) {
    for (const { valueIn } of made) values.push(valueIn(record))
    if (hasSummary) values.push(...summaryValues(summary, 1))
    if (hasExact) values.push(exact)
    values.push(recordJson(record))
  }
  const text =
    rows.length === 1
      ? insertOneText(collection)
      : placeholderText(`insert ${table} ${rows.length}`, () => insertText(collection, rows.length))
  return { text, tables, values, rowInsert: rowInsertOf(collection) }
}

const RETURNING = ' returning version'

function insertText(collection: Collection, rows: number): string {
  const { name, key, found, hasExact, hasSummary } = tableOf(collection)
  const listed = [...key, ...found].map((one) => one.name)
  const own = [...listed, ...(hasSummary ? SUMMARY_COLUMNS : []), ...(hasExact ? ['exact'] : [])]
  const columns = ['company_id', ...own, 'record', 'version']
  const places = tuples(rows, widthOfInsert(collection), 2).replaceAll('(', '($1, ').replaceAll(')', ', 1)')
  return `insert into ${name} (${columns.join(', ')}) values ${places} on conflict do nothing${RETURNING}`
}

const insertOneText = cacheByObject((collection: Collection) => insertText(collection, 1))

const rowInsertOf = cacheByObject((collection: Collection): RowInsert => {
  return { text: insertOneText(collection).replace(RETURNING, ''), width: widthOfInsert(collection) }
})

/** Updates rows that still have their versions, and returns the new ones. `isReindexed`: list fields may differ. */
export function updateRows(
  collection: Collection,
  companyId: number,
  { updates, isReindexed }: { readonly updates: readonly RowUpdate[]; readonly isReindexed: boolean },
): Statement {
  const { name: table, tables, found, hasExact, hasSummary } = tableOf(collection)
  const changed = [...(isReindexed ? found : []), ...(hasSummary ? SUMMARY : [])]
  const values: SqlValue[] = [companyId]
  for (const { key: parts, version, record, exact, summary } of updates) {
    for (const part of parts) values.push(statementText(part))
    values.push(String(version), recordJson(record))
    if (isReindexed) for (const { valueIn } of found) values.push(statementText(valueIn(record)))
    if (hasSummary) values.push(...summaryValues(summary, version + 1).map(statementText))
    if (hasExact) values.push(exact)
  }
  const text = placeholderText(`update ${table} ${updates.length} ${isReindexed}`, () =>
    updateText(tableOf(collection), changed, tuples(updates.length, widthOfUpdate(collection, { isReindexed }), 2)),
  )
  return { text, tables, values }
}

/** A column, as an update of many rows sets it. */
type SetColumn = Pick<TableColumn, 'name' | 'type'>

const SUMMARY = SUMMARY_COLUMNS.map((name): SetColumn => {
  return { name, type: name === 'summary_version' ? 'integer' : 'text' }
})

function updateText({ name, key, hasExact }: CollectionTable, changed: readonly SetColumn[], rows: string): string {
  const newValue = (index: number) => `given.column${index}`
  const from = key.length + 3
  const exactAt = from + changed.length
  const set = [
    'version = held.version + 1',
    `record = ${newValue(key.length + 2)}`,
    ...changed.map((one, index) => `${one.name} = ${castPlaceholder(newValue(from + index), one)}`),
    ...(hasExact ? [`exact = coalesce(${newValue(exactAt)}, held.exact)`] : []),
  ]
  const isIt = key.map((one, index) => `held.${one.name} = ${castPlaceholder(newValue(index + 1), one)}`)
  return (
    `update ${name} as held set ${set.join(', ')} from (values ${rows}) as given` +
    ` where held.company_id = $1 and ${isIt.join(' and ')}` +
    ` and held.version = ${castPlaceholder(newValue(key.length + 1), { type: 'integer' })} returning version`
  )
}

/** Sets the summaries of rows that still have their versions. */
export function updateSummaries(
  collection: Collection,
  companyId: number,
  summaries: readonly NewSummary[],
): Statement {
  const { name, tables } = tableOf(collection)
  const text =
    `update ${name} as held set summary_version = held.version, summary_to = given.column3,` +
    ' summary_group = given.column4, summary_quantities = given.column5' +
    ` from (values ${tuples(summaries.length, 5, 2)}) as given where held.company_id = $1 and held.id = given.column1` +
    ` and held.version = ${castPlaceholder('given.column2', { type: 'integer' })}`
  const values = summaries.flatMap(({ id, version, summary }) => {
    return [id, String(version), summary.to, summary.group, summary.quantities]
  })
  return { text, tables, values: [companyId, ...values] }
}

/** The last log line of each record, in any order. */
export function selectLatestLines(log: Collection, companyId: number, recordIds: readonly string[]): Statement {
  const { name: table, tables } = tableOf(log)
  const text = placeholderText(`latest ${recordIds.length}`, () => {
    const ids = recordIds.map((_, index) => `$${index + 2}`).join(', ')
    const last = `select max(sequence) from ${table} where company_id = $1 and record_id in (${ids}) group by record_id`
    return `select record, version from ${table} where company_id = $1 and sequence in (${last})`
  })
  return { text, tables, values: [companyId, ...recordIds] }
}

/** The id of a record with a total. */
export interface HolderId {
  readonly holder: Collection
  readonly id: string | number
}

/** The exact totals of records in one or more collections, each with its `holder` and id; without missing ones. */
export function selectExacts(companyId: number, holders: readonly HolderId[]): Statement {
  const values: SqlValue[] = [companyId]
  const distinct = [...new Set(holders.map(({ holder }) => holder))]
  const parts = distinct.map((holder) => {
    const ids = holders.filter((one) => one.holder === holder).map(({ id }) => `$${values.push(id)}`)
    const columns = `'${holder.name}' as holder, cast(id as text) as id, exact`
    return `select ${columns} from ${tableOf(holder).name} where company_id = $1 and id in (${ids.join(', ')})`
  })
  return { text: parts.join(' union all '), tables: distinct.map((holder) => tableOf(holder).name), values }
}

/** Sets the exact totals of records of one collection. */
export function updateExacts(holder: Collection, companyId: number, totals: readonly WrittenTotal[]): Statement {
  const [first] = totals
  if (first !== undefined && totals.length === 1) return updateExact(holder, companyId, first)
  const { name, tables, key } = tableOf(holder)
  const id = castPlaceholder('given.column1', key[0] as TableColumn)
  const text =
    `update ${name} as held set exact = given.column2 from (values ${tuples(totals.length, 2, 2)}) as given` +
    ` where held.company_id = $1 and held.id = ${id}`
  return { text, tables, values: [companyId, ...totals.flatMap((one) => [statementText(one.id), one.exact])] }
}
