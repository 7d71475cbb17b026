import { foldName } from './fold-name.ts'

/** Words that maps write short or in another language. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['sankt', 'saint'],
  ['sint', 'saint'],
  ['ste', 'sainte'],
  ['ft', 'fort'],
  ['mt', 'mount'],
])

/**
 * The name of a place as it is compared: folded by `foldName`, with 'St.', 'Sankt' and 'Sint' as 'saint', 'Ste.' as
 * 'sainte', 'Ft.' as 'fort' and 'Mt.' as 'mount'.
 */
export function foldPlaceName(name: string): string {
  const words = foldName(name).split(' ')
  return words.map((word) => WORDS.get(word) ?? word).join(' ')
}
