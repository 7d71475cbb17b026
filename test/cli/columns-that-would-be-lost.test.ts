import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const run = (text: string, ...options: readonly string[]) => calculateText(text, '--country', 'GB', ...options)
const product = async (fuel: string, value: number, unit: string) =>
  (await run(`activity,start,fuel,value,unit\nfuel,2025-01,${fuel},${value},${unit}\n`)).kg

describe('a wide table', () => {
  it('asks for the year of a month next to months with one', async () => {
    const text = 'Site,Product,Unit,Jan-25,Feb-25,March\nLeeds,Electricity,kWh,10,20,30\n'
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain('has the month "March" without a year, and other months with one')
    expect((await run(text, '--map', 'March=')).kg).toHaveLength(4)
    expect((await run(text.replace('March', 'Mar-25'))).kg).toHaveLength(6)
  })

  it.each(['PNG (FOO)', 'Briquettes (bags)', 'LPG [FOO]'])('asks about numbers of %s', async (header) => {
    const text = `Month,Electricity (kWh),Diesel (l),${header}\n2025-01,10,20,30\n`
    const { kg, said } = await run(text)
    expect(kg).toEqual([])
    expect(said).toContain(`has the column "${header}", and`)
    expect((await run(text, '--map', `${header}=`)).kg).toHaveLength(3)
  })

  it.each(['Peak (kW)', 'Headcount', 'Variance (%)'])('does not ask about %s', async (header) => {
    expect((await run(`Month,Electricity (kWh),Diesel (l),${header}\n2025-01,10,20,30\n`)).kg).toHaveLength(3)
  })

  it('reads a multiple of a unit in brackets as no unit of its own', async () => {
    const text = 'Date,Product,Capacity (kL),Volume (l)\n2025-01-05,Gas oil,9,100\n'
    expect((await run(text)).said).toContain('"Capacity (kL)" is not a known column')
    expect((await run(text, '--map', 'Capacity (kL)=')).kg).toEqual(await product('gas oil', 100, 'l'))
  })

  it('counts one product in two units if no row has both', async () => {
    const head = 'Month,Site,Natural gas (kWh),Natural gas (m3)\n'
    const { kg } = await run(`${head}2025-01,Leeds,1000,\n2025-01,York,,90\n`)
    expect(kg).toEqual([...(await product('natural gas', 1000, 'kWh')), ...(await product('natural gas', 90, 'm3'))])
    const both = await run(`${head}2025-01,Leeds,1000,90\n`)
    expect(both.said).toContain('has two columns for "Natural gas"')
  })

  it('asks about money of one product that came back, and gives its sign to no other one', async () => {
    const table = (first: string, second: string) =>
      `Month,Electricity (kWh),Electricity cost (£),Gas (kWh),Gas cost (£)\n2025-01,1000,200,2000,150\n2025-02,1000,${first},2000,${second}\n`
    for (const [first, second] of [
      ['-200', '150'],
      ['200', '-150'],
    ] as const) {
      const { kg, said } = await run(table(first, second), '--allow-credits')
      expect(kg).toEqual([])
      expect(said).toMatch(
        /in\.csv:3:\d+: csv_malformed: "(?:Electricity|Gas) cost \(£\)" is "-\d+": money came back for one/,
      )
    }
    const all = (await run(table('200', '150'))).kg
    expect(all).toHaveLength(6)
    const left = await run(table('-200', '150'), '--map', 'Electricity cost (£)=,Gas cost (£)=')
    expect(left.kg).toEqual(all)
  })
})

describe('money of a bill under any name', () => {
  it.each([
    ...['Cost', 'Costs', 'Kosten', 'Coût', 'Coste', 'Costo', 'Spesa', 'Valor', 'Kwota', 'Belopp', 'Koszt'],
    ...['Wartość netto', 'Kostnad', 'Montant HT', 'Total costs'],
  ])('%s below zero takes the quantity back', async (header) => {
    const text = `Date;Product;Quantity (l);${header}\n2025-01-03;Gas oil;50;70\n2025-01-05;Gas oil;50;-70\n`
    expect((await run(text)).said).toContain(`is taken back, because "${header}" is "-70"`)
    const { kg } = await run(text, '--allow-credits')
    expect(kg.reduce((sum, one) => sum + one, 0)).toBe(0)
  })
})
