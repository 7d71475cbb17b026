import { describe, expect, it } from 'vitest'
import { mayNameTotal } from '../../../../src/apps/cli/calculate/row-scanner.ts'
import { endsAsTotal, hasTotalWord, isSiteTotal, isTotalName } from '../../../../src/rows/words/total-words.ts'

const TOTALS = [
  'Total',
  'TOTALS:',
  'Grand Total',
  'Sub-total',
  'Subtotal',
  'Sum',
  'Summe',
  'Gesamt',
  'Gesamtsumme 2025',
  'Total général',
  'Totale',
  'Somme',
  'Suma total',
  'Razem',
  'Total for January 2025',
]
const OTHERS = ['Total Energies', 'Totally', 'Summer', 'Somerset', 'Sum 1', 'Customer', 'Gas', '', 'x'.repeat(90)]

describe('a name of a total', () => {
  it.each(TOTALS)('is %s', (text) => {
    expect(isTotalName(text)).toBe(true)
    const bytes = new TextEncoder().encode(`,${text},`)
    expect(mayNameTotal(bytes, { from: 1, to: bytes.length - 1 })).toBe(true)
  })

  it.each(OTHERS)('is not %s', (text) => {
    expect(isTotalName(text)).toBe(false)
    const bytes = new TextEncoder().encode(text)
    expect(mayNameTotal(bytes, { from: 0, to: bytes.length })).toBe(hasTotalWord(text))
  })

  it('may hold what its row names', () => {
    expect(isTotalName('Leeds total', ['Leeds'])).toBe(true)
    expect(isTotalName('Leeds total', ['Hull'])).toBe(false)
    expect(endsAsTotal('Leeds Total')).toBe(true)
    expect(endsAsTotal('Total Leeds')).toBe(false)
  })
})

describe('the total of a site', () => {
  it.each([
    ...[
      'Leeds Total',
      'Total for Leeds',
      'Total Leeds',
      'Subtotal Leeds',
      'Summe Köln',
      'Sum of Leeds',
      'Somme de Lille',
    ],
    ...['Totale Milano', 'Zwischensumme Werk 2', 'Sub-total: Leeds', 'Suma de Madrid', 'Total pour Lyon'],
  ])('is named %s', (text) => {
    expect(isSiteTotal(text)).toBe(true)
    const bytes = new TextEncoder().encode(`,${text},`)
    expect(mayNameTotal(bytes, { from: 1, to: bytes.length - 1 })).toBe(true)
  })

  it.each([
    'Leeds',
    'Total Energies Antwerp',
    'TOTAL ACCESS LYON 3',
    'Somme Amiens',
    'Suma Elland',
    'Total 3',
    'Total',
  ])('is not %s', (text) => expect(isSiteTotal(text)).toBe(text === 'Total'))
})
