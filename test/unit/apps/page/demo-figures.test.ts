import { beforeAll, describe, expect, it } from 'vitest'
import { DEMO_GRID_REGIONS, seedDemo } from '../../../../src/apps/cli/serve/demo-company.ts'
import { createApi as createPageApi, LoadError } from '../../../../src/apps/page/api.ts'
import {
  activityFigures,
  biogenicFigure,
  categoryFigures,
  exactOf,
  type Figure,
  kgInFigure,
  type PeriodInventory,
  placeFigures,
  scopeFigures,
  tierFigures,
  totalFigure,
} from '../../../../src/apps/page/figures.ts'
import { createLedger, loadTraces } from '../../../../src/apps/page/ledger.ts'
import { monthPeriods, overlapsPeriod, yearPeriod } from '../../../../src/apps/page/period.ts'
import { figureProver } from '../../../../src/apps/page/prove-figure.ts'
import { addRationals, isClose, ZERO } from '../../../../src/apps/page/rational.ts'
import { inventoryOfRecords } from '../../../../src/apps/page/record-sums.ts'
import { type EmissionRecord, loadRecords } from '../../../../src/apps/page/records.ts'
import { serverSource } from '../../../../src/apps/page/source.ts'
import { parseTrace } from '../../../../src/apps/page/trace-parts.ts'
import { rationalOf } from '../../../../src/core/display/index.ts'
import { createApi } from '../../../../src/http/index.ts'
import { joinCatalogues, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'
import type { InventoryResource } from '../../../../src/resources/index.ts'
import { createService } from '../../../../src/service/index.ts'

function sumsOf(byTier: InventoryResource['byTier']) {
  return byTier.map(({ tier, ...amounts }) => ({ of: tier, ...amounts }))
}

/** /v1 with the invented company, asked as the page asks it. */
async function openDemo() {
  const service = createService({
    gridRegions: DEMO_GRID_REGIONS,
    catalogue: joinCatalogues(publishedCatalogue, spendCatalogue),
  })
  const company = service.company(1, { actor: 'test' })
  await seedDemo(company)
  const { record } = await company.apiKeys.issue({ name: 'page' })
  const http = createApi({ service, extensions: true })
  const send = async (target: unknown, init?: RequestInit) => {
    const headers = init?.headers as Record<string, string>
    if (target === '/page/traces') {
      const { ids, method } = JSON.parse(String(init?.body))
      const lines: string[] = []
      for (const id of ids) lines.push(await company.audit.trace(id, { method }))
      return new Response(lines.join('\n'))
    }
    const answer = await http.answer({
      method: 'GET',
      target: String(target).replace(/^\/page/, ''),
      headers,
      body: async () => '',
    })
    return new Response(answer.body as string, { status: answer.status })
  }
  return { api: createPageApi(record.key, send as typeof fetch), send: send as typeof fetch }
}

describe('the figures of the page, of the invented company', () => {
  let demo: Awaited<ReturnType<typeof openDemo>>
  let year: PeriodInventory
  let records: readonly EmissionRecord[]

  beforeAll(async () => {
    demo = await openDemo()
    year = await inventoryOf(yearPeriod(2025))
    records = await loadRecords(demo.api)
  })

  async function inventoryOf(period: PeriodInventory['period']): Promise<PeriodInventory> {
    const query = `from=${period.from}&to=${period.to}`
    return { inventory: await demo.api.json<InventoryResource>(`/v1/inventory?${query}`), period, method: 'market' }
  }

  async function proofOf(figure: Figure) {
    const held = records.filter((record) => overlapsPeriod(record, figure.period) && figure.holds(record))
    const prover = figureProver(figure)
    let [count, listed] = [0, ZERO]
    for (const traced of await loadTraces(
      serverSource(demo.api, new Date(0)),
      { records: held, method: figure.method },
      () => undefined,
    )) {
      prover.take(traced)
      const kg = kgInFigure(figure, traced.record, parseTrace(traced.trace))
      if (kg === null) continue
      count += 1
      listed = addRationals(listed, kg)
    }
    const { failed, addsUp } = prover.proof()
    const isListed = isClose(listed, rationalOf(exactOf(figure)), { n: 1n, d: 10n ** 24n })
    return { count, failed: failed.length, addsUp: addsUp && isListed }
  }

  it('find every record once', () => {
    expect(records.length).toBe(year.inventory.total.records)
    expect(new Set(records.map(({ id }) => id)).size).toBe(records.length)
    expect(records.filter(({ title }) => title === '')).toEqual([])
  })

  it('are, each of them, the sum of the records that they name, by their verified traces', async () => {
    const { scope1, marketBased, locationBased, scope3 } = scopeFigures(year)
    const { sites, vehicles, companyWide } = placeFigures(year)
    const parts = [...categoryFigures(year), ...tierFigures(year)]
    const named = [...activityFigures(year), ...sites, ...vehicles, companyWide, ...parts]
    const figures = [totalFigure(year), scope1, marketBased, locationBased, scope3, ...named.map((one) => one.figure)]
    expect(figures.length).toBe(5 + 12 + 3 + 6 + 1 + 4 + 4)
    for (const figure of figures) {
      const expected = { count: figure.amounts.records, failed: 0, addsUp: true }
      expect(await proofOf(figure), figure.title).toEqual(expected)
    }
  })

  it('are so for the months as well, with the share of time of each record', async () => {
    for (const period of monthPeriods(2025).slice(0, 4)) {
      const month = await inventoryOf(period)
      const { scope1, marketBased, locationBased, scope3 } = scopeFigures(month)
      for (const figure of [totalFigure(month), scope1, marketBased, locationBased, scope3]) {
        const expected = { count: figure.amounts.records, failed: 0, addsUp: true }
        expect(await proofOf(figure), figure.title).toEqual(expected)
      }
    }
  })

  it('are by category of Scope 3 and by tier, of records that are read one by one, what the service counts', async () => {
    const ledger = createLedger(serverSource(demo.api, new Date(0)), year.inventory)
    const traced = await ledger.traced(records, () => undefined)
    const { byScope3Category, byTier } = inventoryOfRecords(traced, { period: year.period, method: 'market' })
    const own = [...byScope3Category.map(({ category, amounts }) => ({ of: category, ...amounts })), ...sumsOf(byTier)]
    const { inventory } = year
    const counted = [
      ...inventory.byScope3Category.map(({ category, amounts }) => ({ of: category, ...amounts })),
      ...sumsOf(inventory.byTier),
    ]
    expect(own.map(({ of, records }) => [of, records])).toEqual(counted.map(({ of, records }) => [of, records]))
    for (const [index, { co2e }] of own.entries()) {
      const due = rationalOf(counted[index]?.co2e.exact ?? '')
      expect(isClose(rationalOf(co2e.exact), due, { n: 1n, d: 10n ** 24n })).toBe(true)
    }
  })

  it('keep biogenic CO2 apart', async () => {
    const figure = biogenicFigure(year)
    if (figure === null) throw new TypeError('the demo has biogenic CO2')
    expect(await proofOf(figure)).toMatchObject({ failed: 0, addsUp: true })
    const { total } = year.inventory
    const without = { ...year.inventory, total: { ...total, biogenicCo2: null } }
    expect(biogenicFigure({ ...year, inventory: without })).toBe(null)
  })

  it('do not add up where a record is missing or a trace is another', async () => {
    const { scope3: figure } = scopeFigures(year)
    const [first, ...rest] = records.filter(figure.holds)
    const traced = await loadTraces(
      serverSource(demo.api, new Date(0)),
      { records: rest, method: 'market' },
      () => undefined,
    )
    const prover = figureProver(figure)
    for (const one of traced) prover.take(one)
    expect(prover.proof()).toEqual({ failed: [], addsUp: false })
    const [some] = traced
    if (some === undefined || first === undefined) throw new TypeError('no records')
    prover.take({ record: first, trace: some.trace.replace(/"digest":"./, '"digest":"x') })
    expect(prover.proof().failed).toEqual([first])
    prover.take({ record: first, trace: '{' })
    expect(prover.proof().failed).toEqual([first, first])
  })

  it('say what to do where they cannot be loaded', async () => {
    const stranger = createPageApi('tonne_other', demo.send)
    await expect(stranger.json('/v1/sites')).rejects.toThrow(/Reload the page/)
    const down = createPageApi('key', () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(down.text('/v1/sites')).rejects.toThrow(/tonne serve/)
    await expect(demo.api.json('/v1/nowhere')).rejects.toThrow(LoadError)
    await expect(demo.api.json('/v1/nowhere')).rejects.toThrow(/404/)
  })
})
