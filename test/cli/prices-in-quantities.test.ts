import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const read = (cell: string, header = 'Quantity') =>
  calculateText(`Site,Date,Product,${header}\nLeeds,2025-01-31,Electricity,"${cell}"`, '--country', 'GB')

describe('a quantity with its price in one cell', () => {
  it.each([
    ...['120 kWh @ 0.30', '120 kWh @ £0.30', '120 kWh@30p/kWh', '120kWh @ EUR 0.30 per kWh', '120.0 kWh @ 0.30/kWh'],
    '0.12 MWh @ 300',
  ])('%s is the quantity', async (cell) => {
    const { kg } = await read(cell)
    expect(kg).toEqual((await read('120 kWh')).kg)
    expect(kg).toHaveLength(2)
  })

  it('needs a unit, and one quantity', async () => {
    expect((await read('120 @ 0.30', 'kWh')).kg).toEqual([])
    for (const cell of [
      '120 GBP @ 0.30',
      '120 @ 0.30',
      '120 kWh 0.30',
      '120 kWh + 30 kWh @ 0.30',
      '@ 0.30',
      '120 kWh @',
    ])
      expect([cell, (await read(cell)).kg]).toEqual([cell, []])
  })
})

describe('a time of day next to a day', () => {
  it.each(['Time', 'Transaction Time', 'Start time', 'Uhrzeit', 'Heure', 'Hora'])('is not read: %s', async (header) => {
    const rows = (column: string, cell: string) =>
      calculateText(`Date${column},Product,Litres\n2025-01-05${cell},Diesel,10`, '--country', 'GB')
    const { kg, column } = await rows(`,${header}`, ',08:30')
    expect(kg).toEqual((await rows('', '')).kg)
    expect(column('start')).toEqual(['2025-01-05'])
  })
})
