import { describe, expect, it } from 'vitest'
import { builtInKindId } from '../../../src/resources/index.ts'
import { type Company, createService } from '../../../src/service/index.ts'
import { verifyBundle } from '../../../src/verify/index.ts'
import { refusalsOf } from '../../fixtures/service.ts'

const KWH = 4
const LITRE = 13
const address = { address: 'Invented', coordinates: { lat: 51.4, lng: 6.8 } }

/** The factors of the example, in kg per kWh and per litre. */
async function factorsOf({ emissionFactors }: Company<never>) {
  const made = async (name: string, co2e: string, fields: object) =>
    (await emissionFactors.create({ name, co2e, denominatorUnitId: KWH, ...fields })).record.id
  return {
    gas: await made('Natural gas', '0.18', { heatingValue: 'gross' }),
    diesel: await made('Diesel', '2.5', { denominatorUnitId: LITRE }),
    grid2023: await made('Grid 2023', '0.45', {}),
    grid2025: await made('Grid 2025', '0.40', {}),
  }
}

/** The invented company of the example: two years, and a works that is sold between them. */
async function theExample() {
  const company = createService({ policy: { required: 'lenient' } }).company(1)
  const factors = await factorsOf(company)
  const site = async (name: string) =>
    (await company.sites.create({ name, address, area: 1, unit: 'M2', countryId: 276 })).record.id
  const [werke, werk3] = [await site('Werke Nord und Süd'), await site('Werk 3')]
  const days = (year: number) => ({ startDate: `${year}-01-01`, endDate: `${year + 1}-01-01` })
  const fuel = (siteId: string, year: number, fields: { value: number; unitId: number; emissionFactorId: string }) =>
    company.siteFuels.create(siteId, { ...days(year), ...fields, emissionKindId: builtInKindId('site-fuel') })
  const power = (siteId: string, year: number, fields: { value: number; emissionFactorId: string }) =>
    company.activityRecords.create({
      ...days(year),
      ...fields,
      siteId,
      unitId: KWH,
      emissionKindId: builtInKindId('site-electricity'),
    })
  await power(werke, 2023, { value: 3_820_000, emissionFactorId: factors.grid2023 })
  const gas = await fuel(werke, 2023, { value: 2_200_000, unitId: KWH, emissionFactorId: factors.gas })
  await fuel(werke, 2023, { value: 40_000, unitId: LITRE, emissionFactorId: factors.diesel })
  await power(werk3, 2023, { value: 900_000, emissionFactorId: factors.grid2023 })
  await fuel(werk3, 2023, { value: 3_000_000, unitId: KWH, emissionFactorId: factors.gas })
  await power(werke, 2025, { value: 3_610_000, emissionFactorId: factors.grid2025 })
  await fuel(werke, 2025, { value: 2_090_000, unitId: KWH, emissionFactorId: factors.gas })
  await fuel(werke, 2025, { value: 38_000, unitId: LITRE, emissionFactorId: factors.diesel })
  return { company, werke, werk3, gas: { siteId: werke, fuelId: gas.record.id } }
}

const BASE_YEAR = {
  year: 2023,
  approach: 'operational_control',
  scope2Method: 'location_based',
  scopes: ['SCOPE_1', 'SCOPE_2'],
  thresholdPercent: 5,
} as const

const SOLD = { from: '2024-07-01', equityShare: 0, financialControl: false, operationalControl: false, group: 'other' }

async function compared() {
  const example = await theExample()
  const { company, werk3 } = example
  const { id } = (await company.baseYear.set(BASE_YEAR)).record
  await company.boundaries.create({ ...SOLD, siteId: werk3 } as never)
  await company.baseYear.addTrigger(id, { kind: 'boundary', siteId: werk3, description: 'Werk 3 was sold' })
  return { ...example, id }
}

