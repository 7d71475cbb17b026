import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'
import { runTonne } from './memory-io.ts'

async function calculated(text: string, options: readonly string[] = []) {
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], { files: { 'in.csv': text } })
  const starts = (run.files['out.csv'] ?? '').match(/(?<=,electricity,)\d{4}-\d\d(?=-01,)/g) ?? []
  return {
    starts: starts.filter((_, index) => index % 2 === 0),
    stderr: run.stderr.replaceAll(/\s+/g, ' '),
    stdout: run.stdout.replaceAll(/\s+/g, ' '),
  }
}
const tableOf = (months: string, year = '') =>
  `Site,Country,Utility,Unit${year === '' ? '' : ',Year'},${months}\nLeeds,GB,Electricity,kWh${year === '' ? '' : `,${year}`},${months.replaceAll(/[^,]+/g, '100')}\n`

describe('columns of months that cross a year', () => {
  const YEARS = ['2024-10', '2024-11', '2024-12', '2025-01', '2025-02', '2025-03']

  it.each([[['--year', '2024']], [['--year', '2024/25']], [['--year', 'FY2024-2025']]])(
    'are of two years with %s',
    async (options) => {
      const { starts, stdout } = await calculated(tableOf('Oct,Nov,Dec,Jan,Feb,Mar'), options)
      expect(starts).toEqual(YEARS)
      expect(stdout).toContain(
        '"Jan", "Feb", "Mar" follow December and are of 2025; if they are of 2024, pass --year 2023',
      )
    },
  )

  it('are of two years by a column with the first', async () => {
    const { starts } = await calculated(tableOf('Oct,Nov,Dec,Jan,Feb,Mar', '2024'))
    expect(starts).toEqual(YEARS)
  })

  it('are of one year in any other order', async () => {
    for (const months of ['Jan,Feb,Mar', 'Mar,Feb,Jan', 'Jan,Mar,Feb', 'Oct,Nov,Dec']) {
      const { starts } = await calculated(tableOf(months), ['--year', '2024'])
      expect(starts.every((one) => one.startsWith('2024-'))).toBe(true)
      expect((await calculated(tableOf(months), ['--year', '2024/25'])).stderr).toContain('pass --year 2024')
    }
  })

  it('are of two years in a profit and loss', async () => {
    const text = `Profit and Loss,,,
November 2021 - January 2022,,,
,Nov,Dec,Jan
Expenses,,,
Insurance,,,312.50
Total Expenses,,,312.50
Net Income,,,1.00
`
    const run = await runTonne(
      ['calculate', 'in.csv', '--output', 'out.csv', '--country', 'US', '--map', '=currency:USD'],
      { files: { 'in.csv': text } },
    )
    expect(run.stderr).toBe('')
    expect(run.files['out.csv']).toContain(',2022-01-01,')
    expect(run.files['out.csv']).not.toContain(',2021-01-01,')
  })
})

describe('financial years as dates', () => {
  const of = (date: string) => calculated(`activity,start,value,unit,country\nelectricity,${date},10,kWh,GB\n`)

  it.each(['FY25', 'Q1 FY25', 'FY2024/25', '2024-25', '2024/25', 'GJ 2024/25', 'H1 2025', 'FY 2025 Q2'])(
    'are asked about: %s',
    async (date) => expect((await of(date)).stderr).toContain('write its first day in start and its last day in end'),
  )

  it('are no months', async () => {
    expect((await of('2011-12')).stderr).not.toContain('financial')
  })
})

