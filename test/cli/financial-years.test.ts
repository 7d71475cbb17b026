import { describe, expect, it } from 'vitest'
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
