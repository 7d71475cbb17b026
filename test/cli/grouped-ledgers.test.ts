import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { csvRecords } from '../../src/core/csv/index.ts'
import { calculateLedger } from './calculated-file.ts'
import { runTonne } from './memory-io.ts'

/** A booking of an account: its day, its debit, and its credit. */
type Booking = readonly [account: string, day: string, debit: string, credit: string]

const BOOKINGS: readonly Booking[] = [
  ['Advertising', '2022-01-13', '1200.00', ''],
  ['Advertising', '2022-01-20', '', '200.00'],
  ['Bank Fees', '2022-01-31', '15.00', ''],
  ['Checking', '2022-01-31', '', '15.00'],
  ['Insurance', '2022-02-14', '312.50', ''],
  ['Wages', '2022-02-28', '5000.00', ''],
]

const accounts = [...new Set(BOOKINGS.map(([account]) => account))]
const ofAccount = (name: string) => BOOKINGS.filter(([account]) => account === name)
const sumOf = (bookings: readonly Booking[], at: 2 | 3) =>
  bookings.reduce((sum, one) => sum + Number(one[at]), 0).toFixed(2)
const net = (bookings: readonly Booking[]) => (Number(sumOf(bookings, 2)) - Number(sumOf(bookings, 3))).toFixed(2)
const american = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
const signed = (debit: string, credit: string) => (debit === '' ? `-${credit}` : debit)
const group = (write: (name: string, bookings: readonly Booking[]) => readonly string[]) =>
  accounts.flatMap((name) => write(name, ofAccount(name)))

