import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { verifyBundle } from '../../../../src/verify/index.ts'
import {
  countedId,
  energyInput,
  fuelInput,
  refusalsOf,
  START,
  siteInput,
  testService,
} from '../../../fixtures/service.ts'

const LATER = '2025-06-01T08:01:00.000Z'

describe('files', () => {
  it('F5: has the whole shape; a url may be missing or empty', async () => {
    const { company } = testService()
    const { record } = await company.files.create({ name: 'invoice.pdf' })
    expect(resourceSchemas.File.parse(record)).toEqual(record)
    expect(record).toEqual({
      id: countedId(1),
      name: 'invoice.pdf',
      url: '',
      createdAt: START,
      updatedAt: START,
      deletedAt: null,
    })
    expect((await company.files.get(record.id)).record).toEqual(record)
  })

  it('a deleted file says since when, is found by its id, is not listed unless asked for, and changes no more', async () => {
    const { company, clock } = testService()
    const stays = (await company.files.create({ name: 'a' })).record
    const { record } = await company.files.create({ name: 'b' })
    clock.advance()
    const deleted = { ...record, updatedAt: LATER, deletedAt: LATER }
    expect((await company.files.delete(record.id)).record).toEqual(deleted)
    expect(await company.files.get(record.id)).toMatchObject({ version: 2, record: deleted })
    expect(await company.files.list()).toEqual({ records: [stays], total: 1 })
    expect(await company.files.list({ deleted: true })).toEqual({ records: [stays, deleted], total: 2 })
    expect(await refusalsOf(() => company.files.update(record.id, { name: 'c' }))).toEqual(['fileId not_found'])
    expect(await refusalsOf(() => company.files.delete(record.id))).toEqual(['fileId not_found'])
  })

  it('a part of the list counts what is not deleted', async () => {
    const { company, clock } = testService()
    for (const name of ['a', 'b', 'c', 'd']) {
      await company.files.create({ name })
      clock.advance()
    }
    await company.files.delete(countedId(3))
    const { records, total } = await company.files.list({ offset: 1, limit: 1 })
    expect([records.map(({ name }) => name), total]).toEqual([['b'], 3])
    const all = await company.files.list({ deleted: true, offset: 1, limit: 1 })
    expect([all.records.map(({ name }) => name), all.total]).toEqual([['c'], 4])
    expect(await refusalsOf(() => company.files.list({ limit: 0 }))).toEqual(['limit query_invalid'])
  })

  it('the file of a record stays with it when it is deleted', async () => {
    const { company } = testService()
    const { record } = await company.files.create({ name: 'invoice.pdf', url: 'https://example.com/1' })
    const site = (await company.sites.create(siteInput())).record
    const fuel = (await company.siteFuels.create(site.id, fuelInput({ files: [{ id: record.id }] }))).record
    await company.files.delete(record.id)
    expect((await company.siteFuels.get({ siteId: site.id, fuelId: fuel.id })).record.files).toEqual([record])
  })

  it('F5: a deleted file goes to no other record, and stays where it is sent along with its own', async () => {
    const { company } = testService()
    const { id } = (await company.files.create({ name: 'invoice.pdf' })).record
    const site = (await company.sites.create(siteInput())).record
    const fuel = (await company.siteFuels.create(site.id, fuelInput({ files: [{ id }] }))).record
    const energy = (await company.siteEnergies.create(site.id, energyInput({ files: [{ id }] }))).record
    const deleted = (await company.files.delete(id)).record
    const files = [
      { id: '9', name: 'note.txt' },
      { id, name: 'invoice.pdf' },
    ]
    const refused = ['files[1].id unknown_file']
    expect(await refusalsOf(() => company.siteFuels.create(site.id, fuelInput({ files })))).toEqual(refused)
    expect(await refusalsOf(() => company.siteEnergies.create(site.id, energyInput({ files })))).toEqual(refused)
    expect((await company.files.list()).total).toBe(0)
    const others = (await company.siteFuels.create(site.id, fuelInput())).record
    const toAnother = () => company.siteFuels.update({ siteId: site.id, fuelId: others.id }, { files })
    expect(await refusalsOf(toAnother)).toEqual(refused)
    const changes = [
      await company.siteFuels.update({ siteId: site.id, fuelId: fuel.id }, { files }),
      await company.siteEnergies.update({ siteId: site.id, energyId: energy.id }, { files }, { required: 'lenient' }),
    ]
    for (const { record } of changes) expect(record.files).toEqual([expect.objectContaining({ id: '9' }), deleted])
  })

  it.each<[string, UncheckedPayload<'createFile'> & { readonly id?: string }, boolean]>([
    ['its id', {}, true],
    ['its name', { name: 'march.pdf' }, true],
    ['its url', { url: 'http://a/march' }, true],
    ['all of it', { name: 'march.pdf', url: 'http://a/march' }, true],
    ['another name', { name: 'april.pdf', url: 'http://a/march' }, false],
    ['another url', { name: 'march.pdf', url: 'http://a/april' }, false],
  ])('F5: is meant by its id and %s, or another is made', async (_, said, isSame) => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const create = async (file: object) =>
      (await company.siteFuels.create(site, fuelInput({ files: [file] }))).record.files[0]
    const march = await create({ id: '1', name: 'march.pdf', url: 'http://a/march' })
    const meant = await create({ id: '1', ...said })
    if (isSame) expect(meant).toEqual(march)
    else expect(meant).toEqual({ ...march, ...said, id: expect.stringMatching(/^0000/) })
    // once it is deleted it is given to no other record; another file of its id is made as before
    await company.files.delete('1')
    const again = () => create({ id: '1', ...said })
    if (isSame) expect(await refusalsOf(again)).toEqual(['files[0].id unknown_file'])
    else expect(await again()).toMatchObject(said)
    const nameless = () => create({ id: '1', url: 'http://a/may' })
    expect(await refusalsOf(nameless)).toEqual(['files[0].id unknown_file'])
    expect((await create({ id: '2', name: 'june.pdf' }))?.url).toBe('')
  })

  it('every file has its line of the log, also one that came with a record; what was there before has none', async () => {
    const { company } = testService()
    const { id } = (await company.files.create({ name: 'a' })).record
    const site = (await company.sites.create(siteInput())).record.id
    const files = [{ id }, { id: '1', name: 'b' }, { id: '1', name: 'b' }, { id: '1', name: 'c' }]
    const fuel = (await company.siteFuels.create(site, fuelInput({ files }))).record
    await company.files.delete('1')
    const third = fuel.files[3]?.id
    const lines = await company.audit.log()
    expect(lines.map(({ action, recordId, actor }) => [action, recordId, actor])).toEqual([
      ['create', `files/${id}`, 'tester'],
      ['create', site, 'tester'],
      ['create', 'files/1', 'tester'],
      ['create', `files/${third}`, 'tester'],
      ['create', fuel.id, 'tester'],
      ['delete', 'files/1', 'tester'],
    ])
    expect((await company.audit.log({ recordId: 'files/1' })).map(({ action }) => action)).toEqual(['create', 'delete'])
    expect((await company.audit.verifyLog()).differences).toEqual([])
  })

  it('a file that a client calls by the id of another record is not a line of that record', async () => {
    const { company } = testService()
    const site = (await company.sites.create(siteInput())).record.id
    const path = { siteId: site, fuelId: (await company.siteFuels.create(site, fuelInput())).record.id }
    const trace = await company.audit.trace(path.fuelId)
    const files = [path.fuelId, site, 'batches/1', 'files/1'].map((id) => ({ id, name: 'invoice.pdf' }))
    await company.siteFuels.create(site, fuelInput({ files }))
    for (const { id } of files) await company.files.update(id, { name: 'bill.pdf' })
    await company.batches.create({ name: 'May', manufacturingDate: '2025-05-01' })
    expect(await company.audit.trace(path.fuelId)).toBe(trace)
    await company.siteFuels.update(path, { comment: 'read again' })
    expect(await company.audit.trace(path.fuelId)).toBe(trace)
    expect((await company.audit.verifyLog()).differences).toEqual([])
    const bundle = []
    for await (const line of company.export()) bundle.push(line)
    expect((await verifyBundle(bundle)).differences).toEqual([])
  })

  it('X11: nothing sent changes nothing; X14: another version is rejected', async () => {
    const { company, clock } = testService()
    const { record } = await company.files.create({ name: 'a' })
    clock.advance()
    expect(await company.files.update(record.id, {})).toMatchObject({ version: 1, record })
    expect((await company.files.update(record.id, { url: 'https://x.test' })).record).toEqual({
      ...record,
      url: 'https://x.test',
      updatedAt: LATER,
    })
    expect(await refusalsOf(() => company.files.delete(record.id, { ifVersion: 1 }))).toEqual([
      'if-match precondition_failed',
    ])
  })

  it("X2: another company's file is not found", async () => {
    const { company, others } = testService()
    const { id } = (await others.files.create({ name: 'a' })).record
    expect(await refusalsOf(() => company.files.get(id))).toEqual(['fileId not_found'])
    expect(await refusalsOf(() => company.files.delete(id))).toEqual(['fileId not_found'])
    expect((await company.files.list({ deleted: true })).total).toBe(0)
  })
})
