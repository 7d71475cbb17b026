import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import Libsql from 'libsql'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import type { ServiceRecords } from '../../src/service/index.ts'
import { checkBooking } from './booking.ts'
import { postgresEngine } from './engines.ts'
import { saveBlocks, transactionBlocks } from './transaction-blocks.ts'

const FOLDER = resolve('test/stores/dist/transactions')
const NAMES = ['company-within.mts', 'pg.mts', 'drizzle.mts', 'kysely.mts', 'sqlite.mts']

/** What a block exports: the client of the host is its own. */
type Book = (client: unknown, invoice: object) => Promise<void>

async function blockOf(name: string): Promise<Book> {
  const { bookInvoice } = (await import(join(FOLDER, name))) as { readonly bookInvoice: Book }
  return bookInvoice
}

/** The client that each block takes. */
const CLIENTS: Readonly<Record<string, (pool: Pool) => unknown>> = {
  'pg.mts': (pool) => pool,
  'drizzle.mts': (pool) => pool,
  'kysely.mts': (pool) => new Kysely({ dialect: new PostgresDialect({ pool }) }),
}

beforeAll(() => saveBlocks(FOLDER, NAMES))

describe('the page on transactions', () => {
  it('has the blocks that are run', () => {
    expect([...transactionBlocks().keys()].sort()).toEqual([...NAMES, 'prisma.mts'].sort())
  })

  it.each(Object.entries(CLIENTS))(
    'commits and rolls back with both tables on Postgres: %s',
    async (name, clientOf) => {
      const engine = await postgresEngine()
      try {
        const store = await engine.open<ServiceRecords>()
        await engine.run('create table invoices (number integer)')
        const book = await blockOf(name)
        const pool = engine.pool()
        await checkBooking({
          store,
          countInvoices: async () => (await pool.query('select number from invoices')).rows.length,
          book: (invoice) => book(clientOf(pool), invoice),
        })
      } finally {
        await engine.close()
      }
    },
  )

  it('commits and rolls back with both tables on SQLite', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonne-page-'))
    const open = () => new Libsql(join(folder, 'host.db'))
    const [own, host] = [open(), open()]
    try {
      const store = await sqliteStore<ServiceRecords>({ client: own })
      host.exec('create table invoices (number integer)')
      const book = await blockOf('sqlite.mts')
      await checkBooking({
        store,
        countInvoices: async () => host.prepare('select number from invoices').all().length,
        book: (invoice) => book(host, invoice),
      })
    } finally {
      own.close()
      host.close()
      rmSync(folder, { recursive: true })
    }
  })
})

afterAll(() => rmSync(FOLDER, { recursive: true, force: true }))
