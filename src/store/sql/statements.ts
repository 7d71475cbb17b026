import { cacheByObject, getOrCompute } from '../../base/index.ts'
import { recordJson } from '../../core/emissions/index.ts'
import type { CheckedFilter, CheckedOptions } from '../checked-query.ts'
import type { Collection, ContributionPath, SharedContribution } from '../collections.ts'
import type { LogHead } from '../log-chain.ts'
import { isKeyPart, type KeyParts, type RecordFields } from '../row-fields.ts'
import type { RowSummary } from '../row-summary.ts'
import type { EngineDialect, SqlRow, SqlValue, Statement } from './database.ts'
import { SUMMARY_COLUMNS, summaryValues } from './row-summaries.ts'
import { type CollectionTable, rankColumn, returnedColumns, snakeCase, TABLE_PREFIX, tableOf } from './table-columns.ts'

/** The table of companies: one row each, the lock of its writers. */
export const COMPANIES = `${TABLE_PREFIX}companies`
/** The last numbers assigned, per company. */
export const COUNTERS = `${TABLE_PREFIX}counters`
/** The table of the hashes of API keys and their companies: the only data that all companies share. */
export const KEY_DIRECTORY = `${TABLE_PREFIX}key_directory`

/** The placeholders `$from, $from+1, …`. */
function places(count: number, from: number): string {
  return Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ')
}

/** `a = $2 and b = $3`: the condition for a row's key, after the company in $1. */
function keyEquals({ key }: CollectionTable): string {
  return key.map(({ name }, index) => `${name} = $${index + 2}`).join(' and ')
}

/** Selects a row by its key. */
export function selectRow(collection: Collection, companyId: number, key: KeyParts): Statement {
  return { text: selectRowText(collection), tables: tableOf(collection).tables, values: [companyId, ...key] }
}

const selectRowText = cacheByObject((collection: Collection) => {
  const table = tableOf(collection)
  return `select ${returnedColumns(table)} from ${table.name} where company_id = $1 and ${keyEquals(table)}`
})

/** The values of a row to write. */
export interface WrittenRow {
  readonly record: RecordFields
  readonly exact: string | null
  readonly summary?: RowSummary | null
}

/** A new state of a row with an expected version. */
export interface RowUpdate extends WrittenRow {
  readonly key: KeyParts
  readonly version: number
}

/** Updates a row if it still has the version; returns its new version. */
export function updateRow(collection: Collection, companyId: number, row: RowUpdate): Statement {
  const { key, version, record, exact, summary } = row
  const table = tableOf(collection)
  const hasNewExact = table.hasExact && exact !== null
  const set = [
    'record',
    ...table.found.map((one) => one.name),
    ...(table.hasSummary ? SUMMARY_COLUMNS : []),
    ...(hasNewExact ? ['exact'] : []),
  ]
  const from = key.length + 3
  const text =
    `update ${table.name} set version = version + 1, ${set.map((one, index) => `${one} = $${from + index}`).join(', ')}` +
    ` where company_id = $1 and ${keyEquals(table)} and version = $${key.length + 2} returning version`
  const found = table.found.map(({ valueIn }) => valueIn(record))
  const summarized = table.hasSummary ? summaryValues(summary, version + 1) : []
  const values = [...found, ...summarized, ...(hasNewExact ? [exact] : [])]
  return { text, tables: table.tables, values: [companyId, ...key, version, recordJson(record), ...values] }
}

/** Deletes a row by its key. */
export function deleteRow(collection: Collection, companyId: number, key: KeyParts): Statement {
  const table = tableOf(collection)
  const text = `delete from ${table.name} where company_id = $1 and ${keyEquals(table)}`
  return { text, tables: table.tables, values: [companyId, ...key] }
}

/** A record that rows reference in a field. */
interface Referenced {
  readonly field: string
  readonly id: string | number
}

/** The links of one record: the values of the reference field `by`, and their exact numbers. */
export function selectLinks(
  { through, by }: Pick<SharedContribution, 'through' | 'by'>,
  companyId: number,
  { field, id }: Referenced,
): Statement {
  const { name, tables } = tableOf(through)
  const text =
    `select ${snakeCase(by)} as holder, exact from ${name}` + ` where company_id = $1 and ${snakeCase(field)} = $2`
  return { text, tables, values: [companyId, id] }
}

/** A row that references `id` in a field, if any. */
export function selectNaming(collection: Collection, companyId: number, { field, id }: Referenced): Statement {
  const { name: table, tables } = tableOf(collection)
  const text = `select 1 as named from ${table} where company_id = $1 and ${snakeCase(field)} = $2 limit 1`
  return { text, tables, values: [companyId, id] }
}

/** Selects a row whose key begins with a value from `first` to `last`, if any. */
export function selectKeyRange(
  collection: Collection,
  companyId: number,
  { first, last }: { readonly first: string | number; readonly last: string | number },
): Statement {
  const { name: table, tables, key } = tableOf(collection)
  const column = key[0]?.name
  const text = `select 1 as found from ${table} where company_id = $1 and ${column} >= $2 and ${column} <= $3 limit 1`
  return { text, tables, values: [companyId, first, last] }
}

