import { describe, expect, it } from 'vitest'
import { publishedCatalogue, selectFactor } from '../../../../src/reference/factors/index.ts'
import { accountWords } from '../../../../src/reference/factors/spend/account-sectors.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { readAccount } from '../../../../src/rows/words/account-words.ts'

const catalogue = await withFactorSets(publishedCatalogue)
const period = { start: '2022-01-01', end: '2023-01-01' }

/** The accounts of each sector. */
const linesOf = (country: 'GB' | 'US') =>
  accountWords(country)
    .split('\n')
    .map((line) => line.split(' < '))
    .map(([sector = '', names = '']) => ({ country, sector, names: names.split(', ') }))

describe('an account that buys from one sector', () => {
  it.each([...linesOf('GB'), ...linesOf('US')])('has one factor under each of its names: $country, $sector', (line) => {
    const { country, names } = line
    // the ending is the same for all names
    const tried = names.filter((name) => !/ (?:expense|cost)$/.test(name) || name === names[1])
    const found = tried.map((words) => {
      const activity = { kind: 'spend', words } as const
      return selectFactor({ activity, region: country, period, catalogue }).factor.name
    })
    expect([...new Set(found)]).toHaveLength(1)
  })

  it('is no account to ask about or to leave out', () => {
    const read = linesOf('GB').flatMap(({ names }) => names.filter((name) => readAccount(name) !== undefined))
    expect(read).toEqual([])
  })
})
