import { mapText } from '../advice.ts'
import { foldWord } from './word-list.ts'

/** Words for more than one unit, with the symbols to choose from. */
export const AMBIGUOUS_UNITS: Readonly<Record<string, readonly string[]>> = {
  gallon: ['US gal', 'imp gal'],
  gallons: ['US gal', 'imp gal'],
  gal: ['US gal', 'imp gal'],
  gals: ['US gal', 'imp gal'],
  gallone: ['US gal', 'imp gal'],
  gallonen: ['US gal', 'imp gal'],
  galones: ['US gal', 'imp gal'],
  galloni: ['US gal', 'imp gal'],
  // 112 lb or 100 lb
  cwt: ['kg', 'lb'],
  cwts: ['kg', 'lb'],
  hundredweight: ['kg', 'lb'],
  hundredweights: ['kg', 'lb'],
  // 50 kg or 100 kg
  zentner: ['kg', 't'],
  // 100 kg or 46 kg
  quintal: ['kg', 't'],
  quintales: ['kg', 't'],
  quintali: ['kg', 't'],
  ton: ['t', 'short ton', 'long ton'],
  tons: ['t', 'short ton', 'long ton'],
  tn: ['t', 'short ton'],
  tns: ['t', 'short ton'],
  // short tons and miles in the US, tonnes and nautical miles at sea
  ...{ tonmile: ['short ton·mi', 't·nmi'], tonmiles: ['short ton·mi', 't·nmi'] },
}

/** Lists the symbols for an ambiguous word; undefined for other words. */
export function findAmbiguousUnits(text: string): readonly string[] | undefined {
  // fuel cards write gallons so, and nobody writes grams so
  if (text.trim() === 'G') return ['US gal', 'imp gal', 'g']
  // the case decides between a million and a thousandth, and programs print either
  if (text.trim() === 'Mt') return ['t', 'kt']
  // bills of water write megalitres as Ml
  if (/^M[Ll]$/.test(text.trim())) return ['ml', 'm3']
  const word = foldWord(text)
  return Object.hasOwn(AMBIGUOUS_UNITS, word) ? AMBIGUOUS_UNITS[word] : undefined
}

/** The sizes of words that are no unit here, and the advice, by folded word. */
const SIZES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['cwt', 'cwts', 'hundredweight', 'hundredweights'].map((word) => [
      word,
      'is 112 lb or 100 lb; convert the quantities to lb or kg',
    ]),
  ),
  zentner: 'is 50 kg or 100 kg; convert the quantities to kg',
  ...Object.fromEntries(
    ['quintal', 'quintales', 'quintali'].map((word) => [
      word,
      'is 100 kg, or 46 kg by the Spanish pound; convert the quantities to kg',
    ]),
  ),
  mt: 'is a tonne or a million tonnes; write t for tonnes, or convert the quantities to kt',
  ml: 'is a millilitre or a million litres; write ml for millilitres, or megalitre',
}

/** Says what to write instead of a word for more than one unit, or what to pass for all rows; undefined for other words. */
export function ambiguitySentence(text: string, raw: string): string | undefined {
  const symbols = findAmbiguousUnits(text)
  if (symbols === undefined) return undefined
  const answers = symbols.map((symbol) => mapText(raw, `unit:${symbol}`)).join(' or ')
  return SIZES[foldWord(text)] ?? `is more than one unit; write ${symbols.join(' or ')}; for all rows, pass ${answers}`
}
