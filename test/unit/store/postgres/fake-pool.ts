import type { PooledConnection, PostgresPool } from '../../../../src/store/postgres/postgres-client.ts'
import type { SqlRow } from '../../../../src/store/sql/database.ts'

/** What a connection answers to a text: rows, or an error that it throws; undefined: no rows. */
export type Answer = (
  text: string,
  values: readonly unknown[],
) => readonly SqlRow[] | Error | Promise<undefined> | undefined

/** What a pool is, and the socket of its connections. */
interface FakePoolOptions {
  readonly isEmbedded?: boolean
  readonly pipeline?: boolean
  readonly stream?: { cork(): void; uncork(): void }
}

/** A pool that answers as it is told, and notes what was asked of it. */
export interface FakePool extends PostgresPool {
  readonly asked: string[]
  /** What each connection was given back with. */
  readonly released: unknown[]
  /** Says to whoever listens that a connection was lost. */
  lose(error: Error): void
}

export function fakePool(
  answer: Answer,
  { isEmbedded = false, pipeline = false, stream }: FakePoolOptions = {},
): FakePool {
  const asked: string[] = []
  const released: unknown[] = []
  const listeners = new Set<(error: Error) => void>()
  const query = async (text: string, values: readonly unknown[]) => {
    asked.push(text)
    const found = await answer(text, values)
    if (found instanceof Error) throw found
    return { rows: found ?? [] }
  }
  const connection: PooledConnection = {
    ...(pipeline ? { pipeline } : {}),
    ...(stream === undefined ? {} : { connection: { stream } }),
    query,
    release: (error) => void released.push(error),
    on: (_, listener) => listeners.add(listener),
    off: (_, listener) => listeners.delete(listener),
  }
  return {
    asked,
    released,
    lose: (error) => {
      for (const listener of listeners) listener(error)
    },
    query,
    connect: async () => connection,
    ...(isEmbedded ? { isEmbedded } : {}),
  }
}

/** An error as the server gives it. */
export function serverError(code: string, severity = 'ERROR'): Error {
  return Object.assign(new Error(`from the server: ${code}`), { code, severity })
}
