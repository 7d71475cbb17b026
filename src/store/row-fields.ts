import { isInteger, isObject } from '../base/index.ts'
import { fail } from '../core/errors/index.ts'
import { msOfTimestamp } from '../core/time/index.ts'
import type { Collection, ListIndex, OrderField } from './collections.ts'

/** The fields of a key, in the order of its collection. */
export type KeyParts = readonly [string | number, ...(string | number)[]]

const TEXT_MAX = 512
/** ASCII texts compare and sort the same in every engine. */
const ASCII = /^[\x20-\x7e]+$/

const NUMBER = 'an integer'
const TEXT = '1 to 512 printable ASCII characters'

function isNumber(collection: Collection, field: string): boolean {
  return collection.numbers.includes(field)
}

/** True for a valid value of a key field or list field. */
export function isKeyPart(collection: Collection, field: string, value: unknown): value is string | number {
  if (isNumber(collection, field)) return Number.isSafeInteger(value)
  return isKeyText(value)
}

/** True for a text that may be part of a key. */
export function isKeyText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= TEXT_MAX && ASCII.test(value)
}

/** The fields of a record, of any collection. */
export type RecordFields = Readonly<Record<string, unknown>>

/** The value of a field at its path in the collection; undefined if missing. */
export function fieldOf(record: RecordFields, field: string, collection: Collection): unknown {
  const path = collection.hasPaths ? collection.paths[field] : undefined
  if (path === undefined) return record[field]
  let value: unknown = record
  for (const part of path.split('.')) {
    if (!isObject(value)) return undefined
    value = value[part]
  }
  return value
}

/** The parts of a key given as an id or as an object of its fields; null for an invalid key. */
export function partsOfKey(key: unknown, collection: Collection): KeyParts | null {
  const [field, ...others] = collection.key
  if (typeof key !== 'object') return others.length === 0 && isKeyPart(collection, field, key) ? [key] : null
  if (!isObject(key) || !collection.key.every((field) => isKeyPart(collection, field, key[field]))) return null
  return keyOfRecord(key, collection)
}

/** The key of a record. Throws `not_storable` if it has no valid one. */
export function keyOfRecord(record: RecordFields, collection: Collection): KeyParts {
  const [first, ...others] = collection.key
  return [keyPartOf(record, first, collection), ...others.map((field) => keyPartOf(record, field, collection))]
}

/** A field of the key of a record. Throws `not_storable` if it is no valid one. */
export function keyPartOf(record: RecordFields, field: string, collection: Collection): string | number {
  const value = record[field]
  if (isKeyPart(collection, field, value)) return value
  const expected = isNumber(collection, field) ? NUMBER : TEXT
  return fail(field, 'not_storable', { message: `must be ${expected}`, expected, received: value })
}

/** The key as a single value for maps, unique within the collection. */
export function mapKey(parts: KeyParts): string | number {
  return parts.length === 1 ? parts[0] : parts.join('\n')
}

/** Negative, positive or zero: compares numbers by size and texts by code units, part by part. */
export function compareKeys(a: KeyParts, b: KeyParts): number {
  for (let index = 0; index < a.length; index++) {
    const [x, y] = [a[index] as string | number, b[index] as string | number]
    if (x !== y) return x < y ? -1 : 1
  }
  return 0
}

function isNumbered(by: OrderField): boolean {
  return by === 'sequence'
}

/**
 * The sort rank of an order field's value: numbers ascending, timestamps newest first. Throws `not_storable` for
 * anything but an integer, or a timestamp in the canonical form.
 */
export function rankOf(value: unknown, by: OrderField): number {
  const rank = readRank(value, by)
  if (rank !== undefined) return rank
  const expected = isNumbered(by) ? NUMBER : 'a timestamp like 2025-01-31T12:00:00.000Z'
  return fail(by, 'not_storable', { message: `must be ${expected}`, expected, received: value })
}

/** Like `rankOf`, but undefined for invalid values. */
export function readRank(value: unknown, by: OrderField): number | undefined {
  if (isNumbered(by)) return isInteger(value) ? value : undefined
  const ms = typeof value === 'string' ? msOfTimestamp(value) : undefined
  return ms === undefined ? undefined : -ms
}

/** The value that a row shares with its list; undefined if no list of the index has it. Throws `not_storable`. */
export function groupOf(record: RecordFields, where: string, collection: Collection): string | number | undefined {
  const value = fieldOf(record, where, collection)
  if (value === null || value === undefined) return undefined
  if (isKeyPart(collection, where, value)) return value
  const expected = `null, or ${isNumber(collection, where) ? NUMBER : TEXT}`
  return fail(where, 'not_storable', { message: `must be ${expected}`, expected, received: value })
}

/** The position of a record in a list of its collection; undefined: the list has no group for it. */
export interface RowPosition {
  readonly rank: number
  readonly group: string | number | undefined
}

/** The position of a record in each list of its collection. Throws `not_storable` if it has none in one of them. */
export function positionsOf(record: RecordFields, collection: Collection): readonly RowPosition[] {
  const positions: RowPosition[] = []
  let [last, rank]: [OrderField | null, number] = [null, 0]
  for (const { by, where } of collection.lists) {
    // most collections order all lists by the same field
    if (by !== last) rank = rankOf(fieldOf(record, by, collection), by)
    last = by
    positions.push({ rank, group: where === undefined ? undefined : groupOf(record, where, collection) })
  }
  return positions
}

/** True if the list is filtered and ordered by these fields. */
export function isSameList(a: ListIndex, where: string | undefined, by: unknown): boolean {
  return a.where === where && a.by === by
}
