import { describe, expect, it } from 'vitest'
import { defineFactor, EmissionsError } from '../../../../src/index.ts'
import {
  createCatalogue,
  findBridge,
  findFactor,
  publishedCatalogue,
  searchBridges,
  searchFactors,
} from '../../../../src/reference/factors/index.ts'

const MEGABYTE = 1_000_000

/** The code of the first violation of what is thrown. */
function codeOf(work: () => unknown): string | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    return EmissionsError.is(error) ? error.violations[0]?.code : String(error)
  }
}

describe('a text by which factors are looked for', () => {
  it.each(['a', '?', '+', '? ', 'a b ', '?\n', 'é'])('of a megabyte of %j is rejected', (part) => {
    const text = part.repeat(MEGABYTE / part.length)
    for (const work of [findFactor<string>, searchFactors<string>, findBridge, searchBridges]) {
      expect(codeOf(() => work(text))).toBe('text_too_long')
    }
    expect(publishedCatalogue.find(text)).toBeUndefined()
    expect(codeOf(() => defineFactor({ key: text, unit: 'l', per1: { co2e: '1' } }))).toBe('text_too_long')
  })

  it('is read up to 512 characters', () => {
    expect(codeOf(() => findFactor('a'.repeat(512)))).toBe('factor_not_found')
    expect(codeOf(() => findFactor('a'.repeat(513)))).toBe('text_too_long')
    expect(searchFactors('gas '.repeat(128)).length).toBeGreaterThan(0)
    const longest = defineFactor({ key: `own/${'k'.repeat(508)}`, unit: 'l', per1: { co2e: '1' } })
    expect(createCatalogue([longest]).find(longest.key)).toBe(longest)
  })

  it('is as long as no published key, derived ones included, ever is', () => {
    const longest = Math.max(...publishedCatalogue.factors().map(({ key }) => key.length))
    // a pair or a row of biogenic CO2, a GWP set and radiative forcing
    expect(2 * longest + '?biogenic=&gwp=AR6_GWP100&rf=1.7'.length).toBeLessThanOrEqual(512)
  })

  it('may be a key that is derived and followed by lines', () => {
    expect(publishedCatalogue.find(`${'?'.repeat(500)}\n`)).toBeUndefined()
  })
})
