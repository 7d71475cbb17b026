import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { withoutCurrencyWords } from './currency-headers.ts'
import { typeOfHeader } from './document-words.ts'
import { isOfFleet } from './fleet-headers.ts'
import { type HeaderCell, type HeaderColumn, havingOf, IGNORED, wordSet } from './header-cell.ts'
import { foldWord } from './word-list.ts'

/** Accounts of a ledger by name, which say what money was spent on. */
const LEDGER_ACCOUNTS = wordSet(
  `account glaccount glaccountname glname gldescription accountname accountdescription accounttext accountlongtext glaccounttext glaccountlongtext
glaccountdescription expensetype expensecategory costelement costelementname costtype naturalaccount accounttitle rekening
rubriek kontonamn nazwakonta nomedaconta nominal nominalaccount nominalname ledgeraccount kontobezeichnung
descrizioneconto contodescrizione nomeconto denominazioneconto descrizionesottoconto nombrecuenta nombredecuenta nombredelacuenta
descripcióncuenta descripcióndelacuenta títulocuenta libellécompte libellédecompte libelléducompte comptelibellé intitulécompte
intitulédecompte intituléducompte nomducompte kontotext kontobeschreibung sachkontolangtext sachkontobezeichnung sachkontenbezeichnung
sachkontotext sachkontokurztext kostenartenbezeichnung kostenartbezeichnung kostenartentext costelementdescr costelementdescription
materialgroup matlgroup matgroup matlgrp materialgroupdesc materialgroupdescription warengruppe warengruppenbezeichnung glaccountshorttext glacctlongtext glacctshorttext grootboekrekeningomschrijving rekeningomschrijving rekeningnaam distributionaccount accountfullname fullaccountname expenseaccount itemaccount nominalaccountname kontoname kontenbezeichnung`,
)

/** Amounts without taxes, by words that lists of weights have too. */
const NET =
  /^(?:netto|nett|ht|h\.t\.|hors taxes?|neto|net[oa]? sin iva|nettosumme|nettowert|netto ?wert|netto ?betrag|net (?:value|amount)|base ht|total ht|net ht|importe neto|importo netto|totale netto|totale imponibile|imponible|base|summe netto|netto summe|net order value|net val(?:ue|\.)? in (?:doc|document) ?curr?\.?)$/i
/** Amounts with taxes, or that may have them. */
const GROSS =
  /^(?:(?:total |invoice )?gross(?: (?:amount|value|total|cost|price|spend|invoice))?|(?:amount|total|value|cost)[ (,]*gross\)?|(?:amount|total|value|cost|price|invoice total)[ (,]*incl?(?:\.|uding|usive)?(?: of)? (?:vat|tax(?:es)?|gst|hst|mwst)\)?|brutto(?: ?betrag| ?summe| ?wert)?|(?:betrag|summe|gesamt|kosten)[ _-]?brutto|gesamtbetrag|rechnungsbetrag|endbetrag|(?:montant |total |prix )?(?:ttc|t\.t\.c\.)|(?:importe |importo |totale? )?(?:bruto|lordo|con iva|iva (?:incluido|incluida|inclusa|compresa)|ivato)|(?:importe |importo )?total[e]?(?: (?:factura|fattura|documento|con iva))?|totale?|bruto|invoice total|total amount|amount due|total due|total inc|importe total|importo totale|montant total|totaal(?: incl\.? btw)?|bedrag incl\.? btw)$/i
/** Taxes on purchases. */
const TAXES =
  /^(?:(?:montant |importe |importo |cuota |total )?(?:tva|iva)|vat(?: amount)?|gst|hst|(?:sales )?tax(?: amount)?|taxes|mwst\.?(?:[ -]?betrag)?|ust\.?(?:[ -]?betrag)?|umsatzsteuer|vorsteuer|steuer(?:betrag)?|btw(?: bedrag)?|moms|imposta|cuota)(?: ?%)?$/i

