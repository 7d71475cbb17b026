import { describe, expect, it } from 'vitest'
import { publishedCatalogue, selectFactor } from '../../../../src/reference/factors/index.ts'
import { withFactorSets } from '../../../../src/rows/index.ts'
import { accountName, isBalance, readAccount } from '../../../../src/rows/words/account-words.ts'

/** Accounts of default charts that buy nothing, by the cause for leaving them out. */
const NOTHING = {
  pay: [
    'Wages and Salaries',
    'Superannuation',
    'Directors’ Remuneration',
    'Employers National Insurance',
    'CPP Expense',
    'Payroll Expenses',
    'Gehälter',
  ],
  tax: ['Income Tax Expense', 'Corporation Tax', 'Property Taxes', 'VAT', 'GST', 'Rates', 'Gewerbesteuer'],
  depreciation: [
    'Depreciation',
    'Depreciation Expense',
    'Amortization Expense',
    'Bad Debts',
    'Bank Revaluations',
    'Unrealised Currency Gains',
    'Abschreibungen auf Sachanlagen',
  ],
  financing: [
    'Interest Expense',
    'Interest Paid',
    'Loan Interest Paid',
    'Checking',
    'Accounts Payable (A/P)',
    'Owner Drawings',
    'Geldtransit',
  ],
  income: ['Sales', 'Income', 'Sales of Product Income', 'Other Revenue', 'Umsatzerlöse'],
  balance: ['Beginning Balance', 'Opening Balance', 'Net Income', 'Gross Profit', 'Balance Change', 'Saldovortrag'],
} as const

/** Accounts of default charts that mix purchases of several sectors. */
const MIXED = [
  ...[
    'Motor Vehicle Expenses',
    'Car & Truck',
    'Fuel',
    'Light, Power, Heating',
    'Utilities',
    'Printing & Stationery',
    'Office Expenses',
  ],
  ...['General Expenses', 'Cost of Goods Sold', 'Freight & Courier', 'Postage, Freight & Courier', 'Travel - National'],
  ...[
    'Travel - International',
    'Entertainment',
    'Consulting & Accounting',
    'Accounting & Legal',
    'IT Software and Consumables',
    'Subscriptions',
  ],
  ...[
    'Small Tools and Equipment',
    'Taxes & Licenses',
    'Bank/Finance Charges',
    'Contractors',
    'Operating Lease Payments',
    'Premises Costs',
  ],
  ...['Staff Amenities', 'Reisekosten Unternehmer', 'Fremdleistungen'],
]

/** Sections of a ledger that have expenses below them. */
const SECTIONS = [
  ...[
    'Ordinary Income/Expenses',
    'Ordinary Income/Expense',
    'Other Income/Expense',
    'Expenses',
    'Operating Expenses',
    'Less Operating Expenses',
  ],
  ...[
    'Cost of Goods Sold',
    'Administrative Expenses',
    'Overheads',
    'Automobile',
    'Utilities',
    '60000 - Operating Expenses',
  ],
]

const catalogue = await withFactorSets(publishedCatalogue)

