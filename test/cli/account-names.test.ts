import { describe, expect, it } from 'vitest'
import { runTonne } from './memory-io.ts'

/** The group of the factor of an account in the United Kingdom, or the failure. */
async function groupOf(account: string): Promise<string> {
  const text = `Date,Account,Net (GBP)\n13/01/2023,"${account}",100\n`
  const options = ['in.csv', '--output', 'out.csv', '--country', 'GB']
  const { files, stderr } = await runTonne(['calculate', ...options], { files: { 'in.csv': text } })
  return /gb-spend-2023\/([^/]*)\//.exec(files['out.csv'] ?? '')?.[1] ?? stderr
}

describe('an account of a chart of accounts', () => {
  it.each([
    ['Printing & Stationery', '17'],
    ['Office Expenses', '17'],
    ['Audit & Accountancy fees', '69-2'],
    ['IT Software and Consumables', '62'],
    ['Meals and Entertainment', '56'],
    ['Postage, Freight & Courier', '53'],
    ['Rent or Lease of Buildings', '68-12'],
    ['Miete', '68-12'],
    ['Bürobedarf', '17'],
    ['Versicherungen', '65-1-2'],
    ['Werbekosten', '73'],
    ['Reparaturen und Instandhaltungen', '33other'],
  ])('has the sector of what it buys: %s', async (account, group) => {
    expect(await groupOf(account)).toBe(group)
  })

  it.each(['Travel - National', 'Motor Vehicle Expenses', 'Light, Power, Heating', 'Consulting & Accounting'])(
    'asks if it mixes purchases of several sectors: %s',
    async (account) => {
      expect(await groupOf(account)).toContain(`"${account}"`)
    },
  )
})
