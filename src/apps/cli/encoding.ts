import { isUtf8 } from 'node:buffer'
import { fail, show } from '../../core/errors/index.ts'
import { CODE_PAGES, findCodePage, firstForeignWord } from './code-pages.ts'

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

/** The encoding of a text; a question if it may be in several, of which none is read. */
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

/** Throws EmissionsError `file_unreadable`, with the options to choose from, for a text of another code page that is not certain. */
export function rejectOpenEncoding(bytes: Uint8Array): void {
  const { question } = readEncoding(bytes)
  if (question !== undefined) fail('', 'file_unreadable', question)
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
