import type { CsvRecord } from '../../core/csv/index.ts'
import { builtInUnits } from '../../core/units/index.ts'
import { findAmbiguousUnits } from '../words/ambiguous-units.ts'
import { findCurrency, possibleCurrencies } from '../words/currency-words.ts'
import { splitUnitScale } from '../words/number-scale.ts'
import { findProduct, isEnergySupplier } from '../words/product-words.ts'
import { UNIT_WORDS } from '../words/unit-words.ts'
import type { FileForm, StatedFact, StatedMeasure, StatedWord } from './file-form.ts'

/** Words of a title that may be a unit or a currency: 'MWh', '£', 'EUR'. */
const WORDS = /[\p{L}\d³]+|\p{Sc}/gu
/** Dimensions of quantities that a title states for all rows. A length or an area may be that of a building. */
const DIMENSIONS: readonly string[] = ['ELECTRICITY', 'VOLUME', 'WEIGHT']
/** Words before a unit or a currency that is stated, and not a part of a name: 'Amounts in EUR', 'Unit: kWh', 'Alle Angaben EUR'. */
const BEFORE_MEASURE =
  /(?:^|[^\p{L}])(?:in|units?|uom|currency|currencies|amounts?|figures?|values?|costs?|spend|prices?|net|gross|totals?|sums?|consumption|usage|quantit(?:y|ies)|volumes?|weights?|einheit(?:en)?|währung|betr[aä]ge?|werte?|angaben|kosten|summen?|verbrauch|mengen?|gewichte?|en|unités?|devise|monnaie|montants?|valeurs?|consommation|unidad(?:es)?|moneda|importes?|valor(?:es)?|consumos?|unità|valuta|divisa|importi|importo|valori|eenheid|bedrag(?:en)?|verbruik|kwoty?|waluta|jednostka|zużycie)\s*[:=,([–-]?\s*$/iu
/** Words after one: 'EUR amounts', 'kWh consumption', 'kWh per month'. */
const AFTER_MEASURE =
  /^\s*(?:amounts?|figures?|values?|costs?|spend|prices?|consumption|usage|per|net|gross|excl|beträge|werte|verbrauch|pro|je|netto|brutto)(?!\p{L})/iu

/** True for a word of a title that is no part of a name: alone in its cell or in brackets, or next to a word for an amount. */
function isStated(cell: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const [before, after] = [cell.slice(0, start), cell.slice(end)]
  const isAlone = /(?:^|[([])\s*$/.test(before) && /^\s*(?:$|[)\]])/.test(after)
  return isAlone || BEFORE_MEASURE.test(before) || AFTER_MEASURE.test(after)
}

/** The calorific value next to a unit of energy: 'PCS' in 'kWh PCS'. */
const CALORIFIC_VALUE = /^\s*(PCS|PCI|H[sohiu]|HHV|LHV|GCV|NCV)(?!\p{L})/u

/** Finds the unit of quantities that a word of a title is: 'MWh', 'kWh PCI', but neither 't' nor a word of prose. */
function unitOfWord(stated: string): string | undefined {
  const [word = '', value] = stated.split(' ')
  const unit = unitOfSymbol(word)
  return unit === undefined || value === undefined ? unit : `${unit} ${value}`
}

function unitOfSymbol(word: string): string | undefined {
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

/** The unit of a title with a multiple: 'Consumption in thousand kWh'. */
const SCALED_UNIT = /\b(?:in|en)\s+((?:\S+\s+){0,2}\S+?)\s*[.)\]]?\s*$/i

const FINDERS: Readonly<Record<StatedMeasure, (word: string) => string | undefined>> = {
  unit: unitOfWord,
  currency: currencyOfWord,
}

/** The words of a title that may state a measure. A sign of a currency is never a part of a name. */
function statingWords(cell: string): readonly string[] {
  return [...cell.matchAll(WORDS)].flatMap(({ 0: word, index }) => {
    const [mark = '', value] = CALORIFIC_VALUE.exec(cell.slice(index + word.length)) ?? []
    const end = index + word.length + mark.length
    if (!/^\p{Sc}$/u.test(word) && !isStated(cell, { start: index, end })) return []
    return [value === undefined ? word : `${word} ${value}`]
  })
}

/** Finds the unit and the currency that the lines above a header state for all rows: each if they name exactly one. */
function statedMeasures(above: readonly CsvRecord[]): NonNullable<FileForm['stated']> {
  const words = above.flatMap(({ cells, line }) =>
    cells.flatMap((cell) => statingWords(cell).map((word) => ({ word, line }))),
  )
  const scaled = above.flatMap(({ cells, line }) =>
    cells.flatMap((cell) => {
      const [, text = ''] = SCALED_UNIT.exec(cell) ?? []
      return splitUnitScale(text, (unit) => unitOfWord(unit) !== undefined) === undefined ? [] : [{ text, line }]
    }),
  )
  const [unit] = scaled
  if (unit !== undefined) return { unit }
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

/** Words next to the consumed product in a title: 'Consumo de gas natural 2025', 'Electricity usage', 'Stromrechnungen'. */
const OF_CONSUMPTION =
  /consum|usage|\buse[ds]?\b|suppl(?:y|ies)|deliver|purchas|\bbills?\b|invoice|read(?:ing)?s?\b|verbrauch|bezug|rechnung|lieferung|zähler|relev[ée]|factur|fattur|bollett|lettur|lectura|verbruik|zużyci|förbrukning|forbruk/i
/** Such a word at the end of a compound: 'Gasverbrauch'. */
const COMPOUND = /(?:verbrauch|bezug|(?:ab)?rechnung(?:en)?|lieferung(?:en)?|zähler|verbruik|förbrukning|forbruk)$/iu
const PRODUCT_WORDS_MAX = 3
/** Shorter words are articles and abbreviations. */
const PRODUCT_LENGTH_MIN = 3

/** Finds the products in a title about consumption: at each word the longest phrase that is one. */
function productsOf(title: string): readonly string[] {
  const written = title.match(/\p{L}+/gu) ?? []
  const isOfSupplier = [2, 3].some((count) => isEnergySupplier(written.slice(0, count).join(' ')))
  if (isOfSupplier || !OF_CONSUMPTION.test(title)) return []
  const words = written.map((word) => word.replace(COMPOUND, ''))
  const found: string[] = []
  for (let start = 0; start < words.length; ) {
    const counts = [...Array(PRODUCT_WORDS_MAX).keys()].map((index) => PRODUCT_WORDS_MAX - index)
    const phrases = counts.map((count) => words.slice(start, start + count).join(' '))
    const phrase = phrases.find((one) => one.length >= PRODUCT_LENGTH_MIN && findProduct(one) !== undefined)
    if (phrase !== undefined) found.push(phrase)
    start += phrase === undefined ? 1 : phrase.split(' ').length
  }
  return found
}

const keyOf = (text: string) => JSON.stringify(findProduct(text))

/** Finds the product that the lines above a header state for all rows, if they name exactly one. */
function statedProduct(above: readonly CsvRecord[]): StatedWord | undefined {
  const found = above.flatMap(({ cells, line }) => cells.flatMap(productsOf).map((text) => ({ text, line })))
  const [first] = found
  return first !== undefined && found.every(({ text }) => keyOf(text) === keyOf(first.text)) ? first : undefined
}

/** Finds the unit, the currency and the product that the lines above a header state for all rows. */
export function statedFacts(above: readonly CsvRecord[]): Readonly<Partial<Record<StatedFact, StatedWord>>> {
  const product = statedProduct(above)
  return { ...statedMeasures(above), ...(product && { product }) }
}
