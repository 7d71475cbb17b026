import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { noticesOf, refusalsOf } from '../../../fixtures/service.ts'
import { came, DATES, FLIGHTS, KM_1000, travelService, tripInput, way } from '../../../fixtures/travels.ts'

type Trip = UncheckedPayload<'createTravel'>

const { LONG, SHORT, DOMESTIC, BETWEEN } = FLIGHTS
const LEEDS_HULL = way('Leeds works', 'Hull works')

describe('flights (T4–T7)', () => {
  const flight = (from: string, to: string, flightClass?: Trip['flightClass']) =>
    came(tripInput(way(from, to), { flightClass }))

  it('T5: a class that a haul has no factor of is read as the nearest, and said', async () => {
    const cases = [
      ['CDG', 'PREMIUM_ECONOMY', `${SHORT}/economy-class`],
      ['CDG', 'FIRST_CLASS', `${SHORT}/business-class`],
      ['EDI', 'ECONOMY', `${DOMESTIC}/average-passenger`],
      ['EDI', 'FIRST_CLASS', `${DOMESTIC}/average-passenger`],
    ] as const
    for (const [to, flightClass, key] of cases) {
      const { factors, notices } = await flight('LHR', to, flightClass)
      expect(factors).toEqual([`${key}/without-rf/passenger-km`])
      expect(notices).toContain('cabin_class_read_as flightClass')
    }
    expect((await flight('LHR', 'CDG', 'BUSINESS')).notices).not.toContain('cabin_class_read_as flightClass')
  })

  it('T5: every class of a long flight has its own factor', async () => {
    const classes = ['ECONOMY', 'PREMIUM_ECONOMY', 'BUSINESS', 'FIRST_CLASS'] as const
    const keys = await Promise.all(classes.map(async (one) => (await flight('LHR', 'JFK', one)).factors[0]))
    expect(keys).toEqual(
      ['economy', 'premium-economy', 'business', 'first'].map((one) => `${LONG}/${one}-class/without-rf/passenger-km`),
    )
  })

  it('T4: a class of another mode is kept, not used, and said', async () => {
    const test = travelService()
    const outcome = await test.company.travels.create(
      tripInput({ ...LEEDS_HULL, transportType: 'RAIL' }, { flightClass: 'FIRST_CLASS' }),
    )
    expect(outcome.record.flightClass).toBe('FIRST_CLASS')
    expect(noticesOf(outcome)).toContain('cabin_class_not_used flightClass')
  })

  it('T6: radiative forcing is out with its value said, or in by the policy', async () => {
    const trip = tripInput(KM_1000, { flightClass: 'ECONOMY' })
    const [without, included] = [await came(trip), await came(trip, { policy: { aviationRF: 'desnz1.7' } })]
    expect(without.notices).toContain('radiative_forcing_excluded movementDto.transportType')
    expect(included.notices).toContain('radiative_forcing_included movementDto.transportType')
    expect(included.factors).toEqual([`${LONG}/economy-class/without-rf/passenger-km?rf=1.7`])
    expect([without.kg, included.kg]).toEqual([69.26, 117.042])
  })

  it('T6: a trip that states its radiative forcing has it under every policy, until it states another', async () => {
    const stated = (radiativeForcing: 'none' | 'desnz1.7') =>
      tripInput({ customOptions: { ...KM_1000.customOptions, radiativeForcing } }, { flightClass: 'ECONOMY' })
    for (const aviationRF of ['none', 'desnz1.7'] as const) {
      const [without, included] = [
        await came(stated('none'), { policy: { aviationRF } }),
        await came(stated('desnz1.7'), { policy: { aviationRF } }),
      ]
      expect([without.kg, included.kg]).toEqual([69.26, 117.042])
      expect(included.notices).toContain('radiative_forcing_included movementDto.customOptions.radiativeForcing')
    }
    const { company } = travelService()
    const { id } = (await company.travels.create(stated('desnz1.7'))).record
    expect((await company.travels.recalculate(id)).record.totalEmission).toBe(117.042)
    const { movementDto } = stated('none')
    const changed = await company.travels.update(id, { ...DATES, movementDto })
    expect(changed.record.totalEmission).toBe(69.26)
    const refused = await refusalsOf(() => company.travels.create(stated('1.7' as never)))
    expect(refused).toEqual(['movementDto.customOptions.radiativeForcing invalid_choice'])
  })

  it('T7: the haul goes by the countries of the ends', async () => {
    const factorOf = async (from: string, to: string) => (await flight(from, to)).factors[0]
    expect(await factorOf('LHR', 'EDI')).toContain(DOMESTIC)
    expect(await factorOf('LHR', 'FRA')).toContain(SHORT)
    expect(await factorOf('JFK', 'LHR')).toContain(LONG)
    expect(await factorOf('CDG', 'HND')).toContain(BETWEEN)
  })

  it('T7: a point takes the country of the nearest city; one without is international, and both are said', async () => {
    const near = await flight('53.79, -1.53', 'JFK')
    expect(near.factors[0]).toContain(LONG)
    expect(near.notices).toContain('country_from_nearest_city movementDto.fromAddress.startPoint')
    const buoy = await flight('LHR', 'Buoy 7')
    expect(buoy.factors[0]).toContain(BETWEEN)
    expect(buoy.notices).toContain('haul_assumed_international movementDto.transportType')
  })

  it('B11: the great circle, on which nothing is put where the factor holds an uplift', async () => {
    const { kg, methods, notices } = await flight('LHR', 'JFK', 'ECONOMY')
    expect(methods).toEqual([expect.stringMatching(/^5554\.59\d* geodesic-wgs84@1$/)])
    expect(notices).toContain('distance_uplift_included movementDto')
    expect(kg).toBeCloseTo(5554.592 * 0.06926, 2)
  })
})

describe('the way back (T8, B16)', () => {
  const back = { isReturnMoving: true }

  it('T8: doubles a passenger trip, and not its nights', async () => {
    const trip = { flightClass: 'ECONOMY', hotelNights: 3 } as const
    const once = await came(tripInput({ customOptions: { distanceKm: 1000, hotelCountry: 'GB' } }, trip))
    const twice = await came(tripInput({ customOptions: { distanceKm: 1000, hotelCountry: 'GB' }, ...back }, trip))
    expect(once.kg).toBe(100.46)
    expect(twice.kg).toBe(169.72)
    expect(twice.notices).toContain('return_doubled movementDto.isReturnMoving')
  })

  it('B16: does not double freight, and says so; the policy does', async () => {
    const trip = tripInput({ ...LEEDS_HULL, ...KM_1000, ...back, transportType: 'TRUCK', transportWeightTon: 2 })
    const single = await came(trip)
    expect(single.kg).toBe(203.26)
    expect(single.notices).toContain('return_not_doubled movementDto.isReturnMoving')
    const double = await came(trip, { policy: { returnMovement: 'double' } })
    expect(double.kg).toBe(406.52)
    expect(double.notices).toContain('return_doubled movementDto.isReturnMoving')
  })
})
