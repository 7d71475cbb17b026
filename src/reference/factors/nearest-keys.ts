import { cacheByObject, readInt32, readItem, readUint16 } from '../../base/index.ts'
import { foldName } from '../../core/countries/index.ts'

const SUGGESTIONS = 3
const LEAST_LIKENESS = 0.3
/** Codes that a letter can have. */
const CODES = 0x10000

interface Keyed {
  readonly key: string
}

/** The folded keys of a list, which is read once for all requests. */
const foldedOf = cacheByObject((among: Iterable<Keyed>) => Array.from(among, ({ key }) => foldName(key)))

/** The requested key, parsed once for all comparisons. */
interface RequestedKey {
  readonly words: readonly string[]
  readonly text: string
  /** The number of each letter of the request by its code, from 1; 0 for all others. */
  readonly letters: Uint16Array
  readonly letterCount: number
  /** The count of each pair of adjacent letters in the request, by their numbers. */
  readonly pairs: Int32Array
}

function requestedKey(text: string): RequestedKey {
  const letters = new Uint16Array(CODES)
  let letterCount = 1
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (letters[code] === 0) letters[code] = letterCount++
  }
  const request = { words: [...new Set(text.split(' '))], text, letters, letterCount }
  const pairs = new Int32Array(letterCount * letterCount)
  eachPair(text, request, (pair) => {
    pairs[pair] = readInt32(pairs, pair) + 1
  })
  return { ...request, pairs }
}

type Letters = Pick<RequestedKey, 'letters' | 'letterCount'>

/** Calls with the pairs of adjacent letters that are letters of the request. */
function eachPair(text: string, { letters, letterCount }: Letters, use: (pair: number) => void): void {
  let before = 0
  for (let index = 0; index < text.length; index++) {
    const letter = readUint16(letters, text.charCodeAt(index))
    if (before > 0 && letter > 0) use(before * letterCount + letter)
    before = letter
  }
}

/** Dice's coefficient of the request and a key by pairs of letters: 0 nothing in common, 1 the same pairs. */
function likeness(request: RequestedKey, key: string): number {
  const { text, pairs } = request
  let shared = 0
  eachPair(key, request, (pair) => {
    const left = readInt32(pairs, pair)
    if (left > 0) shared++
    pairs[pair] = left - 1
  })
  eachPair(key, request, (pair) => {
    pairs[pair] = readInt32(pairs, pair) + 1
  })
  const all = Math.max(text.length - 1, 0) + Math.max(key.length - 1, 0)
  return all === 0 ? 0 : (2 * shared) / all
}

/** Finds the keys most similar to the request, best first, at most three: by common words, then by common letters. */
export function nearestKeys(key: string, among: Iterable<Keyed>): string[] {
  const wanted = requestedKey(foldName(key.replace(/[?+].*/s, '')))
  const folded = foldedOf(among)
  const wordsIn = (text: string) => wanted.words.filter((word) => ` ${text} `.includes(` ${word} `)).length
  return Array.from(among, ({ key }, index) => ({ key, text: readItem(folded, index) }))
    .map((one) => ({ ...one, letters: likeness(wanted, one.text) }))
    .filter(({ letters }) => letters >= LEAST_LIKENESS)
    .map((one) => ({ ...one, words: wordsIn(one.text) }))
    .sort((a, b) => b.words - a.words || b.letters - a.letters || (a.key < b.key ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ key }) => key)
}
