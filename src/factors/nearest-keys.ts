import { foldName } from '../countries/index.ts'

const SUGGESTIONS = 3
const LEAST_LIKENESS = 0.3

/** The pairs of neighbouring letters of a text, with how often each occurs. */
function pairsOf(text: string): Map<string, number> {
  const pairs = new Map<string, number>()
  for (let at = 0; at < text.length - 1; at++) {
    const pair = text.slice(at, at + 2)
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

/** How many of the asked words a key holds, and how alike the two are to the letter. */
function scoreOf(asked: string, key: string): readonly [words: number, letters: number] {
  const own = key.split(' ')
  const words = new Set(asked.split(' ').filter((word) => own.includes(word))).size
  return [words, likeness(pairsOf(asked), pairsOf(key))]
}

/** The keys most like what was asked for, best first, at most three. */
export function nearestKeys(asked: string, among: Iterable<{ readonly key: string }>): string[] {
  const wanted = foldName(asked.replace(/[?+].*$/, ''))
  return Array.from(among, ({ key }) => ({ key, score: scoreOf(wanted, foldName(key)) }))
    .filter(({ score: [, letters] }) => letters >= LEAST_LIKENESS)
    .sort((a, b) => b.score[0] - a.score[0] || b.score[1] - a.score[1] || (a.key < b.key ? -1 : 1))
    .slice(0, SUGGESTIONS)
    .map(({ key }) => key)
}