/** A part of a list, and the columns to select instead of those of whole rows. */
interface SelectedList {
  readonly filter: CheckedFilter
  readonly options: CheckedOptions
  readonly columns?: string
}

/** The values of the condition of a list; null: the list must be empty. */
function conditionValues(
  collection: Collection,
  companyId: number,
  { list, group, low, high }: CheckedFilter,
): SqlValue[] | null {
  const values: SqlValue[] = [companyId]
  if (list.where !== undefined) {
    if (!isKeyPart(collection, list.where, group)) return null
    values.push(group)
  }
  if (Number.isFinite(low)) values.push(low)
  if (Number.isFinite(high)) values.push(high)
  return values
}

/** The condition of a list, with the places of these values. */
function conditionText({ list, low, high }: CheckedFilter): string {
  let place = 1
  let text = 'company_id = $1'
  const add = (condition: string) => {
    place += 1
    text += ` and ${condition} $${place}`
  }
  if (list.where !== undefined) add(`${snakeCase(list.where)} =`)
  const rank = rankColumn(list.by)
  if (Number.isFinite(low)) add(`${rank} >=`)
  if (Number.isFinite(high)) add(`${rank} <`)
  return text
}

/** The columns that order a list. */
function orderOf(collection: Collection, { list }: CheckedFilter): readonly string[] {
  return [...new Set([rankColumn(list.by), ...tableOf(collection).key.map((one) => one.name)])]
}

/** The text that selects a list; `from`: the place of the first value after those of the condition. */
function listText(collection: Collection, { filter, options, columns }: SelectedList, from: number): string {
  const table = tableOf(collection)
  const order = orderOf(collection, filter)
  const [isAfter, direction] = options.order === 'first' ? ['>', 'asc'] : ['<', 'desc']
  const after =
    options.after === undefined ? '' : ` and (${order.join(', ')}) ${isAfter} (${places(order.length, from)})`
  const last = from + (options.after === undefined ? 0 : order.length)
  return (
    `select ${columns ?? returnedColumns(table)} from ${table.name} where ${conditionText(filter)}${after}` +
    ` order by ${order.map((one) => `${one} ${direction}`).join(', ')} limit $${last} offset $${last + 1}`
  )
}

/** The texts of the lists of a collection, by their columns and by the parts that they have. */
const listTexts = cacheByObject((_: Collection) => new Map<string, Map<number, string>>())

/** A number for the list and the parts of a statement that selects it; the same number, the same text. */
function shapeOf({ lists }: Collection, { filter: { list, low, high }, options }: SelectedList): number {
  const ends = (Number.isFinite(low) ? 8 : 0) + (Number.isFinite(high) ? 4 : 0)
  const position = (options.order === 'first' ? 2 : 0) + (options.after === undefined ? 0 : 1)
  return 16 * lists.indexOf(list) + ends + position
}

/** At most `limit` rows of a list, in order; null: the list must be empty. */
export function selectList(collection: Collection, companyId: number, selected: SelectedList): Statement | null {
  const { filter, options, columns = '' } = selected
  const values = conditionValues(collection, companyId, filter)
  if (values === null) return null
  const texts = getOrCompute(listTexts(collection), columns, () => new Map<number, string>())
  const from = values.length + 1
  const text = getOrCompute(texts, shapeOf(collection, selected), () => listText(collection, selected, from))
  const { after, limit, offset } = options
  if (after !== undefined) {
    const isRankInKey = orderOf(collection, filter).length === after.key.length
    values.push(...(isRankInKey ? [after.rank] : [after.rank, ...after.key]))
  }
  values.push(limit, offset)
  return { text, tables: tableOf(collection).tables, values }
}

/** The number of rows in a list; null: the list must be empty. */
export function countList(collection: Collection, companyId: number, filter: CheckedFilter): Statement | null {
  const values = conditionValues(collection, companyId, filter)
  if (values === null) return null
  const { name: table, tables } = tableOf(collection)
  const text = `select count(*) as rows from ${table} where ${conditionText(filter)}`
  return { text, tables, values }
}

/** The exact total of a record. */
export function selectExact(holder: Collection, companyId: number, id: string | number): Statement {
  const { name, tables } = tableOf(holder)
  return { text: `select exact from ${name} where company_id = $1 and id = $2`, tables, values: [companyId, id] }
}

/** The exact total of a record, as it is written. */
export interface WrittenTotal {
  readonly id: string | number
  readonly exact: string
}

/** Sets the exact total of a record. */
export function updateExact(holder: Collection, companyId: number, { id, exact }: WrittenTotal): Statement {
  const { name, tables } = tableOf(holder)
  const text = `update ${name} set exact = $3 where company_id = $1 and id = $2`
  return { text, tables, values: [companyId, id, exact] }
}

