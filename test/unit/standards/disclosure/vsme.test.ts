import { describe, expect, it } from 'vitest'
import type { DisclosureStatement, DisclosureTable } from '../../../../src/resources/index.ts'
import { tieOut } from '../../../../src/standards/disclosure/index.ts'
import { energyInput, fuelInput, siteInput, testService } from '../../../fixtures/service.ts'

async function vsme(statement: DisclosureStatement): Promise<DisclosureTable> {
  const { company } = testService()
  const site = (await company.sites.create(siteInput())).record.id
  await company.siteFuels.create(site, fuelInput())
  await company.siteEnergies.create(site, energyInput())
  return company.report({ standard: 'vsme', year: 2025, statement })
}

const exactOf = ({ rows }: DisclosureTable, id: string) => rows.find((row) => row.id === id)?.value?.exact
const figureOf = ({ rows }: DisclosureTable, id: string) =>
  rows.find((row) => row.id === id)?.value?.value ?? Number.NaN

const TARGET = {
  baseYear: 2020,
  targetYear: 2030,
  base: { scope1: '400' },
  target: { scope1: '100' },
  actions: 'Heat pumps.',
}

describe('the table of VSME', () => {
  it('splits the energy by form and origin so that the known parts add up to the total', async () => {
    const table = await vsme({})
    const parts = ['electricity', 'fuels', 'heat'].map((form) => figureOf(table, `energy.${form}`))
    expect(parts.reduce((all, part) => all + part, 0)).toBeCloseTo(figureOf(table, 'energy.total'), 9)
    expect(figureOf(table, 'energy.total')).toBeGreaterThan(0)
    for (const form of ['electricity', 'fuels', 'heat']) {
      const halves = ['renewable', 'nonRenewable'].map((part) => figureOf(table, `energy.${form}.${part}`))
      expect((halves[0] ?? 0) + (halves[1] ?? 0), form).toBeCloseTo(figureOf(table, `energy.${form}`), 9)
    }
    expect(exactOf(table, 'energy.ownElectricity')).toBe(undefined)
    expect(tieOut(table)).toEqual([])
  })

  it('names the elements of the taxonomy, each with its paragraph', async () => {
    const { rows } = await vsme({})
    const elements = Object.fromEntries(
      rows.flatMap(({ id, element, datapoint }) => (element ? [[id, [element, datapoint]]] : [])),
    )
    expect(elements).toMatchObject({
      'energy.total': ['vsme:TotalEnergyConsumption', '29'],
      scope1: ['vsme:GrossScope1GreenhouseGasEmissions', '30'],
      'scope2.location': ['vsme:GrossLocationBasedScope2GreenhouseGasEmissions', '30'],
      scope3: ['vsme:GrossScope3GreenhouseGasEmissions', '50-53, optional'],
    })
  })

  it('divides Scope 1 and 2 by turnover, which it asks for', async () => {
    expect((await vsme({ module: 'basic' })).missing.map(({ datapoint }) => datapoint)).toContain('31')
    const table = await vsme({
      module: 'basic',
      intensities: [{ id: 'netRevenue', label: 'turnover', unit: 'million EUR' }],
      figures: { denominators: { netRevenue: '4' } },
    })
    const ratio = table.rows.find(({ id }) => id === 'gross.location.per.netRevenue')
    expect(4 * (ratio?.value?.value ?? 0)).toBeCloseTo(figureOf(table, 'gross.location'), 12)
    expect(table.missing.map(({ datapoint }) => datapoint)).not.toContain('31')
    expect(table.rows.some(({ section }) => section.startsWith('C3'))).toBe(false)
  })

  it('shows a stated target in the comprehensive module only, with its change', async () => {
    const table = await vsme({ module: 'comprehensive', reductionTarget: TARGET, highClimateImpact: 'none' })
    expect(['base', 'target'].map((id) => exactOf(table, `${id}.scope1`))).toEqual(['400', '100'])
    expect(exactOf(table, 'target.scope1.change')).toBe('-75')
    expect(table.rows.find(({ id }) => id === 'target.scope1')?.label).toContain('2030')
    expect(table.methodology.find(({ datapoint }) => datapoint === '54')?.text).toContain('Heat pumps.')
    expect(tieOut(table)).toEqual([])
    const basic = await vsme({ module: 'basic', reductionTarget: TARGET })
    expect(exactOf(basic, 'target.scope1')).toBe(undefined)
  })

  it('asks for what only the company knows, and no more', async () => {
    const asked = async (statement: DisclosureStatement) =>
      (await vsme(statement)).missing
        .filter(({ code }) => code === 'statement_missing')
        .map(({ datapoint }) => datapoint)
    expect(await asked({})).toEqual(['module', '31'])
    expect(await asked({ module: 'comprehensive' })).toEqual(['31', '55'])
    expect(await asked({ module: 'comprehensive', highClimateImpact: 'part' })).toEqual(['31', '55, 56'])
    const { base: _, target: __, actions: ___, ...years } = TARGET
    expect(await asked({ module: 'comprehensive', highClimateImpact: 'none', reductionTarget: years })).toEqual([
      '31',
      '54',
      '54(e)',
    ])
    const plan = { module: 'comprehensive', highClimateImpact: 'all', transitionPlan: 'By 2027.' } as const
    expect(await asked(plan)).toEqual(['31'])
  })
})
