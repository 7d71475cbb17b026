import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import type { Store } from '../../src/ledger/collections/index.ts'
import { fromPglite, fromPostgresTransaction, postgresStore } from '../../src/ledger/collections/postgres.ts'
import { fromSqliteTransaction, sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { createService, type ServiceRecords } from '../../src/service/index.ts'

/** A database with a table of the host, and a store that is opened within a transaction of the host. */
interface Host {
  run(text: string): Promise<readonly unknown[]>
  within(): Promise<Store<ServiceRecords>>
  /** Outside of transactions. */
  outside(): Promise<Store<ServiceRecords>>
  close(): Promise<void>
}

async function pgliteHost(): Promise<Host> {
  const database = new PGlite()
  const outside = () => postgresStore<ServiceRecords>({ client: fromPglite(database) })
  await outside()
  return {
    run: async (text) => (await database.query(text)).rows,
    within: () => {
      const query = async (text: string, values: unknown[]) => {
        const { rows } = await database.query(text, values)
        return { rows: rows as readonly Record<string, unknown>[] }
      }
      return postgresStore({ client: fromPostgresTransaction({ query }), migrations: 'check' })
    },
    outside,
    close: () => database.close(),
  }
}

async function libsqlHost(): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-host-'))
  const file = join(folder, 'host.db')
  const connection = new Libsql(file)
  const other = new Libsql(file)
  const outside = () => sqliteStore<ServiceRecords>({ client: other })
  await outside()
  return {
    run: async (text) => {
      if (text.startsWith('select')) return connection.prepare(text).all()
      connection.exec(text)
      return []
    },
    within: () => sqliteStore({ client: fromSqliteTransaction(connection), migrations: 'check' }),
    outside,
    close: async () => {
      connection.close()
      other.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const SITE = {
  name: 'Works',
  address: { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } },
  ...{ area: 1200, unit: 'M2', countryId: 826 },
}
const POWER = { value: 1, unitId: 5, startDate: '2025-01-01', endDate: '2025-02-01' }

describe.each([
  ['Postgres', pgliteHost],
  ['SQLite', libsqlHost],
])('a transaction of the host on %s', (_, open) => {
  const using = async (work: (host: Host) => Promise<void>) => {
    const host = await open()
    try {
      await host.run('create table invoices (number integer)')
      await work(host)
    } finally {
      await host.close()
    }
  }
  const count = async (host: Host) => ({
    invoices: (await host.run('select number from invoices')).length,
    sites: (
      await createService({ store: await host.outside() })
        .company(1)
        .sites.list()
    ).total,
  })

  it.each([
    ['commit', { invoices: 1, sites: 1 }],
    ['rollback', { invoices: 0, sites: 0 }],
  ])('ends the records of the service with its own rows: %s', (end, expected) =>
    using(async (host) => {
      await host.run('begin')
      const company = createService({ store: await host.within() }).company(1)
      const { record } = await company.sites.create(SITE)
      await company.siteEnergies.create(record.id, POWER)
      await host.run('insert into invoices values (7)')
      expect((await company.sites.get(record.id)).record.totalEmission).toBe(177)
      await host.run(end)
      expect(await count(host)).toEqual(expected)
      expect(
        await createService({ store: await host.outside() })
          .company(1)
          .verifyTotals(),
      ).toEqual([])
    }),
  )

  it('goes on after a use case that throws, and keeps nothing of it', () =>
    using(async (host) => {
      await host.run('begin')
      const company = createService({ store: await host.within() }).company(1)
      await host.run('insert into invoices values (7)')
      const { record } = await company.sites.create(SITE)
      await expect(company.siteEnergies.create('none', POWER)).rejects.toMatchObject({ code: 'not_found' })
      const thrown = new Error('of the host')
      const failing = createService({ store: await host.within(), newId: () => 'x' }).company(1, {
        confirm: () => Promise.reject(thrown),
      })
      await expect(failing.sites.create(SITE)).rejects.toBe(thrown)
      await Promise.all([company.siteEnergies.create(record.id, POWER), company.siteEnergies.create(record.id, POWER)])
      await host.run('commit')
      expect(await count(host)).toEqual({ invoices: 1, sites: 1 })
      const site = await createService({ store: await host.outside() })
        .company(1)
        .sites.get(record.id)
      expect(site.record.totalEmission).toBe(354)
    }))
})
