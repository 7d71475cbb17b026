import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  joinCatalogues,
  publishedCatalogue,
  searchFactors,
  suggestFactors,
} from '../../../src/reference/factors/index.ts'
import { spendCatalogue } from '../../../src/reference/factors/spend/index.ts'
import { parseCsv } from '../../fixtures/csv-table.ts'

/** What a newcomer searches for, written before the index was looked at for it. */
const NEWCOMER = parseCsv(readFileSync(new URL('../../fixtures/newcomer-queries.csv', import.meta.url), 'utf8')).rows

/** Words for purchases, written before the index knew them, with the codes of the sectors that fit. */
const PURCHASES = parseCsv(readFileSync(new URL('../../fixtures/purchase-queries.csv', import.meta.url), 'utf8')).rows

/** Queries by someone who did not write the index, with the pattern of the key that must be the first hit. */
const { rows } = parseCsv(readFileSync(new URL('../../fixtures/everyday-queries.csv', import.meta.url), 'utf8'))
const QUERIES = rows.map(({ cells: [query = '', pattern = ''] }) => ({ query, pattern }))

/** The first hit, or that nothing like it is shipped, with the nearest that is. */
function firstHit(query: string): string {
  const [first] = searchFactors(query)
  if (first !== undefined) return first.key
  const { unmatched, factors } = suggestFactors(query)
  return unmatched.length > 0 && factors.length > 0 ? 'NOT-SHIPPED' : 'nothing'
}

describe('100 everyday queries', () => {
  it('have the right first hit for at least 95', () => {
    expect(QUERIES).toHaveLength(100)
    const outcomes = QUERIES.map(({ query, pattern }) => {
      const hit = firstHit(query)
      return { query, hit, isRight: hit === 'NOT-SHIPPED' ? pattern.includes(hit) : new RegExp(pattern).test(hit) }
    })
    const right = outcomes.filter(({ isRight }) => isRight).length
    const wrong = outcomes.filter(({ isRight }) => !isRight).map(({ query, hit }) => `${query}: ${hit}`)
    const inOddRows = outcomes.filter(({ isRight }, index) => isRight && index % 2 === 0).length
    // the index was adjusted to the odd rows alone
    process.stdout.write(
      `first hits right: ${right} of 100, ${inOddRows} in odd rows, ${right - inOddRows} in even rows\n`,
    )
    expect(right, wrong.join('\n')).toBeGreaterThanOrEqual(95)
  })
})

describe('a search for a purchase by money', () => {
  const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)

  it('finds a sector that fits first for at least 58 of 61 words', () => {
    const outcomes = PURCHASES.map(({ cells: [query = '', naics = ''] }) => {
      const [first] = searchFactors(query, { catalogue, category: 'spend' })
      return { query, hit: first?.name, isRight: new RegExp(`NAICS (${naics})\\b`).test(first?.name ?? '') }
    })
    const wrong = outcomes.filter(({ isRight }) => !isRight).map(({ query, hit }) => `${query}: ${hit}`)
    process.stdout.write(`purchases by money right: ${PURCHASES.length - wrong.length} of ${PURCHASES.length}\n`)
    expect(PURCHASES).toHaveLength(61)
    expect(PURCHASES.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(58)
  })
})

describe("a newcomer's search", () => {
  it('finds a right factor first for each of 60 purchases, wastes and trips', () => {
    const wrong = NEWCOMER.filter(({ cells: [query = '', pattern = ''] }) => !new RegExp(pattern).test(firstHit(query)))
    process.stdout.write(`a newcomer's first hits right: ${NEWCOMER.length - wrong.length} of ${NEWCOMER.length}\n`)
    expect(NEWCOMER).toHaveLength(60)
    expect(wrong.map(({ cells: [query = ''] }) => `${query}: ${firstHit(query)}`)).toEqual([])
  })
})
