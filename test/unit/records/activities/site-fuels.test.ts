import { describe, expect, it } from 'vitest'
import type { EmissionsError } from '../../../../src/core/errors/index.ts'
import { builtInKindId, resourceSchemas, type UnitResource } from '../../../../src/resources/index.ts'
import type { ServiceOptions } from '../../../../src/service/create-service.ts'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import {
  countedId,
  FACTORS,
  fuelInput,
  noticesOf,
  OURS,
  refusalsOf,
  START,
  siteInput,
  unitInput,
} from '../../../fixtures/service.ts'
import { BARE, BIOGENIC, own, siteWith } from '../../service/fixtures/site-fuels.ts'

const UNKNOWN = countedId(999_999)
const OTHER_EMISSION = '0f6b5a2c-8a55-4d0e-9d8b-6f3c1e2a7b90'
const LENIENT: ServiceOptions = { policy: { required: 'lenient' } }

describe('recording fuel', () => {
  it('gives back the record with its unit, kind and factor, and the exact emission', async () => {
    const { create, siteId } = await siteWith()
    const { record, version } = await create({ emissionId: OTHER_EMISSION })
    expect(record).toEqual({
      id: countedId(2),
      value: 1000,
      totalEmission: 2570.82,
      startDate: '2025-01-01T00:00:00.000Z',
      endDate: '2025-02-01T00:00:00.000Z',
      comment: null,
      unitId: 13,
      vendorId: null,
      siteId,
      companyId: OURS,
      emissionId: OTHER_EMISSION,
      emissionKindId: builtInKindId('site-fuel'),
      emissionFactorId: FACTORS.diesel.id,
      createdAt: START,
      updatedAt: START,
      files: [],
      offsets: [],
      emissionKind: expect.objectContaining({ scope: 'SCOPE_1', underScope: 'Sites', activityTypeUnderScope: 'FUEL' }),
      unit: unitInput(),
      emissionFactor: expect.objectContaining({ id: FACTORS.diesel.id, co2e: 2.57082 }),
    })
    expect(resourceSchemas.SiteFuel.safeParse(record).success).toBe(true)
    expect(resourceSchemas.EmissionFactor.safeParse(record.emissionFactor).success).toBe(true)
    expect(version).toBe(1)
  })

  it('F2: takes a UUID that is free as the id of the emission, for anything else a new one with a notice', async () => {
    const { create } = await siteWith()
    const first = await create({ emissionId: OTHER_EMISSION.toUpperCase() })
    expect([first.record.emissionId, noticesOf(first)]).toEqual([OTHER_EMISSION, [BIOGENIC]])
    for (const [month, emissionId] of [OTHER_EMISSION, '', 'none', 12].entries()) {
      const period = { startDate: `2025-0${month + 2}-01`, endDate: `2025-0${month + 3}-01` }
      const next = await create({ emissionId: emissionId as string, ...period })
      expect(next.record.emissionId).toMatch(/^00000000-/)
      expect(noticesOf(next)).toEqual([BIOGENIC, 'client_id_ignored emissionId'])
    }
  })

  it('F2: the id of an emission of another company is free, for it is not there', async () => {
    const { create, others } = await siteWith()
    await create({ emissionId: OTHER_EMISSION })
    const { record: theirs } = await others.sites.create(siteInput())
    const { record } = await others.siteFuels.create(theirs.id, fuelInput({ emissionId: OTHER_EMISSION }))
    expect(record.emissionId).toBe(OTHER_EMISSION)
  })

  it('F3: reads of a unit its id alone', async () => {
    const { create } = await siteWith()
    const { record } = await create({ unit: { ...unitInput(), multiplier: 1000, name: 'Barrel' } as UnitResource })
    expect([record.totalEmission, record.unit]).toEqual([2570.82, unitInput()])
    expect(await refusalsOf(() => create({ unit: unitInput(4) }))).toEqual(['unit.id unit_conflict'])
  })

  it('F4: asks for every field that the reference marks; a lenient service derives five of them', async () => {
    const { company, siteId } = await siteWith()
    const marked = Object.keys(fuelInput()).filter((field) => field !== 'vendorId')
    expect(await refusalsOf(() => company.siteFuels.create(siteId, {}))).toEqual(
      expect.arrayContaining(marked.map((field) => `${field} required`)),
    )
    const lenient = await siteWith(LENIENT)
    const made = await lenient.company.siteFuels.create(lenient.siteId, BARE)
    const { totalEmission, files, unit } = made.record
    expect([totalEmission, files, unit.id, noticesOf(made)]).toEqual([2570.82, [], 13, [BIOGENIC]])
  })

  it('F5: makes files that are not there and takes those that are; ids are texts', async () => {
    const { create, clock } = await siteWith()
    const { record } = await create({
      files: [{ id: 12, name: 'a.pdf' } as never, { name: 'b.pdf', url: 'https://u.test' }],
    })
    const stamp = { createdAt: START, updatedAt: START, deletedAt: null }
    expect(record.files).toEqual([
      { id: '12', name: 'a.pdf', url: '', ...stamp },
      { id: expect.stringMatching(/^00000000-/), name: 'b.pdf', url: 'https://u.test', ...stamp },
    ])
    clock.advance()
    const again = await create({ files: [{ id: '12' }, { id: 'new', name: 'c' }, { id: 'new', name: 'd' }] })
    expect(again.record.files.map(({ id, name }) => [id, name])).toEqual([
      ['12', 'a.pdf'],
      ['new', 'c'],
      [expect.stringMatching(/^00000000-/), 'd'],
    ])
  })

  it('F5: a file whose id is taken by another file gets one of its own: clients number the files of each record', async () => {
    const { create, company, siteId } = await siteWith()
    const [march, april] = [
      { id: '1', name: 'march.pdf', url: 'http://a/march' },
      { id: '1', name: 'april.pdf', url: 'http://a/april' },
    ]
    expect((await create({ files: [march] })).record.files).toMatchObject([march])
    const { name, url } = april
    const made = await create({ files: [april], startDate: '2025-04-01', endDate: '2025-05-01' })
    expect(made.record.files).toMatchObject([{ id: expect.stringMatching(/^0000/), name, url }])
    const aboutFiles = (outcome: typeof made) => noticesOf(outcome).filter((one) => one.startsWith('file'))
    expect(aboutFiles(made)).toEqual(['file_id_taken files[0].id'])
    const path = { siteId, fuelId: made.record.id }
    expect(aboutFiles(await company.siteFuels.update(path, { files: made.record.files }))).toEqual([])
    const changed = await company.siteFuels.update(path, { files: [{ id: '1', name: 'may.pdf' }] })
    expect(aboutFiles(changed)).toEqual(['file_id_taken files[0].id'])
    expect((await create({ files: [march] })).record.files).toMatchObject([march])
  })

  it('N11: fuel of another dimension than its factor is rejected, unless the policy declares a bridge for the factor', async () => {
    const kilograms = { unitId: 2, unit: unitInput(2), value: 1000 }
    const bare = await siteWith()
    const sentence = await bare.create(kilograms).catch(({ violations }: EmissionsError) => violations[0]?.message)
    expect(sentence).toContain('kg (WEIGHT) does not fit the factor per l (VOLUME); send the value in l')
    expect(await refusalsOf(() => bare.create(kilograms))).toEqual(['unitId unit_dimension_mismatch'])
    const density = { name: 'density of diesel', from: 'l', to: 'kg', times: '0.84', source: 'delivery note' }
    const calorific = { name: 'calorific value', from: 'l', to: 'kWh', times: '10', source: 'delivery note' }
    const fuelBridges = { [FACTORS.diesel.id]: [calorific, density] }
    const { create } = await siteWith({ policy: { fuelBridges } })
    const outcome = await create(kilograms)
    // 1,000 kg ÷ 0.84 kg/l × 2.57082 kg/l
    expect(outcome.record.totalEmission).toBe(3060.5)
    expect(noticesOf(outcome)).toContain('bridge_used emissionFactorId')
    expect(await refusalsOf(() => create({ unitId: 10, unit: unitInput(10) }))).toEqual([
      'unitId unit_dimension_mismatch',
    ])
  })

  it('N11: takes the declared bridge whichever way it leads', async () => {
    const calorific = { name: 'calorific value', from: 'l', to: 'kWh', times: '10', source: 'delivery note' }
    const { create } = await siteWith({ policy: { fuelBridges: { [FACTORS.gas.id]: [calorific] } } })
    const { record } = await create({ value: 9, emissionFactorId: FACTORS.gas.id })
    // 9 l × 10 kWh/l × 0.18296 kg/kWh
    expect(record.totalEmission).toBe(16.4664)
  })

  it('F7: says which record of the same site, kind and factor its period overlaps', async () => {
    const { create } = await siteWith()
    const { record } = await create()
    const twice = await create()
    const overlaps = (outcome: typeof twice) => noticesOf(outcome).filter((one) => one.startsWith('periods'))
    expect(overlaps(twice)).toEqual(['periods_overlap startDate'])
    expect(twice.notices.at(-1)?.message).toContain(record.id)
    const gas = await create({ emissionFactorId: FACTORS.gas.id, unitId: 4, unit: unitInput(4) })
    expect(overlaps(gas)).toEqual([])
    const instant = await create({ startDate: record.startDate, endDate: record.startDate })
    expect(overlaps(instant)).toEqual([])
  })

  it('F5: rejects a file without a name that is not there, and an id that no store takes, all at once', async () => {
    const { create, company } = await siteWith()
    const files = [{ id: 'nowhere' }, { id: 'naïve', name: 'n' }, { id: 'kept', name: 'k' }]
    expect(await refusalsOf(() => create({ files }))).toEqual(['files[0].id unknown_file', 'files[1].id id_invalid'])
    expect((await company.files.list()).total).toBe(0)
  })

  it('F6: rejects a period that ends before it starts; both ends may be one', async () => {
    const { create } = await siteWith()
    const startDate = '2025-02-01T00:00:00.001Z'
    expect(await refusalsOf(() => create({ startDate }))).toEqual(['endDate period_reversed'])
    expect((await create({ startDate, endDate: startDate })).record.endDate).toBe(startDate)
  })

  it('F7: takes periods that overlap', async () => {
    const { create } = await siteWith()
    await create()
    expect((await create()).record.totalEmission).toBe(2570.82)
  })

  it('F9: rejects a factor that was deleted for new use; the record keeps what it was made with', async () => {
    const { create, company, siteId } = await siteWith()
    const factor = await company.emissionFactors.create(own)
    const made = await create({ emissionFactorId: factor.record.id })
    expect(made.record.totalEmission).toBe(2500)
    await company.emissionFactors.delete(factor.record.id)
    const refused = ['emissionFactorId unknown_emission_factor']
    expect(await refusalsOf(() => create({ emissionFactorId: factor.record.id }))).toEqual(refused)
    const path = { siteId, fuelId: made.record.id }
    const whole = { value: 2000, emissionFactorId: factor.record.id }
    expect((await company.siteFuels.update(path, whole)).record.totalEmission).toBe(5000)
    expect(await refusalsOf(() => company.siteFuels.recalculate(path))).toEqual(refused)
  })

  it('F10, N13: a factor of another company is as unknown as one that never was', async () => {
    const { create, others } = await siteWith()
    const { record } = await others.emissionFactors.create(own)
    for (const emissionFactorId of [record.id, UNKNOWN, '__proto__', 'naïve', `${FACTORS.gas.key}+wtt`]) {
      expect(await refusalsOf(() => create({ emissionFactorId }))).toEqual(['emissionFactorId unknown_emission_factor'])
    }
  })

  it('F10: a factor that was derived from a published one is not named by its key', async () => {
    const { create } = await siteWith()
    const derived = 'epa-2025/stationary/propane/us-gallon?gwp=AR6_GWP100'
    expect(await refusalsOf(() => create({ emissionFactorId: derived }))).toEqual([
      'emissionFactorId unknown_emission_factor',
    ])
  })

  it('F11: a vendor may be left out, must be there, and is given the emission', async () => {
    const { create, company, siteId } = await siteWith()
    expect(await refusalsOf(() => create({ vendorId: UNKNOWN }))).toEqual(['vendorId unknown_vendor'])
    const vendor = await company.vendors.create({ name: 'V', countryId: 826, vendorType: 'fuel' })
    const total = async () => (await company.vendors.get(vendor.record.id)).record.totalEmission
    const { record } = await create({ vendorId: vendor.record.id })
    expect([record.vendorId, await total()]).toEqual([vendor.record.id, 2570.82])
    const path = { siteId, fuelId: record.id }
    await company.siteFuels.update(path, { vendorId: null })
    expect(await total()).toBe(0)
    await company.siteFuels.update(path, { vendorId: vendor.record.id, value: '0.1' })
    expect(await total()).toBe(0.257082)
    await company.siteFuels.delete(path)
    expect(await total()).toBe(0)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('F12: takes the kind of another activity, with a notice, which goes and comes with the kind', async () => {
    const { create, company, siteId } = await siteWith(LENIENT)
    const unusual = [BIOGENIC, 'emission_kind_unusual emissionKindId']
    const made = await create({ emissionKindId: builtInKindId('vehicle'), emissionId: OTHER_EMISSION })
    expect(noticesOf(made)).toEqual(unusual)
    const path = { siteId, fuelId: made.record.id }
    const usual = await company.siteFuels.update(path, { emissionKindId: builtInKindId('site-fuel') })
    expect([noticesOf(usual), usual.record.emissionKind.underScope]).toEqual([[BIOGENIC], 'Sites'])
    expect(noticesOf(await company.siteFuels.recalculate(path))).toEqual([BIOGENIC])
    const back = await company.siteFuels.update(path, { emissionKindId: builtInKindId('vehicle') })
    expect([noticesOf(back), noticesOf(await company.siteFuels.get(path))]).toEqual([unusual, unusual])
    expect(back.record.totalEmission).toBe(2570.82)
    expect(noticesOf(await company.siteFuels.recalculate(path))).toEqual(unusual)
    expect(await company.verifyTotals()).toEqual([])
  })

  it('N13: names every id that is unknown at once', async () => {
    const { create } = await siteWith()
    const ids = { unitId: 999, emissionFactorId: UNKNOWN, emissionKindId: UNKNOWN, vendorId: UNKNOWN }
    expect(await refusalsOf(() => create({ ...ids, unit: {} }))).toEqual([
      'unitId unknown_unit',
      'emissionFactorId unknown_emission_factor',
      'emissionKindId unknown_emission_kind',
      'vendorId unknown_vendor',
    ])
  })

  it('X1: takes no company, id or total from a client', async () => {
    const { create } = await siteWith()
    const { record } = await create({
      companyId: 8,
      id: UNKNOWN,
      siteId: UNKNOWN,
    } as UncheckedPayload<'createSiteFuel'>)
    expect([record.companyId, record.siteId, record.id]).toEqual([OURS, countedId(1), countedId(3)])
  })
})
