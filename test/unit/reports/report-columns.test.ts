import { expect, it } from 'vitest'
import { CountryTallies } from '../../../src/reports/disclosure/report-columns.ts'

it('countries stand in the order of their codes, and what is of none behind them, in whatever order they came', () => {
  const codes = new Map([
    [826, 'GB'],
    [276, 'DE'],
  ])
  const orders: readonly (number | null)[][] = [
    [null, 826, 276],
    [826, null, 276],
    [276, 826, null],
    // of no country that is known
    [7, 276, 826, null],
  ]
  for (const order of orders) {
    const tallies = new CountryTallies({ countryOf: (id) => codes.get(id) })
    const added = order.map((countryId) => {
      const groups = { countryId, kind: { id: 'k', name: 'k', scope: 'SCOPE_3' }, site: null, vehicle: null }
      return tallies.add({ groups, record: {} } as never)
    })
    expect(added).toEqual(order.map((id) => codes.get(id ?? 0) ?? null))
    expect(tallies.resource(() => null).map(({ country }) => country)).toEqual(['DE', 'GB', null])
  }
})
