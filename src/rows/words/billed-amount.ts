import type { HeaderCell } from './header-cell.ts'
import { findProduct } from './product-words.ts'

/** Words for money in headers of bills. */
const MONEY_WORDS =
  '(?<!\\p{L})(?:amount|price|total|fare|paid|costs?|spend|charges?|betrag|preis|kosten|gesamtpreis|summe|montant|prix|co[uû]ts?|importe|costes?|precio|valor|importo|cost[oi]|spes[ae]|prezzo|totale|bedrag|prijs|kwota|koszty?|warto[sś][cć]|belopp|kostnad(?:er)?)(?!\\p{L})'
/** Headers of the money of a bill. */
const BILLED = new RegExp(
  `[€£$]|${MONEY_WORDS}|(?:betrag|kosten)\\b|^(?:net|gross|netto|brutto|ht|ttc)(?: \\(?[A-Z]{3}\\)?)?$`,
  'iu',
)
const OTHER_MONEY =
  /\b(?:tax|taxes|vat|gst|fees?|tva|mwst|ust|iva|btw|type|co2e?|carbon|emissions?|rates?|saving|savings|lost|lowest|benchmark|km|miles?|nights?|passengers|travell?ers|discounts?|rabatt|remise|rebates?|balance|saldo|solde|unit|per|ppg|exempt|weight|mass|volume|time|quantity|consumption|usage|energy|distance|menge|verbrauch|[kmg]?wh|gj|therms?|litres?|liters?|gallons?|gal|kg|lbs?|tonnes?|m3)\b|unit[ -]?price|preis\/|\/ ?(?:l|kwh|gal)\b/i

/** The name of the product whose money a header names: 'Gas' of 'Gas cost (£)'; undefined for other headers. */
export function productOfMoney(header: string): string | undefined {
  if (!BILLED.test(header)) return undefined
  const name = header
    .replace(/[([][^()[\]]*[)\]]|[€£$]/g, ' ')
    .replace(new RegExp(MONEY_WORDS, 'giu'), ' ')
    .trim()
  return findProduct(name) === undefined ? undefined : name
}

/**
 * Reads the first amount of money next to a quantity, in a table without credits: no calculation uses it, but one below zero
 * tells a credit note or a refund.
 */
export function withBilledAmount(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column }) => column === 'billedAmount' || column === 'credit' || column === 'debitCredit'))
    return cells
  // the sign of one product says nothing about another one
  if (new Set(cells.flatMap(({ header }) => productOfMoney(header) ?? [])).size > 1) return cells
  const isUnused = ({ by, column }: HeaderCell) => by === 'money' || column === '' || column === undefined
  const amount = cells.find((cell) => isUnused(cell) && BILLED.test(cell.header) && !OTHER_MONEY.test(cell.header))
  // a person who left one amount out has said that its sign counts nothing
  if (amount?.by === 'map') return cells
  return cells.map((cell) => (cell === amount ? { header: cell.header, column: 'billedAmount', by: 'name' } : cell))
}
