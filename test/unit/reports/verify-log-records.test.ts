import { describe, expect, it } from 'vitest'
import { fail } from '../../../src/core/errors/index.ts'
import { collectionOf } from '../../../src/ledger/collections/index.ts'
import { memoryStore, type ServiceRecords } from '../../../src/service/index.ts'
import { stateOf } from '../../../src/store/memory/memory-store.ts'
import { fuelInput, OURS, refusalsOf, START, siteInput, testService } from '../../fixtures/service.ts'
import { bentStore } from '../service/fixtures/bent-store.ts'

type Held = 'apiKeys' | 'files' | 'periodLocks' | 'siteFuels' | 'sites'

/** A company in memory, with a hand in what its store keeps. */
async function kept() {
  const store = memoryStore<ServiceRecords>()
  const { company } = testService({ store })
  const entry = (name: Held, id: string) => {
    const found = stateOf(store, OURS).table(collectionOf(name)).get(id)
    if (found === undefined) throw new Error(`${id} is not there`)
    return found
  }
  const remove = (name: Held, id: string) => {
    stateOf(store, OURS).table(collectionOf(name)).remove(entry(name, id))
  }
  const found = async () =>
    (await company.audit.verifyLog()).differences.map(({ sequence, recordId, message }) => [
      sequence,
      recordId,
      message,
    ])
  return { store, company, entry, remove, found }
}

const damaged = () => fail('', 'store_damaged', 'is not data any more')

