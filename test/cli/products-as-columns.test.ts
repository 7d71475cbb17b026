import { describe, expect, it } from 'vitest'
import { readItem } from '../../src/base/index.ts'
import { calculateText } from './calculated-file.ts'

const GB = ['--country', 'GB'] as const

/** The figures of rows with their own product, one for each quantity. */
async function kilogramsOfRows(...rows: readonly string[]) {
  const lines = rows.map((row) => `Leeds,2025-01-31,${row}`)
  const { kg } = await calculateText(['Site,Date,Product,Quantity,Unit', ...lines].join('\n'), ...GB)
  return kg
}

const WATER = ['Water,120,m3', 'Sewerage,114,m3'] as const
const ENERGY = ['Electricity,12000,kWh', 'Gas,11400,kWh'] as const
const FUELS = ['Diesel,1200,l', 'Petrol,1140,l'] as const

/** Names of two columns of quantities, and the rows that they represent. */
const PAIRS: readonly (readonly [first: string, second: string, rows: readonly [string, string]])[] = [
  ['Water m3', 'Sewerage m3', WATER],
  ['Water (m3)', 'Wastewater (m3)', WATER],
  ['Water volume m3', 'Foul m3', WATER],
  ['Clean water m3', 'Trade effluent m3', WATER],
  ['Water consumption (m3)', 'Sewerage volume (m3)', WATER],
  ['Electricity kWh', 'Gas kWh', ENERGY],
  ['Electricity usage (kWh)', 'Gas usage (kWh)', ENERGY],
  ['Electricity kWh', 'District heat kWh', ['Electricity,12000,kWh', 'Heat,11400,kWh']],
  ['Diesel litres', 'Petrol litres', FUELS],
]
const MONEY = ['Amount', 'Charge £', 'Net amount', 'Amount (GBP)', 'Cost', 'Total £']

const quantitiesOf = (rows: readonly string[]) => rows.map((row) => row.split(',')[1]).join(',')

describe('a bill with two products as columns', () => {
  const cases = [
    ...PAIRS.map(([first, second, rows], index) => ({
      first,
      second,
      rows,
      money: readItem(MONEY, index % MONEY.length),
    })),
    ...MONEY.map((money) => ({ first: 'Water m3', second: 'Sewerage m3', rows: WATER, money })),
  ]
  it.each(cases)(
    'has a row for each of $first and $second, and does not read $money',
    async ({ first, second, rows, money }) => {
      const text = `Site,Date,${first},${second},${money}\nLeeds,2025-01-31,${quantitiesOf(rows)},350.20`
      const { kg, said } = await calculateText(text, ...GB)
      expect(kg).toEqual(await kilogramsOfRows(...rows))
      expect(said).toMatch(new RegExp(`"${money.replaceAll(/[()]/g, '\\$&')}" is (?:not read|billedAmount)`))
    },
  )

  it('has the same rows where the money is before the quantities, and where no money is', async () => {
    const rows = await kilogramsOfRows(...ENERGY)
    const before = 'Site,Date,Amount,Electricity kWh,Gas kWh\nLeeds,2025-01-31,350.20,12000,11400'
    expect((await calculateText(before, ...GB)).kg).toEqual(rows)
    const without = 'Site,Date,Electricity usage (kWh),Gas usage (kWh)\nLeeds,2025-01-31,12000,11400'
    expect((await calculateText(without, ...GB)).kg).toEqual(rows)
  })

  it('takes the unit of a column of units', async () => {
    const text = 'Site,Date,Water,Sewerage,Unit,Amount\nLeeds,2025-01-31,120,114,m3,350.20'
    expect((await calculateText(text, ...GB)).kg).toEqual(await kilogramsOfRows(...WATER))
  })

  it('does not read a total of both in their unit, and checks it', async () => {
    const head = 'Site,Date,Electricity kWh,Gas kWh,Total kWh\nLeeds,2025-01-31,12000,11400'
    const { kg, said } = await calculateText(`${head},23400`, ...GB)
    expect(kg).toEqual(await kilogramsOfRows(...ENERGY))
    expect(said).toContain('because the rows add up to it')
    expect((await calculateText(`${head},23500`, ...GB)).said).toContain('it is not the sum of the other columns')
  })

  it('compares no total of money with quantities', async () => {
    const text = 'Site,Date,Water m3,Sewerage m3,VAT,Amount,Total\nLeeds,2025-01-31,120,114,3,350.20,353.20'
    const { kg, said } = await calculateText(text, ...GB)
    expect(kg).toEqual(await kilogramsOfRows(...WATER))
    expect(said).not.toContain('not the sum')
  })

  it.each([
    ['Gas m3', 'Gas kWh'],
    ['Natural gas m3', 'Gas kWh'],
    ['Gas volume (m3)', 'Gas consumption (kWh)'],
  ])('asks where %s and %s may be the same quantity', async (first, second) => {
    const { kg, said } = await calculateText(`Site,Date,${first},${second}\nLeeds,2025-01-31,1000,11400`, ...GB)
    expect(kg).toEqual([])
    expect(said).toContain('has two columns for')
    expect(said).toContain(`--map "${second}="`)
    const { kg: answered } = await calculateText(
      `Site,Date,${first},${second}\nLeeds,2025-01-31,1000,11400`,
      ...GB,
      '--map',
      `${first}=`,
    )
    expect(answered).toEqual(await kilogramsOfRows('Gas,11400,kWh'))
  })
})

describe('a bill with one quantity in a named unit', () => {
  it.each(['Electricity usage (kWh)', 'Electricity kWh', 'Electricity consumption kWh'])(
    'has the product of its header %s, and does not read an amount of money',
    async (header) => {
      const { kg, said } = await calculateText(`Site,Date,${header},Amount\nLeeds,2025-01-31,100,95`, ...GB)
      expect(kg).toEqual(await kilogramsOfRows('Electricity,100,kWh'))
      expect(said).toMatch(/the column "Amount" is (?:not read|billedAmount)/)
    },
  )

  it('does not read an amount of money next to the usage of a column of products', async () => {
    const { kg } = await calculateText('Site,Date,Product,Usage (kWh),Amount\nA,2025-01-31,Gas,100,95', ...GB)
    expect(kg).toEqual(await kilogramsOfRows('Gas,100,kWh'))
  })

  it('leaves a distance next to an amount to the person, because it may be of fuel', async () => {
    const { kg, said } = await calculateText('Reg,Date,Fuel,Distance km,Amount\nAB1,2025-01-31,Diesel,100,9', ...GB)
    expect(kg).toEqual([])
    expect(said).toContain('column_missing: unit')
  })
})
