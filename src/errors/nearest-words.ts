/** Longer texts are not misspelt words, and comparing them would be slow. */
const LENGTH_MAX = 64

/** A word is misspelt by at most one letter in three. */
const LETTERS_PER_MISTAKE = 3

/** The shortest beginning that stands for a word. */
const BEGINNING_MIN = 3

/** A word without case and separators: 'premium economy' is PREMIUM_ECONOMY. */
function foldWord(word: string): string {
  return word.toLowerCase().replaceAll(/[\s_/.-]+/g, '')
}

/**
 * The letters to add, leave out, change or swap with a neighbour to get from one word to the other; `max` + 1 if it
 * takes more than `max`. Time is bounded by the product of the lengths.
 */
export function editDistance(from: string, to: string, max: number): number {
  if (Math.abs(from.length - to.length) > max) return max + 1
  let distance = to.length
  let twoAbove: readonly number[] = []
  let above = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    distance = row
    const distances = [row]
    let before = row - 1
    for (const [column, upper] of above.slice(1).entries()) {
      const changed = before + (from[row - 1] === to[column] ? 0 : 1)
      const isSwapped = from[row - 1] === to[column - 1] && from[row - 2] === to[column]
      const swapped = ((isSwapped ? twoAbove[column - 1] : undefined) ?? max) + 1
      distance = Math.min(upper + 1, distance + 1, changed, swapped)
      distances.push(distance)
      before = upper
    }
    if (Math.min(...distances, ...above) > max) return max + 1
    twoAbove = above
    above = distances
  }
  return Math.min(distance, max + 1)
}

/** The distance of two folded words; infinite if neither is a misspelling or the beginning of the other. */
function wordDistance(word: string, choice: string): number {
  if (word === choice) return 0
  const isBeginning = (beginning: string, word: string) =>
    beginning.length >= BEGINNING_MIN && word.startsWith(beginning)
  if (isBeginning(word, choice) || isBeginning(choice, word)) return 1
  const mistakesMax = Math.floor(Math.max(word.length, choice.length) / LETTERS_PER_MISTAKE)
  const distance = editDistance(word, choice, mistakesMax)
  return distance <= mistakesMax ? distance : Number.POSITIVE_INFINITY
}

/** The words that a misspelt or shortened word may stand for, nearest first, at most `max`; none if nothing is near. */
export function nearestWords(word: string, words: readonly string[], max: number): string[] {
  if (word.length > LENGTH_MAX) return []
  const folded = foldWord(word)
  return words
    .map((choice) => ({ choice, distance: wordDistance(folded, foldWord(choice)) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ choice }) => choice)
}
