import { describe, expect, it } from 'vitest'
import { isFiltered, parseHash, parseRecordKey, printHash, recordKey } from '../../../../src/apps/page/page-state.ts'
import { yearPeriod } from '../../../../src/apps/page/period.ts'
import { inventoryOfRecords, type RecordTraces } from '../../../../src/apps/page/record-sums.ts'

describe('the address of the page', () => {
  it('says all that a reader chose, and is read back', () => {
    const state = {
      year: 2024,
      method: 'location',
      digits: 'all',
      filter: { site: 'site:1', scope: 'SCOPE_1', activity: 'fuel', search: 'a & b=c', month: '03' },
      per: '120 employees',
      report: 'esrs-e1',
      open: ['total', 'record:market:1'],
    } as const
    expect(parseHash(printHash(state))).toEqual(state)
    expect(isFiltered(state.filter)).toBe(true)
  })

  it('is empty for the usual view, and reads nonsense as that', () => {
    expect(printHash(parseHash(''))).toBe('#')
    expect(parseHash('#year=99999&method=both&digits=many')).toEqual(parseHash(''))
    expect(isFiltered(parseHash('').filter)).toBe(false)
  })

  it('names records by method and id', () => {
    expect(parseRecordKey(recordKey('a:b', 'location'))).toEqual({ id: 'a:b', method: 'location' })
    expect(parseRecordKey('total')).toBe(null)
  })
})

/** A record of half a year in each of two years, of 100 kg by the market and 300 kg by the grid. */
function electricity(title: string): RecordTraces {
  const trace = (co2e: string) => {
    const amounts = { co2e, co2: null, ch4: null, n2o: null, biogenicCo2: null }
    return {
      method: { id: 'electricity_market' as const, version: 1 },
      contributions: [],
      total: amounts,
      emission: amounts,
      notices: [{ code: 'residual_mix_is_grid' as const, message: '' }],
    }
  }
  const holder = { of: 'site', id: 's', name: '@site' } as const
  const [start, end] = ['2024-12-31T00:00:00.000Z', '2025-01-02T00:00:00.000Z']
  return {
    record: { id: title, title, comment: null, start, end, kindId: 'k', holder, isElectricity: true },
    kind: { id: 'k', name: 'Electricity', scope: 'SCOPE_2' },
    market: trace('100/3'),
    location: trace('300'),
  }
}

describe('sums of records', () => {
  const all = [electricity('a'), electricity('b')]

  it('are exact, with the share of time of each record, by the method that was chosen', () => {
    const period = yearPeriod(2025)
    const market = inventoryOfRecords(all, { period, method: 'market' })
    expect(market.total.co2e).toEqual({ exact: '100/3', kg: 100 / 3 })
    expect([market.total.records, market.total.co2, market.total.biogenicCo2]).toEqual([2, null, null])
    expect(market.scope2.locationBased.co2e.exact).toBe('300')
    expect(market.noticesOfRecords).toEqual([{ code: 'residual_mix_is_grid', records: 2 }])
    const location = inventoryOfRecords(all, { period, method: 'location' })
    expect([location.total, location.bySite[0]?.amounts].map((amounts) => amounts?.co2e.exact)).toEqual(['300', '300'])
    expect(inventoryOfRecords(all, { period: yearPeriod(2023), method: 'market' }).total.records).toBe(0)
  })
})
