import { cacheByObject } from '../../base/index.ts'
import type { Collection, ListIndex, OrderField } from '../collections.ts'
import { fieldOf, groupOf, keyPartOf, type RecordFields, rankOf } from '../row-fields.ts'
import type { SqlValue } from './database.ts'

/** A column derived from the record. */
export interface TableColumn {
  readonly name: string
  readonly type: 'integer' | 'text'
  readonly isNull: boolean
  readonly valueIn: (record: RecordFields) => SqlValue
}

/** The table of a collection. */
export interface CollectionTable {
  readonly name: string
  /** The name as a list: the tables of a statement that touches no other. */
  readonly tables: readonly [string]
  /** The columns of the key, after `company_id`. */
  readonly key: readonly TableColumn[]
  /** The columns that lists use. */
  readonly found: readonly TableColumn[]
  /** True if each row has an exact number. */
  readonly hasExact: boolean
  /** True if each row may have a summary. */
  readonly hasSummary: boolean
}

/** The prefix of all names, so that the database can have other tables. */
export const TABLE_PREFIX = 'tonne_'

/** 'apiKeys' as a SQL name: 'api_keys'. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The column that orders a list: `rankOf`, so that all lists are ascending. */
export function rankColumn(by: OrderField): string {
  return by === 'sequence' ? 'sequence' : `${snakeCase(by)}_rank`
}

function typeOf(collection: Collection, field: string): 'integer' | 'text' {
  return collection.numbers.includes(field) ? 'integer' : 'text'
}

function keyColumn(collection: Collection, field: string): TableColumn {
  const valueIn = (record: RecordFields) => keyPartOf(record, field, collection)
  return { name: snakeCase(field), type: typeOf(collection, field), isNull: false, valueIn }
}

function orderColumn(collection: Collection, by: OrderField): TableColumn {
  const valueIn = (record: RecordFields) => rankOf(fieldOf(record, by, collection), by)
  return { name: rankColumn(by), type: 'integer', isNull: false, valueIn }
}

function groupColumn(collection: Collection, where: string): TableColumn {
  const valueIn = (record: RecordFields) => groupOf(record, where, collection) ?? null
  return { name: snakeCase(where), type: typeOf(collection, where), isNull: true, valueIn }
}

function foundColumns(collection: Collection, lists: readonly ListIndex[]): TableColumn[] {
  const orders = new Set(lists.map(({ by }) => by))
  const groups = new Set(lists.flatMap(({ where }) => (where === undefined ? [] : [where])))
  return [
    ...[...orders].map((by) => orderColumn(collection, by)),
    ...[...groups].map((where) => groupColumn(collection, where)),
  ].filter(({ name: column }) => !collection.key.some((field) => snakeCase(field) === column))
}

function makeTable(collection: Collection): CollectionTable {
  const { key, lists, exact } = collection
  const name = TABLE_PREFIX + snakeCase(collection.name)
  return {
    name,
    tables: [name],
    key: key.map((field) => keyColumn(collection, field)),
    found: foundColumns(collection, lists),
    hasExact: exact !== 'none',
    hasSummary: exact === 'emission',
  }
}

/** The table of a collection, which follows from its definition. */
export const tableOf: (collection: Collection) => CollectionTable = cacheByObject(makeTable)

/** The columns of a row as returned to callers. */
export function returnedColumns({ hasExact }: CollectionTable): string {
  return hasExact ? 'record, version, exact' : 'record, version'
}

/** Throws `not_storable` unless the record has a value for each column of its key and lists. */
export function checkColumns(collection: Collection, record: RecordFields): void {
  const { key, found } = tableOf(collection)
  for (const { valueIn } of key) valueIn(record)
  for (const { valueIn } of found) valueIn(record)
}
