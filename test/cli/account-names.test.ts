import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** Calculates one booking of an account. */
async function bookingOf(account: string, [country, currency]: readonly [string, string] = ['GB', 'GBP']) {
  const text = `Date,Account,Net (${currency})\n13/01/2022,"${account}",100\n14/01/2022,Legal fees,1\n`
  const options = ['in.csv', '--output', 'out.csv', '--country', country]
  return runTonne(['calculate', ...options], { files: { 'in.csv': text } })
}

/** The group of the factor of an account in the United Kingdom, or the failure. */
async function groupOf(account: string): Promise<string> {
  const { files, stderr } = await bookingOf(account)
  const [, line = ''] = (files['out.csv'] ?? '').split('\n')
  return /gb-spend-2023\/([^/]*)\//.exec(line)?.[1] ?? stderr
}

describe('an account of a chart of accounts', () => {
  it.each([
    ['Stationery', '17'],
    ['Audit & Accountancy fees', '69-2'],
    ['IT Software', '62'],
    ['Meals and Entertainment', '56'],
    ['Courier & Postage', '53'],
    ['Rent or Lease of Buildings', '68-12'],
    ['Miete', '68-12'],
    ['Bürobedarf', '17'],
    ['Versicherungen', '65-1-2'],
    ['Werbekosten', '73'],
    ['Reparaturen und Instandhaltungen', '33other'],
    ['473 - Repairs & Maintenance', '33other'],
    ['7303: Vehicle Insurance', '65-1-2'],
    ['Automobile:Insurance', '65-1-2'],
    ['Premises/ Rent', '68-12'],
  ])('has the sector of what it buys: %s', async (account, group) => {
    expect(await groupOf(account)).toBe(group)
  })

  it.each([
    ...[
      'Travel - National',
      'Motor Vehicle Expenses',
      'Light, Power, Heating',
      'Consulting & Accounting',
      'Printing & Stationery',
    ],
    ...['Office Expenses', 'IT Software and Consumables', 'Postage, Freight & Courier', 'Bank/Finance Charges'],
  ])('asks once, with words that answer it, if it mixes purchases of several sectors: %s', async (account) => {
    const text = `Date,Account,Net (GBP)\n${`13/01/2022,"${account}",100\n`.repeat(3)}`
    const run = (options: readonly string[]) =>
      runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB', ...options], {
        files: { 'in.csv': text },
      })
    const { stderr } = await run([])
    expect(stderr.trim().split('\n')).toHaveLength(2)
    expect(stderr).toContain(`factor_ambiguous: factor: "${account}" is an account of `)
    const [, option = ''] = /like --map "([^"]*)"/.exec(stderr) ?? []
    expect(option).toMatch(new RegExp(`^${account.replaceAll(/[/()]/g, '.')}=factor:`))
    expect((await run(['--map', option])).code).toBe(0)
  })

  it.each([
    ['Wages and Salaries', 'is in an account of pay'],
    ['Superannuation', 'is in an account of pay'],
    ['Income Tax Expense', 'is in an account of taxes'],
    ['Depreciation', 'is in an account of depreciation'],
    ['Interest Expense', 'is in an account of interest'],
    ['Sales', 'is in an account of income'],
  ])('is left out with its reason if it buys nothing: %s', async (account, reason) => {
    const { stderr, stdout, files } = await bookingOf(account)
    expect(stderr).toBe('')
    expect(files['out.csv']?.trim().split('\n')).toHaveLength(2)
    const summary = stdout.replaceAll(/\s+/g, ' ')
    expect(summary).toContain(reason)
    expect(summary).toContain(`line 2 ("${account}", 100 GBP)`)
  })

  it('is read as a map says, although its name buys nothing or mixes purchases', async () => {
    const text = 'Date,Account,Net (GBP)\n13/01/2022,Wages,100\n13/01/2022,Office Expenses,100\n'
    const options = [
      '--country',
      'GB',
      '--map',
      'Wages=factor:agency staff',
      '--map',
      'Office Expenses=factor:stationery',
    ]
    const { files } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
      files: { 'in.csv': text },
    })
    expect(files['out.csv']).toContain('gb-spend-2023/78/')
    expect(files['out.csv']).toContain('gb-spend-2023/17/')
  })

  it('says by name that a country has no price factors, where it reads and where it asks', async () => {
    const read = await bookingOf('Insurance', ['AU', 'AUD'])
    expect(read.stdout.replaceAll(/\s+/g, ' ')).toContain('no factor of Australia (AU) fits; that of the United States')
    const asked = await bookingOf('Motor Vehicle Expenses', ['NZ', 'NZD'])
    expect(asked.stderr).toContain('no price factors of New Zealand (NZ) are published here')
    const unknown = await bookingOf('Frobnication', ['CA', 'CAD'])
    expect(unknown.stderr).toContain('no price factors of Canada (CA) are published here')
    expect((await bookingOf('Frobnication')).stderr).not.toContain('price factors')
  })

  it('is left out if a map says that it buys nothing, as the question about an unknown account proposes', async () => {
    const { stderr } = await bookingOf('RBC 1234')
    const [, option = ''] = /buys nothing, like --map "([^"]*)"/.exec(stderr) ?? []
    const text = 'Date,Account,Net (GBP)\n13/01/2022,RBC 1234,100\n13/01/2022,Legal fees,100\n'
    const options = ['--country', 'GB', '--map', option]
    const { stdout } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', ...options], {
      files: { 'in.csv': text },
    })
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('which buys nothing: line 2 ("RBC 1234", 100 GBP)')
  })

  it('says that energy counts by its quantity, where its money has no factor', async () => {
    const hint = 'count by their quantities in Scopes 1 and 2'
    expect((await bookingOf('Electricity', ['AU', 'AUD'])).stderr).toContain(hint)
    expect((await bookingOf('Light, Power, Heating')).stderr).toContain(hint)
    expect((await bookingOf('Frobnication')).stderr).not.toContain(hint)
  })

  it('asks for the name of an account that is only a number', async () => {
    expect((await bookingOf('4930')).stderr).toContain(
      '"4930" is only a number; if it is that of an account, name its purchases',
    )
  })

  it('asks about negative bookings once, also if their account is asked about', async () => {
    const rows = ['Legal fees,-20', 'Office Expenses,-5', 'Frobnication,-1', 'Insurance,(7.00)', 'Insurance,7']
    const text = `Date,Account,Net (GBP)\n${rows.map((row) => `13/01/2022,${row}\n`).join('')}`
    const { stderr } = await runTonne(['calculate', 'in.csv', '--output', 'out.csv', '--country', 'GB'], {
      files: { 'in.csv': text },
    })
    const asked = stderr.split('\n').filter((line) => line.includes('must_be_non_negative'))
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('pass --allow-credits')
    expect(asked[0]).toContain('(4 rows; line 2, "-20"; line 3, "-5"; line 4, "-1"; …)')
  })
})
