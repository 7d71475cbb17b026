import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import {
  countedId,
  energyInput,
  fuelInput,
  noticesOf,
  OURS,
  refusalsOf,
  START,
  siteInput,
  testService,
} from '../../../fixtures/service.ts'

const UNKNOWN = countedId(999_999)

describe('creating a site', () => {
  it('gives back all that was sent, and what the service adds: no emission yet', async () => {
    const { company } = testService()
    const { record, version, notices } = await company.sites.create(siteInput())
    expect(record).toEqual({
      id: countedId(1),
      name: 'Leeds works',
      address: { address: '1 Mill Lane, Leeds', coordinates: { lat: '53.79', lng: -1.53 } },
      avatarUrl: null,
      possessionType: 'Owned',
      area: 1200,
      unit: 'M2',
      countryId: 826,
      gridRegionId: null,
      companyId: OURS,
      totalEmission: 0,
      createdAt: START,
      updatedAt: START,
    })
    expect(resourceSchemas.Site.safeParse(record).success).toBe(true)
    expect([version, notices]).toEqual([1, []])
  })

  it('S1: echoes coordinates as they were sent, and rejects what lies outside the Earth or is not a number', async () => {
    const { company } = testService()
    const at = (lat: string | number, lng: string | number) =>
      company.sites.create(siteInput({ address: { address: '', coordinates: { lat, lng } } }))
    expect((await at('+90.0', '-180')).record.address.coordinates).toEqual({ lat: '+90.0', lng: '-180' })
    expect((await at(-0, 180)).record.address.coordinates).toEqual({ lat: 0, lng: 180 })
    expect(await refusalsOf(() => at('90.0000001', '180.5'))).toEqual([
      'address.coordinates.lat invalid_coordinates',
      'address.coordinates.lng invalid_coordinates',
    ])
    expect(await refusalsOf(() => at('53.79 N', ''))).toEqual([
      'address.coordinates.lat not_a_number',
      'address.coordinates.lng not_a_number',
    ])
  })

  it('S2: possessionType is Owned where nothing is said, keeps what it does not know and is not null', async () => {
    const { company } = testService()
    const of = async (possessionType: unknown) =>
      (await company.sites.create({ ...siteInput(), possessionType } as UncheckedPayload<'createSite'>)).record
        .possessionType
    expect([await of('OWNED'), await of(undefined), await of('Leased')]).toEqual(['Owned', 'Owned', 'Leased'])
    expect(await refusalsOf(() => of(null))).toEqual(['possessionType invalid_type'])
  })

  it('S3: the unit of the area is any short text, the two that are known in capitals', async () => {
    const { company } = testService()
    const of = async (unit: string) => (await company.sites.create(siteInput({ unit }))).record.unit
    expect([await of('ft2'), await of('M2'), await of('tsubo')]).toEqual(['FT2', 'M2', 'tsubo'])
    expect(await refusalsOf(() => of('x'.repeat(33)))).toEqual(['unit text_too_long'])
  })

  it('S5: an area may be zero and never less', async () => {
    const { company } = testService()
    expect((await company.sites.create(siteInput({ area: 0 }))).record.area).toBe(0)
    expect(await refusalsOf(() => company.sites.create(siteInput({ area: -1 })))).toEqual(['area must_be_non_negative'])
  })

  it('S6: a total, a company and an id that are sent count for nothing', async () => {
    const { company } = testService()
    const hints = { totalEmission: 99, companyId: 8, id: UNKNOWN }
    const { record } = await company.sites.create({ ...siteInput(), ...hints })
    expect([record.totalEmission, record.companyId, record.id]).toEqual([0, OURS, countedId(1)])
  })

  it('S7: the image is null where none is given', async () => {
    const { company } = testService()
    expect((await company.sites.create(siteInput({ avatarUrl: null }))).record.avatarUrl).toBeNull()
  })

  it('S11: any number above zero is a country or grid region; a region without a meaning is said', async () => {
    const { company } = testService({ gridRegions: { 4: 'US-CAMX' } })
    const known = await company.sites.create(siteInput({ countryId: '840' as never, gridRegionId: 4 }))
    expect([known.record.countryId, known.record.gridRegionId, noticesOf(known)]).toEqual([840, 4, []])
    const unmapped = await company.sites.create(siteInput({ countryId: 999_999, gridRegionId: 5 }))
    expect(noticesOf(unmapped)).toEqual(['grid_region_unmapped gridRegionId'])
    const { id } = known.record
    expect(noticesOf(await company.sites.update(id, { gridRegionId: 5 }))).toEqual([
      'grid_region_unmapped gridRegionId',
    ])
    expect(noticesOf(await company.sites.update(id, { name: 'Other' }))).toEqual([])
    expect(await refusalsOf(() => company.sites.create(siteInput({ countryId: 0 })))).toEqual(['countryId id_invalid'])
  })

  it('rejects everything that is wrong at once, and keeps nothing', async () => {
    const { company } = testService()
    const sent = { name: '\0', address: { coordinates: { lat: 91 } }, area: '1e400', unit: 4, countryId: '1.5' }
    expect(await refusalsOf(() => company.sites.create(sent as unknown as UncheckedPayload<'createSite'>))).toEqual([
      'address.address required',
      'address.coordinates.lat invalid_coordinates',
      'address.coordinates.lng required',
      'name text_invalid',
      'area number_out_of_range',
      'unit invalid_type',
      'countryId id_invalid',
    ])
    expect((await company.sites.list()).total).toBe(0)
    expect(await company.audit.log()).toEqual([])
  })
})

