import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_GRID_REGIONS, ensureDemo } from '../../../../src/apps/cli/serve/demo-company.ts'
import {
  cellKey,
  findCell,
  parseCellKey,
  partKey,
  STANDARD_NAMES,
} from '../../../../src/apps/page/disclosure-report.ts'
import { figuresByKey } from '../../../../src/apps/page/figures.ts'
import { yearPeriod } from '../../../../src/apps/page/period.ts'
import { DISCLOSURE_STANDARDS } from '../../../../src/resources/index.ts'
import { type Company, createService, memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'

let company: Company<never>
beforeAll(async () => {
  const store = memoryStore<ServiceRecords>()
  await ensureDemo(store, Date.now)
  company = createService({ store, gridRegions: DEMO_GRID_REGIONS }).company(1)
})

describe('the keys of the cells of a report', () => {
  it('name a standard that there is, a column and a row, and nothing else', () => {
    const key = { standard: 'secr', column: 'change', row: 'quoted.gross.per.a:b' } as const
    expect(parseCellKey(cellKey(key))).toEqual(key)
    expect(parseCellKey('report:secr:change.prior.2023:a')?.column).toBe('change.prior.2023')
    for (const column of ['baseYear.2019', 'baseYear.2019.recalculated', 'change.baseYear.2019'])
      expect(parseCellKey(`report:secr:${column}:a`)?.column).toBe(column)
    for (const other of [
      'report:secr:further:a',
      'total',
      'report:esrs:value:a',
      'report:secr:values:a',
      'report:secr:value:',
    ])
      expect(parseCellKey(other)).toBe(null)
    expect(Object.keys(STANDARD_NAMES)).toEqual([...DISCLOSURE_STANDARDS])
  })

  it('of a change lead to both years, and of the year before to its own figures', () => {
    const change = { standard: 'secr', column: 'change', row: 'quoted.scope1' } as const
    const part = (of: 'row' | 'comparative' | 'inventory' | 'stated', id: string) => ({ of, id, exact: '1', unit: 'x' })
    expect(partKey(part('row', 'a'), change)).toBe('report:secr:value:a')
    expect(partKey(part('comparative', 'a'), change)).toBe('report:secr:comparative:a')
    const before = { ...change, column: 'comparative' } as const
    expect(partKey(part('row', 'a'), before)).toBe('report:secr:comparative:a')
    expect(partKey(part('inventory', 'scope1.co2e'), before)).toBe('before.scope1')
    expect(partKey(part('inventory', 'scope1.biogenicCo2'), before)).toBe(null)
    expect(partKey(part('stated', 'etsTCo2e'), before)).toBe(null)
    const ofYear = { ...change, column: 'prior.2023' }
    expect(partKey({ ...part('row', 'a'), column: 'prior.2023' }, change)).toBe('report:secr:prior.2023:a')
    expect(partKey(part('row', 'a'), ofYear)).toBe('report:secr:prior.2023:a')
    expect(partKey(part('inventory', 'scope1.co2e'), ofYear)).toBe(null)
  })
})

describe.each(DISCLOSURE_STANDARDS)('a report of %s', (standard) => {
  it('leads from each part of the inventory to the figure of the page that is the same', async () => {
    const inventory = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    const figures = figuresByKey({ inventory, period: yearPeriod(2025), method: 'market' })
    const table = await company.report({ standard, year: 2025 })
    const led = new Set<string>()
    for (const { id: row, value } of table.rows) {
      const key = { standard, column: 'value', row } as const
      expect(findCell(table, key)).toBe(value)
      for (const part of value?.parts ?? []) {
        const to = partKey(part, key)
        if (part.of !== 'inventory' || to === null) continue
        led.add(to)
        expect([to, figures.get(to)?.amounts.co2e.exact]).toEqual([to, part.exact])
      }
    }
    expect(led.size).toBeGreaterThan(2)
  })
})
