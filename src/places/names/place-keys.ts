import { foldPlaceName } from '../../countries/index.ts'

/** Spellings of letters that a keyboard lacks: 'Duesseldorf'. */
const SPELLINGS = Object.entries({ ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' })

function spelledOut(name: string): string {
  const text = name.normalize('NFC').toLowerCase()
  return SPELLINGS.reduce((spelled, [letter, letters]) => spelled.replaceAll(letter, letters), text)
}

/** The keys of a name: folded, and folded with its letters spelled out: 'dusseldorf', 'duesseldorf'. */
export function placeKeys(name: string): readonly string[] {
  const folded = foldPlaceName(name)
  return /[^\x20-\x7e]/.test(name) ? [folded, foldPlaceName(spelledOut(name))] : [folded]
}
