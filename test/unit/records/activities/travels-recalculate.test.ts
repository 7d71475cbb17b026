import { describe, expect, it } from 'vitest'
import type { ServicePolicy } from '../../../../src/ledger/context/policy.ts'
import { createCatalogue, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import type { Places } from '../../../../src/reference/places/index.ts'
import { createService, type UncheckedPayload } from '../../../../src/service/index.ts'
import { noticesOf, OURS, refusalsOf } from '../../../fixtures/service.ts'
import {
  calculationOf,
  DATES,
  expectVerified,
  FLIGHTS,
  factorsOf,
  places,
  revisionsOf,
  travelService,
  tripInput,
  way,
  withTrip,
} from '../../../fixtures/travels.ts'

const { LONG } = FLIGHTS

type Change = UncheckedPayload<'updateTravel'>

describe('a business trip is recalculated', () => {
  it('X12: by mode, class, way back, nights, mass and passengers is computed as if it were new', async () => {
    const changes: readonly [Change, UncheckedPayload<'createTravel'>][] = [
      [{ flightClass: 'BUSINESS' }, tripInput({}, { flightClass: 'BUSINESS' })],
      [{ flightClass: null }, tripInput()],
      [{ hotelNights: 2 }, tripInput({}, { flightClass: 'ECONOMY', hotelNights: 2 })],
      [{ movementDto: { isReturnMoving: true } }, tripInput({ isReturnMoving: true }, { flightClass: 'ECONOMY' })],
      [{ movementDto: { weight: 500 } }, tripInput({ weight: 500 }, { flightClass: 'ECONOMY' })],
      [
        { flightClass: null, movementDto: { transportWeightTon: '0.1000000000000000055511' } },
        tripInput({ transportWeightTon: '0.1000000000000000055511' }),
      ],
      [
        { movementDto: { customOptions: { passengers: 3, via: ['DUB'] } } },
        tripInput({ customOptions: { passengers: 3, via: ['DUB'] } }, { flightClass: 'ECONOMY' }),
      ],
      [
        { movementDto: { transportType: 'SHIP', ...way('Southampton', 'New York') } },
        tripInput({ transportType: 'SHIP', ...way('Southampton', 'New York') }, { flightClass: 'ECONOMY' }),
      ],
    ]
    for (const [sent, due] of changes) {
      const trip = await withTrip()
      const { record, notices } = await trip.change(sent)
      const fresh = await trip.company.travels.create(due)
      expect(record.totalEmission).toBe(fresh.record.totalEmission)
      expect(notices.map(({ code, path }) => `${code} ${path}`).sort()).toEqual([...noticesOf(fresh)].sort())
      expect((await calculationOf(trip, record.id)).contributions).toEqual(
        (await calculationOf(trip, fresh.record.id)).contributions,
      )
      expect(await trip.company.verifyTotals()).toEqual([])
    }
  })

  it('X12, R8: by anything but its routes keeps the distances as they were found, with what was said of them', async () => {
    const trip = await withTrip(tripInput(way('53.79, -1.53', 'JFK'), { flightClass: 'ECONOMY' }))
    const { record, notices } = await trip.change({ hotelNights: 2, movementDto: { isReturnMoving: true } })
    expect(trip.counting.asked()).toBe(1)
    const said = notices.map(({ code, path }) => `${code} ${path}`)
    expect(said).toContain('country_from_nearest_city movementDto.fromAddress.startPoint')
    expect(new Set(said).size).toBe(said.length)
    await trip.company.travels.recalculate(record.id)
    expect(trip.counting.asked()).toBe(2)
  })

  it('T17: a declared distance is kept as one, so that its kind is still said to be assumed', async () => {
    const rail = {
      ...way('Leeds works', 'Hull works'),
      transportType: 'RAIL',
      customOptions: { distanceKm: '100.5' },
    } as const
    const trip = await withTrip(tripInput(rail))
    const before = await calculationOf(trip, trip.record.id)
    const { record } = await trip.change({ movementDto: { isReturnMoving: true } })
    const after = await calculationOf(trip, record.id)
    expect(after.contributions[0]?.steps).toEqual(expect.arrayContaining([...(before.contributions[0]?.steps ?? [])]))
    expect(after.notices).toEqual(expect.arrayContaining([...before.notices]))
    expect(trip.counting.asked()).toBe(1)
  })

  it('R8, X12: dates of another edition select the factor again, dates of the same do not', async () => {
    const trip = await withTrip(tripInput({}, { flightClass: 'ECONOMY', hotelNights: 1, ...DATES }))
    await trip.change({ startDateUtc: '2025-04-01', endDateUtc: '2025-04-03' })
    expect(await revisionsOf(trip, trip.record.id)).toBe(1)
    const earlier = await trip.change({ startDateUtc: '2024-04-01', endDateUtc: '2024-04-03' })
    const factors = await factorsOf(trip, trip.record.id)
    expect(factors.map((key) => key.split('/')[0])).toEqual(['desnz-2024', 'desnz-2024'])
    expect(earlier.record.movementDto.startDate).toBe('2024-04-01T00:00:00.000Z')
    const later = await trip.change({ startDateUtc: '2027-04-01', endDateUtc: '2027-04-03' })
    expect(later.notices.map(({ code, path }) => `${code} ${path}`)).toEqual(
      expect.arrayContaining(['factor_edition_older movementDto.startDate', 'factor_edition_older startDateUtc']),
    )
    expect(trip.counting.asked()).toBe(1)
  })

  it('R8: the factor that was selected stays while its inputs do, and recalculate selects again', async () => {
    const only2024 = createCatalogue(publishedCatalogue.factors().filter(({ edition }) => edition === 'desnz-2024'))
    const trip = await withTrip(tripInput({}, { flightClass: 'ECONOMY' }), { catalogue: only2024 })
    expect(await factorsOf(trip, trip.record.id)).toEqual([expect.stringMatching(/^desnz-2024/)])
    const later = { ...trip, company: createService({ store: trip.store, places: trip.counting }).company(OURS) }
    const changed = await later.company.travels.update(trip.record.id, {
      ...DATES,
      movementDto: { isReturnMoving: true },
    })
    expect(await factorsOf(trip, trip.record.id)).toEqual([expect.stringMatching(/^desnz-2024/)])
    expect(noticesOf(changed)).toContain('factor_edition_older movementDto.startDate')
    expect(changed.record.totalEmission).toBeCloseTo(trip.record.totalEmission * 2, 9)
    const again = await later.company.travels.recalculate(trip.record.id)
    expect(await factorsOf(trip, trip.record.id)).toEqual([`${LONG}/economy-class/without-rf/passenger-km`])
    expect(noticesOf(again)).not.toContain('factor_edition_older movementDto.startDate')
    expect(again.version).toBe(3)
    await expectVerified(trip, trip.record.id)
  })

  it('R8, T6: policies are applied to the factor that was selected, once', async () => {
    const policies: Partial<ServicePolicy>[] = [{ aviationRF: 'desnz1.7', gwpSet: 'AR6_GWP100' }]
    const test = travelService({ policy: () => policies[0] ?? {} })
    const { record } = await test.company.travels.create(tripInput({}, { flightClass: 'ECONOMY' }))
    const factors = await factorsOf(test, record.id)
    expect(factors).toEqual([`${LONG}/economy-class/without-rf/passenger-km?gwp=AR6_GWP100&rf=1.7`])
    const change = { ...DATES, movementDto: { isReturnMoving: true } }
    const twice = await test.company.travels.update(record.id, change)
    expect(await factorsOf(test, record.id)).toEqual(factors)
    expect(twice.record.totalEmission).toBeCloseTo(record.totalEmission * 2, 9)
    await expectVerified(test, record.id)
    policies[0] = {}
    await test.service.company(OURS).travels.recalculate(record.id)
    expect(await factorsOf(test, record.id)).toEqual([`${LONG}/economy-class/without-rf/passenger-km`])
  })

  it('X14: for another version is rejected before its places are looked for', async () => {
    const { company, record, counting } = await withTrip()
    const change = { ...DATES, movementDto: { toAddress: { endPoint: 'Nowhereville' } } }
    expect(await refusalsOf(() => company.travels.update(record.id, change, { ifVersion: 2 }))).toEqual([
      'if-match precondition_failed',
    ])
    expect(counting.asked()).toBe(1)
    expect((await company.travels.update(record.id, { ...DATES, comment: 'x' }, { ifVersion: 1 })).version).toBe(2)
  })

  it('X14: that was changed while places were looked for is computed from what it is by then', async () => {
    const inBetween: (() => Promise<unknown>)[] = []
    const slow: Places = {
      ...places,
      distance: async (request) => {
        await inBetween.pop()?.()
        return places.distance(request)
      },
    }
    const test = travelService({ places: slow })
    const { record } = await test.company.travels.create(tripInput({}, { flightClass: 'ECONOMY' }))
    inBetween.push(() => test.company.travels.update(record.id, { ...DATES, hotelNights: 2 }))
    const nights = { ...DATES, movementDto: { toAddress: { endPoint: 'BOS' } } }
    const { record: changed, version } = await test.company.travels.update(record.id, nights)
    expect(version).toBe(3)
    const due = await test.company.travels.create(
      tripInput(way('LHR', 'BOS'), { flightClass: 'ECONOMY', hotelNights: 2 }),
    )
    expect(changed).toMatchObject({ hotelNights: 2, totalEmission: due.record.totalEmission })

    const from = { ...DATES, movementDto: { fromAddress: { startPoint: 'EDI' } } }
    inBetween.push(() => test.company.travels.update(record.id, from))
    const to = { ...DATES, movementDto: { toAddress: { endPoint: 'CDG' } } }
    const both = await test.company.travels.update(record.id, to)
    const flown = await test.company.travels.create(
      tripInput(way('EDI', 'CDG'), { flightClass: 'ECONOMY', hotelNights: 2 }),
    )
    expect(both.record.totalEmission).toBe(flown.record.totalEmission)
    expect(both.version).toBe(5)

    inBetween.push(() => test.company.travels.update(record.id, { ...DATES, comment: 'x' }))
    const stale = { ...DATES, movementDto: { toAddress: { endPoint: 'JFK' } } }
    expect(await refusalsOf(() => test.company.travels.update(record.id, stale, { ifVersion: 5 }))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await test.company.verifyTotals()).toEqual([])
  })

  it('X14: twenty changes at once are all made, and the totals tie', async () => {
    const { company, record, store } = await withTrip()
    const changes = Array.from({ length: 20 }, (_, index) =>
      company.travels.update(record.id, { ...DATES, hotelNights: index, movementDto: { name: `n${index}` } }),
    )
    await Promise.all(changes)
    const { record: last, version } = await company.travels.get(record.id)
    expect(version).toBe(21)
    expect(await store.verifyTotals(OURS)).toEqual([])
    const due = await company.travels.create(tripInput({}, { flightClass: 'ECONOMY', hotelNights: last.hotelNights }))
    expect(last.totalEmission).toBe(due.record.totalEmission)
  })
})