/** The same ledger as programs export it. */
const LEDGERS: Readonly<Record<string, readonly string[]>> = {
  'QuickBooks Online': [
    'Transaction Detail by Account,,,,',
    ',Date,Name,Amount,Balance',
    ...group((name, bookings) => [
      `${name},,,,`,
      ',Beginning Balance,,,77.00',
      ...bookings.map(([, day, debit, credit]) => `,${american(day)},Vendor,${signed(debit, credit)},1.00`),
      `Total for ${name},,,"$${net(bookings)}",`,
      ',,,,',
    ]),
    '"Accrual Basis Tuesday, April 2, 2024 09:12 PM GMT-07:00",,,,',
  ],
  'QuickBooks Desktop': [
    ',,Type,Date,Debit,Credit,Balance',
    'Expense,,,,,,0.00',
    ...group((name, bookings) => [
      `,6000 · ${name},,,,,0.00`,
      ...bookings.map(([, day, debit, credit]) => `,,Bill,${american(day)},${debit},${credit},1.00`),
      `,Total 6000 · ${name},,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},1.00`,
    ]),
    `Total Expense,,,,${sumOf(BOOKINGS, 2)},${sumOf(BOOKINGS, 3)},1.00`,
  ],
  Xero: [
    'Account Transactions,,,,,',
    'For the period 1 January 2022 to 31 March 2022,,,,,',
    'Date,Source,Description,Debit,Credit,Running Balance',
    ...group((name, bookings) => [
      `${name},,,,,`,
      'Opening Balance,,,55.00,0.00,55.00',
      ...bookings.map(
        ([, day, debit, credit]) => `${day},Spend Money,text,${debit || '0.00'},${credit || '0.00'},1.00`,
      ),
      `Total ${name},,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},1.00`,
      'Closing Balance,,,99.00,0.00,99.00',
    ]),
    `Total,,,${sumOf(BOOKINGS, 2)},${sumOf(BOOKINGS, 3)},1.00`,
  ],
  MYOB: [
    'ID No.,Src,Date,Memo,Debit,Credit,Job No.,Net Activity,Ending Balance',
    ...group((name, bookings) => [
      `6-1100 ${name},,,,,,,,`,
      'Beginning Balance:,,,,,,,,$0.00',
      ...bookings.map(
        ([, day, debit, credit]) => `7,PJ,${day},text,${debit && `$${debit}`},${credit && `$${credit}`},,,$1.00`,
      ),
      `Total:,,,,$${sumOf(bookings, 2)},$${sumOf(bookings, 3)},,$1.00,$1.00`,
    ]),
    `Grand Total:,,,,$${sumOf(BOOKINGS, 2)},$${sumOf(BOOKINGS, 3)},,,`,
  ],
  'Sage 50': [
    'Date,Comment,Source #,JE#,Debits,Credits,Balance',
    ...group((name, bookings) => [
      `5610 ${name},,,,,,- Dr`,
      ...bookings.map(([, day, debit, credit]) => `${day},text,1,J1,${debit || '-'},${credit || '-'},1.00 Dr`),
      `,,,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},`,
    ]),
  ],
  'Sage 50 UK': [
    'Date:,12/01/2026,,Thornbeck Pumps Ltd,,,,,,,',
    'Time:,10:21:33,,Nominal Activity,,,,,,,',
    ',,,,,,,,,,',
    'Date From:,01/01/2022,,,,N/C From:,5000,,,,',
    ...group((name, bookings) => [
      `N/C:,7003,,Name:,${name},,,,Account Balance:,"${net(bookings)} DR",`,
      ',,,,,,,,,,',
      'No,Type,Date,Account,Ref,Details,Dept,T/C,Value,Debit,Credit',
      ...bookings.map(
        ([, day, debit, credit]) => `112,PI,${day},BRI001,INV1,text,0,T1,${debit || credit},${debit},${credit}`,
      ),
      `,,,,,,,Totals:,,${sumOf(bookings, 2)},${sumOf(bookings, 3)}`,
      `,,,,,,,History Balance:,,${net(bookings)},`,
    ]),
  ],
  'Sage 200': [
    'Nominal Activity Report,,,,,,',
    'Date,Account,Reference,Details,Debit,Credit,Balance',
    ...group((name, bookings) => [
      `Account Code: 7502,Account Name: ${name},,,,,`,
      ...bookings.map(([, day, debit, credit]) => `${day},BTX001,INV1,text,${debit},${credit},1.00`),
      `Totals,,,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},`,
    ]),
  ],
  DATEV: [
    'Kontoblatt,,,,,',
    ...group((name, bookings) => [
      `Konto: 4930 ${name},,,,,`,
      'Datum,Konto,Buchungstext,Soll,Haben,Saldo',
      ...bookings.map(([, day, debit, credit]) => `${day},70001,Text,${debit},${credit},1.00`),
      `Summe,,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},`,
    ]),
  ],
  'Sage 100': [
    'Grand livre,,,,,',
    ...group((name, bookings) => [
      `Compte : 606400,Intitulé : ${name},,,,`,
      'Date,Compte,Libellé,Débit,Crédit,Solde',
      ...bookings.map(([, day, debit, credit]) => `${day},401ACME,texte,${debit},${credit},1.00`),
      `Total,,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},`,
    ]),
  ],
  Wave: [
    'Account Transactions',
    'ACCOUNT NUMBER,DATE,DESCRIPTION,DEBIT (In Business Currency),CREDIT (In Business Currency),BALANCE (In Business Currency)',
    ...group((name, bookings) => [
      `,${name},,,,`,
      'Starting Balance,,,,,$0.00',
      ...bookings.map(
        ([, day, debit, credit]) => `,${day},text,${debit && `$${debit}`},${credit && `$${credit}`},$1.00`,
      ),
      `Totals and Ending Balance,,,$${sumOf(bookings, 2)},$${sumOf(bookings, 3)},$1.00`,
      'Balance Change,,,$1.00,,',
      '""',
    ]),
  ],
  NetSuite: [
    'Account,Type,Date,Document Number,Debit,Credit,Balance',
    '60000 - Operating Expenses,,,,,,',
    ...group((name, bookings) => [
      `60100 - ${name},,,,,,$0.00`,
      ...bookings.map(([, day, debit, credit]) => `,Bill,${american(day)},D-1,${debit},${credit},$1.00`),
      `Total - 60100 - ${name},,,,${sumOf(bookings, 2)},${sumOf(bookings, 3)},$1.00`,
    ]),
    `Total - 60000 - Operating Expenses,,,,${sumOf(BOOKINGS, 2)},${sumOf(BOOKINGS, 3)},$1.00`,
  ],
}

const FLAT = [
  'Date,Account,Debit,Credit,Currency',
  ...BOOKINGS.map(([account, day, debit, credit]) => `${day},${account},${debit},${credit},USD`),
]