describe('changing a site', () => {
  it('S8: changes only what is sent; of an address one part alone', async () => {
    const { company, clock } = testService()
    const { record } = await company.sites.create(siteInput())
    clock.advance()
    const changed = await company.sites.update(record.id, { address: { coordinates: { lng: '-1.5' } }, area: '12.5' })
    expect(changed).toEqual({
      record: {
        ...record,
        address: { address: '1 Mill Lane, Leeds', coordinates: { lat: '53.79', lng: '-1.5' } },
        area: 12.5,
        updatedAt: '2025-06-01T08:01:00.000Z',
      },
      version: 2,
      notices: [],
    })
    expect(await company.sites.get(record.id)).toEqual(changed)
    const renamed = await company.sites.update(record.id, {
      address: { address: '2 Mill Lane', coordinates: { lat: 54 } },
    })
    const moved = await company.sites.update(record.id, { address: { address: '3 Mill Lane' } })
    expect(moved.record.address.coordinates).toEqual({ lat: 54, lng: '-1.5' })
    expect(renamed.record.address).toEqual({ address: '2 Mill Lane', coordinates: { lat: 54, lng: '-1.5' } })
  })

  it('S4: another unit of the area leaves the area as it is', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    expect((await company.sites.update(record.id, { unit: 'ft2' })).record.area).toBe(1200)
  })

  it('X10: null clears what may be null, and nothing else', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput({ avatarUrl: 'https://x.test/a.png', gridRegionId: 4 }))
    const { record: cleared } = await company.sites.update(record.id, { avatarUrl: null, gridRegionId: null })
    expect([cleared.avatarUrl, cleared.gridRegionId]).toEqual([null, null])
    const nothing = { name: null, area: null, countryId: null } as unknown as UncheckedPayload<'updateSite'>
    expect(await refusalsOf(() => company.sites.update(record.id, nothing))).toEqual([
      'name invalid_type',
      'area invalid_type',
      'countryId invalid_type',
    ])
  })

  it('X11: a change of nothing changes nothing, not the time either', async () => {
    const { company, clock } = testService()
    const { record } = await company.sites.create(siteInput())
    clock.advance()
    expect(await company.sites.update(record.id, {})).toEqual({ record, version: 1, notices: [] })
    expect(await company.audit.log()).toHaveLength(1)
  })

  it('S9: another country or grid region leaves the records of electricity, and says so where there are any', async () => {
    const { company } = testService({ gridRegions: { 4: 'US-CAMX' } })
    const { record } = await company.sites.create(siteInput())
    expect(noticesOf(await company.sites.update(record.id, { countryId: 840 }))).toEqual([])
    await company.sites.update(record.id, { countryId: 826 })
    const energy = await company.siteEnergies.create(record.id, energyInput())
    expect(noticesOf(await company.sites.update(record.id, { name: 'Other', countryId: 826 }))).toEqual([])
    const moved = await company.sites.update(record.id, { countryId: 840, gridRegionId: 4 })
    expect(noticesOf(moved)).toEqual(['records_not_recalculated countryId'])
    const regional = await company.sites.update(record.id, { gridRegionId: null })
    expect(noticesOf(regional)).toEqual(['records_not_recalculated gridRegionId'])
    expect(moved.record.totalEmission).toBe(177)
    const path = { siteId: record.id, energyId: energy.record.id }
    expect((await company.siteEnergies.get(path)).record).toEqual(energy.record)
  })

  it('X14: is rejected for a version that is no more', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    await company.sites.update(record.id, { name: 'A' }, { ifVersion: 1 })
    const stale = { ifVersion: 1 }
    expect(await refusalsOf(() => company.sites.update(record.id, { name: 'B' }, stale))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await refusalsOf(() => company.sites.delete(record.id, stale))).toEqual(['if-match precondition_failed'])
    expect((await company.sites.get(record.id)).record.name).toBe('A')
  })
})

