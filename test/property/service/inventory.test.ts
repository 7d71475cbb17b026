import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { apportion, findOverlaps } from '../../../src/core/activities/index.ts'
import { add, compare, multiply, type Rational, rationalOf, subtract, ZERO } from '../../../src/core/exact/index.ts'
import { OverlapSweep } from '../../../src/reports/inventory/inventory.ts'
import { DISCLOSURE_STANDARDS } from '../../../src/resources/index.ts'
import { tieOut } from '../../../src/standards/disclosure/index.ts'
import { differingFormulas, evaluatedWorkbook } from '../../fixtures/evaluated-workbook.ts'
import { ALWAYS, added, groupings } from '../../fixtures/inventory.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, fuelInput, OURS, siteInput, testService } from '../../fixtures/service.ts'

const DAY = 86_400_000
/** 2024 and 2025, to the millisecond or to the day, as far as the arbitrary goes. */
const start = Date.UTC(2024, 0, 1)
const moment = fc.oneof(
  fc.integer({ min: 0, max: 730 }).map((day) => start + day * DAY),
  fc.integer({ min: 0, max: 730 * DAY }).map((ms) => start + ms),
)
const timestamp = (ms: number) => new Date(ms).toISOString()
const period = fc
  .tuple(moment, moment)
  .map(([a, b]) => ({ start: timestamp(Math.min(a, b)), end: timestamp(Math.max(a, b)) }))

const record = fc.record({
  period,
  value: fc.oneof(
    fc.integer({ min: 0, max: 10 ** 6 }).map(String),
    fc.double({ min: 1e-9, max: 1e9, noNaN: true }).map((value) => value.toString()),
    fc.bigInt({ min: 1n, max: 10n ** 40n }).map((n) => `0.${n}`),
  ),
  site: fc.integer({ min: 0, max: 1 }),
  isPower: fc.boolean(),
  clean: fc.constantFrom(0, 33, '66.6', 100),
})

const records = fc.array(record, { maxLength: 8 })

/** A company of which every record is known. */
async function companyOf(made: readonly (typeof record extends fc.Arbitrary<infer T> ? T : never)[]) {
  const test = testService()
  const sites: string[] = []
  for (const name of ['Leeds', 'Hull']) sites.push((await test.company.sites.create(siteInput({ name }))).record.id)
  for (const { period: dates, value, site, isPower, clean } of made) {
    const path = sites[site] as string
    const dated = { startDate: dates.start, endDate: dates.end, value }
    if (isPower) {
      await test.company.siteEnergies.create(path, energyInput({ ...dated, percentageOfCleanEnergy: clean, unitId: 9 }))
    } else await test.company.siteFuels.create(path, fuelInput(dated))
  }
  return test
}

