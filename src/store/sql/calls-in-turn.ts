import { asGiven } from './as-given.ts'
import type { SqlSession } from './sql-session.ts'

const CALLS = [
  ...(['get', 'getAll', 'list', 'count', 'page', 'latestOf'] as const),
  ...(['insert', 'insertAll', 'update', 'updateAll', 'delete', 'append', 'appendAll', 'ensure'] as const),
] as const

/** Those that look at what they are given before they first wait. */
const READS_AT_ONCE: readonly string[] = ['get', 'list', 'count', 'page', 'insert', 'delete', 'ensure']

type Calls = Partial<Record<(typeof CALLS)[number], (...given: readonly never[]) => Promise<unknown>>>

/** The calls of a collection as a transaction hands them out: each waits for those before it, and is refused after the end. */
export function callsInTurn(collection: object, session: SqlSession): object {
  const made: Calls = {}
  for (const name of CALLS) {
    const call = (collection as Calls)[name]
    if (call === undefined) continue
    made[name] = async (...given) => {
      // whoever calls may change what it gave before the turn has come
      const isReadNow = READS_AT_ONCE.includes(name) && !session.isBusy
      const taken = isReadNow ? given : asGiven(given, (value) => session.read.has(value))
      return session.inTurn(() => call.apply(collection, taken as []))
    }
  }
  return made
}
