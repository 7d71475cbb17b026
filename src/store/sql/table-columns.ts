import { getOrInsertComputed } from '../../errors/index.ts'
import { type CollectionName, collectionOf, type ListIndex, type OrderField } from '../collections.ts'
import { fieldOf, groupOf, keyOfRecord, rankOf } from '../row-fields.ts'
import type { SqlValue } from './database.ts'

/** A column derived from the record. */
export interface TableColumn {
  readonly name: string
  readonly type: 'integer' | 'text'
  readonly isNull: boolean
  readonly valueIn: (record: object) => SqlValue
}

/** The table of a collection. */
export interface CollectionTable {
  readonly collection: CollectionName
  readonly name: string
  /** The name as a list: the tables of a statement that touches no other. */
  readonly tables: readonly [string]
  /** The columns of the key, after `company_id`. */
  readonly key: readonly TableColumn[]
  /** The columns that lists use. */
  readonly found: readonly TableColumn[]
  /** True if each row has an exact number. */
  readonly hasExact: boolean
}

/** The prefix of all names, so that the database can have other tables. */
export const TABLE_PREFIX = 'tonne_'

/** 'siteFuels' as a SQL name: 'site_fuels'. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The name of a collection's table. */
export function tableName(name: CollectionName): string {
  return TABLE_PREFIX + snakeCase(name)
}

/** The column that orders a list: `rankOf`, so that all lists are ascending. */
export function rankColumn(by: OrderField): string {
  return by === 'sequence' ? 'sequence' : `${snakeCase(by)}_rank`
}

function typeOf(name: CollectionName, field: string): 'integer' | 'text' {
  return collectionOf(name).numbers?.includes(field) === true ? 'integer' : 'text'
}

function keyColumn(name: CollectionName, field: string, index: number): TableColumn {
  const valueIn = (record: object) => keyOfRecord(record, name)[index] as SqlValue
  return { name: snakeCase(field), type: typeOf(name, field), isNull: false, valueIn }
}

function orderColumn(name: CollectionName, by: OrderField): TableColumn {
  const valueIn = (record: object) => rankOf(fieldOf(record, by, collectionOf(name)), by)
  return { name: rankColumn(by), type: 'integer', isNull: false, valueIn }
}

function groupColumn(name: CollectionName, where: string): TableColumn {
  const valueIn = (record: object) => groupOf(record, where, name) ?? null
  return { name: snakeCase(where), type: typeOf(name, where), isNull: true, valueIn }
}

function foundColumns(name: CollectionName, lists: readonly ListIndex[]): TableColumn[] {
  const orders = new Set(lists.map(({ by }) => by))
  const groups = new Set(lists.flatMap(({ where }) => (where === undefined ? [] : [where])))
  return [
    ...[...orders].map((by) => orderColumn(name, by)),
    ...[...groups].map((where) => groupColumn(name, where)),
  ].filter(({ name: column }) => !collectionOf(name).key.some((field) => snakeCase(field) === column))
}

function makeTable(name: CollectionName): CollectionTable {
  const { key, lists, exact } = collectionOf(name)
  return {
    collection: name,
    name: tableName(name),
    tables: [tableName(name)],
    key: key.map((field, index) => keyColumn(name, field, index)),
    found: foundColumns(name, lists),
    hasExact: exact !== 'none',
  }
}

const made = new Map<CollectionName, CollectionTable>()

/** The table of a collection, derived from `COLLECTIONS`. */
export function tableOf(name: CollectionName): CollectionTable {
  return getOrInsertComputed(made, name, makeTable)
}

/** The columns of a row as returned to callers. */
export function returnedColumns({ hasExact }: CollectionTable): string {
  return hasExact ? 'record, version, exact' : 'record, version'
}

/** Throws `not_storable` unless the record has a value for each column of its key and lists. */
export function checkColumns(name: CollectionName, record: object): void {
  const { key, found } = tableOf(name)
  for (const { valueIn } of key) valueIn(record)
  for (const { valueIn } of found) valueIn(record)
}
