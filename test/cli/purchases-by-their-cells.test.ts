import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) =>
  calculateText(text, '--country', 'US', '--price-year', '2024', ...options)

/** The figures of money spent, in dollars. */
const spend = async (...rows: readonly string[]) =>
  (await run(`activity,start,value,currency,factor\n${rows.map((row) => `spend,2025-02-03,${row}`).join('\n')}\n`)).kg

describe('a list of things bought by the piece', () => {
  const orders = (unit: string, commodity: string, ...others: readonly string[]) =>
    [
      `PO Number,${commodity},Order Date,Quantity,UOM,Unit Price,Line Total,Currency,Status`,
      `1,Laptops,2025-02-03,20,${unit},1150,23000,USD,Received`,
      ...others,
    ].join('\n')

  it.each([
    ['EA', 'Commodity'],
    ['pcs', 'Product'],
    ['Stk', 'Product'],
    ['box', 'Item'],
  ])('is money spent in %s below %s, and a cancelled row does not count', async (unit, commodity) => {
    const cancelled = '2,Safety gloves,2025-02-04,400,EA,6.5,2600,USD,Cancelled'
    const { kg, said } = await run(orders(unit, commodity, cancelled))
    expect(kg).toEqual(await spend('23000,USD,Laptops'))
    expect(said).toContain('the amount "Line Total" counts; it must be without taxes')
  })

  it('stays a list of quantities if a product is a fuel or a unit measures it', async () => {
    for (const row of [
      '2,Diesel,2025-02-04,400,EA,6.5,2600,USD,Received',
      '2,Paper,2025-02-04,4,kg,6.5,26,USD,Received',
    ])
      expect((await run(orders('EA', 'Commodity', row))).said).not.toContain('is money spent on')
  })

  it('is what the person says it is', async () => {
    const { said } = await run(orders('EA', 'Commodity'), '--map', '=activity:quantity')
    expect(said).not.toContain('is money spent on')
  })
})

describe.each(['Nominal', 'GL Account', 'Account'])('a ledger whose %s has only numbers', (account) => {
  const ledger = (...rows: readonly string[]) =>
    `Invoice date,Supplier,${account},Description,Net (USD),Tax (USD)\n${rows.map((row) => `2025-02-03,Smith,${row}`).join('\n')}\n`

  it('counts what its descriptions say', async () => {
    const { kg, said } = await run(ledger('7600,Legal fees,1500,300', '7801,Cleaning,320,64'))
    expect(kg).toEqual(await spend('1500,USD,Legal fees', '320,USD,Cleaning'))
    expect(said).toContain(
      `the column "${account}" has only numbers and is not read; the column "Description" is factor`,
    )
  })

  it('keeps accounts that have names', async () => {
    const { kg } = await run(ledger('Legal fees,Invoice 1,1500,300', '7801 Cleaning,Invoice 2,320,64'))
    expect(kg).toEqual(await spend('1500,USD,Legal fees', '320,USD,Cleaning'))
  })
})

it('names the free text of a table of money that lacks the words of its purchases', async () => {
  const { said } = await run(
    'Date,Supplier,Description,Net (USD),Tax (USD)\n2025-02-03,Smith,Legal fees,1500,300\n',
    '--map',
    '=activity:spend',
  )
  expect(said).toContain('if the column "Description" has the words, pass --map "Description=factor"')
  expect(said).not.toContain('such as "Supplier"')
})

it.each([
  ['R$ 1.234,50', 'BRL'],
  ['S$ 1.234,50', 'SGD'],
  ['1.234,50 zł', 'PLN'],
  ['1.234,50 Kč', 'CZK'],
  ['₺1.234,50', 'TRY'],
])('reads the currency of %s', async (amount, code) => {
  const { kg } = await run(
    `Date;Account;Amount\n2025-02-03;Legal fees;${amount}\n`,
    '--map',
    '=activity:spend',
    '--map',
    'Account=factor',
  )
  expect(kg).toEqual(await spend(`1234.5,${code},Legal fees`))
})

it.each([
  ['Travel-Airline', 'Airfare'],
  ['Travel-Lodging', 'Hotel'],
  ['Business Services-Office Supplies', 'Office supplies'],
  ['Restaurant-Restaurant', 'Restaurant'],
  ['Communications-Mobile Telephone', 'Mobile telephone'],
])('reads the category %s of a card statement without its group', async (category, purchase) => {
  const { kg } = await run(
    `Date,Category,Amount (USD)\n2025-02-03,${category},100\n`,
    '--map',
    '=activity:spend',
    '--map',
    'Category=factor',
  )
  expect(kg).toEqual(await spend(`100,USD,${purchase}`))
  expect(kg).toHaveLength(1)
})

it.each(['Train', 'Individual Meals', 'Internet/Online Fees', 'Copy paper'])(
  'counts what travellers call %s',
  async (purchase) => {
    expect(await spend(`100,USD,${purchase}`)).toHaveLength(1)
  },
)
