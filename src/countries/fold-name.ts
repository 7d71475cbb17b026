import { lazyPattern } from '../errors/index.ts'

/** Letters that Unicode does not take apart into a base letter and a mark, as they are written without the keys for them. */
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
/** The combining diacritical marks; other marks are vowels or tell consonants apart, as in Hindi, Thai and Japanese. */
const ACCENTS = /[\u0300-\u036f]/g
const PLAIN = /^[A-Za-z0-9 ]+$/
const APOSTROPHES = /['`´‘’‛′ʹʻʼʽʾʿ]/g
const separators = lazyPattern('[^\\p{Letter}\\p{Mark}\\p{Number}]+', 'gu')

/**
 * A name as it is compared: lower case, without accents and punctuation, one space between words; an apostrophe parts no
 * words, and special letters are spelled plainly ('Diyarbakır' as 'diyarbakir', 'Gießen' as 'giessen', 'Xi’an' as 'xian').
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
 * The name of a place as it is compared: folded by `foldName`, with 'St.', 'Sankt' and 'Sint' as 'saint', 'Ste.' as
 * 'sainte', 'Ft.' as 'fort' and 'Mt.' as 'mount'.
 */
export function foldPlaceName(name: string): string {
  const words = foldName(name).split(' ')
  return words.map((word) => WORDS.get(word) ?? word).join(' ')
}
