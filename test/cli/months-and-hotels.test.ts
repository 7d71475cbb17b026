import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (text: string, options: readonly string[] = []) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })

const POWER = ['--country', 'GB', '--map', '=activity:electricity']
const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** The starts and ends of the results. */
async function periods(text: string, options: readonly string[] = []) {
  const { files, stderr, stdout } = await calculate(text, [...POWER, ...options])
  const [, ...lines] = (files['out.csv'] ?? '').trim().split('\n')
  const days = lines.map(
    (line) =>
      line
        .match(/\d{4}-\d\d-\d\d/g)
        ?.slice(0, 2)
        .join(' to ') ?? '',
  )
  return { stderr, stdout: oneLine(stdout), periods: [...new Set(days)] }
}

const MARCH_AND_APRIL = ['2025-03-01 to 2025-04-01', '2025-04-01 to 2025-05-01']

describe('a column of months', () => {
  it.each([
    ['days of no clear order', 'Month', '01/03/2025', '01/04/2025', 'first'],
    ['days with the month first', 'Month', '3/1/2025', '4/1/2025', 'first'],
    ['days with the year first', 'Billing month', '2025-03-01', '2025-04-01', 'first'],
    ['days in words', 'Reporting period', '1 Mar 2025', '1 Apr 2025', 'first'],
    ['days in German', 'Abrechnungsmonat', '01.03.2025', '01.04.2025', 'first'],
    ['numbers of a spreadsheet', 'Month', '45717', '45748', 'first'],
    ['times of midnight', 'Month', '2025-03-01 00:00', '2025-04-01 00:00', 'first'],
    ['last days', 'Month', '31/03/2025', '30/04/2025', 'last'],
  ])('has whole months and says so: %s', async (_, header, march, april, day) => {
    const run = await periods(`Site,${header},kWh\nA,${march},1000\nA,${april},1000\n`)
    expect(run.stderr).toBe('')
    expect(run.periods).toEqual(MARCH_AND_APRIL)
    expect(run.stdout).toContain(`are the ${day} days of months, and are read as whole months`)
  })

  it('has whole months in a table with a column for each product', async () => {
    const run = await periods('Site,Month,Electricity (kWh),Gas (kWh)\nA,01/03/2025,1000,10\nA,01/04/2025,1000,10\n')
    expect([run.stderr, run.periods]).toEqual(['', MARCH_AND_APRIL])
  })

  it.each([
    ['another header', 'Date', '2025-03-01', '2025-04-01', []],
    ['a day within a month', 'Month', '2025-03-01', '2025-04-02', []],
    ['a column that the user names', 'Month', '2025-03-01', '2025-04-01', ['--map', 'Month=start']],
    ['periods that may be quarters', 'Period', '2025-04-01', '2025-07-01', []],
  ])('has days with %s', async (_, header, first, second, options) => {
    const run = await periods(`Site,${header},kWh\nA,${first},1000\nA,${second},1000\n`, options)
    expect([run.stderr, run.periods]).toEqual(['', [`${first} to ${first}`, `${second} to ${second}`]])
  })
})

describe('a hotel', () => {
  const HEADER = 'Type,Traveller,Country,Date,From,To,Class,Nights'
  const FLIGHT = 'Air,X,United States,13/05/2025,JFK,LHR,Economy,,'
  const factorsOf = (text = '') => text.match(/hotel-stay\/[^/]*/g)

  it.each(['City', 'Hotel City', 'Hotel location'])(
    'is in the country of its city, not of the traveller: %s',
    async (city) => {
      const stay = 'Hotel,X,United States,13/05/2025,,,,2,London'
      const run = await calculate(`${HEADER},${city}\n${FLIGHT}\n${stay}\n`)
      expect(run.stderr).toBe('')
      expect(factorsOf(run.files['out.csv'])).toEqual(['hotel-stay/uk'])
    },
  )

  it('is in the country of its city in the row of a flight', async () => {
    const run = await calculate(`${HEADER},Hotel city\nAir,X,GB,13/05/2025,LHR,CDG,Economy,2,New York\n`)
    expect(run.stderr).toBe('')
    expect(factorsOf(run.files['out.csv'])).toEqual(['hotel-stay/united-states'])
  })

  it.each(['Hotel,X,United States,13/05/2025,,,,2,Nowhereville', 'Air,X,GB,13/05/2025,LHR,CDG,Economy,2,Nowhereville'])(
    'asks if its city is not known: %s',
    async (row) => {
      const { stderr } = await calculate(`${HEADER},City\n${FLIGHT}\n${row}\n`)
      expect(stderr).toContain('Nowhereville')
    },
  )
})

describe('a row with a problem', () => {
  const HEADER = 'Site,Date,Product,Qty,Unit'

  it('counts in a total below it, which is left out', async () => {
    const rows = 'A,13/01/2025,Diesel,10,litres\nA,14/01/2025,Foozle,20,litres\n,,,30,'
    const { stderr } = await calculate(`${HEADER}\n${rows}\n`, ['--country', 'GB'])
    expect(stderr).toContain('tonne: 1 error in in.csv')
    expect(stderr).not.toContain('in.csv:4')
  })

  it('that lacks its value is not also asked for its unit', async () => {
    const rows = 'A,13/01/2025,Diesel,10,litres\nA,14/01/2025,Diesel,,'
    const { stderr } = await calculate(`${HEADER}\n${rows}\n`, ['--country', 'GB'])
    expect(stderr).toContain('in.csv:3:21: required: value: is empty')
    expect(stderr).toContain('tonne: 1 error in in.csv')
  })
})
