import { describe, expect, it } from 'vitest'
import { FOREIGN_COUNTRY_NAMES } from '../../../../src/core/countries/data/foreign-country-names.ts'
import { REGION_TABLE } from '../../../../src/core/countries/data/region-table.ts'
import { findCountry, findCountryInAnyLanguage, findRegion, findRegions } from '../../../../src/core/countries/index.ts'
import { cityTable } from '../../../../src/reference/places/cities/city-table.ts'

describe('states and provinces', () => {
  it('are found by code and name, case aside', () => {
    expect(findRegion('IL')).toEqual({ country: 'US', code: 'IL', name: 'Illinois' })
    expect(findRegion('illinois')).toBe(findRegion('IL'))
    expect(findRegion('Québec')).toEqual({ country: 'CA', code: 'QC', name: 'Quebec' })
    for (const text of ['', 'XX', 'Bavaria', 'NSW']) expect(findRegion(text)).toBeUndefined()
  })

  it('are 51, 13 and 8, and every city of the three countries lies in one', () => {
    const lines = REGION_TABLE.trim().split('\n')
    const codesOf = (country: string) =>
      lines.map((line) => line.split('|')).flatMap(([of, code]) => (of === country ? [code] : []))
    expect(['US', 'CA', 'AU'].map((country) => codesOf(country).length)).toEqual([51, 13, 8])
    const { countries, regions } = cityTable()
    for (const country of ['US', 'CA', 'AU']) {
      const found = regions.filter((_, index) => countries[index] === country)
      expect(found.length).toBeGreaterThan(200)
      for (const code of new Set(found)) expect(codesOf(country)).toContain(code)
    }
    expect(new Set(countries.filter((_, index) => regions[index] !== ''))).toEqual(new Set(['AU', 'CA', 'US']))
  })

  it('have one code in two countries', () => {
    expect(findRegions('WA').map(({ name }) => name)).toEqual(['Washington', 'Western Australia'])
    expect(findRegions('NSW').map(({ country }) => country)).toEqual(['AU'])
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
