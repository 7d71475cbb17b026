import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const GB = ['--country', 'GB'] as const
const HEAD = 'Site,Product,Unit'

/** The starts and notices of a table with two months of electricity as columns. */
async function read(months: readonly string[], ...lines: readonly string[]) {
  const cells = months.map((_, index) => String(index + 1)).join(',')
  const text = [`${HEAD},${months.join(',')}`, `Leeds,Electricity,kWh,${cells}`, ...lines].join('\n')
  const { column, said } = await calculateText(text, ...GB)
  const starts = column('start').filter((_, index) => index % 2 === 0)
  return { starts: starts.map((one) => one.slice(0, 7)), said }
}

describe('a month as a column, with a mark that says how it was read', () => {
  it.each([
    ...['Feb-25 (est.)', 'Feb-25 (E)', 'Feb-25 E', 'Feb-25 est', 'Feb 2025 (Estimated)', '2025-02 [estimate]'],
    ...['Feb-25 geschätzt', 'Feb-25 (estimé)'],
  ])('is estimated by %s', async (header) => {
    const { starts, said } = await read(['Jan-25', header])
    expect(starts).toEqual(['2025-01', '2025-02'])
    expect(said).toContain(`${JSON.stringify(header)} is estimated (reading)`)
  })

  it.each(['Feb-25 (est.) kWh', 'Feb-25 kWh (est.)', 'Feb-25 (kWh) est'])('is estimated by %s', async (header) => {
    const text = `Site,Product,Jan-25 (kWh),${header}\nLeeds,Electricity,1,2`
    const { column, said } = await calculateText(text, ...GB)
    expect(column('start').map((one) => one.slice(0, 7))).toEqual(['2025-01', '2025-01', '2025-02', '2025-02'])
    expect(said).toContain(`${JSON.stringify(header)} is estimated (reading)`)
  })

  it.each(['Feb-25 actual', 'Feb-25 (A)', 'Feb 2025 (Actual)', 'Feb-25 (gemessen)'])(
    'is actual by %s',
    async (header) => {
      const { starts, said } = await read(['Jan-25', header])
      expect(starts).toEqual(['2025-01', '2025-02'])
      expect(said).toContain(`${JSON.stringify(header)} is actual (reading)`)
    },
  )

  it('has the meaning of a footnote for a star, and says if there is none', async () => {
    const explained = await read(['Jan-25', 'Feb-25*'], '* estimated,,,,')
    expect(explained.starts).toEqual(['2025-01', '2025-02'])
    expect(explained.said).toContain('"Feb-25*" is estimated (reading)')
    const open = await read(['Jan-25', 'Feb-25*'])
    expect(open.starts).toEqual(['2025-01', '2025-02'])
    expect(open.said).toContain('no line says what the star means')
    expect(open.said).not.toContain('is estimated')
  })

  it('leaves an estimate out next to an actual reading of its month and meter, and no other', async () => {
    const text =
      'Site,Meter,Product,Unit,Jan-25,Feb-25 (est.),Feb-25 (actual)\nLeeds,M1,Electricity,kWh,1,2,3\nLeeds,M2,Electricity,kWh,1,2,'
    const { column, said } = await calculateText(text, ...GB)
    expect(column('start')).toHaveLength(8)
    expect(said).toContain('is an estimated reading of a meter and period with an actual one')
  })

  it('reads no letter as a reading next to letters of energies', async () => {
    const { starts, said } = await read(['Jan-25 (E)', 'Jan-25 (G)', 'Feb-25 (E)', 'Feb-25 (G)'])
    expect(starts).toEqual([])
    expect(said).not.toContain('is estimated')
  })

  it('does not read a forecast', async () => {
    const { starts, said } = await read(['Jan-25', 'Feb-25', 'Mar-25 (forecast)'])
    expect(starts).toEqual(['2025-01', '2025-02'])
    expect(said).toContain('"Mar-25 (forecast)"')
  })
})
