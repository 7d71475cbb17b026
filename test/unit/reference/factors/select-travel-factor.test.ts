import { describe, expect, it } from 'vitest'
import { createCatalogue, findFactor, selectFactor } from '../../../../src/reference/factors/index.ts'
import { JANUARY_2025, refused, selected } from '../../../fixtures/selections.ts'
import { at } from '../../../fixtures/violations.ts'

describe('the default factors of freight and journeys', () => {
  const fallback = 'factor_region_fallback region'
  const freight = 'desnz-2025/freighting-goods'
  const assumed = 'freight_vehicle_assumed activity.vehicle'

  it.each([
    ['TRUCK', `${freight}/hgv-all-diesel/all-hgvs/average-laden/tonne-km`, [assumed]],
    ['SHIP', `${freight}/cargo-ship/container-ship/average/tonne-km`, [assumed]],
    ['RAIL', `${freight}/rail/freight-train/tonne-km`, []],
  ] as const)('%s, said where one vehicle stands for many', (mode, key, said) => {
    expect(selected({ kind: 'movement', mode }, { region: 'GB' })).toEqual([key, ...said])
    expect(selected({ kind: 'movement', mode }, { region: 'FR' })).toEqual([key, fallback, ...said])
    expect(selected({ kind: 'movement', mode })).toEqual([key, fallback, ...said])
  })

  it.each([
    ['TRUCK', 'epa-2025/freight/medium-and-heavy-duty-truck/short-ton-mile', [assumed]],
    ['SHIP', 'epa-2025/freight/waterborne-craft/short-ton-mile', [assumed]],
    ['RAIL', 'epa-2025/freight/rail/short-ton-mile', []],
  ] as const)('%s in the United States', (mode, key, said) => {
    expect(selected({ kind: 'movement', mode }, { region: 'US' })).toEqual([key, ...said])
  })

  it.each([
    ['articulated over 33t', `${freight}/hgv-all-diesel/articulated-over-33t/average-laden/tonne-km`],
    [
      'articulated (>3.5 - 33t) average laden',
      `${freight}/hgv-all-diesel/articulated-over-3-5-33t/average-laden/tonne-km`,
    ],
    [
      'refrigerated articulated over 33t',
      `${freight}/hgv-refrigerated-all-diesel/articulated-over-33t/average-laden/tonne-km`,
    ],
    ['articulated 33t', undefined],
    ['rigid 17t', undefined],
    ['refrigerated all hgvs', `${freight}/hgv-refrigerated-all-diesel/all-hgvs/average-laden/tonne-km`],
    ['vans average diesel', `${freight}/vans/average-up-to-3-5-tonnes/diesel/tonne-km`],
  ])('TRUCK as %s', (vehicle, key) => {
    const activity = { kind: 'movement', mode: 'TRUCK', vehicle } as const
    if (key === undefined) expect(refused(activity, { region: 'GB' })).toEqual([at('activity', 'factor_ambiguous')])
    else expect(selected(activity, { region: 'GB' })).toEqual([key])
  })

  it.each([
    ['car', 'GB', ['desnz-2025/passenger-vehicles/cars-by-size/average-car/unknown/km']],
    ['car', 'US', ['epa-2025/travel/passenger-car/vehicle-mile']],
    ['rail', 'GB', ['desnz-2025/business-travel-land/rail/national-rail/passenger-km']],
    ['rail', 'US', ['epa-2025/travel/intercity-rail-national-average/passenger-mile']],
    ['rail', 'DE', ['desnz-2025/business-travel-land/rail/national-rail/passenger-km', fallback]],
    ['ferry', 'GB', ['desnz-2025/business-travel-sea/ferry/average-all-passenger/passenger-km']],
    ['ferry', 'US', ['desnz-2025/business-travel-sea/ferry/average-all-passenger/passenger-km', fallback]],
  ] as const)('%s in %s', (kind, region, expected) => {
    expect(selected({ kind }, { region })).toEqual(expected)
  })

  it.each([
    ['GB', 'GB', 'desnz-2025/business-travel-land/rail/national-rail/passenger-km', []],
    ['GB', 'FR', 'desnz-2025/business-travel-land/rail/international-rail/passenger-km', []],
    ['Belgium', 'United Kingdom', 'desnz-2025/business-travel-land/rail/international-rail/passenger-km', []],
    ['NLD', 'GBR', 'desnz-2025/business-travel-land/rail/international-rail/passenger-km', []],
    ['US', 'US', 'epa-2025/travel/intercity-rail-national-average/passenger-mile', []],
    ['DE', 'DE', 'desnz-2025/business-travel-land/rail/national-rail/passenger-km', [fallback]],
    ['FR', 'BE', 'desnz-2025/business-travel-land/rail/national-rail/passenger-km', [fallback]],
    ['GB', 'DE', 'desnz-2025/business-travel-land/rail/national-rail/passenger-km', [fallback]],
    ['US', 'CA', 'desnz-2025/business-travel-land/rail/national-rail/passenger-km', [fallback]],
  ] as const)('rail from %s to %s goes by both ends', (from, to, key, notices) => {
    expect(selected({ kind: 'rail', from, to })).toEqual([key, ...notices])
  })

  it('a train through the tunnel in a catalogue without such a row is the national one, and said', () => {
    const national = 'desnz-2025/business-travel-land/rail/national-rail/passenger-km'
    const catalogue = createCatalogue([findFactor(national)])
    expect(selected({ kind: 'rail', from: 'GB', to: 'FR' }, { catalogue })).toEqual([national, fallback])
  })

  it('a train that is named goes by its name, whatever its ends', () => {
    expect(selected({ kind: 'rail', vehicle: 'light rail', from: 'GB', to: 'GB' })).toEqual([
      'desnz-2025/business-travel-land/rail/light-rail-and-tram/passenger-km',
      'factor_read_as activity.vehicle',
    ])
  })

  it.each([
    [{ kind: 'movement', mode: 'TRUCK' }, 'epa-2025/freight/medium-and-heavy-duty-truck/short-ton-mile'],
    [{ kind: 'movement', mode: 'RAIL' }, 'epa-2025/freight/rail/short-ton-mile'],
    [{ kind: 'movement', mode: 'SHIP' }, 'epa-2025/freight/waterborne-craft/short-ton-mile'],
    [{ kind: 'movement', mode: 'AIR' }, 'epa-2025/freight/aircraft/short-ton-mile'],
    [{ kind: 'car' }, 'epa-2025/travel/passenger-car/vehicle-mile'],
  ] as const)('%j between two ends in one country is of that country', (activity, key) => {
    const { factor } = selectFactor({ activity: { ...activity, from: 'US', to: 'USA' }, period: JANUARY_2025 })
    expect(factor.key).toBe(key)
  })

  it('between two countries is of the home region, and the notice names both', () => {
    const { notices } = selectFactor({ activity: { kind: 'car', from: 'FR', to: 'DE' }, period: JANUARY_2025 })
    expect(notices.map(({ message }) => message)).toEqual([
      'the route from France (FR) to Germany (DE) lies in no one country; the factor of the United Kingdom (GB) was used',
    ])
  })

  it('a journey in the named vehicle', () => {
    expect(selected({ kind: 'car', vehicle: 'small car petrol' }, { region: 'GB' })).toEqual([
      'desnz-2025/passenger-vehicles/cars-by-size/small-car/petrol/km',
    ])
    expect(selected({ kind: 'rail', vehicle: 'international rail' }, { region: 'GB' })).toEqual([
      'desnz-2025/business-travel-land/rail/international-rail/passenger-km',
    ])
    expect(refused({ kind: 'car', vehicle: 'hovercraft' }, { region: 'GB' })).toEqual([
      at('activity', 'factor_not_found'),
    ])
  })
})

