import { describe, expect, it } from 'vitest'
import { defineFactor, EmissionsError } from '../../../../src/index.ts'
import {
  createCatalogue,
  publishedCatalogue,
  searchFactors,
  suggestFactors,
} from '../../../../src/reference/factors/index.ts'
import { takeShare } from '../../../fixtures/seeds.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const keys = (...asked: Parameters<typeof searchFactors>) => searchFactors(...asked).map(({ key }) => key)

describe('searchFactors', () => {
  it('puts the plain name before the longer ones', () => {
    expect(keys('gas oil litres', { edition: 'desnz-2025', boundary: 'TTW' })).toEqual([
      'desnz-2025/fuels/liquid-fuels/gas-oil/litres',
      'desnz-2025/fuels/liquid-fuels/marine-gas-oil/litres',
    ])
  })

  it('asks for every word, whatever case, accents and order', () => {
    const years = [2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015]
    const reunion = [...years.map((year) => `ember-${year}/re/kwh`), 'ember/re/kwh']
    expect(keys('LIFECYCLE réunion')).toEqual(reunion)
    expect(keys('reunion lifecycle')).toEqual(reunion)
    expect(keys('reunion submarine')).toEqual([])
  })

  it('finds beginnings and parts of words, after whole words', () => {
    expect(keys('propan', { edition: 'epa-2025' })).toContain('epa-2025/stationary/propane/us-gallon')
    expect(keys('ethane', { edition: 'epa-2025' }).at(0)).toMatch('epa-2025/stationary/ethane/')
    expect(keys('thylen', { edition: 'epa-2025' })).toContain('epa-2025/stationary/ethylene/us-gallon')
  })

  it.each([
    [{ edition: 'ember' }, 208],
    [{ edition: 'desnz-2024', category: 'hotel' }, 39],
    [{ region: 'US-CAMX' }, 2],
    [{ unit: 't·km', edition: 'desnz-2025', boundary: 'TTW' }, 127],
    [{ complete: false }, 263],
    [{ boundary: 'lifecycle', complete: true }, 2401],
  ] as const)('without words gives all that pass %o', (filter, count) => {
    expect(searchFactors('', filter)).toHaveLength(count)
    expect(searchFactors(' ', filter)).toHaveLength(count)
  })

  it('has one order', () => {
    const twice = [searchFactors('diesel'), searchFactors('diesel')]
    expect(twice[0]).toEqual(twice[1])
    expect(twice[0]).not.toHaveLength(0)
  })

  it('looks into the catalogue it is given', () => {
    const own = defineFactor({ key: 'acme/steam/kwh', name: 'Steam of the neighbour', unit: 'kWh', per1: { co2e: 1 } })
    expect(keys('neighbour', { catalogue: createCatalogue([own]) })).toEqual(['acme/steam/kwh'])
  })

  it('gives the factors themselves', () => {
    const rates = ['egrid2023', 'egrid2023-non-baseload']
    expect(searchFactors('camx')).toEqual(rates.map((rate) => publishedCatalogue.find(`epa-2025/${rate}/camx/mwh`)))
  })
})

describe('the words of the field', () => {
  it.each([
    ['diesel', 'desnz-2026/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'],
    ['lorry', 'desnz-2026/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km'],
    ['lorries per km', 'desnz-2026/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/km'],
    ['heating oil', 'desnz-2026/fuels/liquid-fuels/burning-oil/litres'],
    ['eurostar', 'desnz-2026/business-travel-land/rail/international-rail/passenger-km'],
    ['electricity texas', 'epa-2025/egrid2023/erct/mwh'],
    ['grid us-tx', 'epa-2025/egrid2023/erct/mwh'],
    ['electricity ohio', 'epa-2025/egrid2023/rfcw/mwh'],
    ['power usa', 'epa-2025/egrid2023/us-average/mwh'],
    ['how much CO2 per kWh of electricity in France?', 'ember-2025/fr/kwh'],
    ['HFC 134a', 'ipcc-ar6/gwp100/hfc-134a/kg'],
    ['r134A', 'ipcc-ar6/gwp100/hfc-134a/kg'],
    ['rigid 17t', 'desnz-2026/freighting-goods/hgv-all-diesel/rigid-over-17-tonnes/average-laden/tonne-km'],
    ['diesel upstream', 'desnz-2026/wtt-fuels/liquid-fuels/diesel-average-biofuel-blend/litres'],
    ['landfill gas', 'epa-2025/stationary/landfill-gas/mmbtu-hhv'],
  ])('%s finds %s first', (words, key) => {
    expect(keys(words)[0]).toBe(key)
  })

  it.each([
    ['burning oil', 'kerosene'],
    ['kerosene', 'burning-oil'],
    ['burning oil', 'distillate-fuel-oil-no-2'],
    ['gasoline', 'petrol-average-biofuel-blend'],
    ['petrol', 'motor-gasoline'],
  ])('%s finds %s too', (words, part) => {
    expect(keys(words).some((key) => key.includes(part))).toBe(true)
  })

  it('put the newest edition, the total, the direct figure and the common unit first', () => {
    expect(keys('natural gas kwh').slice(0, 3)).toEqual([
      'desnz-2026/fuels/gaseous-fuels/natural-gas/kwh-gross-cv',
      'desnz-2026/fuels/gaseous-fuels/natural-gas/kwh-net-cv',
      'desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv',
    ])
    expect(keys('usa diesel')[0]).toBe('epa-2025/stationary/distillate-fuel-oil-no-2/us-gallon')
    expect(keys('wood pellets')[0]).toBe('desnz-2026/bioenergy/biomass/wood-pellets/tonnes')
    const wtt = keys('gas oil').findIndex((key) => key.includes('/wtt-fuels/'))
    expect(
      keys('gas oil')
        .slice(wtt)
        .every((key) => key.includes('/wtt-fuels/')),
    ).toBe(true)
  })

  it('finds a factor by its own name, and nearly always first', () => {
    const all = [...new Set(publishedCatalogue.factors().map(({ name }) => name))]
    const names = takeShare(all)
    const found = names.map((name) => searchFactors(name).map((factor) => factor.name))
    expect(names.filter((name, index) => found[index]?.includes(name) === false)).toEqual([])
    const first = names.filter((name, index) => found[index]?.[0] === name).length
    // a few dozen names can have one more miss than all of them have on average
    expect(first / names.length).toBeGreaterThan(names.length < all.length ? 0.9 : 0.98)
  })

  it('are read through one or two wrong letters, which is said', () => {
    const { factors, unmatched, remarks } = suggestFactors('eelctricity polnad')
    expect({ first: factors[0]?.key, unmatched, remarks }).toEqual({
      first: 'ember-2025/pl/kwh',
      unmatched: [],
      remarks: ['"eelctricity" was read as "electricity"', '"polnad" was read as "poland"'],
    })
    expect(keys('deisel')[0]).toBe(keys('diesel')[0])
    expect(suggestFactors('diesel').remarks).toEqual([])
  })

  it('say that several grids serve a state, and which', () => {
    const { factors, remarks } = suggestFactors('electricity new york')
    expect(factors.slice(0, 3).map(({ region }) => region)).toEqual(['US-NYUP', 'US-NYCW', 'US-NYLI'])
    expect(remarks).toEqual([expect.stringMatching(/^New York is served by 3 grids \(NYUP, NYCW, NYLI\)/)])
    expect(suggestFactors('electricity california').remarks).toEqual([])
    expect(suggestFactors('diesel texas').remarks).toEqual([])
  })
})

