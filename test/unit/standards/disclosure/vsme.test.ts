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
  coverage: 'all of Scope 1.',
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
    const origins = ['renewable', 'nonRenewable'].map((origin) => figureOf(table, `energy.total.${origin}`))
    expect((origins[0] ?? 0) + (origins[1] ?? 0)).toBeCloseTo(figureOf(table, 'energy.total'), 9)
    expect(exactOf(table, 'energy.ownElectricity')).toBe(undefined)
    expect(tieOut(table)).toEqual([])
  })

  it('adds own electricity that the statement has to the total, so that forms and origins still add up', async () => {
    const [without, table] = [await vsme({}), await vsme({ figures: { selfGeneratedMwh: '7.25' } })]
    const change = (id: string) => figureOf(table, id) - figureOf(without, id)
    expect(exactOf(table, 'energy.ownElectricity')).toBe('7.25')
    expect(exactOf(table, 'energy.ownElectricity.renewable')).toBe('7.25')
    expect(exactOf(table, 'energy.ownElectricity.nonRenewable')).toBe(undefined)
    for (const id of ['energy.total', 'energy.total.renewable']) expect(change(id), id).toBeCloseTo(7.25, 9)
    expect(change('energy.total.nonRenewable')).toBe(0)
    expect(without.missing.filter(({ code }) => code === 'energy_missing')).toHaveLength(1)
    expect(table.missing.filter(({ code }) => code === 'energy_missing')).toEqual([])
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
    const text = table.methodology.find(({ datapoint }) => datapoint === '54')?.text
    expect([text?.includes('Heat pumps.'), text?.includes('all of Scope 1.')]).toEqual([true, true])
    expect(tieOut(table)).toEqual([])
    const basic = await vsme({ module: 'basic', reductionTarget: TARGET })
    expect(exactOf(basic, 'target.scope1')).toBe(undefined)
  })

  it('adds up the scopes of a target, if it covers all of a total', async () => {
    const base = { scope1: '400', scope2Location: '100' }
    const target = { scope1: '200', scope2Location: '50', scope3: '7' }
    const table = await vsme({ module: 'comprehensive', reductionTarget: { ...TARGET, base, target } })
    const ids = [
      'base.gross.location',
      'target.gross.location',
      'target.gross.location.change',
      'target.total.location',
    ]
    expect(ids.map((id) => exactOf(table, id))).toEqual(['500', '250', '-50', '257'])
    // no emission of Scope 3 in the base year, and no market-based figure
    expect(['base.total.location', 'base.gross.market'].map((id) => exactOf(table, id))).toEqual([undefined, undefined])
    expect(tieOut(table)).toEqual([])
  })

  it('says so if the company states that it has set no target', async () => {
    const { methodology } = await vsme({ module: 'comprehensive', reductionTarget: null })
    expect(methodology.find(({ datapoint }) => datapoint === '54')?.text).toContain('no target')
  })

  it('divides all three scopes by turnover too, without asking for them', async () => {
    const intensities = [{ id: 'netRevenue', label: 'turnover', unit: 'million EUR' }]
    const { rows, missing } = await vsme({ intensities, figures: { denominators: { netRevenue: '4' } } })
    expect(rows.find(({ id }) => id === 'total.location.per.netRevenue')?.element).toBe(
      'vsme:TotalLocationBasedGreenhouseGasEmissionsIntensityValue',
    )
    expect(missing.map(({ datapoint }) => datapoint)).not.toContain('31')
  })

  it('asks for what only the company knows, and no more', async () => {
    const asked = async (statement: DisclosureStatement) =>
      (await vsme(statement)).missing
        .filter(({ code }) => code === 'statement_missing')
        .map(({ datapoint }) => datapoint)
    expect(await asked({})).toEqual(['module', '31', '54', '55'])
    expect(await asked({ module: 'basic' })).toEqual(['31'])
    const comprehensive = { module: 'comprehensive', reductionTarget: null } as const
    expect(await asked(comprehensive)).toEqual(['31', '55'])
    expect(await asked({ ...comprehensive, highClimateImpact: 'part' })).toEqual(['31', '55, 56'])
    const { base: _, target: __, actions: ___, coverage: ____, ...years } = TARGET
    expect(await asked({ ...comprehensive, highClimateImpact: 'none', reductionTarget: years })).toEqual([
      '31',
      '54',
      '54(d)',
      '54(e)',
    ])
    expect(await asked({ ...comprehensive, highClimateImpact: 'none', reductionTarget: TARGET })).toEqual(['31'])
    expect(await asked({ ...comprehensive, highClimateImpact: 'all', transitionPlan: 'By 2027.' })).toEqual(['31'])
  })
})
