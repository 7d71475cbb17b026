import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { findFactor, publishedCatalogue, searchFactors } from '../../../../src/reference/factors/index.ts'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import {
  countedId,
  FACTORS,
  fuelInput,
  noticesOf,
  OURS,
  refusalsOf,
  START,
  shippedCatalogue,
  siteInput,
  testService,
} from '../../../fixtures/service.ts'

const LATER = '2025-06-01T08:01:00.000Z'
const LITRE = units.litre.id
const PELLETS = { name: 'Pellets', co2e: '0.0525', denominatorUnitId: 2 }
const SPLIT = { name: 'Blend', co2: '2.5', ch4: '0.001', n2o: '0.0001', denominatorUnitId: LITRE }
const published = searchFactors('', { complete: true, catalogue: shippedCatalogue })

describe('create', () => {
  it('N9: has the whole shape; a gas that is not known is 0 on the wire and null in every emission', async () => {
    const { company } = testService()
    const { record, version, notices } = await company.emissionFactors.create({ ...PELLETS, source: 'boiler test' })
    expect(resourceSchemas.EmissionFactor.parse(record)).toEqual(record)
    expect(version).toBe(1)
    expect(notices.map(({ code, message }) => [code, message.split(':')[0]])).toEqual([
      ['factor_gases_unpublished', 'co2, ch4, n2o'],
    ])
    expect(record).toEqual({
      id: countedId(1),
      name: 'Pellets',
      source: 'boiler test',
      co2: 0,
      ch4: 0,
      n2o: 0,
      co2e: 0.0525,
      denominatorUnitId: 2,
      numeratorUnitId: 2,
      isCustom: true,
      companyId: OURS,
      createdAt: START,
      updatedAt: START,
      deletedAt: null,
    })
    const vehicle = { name: 'Stoker', fuelSource: 'PELLETS', emissionFactorId: record.id, activityUnitId: 2 }
    const { id } = (await company.vehicles.create(vehicle)).record
    const sent = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: 2000 }
    const { emission } = (await company.vehicleEmissions.create(id, sent)).record
    expect(emission).toMatchObject({ co2: null, ch4: null, n2o: null, co2e: 105 })
  })

  it.each([
    ['AR5_GWP100', 2.5545],
    ['AR6_GWP100', 2.5543],
  ] as const)('N8: co2e follows from all three gases by %s', async (gwpSet, co2e) => {
    const { company } = testService()
    const { record } = await company.emissionFactors.create({ ...SPLIT, gwpSet })
    expect([record.co2, record.ch4, record.n2o, record.co2e]).toEqual([2.5, 0.001, 0.0001, co2e])
  })

  it('N8: a total that is given goes before the sum of the gases', async () => {
    const { company } = testService()
    const { record } = await company.emissionFactors.create({ ...SPLIT, co2e: 2.6, gwpSet: 'AR5_GWP100' })
    expect(record.co2e).toBe(2.6)
  })

  it.each([
    ['N8: no total from two gases', { ...SPLIT, n2o: null, gwpSet: 'AR5_GWP100' as const }, 'co2e required'],
    ['N8: no total without a GWP set', SPLIT, 'gwpSet required'],
    ['N13: no such unit', { ...PELLETS, denominatorUnitId: 12 }, 'denominatorUnitId unknown_unit'],
    ['N10: figures in kWh', { ...PELLETS, numeratorUnitId: 4 }, 'numeratorUnitId unit_dimension_mismatch'],
    ['N10: figures in ounces', { ...PELLETS, numeratorUnitId: 1004 }, 'numeratorUnitId unit_dimension_mismatch'],
    ['N14: a negative figure', { ...PELLETS, co2: -1 }, 'co2 must_be_non_negative'],
    ['N16: too much', { ...PELLETS, co2e: 1e308 }, 'co2e quantity_too_large'],
    ['N16: more than can be held', { ...PELLETS, co2e: '1e400' }, 'co2e number_out_of_range'],
    ['N16: more than a quantity may be', { ...PELLETS, co2e: '1e309' }, 'co2e quantity_too_large'],
    ['U+0000', { ...PELLETS, name: 'a\0' }, 'name text_invalid'],
  ])('%s: refused, and nothing is kept', async (_, input, rejection) => {
    const { company } = testService()
    expect(await refusalsOf(() => company.emissionFactors.create(input))).toEqual([rejection])
    expect((await company.emissionFactors.list({ isCustom: true })).total).toBe(0)
  })

  it('everything that is wrong is said at once', async () => {
    const { company } = testService()
    const input = { ...SPLIT, denominatorUnitId: 12, numeratorUnitId: 10 }
    expect(await refusalsOf(() => company.emissionFactors.create(input))).toEqual([
      'denominatorUnitId unknown_unit',
      'numeratorUnitId unit_dimension_mismatch',
      'gwpSet required',
    ])
  })

  it.each([
    ['grams', units.gram.id, 2570.82, 2570.82],
    ['tonnes', units.tonne.id, 0.00257082, 2570.82],
    ['pounds', units.pound.id, 5, 2267.96185],
  ])(
    'N10: figures in %s are shown as they are, and emissions are in kilograms',
    async (_, numeratorUnitId, co2e, kg) => {
      const { company } = testService()
      const input = { ...PELLETS, co2e, numeratorUnitId, denominatorUnitId: LITRE }
      const factor = (await company.emissionFactors.create(input)).record
      expect(factor).toMatchObject({ co2e, numeratorUnitId })
      const site = (await company.sites.create(siteInput())).record
      const { record } = await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: factor.id }))
      expect(record.totalEmission).toBe(kg)
    },
  )

  it('N10: a total from gases in grams is in grams', async () => {
    const { company } = testService()
    const input = { ...SPLIT, co2: 2500, ch4: 1, n2o: '0.1', gwpSet: 'AR5_GWP100', numeratorUnitId: 1 } as const
    expect((await company.emissionFactors.create(input)).record.co2e).toBe(2554.5)
  })

  it('N2: digits that no double holds are computed with', async () => {
    const { company, store } = testService()
    const co2e = '2.00000000000000000001'
    const factor = (await company.emissionFactors.create({ ...PELLETS, co2e, denominatorUnitId: LITRE })).record
    expect(factor.co2e).toBe(2)
    const site = (await company.sites.create(siteInput())).record
    const { record } = await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: factor.id }))
    const row = await store.read(OURS, (tx) => tx.siteFuels.get(record.id))
    expect(row?.exact).toBe('2000.00000000000000001')
  })
})

