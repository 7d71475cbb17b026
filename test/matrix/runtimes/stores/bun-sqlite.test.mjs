import { Database } from 'bun:sqlite'
import { describe, it } from 'bun:test'
import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sqliteStore } from 'tonne/sqlite'
import { describeStore } from 'tonne/testing'

const context = new AsyncLocalStorage()
const opened = new Map()

async function create() {
  const folder = mkdtempSync(join(tmpdir(), 'tonne-bun-'))
  const clients = []
  const openReader = () => {
    clients.push(new Database(join(folder, 'tonne.db')))
    return clients.at(-1)
  }
  const store = await sqliteStore({ client: openReader(), openReader, context })
  opened.set(store, { clients, folder })
  return store
}

async function release(store) {
  const { clients, folder } = opened.get(store)
  for (const client of clients) client.close()
  rmSync(folder, { recursive: true })
}

const capabilities = { durable: true, multiProcess: true, companiesAtOnce: false, refusesNested: 'always' }
describeStore('bun:sqlite', create, { describe, it, release, capabilities })
