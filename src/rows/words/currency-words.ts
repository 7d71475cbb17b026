import { foldWord, type Synonyms, wordList } from './word-list.ts'

/** Everyday words for currencies. Signs and words of several currencies, like $ or dollar, are left out. */
const CURRENCY_SYNONYMS: Synonyms<string> = {
  GBP: [
    '£',
    'UK£',
    'pound',
    'pounds',
    'pound sterling',
    'pounds sterling',
    'sterling',
    'British pound',
    'British pounds',
  ],
  EUR: ['€', 'euro', 'euros'],
  USD: ['US$', 'US dollar', 'US dollars', 'U.S. dollars', 'United States dollar'],
  CAD: ['CA$', 'C$', 'Canadian dollar', 'Canadian dollars'],
  AUD: ['AU$', 'A$', 'Australian dollar', 'Australian dollars'],
  CHF: ['Swiss franc', 'Swiss francs', 'SFr'],
  JPY: ['yen', 'Japanese yen'],
  CNY: ['RMB', 'renminbi', 'yuan'],
  INR: ['₹', 'Indian rupee', 'Indian rupees'],
  SEK: ['Swedish krona', 'Swedish kronor'],
  NOK: ['Norwegian krone', 'Norwegian kroner'],
  DKK: ['Danish krone', 'Danish kroner'],
  PLN: ['zloty', 'złoty'],
}

/** Currencies by everyday words. */
export const CURRENCY_WORDS = wordList(CURRENCY_SYNONYMS)

/** The codes of ISO 4217 in use (list one: currencies, funds and precious metals). */
const ISO_4217: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS
INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAF XAG XAU
XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMW ZWG`.split(/\s+/),
)

/** Finds the ISO 4217 code for a cell: a code in use, in any case, or an everyday word; undefined if unknown. */
export function findCurrency(cell: string): string | undefined {
  const code = cell.toUpperCase()
  return CURRENCY_WORDS.find(cell) ?? (ISO_4217.has(code) ? code : undefined)
}

/** Signs and words of several currencies, with the codes to choose from. */
const SHARED_SIGNS: Readonly<Record<string, readonly string[]>> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN'],
  dollar: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  dollars: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD'],
  '¥': ['JPY', 'CNY'],
  kr: ['SEK', 'NOK', 'DKK'],
  'kr.': ['SEK', 'NOK', 'DKK'],
  fr: ['CHF'],
  'fr.': ['CHF'],
}

/** Lists the currencies that a sign, word or code may mean; empty if it means none. */
export function possibleCurrencies(text: string): readonly string[] {
  const sign = text.trim()
  const shared = SHARED_SIGNS[sign.toLowerCase()]
  if (shared !== undefined) return shared
  const code = CURRENCY_WORDS.find(sign)
  if (code !== undefined) return [code]
  return /^[A-Z]{3}$/.test(sign) && isCurrencyCode(sign) ? [sign] : []
}

/** Codes of ISO 4217 that cells and headers name without further words. */
const CODES: ReadonlySet<string> = new Set(
  `AED ARS AUD BGN BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PEN PHP
PLN RON RUB SAR SEK SGD THB TRY TWD UAH USD VND ZAR`.split(/\s+/),
)

function isCurrencyCode(text: string): boolean {
  return CODES.has(text.toUpperCase())
}

/** True if a word names a currency, or several. */
export function namesCurrency(text: string): boolean {
  return possibleCurrencies(text).length > 0 || CODES.has(foldWord(text).toUpperCase())
}
