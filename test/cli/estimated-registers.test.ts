import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** The sum of the kilograms of all electricity by location, and the printed text. */
async function calculated(text: string, options: readonly string[] = []) {
  const run = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', ...options], {
    files: { 'in.csv': text },
  })
  const [header = '', ...lines] = (run.files['out.csv'] ?? '').trim().split('\n')
  const index = header.split(',').indexOf('co2eKg')
  const kilograms = lines.reduce((sum, line) => sum + Number(line.split(',')[index]), 0) / 2
  return { kilograms, stderr: run.stderr, stdout: run.stdout.replaceAll(/\s+/g, ' ') }
}

const GRID_KG_PER_KWH = 0.177

describe('an actual reading of another register', () => {
  it.each([
    ['Register', 'Day', 'Night'],
    ['Poste', 'HP', 'HC'],
    ['Strefa', 'I', 'II'],
    ['Zone', '1', '2'],
    ['Tariff', 'Peak', 'Off-peak'],
    ['Kanal', '1.8.1', '1.8.2'],
    ['Rate name', 'R1', ''],
  ])('never replaces an estimated one: %s', async (column, first, second) => {
    const text = `MPAN,${column},From,To,Read Type,kWh\nM1,${first},01/01/2025,31/01/2025,Actual,8000\nM1,${second},01/01/2025,31/01/2025,Estimated,3000\n`
    const { kilograms, stdout } = await calculated(text)
    expect(kilograms).toBeCloseTo(GRID_KG_PER_KWH * 11_000, 5)
    expect(stdout).toContain(
      `the estimated row of line 3 and the actual one of line 2 both count, because they differ in "${column}"`,
    )
  })

  it('replaces the estimated one if only the bill differs', async () => {
    const text = `Invoice No,MPAN,Register,From,To,Read Type,kWh,Net,Days,Comment,Invoice date
I1,M1,Day,01/01/2025,31/01/2025,Estimated,3000,120.50,31,estimated by us,05/02/2025
I2,M1,Day,01/01/2025,31/01/2025,Actual,2900,110.25,31,,05/03/2025
`
    const { kilograms, stdout } = await calculated(text)
    expect(kilograms).toBeCloseTo(GRID_KG_PER_KWH * 2900, 5)
    expect(stdout).not.toContain('both count')
  })
})

describe('an actual reading that takes something back', () => {
  const HEADER = 'Invoice No,Invoice Type,MPAN,From,To,Read Type,kWh'
  const ESTIMATED = 'I1,Invoice,M1,01/02/2025,28/02/2025,Estimated,5100'

  it.each([
    ['a credit note below zero', 'C1,Credit Note,M1,01/02/2025,28/02/2025,Actual,-300', -300],
    ['an invoice below zero', 'C1,Invoice,M1,01/02/2025,28/02/2025,Actual,-300', -300],
    ['a correction', 'C1,Korekta,M1,01/02/2025,28/02/2025,Actual,-300', -300],
  ])('corrects the estimated one: %s', async (_, row, correction) => {
    const { kilograms, stdout } = await calculated([HEADER, ESTIMATED, row].join('\n'), ['--allow-credits'])
    expect(kilograms).toBeCloseTo(GRID_KG_PER_KWH * (5100 + correction), 5)
    expect(stdout).toContain('both count, because the actual one takes back a part of another bill')
  })

  it('leaves the sum right if the whole bill is taken back and billed again', async () => {
    const again = [
      'C1,Credit Note,M1,01/02/2025,28/02/2025,Actual,-5100',
      'I2,Invoice,M1,01/02/2025,28/02/2025,Actual,4600',
    ]
    const ofEstimate = [again[0]?.replace('Actual', 'Estimated') ?? '', again[1] ?? '']
    for (const rows of [again, ofEstimate]) {
      const { kilograms } = await calculated([HEADER, ESTIMATED, ...rows].join('\n'), ['--allow-credits'])
      expect(kilograms).toBeCloseTo(GRID_KG_PER_KWH * 4600, 5)
    }
  })
})

describe('an estimated reading of other days than the actual ones', () => {
  const bill = (reading: string, from: string, to: string, kWh: number, meter = 'M1') =>
    `${meter},${from},${to},${reading},${kWh}`
  const table = (...rows: readonly string[]) => `MPAN,From,To,Read Type,kWh\n${rows.join('\n')}\n`
  const MONTHS = [
    bill('Actual', '2025-01-01', '2025-01-31', 9000),
    bill('Actual', '2025-02-01', '2025-02-28', 8000),
    bill('Actual', '2025-03-01', '2025-03-31', 9500),
  ]
  const quarter = (reading: string, meter?: string) => bill(reading, '2025-01-01', '2025-03-31', 30_000, meter)

  it('is left out if they have all of its days', async () => {
    const ofMonths = await calculated(table(quarter('Estimated'), ...MONTHS))
    expect(ofMonths.kilograms).toBeCloseTo(GRID_KG_PER_KWH * 26_500, 5)
    expect(ofMonths.stdout).toContain('is an estimated reading')
    const estimates = MONTHS.map((row) => row.replace('Actual', 'Estimated'))
    const ofQuarter = await calculated(table(...estimates, quarter('Actual')))
    expect(ofQuarter.kilograms).toBeCloseTo(GRID_KG_PER_KWH * 30_000, 5)
  })

  it('is left out if the ends of bills are the first days of the next ones', async () => {
    const rows = ['01-14,02-14', '02-14,03-14'].map((days) => days.split(',').map((day) => `2025-${day}`))
    const bills = rows.map(([from = '', to = '']) => bill('Actual', from, to, 1000))
    const { kilograms } = await calculated(table(bill('Estimated', '2025-01-14', '2025-03-14', 2500), ...bills))
    expect(kilograms).toBeCloseTo(GRID_KG_PER_KWH * 2000, 5)
  })

  it('counts if they lack a day, or are of another meter', async () => {
    const [january = '', , march = ''] = MONTHS
    const withGap = await calculated(table(quarter('Estimated'), january, march))
    expect(withGap.kilograms).toBeCloseTo(GRID_KG_PER_KWH * 48_500, 5)
    const ofOther = await calculated(table(quarter('Estimated', 'M2'), ...MONTHS))
    expect(ofOther.kilograms).toBeCloseTo(GRID_KG_PER_KWH * 56_500, 5)
  })
})
