import { describe, expect, it } from 'vitest'
import { findCountry, nearestCountries } from '../../../../src/core/countries/index.ts'
import { countries } from '../../../fixtures/countries.ts'

describe('nearestCountries', () => {
  it.each([
    ['Deutschlnd', ['DE']],
    ['Grmany', ['DE']],
    ['Nederlnd', ['NL']],
    ['Untied Kingdom', ['GB']],
    ['Atlantis', []],
    ['', []],
  ])('of %s', (given, alpha2) => {
    expect(nearestCountries(given, 1).map((country) => country.alpha2)).toEqual(alpha2)
  })

  it('names each country once, and no more than are asked for', () => {
    const near = nearestCountries('Ireland', 3).map(({ alpha2 }) => alpha2)
    expect(near[0]).toBe('IE')
    expect(new Set(near).size).toBe(near.length)
    expect(near.length).toBeLessThanOrEqual(3)
  })
})

describe('findCountry', () => {
  it.each(['GB', 'gb', 'GBR', '826', 826, 'United Kingdom', 'united  kingdom', 'UK', 'Great Britain'])(
    '%s',
    (given) => {
      expect(findCountry(given)).toEqual({ alpha2: 'GB', alpha3: 'GBR', numeric: '826', name: 'United Kingdom' })
    },
  )

  it.each([
    [4, 'AF'],
    ['4', 'AF'],
    ['Turkey', 'TR'],
    ['Türkiye', 'TR'],
    ['TURKIYE', 'TR'],
    ['Hong Kong, China', 'HK'],
    ['Korea', 'KR'],
    ['Russian Federation', 'RU'],
    ['United States', 'US'],
    ["Cote d'Ivoire", 'CI'],
    ['XK', 'XK'],
  ])('%s is %s', (given, alpha2) => {
    expect(findCountry(given)?.alpha2).toBe(alpha2)
  })

  it.each(['', 'ZZ', 'Atlantis', 999999, '-1', 1.5])('knows no %s', (given) => {
    expect(findCountry(given)).toBeUndefined()
  })

  it('finds every country by each of its codes and its name, and by no other', () => {
    for (const country of countries()) {
      const { alpha2, alpha3, numeric, name } = country
      for (const key of [alpha2, alpha3, numeric, Number(numeric), name]) expect(findCountry(key)).toBe(country)
    }
  })

  it('holds the 250 of ISO 3166-1 and Kosovo, each once', () => {
    const all = countries()
    expect(all).toHaveLength(250)
    expect(all.map(({ alpha2 }) => alpha2)).toEqual([...new Set(all.map(({ alpha2 }) => alpha2))].sort())
  })
})
