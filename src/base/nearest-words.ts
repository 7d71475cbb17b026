import { readUint16 } from './items.ts'
import { cacheByObject } from './lazy.ts'

/** Longer texts are not misspelt words, and comparing them would be slow. */
const LENGTH_MAX = 64

/** A word is misspelt by at most one letter in three. */
const LETTERS_PER_MISTAKE = 3

/** The shortest beginning that is read as an abbreviation of a word. */
const BEGINNING_MIN = 3

/** Returns a word without case and separators: 'premium economy' is PREMIUM_ECONOMY. */
function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_/.-]+/g, '')
}

/** A word for comparison: folded, with a bit for each of its letters (several letters may share one). */
interface FoldedWord {
  readonly choice: string
  readonly folded: string
  readonly letters: number
}

function toFoldedWord(choice: string): FoldedWord {
  const folded = foldWord(choice)
  let letters = 0
  for (let index = 0; index < folded.length; index++) letters |= 1 << (folded.charCodeAt(index) & 31)
  return { choice, folded, letters }
}

const foldedWords = cacheByObject((words: readonly string[]) => words.map(toFoldedWord))

/** Returns the number of bits that are set. */
function countBits(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/** Distances of the beginnings of two words: the row that is computed, and the two above it. */
const newRow = () => new Uint16Array(LENGTH_MAX + 2)
const rows = [newRow(), newRow(), newRow()] as const

/**
 * Counts the letters to add, omit, change or swap with a neighbour to turn one word into the other; `max` + 1 if there
 * are more than `max`, or if a word is too long to compare. Time is bounded by the product of the lengths.
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max || Math.max(from.length, to.length) > LENGTH_MAX) return max + 1
  let [twoAbove, above, distances] = rows
  for (let column = 0; column <= to.length; column += 1) above[column] = column
  let leastAbove = 0
  for (let row = 1; row <= from.length; row += 1) {
    distances[0] = row
    let least = row
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const changed = readUint16(above, column - 1) + (isSame ? 0 : 1)
      let distance = Math.min(readUint16(above, column) + 1, readUint16(distances, column - 1) + 1, changed)
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      if (isSwapped) distance = Math.min(distance, readUint16(twoAbove, column - 2) + 1)
      distances[column] = distance
      least = Math.min(least, distance)
    }
    if (Math.min(least, leastAbove) > max) return max + 1
    leastAbove = least
    const reused = twoAbove
    twoAbove = above
    above = distances
    distances = reused
  }
  return Math.min(readUint16(above, to.length), max + 1)
}

/** Returns the distance of two folded words; infinite if neither is a misspelling or the beginning of the other. */
function wordDistance(word: FoldedWord, choice: FoldedWord): number {
  const [from, to] = [word.folded, choice.folded]
  if (from === to) return 0
  const isBeginning = (beginning: string, text: string) =>
    beginning.length >= BEGINNING_MIN && text.startsWith(beginning)
  if (isBeginning(from, to) || isBeginning(to, from)) return 1
  const mistakesMax = Math.floor(Math.max(from.length, to.length) / LETTERS_PER_MISTAKE)
  // each letter that only one word has needs a separate change
  if (countBits(word.letters & ~choice.letters) > mistakesMax) return Number.POSITIVE_INFINITY
  if (countBits(choice.letters & ~word.letters) > mistakesMax) return Number.POSITIVE_INFINITY
  const distance = editDistance(from, to, mistakesMax)
  return distance <= mistakesMax ? distance : Number.POSITIVE_INFINITY
}

/**
 * Finds the words that a misspelt or abbreviated word may mean, nearest first, at most `max`; empty if nothing is near.
 */
export function nearestWords(word: string, words: readonly string[], max: number): string[] {
  if (word.length > LENGTH_MAX) return []
  const misspelt = toFoldedWord(word)
  return foldedWords(words)
    .map((folded) => ({ choice: folded.choice, distance: wordDistance(misspelt, folded) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ choice }) => choice)
}
