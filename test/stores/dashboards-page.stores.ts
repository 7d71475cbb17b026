import { readFileSync } from 'node:fs'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findFactor } from '../../src/reference/factors/index.ts'
import type { ServiceRecords } from '../../src/service/index.ts'
import { rowSecurityStatements } from '../../src/store/postgres/row-security.ts'
import { pageOf } from '../docs/page.ts'
import { energyInput, fuelInput, siteInput, testService, unitInput } from '../fixtures/service.ts'
import { DASHBOARDS, type Dashboard } from './dashboard.ts'
import { postgresEngine } from './engines.ts'

const PAGE = 'src/docs/dashboards.md'
const QUERIES = pageOf(PAGE).steps.flatMap((step) =>
  step.does === 'file' && step.name.endsWith('.sql') ? [[step.name, step.block.code] as const] : [],
)
/** The statements that make the role of the page. */
const ROLE = [...readFileSync(PAGE, 'utf8').matchAll(/^ {2}['"]((?:create|alter|grant) .*)['"],$/gm)].map(
  ([, text = '']) => text,
)

/** The company of the page, and another one, of which a query must show nothing. */
async function fill(store: Awaited<ReturnType<Dashboard['open']>>): Promise<void> {
  const { service } = testService({ store: store as never })
  for (const companyId of [1, 2]) {
    const company = service.company(companyId)
    const { id } = (await company.sites.create(siteInput())).record
    const factor = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
    const quarter = { startDate: '2025-01-01', endDate: '2025-04-01', unitId: 4 }
    const gas = { ...quarter, value: 90_000 * companyId, unit: unitInput(4), emissionFactorId: factor.id }
    await company.siteFuels.create(id, fuelInput(gas))
    await company.siteEnergies.create(id, energyInput({ ...quarter, value: 40_000, percentageOfCleanEnergy: 25 }))
  }
}

describe.each(Object.entries(DASHBOARDS))('the queries of the page on %s', (_, start) => {
  const held: { dashboard?: Dashboard } = {}
  beforeAll(async () => {
    held.dashboard = await start('UTC')
    await fill(await held.dashboard.open<ServiceRecords>())
    await held.dashboard.createViews()
  })
  afterAll(() => held.dashboard?.close())

  it.each(QUERIES)('%s shows the company, with and without the macro of Grafana', async (name, query) => {
    const rows = (await held.dashboard?.query(query)) ?? []
    const due = { 'by-month.sql': 6, 'by-kind.sql': 2, 'records.sql': 2 }[name]
    expect(rows).toHaveLength(due as number)
    const figure = name === 'records.sql' ? 'co2e_kg' : 'co2e_t'
    const sum = rows.reduce((all, row) => all + Number(row[figure]), 0)
    expect(sum).toBeCloseTo(name === 'records.sql' ? 21_776.4 : 21.7764, 9)
    const filtered = query.replace(/\nwhere /, "\nwhere time between '2025-02-01' and '2025-02-28' and ")
    if (name === 'by-month.sql') expect(await held.dashboard?.query(filtered)).toHaveLength(2)
  })
})

describe('the role of the page', () => {
  it('reads the views and nothing else, and under row security its own company alone', async () => {
    const engine = await postgresEngine()
    try {
      await fill(await engine.open<ServiceRecords>())
      const owner = engine.pool(1)
      const { postgresViews } = await import('../../src/apps/cli/views/create-views.ts')
      const views = postgresViews(owner)
      expect(await views.exist()).toBe(false)
      await views.create()
      await views.create()
      expect(await views.exist()).toBe(true)
      expect(ROLE.length).toBeGreaterThan(5)
      for (const statement of ROLE) await owner.query(statement)

      const { host } = owner.options
      const opened: Pool[] = []
      const asDashboard = async (text: string) => {
        const pool = new Pool({ host, user: 'dashboards', database: 'postgres', max: 1 } as never)
        pool.on('error', () => undefined)
        opened.push(pool)
        return pool.query(text).then(
          ({ rows }) => rows,
          ({ code }: { code: string }) => code,
        )
      }
      const companies = 'select distinct company_id from %'
      const all = ['tonne_bi_activities', 'tonne_bi_emissions', 'tonne_bi_totals']
      for (const view of all)
        expect(await asDashboard(`${companies.replace('%', view)} order by 1`)).toEqual([
          { company_id: '1' },
          { company_id: '2' },
        ])
      expect(await asDashboard('select * from tonne_api_keys')).toBe('42501')
      expect(await asDashboard('delete from tonne_site_fuels')).toBe('25006')

      for (const statement of rowSecurityStatements()) await owner.query(statement)
      for (const view of all) expect(await asDashboard(companies.replace('%', view))).toBe('42704')
      await owner.query("alter role dashboards set tonne.company_id = '1'")
      for (const view of all) expect(await asDashboard(companies.replace('%', view))).toEqual([{ company_id: '1' }])
      // the grants and the policies stay when the views are made anew
      await views.create()
      for (const view of all) expect(await asDashboard(companies.replace('%', view))).toEqual([{ company_id: '1' }])
      for (const pool of opened) await pool.end()
    } finally {
      await engine.close()
    }
  })
})
