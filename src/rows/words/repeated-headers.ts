import type { InputColumn } from '../columns.ts'
import { type HeaderCell, IGNORED, wordSet } from './header-cell.ts'
import { foldWord } from './word-list.ts'

/** Words for the days of a row, from the day of the activity to the day of its paper. */
const DAY_RANKS: readonly RegExp[] = [
  /\b(?:departure|travel|trip|journey|flight|service|pick-?up|collection|ship(?:ment|ped)?|delivery|transaction|purchase|usage|abfahrt|départ|tankowania|abastecimento)\b/i,
  /^(?:start|from|begin|period|month|date|datum|data|fecha)\b/i,
  /\b(?:posting|posted|pstng|booking|buchung)\b/i,
]
/** Columns of which an export has several, and the first says enough. */
const REPEATED: readonly InputColumn[] = ['site', 'meter', 'treatment', 'mode', 'class', 'product']

/**
 * Keeps one of several columns of a kind that exports repeat by other names: the day of the activity before that of its
 * posting, and the first name of a site. The same name twice stays, so that it is asked about.
 */
export function withoutRepeats(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const rankOf = ({ header }: HeaderCell) => (DAY_RANKS.findIndex((words) => words.test(header)) + 4) % 4
  const kept = new Map<string, HeaderCell>()
  for (const cell of cells) {
    const { column } = cell
    if (column === undefined || column === '') continue
    const other = kept.get(column)
    const isBetter = column === 'start' ? other !== undefined && rankOf(cell) < rankOf(other) : cell.by === 'map'
    if (other === undefined || (isBetter && other.by !== 'map')) kept.set(column, cell)
  }
  return cells.map((cell) => {
    const best = kept.get(cell.column ?? '')
    const isRepeated = cell.column === 'start' || REPEATED.some((one) => one === cell.column)
    const isSame = best !== undefined && foldWord(best.header) === foldWord(cell.header)
    return cell.by === 'name' && isRepeated && best !== cell && !isSame ? { ...cell, ...IGNORED } : cell
  })
}

const NUMBERS_OF_UNITS = wordSet('units unit')

/** Reads 'Units' next to a unit of measure as the quantity: it is the number of units. */
export function withUnits(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const units = cells.filter(({ column }) => column === 'unit')
  const number = units.find((cell) => NUMBERS_OF_UNITS.has(foldWord(cell.header)) && cell.by === 'name')
  if (
    units.length !== 2 ||
    number === undefined ||
    cells.some(({ column, by }) => column === 'value' && by !== 'money')
  )
    return cells
  return cells.map((cell) => (cell === number ? { ...cell, column: 'value' } : cell))
}

/** Words for amounts of money, from those without taxes to those with them. */
const MONEY_RANKS: readonly RegExp[] = [
  /\bnet\b|\bnetto|\bexcl|\bex (?:vat|gst|tax)|before tax|\bht\b|\bhors|sin iva|ohne|excl\.|bez vat|líquido|exkl/i,
  /\b(?:amount|cost|costs|spend|value|betrag|montant|importe|importo|valor|kwota|belopp|bedrag)\b/i,
  /\b(?:debit|soll|débit|debe|dare)\b/i,
  /\b(?:total|gross|paid|brutto|ttc|incl)\b/i,
]

/**
 * Keeps one of several amounts of money: that without taxes. A net amount has the sign of a credit, so that the columns of
 * debits and credits next to it repeat it.
 */
export function withOneMoney(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const moneys = cells.filter(({ by, column }) => by === 'money' && column === 'value')
  const rankOf = ({ header }: HeaderCell) => {
    const rank = MONEY_RANKS.findIndex((words) => words.test(header))
    return rank < 0 ? MONEY_RANKS.length : rank
  }
  const [best, second] = [...moneys].sort((a, b) => rankOf(a) - rankOf(b))
  if (best === undefined || second === undefined || rankOf(best) === rankOf(second)) return cells
  const isOther = (cell: HeaderCell) =>
    (moneys.includes(cell) && cell !== best) || (rankOf(best) === 0 && cell.by === 'money' && cell.column === 'credit')
  return cells.map((cell) => (isOther(cell) ? { ...cell, ...IGNORED } : cell))
}
