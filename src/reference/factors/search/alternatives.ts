import { comparedWords } from './words.ts'

/** Words that a factor may have instead of the searched ones, and how well they fit: 4 best, 0 not at all. */
export interface Alternative {
  readonly words: readonly string[]
  readonly fit: number
}

/** The degrees to which a factor fits a word of a search. */
export const FIT = {
  everyday: 4,
  own: 3,
  elsewhere: 2.6,
  synonym: 2.5,
  beginning: 2,
  part: 1,
  near: 0.5,
  word: 0.3,
  filling: 0.2,
} as const

/** Words that are compared as they are. */
const UNCHANGED = /((?:^| )(?:unit|in|within|kind):\S+)/

/** Returns the words of a phrase in a table; 'in:GB', 'within:US', 'unit:kWh' and 'kind:paper' are unchanged. */
export function phraseWords(phrase: string): readonly string[] {
  // words between them are read together: 'hfc 227ea' is one refrigerant
  return phrase.split(UNCHANGED).flatMap((text, at) => (at % 2 === 1 ? [text.trim()] : comparedWords(text)))
}
