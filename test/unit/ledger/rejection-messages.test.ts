import { describe, expect, it } from 'vitest'
import { EmissionsError, type Violation } from '../../../src/core/errors/index.ts'
import { units } from '../../../src/core/units/index.ts'
import { failStale } from '../../../src/ledger/context/require.ts'
import type { ALWAYS } from '../../fixtures/inventory.ts'
import { type energyInput, FACTORS, testService } from '../../fixtures/service.ts'
import { travelService, tripInput, way } from '../../fixtures/travels.ts'
import { own, siteWith } from '../service/fixtures/site-energies.ts'
import { distanceInput, recorded } from '../service/fixtures/vehicles.ts'

const NOWHERE = { countryId: 10 }

/** Every violation of what is refused, as a client reads it. */
async function readBy(work: () => Promise<unknown>): Promise<readonly Violation[]> {
  try {
    await work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations
    throw error
  }
  return []
}

async function electricity(input: Parameters<typeof energyInput>[0], site = {}) {
  return (await siteWith({}, site)).create(input)
}

async function trip(...input: Parameters<typeof tripInput>) {
  return travelService().company.travels.create(tripInput(...input))
}

const COUNTRY = "an ISO 3166-1 code or an English name: 'GB', 'Germany'"

describe('R4: a rejection says what to do', () => {
  it.each<[string, () => Promise<unknown>, Violation]>([
    [
      'electricity in a country without a grid factor',
      () => electricity({}, NOWHERE),
      {
        path: 'site.countryId',
        code: 'factor_not_found',
        message: 'no grid factor of AQ is published; name one of your own as customEmissionFactorId',
        received: '10',
      },
    ],
    [
      'electricity in a country that is none',
      () => electricity({}, { countryId: 999_999 }),
      {
        path: 'site.countryId',
        code: 'factor_not_found',
        message:
          'no grid factor of countryId 999999 (which is not a country) is published; name one of your own as customEmissionFactorId',
        received: '999999',
      },
    ],
    [
      'electricity by the litre',
      () => electricity({ unitId: units.litre.id }),
      {
        path: 'unitId',
        code: 'unit_dimension_mismatch',
        message: 'l (VOLUME) is not a unit of electricity; give kWh or another unit of energy',
        expected: 'ELECTRICITY',
        received: '"VOLUME"',
      },
    ],
    [
      'electricity by a factor per litre',
      () => electricity({ customEmissionFactorId: FACTORS.diesel.id }),
      {
        path: 'unitId',
        code: 'unit_dimension_mismatch',
        message: 'kWh (ELECTRICITY) does not fit the factor per l (VOLUME); name a factor per unit of energy',
        expected: 'ELECTRICITY',
        received: '"VOLUME"',
      },
    ],
    [
      'a trip of more stops than fifty',
      () => trip({ customOptions: { via: Array.from({ length: 51 }, () => 'DUB') } }),
      {
        path: 'movementDto.customOptions.via',
        code: 'list_too_long',
        message: 'has more than 50 stops; make it two trips',
        expected: 'at most 50 stops',
        received: '"51 stops"',
      },
    ],
    [
      'a stop that is not said',
      () => trip({ customOptions: { via: [' '] } }),
      {
        path: 'movementDto.customOptions.via[0]',
        code: 'empty',
        message: 'is empty and no address is given; give a point (coordinates, a code, a city) or an address',
        expected: 'a point or an address',
      },
    ],
    [
      'nights on the open sea',
      () => trip(way('LHR', 'Buoy 7'), { hotelNights: 1 }),
      {
        path: 'movementDto.customOptions.hotelCountry',
        code: 'hotel_country_unknown',
        message: 'is missing, and the country of the destination is not known; say where the nights were spent',
        expected: COUNTRY,
      },
    ],
    [
      'nights in a country that is none',
      () => trip({ customOptions: { hotelCountry: 'Narnia' } }, { hotelNights: 1 }),
      {
        path: 'movementDto.customOptions.hotelCountry',
        code: 'hotel_country_unknown',
        message: 'is not a country',
        expected: COUNTRY,
        received: '"Narnia"',
      },
    ],
    [
      'what is changed faster than it is computed',
      async () => failStale(),
      {
        path: '',
        code: 'version_conflict',
        message: 'was changed while the change was computed; send the change again',
      },
    ],
    [
      'an inventory of no period',
      () => testService().company.inventory({ to: '2025-01-01' } as typeof ALWAYS),
      { path: 'from', code: 'required', message: 'is missing; give a date, or a date and time' },
    ],
    [
      'an inventory from the end to the start',
      () => testService().company.inventory({ from: '2025-01-02', to: '2025-01-01' }),
      {
        path: 'to',
        code: 'period_reversed',
        message: 'is before the period starts (2025-01-02T00:00:00.000Z); swap the two',
        expected: '2025-01-02T00:00:00.000Z or later',
        received: '"2025-01-01T00:00:00.000Z"',
      },
    ],
    [
      'an inventory of half a century',
      () => testService().company.inventory({ from: '2000-01-01', to: '2050-01-01' }),
      {
        path: 'to',
        code: 'period_too_long',
        message: 'is more than 30 years after 2000-01-01T00:00:00.000Z; ask for shorter periods, one after the other',
        expected: 'a period of at most 30 years',
        received: '"2050-01-01T00:00:00.000Z"',
      },
    ],
  ])('%s', async (_, work, violation) => {
    expect(await readBy(work)).toEqual([violation])
  })
})

describe('R4: a rejection of what was recorded says what to do', () => {
  it('of a figure by the location that a record never had', async () => {
    const { create, company, siteId } = await siteWith({}, NOWHERE)
    const { id } = (await company.emissionFactors.create(own)).record
    const { record } = await create({ customEmissionFactorId: id })
    expect(await readBy(() => company.siteEnergies.locationBased({ siteId, energyId: record.id }))).toEqual([
      {
        path: 'site.countryId',
        code: 'factor_not_found',
        message: 'had no grid factor when the record was computed; recalculate it when there is one',
      },
    ])
  })

  it('of a vehicle whose specification cannot be used', async () => {
    const { company, path } = await recorded()
    await company.vehicles.update(path.vehicleId, { fuelConsumption: null })
    const [lacking] = await readBy(() => company.vehicleEmissions.recalculate(path))
    expect(lacking?.expected).toBe('fuelConsumption and fuelConsumptionUnitId')
    await company.vehicles.update(path.vehicleId, { activityUnitId: units.litre.id })
    expect(await readBy(() => company.vehicleEmissions.recalculate(path))).toEqual([
      {
        path: 'vehicle.activityUnitId',
        code: 'unit_dimension_mismatch',
        message:
          'is l (VOLUME) and the amount was recorded in km (DISTANCE); delete the record and create it again in l, or give the vehicle a unit of DISTANCE',
        expected: 'DISTANCE',
        received: '"VOLUME"',
      },
    ])
    const implausible = distanceInput({ consumptionPer: 1 })
    expect((await readBy(() => company.vehicles.create(implausible)))[0]?.received).toMatch(/7\.5/)
  })
})