describe('the records that a log speaks of', () => {
  it('are there, as many as there are, and more missing ones than are told are not all told', async () => {
    const { company, entry, remove, found } = await kept()
    const ids: string[] = []
    for (let nth = 0; nth < 1_100; nth++) ids.push((await company.files.create({ name: 'a' })).record.id)
    expect(await found()).toEqual([])
    const [first, last] = [ids[0] as string, ids.at(-1) as string]
    for (const id of [first, last]) {
      const held = entry('files', id)
      const { record } = held
      Object.assign(held, { record: { ...record, deletedAt: '2025-06-01T08:00:00.000Z' } })
      expect((await found()).map(([, recordId]) => recordId)).toEqual([`files/${id}`])
      Object.assign(held, { record })
    }
    remove('files', last)
    expect(await found()).toEqual([[1_100, `files/${last}`, 'was created and never deleted, and is gone']])
    for (const id of ids.slice(0, -1)) remove('files', id)
    expect(await found()).toHaveLength(1_000)
  })

  it('are marked as deleted where their last line says so, and only then', async () => {
    const { company, entry, found } = await kept()
    const stays = (await company.files.create({ name: 'a' })).record.id
    const goes = (await company.files.create({ name: 'b' })).record.id
    await company.files.delete(goes)
    const [{ record: one }, { record: other }] = [entry('files', stays), entry('files', goes)]
    Object.assign(entry('files', stays), { record: { ...one, deletedAt: '2025-06-01T08:00:00.000Z' } })
    Object.assign(entry('files', goes), { record: { ...other, deletedAt: null } })
    expect(await found()).toEqual([
      [1, `files/${stays}`, 'is marked as deleted'],
      [3, `files/${goes}`, 'is there though it was deleted'],
    ])
  })

  it('have the emission of their last line, however that is written, and a number', async () => {
    const { company, entry, found } = await kept()
    const site = (await company.sites.create(siteInput())).record.id
    const { id } = (await company.siteFuels.create(site, fuelInput())).record
    const set = (exact: string | null) => Object.assign(entry('siteFuels', id), { exact })
    set('2570.820')
    expect(await found()).toEqual([])
    for (const exact of ['2570.8', 'much', null]) {
      set(exact)
      expect(await found(), String(exact)).toEqual([[2, id, 'has another emission than its last line']])
    }
  })

  it('name factors, which are found where they cannot be read', async () => {
    const { store, company } = await kept()
    const site = (await company.sites.create(siteInput())).record.id
    await company.siteFuels.create(site, fuelInput())
    const bent = testService({ store: bentStore(store, { factorSnapshots: { list: damaged } }) }).company
    const { verified, differences } = await bent.audit.verifyLog()
    expect(verified).toBe(false)
    expect(differences.map(({ message }) => message)).toContain('of the factors cannot be read as data')
  })

  it('name factors of no edition, which are held to themselves alone and counted', async () => {
    const { company } = await kept()
    const site = (await company.sites.create(siteInput())).record.id
    for (const name of ['Own oil', 'Own diesel']) {
      const own = await company.emissionFactors.create({ name, co2e: 2, denominatorUnitId: 13 })
      await company.siteFuels.create(site, fuelInput({ emissionFactorId: own.record.id }))
    }
    const { unchecked } = await company.audit.verifyLog()
    expect(unchecked).toContainEqual(expect.objectContaining({ code: 'own_factors', count: 2 }))
  })

  it('are held to no head that is not one, and all is said of it at once', async () => {
    const { company } = await kept()
    const head = { sequence: -1, digest: 'x', isLast: 'yes' } as never
    expect(await refusalsOf(() => company.audit.verifyLog({ head }))).toEqual([
      'head.sequence query_invalid',
      'head.digest query_invalid',
      'head.isLast query_invalid',
    ])
  })

  it('are found where they cannot be read', async () => {
    const { store, company } = await kept()
    const { id } = (await company.files.create({ name: 'a' })).record
    const verify = async (methods: Record<string, () => never>) => {
      const bent = testService({ store: bentStore(store, { files: methods }) })
      return (await bent.company.audit.verifyLog()).differences.map(({ recordId, message }) => [recordId, message])
    }
    expect(await verify({ get: damaged })).toEqual([[`files/${id}`, 'names a record that cannot be read']])
    await company.files.delete(id)
    expect(await verify({ get: damaged })).toEqual([[`files/${id}`, 'names a record that cannot be read']])
    expect(await verify({ list: damaged })).toEqual([[null, 'of files cannot be read as data']])
    const broken = () => fail('', 'store_failed', 'said no')
    await expect(verify({ list: broken })).rejects.toThrow('said no')
  })

  it('have no line where theirs cannot be read', async () => {
    const { store, company, remove } = await kept()
    const { id } = (await company.files.create({ name: 'a' })).record
    const gone = (await company.files.create({ name: 'b' })).record.id
    remove('files', gone)
    const inStore = bentStore(store, { log: { list: damaged } })
    const found = (await testService({ store: inStore }).company.audit.verifyLog()).differences
    expect(found.map(({ recordId, message }) => [recordId, message])).toContainEqual([
      `files/${id}`,
      'is there, and no line says that it was created',
    ])
    expect(found.map(({ recordId, message }) => [recordId, message])).toContainEqual([
      `files/${gone}`,
      'was created and never deleted, and is gone',
    ])
  })

  it('are told of with what was expected, and what was found', async () => {
    const { store, company, entry, remove } = await kept()
    const [gone, marked, back] = await Promise.all(
      ['a', 'b', 'c'].map(async (name) => (await company.files.create({ name })).record.id),
    )
    await company.files.update(gone as string, { name: 'again' })
    await company.files.delete(back as string)
    remove('files', gone as string)
    const mark = (id: string | undefined, deletedAt: string | null) => {
      const held = entry('files', id as string)
      Object.assign(held, { record: { ...held.record, deletedAt } })
    }
    mark(marked, '2025-06-01T08:00:00.000Z')
    mark(back, null)
    const { record: site } = await company.sites.create(siteInput())
    const fuel = await company.siteFuels.create(site.id, fuelInput())
    Object.assign(entry('siteFuels', fuel.record.id), { exact: '1' })
    await store.transaction(OURS, (tx) => tx.sites.insert({ ...site, id: fuel.record.id }))
    await store.transaction(OURS, (tx) => tx.sites.insert({ ...site, id: 'another' }))
    const unlogged = { sequence: null, message: 'is there, and no line says that it was created' }
    expect((await company.audit.verifyLog()).differences).toEqual([
      {
        ...{ sequence: 1, recordId: `files/${gone}`, message: 'was created and never deleted, and is gone' },
        ...{ expected: 'a record of files', found: 'none' },
      },
      { ...unlogged, recordId: fuel.record.id, expected: 'a line of sites', found: 'siteFuels' },
      { ...unlogged, recordId: 'another', expected: 'a line of sites', found: 'nothing' },
      {
        ...{ sequence: 7, recordId: fuel.record.id, message: 'has another emission than its last line' },
        ...{ expected: '2570.82', found: '1' },
      },
      {
        ...{ sequence: 2, recordId: `files/${marked}`, message: 'is marked as deleted' },
        ...{ expected: 'a line that it was deleted', found: 'create' },
      },
      {
        ...{ sequence: 5, recordId: `files/${back}`, message: 'is there though it was deleted' },
        ...{ expected: 'no record', found: 'delete' },
      },
    ])
  })

  it('may be a key that was revoked, or a lock that was lifted, and no other', async () => {
    const { company, remove, found } = await kept()
    const key = async () => (await company.apiKeys.issue({ name: 'till' })).record.id
    const lock = async (from: string, to: string) => (await company.periods.lock({ from, to })).record.id
    await company.apiKeys.revoke(await key())
    await company.periods.unlock(await lock('2024-01-01', '2025-01-01'))
    const [held, locked] = [await key(), await lock('2025-01-01', '2026-01-01')]
    expect(await found()).toEqual([])
    remove('apiKeys', held)
    remove('periodLocks', locked)
    expect(await found()).toEqual([
      [5, held, 'was created and never deleted, and is gone'],
      [6, locked, 'was created and never deleted, and is gone'],
    ])
  })

  it('are read once, also from a store that turns in circles', async () => {
    const { store, company } = await kept()
    for (const name of ['a', 'b']) await company.files.create({ name })
    let pages = 0
    const circling = {
      async list(this: { list: (...given: unknown[]) => Promise<object> }, filter: object) {
        pages += 1
        return { ...(await this.list(filter, { limit: 1 })), next: { at: START, key: ['none'] } }
      },
    }
    const inStore = testService({ store: bentStore(store, { files: circling }) })
    expect((await inStore.company.audit.verifyLog()).differences).toEqual([])
    expect(pages).toBe(2)
  })

  it('are none of which a line says no id, or a collection that is none', async () => {
    const { store, company } = await kept()
    await company.files.create({ name: 'a' })
    const line = stateOf(store, OURS).table(collectionOf('log')).get(1)
    const { record } = line ?? {}
    for (const change of [{ recordId: 7 }, { collection: 'nothing' }]) {
      Object.assign(line as object, { record: { ...record, ...change } })
      expect((await company.audit.verifyLog()).differences.map(({ sequence }) => sequence)).toContain(1)
    }
  })
})
