import { describe, expect, it } from 'vitest'
import { factorsInCategories } from '../../../../../src/reference/factors/catalogue.ts'
import { catalogueOfEditions } from '../../../../../src/reference/factors/create-catalogue.ts'
import { joinCatalogues, publishedCatalogue, selectFactor } from '../../../../../src/reference/factors/index.ts'
import { shippedCatalogue } from '../../../../fixtures/service.ts'

const period = { start: '2025-01-01', end: '2026-01-01' }

/** The bundled factors joined with an edition of New Zealand that counts how often it is read. */
function countingCatalogue() {
  const counted = { reads: 0 }
  const about = { publisher: 'p', title: 't', year: 2025, licence: 'CC0 1.0', attribution: '' }
  const entries = () => {
    counted.reads += 1
    return []
  }
  const own = catalogueOfEditions([{ id: 'nz-test', ...about, countries: ['NZ'], entries }], {})
  return { counted, catalogue: joinCatalogues(publishedCatalogue, own) }
}

const ACTIVITIES = [
  { kind: 'electricity' },
  { kind: 'fuel', fuel: 'diesel', unit: 'l' },
  { kind: 'movement', mode: 'TRUCK' },
  { kind: 'car' },
  { kind: 'hotel' },
] as const

describe('an edition of one country', () => {
  it.each(ACTIVITIES)('is not read for $kind in another country', (activity) => {
    const { counted, catalogue } = countingCatalogue()
    for (const region of ['GB', 'US-CAMX', 'DE']) {
      try {
        selectFactor({ activity, region, period, catalogue })
      } catch {
        // there are no factors of hotels in every region
      }
    }
    expect(counted.reads).toBe(0)
  })

  it('is read for its own country', () => {
    const { counted, catalogue } = countingCatalogue()
    selectFactor({ activity: { kind: 'electricity' }, region: 'NZ', period, catalogue })
    expect(counted.reads).toBeGreaterThan(0)
  })

  it('leaves out no row of a requested country, for every country and category', () => {
    const all = shippedCatalogue.factors()
    const countryOf = (region: string | null) => region?.split('-', 1).join() ?? ''
    const countries = [...new Set(all.map(({ region }) => countryOf(region)))].filter((one) => one !== '')
    const categories = [...new Set(all.map(({ category }) => category ?? ''))]
    let compared = 0
    for (const country of countries) {
      for (const category of categories) {
        const ofCountry = all.filter((one) => one.category === category && countryOf(one.region) === country)
        const found = new Set(factorsInCategories(shippedCatalogue, [category], [country]))
        expect(ofCountry.filter((factor) => !found.has(factor))).toEqual([])
        compared += ofCountry.length
      }
    }
    process.stdout.write(`factors found by country and category: ${compared}\n`)
    expect(compared).toBeGreaterThan(10_000)
  })
})