describe('read', () => {
  it('X5: a published factor is found by its id, and by its key', async () => {
    const { company } = testService()
    const { record, version } = await company.emissionFactors.get(FACTORS.diesel.id)
    expect(version).toBe(1)
    expect(record).toMatchObject({
      id: FACTORS.diesel.id,
      co2e: 2.57082,
      isCustom: false,
      companyId: null,
      denominatorUnitId: 13,
    })
    expect((await company.emissionFactors.get(FACTORS.diesel.key)).record).toBe(record)
  })

  it('finds no factor that may not stand alone, was derived or belongs to nobody', async () => {
    const { company } = testService()
    const partial = findFactor('epa-2025/mobile/motor-gasoline/us-gallon')
    for (const id of [partial.id, `${FACTORS.diesel.key}+wtt`, countedId(999), '\0', '__proto__', 'constructor']) {
      expect(await refusalsOf(() => company.emissionFactors.get(id))).toEqual(['emissionFactorId not_found'])
    }
  })

  it('lists own ones, the newest first, then all published ones that may stand alone', async () => {
    const { company, others, clock } = testService()
    await others.emissionFactors.create(PELLETS)
    await company.emissionFactors.create({ ...PELLETS, name: 'a' })
    clock.advance()
    await company.emissionFactors.create({ ...PELLETS, name: 'b' })
    const all = await company.emissionFactors.list()
    expect(all.total).toBe(published.length + 2)
    expect(all.records.map(({ id }) => id)).toEqual([countedId(3), countedId(2), ...published.map(({ id }) => id)])
    const own = await company.emissionFactors.list({ isCustom: true })
    expect(own).toEqual({ records: all.records.slice(0, 2), total: 2 })
    expect((await company.emissionFactors.list({ isCustom: false })).total).toBe(published.length)
    const part = await company.emissionFactors.list({ offset: 1, limit: 2 })
    expect(part).toEqual({ records: all.records.slice(1, 3), total: all.total })
  })

  it('every published factor that is listed has the shape', async () => {
    const { company } = testService()
    const { records } = await company.emissionFactors.list({ isCustom: false })
    expect(records.length).toBeGreaterThan(publishedCatalogue.factors().length / 2)
    for (const record of records) resourceSchemas.EmissionFactor.parse(record)
  })

  it('search: every word, of own ones in name or source, in any case and accent', async () => {
    const { company } = testService()
    await company.emissionFactors.create({ ...PELLETS, name: 'Holzpellets Gießen', source: 'Kesselprüfung 2025' })
    await company.emissionFactors.create({ ...PELLETS, name: 'Holzpellets', source: null })
    const names = async (search: string) =>
      (await company.emissionFactors.list({ search, isCustom: true })).records.map(({ name }) => name)
    expect(await names('PELLETS giessen')).toEqual(['Holzpellets Gießen'])
    expect(await names('kesselprufung')).toEqual(['Holzpellets Gießen'])
    expect(await names('holz')).toHaveLength(2)
    expect(await names('holz diesel')).toEqual([])
  })

  it('search: published ones as searchFactors finds them', async () => {
    const { company } = testService()
    const { records, total } = await company.emissionFactors.list({ search: 'germany electricity' })
    expect([total, records[0]?.id]).toEqual([13, findFactor('eea-2024/de/kwh', { catalogue: shippedCatalogue }).id])
  })

  it.each(['x'.repeat(256), 5, null])('search: %j is rejected', async (search) => {
    const { company } = testService()
    const work = () => company.emissionFactors.list({ search: search as string })
    expect(await refusalsOf(work)).toEqual(['search query_invalid'])
  })
})

