import { lazyPattern } from '../../base/index.ts'

/** Plain spellings of letters that Unicode does not split into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ı: 'i',
  ə: 'e',
}

const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')
/**
 * The combining diacritical marks; other marks are vowels or distinguish consonants, as in Hindi, Thai and Japanese.
 */
const ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[A-Za-z0-9 ]+$/
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿ]/g
const separators = lazyPattern('[^\\p{Letter}\\p{Mark}\\p{Number}]+', 'gu')

/**
 * Normalises a name for comparison: lower case, without accents and punctuation, one space between words. An apostrophe
 * does not separate words, and special letters are spelled plainly ('Diyarbakır' as 'diyarbakir', 'Gießen' as
 * 'giessen', 'Xi’an' as 'xian').
 */
export function foldName(name: string): string {
  // most names of a large table need nothing else, and this is many times faster
  if (PLAIN.test(name)) return name.toLowerCase().replace(/ +/g, ' ').trim()
  return name
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(separators(), ' ')
    .trim()
}

/** Words that maps write short or in another language. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['sint', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])

/**
 * Normalises the name of a place for comparison: folded by `foldName`, with 'St.', 'Sankt' and 'Sint' as 'saint',
 * 'Ste.' as 'sainte', 'Ft.' as 'fort' and 'Mt.' as 'mount'.
 */
export function foldPlaceName(name: string): string {
  const words = foldName(name).split(' ')
  return words.map((word) => WORDS.get(word) ?? word).join(' ')
}
