import { show } from '../../core/errors/index.ts'

/** The code pages of the languages that Windows-1252 does not write. */
export const CODE_PAGES = [
  ...(['windows-1251', 'windows-1253', 'windows-1254'] as const),
  ...(['shift_jis', 'euc-jp', 'gbk', 'big5', 'euc-kr'] as const),
] as const

/** A code page. */
export type CodePage = (typeof CODE_PAGES)[number]

/** The code page of a text: certain, or a question with those that it may be in. */
export type CodePageReading = { readonly encoding: CodePage } | { readonly question: string }

const CHARACTERS_MIN = 4
/** Characters that tell Korean from Chinese with some certainty. */
const DISTINCT_MIN = 12
const ASIAN = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/u
const ASIAN_RUNS = new RegExp(`${ASIAN.source}(?:${ASIAN.source}|ー)+`, 'gu')

/** Decodes a beginning of a text; undefined if it has bytes that the code page lacks. An incomplete last character is left out. */
function decodeStrictly(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return undefined
  }
}

function countMatches(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].length
}

/** The characters beyond ASCII, and how many of them follow another such character of an Asian script. */
function asianShare(text: string): { readonly characters: number; readonly share: number } {
  const characters = countMatches(text, /[^\0-\x7f]/gu)
  const inRuns = (text.match(ASIAN_RUNS) ?? []).reduce((sum, run) => sum + [...run].length, 0)
  return { characters, share: characters === 0 ? 0 : inRuns / characters }
}

function isAsian(text: string | undefined): text is string {
  if (text === undefined) return false
  const { characters, share } = asianShare(text)
  return characters >= CHARACTERS_MIN && share >= 0.7
}

function shareOf(text: string, pattern: RegExp): number {
  const { characters } = asianShare(text)
  return characters === 0 ? 0 : countMatches(text, pattern) / characters
}

/** The first bytes of characters of two bytes, and how many second bytes are letters of ASCII. */
function pairsOf(bytes: Uint8Array): { readonly leads: readonly number[]; readonly letters: number } {
  const leads: number[] = []
  let letters = 0
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index] ?? 0
    if (byte < 0x80) continue
    leads.push(byte)
    index++
    if ((bytes[index] ?? 0x80) < 0x80) letters++
  }
  return { leads, letters }
}

const KANA = /[\p{Script=Hiragana}\u30a0-\u30ff]/gu
const HANGUL = /\p{Script=Hangul}/gu

/** Detects Japanese, Chinese or Korean by the bytes and characters that only one of their code pages has. */
function asianPageOf(bytes: Uint8Array): CodePage | undefined {
  const read = (encoding: CodePage) => decodeStrictly(bytes, encoding)
  const { leads, letters } = pairsOf(bytes)
  const among = (first: number, last: number) =>
    leads.filter((byte) => byte >= first && byte <= last).length / leads.length
  const japanese = read('shift_jis')
  // single bytes of half width are letters of other code pages
  const isShiftJis = isAsian(japanese) && among(0x81, 0x9f) >= 0.5
  if (isShiftJis) return 'shift_jis'
  const extended = read('euc-jp')
  if (isAsian(extended) && shareOf(extended, KANA) >= 0.1 && letters === 0) return 'euc-jp'
  const traditional = read('big5')
  if (isAsian(traditional) && letters > 0 && among(0xa1, 0xc6) >= 0.7) return 'big5'
  const korean = read('euc-kr')
  if (isAsian(korean) && leads.length >= DISTINCT_MIN && shareOf(korean, HANGUL) >= 0.9) return 'euc-kr'
  const chinese = read('gbk')
  const isKorean = isAsian(korean) && shareOf(korean, HANGUL) >= 0.8
  const isChinese = isAsian(chinese) && leads.length >= DISTINCT_MIN && letters === 0 && among(0xa1, 0xd7) >= 0.7
  return isChinese && !isKorean ? 'gbk' : undefined
}

const RUN_MIN = 3
const RUN_BYTES_MIN = 6
/** The first byte of a letter in most code pages. */
const LETTER_MIN = 0xc0

/** True if most bytes beyond ASCII are words of their own, and not single letters among others as in Western Europe. */
function hasForeignWords(bytes: Uint8Array): boolean {
  let [all, inRuns, run, letters] = [0, 0, 0, 0]
  const close = () => {
    if (run >= RUN_MIN && letters * 2 >= run) inRuns += run
    run = letters = 0
  }
  for (const byte of bytes) {
    if (byte < 0x80) close()
    else {
      all++
      run++
      if (byte >= LETTER_MIN) letters++
    }
  }
  close()
  return inRuns >= RUN_BYTES_MIN && inRuns * 2 >= all
}

/** The first word beyond ASCII of a text; '' if it has none. */
export function firstForeignWord(text: string): string {
  return /[\p{L}\p{M}\p{N}]*[^\0-\x7f\s][\p{L}\p{M}\p{N}\u30fc]*/u.exec(text)?.[0].slice(0, 20) ?? ''
}

/** Finds the code page of a text that is no Unicode; undefined for the letters of Western and Central Europe. */
export function findCodePage(bytes: Uint8Array): CodePageReading | undefined {
  const encoding = asianPageOf(bytes)
  if (encoding !== undefined) return { encoding }
  if (!hasForeignWords(bytes)) return undefined
  const readings = CODE_PAGES.flatMap((page) => {
    const text = decodeStrictly(bytes, page)
    return text === undefined ? [] : [`${show(firstForeignWord(text))} by --encoding ${page}`]
  })
  return {
    question: `is no UTF-8 text; pass the encoding in which its words are right: ${readings.join(', ')}; or save it as UTF-8`,
  }
}
