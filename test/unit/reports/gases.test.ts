import { describe, expect, it } from 'vitest'
import { add, equal, parseRational, ZERO } from '../../../src/core/exact/index.ts'
import { findFactor, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../src/reference/factors/national/index.ts'
import { gasSplit } from '../../../src/reports/disclosure/gas-tally.ts'
import type { DisclosureTable } from '../../../src/resources/index.ts'
import { GAS_NAMES, tieOut } from '../../../src/standards/disclosure/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { fuelInput, leakInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const REQUEST = { standard: 'iso-14064-1', year: 2025 } as const

/** A company with natural gas and leaks of refrigerants, in kilograms. */
async function leakingCompany(leaks: Readonly<Record<string, number>>) {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput())
  for (const [refrigerant, value] of Object.entries(leaks))
    await company.refrigerantLeaks.create(site, leakInput({ refrigerant, value }))
  return company
}

const cellOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === id)?.value ?? null

function gasesOf(table: DisclosureTable) {
  return GAS_NAMES.map((gas) => parseRational(cellOf(table, `category1.${gas}`)?.exact ?? 'none'))
}

describe('direct emissions by gas', () => {
  it('have each group of gases by the GWPs of AR5, as the IPCC prints them', async () => {
    const table = await (await leakingCompany({ 'HFC-32': 3, SF6: 2, NF3: 1, CF4: 4, C2F6: 1 })).report(REQUEST)
    const tonnes = (gas: string) => cellOf(table, `category1.${gas}`)?.value
    expect(tonnes('hfcs')).toBe((3 * 677) / 1000)
    expect(tonnes('sf6')).toBe((2 * 23_500) / 1000)
    expect(tonnes('nf3')).toBe(16_100 / 1000)
    expect(tonnes('pfcs')).toBe((4 * 6630 + 11_100) / 1000)
    expect(tonnes('co2')).toBeGreaterThan(0)
  })

  it('have CO2, methane and nitrous oxide under their own names, although their rows have a total alone', async () => {
    const { company } = testService({ policy: { required: 'lenient' } })
    const site = (await company.sites.create(siteInput())).record.id
    for (const [gas, value] of [
      ['carbon-dioxide', 1000],
      ['methane', 10],
      ['nitrous-oxide', 1],
    ] as const) {
      const key = `desnz-2025/refrigerant-other/kyoto-protocol-products/${gas}/total-emissions-including-non-kyoto-products/kg`
      const emissionFactorId = findFactor(key).id
      await company.siteFuels.create(site, fuelInput({ value, unitId: 2, unit: unitInput(2), emissionFactorId }))
    }
    const table = await company.report(REQUEST)
    const tonnes = (gas: string) => cellOf(table, `category1.${gas}`)?.value
    // GWP100 of AR5: 1, 28 and 265
    expect(['co2', 'ch4', 'n2o', 'other'].map(tonnes)).toEqual([1, 0.28, 0.265, 0])
  })

  it.each([
    ['desnz-2025/refrigerant-other/blends/r410a/total-emissions-including-non-kyoto-products/kg', 'hfcs'],
    ['desnz-2025/refrigerant-other/blends/r404a/total-emissions-including-non-kyoto-products/kg', 'hfcs'],
    ['nga-2025/refrigerants/r410a-hfc-blend/kg', 'hfcs'],
    ['nga-2025/refrigerants/r404a-hfc-blend/kg', 'hfcs'],
    ['mfe-2026-2/refrigerant-use/refrigerant-blends-azeotropes/507a-r-125-143a-50-0-50-0/kg', 'hfcs'],
    // with propane, with an HFO, with a PFC
    ['mfe-2026-2/refrigerant-use/refrigerant-blends-zeotropes/417a-r-125-134a-600-46-6-50-0-3-4/kg', 'other'],
    ['desnz-2025/refrigerant-other/blends/r508a/total-emissions-including-non-kyoto-products/kg', 'other'],
  ] as const)('have a blend that is published as one figure under HFCs if all of it is: %s', (key, group) => {
    const factor = publishedCatalogue.find(key) ?? nationalCatalogue.find(key)
    if (factor === undefined) throw new TypeError(`${key} is shipped`)
    expect(gasSplit(factor).restOf).toBe(group)
  })

  it('add up to the direct emissions, to the last digit', async () => {
    const table = await (await leakingCompany({ 'R-410A': 1.7, SF6: 0.3 })).report(REQUEST)
    const sum = gasesOf(table).reduce(add, ZERO)
    expect(equal(sum, parseRational(cellOf(table, 'category1')?.exact ?? '0'))).toBe(true)
    expect(tieOut(table)).toEqual([])
  })

  it('add up when only a part of a record is in the period', async () => {
    const company = await leakingCompany({ 'R-410A': 1 })
    const site = (await company.sites.create(siteInput())).record.id
    const dates = { startDate: '2024-12-15', endDate: '2025-01-14' }
    await company.refrigerantLeaks.create(site, leakInput({ ...dates, refrigerant: 'HFC-134a', value: 7 }))
    const table = await company.report(REQUEST)
    expect(equal(gasesOf(table).reduce(add, ZERO), parseRational(cellOf(table, 'category1')?.exact ?? '0'))).toBe(true)
  })

  it('are formulas over the records in the workbook', async () => {
    const company = await leakingCompany({ 'R-410A': 2, SF6: 1 })
    const cells = await evaluatedWorkbook(await company.reportWorkbook(REQUEST))
    expect(differingFormulas(cells)).toEqual([])
    const ofGases = cells.filter(
      ({ sheet, formula }) => sheet === 'Parts' && /"(?:hfcs|sf6|pfcs|nf3|other)"/.test(formula),
    )
    expect(ofGases.map(({ written }) => written)).toEqual([3847, 0, 23_500, 0, expect.any(Number)])
  })
})
