import type { CsvRecord } from '../../core/csv/index.ts'
import { builtInUnits } from '../../core/units/index.ts'
import { findCurrency, possibleCurrencies } from '../words/currency-words.ts'
import { findAmbiguousUnits, UNIT_WORDS } from '../words/unit-words.ts'
import type { FileForm, StatedMeasure, StatedWord } from './file-form.ts'

/** Words of a title that may be a unit or a currency: 'MWh', '£', 'EUR'. */
const WORDS = /[\p{L}\d³]+|\p{Sc}/gu
/** Dimensions of quantities that a title states for all rows. A length or an area may be that of a building. */
const DIMENSIONS: readonly string[] = ['ELECTRICITY', 'VOLUME', 'WEIGHT']

/** Finds the unit of quantities that a word of a title is: 'MWh', 'kWh', but neither 't' nor a word of prose. */
function unitOfWord(word: string): string | undefined {
  const isSymbol = word.length > 1 && (/[A-Z\d³]/.test(word) || word === 'kg')
  const symbol = isSymbol && findAmbiguousUnits(word) === undefined ? UNIT_WORDS.find(word) : undefined
  return symbol !== undefined && DIMENSIONS.includes(builtInUnits.find(symbol).typeUnit) ? symbol : undefined
}

/** Finds the currency that a word of a title is: 'EUR', '€'. */
function currencyOfWord(word: string): string | undefined {
  if (/^[A-Z]{3}$/.test(word)) return findCurrency(word)
  const [code, other] = /^\p{Sc}$/u.test(word) ? possibleCurrencies(word) : []
  return other === undefined ? code : undefined
}

const FINDERS: Readonly<Record<StatedMeasure, (word: string) => string | undefined>> = {
  unit: unitOfWord,
  currency: currencyOfWord,
}

/** Finds the unit and the currency that the lines above a header state for all rows: each if they name exactly one. */
export function statedMeasures(above: readonly CsvRecord[]): NonNullable<FileForm['stated']> {
  const words = above.flatMap(({ cells, line }) =>
    cells.flatMap((cell) => (cell.match(WORDS) ?? []).map((word) => ({ word, line }))),
  )
  const stated = Object.entries(FINDERS).flatMap(([measure, find]): (readonly [string, StatedWord])[] => {
    const found = words.flatMap(({ word, line }) => {
      const text = find(word)
      return text === undefined ? [] : [{ text, line }]
    })
    const [first] = found
    return first === undefined || found.some(({ text }) => text !== first.text) ? [] : [[measure, first]]
  })
  return Object.fromEntries(stated)
}
