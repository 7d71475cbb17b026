import { describe, expect, it } from 'vitest'
import { kindNotices } from '../../../../src/ledger/references/emission-kinds.ts'
import { builtInEmissionKinds, builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, OURS, refusalsOf, START, testService } from '../../../fixtures/service.ts'

const INPUT = { scope: 'scope_3' as 'SCOPE_3', underScope: 'Fleet', activityTypeUnderScope: 'LEASED', name: 'Leased' }
const BUILT_IN = builtInEmissionKinds()

describe('emission kinds', () => {
  it('has the whole shape', async () => {
    const { company } = testService()
    const { record, version } = await company.emissionKinds.create(INPUT)
    expect(resourceSchemas.EmissionKind.parse(record)).toEqual(record)
    expect(version).toBe(1)
    expect(record).toEqual({
      id: countedId(1),
      ...INPUT,
      scope: 'SCOPE_3',
      companyId: OURS,
      createdAt: START,
      updatedAt: START,
    })
    expect((await company.emissionKinds.get(record.id)).record).toEqual(record)
  })

  it('X5, K: all companies read the built-in ones, by id and first in the list, in the order of their table', async () => {
    const { company, others, clock } = testService()
    await company.emissionKinds.create({ ...INPUT, name: 'a' })
    clock.advance()
    await company.emissionKinds.create({ ...INPUT, name: 'b' })
    const { records, total } = await company.emissionKinds.list()
    expect(records.slice(0, BUILT_IN.length)).toEqual(BUILT_IN)
    expect([total, records.slice(BUILT_IN.length).map(({ name }) => name)]).toEqual([BUILT_IN.length + 2, ['b', 'a']])
    expect((await others.emissionKinds.list()).records).toEqual(BUILT_IN)
    expect((await others.emissionKinds.get(builtInKindId('travel'))).record).toMatchObject({
      scope: 'SCOPE_3',
      companyId: null,
    })
  })

  it('X20: a part of the list reaches over both', async () => {
    const { company } = testService()
    const { record } = await company.emissionKinds.create(INPUT)
    const total = BUILT_IN.length + 1
    expect(await company.emissionKinds.list({ offset: total - 2, limit: 5 })).toEqual({
      records: [BUILT_IN.at(-1), record],
      total,
    })
    expect(await company.emissionKinds.list({ offset: total })).toEqual({ records: [], total })
    expect(await refusalsOf(() => company.emissionKinds.list({ offset: -1 }))).toEqual(['offset query_invalid'])
  })

  it('X5: nobody changes or deletes a built-in one', async () => {
    const { company } = testService()
    const id = builtInKindId('vehicle')
    const refused = ['emissionKindId built_in_read_only']
    expect(await refusalsOf(() => company.emissionKinds.update(id, { name: 'x' }))).toEqual(refused)
    expect(await refusalsOf(() => company.emissionKinds.delete(id))).toEqual(refused)
    // the shape of what is sent comes first
    expect(await refusalsOf(() => company.emissionKinds.update(id, { name: '' }))).toEqual(['name empty'])
  })

  it('changes what is sent; a scope that is none is rejected', async () => {
    const { company, clock } = testService()
    const { record } = await company.emissionKinds.create(INPUT)
    clock.advance()
    expect(await company.emissionKinds.update(record.id, {})).toMatchObject({ version: 1, record })
    const changed = await company.emissionKinds.update(record.id, { name: 'Rented' })
    expect(changed).toMatchObject({
      version: 2,
      record: { ...record, name: 'Rented', updatedAt: '2025-06-01T08:01:00.000Z' },
    })
    const wrong = { scope: 'SCOPE_4' } as unknown as object
    expect(await refusalsOf(() => company.emissionKinds.update(record.id, wrong))).toEqual(['scope invalid_choice'])
  })

  it("X2: another company's kind is not found; neither is a deleted one", async () => {
    const { company, others } = testService()
    const { id } = (await others.emissionKinds.create(INPUT)).record
    for (const work of [
      () => company.emissionKinds.get(id),
      () => company.emissionKinds.update(id, { name: 'x' }),
      () => company.emissionKinds.delete(id),
    ]) {
      expect(await refusalsOf(work)).toEqual(['emissionKindId not_found'])
    }
    await others.emissionKinds.delete(id)
    expect(await refusalsOf(() => others.emissionKinds.get(id))).toEqual(['emissionKindId not_found'])
  })
})

describe('a kind of another activity', () => {
  const said = (key: 'travel' | 'vehicle' | 'vehicle-electric', usual: readonly ('vehicle' | 'vehicle-electric')[]) =>
    kindNotices({ id: builtInKindId(key) }, usual).map(({ code, path, message }) => `${code} ${path}: ${message}`)

  it('is told of, with what is usual; one of several that are is not, and neither is one of the company', () => {
    const both = ['vehicle', 'vehicle-electric'] as const
    const [travel, fuel, electric] = (['travel', ...both] as const).map(
      (key) => BUILT_IN.find(({ id }) => id === builtInKindId(key))?.name,
    )
    const begin = `emission_kind_unusual emissionKindId: "${travel}" is the kind of another activity; usual here is`
    expect(said('travel', both)).toEqual([`${begin} "${fuel}" or "${electric}"`])
    expect(said('travel', ['vehicle'])).toEqual([`${begin} "${fuel}"`])
    expect([...said('vehicle', both), ...said('vehicle-electric', both)]).toEqual([])
    expect(kindNotices({ id: countedId(1) }, both)).toEqual([])
  })
})
