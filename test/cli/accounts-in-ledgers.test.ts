import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const ledger = (account: string, ...options: readonly string[]) =>
  calculateText(
    `Date,Account,Net amount (USD)\n2021-05-03,${account},1000`,
    '--country',
    'US',
    '--map',
    '=activity:spend',
    ...options,
  )

describe('an account of a ledger that no factor fits', () => {
  it('is named as the cell of the file in the option, which works', async () => {
    expect((await ledger('6220 Freight')).said).toContain('--map "6220 Freight=factor:WORD"')
    const key = 'useeio-1-3/484121/general-freight-trucking-long-distance-truckload/with-margins/usd-2022'
    const { kg, said } = await ledger('6220 Freight', '--map', `6220 Freight=factor:${key}`)
    expect([kg.length, said.includes('never used')]).toEqual([1, false])
  })

  it('proposes no other industry for energy', async () => {
    const { said } = await ledger('6300 Electricity')
    expect(said).not.toContain('instrument')
    expect(said).toContain('kWh')
  })
})

describe('a ledger of another program', () => {
  it('has the name of an account next to its number', async () => {
    const text = 'N/C,Name,Date,Type,Ref,Details,Net\n7504,Office Stationery,13/09/2023,PI,V1,Viking,98.20'
    const { kg, said } = await calculateText(text, '--country', 'GB', '--map', '=currency:GBP')
    expect(said).toContain('the column "Name" is factor')
    expect(kg).toHaveLength(1)
  })

  it('has the description of a commodity and the total of a line', async () => {
    const text =
      'PO Number,Supplier,Supplier Country,Commodity Description,Order Date,Line Total,Currency\nPO1,X,US,stationery,12/31/2021,24000.00,USD'
    const { kg } = await calculateText(text)
    expect(kg).toHaveLength(1)
  })
})