describe('a factor that is not shipped', () => {
  it.each([
    ['plywood', ['plywood'], 'epa-2025/stationary/wood-and-wood-residuals/short-ton'],
    ['diesel germany', ['germany'], 'desnz-2026/fuels/liquid-fuels/diesel-average-biofuel-blend/litres'],
    ['electricity france 1999', ['1999'], 'ember-2025/fr/kwh'],
    ['legal services', ['legal', 'services'], 'desnz-2026/homeworking/office-equipment/per-fte-working-hour'],
  ])('%s: the words that nothing fits, and the nearest', (words, unmatched, key) => {
    const suggestions = suggestFactors(words)
    expect([suggestions.unmatched, suggestions.factors[0]?.key]).toEqual([unmatched, key])
    expect(searchFactors(words)).toEqual([])
  })

  it('and near to nothing is nothing', () => {
    expect(suggestFactors('perpetual motion')).toEqual({
      factors: [],
      unmatched: ['perpetual', 'motion'],
      remarks: [],
    })
  })

  it('is found as soon as a catalogue holds it', () => {
    const steel = defineFactor({
      key: 'acme/steel/t',
      name: 'Material use / Metal / Metal: steel cans / Primary material production',
      category: 'material-use',
      unit: 't',
      per1: { co2e: 2854 },
    })
    expect(keys('steel', { catalogue: createCatalogue([steel]) })).toEqual(['acme/steel/t'])
    expect(keys('iron', { catalogue: createCatalogue([steel]) })).toEqual([])
  })
})

describe('the filters of a search', () => {
  it.each([
    [{ region: 'UK' }, { region: 'GB' }],
    [{ region: 'Germany' }, { region: 'DE' }],
    [{ region: 'us-camx' }, { region: 'US-CAMX' }],
    [{ unit: 'litres' }, { unit: 'l' }],
    [{ unit: 'tonne km' }, { unit: 't·km' }],
    [{ unit: 'kwh' }, { unit: 'kWh' }],
    [{ edition: 'DESNZ-2025' }, { edition: 'desnz-2025' }],
    [{ category: 'Freight road' }, { category: 'freight-road' }],
  ])('%o is understood as %o', (asked, meant) => {
    expect(keys('', asked)).toEqual(keys('', meant))
    expect(keys('', asked)).not.toEqual([])
  })

  it.each([
    [{ edition: 'desnz-2027' }, 'edition', /the nearest are desnz-2024, desnz-2025/],
    [{ category: 'hotels' }, 'category', /the nearest are hotel$/],
    [{ region: 'Texas' }, 'region', /the nearest are US-ERCT, US-SPSO/],
    [{ region: 'Atlantis' }, 'region', /must be the region of a factor/],
    [{ unit: 'stone' }, 'unit', /must be the unit of a factor/],
    [{ boundary: 'cradle' as never }, 'boundary', /for example TTW/],
    [{ edition: 2025 as never }, 'edition', /must be the edition/],
  ])('%o is refused with the nearest', (filter, path, message) => {
    const work = () => searchFactors('gas', filter)
    expect(violationsOf(work)).toEqual([at(path, 'invalid_choice')])
    expect(work).toThrow(message)
    expect(work).toThrow(EmissionsError)
  })

  it('are compared by their first hundred letters', () => {
    const unit = 'x'.repeat(1_000_000)
    expect(violationsOf(() => searchFactors('gas', { unit }))).toEqual([at('unit', 'invalid_choice')])
  })

  it('are checked all at once', () => {
    expect(violationsOf(() => suggestFactors<string>('gas', { edition: 'x', unit: 'y' }))).toEqual([
      at('edition', 'invalid_choice'),
      at('unit', 'invalid_choice'),
    ])
  })
})
