import { cached } from './cached.ts'

/** The target with some of its members replaced; its other methods run on the target itself. */
export function withMembers<T extends object>(target: T, members: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get: (_, name) => {
      if (typeof name === 'string' && Object.hasOwn(members, name)) return members[name]
      const member: unknown = Reflect.get(target, name, target)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
}

/** The reader, which reads each row once; what is not there is asked for again, for it may come. */
export function readingOnce<T extends { get(key: never): Promise<object | null> }>(reader: T): T {
  return withMembers(reader, { get: cached((key: never) => reader.get(key), isThere) })
}

function isThere(row: object | null): boolean {
  return row !== null
}
