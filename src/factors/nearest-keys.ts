import { foldName } from '../countries/index.ts'

const SUGGESTIONS = 3
const LEAST_LIKENESS = 0.3

/** The pairs of adjacent letters of a text, with their counts. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let index = 0; index < text.length - 1; index++) {
    const pair = text.slice(index, index + 2)
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
  }
  return pairs
}

/** Dice's coefficient of two texts by pairs of letters: 0 nothing in common, 1 the same pairs. */
function likeness(a: Map<string, number>, b: Map<string, number>): number {
  let shared = 0
  let size = 0
  for (const [pair, count] of a) {
    shared += Math.min(count, b.get(pair) ?? 0)
    size += count
  }
  for (const count of b.values()) size += count
  return size === 0 ? 0 : (2 * shared) / size
}

/** The requested key, parsed once for all comparisons. */
interface RequestedKey {
  readonly words: ReadonlySet<string>
  readonly pairs: Map<string, number>
}

/** The number of requested words in a key, and their similarity by letters. */
function scoreOf({ words, pairs }: RequestedKey, key: string): readonly [words: number, letters: number] {
  const own = new Set(key.split(' '))
  return [[...words].filter((word) => own.has(word)).length, likeness(pairs, pairsOf(key))]
}

/** The keys most similar to the request, best first, at most three. */
export function nearestKeys(key: string, among: Iterable<{ readonly key: string }>): string[] {
  const folded = foldName(key.split(/[?+]/, 1)[0] as string)
  const wanted: RequestedKey = { words: new Set(folded.split(' ')), pairs: pairsOf(folded) }
  return Array.from(among, ({ key }) => ({ key, score: scoreOf(wanted, foldName(key)) }))
    .filter(({ score: [, letters] }) => letters >= LEAST_LIKENESS)
    .sort((a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1] || (a.key < b.key ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ key }) => key)
}
