import type { SqlSession } from './sql-session.ts'

const CALLS = ['get', 'list', 'count', 'page', 'insert', 'update', 'delete', 'append', 'ensure'] as const

type Calls = Partial<Record<(typeof CALLS)[number], (...given: readonly never[]) => Promise<unknown>>>

/** The calls of a collection as a transaction hands them out: each waits for those before it, and is refused after the end. */
export function callsInTurn(collection: object, session: SqlSession): object {
  const made: Calls = {}
  for (const name of CALLS) {
    const call = (collection as Calls)[name]
    if (call !== undefined) made[name] = async (...given) => session.inTurn(() => call.apply(collection, given as []))
  }
  return made
}