describe('update', () => {
  it('X5: nobody changes or deletes a published one', async () => {
    const { company } = testService()
    const refused = ['emissionFactorId built_in_read_only']
    expect(await refusalsOf(() => company.emissionFactors.update(FACTORS.gas.id, { co2e: 1 }))).toEqual(refused)
    expect(await refusalsOf(() => company.emissionFactors.delete(FACTORS.gas.id))).toEqual(refused)
  })

  it('what is not sent stays; null makes a gas unknown; nothing changes nothing', async () => {
    const { company, clock } = testService()
    const made = await company.emissionFactors.create({ ...SPLIT, co2e: 2.6, source: 'test' })
    const { record } = made
    clock.advance()
    expect(await company.emissionFactors.update(record.id, {})).toEqual(made)
    const changed = await company.emissionFactors.update(record.id, { ch4: null, co2e: '2.7' })
    expect(changed.version).toBe(2)
    expect(changed.record).toEqual({ ...record, ch4: 0, co2e: 2.7, updatedAt: LATER })
    expect((await company.emissionFactors.update(record.id, { source: null })).record.source).toBeNull()
  })

  it('N8: a change that leaves no total is rejected; with a GWP set it is computed', async () => {
    const { company } = testService()
    const { id } = (await company.emissionFactors.create({ ...SPLIT, co2e: 2.6 })).record
    const refused = (change: object) => refusalsOf(() => company.emissionFactors.update(id, change))
    expect(await refused({ co2e: null })).toEqual(['gwpSet required'])
    expect(await refused({ co2e: null, n2o: null })).toEqual(['co2e required'])
    expect(await refused({ numeratorUnitId: 4 })).toEqual(['numeratorUnitId unit_dimension_mismatch'])
    expect((await company.emissionFactors.get(id)).version).toBe(1)
    const computed = await company.emissionFactors.update(id, { co2e: null, gwpSet: 'AR5_GWP100' })
    expect(computed.record.co2e).toBe(2.5545)
    expect((await company.emissionFactors.update(id, { n2o: '0.0002' })).record.co2e).toBe(2.581)
  })

  it('F13: a record keeps the figures that it was computed with, shows them, and takes the new ones when recalculated', async () => {
    const { company } = testService()
    const factor = (await company.emissionFactors.create({ ...PELLETS, co2e: 2, denominatorUnitId: LITRE })).record
    expect(noticesOf(await company.emissionFactors.update(factor.id, { co2e: 3 }))).toEqual([])
    const site = (await company.sites.create(siteInput())).record
    const { record } = await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: factor.id }))
    expect(noticesOf(await company.emissionFactors.update(factor.id, { co2e: 4 }))).toEqual([
      'records_not_recalculated ',
    ])
    expect(noticesOf(await company.emissionFactors.update(factor.id, { name: 'x' }))).toEqual([])
    const path = { siteId: site.id, fuelId: record.id }
    const kept = (await company.siteFuels.get(path)).record
    expect([kept.totalEmission, kept.emissionFactor.co2e]).toEqual([3000, 3])
    const again = (await company.siteFuels.recalculate(path)).record
    expect([again.totalEmission, again.emissionFactor.co2e]).toEqual([4000, 4])
  })

  it('X14: a change for another version is rejected', async () => {
    const { company } = testService()
    const { id } = (await company.emissionFactors.create(PELLETS)).record
    const work = () => company.emissionFactors.update(id, { co2e: 1 }, { ifVersion: 2 })
    expect(await refusalsOf(work)).toEqual(['if-match precondition_failed'])
  })
})

