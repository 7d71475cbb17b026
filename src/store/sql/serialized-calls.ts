import { asFields, cacheByObject, runSteps, type Steps } from '../../base/index.ts'
import { defineField } from '../checked-write.ts'
import { callOf, deriveCalls } from '../with-promises.ts'
import type { SqlReader } from './sql-reader.ts'
import type { SqlSession } from './sql-session.ts'

/** Calls that read their arguments before they first wait. */
const READS_AT_ONCE: ReadonlySet<string> = new Set([
  ...['get', 'list', 'count', 'page', 'summaries', 'insert', 'delete', 'ensure'],
])

/** Classes of collections whose calls run the steps of another one, and wait for earlier calls of the transaction. */
const serializedClasses = cacheByObject((inSteps: object) => {
  class Serialized {
    readonly collection: SqlReader
    readonly session: SqlSession

    constructor(collection: SqlReader) {
      this.collection = collection
      this.session = collection.session
    }
  }
  const call = (name: string) => {
    const steps = callOf(inSteps, name) as (...parameters: readonly unknown[]) => Steps<unknown>
    const isReadAtOnce = READS_AT_ONCE.has(name)
    return function (this: Serialized, ...parameters: unknown[]) {
      const { collection, session } = this
      // the caller may change its arguments before the call runs
      const isReadNow = isReadAtOnce && !session.isBusy
      const taken = isReadNow ? parameters : copyOfArguments(parameters, (value) => session.read.has(value))
      return session.serialize(() => runSteps(steps.apply(collection, taken)))
    }
  }
  deriveCalls(Serialized, { of: inSteps, call })
  return Serialized
})

/**
 * The collection with calls that run one after the other: each waits for the earlier ones of the transaction, and throws or
 * rejects after its end. On a synchronous client they answer at once.
 */
export function serializeCalls(collection: SqlReader): object {
  const Serialized = serializedClasses(Object.getPrototypeOf(collection))
  return new Serialized(collection)
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
