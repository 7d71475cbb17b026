import { describe, expect, it } from 'vitest'
import { createService } from '../../../src/service/index.ts'
import { energyInput, noticesOf, OURS, siteInput, testService } from '../../fixtures/service.ts'

/** Kilograms of a megawatt-hour in August 2025, typed from the publishers' tables: by location. */
const OF_PUBLISHERS = [
  ['Munich', 276, {}, 291, 'EEA 2024'],
  ['Lyon', 250, {}, 36, 'EEA 2024'],
  ['Auckland', 554, {}, 78.6625, 'NZ MfE 2026'],
  ['Sydney', 36, { 5: 'AU-NSW' }, 640, 'DCCEEW 2025, Table 1'],
  ['Toronto', 124, { 5: 'CA-ON' }, 38, 'ECCC 2025'],
] as const

const AUGUST = { value: 1000, startDate: '2025-08-01', endDate: '2025-09-01' }

describe('a service without a catalogue', () => {
  it.each(OF_PUBLISHERS)('has the factor of the publisher of %s', async (name, countryId, gridRegions, kg, source) => {
    const { company } = testService({ gridRegions })
    const gridRegionId = 5 in gridRegions ? 5 : null
    const { id } = (await company.sites.create(siteInput({ name, countryId, gridRegionId }))).record
    const made = await company.siteEnergies.create(id, energyInput(AUGUST))
    expect(await company.audit.explain(made.record.id)).toContain(source)
    expect(noticesOf(made).filter((one) => one.startsWith('grid_factor_lifecycle'))).toEqual([])
    const { scope2 } = await company.inventory({ from: '2025-08-01', to: '2025-09-01' })
    expect(scope2.locationBased.co2e.kg).toBe(kg)
  })

  it('finds a factor that is named by its id before anything else was read', async () => {
    const company = createService({ policy: { required: 'lenient' } }).company(OURS)
    const { records } = await company.emissionFactors.list({ search: 'nga-2025 diesel oil', limit: 1 })
    expect(records).toHaveLength(1)
  })
})
