import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const MONTHS = 'Jul-24,Aug-24,Sep-24,Oct-24,Nov-24,Dec-24'.split(',')
/** A table of one site with an amount for each header: a number of a month, or the sum that a total should have. */
function tableOf(columns: readonly (readonly [header: string, cell: number])[]): string {
  const headers = columns.map(([header]) => header).join(',')
  return `Site,Country,Utility,Unit,${headers}\nLeeds,GB,Electricity,kWh,${columns.map(([, cell]) => cell).join(',')}\n`
}
const months = (from: number, to: number) =>
  MONTHS.slice(from, to).map((month, index) => [month, 100 + from + index] as const)
const plain = tableOf(months(0, 6))

describe('columns of totals next to months', () => {
  it.each([
    ['Q1', 'Q2', 303],
    ['Q1 (kWh)', 'Q2 (kWh)', 303],
    ['Jul-Sep', 'Oct-Dec', 303],
    ['Q1 Total', 'Q2 Total', 303],
    ['Qtr 1', 'Qtr 2', 303],
    ['Q3 2024', 'Q4 2024', 303],
    ['1. Quartal', '2. Quartal', 303],
    ['T1', 'T2', 303],
  ])('are compared and never counted: %s, %s', async (first, second) => {
    const expected = (await calculateText(plain)).kg
    const quarters = [...months(0, 3), [first, 303] as const, ...months(3, 6), [second, 312] as const]
    const { kg, said } = await calculateText(tableOf(quarters))
    expect(kg).toEqual(expected)
    expect(said).toContain(`the column "${first}" is not read, because "Jul-24", "Aug-24", "Sep-24" add up to it`)
    expect(said).toContain(`the column "${second}" is not read, because "Oct-24", "Nov-24", "Dec-24" add up to it`)
    const wrong = quarters.map(([name, cell]) => [name, name === second ? 999 : cell] as const)
    const other = await calculateText(tableOf(wrong))
    expect(other.kg).toEqual(expected)
    expect(other.said).toContain(`the column "${second}" is not read, but check it: in 1 row it is not the sum of`)
  })

  it.each(['YTD', 'FY25', 'FY 2024/25', 'H1', 'Full year', 'Year to date', 'Total', 'Jul-Dec', 'Cumul'])(
    'add up all months: %s',
    async (name) => {
      const expected = (await calculateText(plain)).kg
      const { kg, said } = await calculateText(tableOf([...months(0, 6), [name, 615]]))
      expect(kg).toEqual(expected)
      expect(said).toContain(`the column "${name}" is not read, because the rows add up to it`)
      const wrong = await calculateText(tableOf([...months(0, 6), [name, 630]]))
      expect(wrong.kg).toEqual(expected)
      expect(wrong.said).toContain('line 2 says 630, and its cells add up to 615')
    },
  )

  it('are found before their months too', async () => {
    const columns = [['Q1', 303] as const, ...months(0, 3), ['Q2', 312] as const, ...months(3, 6)]
    const { kg, said } = await calculateText(tableOf(columns))
    expect(kg).toEqual((await calculateText(plain)).kg)
    expect(said).not.toContain('check it')
  })

  it('are those of a year to date after each quarter', async () => {
    const columns = [
      ...months(0, 3),
      ['Q1', 303] as const,
      ['YTD', 303] as const,
      ...months(3, 6),
      ['Q2', 312] as const,
    ]
    const { kg, said } = await calculateText(tableOf(columns))
    expect(kg).toEqual((await calculateText(plain)).kg)
    expect(said).not.toContain('check it')
  })

  it('are not counted in a profit and loss', async () => {
    const of = (header: string, cells: string) =>
      calculateText(
        `Profit and Loss\n,${header}\nExpenses\nInsurance,${cells}\nTotal Expenses,${cells}\nNet Income,1\n`,
        ...['--country', 'GB', '--map', '=currency:GBP'],
      )
    const expected = (await of('Jan-23,Feb-23,Mar-23', '10,20,30')).kg
    expect(expected.length).toBeGreaterThan(2)
    const { kg, said } = await of('Jan-23,Feb-23,Mar-23,Q1,FY23,YTD', '10,20,30,60,60,60')
    expect(kg).toEqual(expected)
    expect(said).toContain('the column "Q1" is not read, because')
  })
})
