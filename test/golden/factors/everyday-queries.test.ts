import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nearestOf, searchFactors as searchWithMoney } from '../../../src/apps/cli/factor-search.ts'
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

/**
 * Queries with the pattern of the key that must be the first hit. The first 100 are by someone who did not write the
 * index. The others were written, with their patterns, by someone who had read the tables of words but had not run
 * them; 35 of these were right at first, and the same person then added words for those that were not. So the count of
 * the others says that the words hold, not how often a new query is answered.
 */
const { rows } = parseCsv(readFileSync(new URL('../../fixtures/everyday-queries.csv', import.meta.url), 'utf8'))
const ALL = rows.map(({ cells: [query = '', pattern = ''] }) => ({ query, pattern }))
const QUERIES = ALL.slice(0, 100)
/**
 * Queries by a second writer, with what is accepted, both written before that writer had read the tables of words: 50 of
 * the 96 were right at first. The words and rules were then changed for the others.
 */
const SECOND = parseCsv(
  readFileSync(new URL('../../fixtures/second-everyday-queries.csv', import.meta.url), 'utf8'),
).rows
/**
 * 200 queries by a third writer, in English, German, French and some in Spanish and Italian. The first 85 were written before that
 * writer had read the tables of words, the others after it. The words and rules were then changed for those that were wrong. The
 * expected patterns were written from the new results, after a look at each. 147 of them held before.
 */
const THIRD = parseCsv(readFileSync(new URL('../../fixtures/third-everyday-queries.csv', import.meta.url), 'utf8')).rows
/**
 * 74 queries by a fourth writer, in English and German. The first 60 were written, without a look at the tables of words, as
 * an analyst types them: 53 of these were right at first. The others are siblings of those that were wrong, which were wrong
 * too. The words and rules were then changed for all of these.
 */
const FOURTH = parseCsv(
  readFileSync(new URL('../../fixtures/fourth-everyday-queries.csv', import.meta.url), 'utf8'),
).rows
/**
 * 39 of 224 queries by a fifth writer, in English, German, French, Spanish and Italian. Their first hits were wrong until words
 * for them and their siblings were added: purchases in other languages ("Möbel" found motels), vans by size, and journeys
 * without a factor, for which an average car was nearest.
 */
const FIFTH = parseCsv(readFileSync(new URL('../../fixtures/fifth-everyday-queries.csv', import.meta.url), 'utf8')).rows
const NO_FILTER = { edition: undefined, region: undefined, unit: undefined, category: undefined }

/** The first hit of `tonne factors`, which also finds factors per unit of money. */
async function firstHitOfProgram(query: string): Promise<string> {
  const found = await searchWithMoney(query, NO_FILTER)
  if (found === undefined) return 'nothing'
  const nearest = nearestOf(found)
  if (nearest === undefined) return found.factors[0]?.key ?? 'nothing'
  return nearest.length > 0 ? 'NOT-SHIPPED' : 'nothing'
}

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

async function isRightInProgram(query: string, pattern: string): Promise<string | undefined> {
  const hit = await firstHitOfProgram(query)
  const isRight = hit === 'NOT-SHIPPED' ? pattern.includes(hit) : new RegExp(pattern).test(hit)
  return isRight ? undefined : `${query}: ${hit}`
}

/** Lists the queries whose first hit of the program is another one than their row says. */
async function wrongHits(rows: typeof THIRD): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const { cells } of rows) {
    const [query = '', pattern = ''] = cells
    wrong.push(...[await isRightInProgram(query, pattern)].filter((one) => one !== undefined))
  }
  return wrong
}

