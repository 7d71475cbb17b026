import { describe, expect, it } from 'vitest'
import { defineFactor } from '../../../../src/core/emissions/index.ts'
import { factorsInCategories, identityOf, joinCatalogues } from '../../../../src/reference/factors/catalogue.ts'
import { catalogueOfEditions } from '../../../../src/reference/factors/create-catalogue.ts'
import { createCatalogue, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../../src/reference/factors/spend/index.ts'

const own = createCatalogue([
  defineFactor({ key: 'acme/a/kwh', edition: 'acme', category: 'electricity', unit: 'kWh', per1: { co2e: 1 } }),
  defineFactor({ key: 'acme/b/l', edition: 'acme', category: 'fuel', unit: 'l', per1: { co2e: 2 } }),
])
const CATALOGUES = {
  published: publishedCatalogue,
  spend: spendCatalogue,
  own,
  joined: joinCatalogues(publishedCatalogue, spendCatalogue, own),
  'copied with other factors': { ...publishedCatalogue, factors: own.factors },
}

describe('the factors in categories', () => {
  it.each(Object.entries(CATALOGUES))('of a catalogue, %s, are those of all factors', (_, catalogue) => {
    const all = catalogue.factors()
    const categories = [...new Set(all.map(({ category }) => category))]
    expect(categories.length).toBeGreaterThan(1)
    for (const wanted of [...categories.map((one) => [one]), categories.slice(0, 3), ['no such category']])
      expect(factorsInCategories(catalogue, wanted)).toEqual(all.filter(({ category }) => wanted.includes(category)))
  })

  it('are found without reading the rows of other categories', () => {
    const read: string[] = []
    const edition = (id: string, category: string, isOnly: boolean) => ({
      ...{ id, publisher: 'P', title: '', year: 2025, licence: '', attribution: '' },
      ...(isOnly && { categories: [category] }),
      entries: () => {
        read.push(id)
        const row = (name: string, of: string) => ({
          key: `${id}/${name}`,
          category: of,
          row: () => {
            read.push(`${id}/${name}`)
            return { key: `${id}/${name}`, id: `${id} ${name}`, category: of, unit: 'kg', per1: { co2e: 1 } }
          },
        })
        return [row('one', category), ...(isOnly ? [] : [row('other', 'fuel')])]
      },
    })
    const catalogue = catalogueOfEditions([edition('x', 'hotel', true), edition('y', 'water', false)], {})
    expect(factorsInCategories(catalogue, ['water']).map(({ key }) => key)).toEqual(['y/one'])
    expect(read).toEqual(['y', 'y/one'])
  })

  it('are the same list on every call, and the key of caches changes with the factors', () => {
    expect(factorsInCategories(publishedCatalogue, ['hotel'])).toBe(factorsInCategories(publishedCatalogue, ['hotel']))
    expect(identityOf(publishedCatalogue)).toBe(publishedCatalogue)
    const copy = { ...publishedCatalogue, factors: own.factors }
    expect(identityOf(copy)).toBe(own.factors())
  })
})
