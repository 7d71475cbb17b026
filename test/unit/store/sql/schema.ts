import { STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import { collectionsOf, type ListIndex } from '../../../../src/store/index.ts'
import { COMPANIES, COUNTERS, KEY_DIRECTORY } from '../../../../src/store/sql/statements.ts'
import {
  type CollectionTable,
  rankColumn,
  snakeCase,
  type TableColumn,
  tableOf,
} from '../../../../src/store/sql/table-columns.ts'

function columnText({ name, type, isNull }: TableColumn): string {
  return `${name} {${type}}${isNull ? '' : ' not null'}`
}

function createTable(table: CollectionTable): string {
  const columns = [
    'company_id {integer} not null',
    ...table.key.map(columnText),
    ...table.found.map(columnText),
    ...(table.hasSummary
      ? ['summary_version {integer}', 'summary_to {text}', 'summary_group {text}', 'summary_quantities {text}']
      : []),
    ...(table.hasExact ? ['exact {text} not null'] : []),
    'version {integer} not null',
    'record {text} not null',
    `primary key (company_id, ${table.key.map(({ name }) => name).join(', ')})`,
  ]
  return `create table ${table.name} (${columns.join(', ')}){end}`
}

/** The columns of an index: the company, the list's shared value, its order, the key. */
function indexColumns({ key }: CollectionTable, { where, by }: ListIndex): string[] {
  const shared = where === undefined ? [] : [snakeCase(where)]
  return [...new Set(['company_id', ...shared, rankColumn(by), ...key.map(({ name }) => name)])]
}

/** The columns that SQLite's index by date has in addition. */
const COVERED = ', exact, version, summary_version, summary_to, summary_group, summary_quantities'

/** Fields that are null in most records, whose indexes leave those out. */
const MOSTLY_NULL: readonly string[] = ['vendorId', 'customEmissionFactorId']

function createIndexes(table: CollectionTable, lists: readonly ListIndex[]): string[] {
  const primary = ['company_id', ...table.key.map(({ name }) => name)].join(', ')
  return lists.flatMap((list) => {
    const columns = indexColumns(table, list).join(', ')
    if (columns === primary) return []
    const name = [table.name, ...(list.where === undefined ? [] : [snakeCase(list.where)]), rankColumn(list.by)].join(
      '_',
    )
    const covered = table.hasSummary && list.where === undefined && list.by === 'startDate' ? COVERED : ''
    const condition =
      list.where !== undefined && MOSTLY_NULL.includes(list.where) ? ` where ${snakeCase(list.where)} is not null` : ''
    return [`create index ${name} on ${table.name} (${columns}${covered})${condition}`]
  })
}

/** The statements that create the current schema, one object each; placeholders: `{integer}`, `{text}`, `{end}`. */
export function schemaStatements(): string[] {
  const collections = collectionsOf(STORE_DEFINITION).all.flatMap((collection) => {
    const table = tableOf(collection)
    return [createTable(table), ...createIndexes(table, collection.lists)]
  })
  return [
    `create table ${COMPANIES} (company_id {integer} not null, exact {text} not null, log_sequence {integer} not null, log_digest {text} not null, primary key (company_id)){end}`,
    `create table ${COUNTERS} (company_id {integer} not null, counted {text} not null, last {integer} not null,` +
      ' primary key (company_id, counted)){end}',
    `create table ${KEY_DIRECTORY} (hash {text} not null, company_id {integer} not null, id {text} not null,` +
      ' primary key (hash)){end}',
    ...collections,
  ]
}

/** The tables with their columns, and the indexes, after the statements, as SQLite runs them. */
export function finalSchema(statements: readonly string[]): Record<string, readonly string[]> {
  const schema: Record<string, readonly string[]> = {}
  for (const statement of statements.map((one) => one.replace('{sqlite} ', ''))) {
    const [, table = '', columns = ''] = /^create table (\w+) \((.*)\)\{end\}$/.exec(statement) ?? []
    const [, index = ''] = /^create index (\w+) /.exec(statement) ?? []
    const [, altered = '', column = ''] = /^alter table (\w+) add column (.*)$/.exec(statement) ?? []
    const [, dropped = ''] = /^drop index (\w+)$/.exec(statement) ?? []
    if (table !== '') schema[table] = columns.split(/, (?![^(]*\))/).sort()
    else if (index !== '') schema[index] = [statement]
    else if (altered !== '') schema[altered] = [...(schema[altered] ?? []), column].sort()
    else if (dropped !== '' && dropped in schema) delete schema[dropped]
    else throw new Error(`${statement} is no statement of a schema`)
  }
  return schema
}

/** A table of a schema. */
interface SchemaTable {
  readonly name: string
  /** The columns of its primary key, in order. */
  readonly key: readonly string[]
  /** The columns of each index. */
  readonly indexes: readonly (readonly string[])[]
}

function columnsOf(list: string): string[] {
  return list.split(',').map((one) => one.trim())
}

/** The keys and indexes of the tables that statements of a schema create, in order. */
export function keysAndIndexesOf(statements: readonly string[]): SchemaTable[] {
  return statements.flatMap((statement) => {
    const name = /^create table (\w+)/.exec(statement)?.[1]
    if (name === undefined) return []
    const key = columnsOf(/primary key \(([^)]*)\)/.exec(statement)?.[1] ?? '')
    const made = statements.map((one) => /^create (?:unique )?index \w+ on (\w+) \(([^)]*)\)/.exec(one))
    return [{ name, key, indexes: made.flatMap((one) => (one?.[1] === name ? [columnsOf(one[2] ?? '')] : [])) }]
  })
}
