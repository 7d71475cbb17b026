import { describe, expect, it } from 'vitest'
import { foldLookAlikes, lookAlikeFinder, nameFlaw } from '../../../../src/core/names/index.ts'
import { LIKE_KWH } from '../../../fixtures/deceiving-names.ts'

describe('nameFlaw', () => {
  it.each([
    ...['kWh', 'µg', 'μg', 'kΩ', 'Nm³', '°C', 't·km', 'US gal', 'Stück', 'kg/l', 'own/軽油/l', '台', 'кВт·ч'],
    ...['company-7/0b1c', 'desnz-2025/fuels?gwp=AR6_GWP100', 'łódź/kg', "l'eau"],
  ])('accepts the symbol %s', (text) => {
    expect(nameFlaw(text, 'symbol')).toBeUndefined()
  })

  it.each([
    ...[
      '軽油（A重油）',
      'CO₂ Baseline Database',
      'Дизельное топливо',
      'Φυσικό αέριο',
      'LPガス',
      '경유 (B7)',
      'DEFRA – UK',
    ],
    ...['Дизель Euro 5', 'ديزل', 'डीज़ल', 'Strommix Österreich', 'gaz naturel (PCS)', 'A  B', '½ load', 'Acme™'],
  ])('accepts the label %s', (text) => {
    expect(nameFlaw(text, 'label')).toBeUndefined()
  })

  it.each([
    ['a\nb', 'contains \\n'],
    ['a\u202eb', 'contains \\u202e'],
    ['a\u{e0041}', 'contains \\u{e0041}'],
    ['a\ud800', 'contains \\ud800'],
    ['a\u0085b', 'contains \\u0085'],
    [' a', 'has a blank'],
    ['a\u00a0b', 'has a blank'],
    ['a\u3000b', 'has a blank'],
    ['ＤＥＳＮＺ', "as 'DESNZ'"],
    ['２０２５', "as '2025'"],
    ['DЕSNZ', "the word 'DЕSNZ'"],
    ['EPΑ', "the word 'EPΑ'"],
    ['ᏢA', "the word 'ᏢA'"],
    ['ⲢⲢ', "the word 'ⲢⲢ'"],
  ])('rejects %j as a symbol and as a label', (text, flaw) => {
    for (const kind of ['symbol', 'label'] as const) expect(nameFlaw(text, kind)).toContain(flaw)
  })

  it.each(['m³/m₂', 'e\u0301', 'ﬁ', 'a  b', '（a'])('rejects %j as a symbol', (text) => {
    expect(nameFlaw(text, 'symbol')).toBeDefined()
  })
})

describe('foldLookAlikes', () => {
  it.each([
    ['DESNZ, UK  2025.', 'DESNZ UK 2025'],
    ['ЕРА', 'EPA'],
    ['US–EPA', 'us epa'],
    ['„IEA“', '"IEA"'],
    ['ΑΤΤ', 'ATT'],
    ['modern', 'modem'],
  ])('makes %j and %j one', (one, other) => {
    expect(foldLookAlikes(one)).toBe(foldLookAlikes(other))
  })

  it.each([
    ['kg/km', 'kg·km'],
    ['MWh', 'kWh'],
    ['軽油', '重油'],
    ['EPA 2024', 'EPA 2025'],
  ])('keeps %j and %j apart', (one, other) => {
    expect(foldLookAlikes(one)).not.toBe(foldLookAlikes(other))
  })
})

it.each(Object.entries(LIKE_KWH))('a symbol with %s is flawed or looks like kWh', (_, symbol) => {
  const find = lookAlikeFinder(['kWh', 'MWh'])
  expect(nameFlaw(symbol, 'symbol') ?? find(symbol)).toBeDefined()
  expect(find('kWh')).toBeUndefined()
})
