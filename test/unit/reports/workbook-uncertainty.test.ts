import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { units } from '../../../src/core/units/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { energyInput, fuelInput, shippedCatalogue, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const GAS = 'mfe-2026-2/stationary-combustion-of-fuels/commercial-use/natural-gas/kwh'
const DIESEL = 'mfe-2026-2/stationary-combustion-of-fuels/commercial-use/diesel/l'
const MAY = { startDate: '2026-05-01', endDate: '2026-06-01' }

async function workbookOf(burnt: readonly (readonly [key: string, unitId: number, value: number])[]) {
  const { company } = testService()
  const { id } = (await company.sites.create(siteInput({ countryId: 554 }))).record
  await company.siteEnergies.create(id, energyInput({ ...MAY, value: 1000 }))
  for (const [key, unitId, value] of burnt) {
    const emissionFactorId = shippedCatalogue.find(key)?.id ?? ''
    await company.siteFuels.create(id, fuelInput({ ...MAY, value, unitId, unit: unitInput(unitId), emissionFactorId }))
  }
  return company.reportWorkbook({ standard: 'iso-14064-1', year: 2026 })
}

async function sheetOf(workbook: Uint8Array) {
  return (await readXlsx(workbook)).sheets.find(({ name }) => name === 'Uncertainty')?.rows
}

describe('the sheet of uncertainties', () => {
  it('combines those of factors by the root of the summed squares, over the parts that have one', async () => {
    // the same factor twice is one part
    const workbook = await workbookOf([
      [GAS, units.kilowattHour.id, 400],
      [GAS, units.kilowattHour.id, 600],
      [DIESEL, units.litre.id, 100],
    ])
    const rows = (await sheetOf(workbook)) ?? []
    const figures = new Map(rows.map(([name, , figure]) => [String(name), Number(figure)]))
    // 195.43 kg ± 2 % of gas, 267.59 kg ± 1.02 % of diesel, and electricity, whose factor has none
    const [gas, diesel] = [195.43, figures.get(DIESEL) ?? 0]
    expect(figures.get(GAS)).toBeCloseTo(gas, 9)
    const covered = gas + diesel
    const combined = Math.hypot(gas * 2, diesel * 1.02) / covered
    expect(figures.get('Uncertainty of the covered part, ± %')).toBeCloseTo(combined, 9)
    const total = figures.get('Total (Scope 2 market-based), kg CO2e') ?? 0
    expect(total).toBeCloseTo(covered + 78.6625, 6)
    expect(figures.get('Covered share of the total, %')).toBeCloseTo((100 * covered) / total, 9)
    expect(String(rows.at(-1)?.[0])).toContain('IPCC 2006 Guidelines, Volume 1, Chapter 3, Approach 1')
    expect(differingFormulas(await evaluatedWorkbook(workbook))).toEqual([])
  })

  it('is left out if no factor in the total has one', async () => {
    expect(await sheetOf(await workbookOf([]))).toBeUndefined()
  })
})
