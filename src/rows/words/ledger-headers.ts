import { typeOfHeader } from './document-words.ts'
import { isOfFleet } from './fleet-headers.ts'
import { type HeaderCell, havingOf, wordSet } from './header-cell.ts'
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
glaccountshorttext glacctlongtext glacctshorttext grootboekrekeningomschrijving rekeningomschrijving rekeningnaam distributionaccount accountfullname fullaccountname expenseaccount itemaccount nominalaccountname kontoname kontenbezeichnung`,
)

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
  const isSum = ({ column, header }: HeaderCell) => column === 'value' && SUMS.has(foldWord(header))
  const isOfLedger = has('currency') || cells.some(({ header }) => OF_LEDGERS.has(foldWord(header)))
  const sum = isOfLedger ? cells.find(isSum) : undefined
  const isMeasured = has('unit') || cells.some((cell) => cell.column === 'value' && cell.by !== 'money' && cell !== sum)
  const isOfMoney = (sum !== undefined || cells.some(({ by }) => by === 'money')) && !isMeasured
  if (!isOfMoney || has('activity', 'factor', 'product', 'fuel', 'mode', 'from', 'meter', 'gas', 'blend')) return cells
  const account = cells.find(({ header, by }) => by !== 'map' && LEDGER_ACCOUNTS.has(foldWord(header)))
  if (account === undefined) return cells
  return cells.map((cell) => {
    if (cell === account) return { ...cell, column: 'factor', by: 'name' }
    return cell === sum ? { ...cell, by: 'money' } : cell
  })
}

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
