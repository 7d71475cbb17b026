import { copyOfArguments } from './copy-of-arguments.ts'
import type { SqlSession } from './sql-session.ts'

const CALLS = [
  ...(['get', 'getAll', 'list', 'count', 'page', 'latestOf'] as const),
  ...(['insert', 'insertAll', 'update', 'updateAll', 'delete', 'append', 'appendAll', 'ensure'] as const),
] as const

/** Methods that read their arguments before their first await. */
const READS_AT_ONCE: readonly string[] = ['get', 'list', 'count', 'page', 'insert', 'delete', 'ensure']

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
