import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const GAS = 0.18296
const ELECTRICITY = 0.177
const of = (electricity: number, gas: number) => [
  ...[ELECTRICITY * electricity, ELECTRICITY * electricity].map((kg) => Number(kg.toFixed(9))),
  Number((GAS * gas).toFixed(9)),
]

describe('a header of two lines whose first groups columns', () => {
  it.each([
    ['a word above products', 'Site,Energy,,Period\n,Electricity (kWh),Gas (kWh),Month', 'Leeds,100,200,Jan 2025'],
    ['products above units', 'Site,Month,Electricity,,Gas,\n,,kWh,GBP,kWh,GBP', 'Leeds,Jan 2025,100,10,200,20'],
    [
      'products above names',
      'Site,Month,Electricity,,Gas,\n,,Usage (kWh),Cost,Usage (kWh),Cost',
      'Leeds,Jan 2025,100,10,200,20',
    ],
    ['a name on both lines', 'Site,Energy,,Month\nSite,Electricity (kWh),Gas (kWh),', 'Leeds,100,200,Jan 2025'],
    [
      'a title above',
      'Energy report\n\nSite,Energy,,Period\n,Electricity (kWh),Gas (kWh),Month',
      'Leeds,100,200,Jan 2025',
    ],
  ])('is read: %s', async (_, header, row) => {
    const { kg, column, summary } = await calculateText(`${header}\n${row}\n`, '--country', 'GB')
    expect(kg.map((one) => Number(one.toFixed(9)))).toEqual(of(100, 200))
    expect(column('site')).toEqual(['Leeds', 'Leeds', 'Leeds'])
    expect(column('start')[0]).toBe('2025-01-01')
    expect(summary).toMatch(/the header has two lines: line \d groups the columns of line \d/)
  })

  it('of months above products is asked for as a table with a column for each', async () => {
    const text =
      'Site,Jan 2025,,Feb 2025,\n,Gas (kWh),Electricity (kWh),Gas (kWh),Electricity (kWh)\nLeeds,100,10,200,20\n'
    const { said, kg } = await calculateText(text, '--country', 'GB')
    expect(said).toContain('csv_malformed: has "Gas (kWh)" below "Jan 2025": each value is of both')
    expect(kg).toEqual([])
  })

  it.each([
    ['Customer,Meridian Ltd,,', 'Site,Month,Product,kWh'],
    ['Meridian Ltd,,,', 'Site,Month,Product,kWh'],
    ['Customer,,Report,', 'Site,Month,Product,kWh'],
    ['Period,Jan 2025,,', 'Site,Month,Product,kWh'],
  ])('is one line where the line above has words of a title: %s', async (title, header) => {
    const text = `${title}\n${header}\nLeeds,Jan 2025,Electricity,100\nLeeds,Jan 2025,Gas,200\n`
    const { kg, summary } = await calculateText(text, '--country', 'GB')
    expect(kg.map((one) => Number(one.toFixed(9)))).toEqual(of(100, 200))
    expect(summary).not.toContain('two lines')
  })

  it('keeps the lines of its rows in errors', async () => {
    const text = 'Site,Energy,,Period\n,Electricity (kWh),Gas (kWh),Month\nLeeds,100,many,Jan 2025\n'
    expect((await calculateText(text, '--country', 'GB')).said).toContain('in.csv:3:')
  })
})
