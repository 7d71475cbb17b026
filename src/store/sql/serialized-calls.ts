import { asFields } from '../../base/index.ts'
import { defineField } from '../checked-write.ts'
import type { SqlSession } from './sql-session.ts'

const CALLS = [
  ...(['get', 'getAll', 'list', 'count', 'page', 'summaries', 'latestOf'] as const),
  ...([
    'insert',
    'insertAll',
    'update',
    'updateAll',
    'setSummaries',
    'delete',
    'append',
    'appendAll',
    'ensure',
  ] as const),
] as const

/** Methods that read their arguments before their first await. */
const READS_AT_ONCE: readonly string[] = ['get', 'list', 'count', 'page', 'summaries', 'insert', 'delete', 'ensure']

type Calls = Partial<Record<(typeof CALLS)[number], (...args: readonly never[]) => Promise<unknown>>>

/** Serializes the calls of a collection in a transaction: each waits for the earlier ones; rejects after the end. */
export function serializedCalls(collection: Calls, session: SqlSession): object {
  const made: Calls = {}
  for (const name of CALLS) {
    const call = collection[name]
    if (call === undefined) continue
    made[name] = async (...args) => {
      // the caller may modify its arguments before the call runs
      const isReadNow = READS_AT_ONCE.includes(name) && !session.isBusy
      const taken = isReadNow ? args : copyOfArguments(args, (value) => session.read.has(value))
      return session.serialize(() => call.apply(collection, taken as []))
    }
  }
  return made
}

/** More levels than any record may have; deeper data is rejected. */
const DEPTH_MAX = 128

const TOO_DEEP = Symbol('too deep')

/** True for deeply frozen data, which is not copied. */
type IsKnown = (value: object) => boolean

function copyList(list: readonly unknown[], isKnown: IsKnown, depth: number): readonly unknown[] {
  // keeps gaps
  const copy = list.map((item) => copyPart(item, isKnown, depth + 1))
  return Object.isFrozen(list) && list.every((item, index) => Object.is(item, copy[index])) ? list : copy
}

function copyObject(value: object, isKnown: IsKnown, depth: number): object {
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain || Object.getOwnPropertySymbols(value).length > 0) return value
  let copy: Record<string, unknown> | null = Object.isFrozen(value) ? null : { ...value }
  const fields = copy ?? asFields(value)
  for (const key of Object.keys(fields)) {
    const field = fields[key]
    const item = copyPart(field, isKnown, depth + 1)
    if (Object.is(item, field)) continue
    copy ??= { ...value }
    defineField(copy, key, item)
  }
  return copy ?? value
}

function copyPart(value: unknown, isKnown: IsKnown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || isKnown(value)) return value
  if (depth > DEPTH_MAX) throw TOO_DEEP
  return Array.isArray(value) ? copyList(value, isKnown, depth) : copyObject(value, isKnown, depth)
}

/**
 * A deep copy of plain data that later changes by the caller do not affect; deeply frozen data is shared. Other values,
 * which no store accepts, are returned unchanged.
 */
export function copyOfArguments<T>(value: T, isKnown: IsKnown = () => false): T {
  try {
    return copyPart(value, isKnown, 0) as T
  } catch (thrown) {
    if (thrown === TOO_DEEP) return value
    throw thrown
  }
}
