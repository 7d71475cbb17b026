import { describe, expect, it } from 'vitest'
import { periodOfTitle } from '../../src/rows/form/profit-and-loss.ts'
import { calculateLedger } from './calculated-file.ts'

/** The amounts of accounts in January and February. */
const AMOUNTS = [
  ['Advertising', '1200.00', '-200.00'],
  ['Insurance', '', '312.50'],
] as const
const FLAT = [
  'Date,Account,Net amount,Currency',
  ...AMOUNTS.flatMap(([account, first, second]) => [
    ...(first === '' ? [] : [`2022-01,${account},${first},USD`]),
    `2022-02,${account},${second},USD`,
  ]),
]
const rowsOf = (write: (account: string, first: string, second: string) => string) =>
  AMOUNTS.map(([account, first, second]) => write(account, first, second))

/** The same profit and loss by month as programs export it. */
const REPORTS: Readonly<Record<string, readonly string[]>> = {
  'QuickBooks Online': [
    'Acme,,,',
    'Profit and Loss,,,',
    'January - February 2022,,,',
    ',Jan 2022,Feb 2022,Total',
    'Income,,,',
    'Consulting UK,"9,000.00",1.00,"9,001.00"',
    'Total Income,"9,000.00",1.00,"9,001.00"',
    'Gross Profit,"9,000.00",1.00,"9,001.00"',
    'Expenses,,,',
    'Marketing group,,,',
    ...rowsOf((account, first, second) => `${account},"${first}",${second},1.00`),
    'Total Marketing group,1.00,2.00,3.00',
    'Wages,500.00,500.00,1000.00',
    'Total Expenses,1.00,2.00,3.00',
    'Net Operating Income,1.00,2.00,3.00',
    'Net Income,1.00,2.00,3.00',
    '"Monday, Jan 12, 2026 10:00:00 AM GMT - Accrual Basis",,,',
  ],
  'QuickBooks Desktop': [
    ',,,Jan 22,Feb 22,TOTAL',
    ',Ordinary Income/Expense,,,,',
    ',,Expense,,,',
    ...rowsOf((account, first, second) => `,,6000 · ${account},${first},${second},1.00`),
    ',,Total Expense,1.00,2.00,3.00',
    'Net Income,,,1.00,2.00,3.00',
  ],
  Xero: [
    'Profit and Loss',
    'Acme',
    'For the 2 months ended 28 February 2022',
    '',
    'Account,Feb 2022,Jan 2022,Total',
    '',
    'Trading Income',
    'Sales,1.00,1.00,2.00',
    'Total Trading Income,1.00,1.00,2.00',
    'Less Operating Expenses',
    ...rowsOf((account, first, second) => `${account},${second},${first || '0.00'},1.00`),
    'Total Less Operating Expenses,1.00,1.00,2.00',
    'Net Profit,1.00,1.00,2.00',
  ],
  German: [
    'Gewinn- und Verlustrechnung;;',
    'Konto;Januar 2022;Februar 2022;Summe',
    '4000 Umsatzerlöse;1,00;1,00;2,00',
    ...rowsOf((account, first, second) => `${account};${first.replace('.', ',')};${second.replace('.', ',')};1,00`),
    '4120 Löhne und Gehälter Fertigung;1,00;1,00;2,00',
    'Summe Aufwand;1,00;1,00;2,00',
  ],
}

describe('a profit and loss by month', () => {
  it.each(Object.entries(REPORTS))('has the results of a ledger with its amounts: %s', async (_, lines) => {
    const [report, flat] = [await calculateLedger(lines), await calculateLedger(FLAT)]
    expect([report.stderr, [...report.results].sort()]).toEqual(['', [...flat.results].sort()])
    expect(report.results).toHaveLength(3)
    expect(report.summary).toMatch(/it is a profit and loss with its header on line \d+/)
    expect(report.summary).toContain('totals and results are not read, like')
  })

  it('asks for --allow-credits, and names the place of a text that should be an amount', async () => {
    const lines = REPORTS.Xero ?? []
    expect((await calculateLedger(lines, [])).stderr).toContain('must_be_non_negative: value:')
    const wrong = lines.map((line) => line.replace('1200.00', 'see note'))
    expect((await calculateLedger(wrong)).stderr).toContain('in.csv:11:21: not_a_number: value:')
  })
})

