import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

const calculate = (lines: readonly string[], options: readonly string[] = ['--allow-credits']) =>
  runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', '--price-year', '2022', ...options], {
    files: { 'in.csv': lines.join('\n') },
  })

/** The kilograms of each row, in order. */
async function kilogramsOf(lines: readonly string[]): Promise<readonly number[]> {
  const { files, stderr } = await calculate(lines)
  expect(stderr).toBe('')
  const [header = '', ...rows] = (files['out.csv'] ?? '').trim().split('\n')
  const column = header.split(',').indexOf('co2eKg')
  return rows.map((row) => Number(row.split(',')[column]))
}

const WORDS = 'legal services'

describe('a ledger', () => {
  it.each([
    ['Debit', 'Credit'],
    ['Soll', 'Haben'],
    ['Débit', 'Crédit'],
    ['Debe', 'Haber'],
    ['Dare', 'Avere'],
    ['Debit (GBP)', 'Credit (GBP)'],
  ])('counts a credit alone as a refund with its sign: %s and %s', async (debit, credit) => {
    const [spent = 0, refunded = 0, zero] = await kilogramsOf([
      `Date,Account name,${debit},${credit},Currency`,
      `2025-01-05,${WORDS},120.00,,GBP`,
      `2025-01-06,${WORDS},,20.00,GBP`,
      `2025-01-06,${WORDS},0.00,20.00,GBP`,
    ])
    expect(refunded).toBeLessThan(0)
    expect(spent).toBeCloseTo(-6 * refunded, 10)
    expect(zero).toBe(refunded)
  })

  it('may have credits only, and asks for --allow-credits', async () => {
    const lines = ['Date,Account name,Credit,Currency', `2025-01-06,${WORDS},20.00,GBP`]
    expect((await kilogramsOf(lines))[0]).toBeLessThan(0)
    expect((await calculate(lines, [])).stderr).toContain('pass --allow-credits')
  })

  it.each([
    ['S/H', 'S', 'H'],
    ['Soll/Haben-Kennz.', 'S', 'H'],
    ['Shkzg', 'S', 'H'],
    ['D/C', 'D', 'C'],
    ['Dr/Cr', 'Dr', 'Cr'],
    ['Debit/Credit', 'Debit', 'Credit'],
    ['Debit/Credit Indicator', 'debit', 'credit'],
    ['Débit/Crédit', 'débit', 'crédit'],
    ['Debe/Haber', 'Debe', 'Haber'],
    ['Dare/Avere', 'Dare', 'Avere'],
  ])('counts by its indicator: %s with %s and %s', async (header, debit, credit) => {
    const [spent = 0, refunded = 0, signed] = await kilogramsOf([
      `Date,Account name,Amount,${header},Currency`,
      `2025-01-05,${WORDS},120.00,${debit},GBP`,
      `2025-01-06,${WORDS},20.00,${credit},GBP`,
      `2025-01-07,${WORDS},20.00-,${credit},GBP`,
    ])
    expect(spent).toBeCloseTo(-6 * refunded, 10)
    expect(signed).toBe(refunded)
  })

  it('has amounts with a trailing minus, with the marks of their column', async () => {
    const [spent = 0, refunded = 0] = await kilogramsOf([
      'Buchungsdatum;Kontobezeichnung;Betrag in Hauswährung;S/H;Hauswährung',
      `05.01.2025;${WORDS};1.200,00;S;EUR`,
      `06.01.2025;${WORDS};20,00-;H;EUR`,
    ])
    expect(spent).toBeCloseTo(-60 * refunded, 10)
  })

  it('asks where a row contradicts itself', async () => {
    const lines = (row: string) => ['Date,Account name,Debit,Credit,Currency', row]
    const { stderr } = await calculate(lines(`2025-01-05,${WORDS},120.00,20.00,GBP`))
    expect(stderr).toContain('credit: is filled in, and so is value; write a row for each ("20.00")')
    expect((await calculate(lines(`2025-01-05,${WORDS},,-20.00,GBP`))).stderr).toContain('credit: is below zero')
    const unknown = await calculate(['Date,Account name,Amount,S/H,Currency', `2025-01-05,${WORDS},1,X,GBP`])
    expect(unknown.stderr).toContain('debitCredit: must be one of debit, credit; received "X"')
  })

  it('says in the summary what it did', async () => {
    const { stdout } = await calculate(['Date,Account name,Debit,Credit,Currency', `2025-01-06,${WORDS},,20.00,GBP`])
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('value is the credit with a minus where only credit is filled in')
  })

  it('counts a credit of a quantity as one', async () => {
    const [used = 0, credited = 0] = await kilogramsOf([
      'activity,start,value,unit,country,debitCredit',
      'electricity,2025-01-05,100,kWh,GB,debit',
      'electricity,2025-02-05,100,kWh,GB,credit',
    ]).then((all) => [all[0], all[2]])
    expect(credited).toBe(-used)
  })
})
