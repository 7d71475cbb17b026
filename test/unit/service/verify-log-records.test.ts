import { describe, expect, it } from 'vitest'
import { fail } from '../../../src/errors/index.ts'
import { memoryStore, type ServiceRecords, type Store } from '../../../src/service/index.ts'
import { stateOf } from '../../../src/store/memory/memory-store.ts'
import { fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'
import { bentStore } from './fixtures/bent-store.ts'

type Held = 'files' | 'siteFuels' | 'sites'

/** A company in memory, with a hand in what its store keeps. */
async function kept() {
  const store = memoryStore<ServiceRecords>()
  const { company } = testService({ store })
  const entry = (name: Held, id: string) => {
    const found = stateOf(store as unknown as Store, OURS)
      .table(name)
      .get([id])
    if (found === undefined) throw new Error(`${id} is not there`)
    return found
  }
  const remove = (name: Held, id: string) => {
    stateOf(store as unknown as Store, OURS)
      .table(name)
      .remove(entry(name, id))
  }
  const found = async () =>
    (await company.audit.verifyLog()).map(({ sequence, recordId, message }) => [sequence, recordId, message])
  return { store, company, entry, remove, found }
}

const damaged = () => fail('', 'store_damaged', 'is no data any more')

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

  it('are found where they cannot be read', async () => {
    const { store, company } = await kept()
    const { id } = (await company.files.create({ name: 'a' })).record
    const verify = async (methods: Record<string, () => never>) => {
      const bent = testService({ store: bentStore(store, { files: methods }) })
      return (await bent.company.audit.verifyLog()).map(({ recordId, message }) => [recordId, message])
    }
    expect(await verify({ get: damaged })).toEqual([[`files/${id}`, 'names a record that cannot be read']])
    expect(await verify({ list: damaged })).toEqual([[null, 'of files cannot be read as data']])
    const broken = () => fail('', 'store_failed', 'said no')
    await expect(verify({ list: broken })).rejects.toThrow('said no')
  })

  it('have no line where theirs cannot be read', async () => {
    const { store, company } = await kept()
    const { id } = (await company.files.create({ name: 'a' })).record
    const inStore = bentStore(store, { log: { list: damaged } })
    const found = await testService({ store: inStore }).company.audit.verifyLog()
    expect(found.map(({ recordId, message }) => [recordId, message])).toContainEqual([
      `files/${id}`,
      'is there, and no line says that it was created',
    ])
  })
})
