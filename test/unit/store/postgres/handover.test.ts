import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import type { PooledConnection, PostgresPool } from '../../../../src/store/postgres/postgres-client.ts'
import { PostgresDatabase } from '../../../../src/store/postgres/postgres-database.ts'
import { plain } from '../../../../src/store/sql/database.ts'

const LOST = new Error('terminating connection due to unexpected postmaster exit')

/** A client of `pg`: an error without a listener is thrown, and after one it answers no statement. */
class Client extends EventEmitter implements PooledConnection {
  isLost = false

  async query() {
    if (this.isLost) throw new Error('Client has encountered a connection error and is not queryable')
    return { rows: [] }
  }

  lose(): void {
    this.isLost = true
    this.emit('error', LOST)
  }

  release(): void {
    this.isLost = true
  }
}

/** A pool of `pg`, whose client is lost in the same packet that made it free, right after it was given out. */
class LosingPool extends EventEmitter implements PostgresPool {
  readonly client = new Client()
  /** The error that would end the process. */
  unhandled: unknown
  readonly #idleListener = () => undefined

  connect(): Promise<PooledConnection> {
    this.client.on('error', this.#idleListener)
    this.emit('acquire', this.client)
    this.client.off('error', this.#idleListener)
    const given = Promise.resolve(this.client)
    try {
      this.client.lose()
    } catch (error) {
      this.unhandled = error
    }
    return given
  }

  query(): Promise<never> {
    return Promise.reject(LOST)
  }
}

const nextTurn = () => new Promise<void>((go) => setTimeout(go, 5))

describe('a connection that is lost while its pool hands it over', () => {
  it('fails the transaction, and no error is left without a listener', async () => {
    const pool = new LosingPool()
    const run = new PostgresDatabase(pool).transaction('write', null, (connection) => connection.run(plain('insert')))
    await expect(run).rejects.toMatchObject({ code: 'store_unavailable' })
    expect(pool.unhandled).toBeUndefined()
    await nextTurn()
    expect(pool.client.listenerCount('error')).toBe(0)
  })

  it('has one guard for all stores on its pool', () => {
    const pool = new LosingPool()
    for (const _ of [1, 2, 3]) new PostgresDatabase(pool)
    expect(pool.listenerCount('acquire')).toBe(1)
  })
})
