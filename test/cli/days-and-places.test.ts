import { describe, expect, it } from 'vitest'
import { type Run, runTonne } from './memory-io.ts'

const calculate = (lines: readonly string[], ...options: readonly string[]) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': lines.join('\n') } })
const totals = ({ files }: Run) => files['out.csv']?.split('\n').map((line) => line.split(',').at(-1))
const said = ({ stdout }: Run) => stdout.replaceAll(/\s+/g, ' ')

const TRIP = ['--year', '2025', '--map', '=activity:trip', '--map', '=mode:CAR']
const FUEL = ['--map', '=activity:fuel', '--map', '=fuel:natural gas', '--country', 'GB']

describe('the names From and To', () => {
  const bills = (header: string) => [
    `Site,${header},kWh`,
    'Leeds,01/01/2025,31/01/2025,100',
    'Leeds,01/02/2025,28/02/2025,200',
  ]

  it('are a period above days, whatever the table is about', async () => {
    const [run, stated] = [await calculate(bills('From,To'), ...FUEL), await calculate(bills('Start,End'), ...FUEL)]
    expect([run.stderr, run.code]).toEqual(['', 0])
    expect(totals(run)).toEqual(totals(stated))
    expect(said(run)).toContain('the column "From" is start, because of its cells, like "01/01/2025"')
  })

  it('are the ends of a journey above places, next to a fuel and a quantity', async () => {
    const rows = ['Manchester,Leeds,44,Car,Petrol', 'Reading,Bristol,78,Car,Petrol']
    const run = await calculate(['From,To,Miles,Vehicle,Fuel', ...rows], ...TRIP)
    expect([run.stderr, run.code]).toEqual(['', 0])
    expect(said(run)).toContain('the column "From" is from, because of its cells, like "Manchester"')
  })
})

describe('the only unknown column of days', () => {
  const freight = (header: string, day: string) => [`${header},From,To,Mode,Tonnes`, `${day},Leeds,Hull,Truck,2`]

  it.each(['Collected', 'Serviced on', 'Picked'])('is the first day under the name %s', async (header) => {
    const [run, stated] = [
      await calculate(freight(header, '14/02/2025')),
      await calculate(freight('Date', '14/02/2025')),
    ]
    expect(run.code).toBe(0)
    expect(totals(run)).toEqual(totals(stated))
  })

  it('is asked for if a cell is no day', async () => {
    expect((await calculate(freight('Collected', 'by J'))).stderr).toContain('start')
  })
})

describe('a departure above days', () => {
  it('is the first day next to a route', async () => {
    const flights = (header: string) => [`${header},Routing,Class,Traveller`, '2025-02-17,LHR-FRA,Business,B']
    const [run, stated] = [await calculate(flights('Departure')), await calculate(flights('Date'))]
    expect([run.stderr, run.code]).toEqual(['', 0])
    expect(totals(run)).toEqual(totals(stated))
  })

  it('leaves a type of one way and return as the ways of the journeys', async () => {
    const run = await calculate([
      'Date,Routing,Class,Type',
      '2025-02-17,LHR-FRA,Economy,One way',
      '2025-02-18,LHR-FRA,Economy,Return',
    ])
    expect([run.stderr, run.code]).toEqual(['', 0])
    expect(said(run)).toContain('the column "Type" is isReturn, because of its cells')
  })
})
