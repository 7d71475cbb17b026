import { foldPlaceName } from '../../../core/countries/index.ts'

/** A city as the table lists it, with further names. */
interface OtherNames {
  readonly name: string
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly others: readonly string[]
}

/** Parses lines of further names: listed name | country | names separated by semicolons. */
export function otherNamesOf(lines: string): readonly OtherNames[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', country = '', others = ''] = line.split('|')
      return { name, country, others: others.split(';') }
    })
}

/** Spellings of letters that a keyboard lacks: 'Duesseldorf'. */
const SPELLINGS = Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' })

function spellLetters(name: string): string {
  const text = name.normalize('NFC').toLowerCase()
  return SPELLINGS.reduce((spelled, [letter, letters]) => spelled.replaceAll(letter, letters), text)
}

/** The keys of a name: folded, and folded with its letters spelled out: 'dusseldorf', 'duesseldorf'. */
export function placeKeys(name: string): readonly string[] {
  const folded = foldPlaceName(name)
  return /[^\x20-\x7e]/.test(name) ? [folded, foldPlaceName(spellLetters(name))] : [folded]
}