/** Assigns the next number of a collection. */
export function nextNumber(companyId: number, collection: Collection): Statement {
  const text =
    `insert into ${COUNTERS} as held (company_id, counted, last) values ($1, $2, 1)` +
    ' on conflict (company_id, counted) do update set last = held.last + 1 returning last'
  return { text, tables: [COUNTERS], values: [companyId, snakeCase(collection.name)] }
}

/** The company of a hash: the only statement across companies. */
export function selectHash(hash: string): Statement {
  return {
    text: `select company_id, id from ${KEY_DIRECTORY} where hash = $1`,
    tables: [KEY_DIRECTORY],
    values: [hash],
  }
}

/** Reserves a hash for a key of the company; returns nothing if it is taken. */
export function insertHash(companyId: number, { hash, id }: { readonly hash: string; readonly id: string }): Statement {
  const text = `insert into ${KEY_DIRECTORY} (company_id, hash, id) values ($1, $2, $3) on conflict do nothing returning id`
  return { text, tables: [KEY_DIRECTORY], values: [companyId, hash, id] }
}

/** Releases a hash of the company. */
export function deleteHash(companyId: number, hash: string): Statement {
  const text = `delete from ${KEY_DIRECTORY} where company_id = $1 and hash = $2`
  return { text, tables: [KEY_DIRECTORY], values: [companyId, hash] }
}

/** Inserts the row of the company if it is missing. */
export function insertCompany(companyId: number, { sequence, digest }: LogHead): Statement {
  return {
    text:
      `insert into ${COMPANIES} (company_id, exact, log_sequence, log_digest) values ($1, '0', $2, $3)` +
      ' on conflict do nothing',
    tables: [COMPANIES],
    values: [companyId, sequence, digest],
  }
}

const COMPANY_ROW = `select exact, log_sequence, log_digest from ${COMPANIES} where company_id = $1`

/** The row of the company, with its total and log head. */
export function selectCompany(companyId: number): Statement {
  return { text: COMPANY_ROW, tables: [COMPANIES], values: [companyId] }
}

/** The same row, locked for a writer. */
export function lockCompany(companyId: number, { lockRow }: EngineDialect): Statement {
  return { text: `${COMPANY_ROW}${lockRow}`, tables: [COMPANIES], values: [companyId] }
}

/** Sets the total and log head of a company. */
export function updateCompany(
  companyId: number,
  { exact, logHead }: { readonly exact: string; readonly logHead: LogHead },
): Statement {
  const text = `update ${COMPANIES} set exact = $2, log_sequence = $3, log_digest = $4 where company_id = $1`
  return { text, tables: [COMPANIES], values: [companyId, exact, logHead.sequence, logHead.digest] }
}

/** A page of a company's rows, after the last one of the previous page. */
export interface Part {
  readonly last: SqlRow | null
  readonly limit: number
}

/** The condition for rows after the last one of a page; its key is in `key_1`, `key_2`. */
function buildAfterCondition(columns: readonly string[], last: SqlRow | null): Pick<Statement, 'text' | 'values'> {
  if (last === null) return { text: '', values: [] }
  const values = columns.map((_, index) => last[`key_${index + 1}`] as SqlValue)
  return { text: ` and (${columns.join(', ')}) > (${places(columns.length, 3)})`, values }
}

/**
 * The contributions of rows, in the order of their keys: the holder, the number, and for links the shared record
 * (`source`) with its own number (`whole`).
 */
export function selectContributions(one: ContributionPath, companyId: number, { last, limit }: Part): Statement {
  const { from, through, by, source } = one
  const table = tableOf(through ?? from)
  const keys = table.key.map(({ name }) => `held.${name}`)
  const holder = by === undefined ? "''" : `held.${snakeCase(by)}`
  const columns = [`${holder} as holder`, 'held.exact', ...keys.map((key, index) => `${key} as key_${index + 1}`)]
  const joins =
    through === undefined || source === undefined
      ? ''
      : ` left join ${tableOf(from).name} as shared on shared.company_id = held.company_id and shared.id = held.${snakeCase(source)}`
  if (joins !== '') columns.push(`held.${snakeCase(source as string)} as source`, 'shared.exact as whole')
  const { text, values } = buildAfterCondition(keys, last)
  return {
    text:
      `select ${columns.join(', ')} from ${table.name} as held${joins}` +
      ` where held.company_id = $1${text} order by ${keys.join(', ')} limit $2`,
    tables: joins === '' ? table.tables : [table.name, tableOf(from).name],
    values: [companyId, limit, ...values],
  }
}

/** The totals of holders, in the order of their ids. */
export function selectTotals(holder: Collection, companyId: number, { last, limit }: Part): Statement {
  const { text, values } = buildAfterCondition(['held.id'], last)
  const { name, tables } = tableOf(holder)
  return {
    text: `select held.id as key_1, held.exact from ${name} as held where held.company_id = $1${text} order by held.id limit $2`,
    tables,
    values: [companyId, limit, ...values],
  }
}

/** Deletes all rows of a company from a table. */
export function deleteCompanyRows(table: string, companyId: number): Statement {
  return { text: `delete from ${table} where company_id = $1`, tables: [table], values: [companyId] }
}
