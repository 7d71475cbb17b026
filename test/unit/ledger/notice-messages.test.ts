import { describe, expect, it } from 'vitest'
import type { Notice } from '../../../src/core/errors/index.ts'
import type { Outcome } from '../../../src/service/index.ts'
import { ALWAYS } from '../../fixtures/inventory.ts'
import { countedId, FACTORS, siteInput, testService } from '../../fixtures/service.ts'
import { KM_1000, travelService, tripInput, way } from '../../fixtures/travels.ts'
import { own, siteWith, withPolicy } from '../service/fixtures/site-energies.ts'
import { siteWith as fuelAt } from '../service/fixtures/site-fuels.ts'
import { recorded } from '../service/fixtures/vehicles.ts'

type Said = Readonly<Record<keyof Notice, string>>
type Journey = NonNullable<Parameters<typeof tripInput>[0]>

const NOWHERE = { countryId: 10 }
const LEEDS_HULL = way('Leeds works', 'Hull works')

async function trip(...input: Parameters<typeof tripInput>) {
  return travelService().company.travels.create(tripInput(...input))
}

/** What is said at a path: code and message. */
const saidAt = (path: string, { notices }: { readonly notices: readonly Said[] }) =>
  notices.filter((one) => one.path === path).map(({ code, message }) => [code, message])

describe('R10: a notice says what was done', () => {
  const road = (journey: Journey) => trip({ ...LEEDS_HULL, ...KM_1000, transportType: 'TRUCK', ...journey })

  it.each<[string, () => Promise<Outcome<unknown>>, string, string, string]>([
    [
      'of a site in a grid region that the service does not know',
      () => testService().company.sites.create(siteInput({ gridRegionId: 5 })),
      'gridRegionId',
      'grid_region_unmapped',
      '5 is not a grid region of this service; the country of the site is used',
    ],
    [
      'of a total that a client computed otherwise',
      async () => (await fuelAt()).create({ totalEmission: 0, emissionId: countedId(50_000) }),
      'totalEmission',
      'client_total_differs',
      '0 kg was sent, but the calculation gives 2570.82 kg, which was stored',
    ],
    [
      'of a journey before its trip',
      () => trip({ startDate: '2025-03-02', endDate: '2025-03-04' }),
      'movementDto.startDate',
      'movement_outside_trip',
      'the journey, 2025-03-02T00:00:00.000Z to 2025-03-04T00:00:00.000Z, lies outside the trip, 2025-03-03T07:00:00.000Z to 2025-03-06T20:00:00.000Z',
    ],
    [
      'of a trip by road that carries no freight',
      () => road({}),
      'movementDto.transportType',
      'truck_read_as_car',
      'a trip by road without freight was calculated as the journey of one average car, however many people were in it',
    ],
    [
      'of a class on the road',
      () => trip({ ...LEEDS_HULL, transportType: 'TRUCK' }, { flightClass: 'BUSINESS' }),
      'flightClass',
      'cabin_class_not_used',
      'BUSINESS was not used: only flights have a class',
    ],
    [
      'of two masses that differ',
      () => road({ weight: 1998.5, transportWeightTon: 2 }),
      'movementDto.weight',
      'weight_differs',
      'weight is 1998.5 kg, but transportWeightTon is 2 t; transportWeightTon was used',
    ],
    [
      'of a mass in kilograms',
      () => road({ weight: 100 }),
      'movementDto.weight',
      'mass_from_weight',
      '100 kg were taken as the mass of freight',
    ],
    [
      'of a mass that is that of a traveller',
      () => road({ weight: '99.9' }),
      'movementDto.weight',
      'freight_mass_not_used',
      '99.9 kg were not used: freight begins at 100 kg',
    ],
    [
      'of no mass at all',
      () => road({ transportWeightTon: 0 }),
      'movementDto.transportWeightTon',
      'zero_mass_read_as_passenger',
      'the mass of the freight is 0 t, so the trip was calculated as a trip of people; send the mass of the freight, or leave transportWeightTon out',
    ],
    [
      'of a mass beside a class',
      () => trip({ ...KM_1000, transportWeightTon: 2 }, { flightClass: 'BUSINESS' }),
      'movementDto.transportWeightTon',
      'freight_mass_not_used',
      '2 t were not used: the flight has a class and is one of people',
    ],
    [
      'of stops beside a distance',
      () => trip({ customOptions: { distanceKm: 6000, via: ['DUB'] } }),
      'movementDto.customOptions.via',
      'distance_declared',
      '6000 km were declared for the whole route; the stops were not used',
    ],
  ])('%s', async (_, work, path, code, message) => {
    expect(saidAt(path, await work())).toContainEqual([code, message])
  })

  it('of a grid factor that is not of the region of the site, or not of its country', async () => {
    const abroad = await siteWith({ gridRegions: { 6: 'XX-NONE' } }, { countryId: 840, gridRegionId: 6 })
    expect(saidAt('site.gridRegionId', await abroad.create())).toEqual([
      ['factor_region_fallback', 'no factor of XX-NONE fits; that of the United States of America (US) was used'],
    ])
    const nowhere = await withPolicy({ defaultGridFactor: FACTORS.grid }, NOWHERE)
    expect(saidAt('site.countryId', await nowhere.create())).toContainEqual([
      'default_grid_factor_used',
      `no grid factor of AQ is published; ${FACTORS.grid.key}, the default of the service, was used`,
    ])
  })

  it('of electricity without a figure by the location, record by record and in the inventory', async () => {
    const { create, company } = await siteWith({}, NOWHERE)
    const { id } = (await company.emissionFactors.create(own)).record
    expect(saidAt('site.countryId', await create({ customEmissionFactorId: id }))).toEqual([
      [
        'location_figure_missing',
        'the record has no location-based figure: site.countryId: no grid factor of AQ is published; name one of your own as customEmissionFactorId',
      ],
    ])
    expect(saidAt('scope2.locationBased', await company.inventory(ALWAYS))).toEqual([
      [
        'location_figure_missing',
        'leaves out records with only a market-based figure: 1; they are listed under scope2.locationFigureMissing',
      ],
    ])
  })

  it('of records that a change leaves as they are', async () => {
    const { create, company, siteId } = await siteWith()
    await create()
    const moved = await company.sites.update(siteId, { gridRegionId: 4 })
    expect(saidAt('gridRegionId', moved)).toContainEqual([
      'records_not_recalculated',
      'existing records of electricity keep their grid factor until they are changed or recalculated',
    ])
    const { company: fleet, vehicleId } = await recorded()
    expect(saidAt('', await fleet.vehicles.update(vehicleId, { fuelConsumption: 9 }))).toEqual([
      ['records_not_recalculated', 'earlier emissions of the vehicle keep their figures until they are recalculated'],
    ])
  })
})