describe('a base year with a works that was sold since', () => {
  it('is 3,160.0 t as reported, 2,215.0 t as recalculated: -39.39 % in the headline, -13.53 % like for like', async () => {
    const { company, id, werk3 } = await compared()
    const { reported, recalculated, headline, likeForLike, notices } = await company.baseYear.compare(id, {
      year: 2025,
    })
    expect(notices).toEqual([])
    expect(reported).toEqual({ exact: '3160000', kg: 3_160_000 })
    expect(recalculated.co2e.exact).toBe('2215000')
    expect(recalculated.differences).toMatchObject([
      { kind: 'boundary', siteId: werk3, name: 'Werk 3', difference: { exact: '-945000' } },
    ])
    expect(recalculated.differences[0]?.triggerIds).toHaveLength(1)
    expect(recalculated).toMatchObject({ significance: { exact: '4725/158' }, isDue: true })
    expect([headline.co2e.exact, headline.difference.exact]).toEqual(['1915200', '-1244800'])
    expect(headline.change?.percent.toFixed(2)).toBe('-39.39')
    expect(likeForLike.difference.exact).toBe('-299800')
    expect(likeForLike.change?.exact).toBe('-5996/443')
    expect(likeForLike.change?.percent.toFixed(2)).toBe('-13.53')
    const effects = likeForLike.effects.map(({ cause, scope, factor, difference }) => [
      cause,
      factor ?? scope,
      difference.exact,
    ])
    expect(effects).toEqual([
      ['activity', 'Diesel', '-5000'],
      ['activity', 'Natural gas', '-19800'],
      ['activity', 'SCOPE_2', '-94500'],
      ['factor', 'SCOPE_2', '-180500'],
    ])
  })

  it('keeps what was reported beside each recalculation, when records change too', async () => {
    const { company, id, gas, werke } = await compared()
    const before = (await company.baseYear.get(id)).record
    await company.siteFuels.update(gas, { value: 2_100_000 })
    const open = await company.baseYear.compare(id, { year: 2025 })
    expect(open.reported).toEqual(before.reported.co2e)
    expect(open.recalculated.differences.map(({ kind, difference }) => [kind, difference.exact])).toEqual([
      ['boundary', '-945000'],
      ['unattributed', '-18000'],
    ])
    const error = { kind: 'error', siteId: werke, description: 'a bill was read in the wrong month' } as const
    await company.baseYear.addTrigger(id, { ...error, effectKg: '-10000' })
    await company.baseYear.addTrigger(id, { kind: 'factor', siteId: null, description: 'the rest' })
    const { record } = await company.baseYear.recalculate(id, { year: 2025 })
    expect(record.reported).toEqual(before.reported)
    const [kept] = record.recalculations
    expect(kept?.differences.map(({ kind, difference }) => [kind, difference.exact])).toEqual([
      ['boundary', '-945000'],
      ['error', '-10000'],
      ['factor', '-8000'],
    ])
    expect([kept?.co2e.exact, kept?.difference.exact]).toEqual(['2197000', '-963000'])
    expect(kept?.bySite).toEqual([
      { siteId: werke, name: 'Werke Nord und Süd', co2e: { exact: '2197000', kg: 2_197_000 } },
    ])
    // the heads prove before which lines of the log each series was made
    for (const head of [record.reported.log, kept?.log]) {
      expect(await company.audit.verifyLog(head && { head })).toMatchObject({ verified: true })
    }
    expect(await verifyBundle(company.export())).toMatchObject({ verified: true, differences: [] })
  })

  it('is due for recalculation above its threshold alone', async () => {
    const { company, id, werk3 } = await compared()
    await company.baseYear.delete(id)
    // 945 of 3,160 t
    for (const [thresholdPercent, isDue] of [
      ['29', true],
      ['30', false],
    ] as const) {
      const { record } = await company.baseYear.set({ ...BASE_YEAR, thresholdPercent })
      await company.baseYear.addTrigger(record.id, { kind: 'boundary', siteId: werk3, description: 'sold' })
      const { recalculated } = await company.baseYear.compare(record.id, { year: 2025 })
      expect(recalculated.isDue).toBe(isDue)
      await company.baseYear.delete(record.id)
    }
  })

  it('is rejected without records, twice, and with anything left to be assumed, and nothing is kept of it', async () => {
    const { company } = await theExample()
    const { set, list } = company.baseYear
    expect(await refusalsOf(() => set({ ...BASE_YEAR, year: 2022 }))).toEqual(['year base_year_without_records'])
    expect(await refusalsOf(() => set({ ...BASE_YEAR, scopes: ['SCOPE_3'] }))).toEqual([
      'year base_year_without_records',
    ])
    expect(await refusalsOf(() => set({ ...BASE_YEAR, year: 23 }))).toEqual(['year invalid_date'])
    expect(await refusalsOf(() => set({ year: 2023 } as never))).toEqual([
      'approach required',
      'scope2Method required',
      'scopes required',
      'thresholdPercent required',
    ])
    expect((await list()).records).toEqual([])
    const { id } = (await set(BASE_YEAR)).record
    expect(await refusalsOf(() => set(BASE_YEAR))).toEqual(['scopes duplicate'])
    expect(
      await refusalsOf(() => company.baseYear.addTrigger(id, { kind: 'boundary', siteId: 'x', description: '' })),
    ).toEqual(['siteId unknown_site'])
    expect(await refusalsOf(() => company.baseYear.compare('none', { year: 2025 }))).toEqual(['baseYearId not_found'])
  })
})
