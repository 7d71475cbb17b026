import { describe, expect, it } from 'vitest'
import type { ApiClient } from '../../../../src/apps/page/api-client.ts'
import { factorSearch } from '../../../../src/apps/page/import/requests.ts'
import { units } from '../../../../src/core/units/index.ts'
import { MONEY_UNIT_ID } from '../../../../src/resources/index.ts'

/** The units as the service lists them: none of them is the denominator of money. */
const UNITS = Object.values(units).map(({ id, short_name }) => ({ id, short_name }))
const TONNES = Array.from({ length: 20 }, (_, index) => ({
  id: `t${index}`,
  name: 'Paper',
  co2e: 1,
  denominatorUnitId: 3,
}))
const FACTORS = [
  ...TONNES,
  { id: 'usd', name: 'Paper mills', co2e: 2, source: 'EPA', denominatorUnitId: MONEY_UNIT_ID },
]

/** A service with more factors per tonne than the list shows, all of them before the one per money. */
const client = {
  get: async (path: string) => {
    const limit = Number(new URL(path, 'http://localhost').searchParams.get('limit'))
    return { value: FACTORS.slice(0, limit) }
  },
  list: async () => UNITS,
} as unknown as ApiClient

describe('the factors that a cell offers', () => {
  it('are per money for money spent, and per a unit for every other activity', async () => {
    const find = factorSearch(client)
    const offered = async (activity: string) => (await find('paper', activity)).map(({ id }) => id)
    expect(await offered('spend')).toEqual(['usd'])
    expect(await offered('quantity')).toEqual(TONNES.slice(0, 12).map(({ id }) => id))
    expect(await offered('')).toHaveLength(12)
  })

  it('are all of them if the units cannot be read', async () => {
    const broken = { ...client, list: () => Promise.reject(new Error('gone')) } as unknown as ApiClient
    expect(await factorSearch(broken)('paper', 'spend')).toHaveLength(12)
  })
})
