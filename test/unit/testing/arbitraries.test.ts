import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateFuel, defineFactor, units, unitTable } from '../../../src/index.ts'
import { createService } from '../../../src/service/index.ts'
import {
  activities,
  calculations,
  companies,
  factorLaws,
  fuelPayloads,
  ownFactors,
  periods,
  sitePayloads,
  unitLaws,
} from '../../../src/testing/arbitraries/index.ts'
import { FACTORS } from '../../fixtures/service.ts'

describe('laws of users', () => {
  const drum = { id: 5000, name: 'Drum', short_name: 'drum', multiplier: '208.2', parent_id: 13, typeUnit: 'VOLUME' }
  const table = unitTable([...Object.values(units), drum])
  const own = defineFactor({ key: 'own/x', unit: 'kg', per1: { co2e: '0.1' } })

  it.each(unitLaws(table))('units: $name', ({ property }) => void fc.assert(property))
  it.each(factorLaws([FACTORS.diesel, FACTORS.gas, own]))('factors: $name', ({ property }) => void fc.assert(property))

  it('find a table whose conversions do not fit together', () => {
    const broken = unitTable([units.litre, drum])
    let calls = 0
    // the size of a drum changes from one question to the next
    const chainToBase: typeof broken.chainToBase = (unit) => {
      calls += 1
      return broken.chainToBase(unit).map((link) => ({ ...link, times: { n: BigInt(calls), d: 1n } }))
    }
    const results = unitLaws({ ...broken, chainToBase }).map(({ property }) => fc.check(property))
    expect(results.some((result) => !(result instanceof Promise) && result.failed)).toBe(true)
  })
})

describe('arbitraries', () => {
  it('make what the library accepts', () => {
    fc.assert(fc.property(calculations(), ({ emission }) => emission.co2e !== null && emission.co2e >= 0))
    fc.assert(fc.property(activities(), (activity) => calculateFuel(activity).emission.co2e !== null))
    fc.assert(fc.property(ownFactors(), ({ key }) => key.startsWith('own/')))
    fc.assert(fc.property(periods(), ({ startDate, endDate }) => startDate <= endDate))
  })

  it('make payloads that the service accepts', async () => {
    const company = createService().company(1)
    const payloads = fc.tuple(sitePayloads(), fuelPayloads(FACTORS.diesel))
    const isAccepted = fc.asyncProperty(payloads, async ([site, fuel]) => {
      const { record } = await company.sites.create(site)
      await company.siteFuels.create(record.id, fuel)
    })
    await fc.assert(isAccepted, { numRuns: 30 })
    expect(await company.verifyTotals()).toEqual([])
  })
  it('make companies whose totals add up', async () => {
    const addsUp = fc.asyncProperty(companies(FACTORS.diesel), async (sites) => {
      const company = createService().company(1)
      for (const { site, fuels } of sites) {
        const { record } = await company.sites.create(site)
        for (const fuel of fuels) await company.siteFuels.create(record.id, fuel)
        expect((await company.siteFuels.list(record.id)).total).toBe(fuels.length)
      }
      return (await company.verifyTotals()).length === 0
    })
    await fc.assert(addsUp, { numRuns: 20 })
  })
})