describe('--year-starts', () => {
  const of = (date: string, starts: string) =>
    calculateText(`activity,start,value,unit,country\nelectricity,${date},10,kWh,GB\n`, '--year-starts', starts)

  it.each([
    ['FY25', 'april', '2024-04-01', '2025-04-01'],
    ['FY2025', '7', '2024-07-01', '2025-07-01'],
    ["FY '25", 'Oct', '2024-10-01', '2025-10-01'],
    ['FY25', 'april:begins', '2025-04-01', '2026-04-01'],
    ['FY25', 'january', '2025-01-01', '2026-01-01'],
    ['2024/25', 'april', '2024-04-01', '2025-04-01'],
    ['2024/25', 'april:begins', '2024-04-01', '2025-04-01'],
    ['2024-25', 'july', '2024-07-01', '2025-07-01'],
    ['FY24/25', 'april', '2024-04-01', '2025-04-01'],
    ['GJ 2024/25', 'oktober', '2024-10-01', '2025-10-01'],
    ['FY25 Q1', 'april', '2024-04-01', '2024-07-01'],
    ['Q4 FY25', 'april', '2025-01-01', '2025-04-01'],
    ['Q3 2024/25', 'july', '2025-01-01', '2025-04-01'],
    ['FY25 P03', 'april', '2024-06-01', '2024-07-01'],
    ['FY2024/25 P12', 'july', '2025-06-01', '2025-07-01'],
    ['H2 FY25', 'april', '2024-10-01', '2025-04-01'],
    ['Feb FY25', 'april', '2025-02-01', '2025-03-01'],
    ['FYE 2025', 'april:begins', '2024-04-01', '2025-04-01'],
  ])('reads %s from %s as %s to %s', async (date, starts, start, end) => {
    const { column, stderr } = await of(date, starts)
    expect(stderr).toBe('')
    expect([column('start')[0], column('end')[0]]).toEqual([start, end])
  })

  it('says which days were read, and how to name a year by its beginning', async () => {
    const { said } = await of('FY25', 'april')
    expect(said).toContain(
      'start has financial years that begin in april (--year-starts), each named by the year in which it ends; if by the one in which it begins, pass --year-starts april:begins, as in "FY25", 2024-04-01 to 2025-03-31 (line 2)',
    )
    expect((await of('2024/25', 'april')).said).not.toContain('april:begins')
  })

  it('is what a refusal names', async () => {
    const { said } = await calculateText('activity,start,value,unit,country\nelectricity,FY25 Q1,10,kWh,GB\n')
    expect(said).toContain('pass --year-starts MONTH with their first month, like --year-starts april')
  })

  it.each(['FY25 P13', 'FY25 Q5', '2024/25'])('asks about %s, which no year from january has', async (date) => {
    expect((await of(date, 'january')).said).toContain('write its first day in start and its last day in end')
  })

  it('must be a month', async () => {
    expect((await of('FY25', 'spring')).said).toContain(
      '--year-starts must be a month like april, or april:begins; received "spring"',
    )
  })

  it('reads columns that are headed by financial years', async () => {
    const text = 'Site,Country,Utility,Unit,FY24 Q4,FY25 Q1\nLeeds,GB,Electricity,kWh,100,200\n'
    expect((await calculateText(text)).said).toContain(
      'has financial years as columns ("FY24 Q4", "FY25 Q1"), and companies begin them in different months; pass --year-starts MONTH',
    )
    const { column } = await calculateText(text, '--year-starts', 'april')
    expect(new Set(column('start'))).toEqual(new Set(['2024-01-01', '2024-04-01']))
  })

  it('reads a column of years next to one of months', async () => {
    const text = 'Site,Country,Utility,Unit,Year,Month,Value\nLeeds,GB,Electricity,kWh,2024/25,January,100\n'
    expect((await calculateText(text)).said).toContain('--year-starts MONTH')
    expect((await calculateText(text, '--year-starts', 'april')).column('start')[0]).toBe('2025-01-01')
  })

  it('reads a profit and loss', async () => {
    const text =
      'Profit and Loss,,\n,FY2024,FY2025\nExpenses,,\nInsurance,100,200\nTotal Expenses,100,200\nNet Income,-100,-200\n'
    const usual = ['--country', 'GB', '--map', '=currency:GBP']
    expect((await calculateText(text, ...usual)).said).toContain('pass --year-starts MONTH')
    const { column, said } = await calculateText(text, ...usual, '--year-starts', 'april')
    expect([column('start'), column('end')]).toEqual([
      ['2023-04-01', '2024-04-01'],
      ['2024-04-01', '2025-04-01'],
    ])
    expect(said).toContain('the header has financial years that begin in april')
  })
})
