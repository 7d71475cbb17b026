import type { InputColumn } from '../columns.ts'
import { type HeaderCell, IGNORED, wordSet } from './header-cell.ts'
import { lettersOf } from './header-phrases.ts'
import { isDistanceUnit } from './transport-headers.ts'
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

const READS = wordSet(
  'read reads reading readings index zählerstand relevé lectura lettura leitura meterstand mätarställning odczyt stan aflæsning avlesning indice',
)
const OPENINGS = wordSet(
  `opening previous prior last start begin beginning initial first from ancien précédent début anterior inicial iniziale precedente alt anfang
begin vorige ingående föregående poprzedni początkowy forrige`,
)
const CLOSINGS = wordSet(
  `closing present current end ending final new to actual nouveau fin finale attuale neu ende eind huidige utgående aktuell bieżący
końcowy nuværende`,
)

/** The reading of a meter that a header names; undefined for days and other headers. */
function readingOfHeader(header: string): 'opening' | 'closing' | undefined {
  const words = lettersOf(header)
  if (
    !words.some((word) => READS.has(word)) ||
    words.some((word) => /^(?:date|datum|data|fecha|day|type|by|method|id|no)$/.test(word))
  )
    return undefined
  const [isOpening, isClosing] = [OPENINGS, CLOSINGS].map((list) => words.some((word) => list.has(word)))
  return isOpening === isClosing ? undefined : isOpening ? 'opening' : 'closing'
}

/** Reads the two readings of a meter, in a table without a quantity: it is their difference. */
export function withReadings(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (cells.some(({ column, by }) => column === 'value' && by !== 'money')) return cells
  const readings = cells.map(({ by, header }) => (by === 'map' ? undefined : readingOfHeader(header)))
  const isOnce = (name: string) => readings.filter((one) => one === name).length === 1
  if (!isOnce('opening') || !isOnce('closing')) return cells
  return cells.map((cell, index) => {
    const column = readings[index]
    if (column === undefined) return cell
    const [, unit = ''] = /[([]\s*([^()[\]]+?)\s*[)\]]$/.exec(cell.header) ?? []
    return unit === ''
      ? { header: cell.header, column, by: 'name' }
      : { header: cell.header, column, by: 'unit', measure: unit }
  })
}

const DISTANCES = wordSet(
  'distance mileage entfernung strecke distancia distanza kilométrage afstand dystans sträcka odległość',
)

/** True for a quantity that is a distance, by its unit or its name. */
export function isDistance({ column, header, measure }: HeaderCell): boolean {
  if (column !== 'value') return false
  return isDistanceUnit(measure ?? '') || DISTANCES.has(lettersOf(header).at(-1) ?? '')
}

/** Reads 'Business distance' next to a unit as the quantity of a table without another one. */
export function withDistanceOfUnit(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const isTaken = cells.some(({ column, by }) => (column === 'value' || column === 'distanceKm') && by !== 'money')
  const [distance, other] = cells.filter(
    ({ by, header }) => by === 'unknown' && DISTANCES.has(lettersOf(header).at(-1) ?? ''),
  )
  const hasUnit = cells.some(({ column }) => column === 'unit')
  if (isTaken || !hasUnit || distance === undefined || other !== undefined) return cells
  return cells.map((cell) => (cell === distance ? { ...cell, column: 'value', by: 'name' } : cell))
}

/** True for a list of the vehicles of a company: a distance, with the kind of the vehicle or its fuel. */
export function isOfFleet(cells: readonly HeaderCell[]): boolean {
  const has = (...columns: readonly InputColumn[]) => cells.some(({ column }) => columns.some((one) => one === column))
  return cells.some(isDistance) && has('vehicle', 'fuel') && !has('from', 'to', 'mode', 'activity', 'product')
}

const VOLUMES = /^(?:l|lt?rs?|lit(?:er|re)s?|(?:us |imp |uk )?gal(?:lon)?s?|kwh|m3|kg)$/i
const FUEL = /\b(?:fuel|kraftstoff|carburant|combustible|carburante|brandstof|paliw|combustível|bränsle|energy)/i

/** Reads the fuel of a list of vehicles next to their distance: it decides the emission where a row has it. */
export function withFleet(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  if (!isOfFleet(cells) || cells.some(({ column }) => column === 'fuelValue')) return cells
  const measured = cells.flatMap((cell) => {
    const [, name = '', unit = ''] = /^(.*?)\s*[([]?\s*([^\s()[\]]+)\s*[)\]]?$/.exec(cell.header) ?? []
    return cell.by === 'unknown' && FUEL.test(name) && VOLUMES.test(unit) ? [{ cell, unit }] : []
  })
  const [fuel, other] = measured
  if (fuel === undefined || other !== undefined) return cells
  return cells.map((cell) =>
    cell === fuel.cell ? { ...cell, column: 'fuelValue', by: 'unit', measure: fuel.unit } : cell,
  )
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
