import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import type { ReadTransaction, Store } from '../../src/ledger/collections/index.ts'
import { sqliteStore } from '../../src/ledger/collections/sqlite.ts'
import { sample } from '../../src/testing/store/samples.ts'

const folder = mkdtempSync(join(tmpdir(), 'tonne-readers-'))
const clients: InstanceType<typeof Libsql>[] = []
afterAll(() => {
  for (const client of clients) client.close()
  rmSync(folder, { recursive: true })
})

function open(file: string) {
  const client = new Libsql(file)
  clients.push(client)
  return client
}

let files = 0

async function opened() {
  const file = join(folder, `${files++}.db`)
  let readers = 0
  const openReader = () => {
    readers += 1
    return open(file)
  }
  const store = await sqliteStore({ client: open(file), openReader })
  return { store, readers: () => readers }
}

const insert = (store: Store, companyId: number, n: number) =>
  store.transaction(companyId, (tx) => tx.sites.insert({ ...sample('sites', n), companyId } as never))
const sites = (store: Store, companyId: number) => store.read(companyId, (tx) => tx.sites.count({ by: 'createdAt' }))

/** A read that goes on until it is told to end; `begun` is what it sees at first, `end` what it sees at last. */
function heldRead(store: Store, companyId: number) {
  let letGo: () => void = () => undefined
  const open = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const seen = (tx: ReadTransaction) => tx.sites.count({ by: 'createdAt' })
  let first: (count: number) => void = () => undefined
  const begun = new Promise<number>((resolve) => {
    first = resolve
  })
  const last = store.read(companyId, async (tx) => {
    first(await seen(tx))
    await open
    return seen(tx)
  })
  const end = () => {
    letGo()
    return last
  }
  return { begun, end }
}

describe('SQLite with connections for reading', () => {
  it('lets nobody wait for a read, which sees one point in time', async () => {
    const { store } = await opened()
    for (const companyId of [1, 2]) await insert(store, companyId, 1)
    const held = heldRead(store, 1)
    expect(await held.begun).toBe(1)
    for (const companyId of [1, 2]) await insert(store, companyId, 2)
    expect([await sites(store, 1), await sites(store, 2)]).toEqual([2, 2])
    expect(await held.end()).toBe(1)
  })

  it('opens no more than four for one company, and keeps others for the next', async () => {
    const { store, readers } = await opened()
    for (const companyId of [1, 2]) await insert(store, companyId, 1)
    const held = Array.from({ length: 6 }, () => heldRead(store, 1))
    await Promise.all(held.slice(0, 4).map(({ begun }) => begun))
    expect(await sites(store, 2)).toBe(1)
    expect(readers()).toBe(5)
    expect(await Promise.all(held.map(({ end }) => end()))).toEqual([1, 1, 1, 1, 1, 1])
    expect(readers()).toBe(5)
  })

  it('says so where they are of another file, or cannot be opened', async () => {
    const file = join(folder, `${files++}.db`)
    const other = sqliteStore({ client: open(file), openReader: () => open(join(folder, 'other.db')) })
    await expect(other).rejects.toMatchObject({ code: 'client_invalid' })
    const failing = sqliteStore({
      client: open(file),
      openReader: () => {
        throw Object.assign(new Error('unable to open'), { code: 'SQLITE_CANTOPEN' })
      },
    })
    await expect(failing).rejects.toMatchObject({ code: 'store_unavailable' })
  })

  it('takes no notice of them where there is no file', async () => {
    const store = await sqliteStore({ client: open(':memory:'), openReader: () => expect.unreachable() })
    await insert(store, 1, 1)
    expect(await sites(store, 1)).toBe(1)
  })
})