describe('96 everyday queries of a second writer', () => {
  it('have the right first hit of the program for at least 95 % of these and of the first 100', async () => {
    expect(SECOND).toHaveLength(96)
    const ofSecond = SECOND.map(({ cells: [query = '', pattern = ''] }) => ({ query, pattern }))
    const outcomes: (string | undefined)[] = []
    for (const { query, pattern } of [...QUERIES, ...ofSecond]) outcomes.push(await isRightInProgram(query, pattern))
    const wrong = outcomes.filter((outcome) => outcome !== undefined)
    process.stdout.write(`first hits of two other writers right: ${outcomes.length - wrong.length} of 196\n`)
    expect(outcomes.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(187)
  })

  it('of a third writer have the right first hit for at least 190 of 200', async () => {
    expect(THIRD).toHaveLength(200)
    const wrong = await wrongHits(THIRD)
    process.stdout.write(`first hits of a third writer right: ${THIRD.length - wrong.length} of 200\n`)
    expect(THIRD.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(190)
  })

  it('of a fourth writer have the right first hit, each of 90', async () => {
    expect(FOURTH).toHaveLength(90)
    expect(await wrongHits(FOURTH)).toEqual([])
  })

  it('find what the fifth writer accepts', async () => {
    expect(FIFTH).toHaveLength(39)
    expect(await wrongHits(FIFTH)).toEqual([])
  })

  it('find a refrigerant whose name the table of words has with a space', async () => {
    expect(await firstHitOfProgram('fm200')).toMatch(/\/hfc-227ea\/kg$/)
  })

  it('find the grid of a country by its name in another language', async () => {
    for (const [query, region] of [
      ['Strom Polen', 'PL'],
      ['Strom Ungarn', 'HU'],
      ['electricité Espagne', 'ES'],
    ] as const)
      expect((await searchWithMoney(query, NO_FILTER))?.factors[0]?.region, query).toBe(region)
  })

  it('read a word of another language as that, and not as a misspelled English one', async () => {
    const found = await searchWithMoney('camion', NO_FILTER)
    expect([found?.factors[0]?.key.split('/')[1], found?.remarks]).toEqual(['freighting-goods', []])
    // a short word is no part of another
    expect((await searchWithMoney('gaz', NO_FILTER))?.factors[0]?.key).not.toContain('magazine')
  })

  it('find the grid of a state, also if its country is named', async () => {
    for (const query of ['electricity california', 'us electricity california', 'electricity california usa'])
      expect((await searchWithMoney(query, NO_FILTER))?.factors[0]?.region).toBe('US-CAMX')
  })

  it('read cities and states as their regions, and the ends of a journey as its kind, with a remark', async () => {
    const remarks = async (query: string) => (await searchWithMoney(query, NO_FILTER))?.remarks.join('; ')
    expect(await remarks('electricity chicago')).toContain('"chicago" was read as Illinois')
    expect(await remarks('electricity perth')).toContain('"perth" was read as Western Australia, Australia')
    expect(await remarks('flight from manchester to malaga')).toContain('was read as short haul')
    expect(await remarks('train london to paris')).toContain('was read as international')
    expect(await remarks('taxi berlin')).toContain('no factor of this is of germany; the nearest are of GB')
    // these words have meanings of their own
    for (const query of ['coal', 'diesel', 'hotel london']) expect(await remarks(query)).not.toContain('was read as')
  })

  it('read a misspelled word only if more words fit then', async () => {
    expect((await searchWithMoney('desiel germany', NO_FILTER))?.remarks.join()).toContain(
      '"desiel" was read as "diesel"',
    )
    expect((await searchWithMoney('cruise ship', NO_FILTER))?.unmatched).toEqual(['cruise'])
  })
})

describe('200 everyday queries of the program', () => {
  it('have the right first hit for at least 190', async () => {
    expect(ALL).toHaveLength(200)
    const wrong: string[] = []
    for (const { query, pattern } of ALL) {
      const hit = await firstHitOfProgram(query)
      const isRight = hit === 'NOT-SHIPPED' ? pattern.includes(hit) : new RegExp(pattern).test(hit)
      if (!isRight) wrong.push(`${query}: ${hit}`)
    }
    process.stdout.write(`first hits of the program right: ${ALL.length - wrong.length} of 200\n`)
    expect(ALL.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(190)
  })

  it('find purchases, by money if no factor is published by quantity, and not only as waste', async () => {
    for (const query of ['beef', 'coffee', 'cloud hosting', 'IT software']) {
      const found = await searchWithMoney(query, NO_FILTER)
      expect(found?.factors[0]?.category, query).toMatch(/^spend/)
      expect(found?.remarks.join(), query).toContain('per unit of money')
    }
    const composted = await searchWithMoney('food waste composted', NO_FILTER)
    expect(composted?.factors[0]?.category).toMatch(/^waste/)
  })

  it('name the region if it is the reason, as a word or as a filter', async () => {
    const ofWord = await searchWithMoney('diesel germany', NO_FILTER)
    const ofFilter = await searchWithMoney('diesel', { ...NO_FILTER, region: 'DE' })
    for (const [found, region] of [
      [ofWord, 'germany'],
      [ofFilter, 'DE'],
    ] as const) {
      expect(found?.unmatched).toEqual([region])
      expect(found?.remarks.join()).toContain(`no factor of this is of ${region}; the nearest are of GB`)
      expect(found?.factors[0]?.key).toContain('diesel')
    }
    const money = await searchWithMoney('lawyer', { ...NO_FILTER, region: 'GB' })
    expect(money?.factors[0]?.key).toMatch(/^gb-spend-2023\/69-1/)
    for (const [words, key] of [
      ['milk', 'useeio-1-3/311511'],
      ['butter', 'useeio-1-3/311512'],
    ] as const) {
      const found = await searchWithMoney(words, { ...NO_FILTER, region: 'FR' })
      expect(found?.unmatched).toEqual(['FR'])
      expect(found?.remarks.join()).toContain('no factor of this is of FR; the nearest are of US')
      expect(found?.factors[0]?.key).toContain(key)
    }
    const unknown = await searchWithMoney('perpetual motion germany', NO_FILTER)
    expect(unknown?.remarks.join()).not.toContain('region')
  })
})

describe('a search for a purchase by money', () => {
  const catalogue = joinCatalogues(publishedCatalogue, spendCatalogue)

  it('finds a sector that fits first for at least 78 of 82 words', () => {
    const outcomes = PURCHASES.map(({ cells: [query = '', naics = ''] }) => {
      const [first] = searchFactors(query, { catalogue, category: 'spend' })
      return { query, hit: first?.name, isRight: new RegExp(`NAICS (${naics})\\b`).test(first?.name ?? '') }
    })
    const wrong = outcomes.filter(({ isRight }) => !isRight).map(({ query, hit }) => `${query}: ${hit}`)
    process.stdout.write(`purchases by money right: ${PURCHASES.length - wrong.length} of ${PURCHASES.length}\n`)
    expect(PURCHASES).toHaveLength(82)
    expect(PURCHASES.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(78)
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
