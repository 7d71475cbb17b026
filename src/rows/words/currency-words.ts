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
  PLN: ['zloty', 'złoty', 'zł'],
  NZD: ['NZ$', 'New Zealand dollar', 'New Zealand dollars'],
  SGD: ['S$', 'Singapore dollar', 'Singapore dollars'],
  HKD: ['HK$', 'Hong Kong dollar', 'Hong Kong dollars'],
  MXN: ['MX$', 'Mexican peso', 'Mexican pesos'],
  BRL: ['R$', 'real brasileiro', 'reais', 'Brazilian real'],
  CZK: ['Kč', 'Czech koruna'],
  KRW: ['₩', 'South Korean won'],
  TRY: ['₺', 'Turkish lira'],
  THB: ['฿', 'Thai baht'],
  ILS: ['₪'],
  VND: ['₫'],
  PHP: ['₱'],
}

/** Currencies by everyday words. */
export const CURRENCY_WORDS = wordList(CURRENCY_SYNONYMS)

/**
 * The codes of ISO 4217 in use: currencies, funds and precious metals, without XTS for tests and XXX for no currency. Source: list
 * one of the maintenance agency (SIX, https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html),
 * as https://github.com/datasets/currency-codes had it on 1 February 2026.
 */
const ISO_4217: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS
INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR
MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE
SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU
XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XUA YER ZAR ZMW ZWG`.split(/\s+/),
)

/**
 * Codes of ISO 4217 that were withdrawn from 2015 on, with the month: records of years before still have them. Source: list three of
 * the same agency.
 */
const WITHDRAWN: Readonly<Record<string, string>> = {
  MRO: '2017-12',
  STD: '2017-12',
  BYR: '2017-01',
  VEF: '2018-08',
  CUC: '2021-06',
  HRK: '2023-01',
  SLL: '2023-12',
  ZWL: '2024-09',
  ANG: '2025-03',
  BGN: '2026-01',
}

/** Finds the currency of a cell, also one that was withdrawn since 2015; undefined if unknown. */
export function findCurrencyOfCell(cell: string): string | undefined {
  const code = cell.toUpperCase()
  return findCurrency(cell) ?? (Object.hasOwn(WITHDRAWN, code) ? code : undefined)
}

/** Finds the ISO 4217 code for a word: a code in use, in any case, or an everyday word; undefined if unknown. */
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
