import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { joinCatalogues, publishedCatalogue, suggestFactors } from '../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../src/reference/factors/national/index.ts'
import { parseCsv } from '../../fixtures/csv-table.ts'

/** Everyday queries of people in a country, with the keys that are right; written before the first search was made. */
const { rows } = parseCsv(readFileSync(new URL('../../fixtures/national-queries.csv', import.meta.url), 'utf8'))
const catalogue = joinCatalogues(publishedCatalogue, nationalCatalogue)
const PER_COUNTRY = 30
const RIGHT_MIN = 28

describe('everyday queries', () => {
  it.each(['AU', 'NZ', 'CA'])('of %s find the right factor first, at least 28 of 30', (country) => {
    const asked = rows.filter((row) => row.cells[0] === country)
    const wrong = asked.flatMap(({ cells: [, query = '', pattern = ''] }) => {
      const first = suggestFactors(query, { catalogue, region: country }).factors[0]?.key ?? 'nothing'
      return new RegExp(pattern).test(first) ? [] : [`${query}: ${first}`]
    })
    process.stdout.write(`${country}: ${asked.length - wrong.length} of ${asked.length} right\n`)
    expect(asked).toHaveLength(PER_COUNTRY)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(PER_COUNTRY - RIGHT_MIN)
  })
})
