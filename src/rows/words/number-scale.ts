import { possibleCurrencies } from './currency-words.ts'

/** A text without its words for thousands or millions: '€' of 'k€', 'Spend' of 'Spend (in thousands)'. */
export interface ScaledText {
  readonly text: string
  /** One number of the column counts this many times; null if the words have two meanings. */
  readonly times: number | null
}

const [HUNDRED, THOUSANDS, LAKH, MILLIONS, CRORE, BILLION] = [100, 1000, 100_000, 1_000_000, 10_000_000, 1_000_000_000]

/** Words for a multiple, before or after a unit, a currency or a name. */
const SCALE_WORDS: readonly (readonly [number, RegExp])[] = [
  [HUNDRED, /^(?:100s|hundreds)$/i],
  [THOUSANDS, /^(?:['’‘`]?000['’]?s?|1[,.'’ ]?000['’]?s|[x×*] ?1[,.'’ ]?000|10\^?3|10³)$/i],
  [THOUSANDS, /^(?:thousands?|tsd\.?|tausend|milliers?|mille|miles de|migliaia|tys\.?|duizend|tusen|tusental)$/i],
  [LAKH, /^(?:lakhs?|lacs?)$/i],
  [
    MILLIONS,
    /^(?:millions?|mio\.?|mill\.?|mln\.?|mn|millionen|millones|milioni|miljoen|[x×*] ?1[,.]?000[,.]?000|10\^?6|10⁶)$/i,
  ],
  [CRORE, /^crores?$/i],
  [BILLION, /^(?:billions?|bn|mrd\.?|milliarden|milliards?)$/i],
]
/** Letters for a multiple next to a currency. */
const SCALE_LETTERS: readonly (readonly [number, RegExp])[] = [
  [THOUSANDS, /^[kKtT]$/],
  [MILLIONS, /^(?:m|M|mm|MM)$/],
  [BILLION, /^[bB]$/],
]
/** A number before a unit: 'Menge in 1.000 kg'. */
const BARE_THOUSAND = /^1[,.'’ ]?000$/
const JOINING = /^(?:of|de|di|d['’])\s*/i
const INTRODUCTION = /^(?:in|en|all|w|i)\s+/i

function multipleOf(words: string, list: readonly (readonly [number, RegExp])[]): number | undefined {
  return list.find(([, pattern]) => pattern.test(words.trim()))?.[0]
}

/** Returns the number that words for a multiple mean: 1000 for "in '000s"; undefined for other texts. */
export function scaleOfWords(text: string): number | undefined {
  return multipleOf(text.trim().replace(INTRODUCTION, ''), SCALE_WORDS)
}

/** Splits a text in two at each place. */
function splitsOf(text: string): readonly (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) => {
    const cut = index + 1
    return [text.slice(0, cut).trim(), text.slice(cut).trim()] as const
  }).filter(([first, second]) => first !== '' && second !== '')
}

const MAY_BE_SCALED =
  /000|100s|hundred|[x×*] ?1|10[\^³⁶36]|thous|tsd|taus|mil|migl|tys|duizend|tusen|mio|mln|mn|lakh|lac|crore|bill|bn|mrd/i
/** Longest text that is searched for a multiple. */
const SCALE_LENGTH_MAX = 60

/** Splits a unit from a multiple next to it: "'000 L", 'kWh (000)', '100s cu ft'. Undefined for other texts. */
export function splitUnitScale(written: string, isUnit: (text: string) => boolean): ScaledText | undefined {
  const text = written.trim().replace(INTRODUCTION, '')
  if (text.length > SCALE_LENGTH_MAX || !MAY_BE_SCALED.test(text)) return undefined
  for (const [first, second] of splitsOf(text)) {
    const rest = second.replace(JOINING, '')
    const before = BARE_THOUSAND.test(first) ? THOUSANDS : multipleOf(first, SCALE_WORDS)
    if (before !== undefined && isUnit(rest)) return { text: rest, times: before }
    const after = multipleOf(second.replace(/^[([]\s*(.*?)\s*[)\]]$/, '$1').replace(INTRODUCTION, ''), SCALE_WORDS)
    if (after !== undefined && isUnit(first)) return { text: first, times: after }
  }
  return undefined
}

/** Splits a currency from a multiple next to it: 'k€', 'TEUR', 'USD thousands', "£'000". Undefined for other texts. */
export function splitCurrencyScale(written: string): ScaledText | undefined {
  const text = written.trim().replace(INTRODUCTION, '')
  if (text.length > SCALE_LENGTH_MAX) return undefined
  for (const [first, second] of splitsOf(text)) {
    const rest = second.replace(JOINING, '')
    const before = BARE_THOUSAND.test(first)
      ? THOUSANDS
      : (multipleOf(first, SCALE_WORDS) ?? multipleOf(first, SCALE_LETTERS))
    if (before !== undefined && possibleCurrencies(rest).length > 0) return { text: rest, times: before }
    const after = multipleOf(second, SCALE_WORDS) ?? multipleOf(second, SCALE_LETTERS)
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