describe('a profit and loss of one period', () => {
  it.each([
    ['January - December 2022', '2022'],
    ['January 1 - December 31, 2022', '2022'],
    ['For the year ended 31 December 2022', '2022'],
    ['Jan - Mar 22', '2022-Q1'],
    ['For the month ended 31 March 2022', '2022-03'],
    ['1 January 2022 to 31 December 2022', '2022'],
    ['Januar bis Dezember 2022', '2022'],
  ])('has the period of its title: %s', async (title, period) => {
    const report = await calculateLedger([
      'Acme,',
      'Profit and Loss,',
      `"${title}",`,
      ',Total',
      'Expenses,',
      'Insurance,312.50',
      'Total Expenses,312.50',
      'Net Income,-312.50',
    ])
    const flat = await calculateLedger(['Date,Account,Net amount,Currency', `${period},Insurance,312.50,USD`])
    expect([report.stderr, [...report.results].sort()]).toEqual(['', [...flat.results].sort()])
    expect(report.results).toHaveLength(1)
  })

  it('has the first and the last day of other periods', () => {
    expect(periodOfTitle('April 2022 - March 2023')).toEqual({ start: '2022-04-01', end: '2023-03-31' })
    expect(periodOfTitle('For the 2 months ended 28 February 2022')).toEqual({ start: '2022-01-01', end: '2022-02-28' })
    expect(['Acme', 'Profit and Loss', 'As of today'].map(periodOfTitle)).toEqual([undefined, undefined, undefined])
  })

  it('counts a fiscal year from its first to its last day', async () => {
    const { stderr, summary, results } = await calculateLedger([
      'Profit and Loss,',
      'April 2022 - March 2023,',
      ',Total',
      'Expenses,',
      'Insurance,312.50',
      'Total Expenses,312.50',
    ])
    expect([stderr, results.length]).toEqual(['', 1])
    expect(summary).toContain('2022-04 to 2023-03')
  })

  it('is asked for its year if no title has one, and the advice works', async () => {
    const lines = ['Profit and Loss,', ',Total', 'Expenses,', 'Insurance,312.50', 'Total Expenses,312.50']
    expect((await calculateLedger(lines)).stderr).toContain(
      'in.csv:2:1: csv_malformed: is the header of a profit and loss without a year',
    )
    const flat = await calculateLedger(['Date,Account,Net amount,Currency', '2022,Insurance,312.50,USD'])
    const dated = await calculateLedger(lines, ['--year', '2022'])
    expect([dated.stderr, dated.results]).toEqual(['', flat.results])
  })

  it('has months without a year, with that of its title or of --year', async () => {
    const lines = [
      ',Jan,Feb,Total',
      'Expenses,,,',
      'Insurance,,312.50,312.50',
      'Total Expenses,,312.50,312.50',
      'Net Income,,1.00,1.00',
    ]
    const flat = await calculateLedger(['Date,Account,Net amount,Currency', '2022-02,Insurance,312.50,USD'])
    expect((await calculateLedger(['Profit and Loss,,,', 'January - February 2022,,,', ...lines])).results).toEqual(
      flat.results,
    )
    expect((await calculateLedger(lines)).stderr).toContain('without a year in it or in a title; pass --year')
    expect((await calculateLedger(lines, ['--year', '2022'])).results).toEqual(flat.results)
  })
})

describe('the totals of a profit and loss', () => {
  const GROUPED = [
    'Profit and Loss,,,',
    'Account,Jan 2022,Feb 2022,Total',
    'Income,,,',
    'Sales,1000.00,1100.00,2100.00',
    'Total Income,1000.00,1100.00,2100.00',
    'Cost of Goods Sold,,,',
    'Stationery,200.00,210.00,410.00',
    'Total Cost of Goods Sold,200.00,210.00,410.00',
    'Gross Profit,800.00,890.00,1690.00',
    'Operating Expenses,,,',
    'Premises,,,',
    'Insurance,10.00,10.00,20.00',
    'Total Premises,10.00,10.00,20.00',
    'Advertising,50.00,60.00,110.00',
    'Total Operating Expenses,60.00,70.00,130.00',
    'Net Income,740.00,820.00,1560.00',
  ]
  const FLAT_TABLE = [
    'Account;Jan 2022;Feb 2022;Total',
    'Revenue;1.000,00;1.100,00;2.100,00',
    'Stationery;200,00;210,00;410,00',
    'Gross profit;800,00;890,00;1.690,00',
    'Insurance;10,00;10,00;20,00',
    'Advertising;50,00;60,00;110,00',
    'Total operating expenses;60,00;70,00;130,00',
    'Net income;740,00;820,00;1.560,00',
  ]

  it.each([
    ['groups', GROUPED, 6],
    ['no headings', FLAT_TABLE, 3],
  ])('are compared with their lines, and never counted: %s', async (_, lines, totals) => {
    const report = await calculateLedger(lines)
    expect(report.stderr).toBe('')
    expect(report.results).toHaveLength(6)
    expect(report.summary).toContain(`no column that repeats others; each of the ${totals} is the sum of its lines`)
    expect(report.summary).toContain('the column "Total" is not read, because the rows add up to it')
  })

  it('are named with their lines if they differ, and change no figure', async () => {
    const wrong = GROUPED.map((line) =>
      line
        .replace('Total Operating Expenses,60.00', 'Total Operating Expenses,65.00')
        .replace('10.00,20.00', '10.00,21.00'),
    )
    const report = await calculateLedger(wrong)
    expect(report.results).toEqual((await calculateLedger(GROUPED)).results)
    expect(report.summary).toContain(
      'check 1 of the 6, which is not the sum of its lines: line 15 ("Total Operating Expenses") says 65.00 in "Jan 2022", and its lines add up to 60',
    )
    expect(report.summary).toContain('the column "Total" is not read, but check it: in 1 row')
  })

  it('are compared next to columns of budgets and variances, which are not read', async () => {
    const report = await calculateLedger([
      'Profit and loss,,,,',
      'Account,Jan 2022,Jan 2022 Budget,Variance,YTD',
      'Insurance,10.00,20.00,-10.00,10.00',
      'Total expenses,10.00,20.00,-10.00,10.00',
    ])
    expect([report.stderr, report.results.length]).toEqual(['', 1])
    expect(report.summary).toContain('no column that repeats others; it is the sum of its lines')
  })

  it('are no purchase in a trial balance of a year that an option gives', async () => {
    const rows = ['Code,Account,Debit,Credit', '4000,Sales,,5000', '7500,Stationery,120,', '1200,Bank,4880,']
    const year = ['--allow-credits', '--year', '2022']
    const plain = await calculateLedger(rows, year)
    const report = await calculateLedger([...rows, ',Total,5000,5000'], year)
    expect([report.stderr, report.results]).toEqual(['', plain.results])
    expect(report.results).toHaveLength(1)
    expect(report.summary).toContain('is named as a total, and is the sum of other rows: line 5 ("Total", 0 USD)')
  })
})
