import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const fileOf = (header: string, days: readonly string[]) =>
  [`Konto;${header};Menge;Einheit;Produkt`, ...days.map((day) => `1;${day};100;Liter;Diesel`)].join('\n')

describe('days and months without a year', () => {
  it.each([
    ['Belegdatum', ['2012', '2011']],
    ['Belegdatum', ['0512', '3103', '101']],
    ['Datum', ['2012', '0512']],
  ])('of %s are asked for their year, and read with it', async (header, days) => {
    const text = fileOf(header, days)
    expect((await calculateText(text, '--country', 'DE')).said).toContain('is a day and a month; pass --year YEAR')
    const { column, said } = await calculateText(text, '--country', 'DE', '--year', '2025')
    const dates = days.map((day) => `2025-${day.slice(-2)}-${day.slice(0, -2).padStart(2, '0')}`)
    expect(column('start')).toEqual(dates)
    expect(said).toContain('start has days and months, of the year 2025')
  })

  it('are not taken from a column of years', async () => {
    const { column } = await calculateText(fileOf('Datum', ['2012', '2011']), '--country', 'DE')
    expect(column('start')).toEqual(['2012-01-01', '2011-01-01'])
  })

  it.each(['0031-01-31', '3103', '1899-12-31', '31/01/2125'])('%s is of no year of an activity', async (day) => {
    const { said, kg } = await calculateText(fileOf('Datum', ['2025-01-31', day]), '--country', 'DE')
    expect(kg).toEqual([])
    expect(said).toMatch(/is of the year \d+; write a date from 1900 to 2100/)
  })
})
