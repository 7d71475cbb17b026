import { describe, expect, it } from 'vitest'
import { createCatalogue, publishedCatalogue, searchFactors } from '../../../src/factors/index.ts'
import { defineFactor } from '../../../src/index.ts'

const keys = (...asked: Parameters<typeof searchFactors>) => searchFactors(...asked).map(({ key }) => key)

describe('searchFactors', () => {
  it('puts the plain name before the longer ones', () => {
    expect(keys('gas oil litres', { edition: 'desnz-2025', boundary: 'TTW' })).toEqual([
      'desnz-2025/fuels/liquid-fuels/gas-oil/litres',
      'desnz-2025/fuels/liquid-fuels/marine-gas-oil/litres',
    ])
  })

  it('asks for every word, whatever case, accents and order', () => {
    expect(keys('LIFECYCLE réunion')).toEqual(['ember/re/kwh'])
    expect(keys('reunion lifecycle')).toEqual(['ember/re/kwh'])
    expect(keys('reunion submarine')).toEqual([])
  })

  it('finds beginnings and parts of words, after whole words', () => {
    expect(keys('propan', { edition: 'epa-2025' })).toContain('epa-2025/stationary/propane/us-gallon')
    expect(keys('ethane', { edition: 'epa-2025' }).at(0)).toMatch('epa-2025/stationary/ethane/')
  })

  it.each([
    [{ edition: 'ember' }, 208],
    [{ edition: 'desnz-2024', category: 'hotel' }, 39],
    [{ region: 'US-CAMX' }, 1],
    [{ unit: 't·km', edition: 'desnz-2025', boundary: 'TTW' }, 72],
    [{ complete: false }, 106],
    [{ boundary: 'lifecycle', complete: true }, 208],
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
    expect(searchFactors('camx')).toEqual([publishedCatalogue.find('epa-2025/egrid2023/camx/mwh')])
  })
})
