import { cacheByObject } from '../base/index.ts'
import type { AnyBatchRepository, AnyContentRepository, AnyLogBook } from './repository.ts'

/** The name of a call of a collection. */
type CallName = keyof AnyBatchRepository | keyof AnyContentRepository | keyof AnyLogBook

/** The calls of collections: one that is missing does not compile. */
const CALLS: Readonly<Record<CallName, true>> = {
  ...{ get: true, getAll: true, list: true, count: true, page: true, latestOf: true, summaries: true },
  ...{ insert: true, insertAll: true, update: true, updateAll: true, delete: true, setSummaries: true },
  ...{ append: true, appendAll: true, ensure: true },
}

/** A call of any collection. */
type Call = (...parameters: readonly unknown[]) => unknown

/** Makes a class of collections from another one: each call of it runs the call of the same name in its own way. */
export function deriveCalls<Made extends object>(
  base: new (...parameters: never[]) => Made,
  {
    of,
    call,
  }: { readonly of: object; readonly call: (name: string) => (this: Made, ...parameters: unknown[]) => unknown },
): void {
  for (const name of Object.keys(CALLS)) {
    if (name in of) Object.defineProperty(base.prototype, name, { value: call(name), writable: true })
  }
}

/** Classes of collections whose calls return promises, by those whose calls answer at once. */
const promiseClasses = cacheByObject((atOnce: object) => {
  class Promised {
    readonly collection: object

    constructor(collection: object) {
      this.collection = collection
    }
  }
  const call = (name: string) =>
    async function (this: Promised, ...parameters: unknown[]) {
      const call: Call = Reflect.get(this.collection, name)
      return call.apply(this.collection, parameters)
    }
  deriveCalls(Promised, { of: atOnce, call })
  return Promised
})

/** The collection with the calls of the port, which return promises and reject. */
export function withPromises(collection: object): object {
  const Promised = promiseClasses(Object.getPrototypeOf(collection))
  return new Promised(collection)
}
