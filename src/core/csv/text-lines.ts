import { fail } from '../errors/index.ts'

/** Maximum line length in characters; the longest line of a bundle has some ten thousand. */
const LINE_MAX = 16_777_216

/** Splits pieces of text into lines without their ends; the last one may lack its end. Throws `file_unreadable`. */
export async function* splitLines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
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