describe('a ledger with headings above its rows', () => {
  it.each(Object.entries(LEDGERS))(
    'has the results of the same ledger with an account in each row: %s',
    async (_, lines) => {
      const [grouped, flat] = [await calculateLedger(lines), await calculateLedger(FLAT)]
      expect([grouped.stderr, grouped.results]).toEqual(['', flat.results])
      expect(grouped.results).toHaveLength(4)
    },
  )

  it.each(Object.entries(LEDGERS))(
    'says what was read as an account, and that all totals tie: %s',
    async (_, lines) => {
      const { summary } = await calculateLedger(lines)
      expect(summary).toMatch(/the account of each row is the heading above it, like "[^"]*Advertising"/)
      expect(summary).toContain('is named as a total, and is the sum of other rows')
      expect(summary).not.toContain('is not the sum of the rows')
      expect(summary).toContain('is in an account of pay')
      expect(summary).toContain('bank balances or transfers, which buys nothing')
    },
  )

  it.each(Object.entries(LEDGERS))('asks about its credits once: %s', async (_, lines) => {
    const { stderr } = await calculateLedger(lines, [])
    expect(stderr.trim().split('\n').slice(1)).toEqual([
      expect.stringContaining('nothing was written'),
      'The command with the proposals above, if they are right:',
      expect.stringMatching(/^ {2}tonne calculate in\.csv .*--allow-credits$/),
    ])
    expect(stderr).toContain('must_be_non_negative: value:')
  })

  it.each(Object.entries(LEDGERS))('is the same as a workbook: %s', async (_, lines) => {
    const text = lines.join('\n').replaceAll('""', '')
    const rows = [...csvRecords(text, { line: 1 })].map(({ cells }) => cells.map((cell) => (cell === '' ? null : cell)))
    const bytes = await writeXlsx({ sheets: [{ name: 'Ledger', rows }] })
    const options = ['--output', 'out.csv', '--country', 'US', '--map', '=currency:USD', '--allow-credits']
    const world = { bytes: { 'in.xlsx': new Uint8Array(bytes) }, loadModule: () => import('hucre/xlsx') }
    const { stderr, files } = await runTonne(['calculate', 'in.xlsx', ...options], world)
    const { files: ofText } = await calculateLedger(lines)
    const kilograms = (out = '') => out.match(/(?<=,)\d+\.\d+(?=,)/g)
    expect(kilograms(ofText['out.csv'])?.length).toBeGreaterThan(3)
    expect([stderr, kilograms(files['out.csv'])]).toEqual(['', kilograms(ofText['out.csv'])])
  })

  it('says that a total is not the sum of its rows, as after a lost row', async () => {
    const lines = (LEDGERS.Xero ?? []).filter((line) => !line.startsWith('2022-01-20'))
    const { summary } = await calculateLedger(lines)
    expect(summary).toContain(
      'is not the sum of the rows, with or without those that are left out; check that no row is missing: line 7 ("Total Advertising"',
    )
  })

  it('has the places of its rows in the file', async () => {
    const { stderr } = await calculateLedger((LEDGERS.Wave ?? []).map((line) => line.replace('2022-02-14', 'soon')))
    expect(stderr).not.toContain('factor')
    expect(stderr).toContain('in.csv:24:1: invalid_date')
  })

  it('names the vendors of a report without a column of purchases', async () => {
    const lines = [
      'Expenses by Vendor Detail,,,,',
      ',Date,Num,Amount,Balance',
      'Hicks Hardware,,,,',
      ',01/20/2022,7,42.00,42.00',
      'Total for Hicks Hardware,,,$42.00,',
    ]
    expect((await calculateLedger(lines)).stderr).toContain('"Hicks Hardware"')
    const { summary } = await calculateLedger(lines, ['--map', 'Hicks Hardware=factor:stationery'])
    expect(summary).toContain('the rows stand below their vendors, like "Hicks Hardware" (line 3)')
  })

  it.each(['"EXTF";700;21;"Buchungsstapel";13\n', 'DTVF;700;21;Buchungsstapel;13\n'])(
    'is no batch of bookings, which has neither names nor years: %s',
    async (first) => {
      const batch = `${first}Umsatz (ohne Soll/Haben-Kz);Konto;Belegdatum\n119,00;4930;1501`
      expect((await calculateLedger(batch.split('\n'))).stderr).toContain(
        'begins a batch of bookings in the format of DATEV',
      )
    },
  )

  it('is read to its end, or not at all', async () => {
    const broken = [...(LEDGERS.Xero ?? []).slice(0, -3), '"2022-02-01,Spend Money,text,1.00,,']
    expect((await calculateLedger(broken)).stderr).toContain('csv_malformed')
    const wide = ['Site,Product,Jan-25 (kWh),Feb-25 (kWh)', 'Leeds,Natural Gas,1,2', '"Hull,Natural Gas,3,4']
    expect((await calculateLedger(wide)).stderr).toContain('csv_malformed')
  })
})
