import { describe, expect, it } from 'vitest'
import type { UncheckedPayload } from '../../../../src/service/index.ts'
import { countedId, noticesOf, OURS, refusalsOf, START } from '../../../fixtures/service.ts'
import {
  calculationOf,
  DATES,
  factorsOf,
  KM_1000,
  revisionsOf,
  tripInput,
  way,
  withTrip,
} from '../../../fixtures/travels.ts'

type Change = UncheckedPayload<'updateTravel'>

describe('a business trip is changed', () => {
  it('R7: its dates must be sent, unless the service is lenient or the change is', async () => {
    const { company, record } = await withTrip()
    const named = { movementDto: { name: 'Fair' } }
    expect(await refusalsOf(() => company.travels.update(record.id, named))).toEqual([
      'startDateUtc required',
      'endDateUtc required',
    ])
    const { record: changed } = await company.travels.update(record.id, named, { required: 'lenient' })
    expect(changed.movementDto.name).toBe('Fair')
    const lenient = await withTrip(undefined, { policy: { required: 'lenient' } })
    expect((await lenient.company.travels.update(lenient.record.id, named)).record.movementDto.name).toBe('Fair')
  })

  it('X11: by nothing, is not', async () => {
    const { company, record, clock } = await withTrip()
    for (const nothing of [{}, { movementDto: {} }]) {
      clock.advance()
      const outcome = await company.travels.update(record.id, nothing, { required: 'lenient' })
      expect(outcome).toMatchObject({ record, version: 1 })
    }
  })

  it('X12: what is not input of the emission computes nothing', async () => {
    const trip = await withTrip()
    const { record, version, notices } = await trip.change({
      comment: 'moved',
      bookingReference: '007',
      movementDto: { name: 'Fair', referenceNumber: 'R1', comment: 'window', customOptions: { seat: '12A' } },
    })
    expect(version).toBe(2)
    expect(record).toEqual({
      ...trip.record,
      comment: 'moved',
      bookingReference: '007',
      updatedAt: '2025-06-01T08:01:00.000Z',
      movementDto: {
        ...trip.record.movementDto,
        name: 'Fair',
        referenceNumber: 'R1',
        comment: 'window',
        customOptions: { seat: '12A' },
      },
    })
    expect(notices).toEqual((await trip.company.travels.get(record.id)).notices)
    expect(await revisionsOf(trip, record.id)).toBe(1)
    expect(trip.counting.asked()).toBe(1)
  })

  it('N2: digits of its load beyond a double are kept while other fields change', async () => {
    const transportWeightTon = '1.00000000000000000001'
    const { record, change, ...test } = await withTrip(
      tripInput({ transportType: 'TRUCK', transportWeightTon, ...KM_1000 }),
    )
    await change({ movementDto: { customOptions: { distanceKm: 2000 } } })
    const keptOf = async (id: string) => (await test.store.read(OURS, (tx) => tx.travels.get(id)))?.record
    expect(await keptOf(record.id)).toHaveProperty('given', { transportWeightTon })
    const { record: plain } = await test.company.travels.create(tripInput({ weight: 200, transportWeightTon: 1 }))
    expect(await keptOf(plain.id)).toEqual(plain)
    const [leg] = (await calculationOf({ ...test, record } as never, record.id)).contributions
    expect(leg?.activity).toEqual({ value: transportWeightTon, unit: 't' })
  })

  it('X25: its journey field by field, its options as a whole', async () => {
    const options = { passengers: 2, seat: '12A' }
    const trip = await withTrip(tripInput({ customOptions: options, name: 'Fair' }, { flightClass: 'ECONOMY' }))
    const { record } = await trip.change({
      movementDto: { toAddress: { endAddress: 'New York' }, customOptions: { meal: 'none' } },
    })
    expect(record.movementDto).toEqual({
      ...trip.record.movementDto,
      toAddress: { endPoint: 'JFK', endAddress: 'New York' },
      customOptions: { meal: 'none' },
    })
    expect(record.totalEmission * 2).toBeCloseTo(trip.record.totalEmission, 9)
    await trip.change({ movementDto: { customOptions: null } })
    expect((await trip.company.travels.get(record.id)).record.movementDto.customOptions).toBeNull()
  })

  it('X10: null clears what may be empty, and is rejected elsewhere', async () => {
    const trip = await withTrip(
      tripInput({ weight: 80, transportWeightTon: 1, name: 'Fair' }, { flightClass: 'ECONOMY', comment: 'x' }),
    )
    const { record } = await trip.change({
      comment: null,
      flightClass: null,
      movementDto: { weight: null, transportWeightTon: null, name: null },
    })
    expect(record).toMatchObject({
      comment: null,
      flightClass: null,
      movementDto: { weight: null, transportWeightTon: null, name: null },
    })
    const nothing = { ...DATES, hotelNights: null, movementDto: { fromAddress: null, isReturnMoving: null } }
    expect(await refusalsOf(() => trip.company.travels.update(record.id, nothing as unknown as Change))).toEqual([
      'movementDto.fromAddress invalid_type',
      'movementDto.isReturnMoving invalid_type',
      'hotelNights invalid_type',
    ])
  })

  it('T13: the comment of the trip can be changed too', async () => {
    const trip = await withTrip()
    expect((await trip.change({ comment: 'fair' })).record.comment).toBe('fair')
  })

  it('X12, B14: by another end finds the route and the factor again, with all totals', async () => {
    const trip = await withTrip()
    const { record, notices } = await trip.change({ movementDto: { toAddress: { endPoint: 'CDG' } } })
    expect(trip.counting.asked()).toBe(2)
    expect(await factorsOf(trip, record.id)).toEqual([
      'business-travel-air/flights/short-haul-to-from-uk/economy-class/without-rf/passenger-km',
    ])
    const { record: due } = await trip.company.travels.create(tripInput(way('LHR', 'CDG'), { flightClass: 'ECONOMY' }))
    expect(record.totalEmission).toBe(due.totalEmission)
    expect(record.emission).toMatchObject({ co2e: due.totalEmission, id: trip.record.emission.id, createdAt: START })
    expect(record.emission.updatedAt).toBe(record.updatedAt)
    expect(notices).toEqual((await trip.company.travels.get(due.id)).notices)
    expect(await revisionsOf(trip, record.id)).toBe(2)
    expect(await trip.company.verifyTotals()).toEqual([])
  })

  it('T14: dates of the journey that were never sent go with the trip, those that were stay', async () => {
    const trip = await withTrip(tripInput({ endDate: '2025-03-04' }, { flightClass: 'ECONOMY' }))
    const { record } = await trip.change({ startDateUtc: '2025-03-02' })
    expect(record.movementDto).toMatchObject({
      startDate: '2025-03-02T00:00:00.000Z',
      endDate: '2025-03-04T00:00:00.000Z',
    })
    const outside = await trip.change({ startDateUtc: '2025-03-02', endDateUtc: '2025-03-03' })
    expect(noticesOf(outside)).toContain('movement_outside_trip movementDto.startDate')
    const earlier = await trip.change({ startDateUtc: '2025-03-01', endDateUtc: '2025-03-03' })
    const said = earlier.notices.find(({ code }) => code === 'movement_outside_trip')
    expect(said?.message).toMatch(/^the journey, 2025-03-01/)
    const inside = await trip.change({ startDateUtc: '2025-03-02', endDateUtc: '2025-03-05' })
    expect(noticesOf(inside)).not.toContain('movement_outside_trip movementDto.startDate')
  })

  it('F6: a journey that ends before it starts once the change is made is rejected, and nothing is stored', async () => {
    const trip = await withTrip(tripInput({ endDate: '2025-03-04' }))
    const late = { ...DATES, movementDto: { startDate: '2025-03-05' } }
    expect(await refusalsOf(() => trip.company.travels.update(trip.record.id, late))).toEqual([
      'movementDto.endDate period_reversed',
    ])
    const reversed = { startDateUtc: '2025-03-05' }
    const lenient = { required: 'lenient' } as const
    await trip.company.travels.update(trip.record.id, { endDateUtc: '2025-03-04' }, lenient)
    expect(await refusalsOf(() => trip.company.travels.update(trip.record.id, reversed, lenient))).toEqual([
      'endDateUtc period_reversed',
      'movementDto.endDate period_reversed',
    ])
  })

  it('B10: an end that is emptied is rejected', async () => {
    const trip = await withTrip()
    const blank = { ...DATES, movementDto: { fromAddress: { startPoint: '' } } }
    expect(await refusalsOf(() => trip.company.travels.update(trip.record.id, blank))).toEqual([
      'movementDto.fromAddress.startPoint empty',
    ])
  })

  it('T18: by another vendor moves its emission, null takes it away', async () => {
    const trip = await withTrip()
    const made = async (name: string) =>
      (await trip.company.vendors.create({ name, countryId: 826, vendorType: 'airline' })).record.id
    const [a, b] = [await made('A'), await made('B')]
    const totals = async () =>
      Promise.all([a, b].map(async (id) => (await trip.company.vendors.get(id)).record.totalEmission))
    const { totalEmission: kg } = trip.record
    await trip.change({ movementDto: { vendorId: a } })
    expect(await totals()).toEqual([kg, 0])
    await trip.change({ movementDto: { vendorId: b } })
    expect(await totals()).toEqual([0, kg])
    await trip.change({ movementDto: { vendorId: null } })
    expect(await totals()).toEqual([0, 0])
    const unknown = {
      ...DATES,
      hotelNights: 1,
      movementDto: { vendorId: countedId(99), customOptions: { hotelCountry: 'x' } },
    }
    expect(await refusalsOf(() => trip.company.travels.update(trip.record.id, unknown))).toEqual([
      'movementDto.customOptions.hotelCountry hotel_country_unknown',
      'movementDto.vendorId unknown_vendor',
    ])
  })

  it('X2: of another company is not there, whatever is sent', async () => {
    const { others, record } = await withTrip()
    const change = { ...DATES, movementDto: { toAddress: { endPoint: 'Nowhereville' } } }
    expect(await refusalsOf(() => others.travels.update(record.id, change))).toEqual(['travelId not_found'])
    expect(await refusalsOf(() => others.travels.update(countedId(99), change))).toEqual(['travelId not_found'])
    expect(await refusalsOf(() => others.travels.recalculate(record.id))).toEqual(['travelId not_found'])
  })
})
