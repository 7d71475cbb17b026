import { describe, expect, it } from 'vitest'
import { findHeaderRow } from '../../../../src/rows/index.ts'
import { readHeaderCells } from '../../../../src/rows/words/header-words.ts'

/** The columns of a header, and the units that it names. */
function read(header: string, map: Parameters<typeof readHeaderCells>[1] = {}, activity?: string) {
  return readHeaderCells(header.split(','), map, activity).map(({ column, measure }) =>
    measure === undefined ? column : `${column} in ${measure}`,
  )
}

describe('a header of unknown words whose column a map names', () => {
  it.each([
    ['One-way leg (miles)', 'distanceKm', 'distanceKm in miles'],
    ['Home to work leg miles', 'distanceKm', 'distanceKm in miles'],
    ['HT+NT Bezug gesamt (MWh)', 'value', 'value in MWh'],
    ['Cargo taken on (lbs)', 'value', 'value in lbs'],
    ['Line L', 'value', 'value'],
    ['Gas meter', 'value', 'value'],
    ['Leg (miles)', 'note', 'note'],
  ] as const)('%s as %s is %s', (header, column, expected) => {
    expect(read(header, { [header]: column })).toEqual([expected])
  })
})

describe('several amounts of money', () => {
  it.each([
    ['Date,Amount,VAT,Net', ['start', '', '', 'value']],
    ['Date,Amount,Tax,Net Amount', ['start', '', '', 'value']],
    ['Date,Amount,VAT,Amount excl. VAT', ['start', '', '', 'value']],
    ['Date,Net Value,Amount', ['start', 'value', '']],
    ['Date,Amount', ['start', 'value']],
  ])('of %s are read as the one without taxes', (header, columns) => {
    expect(read(header)).toEqual(columns)
  })
})

describe('a quantity next to money', () => {
  it('is not read if every row is money that was spent', () => {
    expect(read('Date,Qty,Net Amount', {}, 'spend')).toEqual(['start', '', 'value'])
    expect(read('Date,Quantity,Unit,Spend', {}, 'spend').at(-1)).toBe('value')
  })

  it('is the value of other activities, and where a map names it', () => {
    expect(read('Date,Qty,Net Amount')).toEqual(['start', 'value', 'billedAmount'])
    expect(read('Date,Qty,Net Amount', { Qty: 'value' }, 'spend')).toEqual(['start', 'value', 'billedAmount'])
  })
})

describe('From and To', () => {
  const columns = (text: string) => {
    return findHeaderRow(text, ',', { columnMap: {} })?.columns.map(({ column }) => column)
  }

  it('above days are a period, and the day of the invoice is not read', () => {
    const header = 'Invoice date,Site,From,To,kWh\n'
    expect(columns(`${header}2025-02-05,Naas,01-Jan-2025,31-Jan-2025,12\n`)).toEqual([
      '',
      'site',
      'start',
      'end',
      'value',
    ])
  })

  it('above places are the ends of a journey', () => {
    expect(columns('Date,From,To,km\n2025-02-05,Leeds,Hull,12\n')?.slice(0, 3)).toEqual(['start', 'from', 'to'])
  })
})
