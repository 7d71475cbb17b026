import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const RIDES = ['Trip ID,Request Date,City,Distance (mi),Transaction Type,Fare in Local Currency,Local Currency Code']
const ride = (id: string, type: string) => `${id},2025-03-03,London,6.2,${type},21.40,GBP`
const TAXI = ['--map', '=activity:trip', '--map', '=mode:taxi', '--country', 'GB'] as const

describe('an export of rides', () => {
  const text = [...RIDES, ride('a1', 'Fare'), ride('a1', 'Tip'), ride('a2', 'Cancellation fee')].join('\n')

  it('asks which of its transactions moved somebody, and the advice works', async () => {
    const asked = await calculateText(text, ...TAXI)
    expect(asked.said).toContain('a row of it may be a tip, a fee or a refund; pass --map "Transaction Type=mode"')
    expect(asked.said).toContain('say what each of its words is: --map "WORD=mode:taxi", or mode:none if nobody moved')
    const answers = ['Transaction Type=mode', 'Fare=mode:taxi', 'Tip=mode:none', 'Cancellation fee=mode:none']
    const answered = await calculateText(text, ...TAXI, ...answers.flatMap((one) => ['--map', one]))
    const one = 'activity,start,mode,distanceKm,country\ntrip,2025-03-03,taxi,9.9779328,GB\n'
    expect(answered.kg).toEqual((await calculateText(one)).kg)
  })

  it('proposes taxis next to own and company cars', async () => {
    const { said } = await calculateText(text)
    expect(said).toContain('the same with --map "=mode:taxi" if they took taxis')
    expect(said).not.toContain('both read as currency')
  })

  it('has a currency that changes no distance', async () => {
    const { kg } = await calculateText([...RIDES, ride('a1', '')].join('\n'), ...TAXI)
    expect(kg).toHaveLength(1)
  })
})

it('asks for the distance of a rented car, and proposes to drop neither its fuel nor a mode', async () => {
  const rentals = (km: string) =>
    `Rental Agreement No,Pick-up Date,Return Date,Fuel,Rental Days,Distance Driven (km)\nH1,2025-03-03,2025-03-06,Diesel,3,412\nH2,2025-03-10,2025-03-11,Diesel,1,${km}\n`
  const { said, kg } = await calculateText(rentals(''))
  expect(kg).toEqual([])
  expect(said).toContain('value: is empty; fill in one-way distance')
  expect(said).not.toContain('--map Fuel=')
  expect(said).not.toContain('=mode:WORD')
  expect((await calculateText(rentals('100'))).kg).toHaveLength(2)
})

it('asks for a row for each leg of a shipment with a stop', async () => {
  const { said } = await calculateText(
    'AWB,Flight Date,Origin,Via,Destination,Gross Weight,UoM\n020-2,2025-03-11,HKG,DXB,LHR,1040,KG\n',
  )
  expect(said).toContain('via: is not used by movement; write a row for each leg of the route')
})
