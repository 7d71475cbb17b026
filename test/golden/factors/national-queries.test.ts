import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searchFactors } from '../../../src/apps/cli/factor-search.ts'
import {
  type Catalogue,
  joinCatalogues,
  publishedCatalogue,
  suggestFactors,
} from '../../../src/reference/factors/index.ts'
import { nationalCatalogue } from '../../../src/reference/factors/national/index.ts'
import { gbSpendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { parseCsv } from '../../fixtures/csv-table.ts'

/**
 * Everyday queries of people in a country, with the keys that are right; written before the first search was made, those of
 * France, Germany and British buyers without knowing the words of the index.
 */
const rows = ['national-queries', 'european-queries'].flatMap(
  (name) => parseCsv(readFileSync(new URL(`../../fixtures/${name}.csv`, import.meta.url), 'utf8')).rows,
)
const national = joinCatalogues(publishedCatalogue, nationalCatalogue)
const PER_COUNTRY = 30
const RIGHT_MIN = 28

const COUNTRIES: readonly (readonly [name: string, region: string, catalogue: Catalogue])[] = [
  ['AU', 'AU', national],
  ['NZ', 'NZ', national],
  ['CA', 'CA', national],
  ['FR', 'FR', national],
  ['DE', 'DE', national],
  ['GB spend', 'GB', gbSpendCatalogue],
]

/** Fifteen more queries each, written after the words that the first ones asked for. */
const later = parseCsv(readFileSync(new URL('../../fixtures/european-queries-later.csv', import.meta.url), 'utf8')).rows
const LATER_MIN = 14

/**
 * Thirty queries of each group by somebody who had not seen the index, as a facilities manager types them. The last column
 * has the first hit of the first run, before anything was improved.
 */
const managers = parseCsv(readFileSync(new URL('../../fixtures/manager-queries.csv', import.meta.url), 'utf8')).rows
/**
 * Thirty more queries of each group, with other towns and things. Their writer had read the names of the factors, but not the words
 * of the index, and wrote the patterns before the first run; that of pigs and that of R410A were widened after it, because they missed
 * the right row. The words of the index were extended for the wrong ones afterwards, so the count today only shows that these still hold.
 */
const branches = parseCsv(readFileSync(new URL('../../fixtures/branch-queries.csv', import.meta.url), 'utf8')).rows
const PROGRAM_QUERIES = [
  ['managers', managers],
  ['branches', branches],
] as const
const GROUPS = PROGRAM_QUERIES.flatMap(([name, asked]) =>
  ['AU', 'NZ', 'CA', 'EU'].map((one) => [name, one, asked] as const),
)
const ANY = { edition: undefined, unit: undefined, category: undefined }

/** The queries of a country whose first hit is another one than the right one. */
function wrongOf(
  asked: typeof rows,
  { region, catalogue }: { readonly region: string; readonly catalogue: Catalogue },
) {
  return asked.flatMap(({ cells: [, query = '', pattern = ''] }) => {
    const first = suggestFactors(query, { catalogue, region }).factors[0]?.key ?? 'nothing'
    return new RegExp(pattern).test(first) ? [] : [`${query}: ${first}`]
  })
}

describe('everyday queries', () => {
  it.each(COUNTRIES)('of %s find the right factor first, at least 28 of 30', (name, region, catalogue) => {
    const asked = rows.filter((row) => row.cells[0] === name)
    const wrong = wrongOf(asked, { region, catalogue })
    process.stdout.write(`${name}: ${asked.length - wrong.length} of ${asked.length} right\n`)
    expect(asked).toHaveLength(PER_COUNTRY)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(PER_COUNTRY - RIGHT_MIN)
  })

  it.each(['FR', 'DE'])('of %s that were written later find the right factor first, at least 14 of 15', (region) => {
    const asked = later.filter((row) => row.cells[0] === region)
    const wrong = wrongOf(asked, { region, catalogue: national })
    process.stdout.write(`${region}, later: ${asked.length - wrong.length} of ${asked.length} right\n`)
    expect(asked.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(LATER_MIN)
  })

  it.each(GROUPS)(
    'of %s in %s find the right factor of the program first, at least 28 of 30',
    async (name, group, all) => {
      const asked = all.filter((row) => row.cells[0] === group)
      const wrong: string[] = []
      for (const { cells } of asked) {
        const [, region = '', query = '', pattern = ''] = cells
        const first = (await searchFactors(query, { ...ANY, region }))?.factors[0]?.key ?? 'nothing'
        if (!new RegExp(pattern).test(first)) wrong.push(`${region}, ${query}: ${first}`)
      }
      const atFirst = asked.filter(({ cells }) => cells[4] === 'right').length
      const right = asked.length - wrong.length
      process.stdout.write(`${name} in ${group}: ${right} of ${asked.length} right, ${atFirst} in the first run\n`)
      expect(asked).toHaveLength(PER_COUNTRY)
      expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(RIGHT_MIN)
    },
  )
})