describe('sites of a company', () => {
  it('X20: are listed from the newest on, by id where they are of one moment', async () => {
    const { company, clock } = testService()
    for (const name of ['A', 'B']) await company.sites.create(siteInput({ name }))
    clock.advance()
    await company.sites.create(siteInput({ name: 'C' }))
    const { records, total } = await company.sites.list()
    expect([records.map(({ name }) => name), total]).toEqual([['C', 'A', 'B'], 3])
    const part = await company.sites.list({ limit: 1, offset: 1 })
    expect([part.records.map(({ name }) => name), part.total]).toEqual([['A'], 3])
    expect(await refusalsOf(() => company.sites.list({ limit: 0 }))).toEqual(['limit query_invalid'])
  })

  it('X2: are for another company as if they were not there', async () => {
    const { company, others } = testService()
    const { record } = await company.sites.create(siteInput())
    for (const id of [record.id, UNKNOWN, '', '\0', '\ud800', 'x'.repeat(65), '__proto__']) {
      const theirs = [
        () => others.sites.get(id),
        () => others.sites.update(id, { name: 'X' }),
        () => others.sites.delete(id),
        () => others.siteFuels.list(id),
        () => others.siteEnergies.list(id),
        () => others.siteFuels.create(id, fuelInput()),
        () => others.siteEnergies.create(id, energyInput()),
      ]
      for (const work of theirs) expect(await refusalsOf(work)).toEqual(['siteId not_found'])
    }
    expect((await others.sites.list()).total).toBe(0)
    expect(await others.audit.log()).toEqual([])
    expect((await company.sites.get(record.id)).version).toBe(1)
  })

  it('are deleted once nothing is recorded at them', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    const fuel = await company.siteFuels.create(record.id, fuelInput())
    const energy = await company.siteEnergies.create(record.id, energyInput())
    const refused = ['siteId record_in_use']
    expect(await refusalsOf(() => company.sites.delete(record.id))).toEqual(refused)
    await company.siteFuels.delete({ siteId: record.id, fuelId: fuel.record.id })
    expect(await refusalsOf(() => company.sites.delete(record.id))).toEqual(refused)
    await company.siteEnergies.delete({ siteId: record.id, energyId: energy.record.id })
    expect(await company.sites.delete(record.id)).toMatchObject({ record, notices: [] })
    expect(await refusalsOf(() => company.sites.get(record.id))).toEqual(['siteId not_found'])
  })

  it('S10: hold the exact sum of their fuel and electricity, up and down', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    const total = async () => (await company.sites.get(record.id)).record.totalEmission
    const fuel = await company.siteFuels.create(record.id, fuelInput({ value: '0.1' }))
    const energy = await company.siteEnergies.create(record.id, energyInput({ percentageOfCleanEnergy: 40 }))
    expect(await total()).toBe(106.457082)
    await company.siteFuels.update({ siteId: record.id, fuelId: fuel.record.id }, { value: '0.2' })
    expect(await total()).toBe(106.714164)
    await company.siteFuels.delete({ siteId: record.id, fuelId: fuel.record.id })
    expect(await total()).toBe(106.2)
    await company.siteEnergies.delete({ siteId: record.id, energyId: energy.record.id })
    expect(await total()).toBe(0)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('are logged with who did what', async () => {
    const { company } = testService()
    const { record } = await company.sites.create(siteInput())
    await company.sites.update(record.id, { name: 'A' })
    await company.sites.delete(record.id)
    const lines = await company.audit.log({ recordId: record.id })
    expect(lines.map(({ actor, action, collection }) => [actor, action, collection])).toEqual([
      ['tester', 'create', 'sites'],
      ['tester', 'update', 'sites'],
      ['tester', 'delete', 'sites'],
    ])
  })
})
