import { describe, expect, it } from 'vitest'
import { createCatalogue, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { type Company, createService, type UncheckedPayload } from '../../../../src/service/index.ts'
import { OURS, refusalsOf } from '../../../fixtures/service.ts'
import { came, DATES, factorsOf, places, travelService, tripInput, way, withTrip } from '../../../fixtures/travels.ts'

describe('the nights (T9)', () => {
  const stay = (customOptions: Record<string, unknown>, hotelNights: number | string = 2, to = 'FRA') =>
    came(tripInput({ ...way('LHR', to), customOptions }, { hotelNights: hotelNights as number }))

  it('T9: are of the country of the destination, once per room', async () => {
    const one = await stay({})
    expect(one.factors[1]).toBe('hotel-stay/germany/room-per-night')
    const three = await stay({ rooms: 3 })
    expect(one.activities[1]).toBe('hotel: 2 night')
    expect(three.kg - one.kg).toBeCloseTo(2 * (one.kg - (await stay({}, 0)).kg), 9)
  })

  it('T9: are of the country that is named, by code, name or part of it', async () => {
    for (const hotelCountry of ['FR', 'fra', 'France', ' france ']) {
      expect((await stay({ hotelCountry })).factors[1]).toBe('hotel-stay/france/room-per-night')
    }
    expect((await stay({ hotelCountry: 'GB' })).factors[1]).toBe('hotel-stay/uk/room-per-night')
    for (const hotelCountry of ['gb-lnd', ' GB-LND ']) {
      expect((await stay({ hotelCountry })).factors[1]).toContain('london')
    }
  })

  it('T9: of a country that cannot be told are rejected, only if there are any', async () => {
    const refused = (customOptions: Record<string, unknown>, nights?: number, to?: string) =>
      refusalsOf(() => stay(customOptions, nights, to))
    const unknown = ['movementDto.customOptions.hotelCountry hotel_country_unknown']
    expect(await refused({ hotelCountry: 'Narnia' })).toEqual(unknown)
    expect(await refused({ hotelCountry: 'Congo-Narnia' })).toEqual(unknown)
    expect(await refused({}, 2, 'Buoy 7')).toEqual(unknown)
    expect(await refused({ distanceKm: 100 }, 2, 'Nowhereville')).toEqual(unknown)
    for (const hotelCountry of ['XX-LND', 'GB-LNDN', 'UGB-LND', 'GB-', 'GB-L N']) {
      expect(await refused({ hotelCountry })).toEqual(unknown)
    }
    expect((await stay({ hotelCountry: 'Narnia' }, 0)).factors).toHaveLength(1)
    expect((await stay({ hotelCountry: 'GB' }, 2, 'Buoy 7')).factors).toHaveLength(2)
  })

  it('T9: of a trip to no country are asked for only once there are any', async () => {
    const { company, change, record } = await withTrip(tripInput(way('LHR', 'Buoy 7')))
    expect((await change({ comment: 'at sea' })).record.totalEmission).toBe(record.totalEmission)
    const { record: ashore } = await change({
      hotelNights: 2,
      movementDto: { customOptions: { hotelCountry: 'GB' } },
    })
    const due = tripInput({ ...way('LHR', 'Buoy 7'), customOptions: { hotelCountry: 'GB' } }, { hotelNights: 2 })
    expect(ashore.totalEmission).toBe((await company.travels.create(due)).record.totalEmission)
    expect((await change({ hotelNights: 0 })).record.totalEmission).toBe(record.totalEmission)
  })

  it('T9: count alone where the journey is left out, and need a country', async () => {
    const alone = { hotelOnly: true, hotelCountry: 'DE' }
    const nights = await came(
      tripInput({ ...way('Nowhereville', 'Nowhereville'), customOptions: alone }, { hotelNights: 3 }),
    )
    expect(nights.factors).toEqual(['hotel-stay/germany/room-per-night'])
    expect(nights.activities).toEqual(['hotel: 3 night'])
    expect(await refusalsOf(() => stay({ hotelOnly: true }))).toEqual([
      'movementDto.customOptions.hotelCountry hotel_country_unknown',
    ])
    expect(await refusalsOf(() => stay(alone, 0))).toEqual(['movementDto required'])
    expect(await refusalsOf(() => stay({ ...alone, hotelOnly: 'yes' }))).toEqual([
      'movementDto.customOptions.hotelOnly invalid_type',
    ])
  })

  it('T9: count alone once the journey is left out, and with it again', async () => {
    const { change, record } = await withTrip(tripInput(way('LHR', 'FRA'), { hotelNights: 2 }))
    const { record: without } = await change({
      movementDto: { customOptions: { hotelOnly: true, hotelCountry: 'DE' } },
    })
    expect(without.totalEmission).toBeLessThan(record.totalEmission / 2)
    expect((await change({ movementDto: { customOptions: {} } })).record.totalEmission).toBe(record.totalEmission)
  })

  it('T17: go with another vehicle where one is named', async () => {
    const by = (customOptions: Record<string, unknown>) =>
      came(tripInput({ ...way('Kassel', 'Paris, FR'), transportType: 'RAIL', customOptions }))
    expect((await by({})).factors).toEqual(['business-travel-land/rail/national-rail/passenger-km'])
    expect((await by({ vehicle: 'international rail' })).factors).toEqual([
      'business-travel-land/rail/international-rail/passenger-km',
    ])
  })

  it('R8, X12: keep the factor that was selected, and select it again by the dates of the trip', async () => {
    const only2024 = createCatalogue(publishedCatalogue.factors().filter(({ edition }) => edition === 'desnz-2024'))
    const dates = { startDate: '2025-03-04', endDate: '2025-03-05' }
    const { record, ...trip } = await withTrip(tripInput(dates, { hotelNights: 1 }), { catalogue: only2024 })
    const company: Company<never> = createService({ store: trip.store, places }).company(OURS)
    const changed = async (sent: UncheckedPayload<'updateTravel'>) => {
      await company.travels.update(record.id, { ...DATES, ...sent })
      return (await factorsOf(trip as never, record.id)).map((key) => key.split('/')[0])
    }
    expect(await changed({ movementDto: { isReturnMoving: true } })).toEqual(['desnz-2024', 'desnz-2024'])
    await company.travels.recalculate(record.id)
    expect(await changed({ comment: 'x' })).toEqual(['business-travel-air', 'hotel-stay'])
    // the flight is of its own dates, within those of the trip
    expect(await changed({ startDateUtc: '2024-03-03' })).toEqual(['business-travel-air', 'desnz-2024'])
  })

  it('T9, R4: a country whose factor is blank is rejected, never zero', async () => {
    expect(await refusalsOf(() => stay({ hotelCountry: 'AT' }))).toEqual(['hotelNights factor_not_found'])
    expect(await refusalsOf(() => stay({}, 2, 'VIE'))).toEqual(['hotelNights factor_not_found'])
    expect((await stay({}, 0, 'VIE')).factors).toHaveLength(1)
  })

  it('T9: are whole and not negative', async () => {
    expect((await stay({}, '2')).activities[1]).toBe('hotel: 2 night')
    expect(await refusalsOf(() => stay({}, 1.5))).toEqual(['hotelNights must_be_whole'])
    expect(await refusalsOf(() => stay({}, -1))).toEqual(['hotelNights must_be_non_negative'])
    expect(await refusalsOf(() => stay({ rooms: 0 }))).toEqual(['movementDto.customOptions.rooms must_be_positive'])
  })

  it('T9: what is wrong with places and nights comes at once', async () => {
    const wrong = tripInput(
      { ...way('Nowhereville', 'Elsewhereville'), customOptions: { hotelCountry: 'Narnia' } },
      { hotelNights: 1 },
    )
    expect(await refusalsOf(() => came(wrong))).toEqual([
      'movementDto.fromAddress.startPoint place_not_found',
      'movementDto.toAddress.endPoint place_not_found',
      'movementDto.customOptions.hotelCountry hotel_country_unknown',
    ])
  })

  it('N17: have no gases apart: a GWP set restates the flight beside them, and says of each what was done', async () => {
    const codesUnder = async (gwpSet: 'AR5_GWP100' | 'AR6_GWP100') => {
      const { company } = travelService({ policy: { gwpSet } })
      const outcome = await company.travels.create(tripInput(way('LHR', 'FRA'), { hotelNights: 1 }))
      return outcome.notices.map(({ code }) => code).filter((code) => code.startsWith('gwp_set'))
    }
    // the flight was published in AR5
    expect(await codesUnder('AR5_GWP100')).toEqual(['gwp_set_not_applied'])
    expect(await codesUnder('AR6_GWP100')).toEqual(['gwp_set_changed', 'gwp_set_not_applied'])
  })
})
