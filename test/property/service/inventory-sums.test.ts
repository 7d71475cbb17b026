import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { findFactor } from '../../../src/reference/factors/index.ts'
import type * as linearAmounts from '../../../src/reports/inventory/linear-amounts.ts'
import type { Company } from '../../../src/service/index.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService, unitInput } from '../../fixtures/service.ts'

const counting = vi.hoisted(() => ({ isAlone: false }))

// without multiples of its quantities each record is counted alone
vi.mock('../../../src/reports/inventory/linear-amounts.ts', async (original) => {
  const actual = await original<typeof linearAmounts>()
  const linearFigure: typeof actual.linearFigure = (...of) => (counting.isAlone ? null : actual.linearFigure(...of))
  return { ...actual, linearFigure }
})

const YEAR = { from: '2025-01-01', to: '2026-01-01' }
const HEAT = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh')

const value = fc.oneof(
  fc.integer({ min: 0, max: 10 ** 9 }),
  fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => cents / 100),
  fc.integer({ min: 0, max: 10 ** 15 }).map((millionths) => millionths / 10 ** 6),
  fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
)

/** Records that differ in their quantities alone. */
const alike = fc.record({
  what: fc.constantFrom('diesel', 'gas', 'own', 'other', 'heat', 'power', 'cleaner power', 'cleanest power'),
  month: fc.constantFrom(0, 1),
  site: fc.constantFrom(0, 1),
  days: fc.constantFrom(0, 0, 0, 10),
  values: fc.array(value, { minLength: 3, maxLength: 9 }),
})

type Alike = typeof alike extends fc.Arbitrary<infer T> ? T : never

/** A company with those records, those alike one among the others. */
async function companyOf(made: readonly Alike[]): Promise<Company<never>> {
  const { company } = testService()
  const own = await company.emissionFactors.create({ name: 'Own', co2e: '2.123456789', denominatorUnitId: 13 })
  const other = await company.emissionFactors.create({ name: 'Other', co2e: '0.7', denominatorUnitId: 13 })
  const sites: string[] = []
  for (const name of ['Leeds', 'Hull']) sites.push((await company.sites.create(siteInput({ name }))).record.id)
  const fuelOf: Partial<Record<Alike['what'], Parameters<typeof fuelInput>[0]>> = {
    diesel: {},
    gas: { emissionFactorId: FACTORS.gas.id, unitId: 4, unit: unitInput(4) },
    own: { emissionFactorId: own.record.id },
    other: { emissionFactorId: other.record.id },
    heat: { emissionFactorId: HEAT.id, unitId: 4, unit: unitInput(4) },
  }
  const all = made.flatMap(({ values, ...place }) => values.map((value, nth) => ({ ...place, value, nth })))
  for (const { what, month, site, days, value } of all.sort((a, b) => a.nth - b.nth)) {
    const dates = {
      startDate: new Date(Date.UTC(2025, month, 1 + days)).toISOString(),
      endDate: new Date(Date.UTC(2025, month + 1, 1 + days)).toISOString(),
      value,
    }
    const path = sites[site] as string
    const fuel = fuelOf[what]
    if (fuel !== undefined) await company.siteFuels.create(path, fuelInput({ ...fuel, ...dates }))
    else {
      const percentageOfCleanEnergy = { power: 0, 'cleaner power': 20 }[what as string] ?? 40
      await company.siteEnergies.create(path, energyInput({ ...dates, percentageOfCleanEnergy, unitId: 4 }))
    }
  }
  return company
}

describe.each(SEEDS)('records that differ in their quantities alone, seed %i', (seed) => {
  it('add up to the same inventory and tables, to the last digit, summed as one and counted one by one', async () => {
    const law = fc.asyncProperty(fc.array(alike, { minLength: 1, maxLength: 6, size: 'max' }), async (made) => {
      const company = await companyOf(made)
      const standards = ['esrs-e1', 'secr', 'iso-14064-1', 'sb-253'] as const
      const read = async (isAlone: boolean) => {
        counting.isAlone = isAlone
        const inventories = []
        for (const period of [YEAR, { from: '2025-01-05', to: '2025-02-20' }])
          inventories.push(await company.inventory(period))
        return { inventories, tables: await company.reports({ standards, year: 2025 }) }
      }
      expect(await read(false)).toEqual(await read(true))
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(12) })
  })
})
