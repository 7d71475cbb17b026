import { type Synonyms, wordList } from './word-list.ts'

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

/** Finds the ISO 4217 code for a cell: a code in any case, or an everyday word; undefined if unknown. */
export function findCurrency(cell: string): string | undefined {
  return CURRENCY_WORDS.find(cell) ?? (/^[a-z]{3}$/i.test(cell) ? cell.toUpperCase() : undefined)
}
