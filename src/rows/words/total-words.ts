import { foldName } from '../../core/countries/index.ts'
import { MONTH_WORDS } from './month-words.ts'

/** Words for a total or a part of one. */
const TOTAL_WORDS: ReadonlySet<string> = new Set(
  `total totals subtotal subtotals sum sums summe summen gesamt gesamtsumme gesamtergebnis zwischensumme teilsumme endsumme
insgesamt somme soustotal totale totali subtotale somma suma sumas subtotales totales soma totaal subtotaal totalt delsumma
summa razem totaux łącznie suma ogółem eindtotaal tussentotaal totais totalsumma slutsumma ialt grandtotal`.split(
    /\s+/,
  ),
)
/** Words that qualify a total. */
const QUALIFIERS: ReadonlySet<string> = new Set(
  `grand sub sous general generale overall net all annual yearly year monthly month quarterly quarter site sites group company
amount quantity qty weight volume distance litres gallons tonnes kwh spend cost report all geral generaal ogolna
for of the de du des della del der im fuer pro jahr monat quartal annee mois anno mese ano mes ytd value consumption usage
verbrauch energy q1 q2 q3 q4`.split(/\s+/),
)
const YEAR = /^(?:19|20)\d\d$/
/** Longer texts are sentences, not names. */
const LENGTH_MAX = 80

/** Splits a text into words without case and accents. */
function wordsOf(text: string): readonly string[] {
  if (text.length > LENGTH_MAX) return []
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

/** The marks of totals in lists of SAP. */
const STARS = /^\s*\*{1,4}\s*$/

/** True for the marks of a total in a list of SAP: '*', '**'. */
export function isMarkOfTotal(text: string): boolean {
  return STARS.test(text)
}

/** True if a text has a word for a total. */
export function hasTotalWord(text: string): boolean {
  return STARS.test(text) || wordsOf(text).some((word) => TOTAL_WORDS.has(word))
}

/**
 * True if a text names a total and nothing else: also of a period, or of something that the row names itself. 'Total
 * général', 'Summe 2025', or 'Leeds total' for a row of the site Leeds.
 */
export function isTotalName(text: string, ofRow: readonly string[] = []): boolean {
  if (!hasTotalWord(text)) return false
  const own = new Set(ofRow.flatMap(wordsOf))
  return wordsOf(text).every(
    (word) =>
      TOTAL_WORDS.has(word) ||
      QUALIFIERS.has(word) ||
      (MONTH_WORDS.find(word) !== undefined && !/^\d/.test(word)) ||
      YEAR.test(word) ||
      own.has(word),
  )
}

/** True if a label ends like the total of a group in a spreadsheet: 'Leeds Total'. */
export function endsAsTotal(text: string): boolean {
  return TOTAL_WORDS.has(wordsOf(text).at(-1) ?? '')
}

/** Words that may begin the name of a place or of a company, which is no total unless 'of' or 'for' follows. */
const ALSO_NAMES: ReadonlySet<string> = new Set('somme soma suma summa razem ialt'.split(' '))
const BEFORE_TOTAL: ReadonlySet<string> = new Set(['sub', 'sous', 'grand'])
const OF_GROUP: ReadonlySet<string> = new Set(
  'for of fur fuer von de du des della delle di do da del den der av van voor per pour par para'.split(' '),
)
/** Words that follow 'Total' in names of the filling stations of that company. */
const OF_STATIONS: ReadonlySet<string> = new Set(
  'energies energie energia fina elf access acces relais contact express station tankstelle service gas oil direct autohof'.split(
    ' ',
  ),
)

/** True if a label begins or ends like the total of a site in a list: 'Total for Leeds', 'Summe Köln', 'Leeds Total'. */
export function isSiteTotal(text: string): boolean {
  const words = wordsOf(text)
  const [first = '', second = ''] = BEFORE_TOTAL.has(words[0] ?? '') ? words.slice(1) : words
  if (endsAsTotal(text)) return true
  if (!TOTAL_WORDS.has(first) || !/\p{L}/u.test(second)) return false
  return OF_GROUP.has(second) || !(ALSO_NAMES.has(first) || (first === 'total' && OF_STATIONS.has(second)))
}

/** True if a label begins or ends like the total of a group in a ledger: 'Total for Insurance', 'Totals and Ending Balance'. */
export function isGroupTotal(text: string): boolean {
  return TOTAL_WORDS.has(wordsOf(text)[0] ?? '') || endsAsTotal(text)
}

/** Words that a total has in addition to the name of its group: 'Total for Automobile with sub-accounts'. */
const AROUND_GROUP = /^(?:for|of|fur) | with sub ?(?:s|accounts)$| mit unterkonten$/g

/** Returns the name of the group of a total, folded like `foldName`; undefined for other texts. */
export function groupOfTotal(text: string): string | undefined {
  const words = foldName(text).split(' ')
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (TOTAL_WORDS.has(first)) return words.slice(1).join(' ').replace(AROUND_GROUP, '').trim()
  return TOTAL_WORDS.has(last) ? words.slice(0, -1).join(' ') : undefined
}

/** True for the total of a group with the groups inside it. */
export function includesSubgroups(text: string): boolean {
  return / with sub ?(?:s|accounts)$| mit unterkonten$/.test(foldName(text))
}