/** The name of an amount without its currency: 'Brutto' for 'Brutto (EUR)'. */
function withoutCurrency(header: string): string {
  return header.replace(/\s*[([]?\s*(?:[€£$]|\b(?:EUR|GBP|USD|CHF|CAD|AUD))\s*[)\]]?$/, '').trim()
}

/** True for a table of money: it has a currency, a tax or an account, and no weight of a vehicle. */
function isOfMoney(cells: readonly HeaderCell[]): boolean {
  if (cells.some(({ header }) => /^(?:tara|tare|gewicht|weight|poids|peso)/i.test(header))) return false
  return cells.some(
    ({ header, column }) =>
      column === 'currency' || TAXES.test(withoutCurrency(header)) || LEDGER_ACCOUNTS.has(foldWord(header)),
  )
}

/** The value of an order, and its quantity and price, which the value contains. */
const ORDER_VALUE = /^(?:net order val(?:ue|\.)?|(?:net )?po value|nettobestellwert)$/i
/** The number of an order of SAP, which makes its net value that of an order. */
const ORDER_NUMBER = /^(?:purchasing document|purch\.? ?doc\.?|einkaufsbeleg|document d'achat|documento de compras)$/i
const OF_ORDER =
  /^(?:po (?:quantity|qty)|oun|opun|scheduled (?:quantity|qty)|order(?:ed)? (?:quantity|unit|price unit)|net price|price unit|per|item|position|pos\.?|still to be (?:delivered|invoiced).*|bestellmenge(?:neinheit)?|bme|bestellpreis(?:mengen)?einheit|nettopreis|noch zu .*|bpme)$/i

/** Does not read the quantity of an order whose value is money. */
export function withOrders(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isOfOrders = cells.some(({ header }) => ORDER_NUMBER.test(header))
  const isValue = ({ header, by }: HeaderCell) => ORDER_VALUE.test(header) || (isOfOrders && by === 'money')
  if (!cells.some((cell) => cell.column === 'value' && isValue(cell))) return cells
  return cells.map((cell) => (cell.by !== 'map' && OF_ORDER.test(cell.header) ? { ...cell, ...IGNORED } : cell))
}

/** Reads 'Netto', 'HT' and the like as money in a table of money, and does not read 'Brutto' or 'TTC'. */
export function withNetMoney(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (!isOfMoney(cells)) return cells
  return cells.map((cell) => {
    const name = withoutCurrency(cell.header)
    if (cell.by !== 'unknown' && cell.by !== 'ignored') return cell
    if (NET.test(name)) return { ...cell, column: 'value', by: 'money' }
    return cell.by === 'unknown' && GROSS.test(name) ? { ...cell, ...IGNORED } : cell
  })
}

/** Says what to do with a table of money whose only amount has taxes, or may have them; undefined for other tables. */
export function missingNet(headers: readonly string[], columns: readonly HeaderColumn[]): string | undefined {
  const cells = columns.map((one, index) => ({ ...one, header: (headers[index] ?? '').trim() }))
  const isRead = (names: readonly InputColumn[]) => cells.some(({ column }) => names.some((name) => name === column))
  if (isRead(['value', 'credit', 'closing', 'from', 'nights', 'distanceKm', 'product', 'fuel'])) return undefined
  const gross = cells.find(({ header, by }) => by !== 'map' && GROSS.test(withoutCurrency(header)))
  if (gross === undefined || !isOfMoney(cells)) return undefined
  const name = show(gross.header)
  return `has only the amount ${name}, which has taxes in it or may have them, and spend counts money without them: export the net amount too, or subtract the taxes in the file; if ${name} has no taxes in it, pass ${mapText(gross.header, 'value')}`
}

/** Words for the name of an account, as opposed to its number. */
const NAMES = /name|text|descr|title|bezeichnung|beschreibung|libell|intitul|nombre|nome|omschrijving|denominaz/i

const SUMS = wordSet('amount amounts value sum betrag montant importe importo')
/** Columns that only ledgers have: an amount next to them is money. */
const OF_LEDGERS = wordSet(
  `split splitaccount balance runningbalance transactiontype journal journalno journalnumber je sourcejournal taxcode taxrate vat gst
vendor supplier payee contact debit credit net tax nominalcode accountcode accountno accountnumber saldo gegenkonto buchungstext`,
)

/** Reads the account of a ledger as the words of a factor, in a table of money without another column that says what it is. */
export function withAccounts(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  // an amount next to a currency, or in a ledger, is money
  const isSum = ({ column, header, by }: HeaderCell) =>
    column === 'value' &&
    (SUMS.has(foldWord(withoutCurrencyWords(header))) || (by === 'map' && GROSS.test(withoutCurrency(header))))
  const isOfLedger = has('currency') || cells.some(({ header }) => OF_LEDGERS.has(foldWord(header)))
  const sum = isOfLedger ? cells.find(isSum) : undefined
  const isMeasured = has('unit') || cells.some((cell) => cell.column === 'value' && cell.by !== 'money' && cell !== sum)
  const isOfMoney = (sum !== undefined || cells.some(({ by }) => by === 'money')) && !isMeasured
  if (!isOfMoney || has('activity', 'factor', 'product', 'fuel', 'mode', 'from', 'meter', 'gas', 'blend')) return cells
  const isNominal = cells.some(({ header }) => NOMINAL_CODES.test(header.trim()))
  const isAccount = (header: string) =>
    LEDGER_ACCOUNTS.has(foldWord(header)) || (isNominal && /^(?:name|description)$/i.test(header.trim()))
  const accounts = cells.filter(({ header, by }) => by !== 'map' && isAccount(header))
  // a name says more than a number
  const account =
    accounts.find(({ header }) => NAMES.test(header)) ??
    accounts[0] ??
    cells.find(({ header, by }) => by === 'unknown' && CATEGORIES.test(header.trim()))
  if (account === undefined) return cells
  return cells.map((cell) => {
    if (cell === account) return { ...cell, column: 'factor', by: 'name' }
    return cell === sum ? { ...cell, by: 'money' } : cell
  })
}

/** Categories of purchases in a table of money that names no accounts. */
const CATEGORIES =
  /^(?:categor(?:y|ies|[íi]a)|cat[ée]gorie|kategorie|(?:cost|spend) (?:category|type)|kostenart|rubro)$/i

/** Numbers of accounts, whose name is in a column next to them. */
const NOMINAL_CODES = /^(?:n\/?c|nominal (?:code|a\/c|account(?: no\.?)?)|a\/c(?: no\.?)?)$/i

/** The types of transactions that lists of bookings have as their status. */
const TYPES_OF_TRANSACTIONS = wordSet('transtype txntype')

/**
 * Reads the type of a document as such, in a table with one amount or quantity: a credit note may have an amount without a
 * sign. Columns for debits and credits have signs, so that the type next to them changes nothing.
 */
export function withDocumentType(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isOf = (...columns: readonly string[]) => cells.some(({ column }) => columns.some((one) => one === column))
  if (!isOf('value') || isOf('credit', 'debitCredit', 'documentType', 'mode', 'from') || isOfFleet(cells)) return cells
  const isOfMoney = cells.some(({ by, column }) => by === 'money' || column === 'currency')
  const isKnown = isOfMoney || havingOf(cells)('activity', 'product', 'fuel', 'factor', 'meter', 'gas', 'blend')
  const isFree = ({ by, column, header }: HeaderCell) =>
    by === 'unknown' || by === 'ignored' || (column === 'status' && TYPES_OF_TRANSACTIONS.has(foldWord(header)))
  const typeOf = (cell: HeaderCell) => (isFree(cell) ? typeOfHeader(cell.header) : undefined)
  const type =
    cells.find((cell) => typeOf(cell) === 'document') ??
    (isKnown ? cells.find((cell) => typeOf(cell) === 'bare') : undefined)
  return cells.map((cell) => (cell === type ? { header: cell.header, column: 'documentType', by: 'name' } : cell))
}
