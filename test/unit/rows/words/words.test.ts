import { describe, expect, it } from 'vitest'
import { units } from '../../../../src/core/units/index.ts'
import { columnRule, INPUT_COLUMN_NAMES } from '../../../../src/rows/columns.ts'
import { FLAG_WORDS } from '../../../../src/rows/form/read-cell.ts'
import { AMBIGUOUS_UNITS, ambiguitySentence, findAmbiguousUnits } from '../../../../src/rows/words/ambiguous-units.ts'
import { fuelOfCar } from '../../../../src/rows/words/car-words.ts'
import { CHOICE_WORDS } from '../../../../src/rows/words/choice-words.ts'
import { COLUMN_WORDS } from '../../../../src/rows/words/column-words.ts'
import { UNIT_WORDS } from '../../../../src/rows/words/unit-words.ts'
import { foldWord } from '../../../../src/rows/words/word-list.ts'

const SYMBOLS = Object.values(units).map((unit) => unit.short_name)
const LISTS = { columns: COLUMN_WORDS, units: UNIT_WORDS, flags: FLAG_WORDS, ...CHOICE_WORDS }

describe('words of closed lists', () => {
  it('are all the columns, units and choices that are shipped', () => {
    expect(COLUMN_WORDS.words).toEqual(expect.arrayContaining([...INPUT_COLUMN_NAMES]))
    expect(UNIT_WORDS.words).toEqual(SYMBOLS)
    const choices = INPUT_COLUMN_NAMES.filter((name) => typeof columnRule(name).kind === 'object')
    expect(Object.keys(CHOICE_WORDS).sort()).toEqual([...choices].sort())
    for (const [column, list] of Object.entries(CHOICE_WORDS)) {
      expect([...list.words].sort()).toEqual([...(columnRule(column as 'mode').kind as readonly string[])].sort())
    }
  })

  it.each(Object.entries(LISTS))(
    'of %s are each found by all their synonyms, and none is a synonym of two',
    (_, list) => {
      const folded = new Map<string, string>()
      for (const word of list.understood) {
        const listed = list.find(word)
        expect(list.words).toContain(listed)
        for (const spelling of [word.toUpperCase(), word.toLowerCase(), ` ${word} `.replaceAll(' ', '_')]) {
          expect(list.find(spelling)).toBe(listed)
        }
        expect(folded.get(word.toLowerCase()) ?? listed).toBe(listed)
        folded.set(word.toLowerCase(), listed as string)
      }
      for (const word of list.words) expect(list.find(word)).toBe(word)
      expect(new Set(list.understood).size).toBe(list.understood.length)
    },
  )

  it('propose shipped units for a word that means more than one', () => {
    for (const [word, symbols] of Object.entries(AMBIGUOUS_UNITS)) {
      expect(findAmbiguousUnits(word)).toBe(symbols)
      expect(UNIT_WORDS.find(word)).toBeUndefined()
      for (const symbol of symbols) expect(SYMBOLS).toContain(symbol)
    }
  })

  it.each([
    ['cwt', 'convert the quantities to lb or kg'],
    ['Zentner', 'convert the quantities to kg'],
    ['quintal', 'convert the quantities to kg'],
    ['Mt', 'convert the quantities to kt'],
    ['Ml', 'write ml for millilitres, or megalitre'],
    [
      'gallons',
      'write US gal or imp gal; for all rows, pass --map "gallons=unit:US gal" or --map "gallons=unit:imp gal"',
    ],
    ['ton-miles', '--map "ton-miles=unit:short ton·mi" or --map "ton-miles=unit:t·nmi"'],
  ])('of several sizes propose no unit of another one: %s', (word, advice) => {
    expect(ambiguitySentence(word, word)).toContain(advice)
  })
})

describe('the fuel of a car', () => {
  it.each([
    ['Gasóleo A', 'diesel'],
    ['GASOLEO', 'diesel'],
    ['Diesel (average biofuel blend)', 'diesel'],
    ['Petrol (average biofuel blend)', 'petrol'],
    ['SP95-E10', 'petrol'],
    ['Plug-in hybrid', 'plug-in hybrid electric vehicle'],
    ['Híbrido', 'hybrid'],
    ['LPG', 'LPG'],
    ['coal', undefined],
  ])('%s is %s', (text, fuel) => {
    expect(fuelOfCar(text)).toBe(fuel)
  })
})

describe('a folded word', () => {
  it.each([
    ['Numéro', 'numero'],
    ['Kältemittel', 'kaltemittel'],
    ['Łódź', 'łodz'],
  ])('has no accents on Latin letters: %s', (word, folded) => {
    expect(foldWord(word)).toBe(folded)
  })

  it.each([
    ['दिल्ली', 'दल्ली'],
    ['ガス', 'カス'],
    ['Йошкар-Ола', 'Иошкар-Ола'],
    ['مُدير', 'مدير'],
  ])('keeps the marks of other scripts, so that %s is not %s', (word, other) => {
    expect(foldWord(word)).not.toBe(foldWord(other))
  })
})
