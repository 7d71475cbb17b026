import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import Libsql from 'libsql'
import { describe, it } from 'vitest'
import type { Store } from '../../src/ledger/collections/index.ts'
import { type SqliteClient, sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { describeStore } from '../../src/testing/store/describe-store.ts'
import { CONTEXT } from './context.ts'
import { damageOf } from './damage.ts'
import { ARE_FEW } from './few-drivers.ts'

const capabilities = { durable: true, multiProcess: true, companiesAtOnce: false, refusesNested: 'always' } as const

interface Closable extends SqliteClient {
  close(): unknown
}

const CLIENTS: Readonly<Record<string, (file: string) => Closable>> = {
  libsql: (file) => new Libsql(file),
  'better-sqlite3': (file) => new BetterSqlite3(file),
}

const WAYS = Object.entries(CLIENTS).flatMap(([name, open]) => [
  { name, open, hasReaders: true },
  { name: `${name}, on one connection`, open, hasReaders: false },
])

for (const { name, open, hasReaders } of WAYS) {
  // one way in every run: that of the program; the other tests of SQLite here open one connection
  if (ARE_FEW && !(name === 'libsql' && hasReaders)) continue
  const opened = new Map<Store, { readonly clients: readonly Closable[]; readonly folder: string }>()
  describeStore(
    name,
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tonne-sqlite-'))
      const file = join(folder, 'tonne.db')
      const clients = [open(file)]
      const openReader = () => {
        clients.push(open(file))
        return clients.at(-1) as Closable
      }
      const [client] = clients as [Closable]
      const readers = hasReaders ? { openReader } : {}
      const store = await sqliteStore({ client, ...readers, context: CONTEXT })
      opened.set(store, { clients, folder })
      return store
    },
    {
      describe,
      it,
      capabilities,
      damageTotal: (store, damage) =>
        damageOf(damage, async (text) => opened.get(store)?.clients[0]?.prepare(text).all()),
      release: async (store) => {
        const { clients = [], folder } = opened.get(store) ?? {}
        for (const client of clients) client.close()
        if (folder !== undefined) rmSync(folder, { recursive: true })
      },
    },
  )
}
