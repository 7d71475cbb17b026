import { fail } from '../errors/index.ts'
import type { CliIo } from './io.ts'

/** First bytes of a bundle, as `tonne export` writes it. */
const BEGINNING = /^\{"companyId":\d+,"exportedAt":"[^"]*","format":"tonne-bundle\//

/** Maximum line length in characters; the longest line of a bundle has some ten thousand. */
const LINE_MAX = 16_777_216

/** Splits pieces of text into lines without their ends; the last one may lack its end. Throws `file_unreadable`. */
async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let begun: string[] = []
  let length = 0
  for await (const piece of pieces) {
    // earlier pieces are not searched again, so that a long line takes linear time
    const [first = '', ...others] = piece.split('\n')
    begun.push(first)
    length += first.length
    for (const line of others) {
      yield begun.join('')
      begun = [line]
      length = line.length
    }
    if (length > LINE_MAX)
      fail('', 'file_unreadable', `has a line of more than ${LINE_MAX} characters, as no bundle has`)
  }
  if (length > 0) yield begun.join('')
}

/** Decodes the pieces of a file. Throws `file_unreadable`. */
async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true })
    } catch {
      return fail('', 'file_unreadable', 'is not UTF-8 text, as every bundle is')
    }
  }
  for await (const chunk of chunks) yield decode(chunk)
  yield decode()
}
async function* once(text: string): AsyncGenerator<string> {
  yield text
}

const BEGINNING_BYTES = 200

/** The first characters of a file; '' for a stream, which can be read only once. */
async function beginningOf(file: string, io: CliIo): Promise<string> {
  const input = file === '-' ? undefined : await io.openInput(file)
  if (input?.size === undefined) return ''
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of input.chunks()) {
    text += decoder.decode(chunk.subarray(0, BEGINNING_BYTES), { stream: true })
    if (text.length >= BEGINNING_BYTES) break
  }
  return text
}

/** Content of a file to verify. */
export type VerifiableFile = { readonly lines: AsyncIterable<string> } | { readonly text: string }

/** Opens a file to verify: a bundle as a stream of lines, any other file as text. Throws `file_unreadable`. */
export async function openVerifiable(file: string, io: CliIo): Promise<VerifiableFile> {
  if (BEGINNING.test(await beginningOf(file, io))) {
    return { lines: linesOf(textOf((await io.openInput(file)).chunks())) }
  }
  const text = io.readText(file)
  return BEGINNING.test(text) ? { lines: linesOf(once(text)) } : { text }
}
