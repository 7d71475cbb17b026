import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DisclosureTable } from '../../../src/service/index.ts'
import { tieOut } from '../../../src/service/index.ts'
import { type Fraction, fraction, minus } from '../../fixtures/fractions.ts'
import { SEEDS, scaleRuns } from '../../fixtures/seeds.ts'
import { energyInput, FACTORS, fuelInput, siteInput, testService } from '../../fixtures/service.ts'

const COUNTRIES = { GB: 826, DE: 276, US: 840 } as const
const place = fc.constantFrom('GB', 'DE', 'US', null)
const kwh = fc.integer({ min: 0, max: 10 ** 9 })
const record = fc.record({ place, kwh, isPower: fc.boolean(), isOverTheEnd: fc.boolean() })

const numberOf = ([over, under]: Fraction) => Number((over * 10n ** 9n) / under) / 1e9

/** The kWh of a row; nothing where it is empty. */
function rowKwh({ rows }: DisclosureTable, id: string): Fraction {
  return fraction(rows.find((row) => row.id === id)?.value?.exact ?? '0')
}

/** A company with a site in each country and a van, and records of them in 2025. */
async function companyOf(records: readonly (typeof record extends fc.Arbitrary<infer One> ? One : never)[]) {
  const { company } = testService()
  const sites = new Map<string, string>()
  for (const [country, countryId] of Object.entries(COUNTRIES))
    sites.set(country, (await company.sites.create(siteInput({ name: country, countryId }))).record.id)
  const van = { name: 'Van', fuelSource: 'DIESEL', emissionFactorId: FACTORS.diesel.id, activityUnitId: 13 }
  const vehicleId = (await company.vehicles.create(van)).record.id
  for (const { place: country, kwh: value, isPower, isOverTheEnd } of records) {
    // half of it lies in the year
    const dates = isOverTheEnd
      ? { startDate: '2024-12-17', endDate: '2025-01-16' }
      : { startDate: '2025-03-01', endDate: '2025-04-01' }
    const siteId = sites.get(country ?? '')
    if (siteId === undefined) {
      const { startDate: startDateUtc, endDate: endDateUtc } = dates
      await company.vehicleEmissions.create(vehicleId, { startDateUtc, endDateUtc, amount: value })
    } else if (isPower)
      await company.siteEnergies.create(siteId, energyInput({ ...dates, value, percentageOfCleanEnergy: 0 }))
    else await company.siteFuels.create(siteId, fuelInput({ ...dates, value }))
  }
  return company
}

const request = { standard: 'secr', year: 2025, statement: { company: 'quoted' } } as const

describe.each(SEEDS)('energy by country, seed %i', (seed) => {
  it('adds up to all energy with what has no country, to the last digit, and that is said with its size', async () => {
    const law = fc.asyncProperty(fc.array(record, { minLength: 1, maxLength: 6 }), async (records) => {
      const table = await (await companyOf(records)).report(request)
      expect(tieOut(table)).toEqual([])
      const [uk, world] = [rowKwh(table, 'quoted.uk.energy'), rowKwh(table, 'quoted.world.energy')]
      const rest = minus(minus(rowKwh(table, 'quoted.energy'), uk), world)
      const said = table.notices.filter(({ code }) => code === 'energy_country_unknown')
      expect(said).toHaveLength(records.some((one) => one.place === null) ? 1 : 0)
      const mwh = Number(/^[\d,.]+/.exec(said[0]?.message ?? '0')?.[0].replaceAll(',', ''))
      expect(Math.abs(numberOf(rest) / 1000 - mwh)).toBeLessThanOrEqual(0.0005)
      if (said.length === 0) expect(rest[0]).toBe(0n)
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(10) })
  })

  it('is the kWh that the sites of a country bought, by the part of each record in the year', async () => {
    const bought = record.map((one) => ({ ...one, isPower: true }))
    const law = fc.asyncProperty(fc.array(bought, { minLength: 1, maxLength: 6 }), async (records) => {
      const table = await (await companyOf(records)).report(request)
      const halvesOf = (isTaken: (country: string | null) => boolean) =>
        records
          .filter((one) => isTaken(one.place))
          .reduce((sum, one) => sum + BigInt(one.kwh) * (one.isOverTheEnd ? 1n : 2n), 0n)
      for (const [id, isTaken] of [
        ['quoted.uk.energy', (country: string | null) => country === 'GB'],
        ['quoted.world.energy', (country: string | null) => country !== 'GB' && country !== null],
      ] as const) {
        const [over, under] = rowKwh(table, id)
        expect([id, 2n * over]).toEqual([id, halvesOf(isTaken) * under])
        const isEmpty = table.rows.find((row) => row.id === id)?.value === null
        expect(isEmpty).toBe(!records.some((one) => isTaken(one.place)))
      }
    })
    await fc.assert(law, { seed, numRuns: scaleRuns(10) })
  })
})