describe('flights (T4, T5, T6, T7)', () => {
  const flights = 'desnz-2025/business-travel-air/flights'
  const HAULS = {
    domestic: ['GB', 'JE', 'domestic-to-from-uk'],
    short: ['ES', 'GB', 'short-haul-to-from-uk'],
    long: ['GB', 'JP', 'long-haul-to-from-uk'],
    international: ['US', 'DE', 'international-to-from-non-uk'],
  } as const
  const readAs = 'cabin_class_read_as activity.cabinClass'
  const average = 'average_passenger activity.cabinClass'

  it.each([
    ['domestic', undefined, 'average-passenger', [average]],
    ['domestic', 'ECONOMY', 'average-passenger', [readAs]],
    ['domestic', 'FIRST_CLASS', 'average-passenger', [readAs]],
    ['short', undefined, 'average-passenger', [average]],
    ['short', 'ECONOMY', 'economy-class', []],
    ['short', 'PREMIUM_ECONOMY', 'economy-class', [readAs]],
    ['short', 'BUSINESS', 'business-class', []],
    ['short', 'FIRST_CLASS', 'business-class', [readAs]],
    ['long', undefined, 'average-passenger', [average]],
    ['long', 'ECONOMY', 'economy-class', []],
    ['long', 'PREMIUM_ECONOMY', 'premium-economy-class', []],
    ['long', 'BUSINESS', 'business-class', []],
    ['long', 'FIRST_CLASS', 'first-class', []],
    ['international', undefined, 'average-passenger', [average]],
    ['international', 'ECONOMY', 'economy-class', []],
    ['international', 'FIRST_CLASS', 'first-class', []],
  ] as const)('%s, %s', (haul, cabinClass, row, notices) => {
    const [from, to, path] = HAULS[haul]
    const seat = cabinClass === undefined ? {} : { cabinClass }
    const key = `${flights}/${path}/${row}/without-rf/passenger-km`
    const foreign = haul === 'international' ? ['factor_region_fallback activity'] : []
    expect(selected({ kind: 'flight', from, to, ...seat })).toEqual([key, ...foreign, ...notices])
    expect(selected({ kind: 'flight', haul, ...seat })).toEqual([key, ...notices])
  })

  it.each([
    ['GB', undefined],
    [undefined, 'US'],
    ['GB', 'AD'],
    ['GB', 'Nowhere'],
  ])('a haul that cannot be told is international: %s to %s', (from, to) => {
    const ends = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }
    expect(selected({ kind: 'flight', ...ends, cabinClass: 'ECONOMY' })).toEqual([
      `${flights}/international-to-from-non-uk/economy-class/without-rf/passenger-km`,
      'haul_assumed_international activity',
    ])
  })

  it.each(Object.entries(HAULS))('air freight, %s', (haul, [from, to, path]) => {
    expect(selected({ kind: 'movement', mode: 'AIR', from, to })).toEqual([
      `desnz-2025/freighting-goods/freight-flights/${path}/without-rf/tonne-km`,
      ...(haul === 'international' ? ['factor_region_fallback activity'] : []),
    ])
  })

  describe('within the United States', () => {
    const american = { kind: 'flight', from: 'US', to: 'United States' } as const

    it.each([
      ['short', 'short-haul-under-300-miles'],
      ['medium', 'medium-haul-from-300-miles-under-2300-miles'],
      ['long', 'long-haul-from-2300-miles'],
    ] as const)('%s: the row of US EPA', (mileage, row) => {
      const key = `epa-2025/travel/air-travel-${row}/passenger-mile`
      expect(selected({ ...american, mileage })).toEqual([key, average])
      expect(selected({ ...american, mileage, cabinClass: 'BUSINESS' })).toEqual([key, readAs])
    })

    it('asks for the mileage, by which the rows differ', () => {
      expect(refused(american)).toEqual([at('activity.mileage', 'required')])
    })

    it('without rows of US EPA is international, and said', () => {
      const key = `${flights}/international-to-from-non-uk/economy-class/without-rf/passenger-km`
      const catalogue = createCatalogue([findFactor(key)])
      expect(selected({ ...american, cabinClass: 'ECONOMY' }, { catalogue })).toEqual([
        key,
        'factor_region_fallback activity',
      ])
    })

    it('goes by the haul of DESNZ where that is stated', () => {
      expect(selected({ ...american, haul: 'international', cabinClass: 'ECONOMY' })).toEqual([
        `${flights}/international-to-from-non-uk/economy-class/without-rf/passenger-km`,
      ])
    })
  })

  it('a haul that contradicts the countries is rejected, and so is what no flight goes by', () => {
    expect(refused({ kind: 'flight', from: 'GB', to: 'JP', haul: 'short' })).toEqual([
      at('activity.haul', 'invalid_choice'),
    ])
    expect(refused({ kind: 'movement', mode: 'AIR', from: 'US', to: 'US', haul: 'domestic' })).toEqual([
      at('activity.haul', 'invalid_choice'),
    ])
    expect(refused({ kind: 'flight', mileage: 'far' as 'long' })).toEqual([at('activity.mileage', 'invalid_choice')])
    expect(refused({ kind: 'movement', mode: 'AIR', haul: 'long', vehicle: 'freighter' })).toEqual([
      at('activity.vehicle', 'invalid_choice'),
    ])
  })

  it('never holds radiative forcing', () => {
    const { factor } = selectFactor({ activity: { kind: 'flight', haul: 'long' }, period: JANUARY_2025 })
    expect(factor.radiativeForcing).toBe('excluded')
  })
})

describe('hotels (T9)', () => {
  const hotel = { kind: 'hotel' } as const

  it.each([
    ['GB', ['desnz-2025/hotel-stay/uk/room-per-night']],
    ['GB-LND', ['desnz-2025/hotel-stay/uk-london/room-per-night']],
    ['GB-MAN', ['desnz-2025/hotel-stay/uk/room-per-night', 'factor_region_fallback region']],
    ['DE', ['desnz-2025/hotel-stay/germany/room-per-night']],
  ])('%s', (region, expected) => {
    expect(selected(hotel, { region })).toEqual(expected)
  })

  // published blank in DESNZ 2025
  it.each('AR AT CZ FJ FI GR IE IL KZ MO NZ PA PE PL RO TW'.split(' '))('%s has none', (region) => {
    expect(refused(hotel, { region })).toEqual([at('activity', 'factor_not_found')])
  })
})
