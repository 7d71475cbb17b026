import { isUtf8 } from 'node:buffer'
import { fail, show } from '../../core/errors/index.ts'

/** The code pages of the languages that Windows-1252 does not write. */
const CODE_PAGES = [
  ...(['windows-1251', 'windows-1253', 'windows-1254'] as const),
  ...(['shift_jis', 'euc-jp', 'gbk', 'big5', 'euc-kr'] as const),
] as const

/** A code page. */
type CodePage = (typeof CODE_PAGES)[number]

/** The code page of a text: certain, or a question with those that it may be in. */
type CodePageReading = { readonly encoding: CodePage } | { readonly question: string }

/** The encodings that are read. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'windows-1250', ...CODE_PAGES] as const

/** The encoding of a text file. */
export type Encoding = (typeof ENCODINGS)[number]

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]
/** Bytes that are not assigned in Windows-1252. */
const UNASSIGNED: ReadonlySet<number> = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d])
/** ł, ą and ż in Windows-1250, which are ³, ¹ and ¿ in Windows-1252 and stand between no letters there. */
const [L_STROKE, POLISH] = [0xb3, new Set([0xb3, 0xb9, 0xbf])]
const PROBE_BYTES = 1024
const CHARACTER_BYTES_MAX = 4

/** Detects UTF-16 without a byte order mark: every other byte of Latin text is 0. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const probe = bytes.subarray(0, PROBE_BYTES)
  const zeros = [0, 0]
  for (const [index, byte] of probe.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > probe.length / 4 && even === 0) return 'utf-16le'
  return even > probe.length / 4 && odd === 0 ? 'utf-16be' : undefined
}

/** True if the bytes are UTF-8. The last character may be incomplete. */
function beginsAsUtf8(bytes: Uint8Array): boolean {
  for (let cut = 0; cut < CHARACTER_BYTES_MAX; cut++) {
    if (isUtf8(bytes.subarray(0, Math.max(0, bytes.length - cut)))) return true
  }
  return false
}

/** True if most characters beyond ASCII are written as UTF-8. The rest is then damaged UTF-8, not another encoding. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes)
  const [sound, broken] = [/[^\0-\x7F\uFFFD]/g, /\uFFFD/g].map((pattern) => text.match(pattern)?.length ?? 0)
  return (sound ?? 0) > 0 && (sound ?? 0) >= (broken ?? 0)
}

function isLetter(byte: number | undefined): boolean {
  return byte !== undefined && (/[a-z]/i.test(String.fromCharCode(byte)) || byte >= 0xc0)
}

/** True if a Polish letter stands between letters, other than the sign of a cubic metre: 'Zużycie', but not 'm³n'. */
function hasPolishLetter(bytes: Uint8Array): boolean {
  return bytes.some((byte, index) => {
    if (!POLISH.has(byte) || !isLetter(bytes[index - 1]) || !isLetter(bytes[index + 1])) return false
    return byte !== L_STROKE || !/m/i.test(String.fromCharCode(bytes[index - 1] ?? 0))
  })
}

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

function shareMatching(text: string, pattern: RegExp): number {
  const { characters } = asianShare(text)
  return characters === 0 ? 0 : countMatches(text, pattern) / characters
}

