import type { WriteTx } from '../../core/context/context.ts'

/** Collections records name; a transaction that changes records alone leaves them. */
const NAMED = ['emissionFactors', 'emissionKinds', 'sites', 'vehicles', 'factorSnapshots'] as const

interface Getter {
  get(id: string): Promise<object | null>
}

/** The target with some of its members replaced; the others go on as before. */
function withMembers<T extends object>(target: T, members: Readonly<Record<string, unknown>>): T {
  return new Proxy(target, {
    get(of, name) {
      if (typeof name === 'string' && Object.hasOwn(members, name)) return members[name]
      const member: unknown = Reflect.get(of, name, of)
      return typeof member === 'function' ? member.bind(of) : member
    },
  })
}

/** The reader, which finds each row once; what is not there is asked for again, for it may come. */
function onceRead<T extends Getter>(reader: T): T {
  const known = new Map<string, object>()
  const get = async (id: string) => {
    const before = known.get(id)
    if (before !== undefined) return before
    const found = await reader.get(id)
    if (found !== null) known.set(id, found)
    return found
  }
  return withMembers(reader, { get })
}

/** The transaction, in which what many records name is read once. */
export function remembering(tx: WriteTx): WriteTx {
  return withMembers(tx, Object.fromEntries(NAMED.map((name) => [name, onceRead(tx[name] as unknown as Getter)])))
}
