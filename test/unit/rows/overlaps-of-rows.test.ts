import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../../src/rows/index.ts'

const JANUARY = { start: '2025-01-01', end: '2025-02-01', country: 'GB', value: 100 }
const factor = (key: string) => ({ activity: 'quantity', factor: key })

/** Rows of what a meter measures, each another thing. */
const MEASURED = {
  gas: { activity: 'fuel', fuel: 'natural gas', unit: 'kWh' },
  diesel: { activity: 'fuel', fuel: 'diesel', unit: 'l' },
  electricity: { activity: 'electricity', unit: 'kWh' },
  heat: { ...factor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh'), unit: 'kWh' },
  'heat of the site': { ...factor('desnz-2025/heat-and-steam/onsite-heat-and-steam/kwh'), unit: 'kWh' },
  water: { ...factor('desnz-2025/water-supply/cubic-metres'), unit: 'm3' },
  'waste water': { ...factor('desnz-2025/water-treatment/cubic-metres'), unit: 'm3' },
} as const

/** Rows of what no meter measures: several of one month are usual. */
const DELIVERED = {
  'cans to landfill': { ...factor('desnz-2025/waste-disposal/metal/metal-steel-cans/landfill/tonnes'), unit: 't' },
  leak: { activity: 'refrigerant', gas: 'R-410A', gwp: 'AR5_GWP100', unit: 'kg' },
} as const

async function overlapsOf(...rows: readonly object[]): Promise<number> {
  const { warnings } = await calculateRows(rows as never, { allowCredits: true })
  return warnings.find(({ cause }) => cause === 'overlap')?.count ?? 0
}

describe('rows whose periods overlap', () => {
  const measured = Object.entries(MEASURED)

  it('are warned of if they measure one thing, and no other', async () => {
    for (const [thing, row] of measured) {
      for (const [other, second] of measured) {
        const rows = [
          { ...JANUARY, ...row },
          { ...JANUARY, ...second, value: 90, end: '2025-01-31' },
        ]
        expect([thing, other, await overlapsOf(...rows)]).toEqual([thing, other, Number(thing === other)])
      }
    }
  })

  it('are warned of where a bill of the turn of the year has the factor of another edition', async () => {
    const december = { start: '2024-12-10', end: '2025-01-10', value: 90 }
    for (const [thing, row] of measured.slice(0, 3)) {
      const rows = await calculateRows([
        { ...JANUARY, ...row, ...december },
        { ...JANUARY, ...row },
      ] as never)
      const keys = [...rows].map(({ results }) => results[0]?.calculation.contributions[0]?.factor.key)
      expect(new Set(keys).size).toBe(2)
      expect([thing, rows.warnings.map(({ cause }) => cause)]).toEqual([thing, ['overlap']])
    }
  })

  it('are not warned of for what comes by delivery', async () => {
    for (const [thing, row] of Object.entries(DELIVERED)) {
      const one = { ...JANUARY, ...row }
      expect([thing, await overlapsOf(one, { ...one, value: 90 })]).toEqual([thing, 0])
    }
  })
})