/** The first bytes of characters of two bytes, and how many second bytes are letters of ASCII. */
function leadBytes(bytes: Uint8Array): { readonly leads: readonly number[]; readonly letters: number } {
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
  const { leads, letters } = leadBytes(bytes)
  const among = (first: number, last: number) =>
    leads.filter((byte) => byte >= first && byte <= last).length / leads.length
  const japanese = read('shift_jis')
  // single bytes of half width are letters of other code pages
  const isShiftJis = isAsian(japanese) && among(0x81, 0x9f) >= 0.5
  if (isShiftJis) return 'shift_jis'
  const extended = read('euc-jp')
  if (isAsian(extended) && shareMatching(extended, KANA) >= 0.1 && letters === 0) return 'euc-jp'
  const traditional = read('big5')
  if (isAsian(traditional) && letters > 0 && among(0xa1, 0xc6) >= 0.7) return 'big5'
  const korean = read('euc-kr')
  if (isAsian(korean) && leads.length >= DISTINCT_MIN && shareMatching(korean, HANGUL) >= 0.9) return 'euc-kr'
  const chinese = read('gbk')
  const isKorean = isAsian(korean) && shareMatching(korean, HANGUL) >= 0.8
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
function firstForeignWord(text: string): string {
  return /[\p{L}\p{M}\p{N}]*[^\0-\x7f\s][\p{L}\p{M}\p{N}\u30fc]*/u.exec(text)?.[0].slice(0, 20) ?? ''
}

/** Finds the code page of a text that is no Unicode; undefined for the letters of Western and Central Europe. */
function findCodePage(bytes: Uint8Array): CodePageReading | undefined {
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

/** The encoding of a text, or a question if several fit. */
interface EncodingReading {
  readonly encoding: Encoding
  readonly question?: string
}

function readEncoding(bytes: Uint8Array): EncodingReading {
  const marked = MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  if (marked !== undefined) return { encoding: marked[0] }
  const utf16 = utf16Of(bytes)
  if (utf16 !== undefined) return { encoding: utf16 }
  if (beginsAsUtf8(bytes) || isDamagedUtf8(bytes) || bytes.includes(0)) return { encoding: 'utf-8' }
  const page = findCodePage(bytes)
  if (page !== undefined) return { encoding: 'utf-8', ...page }
  if (hasPolishLetter(bytes)) return { encoding: 'windows-1250' }
  return { encoding: bytes.some((byte) => UNASSIGNED.has(byte)) ? 'utf-8' : 'windows-1252' }
}

/**
 * Detects the encoding of a text from its first bytes: a byte order mark, the zeros of UTF-16, valid UTF-8, a code page of
 * Asia, otherwise Windows-1250 if it has Polish letters, or Windows-1252. Damaged text counts as UTF-8, so that reading it fails.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  return readEncoding(bytes).encoding
}

/** As `encodingOf`. Throws EmissionsError `file_unreadable`, with the options to choose from, if several code pages fit. */
export function certainEncoding(bytes: Uint8Array): Encoding {
  const { encoding, question } = readEncoding(bytes)
  return question === undefined ? encoding : fail('', 'file_unreadable', question)
}

/** The names of encodings in sentences. */
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  ...{ 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16' },
  ...{ 'windows-1252': 'Windows-1252', 'windows-1250': 'Windows-1250', 'windows-1251': 'Windows-1251' },
  ...{ 'windows-1253': 'Windows-1253', 'windows-1254': 'Windows-1254', shift_jis: 'Shift_JIS', 'euc-jp': 'EUC-JP' },
  ...{ gbk: 'GBK', big5: 'Big5', 'euc-kr': 'EUC-KR' },
}

/** Says which encoding was detected, with a word that it decides. */
export function encodingSentence(encoding: Encoding, text: string): string {
  const word = firstForeignWord(text)
  return `its text is ${ENCODING_NAMES[encoding]}${word === '' ? '' : `, as in ${show(word)}`}`
}

/** Decodes bytes, without an incomplete character at their end. */
export function decodeSample(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes, { stream: true })
}

/** Converts the pieces of a file to UTF-8. Throws EmissionsError `file_unreadable` for text in another encoding. */
export async function* asUtf8(chunks: AsyncIterable<Uint8Array>, encoding: Encoding): AsyncGenerator<Uint8Array> {
  if (encoding === 'utf-8') {
    yield* chunks
    return
  }
  const decoder = new TextDecoder(encoding, { fatal: true })
  const encoder = new TextEncoder()
  const decode = (chunk?: Uint8Array): Uint8Array => {
    try {
      return encoder.encode(decoder.decode(chunk, { stream: chunk !== undefined }))
    } catch {
      return fail(
        '',
        'file_unreadable',
        `is not ${encoding} text; name its encoding by --encoding, or save it as UTF-8`,
      )
    }
  }
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}
