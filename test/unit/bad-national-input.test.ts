import { describe, expect, it } from 'vitest'
import { findFactor, selectFactor } from '../../src/reference/factors/index.ts'
import { loadPublisherFile } from '../../src/reference/factors/national/index.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { shippedCatalogue as catalogue, energyInput, fuelInput, siteInput, testService } from '../fixtures/service.ts'
import { thrownBy } from '../fixtures/violations.ts'

const IN_2025 = { start: '2025-03-01', end: '2025-04-01' }
const POWER = { kind: 'electricity' } as const
const POWER_ROW = {
  id: 'a',
  activity: 'electricity',
  start: '2025-03-01',
  value: 1,
  unit: 'kWh',
  country: 'AU',
} as const
const SPEND_ROW = { id: 'a', activity: 'spend', start: '2023-03-01', value: 1, currency: 'GBP', country: 'GB' } as const
const UBA = 'Brennstoff;CO2;CH4;N2O\nErdgas;0,2;0,00001;0,000001\n'

const codesOf = (work: () => unknown) => thrownBy(work).map(({ code }) => code)
const codesOfRows = async (row: object) => {
  const outcome = await calculateRows([row as typeof POWER_ROW]).catch((error) => error)
  return outcome.violations?.map(({ code }: { code: string }) => code) ?? outcome
}

/** A kilowatt-hour of a site in Australia, as a service records it. */
async function codesOfService(gridRegion: string, policy: object = {}) {
  const { company } = testService({ gridRegions: { 5: gridRegion }, policy: { required: 'lenient', ...policy } })
  const { id } = (await company.sites.create(siteInput({ countryId: 36, gridRegionId: 5 }))).record
  const input = energyInput({ startDate: '2022-01-01', endDate: '2022-02-01' })
  const outcome = await company.siteEnergies.create(id, input).catch((error) => error)
  return (
    outcome.violations?.map(({ code }: { code: string }) => code) ??
    outcome.notices.map(({ code }: { code: string }) => code)
  )
}

describe('a region that is no part of its country', () => {
  it('is rejected by the library, by rows and by a service', async () => {
    const activity = POWER
    expect(codesOf(() => selectFactor({ activity, region: 'AU-ON', period: IN_2025, catalogue }))).toEqual([
      'region_not_in_country',
    ])
    expect(await codesOfRows({ ...POWER_ROW, country: 'AU-ON' })).toEqual(['region_not_in_country'])
    expect(await codesOfService('AU-ON')).toEqual(['region_not_in_country'])
  })

  it('is rejected next to another country, by rows and by records of electricity', async () => {
    expect(await codesOfRows({ ...POWER_ROW, country: 'AU', gridRegion: 'CA-ON' })).toEqual(['region_not_in_country'])
    expect(await codesOfService('CA-ON')).toEqual(['region_not_in_country'])
    expect(await codesOfService('AU-NSW')).not.toContain('region_not_in_country')
  })
})

describe('a period before the first edition', () => {
  it('uses the first with a notice, and is rejected by exact', async () => {
    const request = { activity: POWER, region: 'AU-NSW', period: { start: '2022-01-01', end: '2022-02-01' }, catalogue }
    expect(selectFactor(request).notices.map(({ code }) => code)).toEqual(['factor_edition_newer'])
    expect(codesOf(() => selectFactor({ ...request, edition: 'exact' }))).toEqual(['period_before_editions'])
    const rows = await calculateRows([{ ...POWER_ROW, country: 'AU-NSW', start: '2022-01-01' }])
    expect(rows[0]?.results[0]?.calculation.notices.map(({ code }) => code)).toContain('factor_edition_newer')
    expect(await codesOfService('AU-NSW')).toContain('factor_edition_newer')
    expect(await codesOfService('AU-NSW', { edition: 'exact' })).toEqual(['period_before_editions'])
  })
})

describe('an edition that its publisher withdrew', () => {
  const key: string = 'mfe-2026-1/waste-disposal/general-waste/kg'

  it('is rejected by the library, by rows, by a service and by the loader', async () => {
    expect(codesOf(() => findFactor(key))).toEqual(['edition_withdrawn'])
    expect(await codesOfRows({ ...POWER_ROW, activity: 'quantity', unit: 'kg', factor: key })).toEqual([
      'edition_withdrawn',
    ])
    const { company } = testService()
    const { id } = (await company.sites.create(siteInput())).record
    const outcome = await company.siteFuels.create(id, fuelInput({ emissionFactorId: key })).catch((error) => error)
    expect(outcome.violations.map(({ code }: { code: string }) => code)).toEqual(['edition_withdrawn'])
    const file = { format: 'mfe', edition: 'mfe-2026-1', editionYear: 2026 } as const
    expect(codesOf(() => loadPublisherFile('name,unit,co2e\n', file))).toEqual(['edition_withdrawn'])
  })

  it('is none that was corrected under its own name', () => {
    expect(codesOf(() => findFactor('desnz-2024/no-such-row'))).toEqual(['factor_not_found'])
  })
})

describe('a loaded file with another digest than its label says', () => {
  it('is rejected', () => {
    const file = { format: 'uba', edition: 'uba-2-1', editionYear: 2026, digest: '00' } as const
    expect(codesOf(() => loadPublisherFile(UBA, file))).toEqual(['file_digest_mismatch'])
  })
})

describe('a quarter that does not exist', () => {
  it.each([
    ['2025-Q5', 'NZ'],
    ['2025-Q0', 'NZ'],
    ['1999-Q1', 'NZ'],
    ['2025-Q1', 'AU-NSW'],
    ['2025-Q1', 'DE'],
  ])('%s of %s is rejected by the library and by rows', async (quarter, region) => {
    const activity = { ...POWER, quarter }
    expect(codesOf(() => selectFactor({ activity, region, period: IN_2025, catalogue }))).toEqual(['quarter_unknown'])
    expect(await codesOfRows({ ...POWER_ROW, country: region, factor: quarter })).toEqual(['quarter_unknown'])
  })

  it('is none of those that New Zealand publishes, which rows may name', async () => {
    for (const factor of ['2025-Q1', '2025 q1', '2025Q1']) {
      const [row] = await calculateRows([{ ...POWER_ROW, country: 'NZ', factor }])
      expect(row?.results[0]?.calculation.emission.co2e).toBe(0.115912)
    }
  })
})

describe('a code of an unknown scheme', () => {
  it('is rejected by rows', async () => {
    expect(await codesOfRows({ ...SPEND_ROW, factor: 'CPA 62.01' })).toEqual(['industry_scheme_unknown'])
    expect(await codesOfRows({ ...SPEND_ROW, factor: 'SIC 69' })).toEqual(['factor_ambiguous'])
  })
})
