/**
 * The number of letters inserted, deleted, replaced or exchanged with their neighbour that lead from one word to
 * another; `max + 1` where it takes more than `max`. Time is bounded by the product of the lengths.
 */
export function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) return max + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const replaced = (last[j - 1] as number) + (isSame ? 0 : 1)
      let least = Math.min(replaced, (last[j] as number) + 1, (row[j - 1] as number) + 1)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        least = Math.min(least, (before[j - 2] as number) + 1)
      }
      row.push(least)
    }
    if (Math.min(...row) > max) return max + 1
    before = last
    last = row
  }
  return last[b.length] as number
}

/** The words that are spelled most alike, best first; those of the same distance in alphabetical order. */
export function nearestWords(word: string, among: Iterable<string>, count: number): string[] {
  return Array.from(among, (other) => ({
    other,
    distance: editDistance(word, other, Math.max(word.length, other.length)),
  }))
    .sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1))
    .slice(0, count)
    .map(({ other }) => other)
}