describe('delete', () => {
  it('F9: a deleted factor says since when, is found and not listed, changes no more, and serves no new record', async () => {
    const { company, clock } = testService()
    const { record } = await company.emissionFactors.create({ ...PELLETS, denominatorUnitId: LITRE })
    const site = (await company.sites.create(siteInput())).record
    const fuel = (await company.siteFuels.create(site.id, fuelInput({ emissionFactorId: record.id }))).record
    clock.advance()
    const deleted = { ...record, updatedAt: LATER, deletedAt: LATER }
    expect((await company.emissionFactors.delete(record.id)).record).toEqual(deleted)
    expect((await company.emissionFactors.get(record.id)).record).toEqual(deleted)
    expect((await company.emissionFactors.list({ isCustom: true })).total).toBe(0)
    const gone = ['emissionFactorId not_found']
    expect(await refusalsOf(() => company.emissionFactors.update(record.id, { co2e: 1 }))).toEqual(gone)
    expect(await refusalsOf(() => company.emissionFactors.delete(record.id))).toEqual(gone)
    const recomputed = () => company.siteFuels.create(site.id, fuelInput({ emissionFactorId: record.id }))
    expect(await refusalsOf(recomputed)).toEqual(['emissionFactorId unknown_emission_factor'])
    expect((await company.siteFuels.get({ siteId: site.id, fuelId: fuel.id })).record).toEqual(fuel)
  })

  it("F10: another company's factor is not found, and serves nobody else", async () => {
    const { company, others } = testService()
    const { id } = (await others.emissionFactors.create(PELLETS)).record
    for (const work of [
      () => company.emissionFactors.get(id),
      () => company.emissionFactors.update(id, { co2e: 1 }),
      () => company.emissionFactors.delete(id),
    ]) {
      expect(await refusalsOf(work)).toEqual(['emissionFactorId not_found'])
    }
    const site = (await company.sites.create(siteInput())).record
    const work = () => company.siteFuels.create(site.id, fuelInput({ emissionFactorId: id }))
    expect(await refusalsOf(work)).toEqual(['emissionFactorId unknown_emission_factor'])
  })
})
