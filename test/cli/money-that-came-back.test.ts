import { describe, expect, it } from 'vitest'
import { kilogramsOfRun, runCalculate } from './calculated-file.ts'

/** Tables with a bill, and the same bill taken back: its money is below zero, its quantity is not. */
const TABLES: readonly (readonly [name: string, header: string, row: string, money: string])[] = [
  ['a fuel card', 'Date,Product,Litres,Net £,VAT £', '2025-01-13,Diesel,60', '72.00'],
  ['a bill of electricity', 'MPAN,From,To,kWh,Net amount', '2300012345678,2025-01-01,2025-01-31,10000', '2500'],
  ['a bill of gas', 'Date,Site,Product,Usage kWh,Unit rate,Total £', '2025-01-31,Hull,Natural gas,1000,0.07', '70'],
  ['a waste contractor', 'Date,Site,Waste type,Treatment,Tonnes,Cost', '2025-03-01,Hull,Wood,Landfill,5', '800'],
  [
    'a carrier',
    'Shipment,Ship date,Service,Weight (kg),From,To,Charge',
    '1,2025-03-01,Road,500,"Leeds, GB","Hull, GB"',
    '80',
  ],
]
const GB = ['--country', 'GB']

describe('a bill whose money is below zero, next to a quantity above zero', () => {
  it.each(TABLES)('asks about the quantity of %s, which then counts as negative', async (_, header, row, money) => {
    const text = (amount: string) => `${header}\n${row},${money}\n${row},${amount}\n`
    const once = kilogramsOfRun(await runCalculate(`${header}\n${row},${money}\n`, GB))
    for (const amount of [`-${money}`, `(${money})`, `${money}-`]) {
      const asked = await runCalculate(text(amount), GB)
      expect(asked.stderr).toContain('must_be_non_negative: value: is taken back, because')
      expect(asked.stderr).toContain('--allow-credits')
      const run = await runCalculate(text(amount), [...GB, '--allow-credits'])
      expect(run.stderr).toBe('')
      expect(kilogramsOfRun(run)).toBeCloseTo(0, 6)
      const [, option = ''] = /leave the amounts out: pass --map "([^"]*)"/.exec(asked.stderr) ?? []
      const left = await runCalculate(text(amount), [...GB, '--map', option])
      expect(left.stderr).toBe('')
      expect(kilogramsOfRun(left)).toBeCloseTo(2 * once, 6)
    }
  })

  it('says nothing about amounts above zero, zeros, and quantities with a minus of their own', async () => {
    const [, header, row] = TABLES[0] ?? ['', '', '']
    const above = await runCalculate(`${header}\n${row},72.00\n${row},0.00\n`, GB)
    expect(above.stderr).toBe('')
    const both = await runCalculate(`${header}\n${row},72\n${row.replace(',60', ',-60')},-72\n`, [
      ...GB,
      '--allow-credits',
    ])
    expect(kilogramsOfRun(both)).toBeCloseTo(0, 6)
  })

  it('is no reason if a recycler pays for the waste', async () => {
    const run = await runCalculate(
      'Date,Site,Waste type,Treatment,Tonnes,Cost\n2025-03-01,Hull,Cardboard,Recycling,5,-80\n',
      GB,
    )
    expect(run.stderr).toBe('')
    expect(kilogramsOfRun(run)).toBeGreaterThan(0)
  })

  it('is no reason if a discount, a tax or a balance is below zero', async () => {
    const header = 'Date,Product,Litres,Discount £,VAT £,Balance,Net £'
    const run = await runCalculate(`${header}\n2025-01-13,Diesel,60,-2,-1,-500,72\n`, GB)
    expect(run.stderr).toBe('')
    expect(run.stdout).toContain('"Net £" is billedAmount')
  })
})
