import { describe, expect, it } from 'vitest'
import { calculateRows } from '../../../../src/rows/index.ts'
import { activityOfHeader } from '../../../../src/rows/words/header-activity.ts'
import { readHeaderCells } from '../../../../src/rows/words/header-words.ts'

/** The columns of a header, and the activity that it shows. */
function read(header: string) {
  const cells = header.split(',')
  const columns = readHeaderCells(cells, {})
  return [columns.map(({ column }) => column ?? '?').join(','), activityOfHeader(cells, columns)?.activity]
}

describe('the columns of a header that depend on the others', () => {
  it.each([
    ['Standort,Zeitraum von,Zeitraum bis,Brennstoff', 'site,start,end,product', undefined],
    ['Supplier,Invoice date,Description,Amount', ',start,note,value', undefined],
    ['Site,Read date,Invoice date,Usage', 'site,start,,value', undefined],
    ['Site,Invoice date,Payment date,Usage', 'site,start,,value', undefined],
    ['Site,Ship date,Payment date,Usage', 'site,start,,value', undefined],
    ['Equipment,Date of top-up,Gas,Amount (kg)', 'note,start,gas,value', 'refrigerant'],
    ['Site,Collection date,EWC,Route,Weight t', 'site,start,factor,treatment,value', 'quantity'],
    ['Travel date,Route,Class,Passengers', 'start,from,class,passengers', 'trip'],
    ['Shipment,Ship date,Mode,Origin,Destination,Weight (kg)', 'id,start,mode,from,to,value', 'movement'],
    ['Ref,Date,Type,From,To,Nights', 'id,start,mode,from,to,nights', 'trip'],
  ])('are read: %s', (header, columns, activity) => {
    expect(read(header)).toEqual([columns, activity])
  })

  it('take the country of a hotel from a row without a journey', async () => {
    const [row] = await calculateRows([{ activity: 'trip', start: '2025-02-11', nights: 2, country: 'FR' }])
    expect(row?.results[0]?.calculation.contributions[0]?.factor.name).toContain('France')
  })
})
