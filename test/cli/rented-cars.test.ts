import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const HEADER =
  'RA Number,Renter,Vehicle Class,Make/Model,Fuel Type,Date Out,Date In,Pickup Location,Return Location,Odometer Out,Odometer In,Miles Driven,Rental Days,Net Amount,Currency'
const PETROL = '123A,SMITH J,Compact,VW GOLF,Petrol,2025-06-14,2025-06-16,Leeds,Leeds,10200,10412,212,3,96.00,GBP'
const ELECTRIC = '123C,REES T,Compact,TESLA MODEL 3,Electric,2025-06-16,2025-06-17,York,York,8000,8120,120,2,110.00,GBP'

/** Kilograms of the same journey in the columns of the program. */
const kgOfTrip = async (miles: number, words: string) =>
  (await calculateText(`activity,start,mode,value,unit,vehicle\ntrip,2025-06-14,CAR,${miles},mi,${words}`)).kg

describe('a list of rented cars', () => {
  it('is business travel between its two days', async () => {
    const { kg, stderr, column, summary } = await calculateText(`${HEADER}\n${PETROL}`)
    expect([stderr, kg]).toEqual(['', await kgOfTrip(212, 'small car petrol')])
    expect([column('scope'), column('start'), column('end')]).toEqual([['3'], ['2025-06-14'], ['2025-06-17']])
    expect(summary).toContain('the activity of each row is trip, because there is a column "RA Number"')
  })

  it.each([
    ['Mietvertrag,Fahrzeug,Abholdatum,Rückgabedatum,Strecke (km)', 'M1,Pkw,2025-06-14,2025-06-16,212'],
    ['Rental agreement,Car class,Pick-up date,Return date,Miles', 'R1,Compact,2025-06-14,2025-06-16,212'],
  ])('has other names for its columns: %s', async (header, row) => {
    const { column } = await calculateText(`${header}\n${row}`)
    expect([column('scope'), column('start'), column('end')]).toEqual([['3'], ['2025-06-14'], ['2025-06-17']])
  })

  it('asks about electric cars, whose own factor is zero, and an option answers', async () => {
    const text = `${HEADER}\n${PETROL}\n${ELECTRIC}`
    const { stderr } = await calculateText(text)
    expect(stderr).toContain('"Electric" cars have a factor of zero per distance')
    const answered = await calculateText(text, '--map', 'Electric=fuel:battery electric vehicle')
    expect([answered.stderr, answered.kg[1]]).toEqual(['', 0])
  })

  it('counts the electricity of a car by the factor of its row', async () => {
    const key = 'desnz-2025/uk-electricity-for-evs/cars-by-size/average-car/battery-electric-vehicle/km'
    const { kg, stderr } = await calculateText(`${HEADER},factor\n${ELECTRIC},${key}`)
    expect([stderr, (kg[0] ?? 0) > 0]).toEqual(['', true])
  })

  it('is not a list of the company: its cars are Scope 1', async () => {
    const text = 'Registration,Fuel Type,Date,Miles Driven\nAB12CDE,Petrol,2025-06-14,212'
    expect((await calculateText(text)).column('scope')).not.toContain('3')
  })
})
