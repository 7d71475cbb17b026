import { describe, expect, it } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { countedId, noticesOf, OURS, refusalsOf, START } from '../../../fixtures/service.ts'
import { expectVerified, travelService, tripInput, way } from '../../../fixtures/travels.ts'

const VENDOR = { name: 'Air Albion', countryId: 826, vendorType: 'airline' }

describe('a business trip is made', () => {
  it('T16, T14, X25: in full, nested as it was sent, the journey on the dates of the trip', async () => {
    const { company } = travelService()
    const { record, version } = await company.travels.create(tripInput({ name: 'Fair' }, { flightClass: 'ECONOMY' }))
    expect(version).toBe(1)
    expect(resourceSchemas.Travel.parse(record)).toEqual(record)
    expect(record).toMatchObject({
      id: countedId(2),
      companyId: OURS,
      createdAt: START,
      updatedAt: START,
      comment: null,
      bookingReference: null,
      hotelNights: 0,
      flightClass: 'ECONOMY',
      startDateUtc: '2025-03-03T07:00:00.000Z',
      endDateUtc: '2025-03-06T20:00:00.000Z',
    })
    expect(record.movementDto).toEqual({
      fromAddress: { startAddress: '', startPoint: 'LHR' },
      toAddress: { endAddress: '', endPoint: 'JFK' },
      transportType: 'AIR',
      startDate: '2025-03-03T07:00:00.000Z',
      endDate: '2025-03-06T20:00:00.000Z',
      isReturnMoving: false,
      weight: null,
      transportWeightTon: null,
      name: 'Fair',
      referenceNumber: null,
      customOptions: null,
      vendorId: null,
      comment: null,
    })
    expect(record.emission).toEqual({
      id: countedId(1),
      companyId: OURS,
      unitId: 2,
      createdAt: START,
      updatedAt: START,
      co2: expect.any(Number),
      ch4: expect.any(Number),
      n2o: expect.any(Number),
      co2e: record.totalEmission,
    })
  })

  it('T16: of the built-in kind of business trips, with no electricity', async () => {
    const { company } = travelService()
    const { record } = await company.travels.create(tripInput())
    const { siteElectricitys, ...kind } = record.emissionKind
    expect(siteElectricitys).toEqual([])
    expect(kind).toMatchObject({ scope: 'SCOPE_3', underScope: 'Travels', activityTypeUnderScope: 'BUSINESS_TRAVEL' })
    expect((await company.emissionKinds.get(kind.id)).record).toEqual(kind)
  })

  it('T1: its dates, ends and mode are asked for, and nothing else', async () => {
    const { company } = travelService()
    expect(await refusalsOf(() => company.travels.create({}))).toEqual([
      'movementDto required',
      'startDateUtc required',
      'endDateUtc required',
    ])
    expect(await refusalsOf(() => company.travels.create({ ...tripInput(), movementDto: {} }))).toEqual([
      'movementDto.fromAddress required',
      'movementDto.toAddress required',
      'movementDto.transportType required',
    ])
  })

  it('T2: by road, sea, air and rail, in any case, and by nothing else', async () => {
    const { company } = travelService()
    for (const transportType of ['TRUCK', 'ship', 'Air', 'rail']) {
      const journey = { ...way('Southampton', 'Rotterdam'), transportType: transportType as 'AIR' }
      const { record } = await company.travels.create(tripInput(journey))
      expect(record.movementDto.transportType).toBe(transportType.toUpperCase())
    }
    const balloon = tripInput({ transportType: 'BALLOON' as 'AIR' })
    expect(await refusalsOf(() => company.travels.create(balloon))).toEqual([
      'movementDto.transportType invalid_choice',
    ])
  })

  it('T12: a booking reference is text, kept as it was sent, leading zeros too', async () => {
    const { company } = travelService()
    const sent = async (bookingReference: string | number) =>
      (await company.travels.create(tripInput({}, { bookingReference: bookingReference as string }))).record
        .bookingReference
    expect(await sent('0012')).toBe('0012')
    expect(await sent(4711)).toBe('4711')
  })

  it('T13: its comment and that of its journey are two', async () => {
    const { company } = travelService()
    const { record } = await company.travels.create(tripInput({ comment: 'window seat' }, { comment: 'fair' }))
    expect([record.comment, record.movementDto.comment]).toEqual(['fair', 'window seat'])
  })

  it('T14: a journey outside the trip is kept, and said', async () => {
    const test = travelService()
    const outcome = await test.company.travels.create(tripInput({ startDate: '2025-03-02', endDate: '2025-03-04' }))
    expect(noticesOf(outcome)).toContain('movement_outside_trip movementDto.startDate')
    expect(outcome.record.movementDto).toMatchObject({
      startDate: '2025-03-02T00:00:00.000Z',
      endDate: '2025-03-04T00:00:00.000Z',
    })
    await expectVerified(test, outcome.record.id)
  })

  it('T14: one date of the journey that does not fit the other, which is that of the trip, is rejected', async () => {
    const { company } = travelService()
    const late = tripInput({ startDate: '2025-03-07' })
    expect(await refusalsOf(() => company.travels.create(late))).toEqual(['movementDto.endDate period_reversed'])
  })

  it('T15: dates with an offset, without a zone and without a time are moments in UTC', async () => {
    const { company } = travelService()
    const dates = { startDateUtc: '2025-03-03T00:30:00+02:00', endDateUtc: '2025-03-06' }
    const { record } = await company.travels.create(tripInput({}, dates))
    expect([record.startDateUtc, record.endDateUtc]).toEqual(['2025-03-02T22:30:00.000Z', '2025-03-06T00:00:00.000Z'])
    const never = tripInput({}, { startDateUtc: '2025-02-30' })
    expect(await refusalsOf(() => company.travels.create(never))).toEqual(['startDateUtc invalid_date'])
  })

  it('F6: a trip that ends before it starts is rejected, and so is its journey', async () => {
    const { company } = travelService()
    const trip = { startDateUtc: '2025-03-06', endDateUtc: '2025-03-03' }
    const journey = { startDate: '2025-03-06', endDate: '2025-03-03' }
    expect(await refusalsOf(() => company.travels.create(tripInput(journey, trip)))).toEqual([
      'movementDto.endDate period_reversed',
      'endDateUtc period_reversed',
    ])
  })

  it('R3, X1: what the service computes is not taken from the client', async () => {
    const { company } = travelService()
    const { record: due } = await company.travels.create(tripInput())
    const sent = { ...tripInput(), id: 'mine', companyId: 1, totalEmission: 1, emission: { co2e: 1 }, emissionKind: {} }
    const { record } = await company.travels.create(sent)
    expect(record).toMatchObject({ companyId: OURS, totalEmission: due.totalEmission })
    expect(record.id).not.toBe('mine')
  })

  it('X8: unknown fields are left aside, or rejected by the policy', async () => {
    const strange = { ...tripInput(), movementDto: { ...tripInput().movementDto, wings: 2 }, colour: 'red' }
    const { record } = await travelService().company.travels.create(strange)
    expect(record).not.toHaveProperty('colour')
    const strict = travelService({ policy: { unknownFields: 'reject' } })
    expect(await refusalsOf(() => strict.company.travels.create(strange))).toEqual([
      'movementDto.wings unknown_field',
      'colour unknown_field',
    ])
  })

  it('T18, B6: a vendor of the trip gets its emission; an unknown or foreign one is rejected with all else', async () => {
    const { company, others } = travelService()
    const { record: vendor } = await company.vendors.create(VENDOR)
    const { record } = await company.travels.create(tripInput({ vendorId: vendor.id }))
    expect((await company.vendors.get(vendor.id)).record.totalEmission).toBe(record.totalEmission)
    expect(await company.verifyTotals()).toEqual([])
    const { record: foreign } = await others.vendors.create(VENDOR)
    for (const vendorId of [foreign.id, countedId(999)]) {
      const wrong = tripInput({ vendorId, ...way('Nowhereville', 'JFK') })
      expect(await refusalsOf(() => company.travels.create(wrong))).toEqual([
        'movementDto.fromAddress.startPoint place_not_found',
        'movementDto.vendorId unknown_vendor',
      ])
    }
  })

  it('X20, X2: is listed, the newest first, for its own company alone', async () => {
    const { company, others, clock } = travelService()
    const { record: first } = await company.travels.create(tripInput())
    clock.advance()
    const { record: second } = await company.travels.create(tripInput({}, { startDateUtc: '2025-01-01' }))
    expect(await company.travels.list()).toEqual({ records: [second, first], total: 2 })
    expect(await company.travels.list({ offset: 1, limit: 1 })).toEqual({ records: [first], total: 2 })
    expect((await company.travels.get(first.id)).record).toEqual(first)
    expect(await others.travels.list()).toEqual({ records: [], total: 0 })
    for (const id of [first.id, countedId(999), 'no id', '', '\0']) {
      expect(await refusalsOf(() => others.travels.get(id))).toEqual(['travelId not_found'])
    }
  })

  it('X16: is deleted, and its emission leaves every total', async () => {
    const { company, others } = travelService()
    const { record: vendor } = await company.vendors.create(VENDOR)
    const { record } = await company.travels.create(tripInput({ vendorId: vendor.id }))
    expect(await refusalsOf(() => others.travels.delete(record.id))).toEqual(['travelId not_found'])
    expect(await refusalsOf(() => company.travels.delete(record.id, { ifVersion: 2 }))).toEqual([
      'if-match precondition_failed',
    ])
    expect((await company.travels.delete(record.id)).record).toEqual(record)
    expect((await company.vendors.get(vendor.id)).record.totalEmission).toBe(0)
    expect(await refusalsOf(() => company.travels.get(record.id))).toEqual(['travelId not_found'])
    expect(await company.verifyTotals()).toEqual([])
  })

  it('X17: the same request again is answered as the first time', async () => {
    const { service } = travelService()
    const idempotency = { route: 'POST /v1/travels', key: 'k', fingerprint: 'f' }
    const first = await service.company(OURS, { idempotency }).travels.create(tripInput())
    const again = await service.company(OURS, { idempotency }).travels.create(tripInput())
    expect(again).toEqual(first)
    expect((await service.company(OURS).travels.list()).total).toBe(1)
  })
})
