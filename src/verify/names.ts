import { firstUnprintable, lazy, lazyPattern } from '../base/index.ts'

/**
 * Letters after the Latin letter that they look like, by Unicode UTS #39, with small capitals and hooked letters: written a
 * second time, so that the names of a trace are not checked by the code that admitted them. A test compares the two.
 */
export const LIKE_LATIN = {
  a: 'АаΑαɑᴀ',
  b: 'ВвЬьΒʙᏴ',
  c: 'СсҪҫϹϲᴄ',
  d: 'ԀԁᴅđĐ',
  e: 'ЕеҼҽΕᴇ',
  f: 'քꜰ',
  g: 'ɡցɢ',
  h: 'НнҢңҤҥӉӊҺһΗհʜħĦ',
  i: 'ІіΙιɪıɩ',
  j: 'Јјϳյᴊ',
  k: 'КкҚқҜҝҞҟӃӄΚκĸƙƘᴋ',
  l: '1|Ӏӏʟłⱡǀ丨',
  m: 'МмΜᴍ',
  n: 'пΝηոռɴ',
  o: '0ОоΟοσՕօᴏøØㅇ',
  p: 'РрΡρᴘ',
  q: 'Ԛԛզգ',
  r: 'гʀ',
  s: 'ЅѕՏꜱ',
  t: 'ТтҬҭΤτᴛŧŦ',
  u: 'Սսυᴜ',
  v: 'ѴѵΝνʋᴠ',
  w: 'ԜԝѠѡωաᴡ',
  x: 'ХхҲҳΧχ',
  y: 'УуҮүΥγʏƴƳ',
  z: 'Ζᴢ',
  3: 'ЗзӠӡ',
} as const

const latin = lazy(
  () => new Map(Object.entries(LIKE_LATIN).flatMap(([to, all]) => Array.from(all, (from) => [from, to] as const))),
)
const mark = lazyPattern('\\p{M}', 'gu')
const punctuation = lazyPattern('[^\\p{L}\\p{N}/]', 'gu')

/** Folds a text to its looks: no case, accents, blanks or punctuation but `/`, and other letters as Latin ones. */
export function looksOf(text: string): string {
  let folded = ''
  for (const one of text.normalize('NFKD').replace(mark(), '')) folded += latin().get(one) ?? one
  const plain = folded.normalize('NFKD').toLowerCase().replace(punctuation(), '')
  return plain.replaceAll('rn', 'm').replaceAll('vv', 'w')
}

/** The scripts of Table 5 of UAX #31 that a word can consist of; Latin may be mixed with those of East Asia. */
const SINGLE =
  'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
const MIXED = 'Latn Hani Hira Kana Bopo Hang'

const word = lazyPattern('[\\p{L}\\p{M}]+', 'gu')
const oneScript = lazyPattern(
  [
    ...SINGLE.split(' ').map((script) => `\\p{scx=${script}}`),
    `${MIXED.split(' ').reduce((all, script) => `${all}\\p{scx=${script}}`, '')}\u03bc\u03a9`,
  ]
    .map((letters) => `^[${letters}\\p{sc=Zyyy}\\p{sc=Zinh}]+$`)
    .join('|'),
  'u',
)
const variant = lazyPattern('[\\p{L}\\p{Nd}\\p{Nl}]', 'gu')
const ASCII = /^[!-~]+(?: [!-~]+)*$/

function hasVariant(text: string, isExact: boolean): boolean {
  if (isExact) {
    const strict = text.replace(/[µ²³]/g, '')
    return strict.normalize('NFKC') !== strict
  }
  const letters = text.match(variant()) ?? []
  return letters.some((one) => one.normalize('NFKC') !== one && /[0-9A-Za-z]/.test(one.normalize('NFKC')))
}

/**
 * Describes the flaw of a name; undefined if there is none. `isExact` is for symbols and keys, whose normal form and
 * blanks are strict.
 */
export function flawOfName(text: string, { isExact }: { readonly isExact: boolean }): string | undefined {
  if (ASCII.test(text) || text === '') return undefined
  if (firstUnprintable(text) !== undefined) return 'has characters that do not print'
  if (text.trim() !== text || /[^\S ]/.test(text) || (isExact && text.includes('  '))) return 'has unusual blanks'
  if (hasVariant(text, isExact)) return 'has characters that are variants of others'
  return text.match(word())?.every((one) => oneScript().test(one)) === false ? 'mixes scripts in a word' : undefined
}
