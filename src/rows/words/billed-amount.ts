import type { HeaderCell } from './header-cell.ts'

/** Headers of the money of a bill. */
const BILLED =
  /[€£$]|\b(?:amount|price|total|fare|paid|cost|spend|charges?|betrag|preis|gesamtpreis|summe|montant|prix|importe|precio|importo|prezzo|totale|bedrag|prijs|kwota|belopp)\b|betrag\b|^(?:net|gross|netto|brutto|ht|ttc)(?: \(?[A-Z]{3}\)?)?$/i
const OTHER_MONEY =
  /\b(?:tax|taxes|vat|gst|fees?|tva|mwst|ust|iva|btw|type|co2e?|carbon|emissions?|rates?|saving|savings|lost|lowest|benchmark|km|miles?|nights?|passengers|travell?ers|discounts?|rabatt|remise|rebates?|balance|saldo|solde|unit|per|ppg|exempt|weight|mass|volume|time|quantity|consumption|usage|energy|distance|menge|verbrauch|[kmg]?wh|gj|therms?|litres?|liters?|gallons?|gal|kg|lbs?|tonnes?|m3)\b|unit[ -]?price|preis\/|\/ ?(?:l|kwh|gal)\b/i

/**
 * Reads the first amount of money next to a quantity, in a table without credits: no calculation uses it, but one below zero
 * tells a credit note or a refund.
 */
export function withBilledAmount(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column }) => column === 'billedAmount' || column === 'credit' || column === 'debitCredit'))
    return cells
  const isUnused = ({ by, column }: HeaderCell) => by === 'money' || column === '' || column === undefined
  const amount = cells.find((cell) => isUnused(cell) && BILLED.test(cell.header) && !OTHER_MONEY.test(cell.header))
  // a person who left one amount out has said that its sign counts nothing
  if (amount?.by === 'map') return cells
  return cells.map((cell) => (cell === amount ? { header: cell.header, column: 'billedAmount', by: 'name' } : cell))
}
