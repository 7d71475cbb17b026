import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const fileOf = (days: readonly string[]) =>
  ['Site,Fuel,Quantity,Unit,Date', ...days.map((day) => `Leeds,natural gas,100,kWh,${day}`)].join('\n')

describe('weeks', () => {
  it.each([
    ['2025-W01', '2024-12-30', '2025-01-06'],
    ['2025W07', '2025-02-10', '2025-02-17'],
    ['W05 2025', '2025-01-27', '2025-02-03'],
    ['KW 6/2025', '2025-02-03', '2025-02-10'],
    ['KW06 2025', '2025-02-03', '2025-02-10'],
    ['2020-W53', '2020-12-28', '2021-01-04'],
    ['2026-W01', '2025-12-29', '2026-01-05'],
  ])('of ISO 8601 are their seven days: %s', async (week, start, end) => {
    const { column } = await calculateText(fileOf([week]), '--country', 'GB')
    expect([column('start'), column('end')]).toEqual([[start], [end]])
  })

  it.each(['2025-W53', '2025-W00', 'Week 7 2025', 'wk 7', 'KW 6', 'semaine 7 2025'])(
    'of another calendar, of no year or beyond it are asked for: %s',
    async (week) => {
      const { said, kg } = await calculateText(fileOf([week]), '--country', 'GB')
      expect(kg).toEqual([])
      expect(said).toContain('is a week; write its first day in start')
    },
  )
})

describe('a day and a month without a year', () => {
  const days = ['3-Feb', '13 Feb', '14. März', '15.04.', '1 de mayo', '2 May']
  const dates = ['2025-02-03', '2025-02-13', '2025-03-14', '2025-04-15', '2025-05-01', '2025-05-02']

  it('are asked for their year, and read with it', async () => {
    expect((await calculateText(fileOf(days), '--country', 'GB')).said).toContain(
      'is a day and a month; pass --year YEAR',
    )
    const { column, said } = await calculateText(fileOf(days), '--country', 'GB', '--year', '2025')
    expect(column('start')).toEqual(dates)
    expect(said).toContain('start has days and months, of the year 2025')
  })

  it('may be next to whole dates', async () => {
    const { column } = await calculateText(fileOf(['2025-01-31', '3-Feb']), '--country', 'GB', '--year', '2025')
    expect(column('start')).toEqual(['2025-01-31', '2025-02-03'])
  })

  it('that the month does not have are errors', async () => {
    const { kg, said } = await calculateText(fileOf(['31-Feb']), '--country', 'GB', '--year', '2025')
    expect(kg).toEqual([])
    expect(said).toContain('invalid_date')
  })
})