describe('readAccount', () => {
  it.each(Object.entries(NOTHING))('leaves out accounts that buy nothing: %s', (cause, names) => {
    for (const name of names) expect([name, readAccount(name)]).toEqual([name, { kind: 'left_out', cause }])
  })

  it('asks about accounts that mix purchases', () => {
    for (const name of MIXED) expect([name, readAccount(name)?.kind]).toEqual([name, 'mixed'])
  })

  it('proposes purchases that are no accounts to ask about, and that are one sector in both countries with factors', () => {
    const proposed = new Set(
      MIXED.flatMap((name) => {
        const reading = readAccount(name)
        return reading?.kind === 'mixed' ? reading.purchases : []
      }),
    )
    const period = { start: '2022-01-01', end: '2023-01-01' }
    for (const words of proposed) {
      expect([words, readAccount(words)]).toEqual([words, undefined])
      for (const region of ['GB', 'US']) {
        const choose = () => selectFactor({ activity: { kind: 'spend', words }, region, period, catalogue })
        expect(choose, `${words} in ${region}`).not.toThrow()
      }
    }
  })

  it('does not depend on numbers, case, punctuation and words that join others', () => {
    for (const name of [...MIXED, ...Object.values(NOTHING).flat()]) {
      const joined = name.replaceAll(' & ', ' and ')
      const forms = [
        `404 - ${name}`,
        `6-1100 ${name}`,
        `5012 · ${name}`,
        `7304: ${name}`,
        `${name} (433)`,
        name.toUpperCase(),
        joined,
      ]
      for (const form of forms) expect([form, readAccount(form)]).toEqual([form, readAccount(name)])
    }
  })

  it('leaves out an account in a group that buys nothing, and none in a section of expenses', () => {
    for (const name of ['Taxes', 'Software', 'Company Contributions:Health']) {
      expect(readAccount(`Payroll Expenses:${name}`)).toEqual({ kind: 'left_out', cause: 'pay' })
      expect(readAccount(`Ordinary Income/Expenses:Income:${name}`)).toEqual({ kind: 'left_out', cause: 'income' })
    }
    for (const section of SECTIONS) {
      expect([section, readAccount(section)?.kind === 'left_out']).toEqual([section, false])
      expect([section, readAccount(`${section}:Insurance`)]).toEqual([section, undefined])
    }
  })

  it('tells the gas of cars from that of buildings', () => {
    expect(readAccount('Automobile Expenses:Gas')?.kind).toBe('mixed')
    expect(readAccount('Utilities:Gas')).toBeUndefined()
  })

  it('does not take goods for accounts of the same word', () => {
    for (const word of ['computer', 'car', 'equipment', 'freight', 'materials', 'offices of lawyers', '541110']) {
      expect([word, readAccount(word)]).toEqual([word, undefined])
    }
  })
})

describe('accountName', () => {
  it.each([
    ['Insurance', 'Insurance'],
    ['404 - Bank Fees', 'Bank Fees'],
    ['60000 - Operating Expenses:60110 - Legal Fees', 'Legal Fees'],
    ['Automobile:Insurance', 'Insurance'],
    ['Insurance (433)', 'Insurance'],
    ['541110 Offices of Lawyers', '541110 Offices of Lawyers'],
    ['SIC 69.1', 'SIC 69.1'],
  ])('is the name without its number and its groups: %s', (text, name) => {
    expect(accountName(text)).toBe(name)
  })
})

describe('isBalance', () => {
  it('knows a balance with its amount in one cell', () => {
    expect(['Beginning Balance: $0.00', 'Opening Balance', 'Closing balance:'].map(isBalance)).toEqual([
      true,
      true,
      true,
    ])
    expect(['Balance bikes', 'Insurance', 'Total'].map(isBalance)).toEqual([false, false, false])
  })
})

describe('a longer name of an account in another language', () => {
  it.each([
    ['4120 Löhne und Gehälter Fertigung', 'pay'],
    ['4130 Gesetzliche soziale Aufwendungen Verwaltung', 'pay'],
    ['641100 Salaires et appointements', 'pay'],
    ["645100 Cotisations à l'URSSAF", 'pay'],
    ['642 Seguridad Social a cargo de la empresa', 'pay'],
    ['Salari e stipendi reparto produzione', 'pay'],
    ['4320 Gewerbesteuer 2025', 'tax'],
    ['63511 Contribution économique territoriale', 'tax'],
    ['631 Otros tributos', 'tax'],
    ['Imposte e tasse diverse', 'tax'],
    ['4830 Abschreibungen auf Sachanlagen (ohne AfA auf Kfz)', 'depreciation'],
    ['681120 Dotations aux amortissements des immobilisations corporelles', 'depreciation'],
    ['681 Amortización del inmovilizado material', 'depreciation'],
    ['Ammortamento impianti e macchinari', 'depreciation'],
    ["661 Charges d'intérêts", 'financing'],
    ['Interessi passivi su mutui', 'financing'],
    ['707 Ventes de marchandises', 'income'],
  ])('buys nothing: %s', (name, cause) => {
    expect(readAccount(name)).toEqual({ kind: 'left_out', cause })
  })

  it.each([
    ...['Lohnabrechnung extern', 'Personnel intérimaire', 'Kfz-Steuer und Versicherungen', 'Steuerberatung', 'Taxi'],
    ...['Ventilatoren', 'Imprimés', 'Interior design', 'Personalbeschaffung', 'Bürobedarf', 'Lohnarbeiten fremd'],
  ])('may buy something: %s', (name) => {
    expect(readAccount(name)?.kind).not.toBe('left_out')
  })
})
