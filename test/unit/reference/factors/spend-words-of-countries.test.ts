import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { publishedCatalogue, selectFactor } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'

const WORDS = ['advertising', 'marketing', 'insurance', 'catering', 'legal services', 'office supplies', 'software']
const OTHERS = ['cleaning services', 'telecommunications', 'printing', 'training', 'hotels', 'courier']

/** The outcome of words of money spent: the key of their factor, or the error. */
async function outcomeOf(words: string, region: string, sets?: Parameters<typeof withFactorSets>[1]) {
  const catalogue = await withFactorSets(publishedCatalogue, sets)
  try {
    const period = { start: '2024-01-01', end: '2024-02-01' }
    return selectFactor({ activity: { kind: 'spend', words }, region, period, catalogue }).factor.key
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
    return error.violations.map(({ code, message }) => `${code}: ${message}`).join('\n')
  }
}

describe('words of money spent outside of Great Britain', () => {
  it.each([...WORDS, ...OTHERS])('mean the same whether the British factors are loaded or not: %s', async (words) => {
    for (const region of ['US', 'ES']) {
      const alone = await outcomeOf(words, region, ['spend'])
      expect([region, await outcomeOf(words, region)]).toEqual([region, alone])
    }
  })
})
