import { describe, expect, it } from 'vitest'
import { refusalsOf } from '../../../fixtures/service.ts'
import { expectVerified, travelService, tripInput, way } from '../../../fixtures/travels.ts'

type Input = Parameters<typeof tripInput>

/** A collected example that is computed through the service. */
interface Example {
  readonly id: string
  readonly title: string
  readonly journey: Input[0]
  readonly trip?: Input[1]
  readonly expected: { readonly co2e: number; readonly co2?: number; readonly ch4?: number; readonly n2o?: number }
}

/** kg of gas for kg CO2e of it under AR5, as DESNZ prints the gases. */
const CH4 = 28
const N2O = 265

const LEEDS_HULL = way('Leeds works', 'Hull works')

const examples: readonly Example[] = [
  {
    id: 'E056',
    title: '10 t over 19,500 km by container ship',
    journey: {
      ...way('Hamburg', 'Shanghai'),
      transportType: 'SHIP',
      transportWeightTon: 10,
      customOptions: { distanceKm: 19_500 },
    },
    expected: { co2e: 3143.4, co2: 3104.4, ch4: 1.95 / CH4, n2o: 37.05 / N2O },
  },
  {
    id: 'E060',
    title: '0.5 t from London to New York by air, without radiative forcing',
    journey: { transportWeightTon: '0.5', customOptions: { distanceKm: '5554.592' } },
    expected: { co2e: 1475.5773648, co2: 1460.38555568, ch4: 0.16663776 / CH4, n2o: 15.05294432 / N2O },
  },
  {
    id: 'E067',
    title: 'a passenger over 500 km within the United Kingdom',
    journey: { ...way('LHR', 'EDI'), customOptions: { distanceKm: 500 } },
    expected: { co2e: 67.76, co2: 66.975, ch4: 0.11 / CH4, n2o: 0.67 / N2O },
  },
  {
    id: 'E068',
    title: 'a passenger over 640 km by national rail',
    journey: { ...LEEDS_HULL, transportType: 'RAIL', customOptions: { distanceKm: 640 } },
    expected: { co2e: 22.6944, co2: 22.464, ch4: 0.0512 / CH4, n2o: 0.1792 / N2O },
  },
  {
    id: 'E071',
    title: 'seven nights on the Maldives, where the trip goes nowhere',
    journey: { ...LEEDS_HULL, transportType: 'RAIL', customOptions: { distanceKm: 0, hotelCountry: 'MV' } },
    trip: { hotelNights: 7 },
    expected: { co2e: 1065.4 },
  },
  {
    id: 'calculateTrip',
    title: 'London to New York and back with three nights in the United Kingdom',
    journey: { isReturnMoving: true, customOptions: { distanceKm: '5554.592', hotelCountry: 'United Kingdom' } },
    trip: { flightClass: 'ECONOMY', hotelNights: 3 },
    expected: { co2e: 800.62208384 },
  },
]

describe('published trips through the service', () => {
  it.each(examples.map((example) => [example.id, example.title, example] as const))(
    'T3, K, %s: %s',
    async (_id, _title, { journey, trip, expected }) => {
      const test = travelService()
      const { record } = await test.company.travels.create(tripInput(journey, trip))
      await expectVerified(test, record.id)
      expect(record.totalEmission).toBe(expected.co2e)
      expect(record.emission.co2e).toBe(expected.co2e)
      for (const gas of ['co2', 'ch4', 'n2o'] as const) {
        if (expected[gas] === undefined) expect(record.emission[gas]).toBeNull()
        else expect(record.emission[gas]).toBeCloseTo(expected[gas], 12)
      }
    },
  )

  it('T9: a hotel in Austria, whose cell DESNZ leaves blank, is rejected rather than zero', async () => {
    const { company } = travelService()
    const trip = tripInput({ ...way('LHR', 'VIE') }, { hotelNights: 2 })
    expect(await refusalsOf(() => company.travels.create(trip))).toEqual(['hotelNights factor_not_found'])
    expect((await company.travels.list()).total).toBe(0)
  })
})