describe.each(SEEDS)('inventories, seed %i', (seed) => {
  it('add up to the last digit by scope, kind, place and month, and over any cut of the time', async () => {
    const law = fc.asyncProperty(records, fc.array(moment, { maxLength: 4 }), async (made, cuts) => {
      const { company, store } = await companyOf(made)
      const ends = [ALWAYS.from, ...[...cuts].sort((a, b) => a - b).map(timestamp), ALWAYS.to]
      const whole = await company.inventory(ALWAYS)
      const parts = []
      for (const [index, to] of ends.slice(1).entries()) {
        const part = await company.inventory({ from: ends[index] as string, to })
        for (const group of Object.values(groupings(part))) expect(added(group)).toEqual(added([part.total]))
        parts.push(part)
      }
      expect(added(parts.map(({ total }) => total))).toEqual(added([whole.total]))
      expect(added(parts.map(({ scope2 }) => scope2.locationBased))).toEqual(added([whole.scope2.locationBased]))
      expect(whole.total.co2e.exact).toBe(await store.read(OURS, (tx) => tx.companyTotal()))
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(18) })
  })

  it('are what the workbook of a report calculates', async () => {
    const law = fc.asyncProperty(records, async (made) => {
      const { company } = await companyOf(made)
      const request = { standard: 'esrs-e1', year: 2025 } as const
      const table = await company.report(request).catch(() => null)
      if (table === null) return
      const cells = await evaluatedWorkbook(await company.reportWorkbook(request))
      expect(differingFormulas(cells)).toEqual([])
      const figures = table.rows.flatMap(({ comparative, value, change }) => [comparative, value, change])
      const due = figures.flatMap((cell) => (cell === null || cell.parts.length === 0 ? [] : [cell.value]))
      expect(cells.flatMap(({ sheet, written }) => (sheet === 'Report' ? [written] : []))).toEqual(due)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(6) })
  })

  it('are what a report and the populations of its readiness add up to', async () => {
    const days = { from: '2025-01-01', to: '2026-01-01' }
    const law = fc.asyncProperty(records, async (made) => {
      const { company } = await companyOf(made)
      const { total, scope1, scope2, scope3 } = await company.inventory(days)
      if (total.records === 0) {
        await expect(company.report({ standard: 'esrs-e1', year: 2025 })).rejects.toMatchObject({ code: 'not_found' })
        await expect(company.readiness(days)).rejects.toMatchObject({ code: 'not_found' })
        return
      }
      const table = await company.report({ standard: 'esrs-e1', year: 2025 })
      expect(tieOut(table)).toEqual([])
      const alone = await Promise.all(DISCLOSURE_STANDARDS.map((standard) => company.report({ standard, year: 2025 })))
      expect(await company.reports({ standards: DISCLOSURE_STANDARDS, year: 2025 })).toEqual(alone)
      const due = { scope1, 'scope2.location': scope2.locationBased, 'scope2.market': scope2.marketBased, scope3 }
      for (const [id, { records: counted, co2e }] of Object.entries(due)) {
        const tonnes = table.rows.find((row) => row.id === id)?.value?.exact
        const kilograms = multiply(rationalOf(tonnes ?? 0), rationalOf(1000))
        expect(tonnes === undefined, id).toBe(counted === 0)
        expect(compare(kilograms, rationalOf(co2e.exact)), id).toBe(0)
      }
      const { strata } = await company.readiness(days)
      expect(strata.reduce((sum, one) => sum + one.records, 0)).toBe(total.records)
      const sum = strata.reduce((all, { co2e }) => add(all, rationalOf(co2e.exact)), ZERO)
      expect(compare(sum, rationalOf(total.co2e.exact))).toBe(0)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(18) })
  })

  it('give each month what the days of the records say', async () => {
    const law = fc.asyncProperty(records, async (made) => {
      const { company, store } = await companyOf(made)
      const due = new Map<string, Rational>()
      await store.read(OURS, async (tx) => {
        for (const name of ['siteFuels', 'siteEnergies'] as const) {
          const { rows } = await tx[name].list({ by: 'startDate' }, { limit: 100 })
          for (const { record: one, exact } of rows) {
            const dates = { start: one.startDate, end: one.endDate }
            for (const part of apportion(dates, exact ?? '', 'month')) {
              const month = part.start.slice(0, 7)
              due.set(month, add(due.get(month) ?? ZERO, rationalOf(part.value)))
            }
          }
        }
      })
      const { byMonth } = await company.inventory(ALWAYS)
      expect(byMonth.map(({ month }) => month)).toEqual([...due.keys()].sort())
      for (const { month, amounts } of byMonth) {
        const difference = subtract(rationalOf(amounts.co2e.exact), due.get(month) ?? ZERO)
        // each part of a record is cut after 40 decimals at its start and at its end
        const tolerated = { n: BigInt(2 * made.length), d: 10n ** 40n }
        expect(compare(difference, tolerated) <= 0 && compare(difference, { ...tolerated, n: -tolerated.n }) >= 0).toBe(
          true,
        )
      }
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(18) })
  })

  it('find the overlaps that findOverlaps finds, of one thing measured', () => {
    const meter = fc.constantFrom(undefined, null, 'M1', 'M2')
    const [site, kind, thing] = [fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y'), fc.constantFrom('gas', 'oil')]
    const dated = fc.array(fc.record({ period, site, kind, meter, thing }), { maxLength: 30 })
    const keyOf = (one: { site: string; kind: string; thing: string; meter?: string | null | undefined }) =>
      `${one.site} ${one.kind} ${one.thing} ${one.meter ?? ''}`
    const law = fc.property(dated, (made) => {
      const inOrder = made
        .map((one, index) => ({ ...one, id: String(index) }))
        .sort((a, b) => (a.period.start < b.period.start ? -1 : a.period.start > b.period.start ? 1 : 0))
      const due = findOverlaps(inOrder.map(({ id, period: dates, ...one }) => ({ id, key: keyOf(one), ...dates }))).map(
        ({ pairs: _, pairCount: __, ...both }) => ({ ...both, records: both.ids.length }),
      )
      const sweep = new OverlapSweep()
      const keys = new Map(inOrder.map((one) => [one.id, keyOf(one)]))
      for (const { id, site: siteId, kind: emissionKindId, thing: measured, meter: own, period: dates } of inOrder) {
        sweep.add({ id, siteId, meter: own, emissionKindId, measured, from: dates.start, to: dates.end })
      }
      const { total, groups } = sweep.overlaps()
      const found = groups.map(({ siteId: _, emissionKindId: __, recordIds: ids, ...both }) => {
        return { key: keys.get(ids[0] ?? '') ?? '', ids, ...both }
      })
      const byStart = (a: { key: string; start: string }, b: { key: string; start: string }) =>
        `${a.key}${a.start}` < `${b.key}${b.start}` ? -1 : 1
      expect([total, found.sort(byStart)]).toEqual([due.length, [...due].sort(byStart)])
    })
    fc.assert(law, { seed, numRuns: scaleRuns(300) })
  })
})
