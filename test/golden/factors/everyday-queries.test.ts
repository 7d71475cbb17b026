import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { searchFactors, suggestFactors } from '../../../src/factors/index.ts'
import { csvTable } from '../../fixtures/csv-table.ts'

/** Queries by someone who did not write the index, with the pattern of the key that must be the first hit. */
const QUERIES = csvTable(readFileSync(new URL('../../fixtures/everyday-queries.csv', import.meta.url), 'utf8'))

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
    const outcomes = QUERIES.map(({ query = '', first_hit_pattern: pattern = '' }) => {
      const hit = firstHit(query)
      return { query, hit, isRight: new RegExp(pattern).test(hit) || (hit === 'NOT-SHIPPED' && pattern.includes(hit)) }
    })
    const wrong = outcomes.filter(({ isRight }) => !isRight)
    const rightIn = (half: number) => outcomes.filter(({ isRight }, index) => index % 2 === half && isRight).length
    process.stdout.write(`first hits right: ${rightIn(0)} of 50 odd rows, ${rightIn(1)} of 50 even rows\n`)
    for (const { query, hit } of wrong) process.stdout.write(`  ${query}: ${hit}\n`)
    expect(outcomes.length - wrong.length).toBeGreaterThanOrEqual(95)
  })
})
