import { describe, expect, it } from 'vitest'
import { calculateText } from './calculated-file.ts'

const WORDS = 'legal services'

const USUAL = ['--country', 'GB', '--price-year', '2022']
const calculate = (lines: readonly string[], options: readonly string[] = ['--allow-credits']) =>
  calculateText(`${lines.join('\n')}\n`, ...USUAL, ...options)

/** Types of documents as programs of several countries print them: header, invoice, credit note. */
const TYPES: readonly (readonly [header: string, invoice: string, credit: string])[] = [
  ['Type', 'Invoice', 'Credit note'],
  ['Type', 'Bill', 'Vendor Credit'],
  ['Type', 'PI', 'PC'],
  ['TT', 'JD', 'JC'],
  ['Transaction Type', 'Bill', 'Supplier Credit'],
  ['Invoice type', 'Expense', 'Refund'],
  ['Txn Type', 'ACCPAY', 'ACCPAYCREDIT'],
  ['Belegart', 'Rechnung', 'Gutschrift'],
  ['Art', 'Eingangsrechnung', 'Rückerstattung'],
  ['Type de pièce', 'Facture', 'Avoir'],
  ['Tipo de documento', 'Factura', 'Nota de crédito'],
  ['Tipo', 'Factura', 'Abono'],
  ['Tipo documento', 'Fattura', 'Nota di credito'],
  ['Tipo documento', 'TD01', 'TD04'],
  ['Soort document', 'Factuur', 'Creditfactuur'],
]

describe('a list of invoices and credit notes with a column for their type', () => {
  it.each(TYPES)('subtracts a credit note without a sign, and says so: %s with %s and %s', async (header, ...types) => {
    const [invoice, credit] = types
    const { stderr, kg, summary } = await calculate([
      `Date,${header},Supplier,Account name,Net amount,Currency`,
      `2025-01-15,${invoice},Acme,${WORDS},120.00,GBP`,
      `2025-01-16,${credit},Acme,${WORDS},20.00,GBP`,
      `2025-01-17,${credit},Acme,${WORDS},-20.00,GBP`,
    ])
    expect(stderr).toBe('')
    const [spent = 0, refunded = 0, signed] = kg
    expect(spent).toBeCloseTo(-6 * refunded, 10)
    expect(signed).toBe(refunded)
    expect(summary).toContain(`value has a minus where documentType is "${credit}", a credit`)
  })

  it('asks for --allow-credits, and says that a document makes the amount a credit', async () => {
    const lines = ['Date,Type,Account name,Net amount,Currency', `2025-01-16,Credit note,${WORDS},20.00,GBP`]
    const { stderr } = await calculate(lines, [])
    expect(stderr).toContain('value: is a credit, by its column or its document; pass --allow-credits')
  })

  it.each(['Reversal', 'Rechnungskorrektur', 'Factura rectificativa', 'Supplier credit adj'])(
    'asks about a document that may take money back, with advice that works: %s',
    async (type) => {
      const lines = ['Date,Document type,Account name,Net amount,Currency', `2025-01-16,${type},${WORDS},20.00,GBP`]
      const asked = await calculate(lines)
      expect(asked.stderr).toContain(`"${type}" may take money back`)
      const credit = await calculate(lines, ['--allow-credits', '--map', `${type}=documentType:credit note`])
      expect(credit.kg[0]).toBeLessThan(0)
      const invoice = await calculate(lines, ['--map', `${type}=documentType:invoice`])
      expect(invoice.kg[0]).toBeGreaterThan(0)
    },
  )

  it('says which types are no known credits, and keeps the sign of their rows', async () => {
    const { kg, summary } = await calculate([
      'Date,Type,Account name,Net amount,Currency',
      `2025-01-16,Hyvityslasku,${WORDS},20.00,GBP`,
      `2025-01-17,Credit card expense,${WORDS},20.00,GBP`,
    ])
    expect(kg.every((one) => one > 0)).toBe(true)
    expect(summary).toContain('documentType "Hyvityslasku" is no known credit, and its value counts as written')
    expect(summary).not.toContain('"Credit card expense" is no known')
  })

  it('subtracts quantities that came back', async () => {
    const { kg } = await calculate([
      'Date,Type,Fuel,Litres',
      '2025-01-10,Invoice,Diesel,1000',
      '2025-02-10,Credit note,Diesel,250',
    ])
    const [bought = 0, returned = 0] = kg
    expect(bought).toBeCloseTo(-4 * returned, 10)
  })

  it('leaves the sign to columns for debits and credits', async () => {
    const { kg, stderr } = await calculate([
      'Date,Type,Account name,Debit,Credit,Currency',
      `2025-01-16,Credit note,${WORDS},20.00,,GBP`,
    ])
    expect([stderr, kg.map(Math.sign)]).toEqual(['', [1]])
  })

  it('leaves out a trip with its credit note, which has no sign', async () => {
    const { kg, summary } = await calculate(
      [
        'Document type,Traveller,Departure date,From,To,Class',
        'Invoice,Jo,2025-02-01,London,Paris,economy',
        'Credit note,Jo,2025-02-01,London,Paris,economy',
        'Invoice,Jo,2025-03-01,London,Rome,economy',
      ],
      ['--map', '=mode:AIR'],
    )
    expect(kg).toHaveLength(1)
    expect(summary).toContain('2 × is cancelled or refunded')
  })

  it('counts the rows below zero in one line, and adds them up by currency and unit', async () => {
    const { summary } = await calculate([
      'activity,start,value,unit,currency,factor,fuel',
      `spend,2022-01-10,-20.50,,GBP,${WORDS},`,
      `spend,2022-01-11,-10,,GBP,${WORDS},`,
      `spend,2022-01-12,(4),,EUR,${WORDS},`,
      `spend,2022-01-13,100,,GBP,${WORDS},`,
      'fuel,2022-01-14,-3,l,,,diesel',
    ])
    expect(summary).toContain('4 rows have a value below zero and reduce the total: -4 EUR and -30.5 GBP and -3 l')
    const without = await calculate(['activity,start,value,currency,factor', `spend,2022-01-13,100,GBP,${WORDS}`])
    expect(without.summary).not.toContain('below zero')
  })
})
