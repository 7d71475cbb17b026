import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const ACROSS = ['Apr', 'Jun', 'Dec', 'Jan', 'Mar']
const STARTS = ['2024-04', '2024-06', '2024-12', '2025-01', '2025-03']

const rowsOf = (site: string, months: readonly string[]) => months.map((month) => `${site},${month},Electricity,100`)

/** The months of the rows of a table of electricity below lines of text, in order. */
async function read(lines: readonly string[], rows: readonly string[], ...options: readonly string[]) {
  const text = [...lines, 'Site,Month,Product,kWh', ...rows].join('\n')
  const { column, said } = await calculateText(text, '--country', 'GB', ...options)
  const starts = column('start').filter((_, index) => index % 2 === 0)
  return { starts: starts.map((one) => one.slice(0, 7)), said }
}

/** A line above the header; the years that it names are those of April to March. */
const DECIDING = [
  ...['FY 2024/25', 'Financial year 2024-25', 'Financial Year 2024 / 2025 electricity', 'Energy use 2024/25'],
  ...['April 2024 to March 2025', '1 April 2024 – 31 March 2025', 'Apr 2024 - Mar 2025', 'Geschäftsjahr 2024/25'],
]

describe('a column of months without a year', () => {
  it.each(DECIDING)('has the years that a line above the header names: %s', async (title) => {
    const { starts, said } = await read([title], rowsOf('A', ACROSS))
    expect(starts).toEqual(STARTS)
    expect(said).toContain('line 1')
    expect(said).toContain('"Jan", "Mar" are of 2025')
  })

  it('is read the same in numbers, in any language, from the last month on, and by site', async () => {
    const numbers = await read(['FY 2024/25'], rowsOf('A', ['4', '6', '12', '01', '3']))
    expect(numbers.starts).toEqual(STARTS)
    const german = await read(['FY 2024/25'], rowsOf('A', ['April', 'Juni', 'Dez', 'Januar', 'März']))
    expect(german.starts).toEqual(STARTS)
    const down = await read(['FY 2024/25'], rowsOf('A', [...ACROSS].reverse()))
    expect(down.starts).toEqual([...STARTS].reverse())
    const sites = await read(['FY 2024/25'], [...rowsOf('A', ACROSS), ...rowsOf('B', ACROSS)])
    expect(sites.starts).toEqual([...STARTS, ...STARTS])
    const months = ACROSS.flatMap((month) => [...rowsOf('A', [month]), ...rowsOf('B', [month])])
    expect((await read(['FY 2024/25'], months)).starts).toEqual(STARTS.flatMap((one) => [one, one]))
  })

  it('is of two years where the option names the first one or both', async () => {
    for (const year of ['2024', '2024/25', 'FY2024-2025']) {
      const { starts, said } = await read([], rowsOf('A', ACROSS), '--year', year)
      expect([year, starts]).toEqual([year, STARTS])
      expect(said).toContain('"Jan", "Mar" are of 2025, because the rows go on after December')
    }
  })

  it('is of one year in every other order, also where a site begins later than another', async () => {
    const whole = ['Jan', 'Feb', 'Nov', 'Dec']
    const cases = [
      rowsOf('A', whole),
      rowsOf('A', [...whole].reverse()),
      [...rowsOf('A', ['Nov', 'Dec']), ...rowsOf('B', whole)],
      rowsOf('A', ['Jul', 'Feb', 'Dec', 'Jan', 'Mar', 'Feb']),
    ]
    for (const rows of cases) {
      const { starts } = await read([], rows, '--year', '2024')
      expect(starts).toHaveLength(rows.length)
      expect(starts.every((one) => one.startsWith('2024-'))).toBe(true)
    }
  })

  it('only has months of a range that a line names', async () => {
    const first = await read(['April 2024 to March 2025'], rowsOf('A', ['Jan', 'Feb']))
    expect(first.starts).toEqual(['2025-01', '2025-02'])
    const outside = await read(['April 2024 to June 2024'], rowsOf('A', ['May', 'Aug']))
    expect(outside.starts).toEqual([])
    expect(outside.said).toContain('does not name all of them')
  })

  it.each([
    ['FY25 (Apr-Mar)', ACROSS, ['2024/25', '2025/26']],
    ['FY25', ['Apr', 'May'], ['2024', '2025']],
    ['FY 2024/25', ['Apr', 'May'], ['2024', '2025']],
    ['Energy 2025', ['Jan', 'Feb'], ['2025']],
    ['Energy 2025', ACROSS, ['2024/25', '2025/26']],
  ])('asks where %s leaves the year open, with options that work', async (title, months, options) => {
    const { starts, said } = await read([title], rowsOf('A', months))
    expect(starts).toEqual([])
    expect(said).toContain('line 1')
    for (const option of options) {
      expect(said).toContain(`--year ${option}`)
      const answered = await read([title], rowsOf('A', months), '--year', option)
      expect(answered.starts[0]?.slice(0, 4)).toBe(option.slice(0, 4))
    }
  })

  it('asks without any year, for one or for both', async () => {
    expect((await read([], rowsOf('A', ['Jan', 'Feb']))).said).toContain('pass --year YEAR with')
    expect((await read([], rowsOf('A', ACROSS))).said).toContain('--year YEAR/YEAR with both years, like 2024/25')
    // a day of a report is no year of its rows
    expect((await read(['Created 2025-03-01'], rowsOf('A', ['Jan', 'Feb']))).said).toContain('pass --year YEAR with')
  })
})

describe('months without a year as columns', () => {
  it.each(DECIDING)('have the years that a line above the header names: %s', async (title) => {
    const text = `${title}\nSite,Product,Unit,${ACROSS.join(',')}\nA,Electricity,kWh,1,2,3,4,5`
    const { column, said } = await calculateText(text, '--country', 'GB')
    const starts = column('start').filter((_, index) => index % 2 === 0)
    expect(starts.map((one) => one.slice(0, 7))).toEqual(STARTS)
    expect(said).toContain('line 1')
  })

  it('ask where a line leaves the year open', async () => {
    const text = `FY25 (Apr-Mar)\nSite,Product,Unit,${ACROSS.join(',')}\nA,Electricity,kWh,1,2,3,4,5`
    const { kg, said } = await calculateText(text, '--country', 'GB')
    expect(kg).toEqual([])
    expect(said).toContain('--year 2024/25')
  })
})
