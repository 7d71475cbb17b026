import { describe, expect, it } from 'vitest'
import { createCatalogue, findFactor, selectFactor } from '../../../../src/reference/factors/index.ts'
import { type Activity, JANUARY_2025, refused, selected } from '../../../fixtures/selections.ts'
import { at } from '../../../fixtures/violations.ts'

const flights = 'desnz-2025/business-travel-air/flights'
const average = 'average_passenger activity.cabinClass'
const readAs = 'cabin_class_read_as activity.cabinClass'

describe('a flight within a country that publishes no factors of flights', () => {
  const domestic = `${flights}/domestic-to-from-uk/average-passenger/without-rf/passenger-km`
  const foreign = 'factor_region_fallback activity'
  const messagesOf = (activity: Activity) =>
    selectFactor({ activity, period: JANUARY_2025 }).notices.map(({ message }) => message)

  it.each([
    ['DE', 'Germany'],
    ['ES', 'ESP'],
    ['AU', 'AU'],
    ['AD', 'AD'],
    ['GI', 'GI'],
  ])('%s to %s takes the domestic row of DESNZ, of the average passenger', (from, to) => {
    expect(selected({ kind: 'flight', from, to })).toEqual([domestic, foreign, average])
    expect(selected({ kind: 'flight', from, to, cabinClass: 'BUSINESS' })).toEqual([domestic, foreign, readAs])
    expect(selected({ kind: 'movement', mode: 'AIR', from, to })).toEqual([
      'desnz-2025/freighting-goods/freight-flights/domestic-to-from-uk/without-rf/tonne-km',
      foreign,
    ])
  })

  // DESNZ 2025, flat file: rows 21_316_3161_11, 21_316_3181_11, 27_317_3153_14, 27_317_3159_14, without radiative forcing
  it('says whose row stands in, its value, and that of the international row', () => {
    expect(messagesOf({ kind: 'flight', from: 'DE', to: 'DE', cabinClass: 'ECONOMY' })[0]).toBe(
      'no factors of flights within DE exist and those of DESNZ for flights within the United Kingdom were used: 0.13552 kg CO2e per passenger·km; its factor of international flights is 0.06449 kg CO2e per passenger·km',
    )
    expect(messagesOf({ kind: 'movement', mode: 'AIR', from: 'CN', to: 'CN' })[0]).toMatch(
      /2\.71931 kg CO2e per t·km; .* 0\.5313 kg CO2e per t·km$/,
    )
  })

  it('says the values of the edition of the period', () => {
    const period = { start: '2024-03-01', end: '2024-04-01' }
    const { notices } = selectFactor({ activity: { kind: 'flight', from: 'FR', to: 'FR' }, period })
    expect(notices[0]?.message).toMatch(/: 0\.16098 kg .* is 0\.10377 kg/)
  })

  it.each([
    ['FR', 'RE'],
    ['GF', 'FR'],
    ['RE', 'GP'],
    ['US', 'PR'],
    ['DK', 'GL'],
  ])('%s to %s, an overseas territory, is international as DESNZ counts it, and both values are said', (from, to) => {
    const key = `${flights}/international-to-from-non-uk/average-passenger/without-rf/passenger-km`
    expect(selected({ kind: 'flight', from, to })).toEqual([key, foreign, average])
    expect(messagesOf({ kind: 'flight', from, to })[0]).toMatch(
      /DESNZ counts flights to overseas territories as foreign ones: 0\.0842 kg .* is 0\.13552 kg/,
    )
  })

  it.each([
    ['GI', 'short-haul-to-from-uk'],
    ['FK', 'long-haul-to-from-uk'],
    ['JE', 'domestic-to-from-uk'],
  ])('the United Kingdom to %s stays as DESNZ lists it', (to, row) => {
    expect(selected({ kind: 'flight', from: 'GB', to })[0]).toContain(`/${row}/`)
  })

  it('goes by a stated haul, domestic or international, and rejects others', () => {
    const spanish = { kind: 'flight', from: 'ES', to: 'ES' } as const
    expect(selected({ ...spanish, haul: 'domestic' })[0]).toBe(domestic)
    expect(selected({ ...spanish, haul: 'international' })[0]).toContain('/international-to-from-non-uk/')
    expect(refused({ ...spanish, haul: 'short' })).toEqual([at('activity.haul', 'invalid_choice')])
  })

  it('is international in a catalogue without a domestic row, and said', () => {
    const key = `${flights}/international-to-from-non-uk/economy-class/without-rf/passenger-km`
    const catalogue = createCatalogue([findFactor(key)])
    expect(selected({ kind: 'flight', from: 'DE', to: 'DE', cabinClass: 'ECONOMY' }, { catalogue })).toEqual([
      key,
      foreign,
    ])
  })
})
