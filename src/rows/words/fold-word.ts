const RAISED: Readonly<Record<string, string>> = { '²': '2', '³': '3' }

/** A word without case, spaces and punctuation: 'Grid_Region' and 'grid region' are one. */
export function foldWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/[²³]/g, (digit) => RAISED[digit] ?? '')
    .replace(/[\s_\-./·*^()]+/g, '')
}
