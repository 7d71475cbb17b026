import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { calculateElectricity, EmissionSum, sumEmissions } from '../../src/index.ts'
import { findFactor } from '../../src/reference/factors/index.ts'
import { DISCLOSURE_STANDARDS } from '../../src/resources/index.ts'
import { calculateRows } from '../../src/rows/rows.ts'
import { reportCsv, reportMarkdown } from '../../src/standards/disclosure/index.ts'
import { energyInput, shippedCatalogue, siteInput, testService } from '../fixtures/service.ts'
import { runTonne } from './memory-io.ts'

const grid = (key: string) => findFactor(key, { catalogue: shippedCatalogue })
const used = (key: string) => calculateElectricity({ method: 'location', value: 1, unit: 'MWh', grid: grid(key) })
const [GERMAN, FRENCH, JAPANESE] = [used('eea-2024/de/kwh'), used('eea-2024/fr/kwh'), used('ember-2024/jp/kwh')]

const codesOf = (notices: readonly { readonly code: string; readonly path: string }[]) =>
  notices.filter(({ code }) => code === 'mixed_grid_factors').map(({ path }) => path)

describe('a total of direct and lifecycle grid factors', () => {
  it('has a notice, and one of either kind alone has none', () => {
    expect(codesOf(sumEmissions([GERMAN, JAPANESE]).notices)).toEqual([''])
    expect(codesOf(sumEmissions([GERMAN, FRENCH]).notices)).toEqual([])
    expect(codesOf(sumEmissions([JAPANESE]).notices)).toEqual([])
  })

  it('has it whatever process added a part', () => {
    const other = JSON.parse(JSON.stringify(new EmissionSum().add(JAPANESE).state()))
    expect(codesOf(new EmissionSum().add(GERMAN).merge(other).total().notices)).toEqual([''])
  })

  it('has it in an inventory, by market and by location', async () => {
    const { company } = testService()
    for (const countryId of [276, 392]) {
      const { id } = (await company.sites.create(siteInput({ countryId }))).record
      await company.siteEnergies.create(id, energyInput())
    }
    const { notices } = await company.inventory({ from: '2025-01-01', to: '2026-01-01' })
    expect(codesOf(notices)).toEqual(['', 'scope2.locationBased'])
  })

  it('is a warning of rows, for each of the two figures of Scope 2', async () => {
    const row = (id: string, country: string) =>
      ({ id, activity: 'electricity', start: '2024-03-01', value: 1, unit: 'MWh', country }) as const
    const { warnings } = await calculateRows([row('a', 'DE'), row('b', 'JP'), row('c', 'JP')])
    expect(warnings.filter(({ cause }) => cause === 'mixed_grid_factors')).toMatchObject([
      { scope: 'scope2Location', count: 2, examples: [{ id: 'b' }, { id: 'c' }] },
      { scope: 'scope2Market', count: 2 },
    ])
    const alike = await calculateRows([row('a', 'DE'), row('b', 'FR')])
    expect(alike.warnings.filter(({ cause }) => cause === 'mixed_grid_factors')).toEqual([])
  })

  it('is a line of the summary of a file', async () => {
    const text =
      'id,activity,start,value,unit,country\na,electricity,2024-03-01,1,MWh,DE\nb,electricity,2024-03-01,1,MWh,JP\n'
    const { stderr, stdout } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv'], {
      files: { 'in.csv': text },
    })
    expect(`${stdout}${stderr}`.replace(/\s+/g, ' ')).toContain('totals mix direct and lifecycle grid factors')
  })

  it.each(DISCLOSURE_STANDARDS)(
    'is printed by a report of %s as table, CSV, text, page and workbook',
    async (standard) => {
      const { company } = testService()
      for (const countryId of [276, 392]) {
        const { id } = (await company.sites.create(siteInput({ countryId }))).record
        await company.siteEnergies.create(id, energyInput())
      }
      const request = { standard, year: 2025, statement: {} } as const
      const table = await company.report(request)
      expect(codesOf(table.notices.map(({ code }) => ({ code, path: '' })))).not.toEqual([])
      const workbook = await readXlsx(await company.reportWorkbook(request))
      const cells = workbook.sheets.flatMap(({ rows }) => rows.flat()).join('\n')
      for (const text of [reportCsv(table), reportMarkdown(table), await company.reportPage(request), cells])
        expect(text.replaceAll(/\s+/g, ' ')).toContain('totals mix direct and lifecycle grid factors')
    },
  )
})
