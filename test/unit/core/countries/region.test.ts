import { describe, expect, it } from 'vitest'
import { FOREIGN_COUNTRY_NAMES } from '../../../../src/core/countries/data/foreign-country-names.ts'
import { REGION_TABLE } from '../../../../src/core/countries/data/region-table.ts'
import { findCountry, findCountryInAnyLanguage, findRegion } from '../../../../src/core/countries/index.ts'
import { CITY_REGIONS } from '../../../../src/reference/places/cities/data/city-regions.ts'

describe('states and provinces', () => {
  it('are found by code and name, case aside', () => {
    expect(findRegion('IL')).toEqual({ country: 'US', code: 'IL', name: 'Illinois' })
    expect(findRegion('illinois')).toBe(findRegion('IL'))
    expect(findRegion('Québec')).toEqual({ country: 'CA', code: 'QC', name: 'Quebec' })
    for (const text of ['', 'XX', 'Bavaria', 'NSW']) expect(findRegion(text)).toBeUndefined()
  })

  it('are 51 and 13, and every city of the two countries lies in one', () => {
    const lines = REGION_TABLE.trim().split('\n')
    const codesOf = (country: string) =>
      lines.filter((line) => line.startsWith(country)).map((line) => line.slice(3, 5))
    expect([codesOf('US').length, codesOf('CA').length]).toEqual([51, 13])
    for (const line of CITY_REGIONS.trim().split('\n')) {
      const codes = line.slice(3).match(/../g) ?? []
      for (const code of new Set(codes)) expect(codesOf(line.slice(0, 2))).toContain(code)
    }
  })
})

describe('countries in other languages', () => {
  const names = FOREIGN_COUNTRY_NAMES.trim()
    .split('\n')
    .flatMap((line) => {
      const [alpha2 = '', ...others] = line.split(/[|;]/)
      return others.map((name) => [name, alpha2] as const)
    })

  it('are each found by every name, and never another by the English one', () => {
    for (const [name, alpha2] of names) {
      expect([name, findCountryInAnyLanguage(name)?.alpha2]).toEqual([name, alpha2])
      expect([name, findCountry(name)?.alpha2 ?? alpha2]).toEqual([name, alpha2])
    }
    expect(findCountryInAnyLanguage('Germany')?.alpha2).toBe('DE')
    expect(findCountryInAnyLanguage('Nowhere')).toBeUndefined()
    expect(findCountry('Deutschland')).toBeUndefined()
  })
})
