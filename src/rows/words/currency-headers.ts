import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { COLUMN_WORDS } from './column-words.ts'
import { type HeaderCell, type HeaderColumn, IGNORED } from './header-cell.ts'
import { moneyRank } from './header-phrases.ts'

/** The currency of an amount: that of the books of the company, that of the document, or one that the header does not say. */
type CurrencyRole = 'books' | 'document' | 'unsaid'

/** Words for the currency of the books. 'Base imponible' is an amount without taxes. */
const OF_BOOKS =
  /\b(?:base(?! imponi)|local|home|functional|company code|reporting|rep|group|business|house|own|lc|lcurr|hw|hwähr|coarea|transf)\b|hausw(?:ä|ae)hrung|hauswaehr|\blocale?\b|monnaie de tenue|moneda local/i
/** Words for the currency of a document, as opposed to that of the books. */
const OF_DOCUMENT =
  /\b(?:original|orig|foreign|fx|source|document (?:currency|curr|cur)|doc\.? (?:currency|curr|cur|crcy)|transaction (?:currency|curr|cur)|invoice currency|txn currency|bw|belwähr|belw|fc)\b|belegw(?:ä|ae)hrung|fremdw(?:ä|ae)hrung|d[’']origine|\borigen\b|\boriginale\b|étrangère|extranjera|\bestera\b/i
/** A header of a currency with a word for whose it is. */
const CURRENCY =
  /\b(?:currency|curr|cur|ccy|crcy|devise|monnaie|moneda|divisa|valuta|moeda)\b|w(?:ä|ae)hrung$|währ$|lcurr$/i
const NUMBERS =
  /[([][^)\]]*(?:currency|curr|ccy)|balance|saldo|solde|amount|amt|value|total|net|gross|debit|credit|betrag|montant|importe|importo|rate|kurs|taux|cambio|price|fare|cost|charge|\bfees?\b|\btips?\b|spend/i

function roleOfHeader(header: string): CurrencyRole {
  if (OF_BOOKS.test(header)) return 'books'
  return OF_DOCUMENT.test(header) ? 'document' : 'unsaid'
}

/** A part of the header of an amount that says in whose currency it is: 'Base amount', 'Amount (document currency)'. */
const CURRENCY_PHRASES = [
  /^(?:in )?(?:base(?! imponi)|local|home|functional|reporting|group|original|foreign|source|transaction|document|fx)(?: currency)?[ _-]+/i,
  /[ _-]*[([](?:in )?(?:the )?(?:business|home|local|base|company|functional|reporting|original|foreign|document|transaction|source)(?: (?:currency|curr?\.?|ccy))?[)\]]$/i,
  /\s+in (?:the )?(?:(?:business|home|local|base|company code|company|functional|reporting|group|original|foreign|document|doc\.?|transaction|source) (?:currency|curr?\.?|crcy|ccy)|lc|fc|hw|bw|hausw(?:ä|ae)hrung|belegw(?:ä|ae)hrung|belwähr|hwähr)$/i,
  /\s+en (?:devise|monnaie)(?: (?:locale|étrangère|d[’']origine))?$|\s+en (?:moneda|divisa) (?:local|extranjera|original)$|\s+in (?:valuta|divisa)(?: (?:locale|estera|di conto))?$/i,
]

/** Returns the header of an amount without the words that say in whose currency it is; the same for other headers. */
export function withoutCurrencyWords(header: string): string {
  return CURRENCY_PHRASES.reduce((text, words) => text.replace(words, ''), header)
}

/** True for a header of currencies, also of a column that is not read. */
function namesCurrencyColumn(header: string): boolean {
  return CURRENCY.test(header) && !NUMBERS.test(header)
}

function isCurrencyColumn({ column }: HeaderCell): boolean {
  return column === 'currency'
}

/** Reads 'Original Currency', 'Base currency' and the like, which no list has. */
function withNamedCurrencies(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  return cells.map((cell) => {
    const isNamed = cell.by === 'unknown' && roleOfHeader(cell.header) !== 'unsaid'
    return isNamed && namesCurrencyColumn(cell.header) ? { ...cell, column: 'currency', by: 'name' } : cell
  })
}

/** True if a column of currencies is that of an amount: it says so, or nothing in the table says that it may be another one. */
function isPair(amount: HeaderCell, currency: HeaderCell, cells: readonly HeaderCell[]): boolean {
  if (currency.by === 'map' || amount.by === 'map') return true
  const [own, other] = [roleOfHeader(amount.header), roleOfHeader(currency.header)]
  // the plain currency of a table with an amount of the document may be that of the document
  const hasUnpaired = (role: CurrencyRole) =>
    cells.some((cell) => isMoneyColumn(cell) && roleOfHeader(cell.header) === role) &&
    !cells.some(({ header }) => namesCurrencyColumn(header) && roleOfHeader(header) === role)
  if (own === other) return own !== 'unsaid' || !hasUnpaired('document')
  if (own === 'unsaid' && other === 'books') return cells.filter(isMoneyColumn).length === 1
  if (own === 'unsaid')
    return COLUMN_WORDS.find(currency.header) === 'currency' && cells.filter(isMoneyColumn).length === 1
  return own === 'document' && other === 'unsaid' && !cells.some((cell) => isMoneyColumn(cell) && cell !== amount)
}

/** True for an amount of money, and one that was put aside because another amount of the table is the value. */
function isMoneyColumn({ column, by, header }: HeaderCell): boolean {
  if (column === 'value') return by === 'money' || by === 'map' || by === 'name'
  return by === 'ignored' && /^(?:amount|value|betrag|montant|importe|importo)$/i.test(withoutCurrencyWords(header))
}

/**
 * Keeps the currency of the amount that is the value. Of two amounts that differ only in their currencies, the one whose
 * currency is a column is the value: first the one that does not say whose currency it is in, then that of the document.
 */
export function withCurrencies(table: readonly HeaderCell[]): readonly HeaderCell[] {
  const cells = withNamedCurrencies(table)
  const currencies = cells.filter(isCurrencyColumn)
  if (currencies.length === 0) return cells
  const all = cells.filter((cell) => cell.column === 'value' && (cell.by === 'money' || cell.by === 'name'))
  const bestRank = Math.min(...all.map(({ header }) => moneyRank(header)))
  const amounts = all.filter(({ header }) => moneyRank(header) === bestRank)
  const order = ['unsaid', 'document', 'books'] as const
  const rank = ({ header }: HeaderCell) => order.indexOf(roleOfHeader(header))
  const isSame = (one: HeaderCell, other: HeaderCell) =>
    withoutCurrencyWords(one.header).toLowerCase() === withoutCurrencyWords(other.header).toLowerCase() &&
    rank(one) !== rank(other)
  const pairs = amounts
    .flatMap((amount) => currencies.map((currency) => ({ amount, currency })))
    .filter(({ amount, currency }) => isPair(amount, currency, cells))
    .sort((a, b) => rank(a.amount) - rank(b.amount))
  const mapped = currencies.find(({ by }) => by === 'map')
  const [best] = mapped === undefined ? pairs : [{ amount: amounts[0], currency: mapped }]
  if (best?.amount === undefined) return mapped === undefined ? cells : dropOthers(cells, currencies, mapped)
  const { amount, currency } = best
  const rivals = pairs.length === 0 ? [] : amounts.filter((one) => one !== amount && isSame(one, amount))
  return dropOthers(cells, [...currencies, ...rivals], currency)
}

function dropOthers(
  cells: readonly HeaderCell[],
  others: readonly HeaderCell[],
  kept: HeaderCell,
): readonly HeaderCell[] {
  return cells.map((cell) =>
    others.includes(cell) && cell !== kept && cell.by !== 'map' ? { ...cell, ...IGNORED } : cell,
  )
}

/** True for a value that is money, and no quantity. */
function isAmountOfMoney({ by, header }: HeaderCell): boolean {
  return (
    by === 'money' ||
    /^(?:amount|value|sum|betrag|summe|montant|importe|importo)s?$/i.test(withoutCurrencyWords(header))
  )
}

/** Asks whose currency a column is; undefined if it is that of the amount, or if the table has no two of them. */
export function unclearCurrency(headers: readonly string[], columns: readonly HeaderColumn[]): string | undefined {
  const cells = columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() }))
  const amount = cells.find((cell) => cell.column === 'credit' || (cell.column === 'value' && isAmountOfMoney(cell)))
  const currencies = cells.filter(isCurrencyColumn)
  const [first] = currencies
  if (amount === undefined || first === undefined || amount.measure !== undefined) return undefined
  if (currencies.length === 1 && isPair(amount, first, cells)) return undefined
  const [rival] = cells.filter((cell) => cell.column === 'value' && cell.by === 'money' && cell !== amount)
  if (rival !== undefined) {
    const options = [rival, amount].map(({ header }) => mapText(header, '')).join(' or ')
    return `${show(first.header)} may be the currency of ${show(amount.header)} or of ${show(rival.header)}; leave the other one out: pass ${options}`
  }
  const names = currencies.map(({ header }) => show(header)).join(' and ')
  const choices = currencies.map(({ header }) => mapText(header, 'currency')).join(' or ')
  const options = currencies.map(({ header }) => mapText(header, '')).join(' ')
  return `${names} may not be the currency of ${show(amount.header)}; if it is that of ${show(amount.header)}, pass ${choices}; otherwise leave it out and name the one of all amounts in place of CURRENCY: ${options} ${mapText('', 'currency:CURRENCY')}`
}
