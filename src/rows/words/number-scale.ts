import { possibleCurrencies } from './currency-words.ts'

/** A text without its words for thousands or millions: '€' of 'k€', 'Spend' of 'Spend (in thousands)'. */
export interface ScaledText {
  readonly text: string
  /** One number of the column counts this many times; null if the words have two meanings. */
  readonly times: number | null
}

const [HUNDRED, THOUSAND, LAKH, MILLION, CRORE, BILLION] = [100, 1000, 100_000, 1_000_000, 10_000_000, 1_000_000_000]

/** Words for a multiple, which stand before or after a unit, a currency or a name. */
const WORDS: readonly (readonly [number, RegExp])[] = [
  [HUNDRED, /^(?:100s|hundreds)$/i],
  [THOUSAND, /^(?:['’‘`]?000['’]?s?|1[,.'’ ]?000['’]?s|[x×*] ?1[,.'’ ]?000|10\^?3|10³)$/i],
  [THOUSAND, /^(?:thousands?|tsd\.?|tausend|milliers?|mille|miles de|migliaia|tys\.?|duizend|tusen|tusental)$/i],
  [LAKH, /^(?:lakhs?|lacs?)$/i],
  [
    MILLION,
    /^(?:millions?|mio\.?|mill\.?|mln\.?|mn|millionen|millones|milioni|miljoen|[x×*] ?1[,.]?000[,.]?000|10\^?6|10⁶)$/i,
  ],
  [CRORE, /^crores?$/i],
  [BILLION, /^(?:billions?|bn|mrd\.?|milliarden|milliards?)$/i],
]
/** Letters for a multiple next to a currency. */
const LETTERS: readonly (readonly [number, RegExp])[] = [
  [THOUSAND, /^[kKtT]$/],
  [MILLION, /^(?:m|M|mm|MM)$/],
  [BILLION, /^[bB]$/],
]
/** A number before a unit: 'Menge in 1.000 kg'. */
const BARE_THOUSAND = /^1[,.'’ ]?000$/
const JOINING = /^(?:of|de|di|d['’])\s*/i
const LEADING = /^(?:in|en|all|w|i)\s+/i

function timesOf(words: string, list: readonly (readonly [number, RegExp])[]): number | undefined {
  return list.find(([, pattern]) => pattern.test(words.trim()))?.[0]
}

/** Returns the number that words for a multiple mean: 1000 for "in '000s"; undefined for other texts. */
export function scaleOfWords(text: string): number | undefined {
  return timesOf(text.trim().replace(LEADING, ''), WORDS)
}

/** Splits a text in two at each place. */
function partsOf(text: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => {
    const cut = index + 1
    return [text.slice(0, cut).trim(), text.slice(cut).trim()] as const
  }).filter(([first, second]) => first !== '' && second !== '')
}

const MAY_BE_SCALED =
  /000|100s|hundred|[x×*] ?1|10[\^³⁶36]|thous|tsd|taus|mil|migl|tys|duizend|tusen|mio|mln|mn|lakh|lac|crore|bill|bn|mrd/i
/** Longest text that is searched for a multiple. */
const LENGTH_MAX = 60

/** Splits a unit from a multiple next to it: "'000 L", 'kWh (000)', '100s cu ft'. Undefined for other texts. */
export function splitUnitScale(written: string, isUnit: (text: string) => boolean): ScaledText | undefined {
  const text = written.trim().replace(LEADING, '')
  if (text.length > LENGTH_MAX || !MAY_BE_SCALED.test(text)) return undefined
  for (const [first, second] of partsOf(text)) {
    const rest = second.replace(JOINING, '')
    const before = BARE_THOUSAND.test(first) ? THOUSAND : timesOf(first, WORDS)
    if (before !== undefined && isUnit(rest)) return { text: rest, times: before }
    const after = timesOf(second.replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1').replace(LEADING, ''), WORDS)
    if (after !== undefined && isUnit(first)) return { text: first, times: after }
  }
  return undefined
}

/** Splits a currency from a multiple next to it: 'k€', 'TEUR', 'USD thousands', "£'000". Undefined for other texts. */
export function splitCurrencyScale(written: string): ScaledText | undefined {
  const text = written.trim().replace(LEADING, '')
  if (text.length > LENGTH_MAX) return undefined
  for (const [first, second] of partsOf(text)) {
    const rest = second.replace(JOINING, '')
    const before = BARE_THOUSAND.test(first) ? THOUSAND : (timesOf(first, WORDS) ?? timesOf(first, LETTERS))
    if (before !== undefined && possibleCurrencies(rest).length > 0) return { text: rest, times: before }
    const after = timesOf(second, WORDS) ?? timesOf(second, LETTERS)
    // M is also the Roman thousand, which ledgers in dollars write
    const isUnclear = second === 'M' && /\$|USD|CAD|AUD/.test(first)
    if (after !== undefined && possibleCurrencies(first).length > 0)
      return { text: first, times: isUnclear ? null : after }
  }
  return undefined
}

/** A header that may end in words for a multiple, split before its last words. */
function* endingsOf(header: string): Generator<readonly [string, string]> {
  const [, name = '', inner = ''] = /^(.*?)\s*[([]\s*([^()[\]]+?)\s*[)\]]\s*$/.exec(header) ?? []
  if (inner !== '') yield [name, inner]
  const words = header.split(/[\s_]+/)
  for (let count = 3; count > 0; count--) {
    if (words.length < count) continue
    const ending = words.slice(words.length - count).join(' ')
    yield [
      words
        .slice(0, -count)
        .join(' ')
        .replace(/\s*(?:[,:|/-]|\b(?:in|en))$/i, ''),
      ending,
    ]
  }
}

/**
 * Removes the words for a multiple from the header of an amount or a quantity: 'Spend ($000)' is 'Spend ($)'. Undefined for other
 * headers, and for a unit with a multiple, which `splitUnitScale` splits.
 */
export function splitHeaderScale(header: string, isUnit: (text: string) => boolean): ScaledText | undefined {
  for (const [name, ending] of endingsOf(header.trim())) {
    // the unit of a price: 'Price per m €'
    if (/(?:\b(?:per|je|pro|par|por|al)|\/)$/i.test(name)) continue
    const ofCurrency = splitCurrencyScale(ending)
    if (ofCurrency !== undefined)
      return { text: `${name === '' ? 'Amount' : name} (${ofCurrency.text})`, times: ofCurrency.times }
    if (splitUnitScale(ending, isUnit) !== undefined) return undefined
    const times = scaleOfWords(ending)
    if (times !== undefined && name !== '' && splitUnitScale(header, isUnit) === undefined) return { text: name, times }
  }
  return undefined
}
