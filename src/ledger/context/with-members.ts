import { getOrCompute } from '../../base/index.ts'
import { cacheByKey } from './cached.ts'

type Members = Readonly<Record<string, unknown>>

/** The names of an object's members, those of its class included. */
function memberNames(target: object): ReadonlySet<string> {
  const names = new Set<string>()
  let owner: object | null = target
  while (owner !== null && owner !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(owner)) if (name !== 'constructor') names.add(name)
    owner = Object.getPrototypeOf(owner)
  }
  return names
}

/** An object with the members of another. `derive` makes each member on its first use. */
function derivedObject<T extends object>(target: T, derive: (name: string) => unknown): T {
  const made = new Map<string, unknown>()
  const object = {}
  for (const name of memberNames(target)) {
    Object.defineProperty(object, name, { get: () => getOrCompute(made, name, derive) })
  }
  return object as T
}

/** The target with some of its members replaced; its other methods run on the target itself. */
export function withMembers<T extends object>(target: T, members: Members): T {
  return derivedObject(target, (name) => {
    if (Object.hasOwn(members, name)) return members[name]
    const member = (target as Members)[name]
    return typeof member === 'function' ? member.bind(target) : member
  })
}

/** The given members of the target. Reading another member throws, with the reason. */
export function onlyMembers<T extends object>(target: T, members: Members, reason: string): T {
  return derivedObject(target, (name) => {
    if (Object.hasOwn(members, name)) return members[name]
    throw new TypeError(`${reason}; ${name} must wait`)
  })
}

/** The target, whose methods, and those of the objects in it, call `wait` and await it before they begin. */
export function delayCalls<T extends object>(target: T, wait: () => Promise<void>): T {
  return derivedObject(target, (name) => {
    const member = (target as Members)[name]
    if (typeof member === 'object' && member !== null) return delayCalls(member, wait)
    if (typeof member !== 'function') return member
    return async (...parameters: unknown[]) => {
      await wait()
      return member.apply(target, parameters)
    }
  })
}

/** The reader, which reads each row once. A missing row is read again, because it may have been added. */
export function readingOnce<T extends { get(key: never): Promise<object | null> }>(reader: T): T {
  return withMembers(reader, { get: cacheByKey((key: never) => reader.get(key), isFound) })
}

function isFound(row: object | null): boolean {
  return row !== null
}
