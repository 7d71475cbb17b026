import { describe, expect, it } from 'vitest'
import { activityOfHeader } from '../../src/rows/words/header-activity.ts'
import { settleColumns } from '../../src/rows/words/header-roles.ts'
import { readHeaderCells } from '../../src/rows/words/header-words.ts'
import { runTonne } from './memory-io.ts'

describe('the columns of exports', () => {
  const columnsOf = (...headers: readonly string[]) => readHeaderCells(headers, {}).map(({ column }) => column)

  it('are found if a header names one twice, or by the noun at its end', () => {
    expect(columnsOf('Site Name', 'MPAN / MPRN', 'Utility', 'Invoice No.')).toEqual(['site', 'meter', 'product', 'id'])
    expect(columnsOf('WTN Ref', 'Collection Date', 'Producer Site', 'Tonnes')).toEqual(['id', 'start', 'site', 'value'])
    const read = ['Opening Read', 'Closing Read', 'GL Account', 'Unit Price (ppl)'] as const
    expect(columnsOf(...read)).toEqual(['opening', 'closing', '', ''])
    expect(columnsOf(...read, 'Usage')).toEqual(['', '', '', '', 'value'])
  })

  it('stay unknown if nothing says what they are', () => {
    expect(columnsOf('Zeitreihe', 'Level')).toEqual([undefined, undefined])
  })

  it('depend on the other columns', () => {
    expect(columnsOf('Building', 'Fuel', 'Unit')).toEqual(['site', 'product', 'unit'])
    expect(columnsOf('activity', 'fuel')).toEqual(['activity', 'fuel'])
    expect(columnsOf('Product', 'Origin', 'Destination', 'Routing')).toEqual(['mode', 'from', 'to', 'via'])
    expect(columnsOf('EWC Code', 'Waste Description')).toEqual(['factor', ''])
    expect(columnsOf('Utility', 'Meter', 'From', 'To', 'Usage')).toEqual(['product', 'meter', 'start', 'end', 'value'])
    expect(columnsOf('mode', 'From', 'To', 'Usage')).toEqual(['mode', 'from', 'to', 'value'])
  })

  it('never change a column that a map names', () => {
    const columns = readHeaderCells(['Fuel', 'Kind'], { Fuel: 'fuel' })
    expect(settleColumns(['Fuel', 'Kind'], columns)[0]?.column).toBe('fuel')
  })

  it.each([
    [['Travel Date', 'Origin', 'Destination', 'Class of Service'], 'trip'],
    [['Ship Date', 'Origin', 'Destination', 'Gross Weight (kg)'], 'movement'],
    [['Date', 'EWC Code', 'Tonnes', 'Disposal Route'], 'quantity'],
    [['Date', 'NAICS', 'Amount', 'Currency'], 'spend'],
    [['Date', 'Product', 'Litres'], undefined],
  ])('of %j show the activity %s', (headers, activity) => {
    expect(activityOfHeader(headers, readHeaderCells(headers, {}))?.activity).toBe(activity)
  })
})

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })
const unwrapped = (text: string) => text.replaceAll(/\n\s+/g, ' ')

/** The results of a run, without the names of its rows. */
async function resultsOf(text: string, options: readonly string[] = []): Promise<readonly string[]> {
  const { files, stderr } = await calculate(text, options)
  expect(stderr).toBe('')
  const [header = '', ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const at = header.split(',').indexOf('co2eKg')
  return lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/)[at] ?? '').sort()
}

describe('an export', () => {
  it('takes the order of its dates from its other column of dates', async () => {
    const bills = 'Utility,Meter,From,To,kWh\nElectric,M,01/02/2025,28/02/2025,100\n'
    const run = await calculate(bills, ['--country', 'GB'])
    expect(unwrapped(run.stdout)).toContain('start has the day first, like the other dates of the file')
    expect(run.stdout).toContain('2025-02')
  })

  it('names the rows of a column of totals that differ, and leaves out a row of totals', async () => {
    const wide =
      'Site,Fuel,Unit,Jan-25,Feb-25,Total\nA,Electricity,kWh,100,200,300\nB,Electricity,kWh,10,20,41\nGrand Total,,,110,220,330\n'
    const run = await calculate(wide, ['--country', 'GB'])
    expect(unwrapped(run.stdout)).toContain(
      'in 1 row it is not the sum of the other columns (line 3 says 41, and its cells add up to 30)',
    )
    expect(unwrapped(run.stdout)).toContain(
      'line 4 ("Grand Total") is not read, because it is the sum of the rows above it',
    )
    expect(run.stdout).toContain('4 activities')
    const right = await calculate(wide.replace(',41', ',30'), ['--country', 'GB'])
    expect(unwrapped(right.stdout)).toContain('the column "Total" is not read, because the rows add up to it')
  })

  it('has litres if a price per litre says so', async () => {
    const card = 'Transaction Date,Product,Quantity,Unit Price (ppl)\n17/01/2025,DERV,50,118.2\n'
    const plain = 'start,activity,fuel,value,unit,country\n2025-01-17,fuel,diesel,50,l,GB\n'
    expect(await resultsOf(card, ['--country', 'GB'])).toEqual(await resultsOf(plain))
  })

  it('finds places by the country of the row, and an airport at the end of a road', async () => {
    const trips =
      'Travel Date,Mode,Origin,Destination,Nights\n17/01/2025,Taxi,LHR,London,\n18/01/2025,Car Hire,Manchester,Leeds,\n'
    const plain =
      'activity,start,mode,vehicle,from,to\ntrip,2025-01-17,CAR,regular taxi,AIR:LHR,"London, GB"\ntrip,2025-01-18,CAR,,"Manchester, GB","Leeds, GB"\n'
    expect(await resultsOf(trips, ['--country', 'GB'])).toEqual(await resultsOf(plain))
  })

  it('reads the code of an industry of the United Kingdom, with and without its scheme', async () => {
    const spend = (code: string) => `Date,SIC,Net\n15/01/2023,${code},£8500.00\n`
    const plain =
      'activity,start,value,currency,country,factor\nspend,2023-01-15,8500,GBP,GB,gb-spend-2023/69-1/legal-services/gbp-2023\n'
    const expected = await resultsOf(plain)
    expect(await resultsOf(spend('69.1'), ['--country', 'GB'])).toEqual(expected)
    expect(await resultsOf(spend('SIC 69.1'), ['--country', 'GB'])).toEqual(expected)
  })

  it('rejects an unknown --country', async () => {
    const run = await calculate('activity,start\nfuel,2025-01-01\n', ['--country', 'Atlantis'])
    expect(run.stderr).toContain('--country must be an ISO 3166-1 code of a country, like GB; received "Atlantis"')
  })
})
