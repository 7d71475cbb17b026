import type { InputColumn } from '../columns.ts'
import { type HeaderCell, havingOf, IGNORED, wordSet } from './header-cell.ts'
import { foldWord } from './word-list.ts'

/** Headers of the port where goods are loaded onto a ship, and of the one where they leave it. */
const LOADING = wordSet('pol polcode polname portofloading portofload loadport loadingport')
const DISCHARGE = wordSet('pod podcode podname portofdischarge dischargeport portofunloading unloadingport')

/** True if the ends of the rows of a file are ports by their headers. */
export function isBetweenPorts(headers: Readonly<Partial<Record<InputColumn, string>>> = {}): boolean {
  return LOADING.has(foldWord(headers.from ?? '')) && DISCHARGE.has(foldWord(headers.to ?? ''))
}

/**
 * Reads 'POL' and 'POD' as the ends of a voyage. The ship does not call at other places of the table, such as the place of
 * delivery. Without a port of loading, 'POD' is the number of a meter.
 */
export function withPorts(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const find = (ports: ReadonlySet<string>) =>
    cells.find(({ by, header }) => by !== 'map' && ports.has(foldWord(header)))
  const [loading, discharge] = [find(LOADING), find(DISCHARGE)]
  const isMapped = cells.some(({ by, column }) => by === 'map' && (column === 'from' || column === 'to'))
  if (loading === undefined || discharge === undefined || isMapped) return cells
  return cells.map((cell) => {
    if (cell === loading) return { ...cell, column: 'from', by: 'name' }
    if (cell === discharge) return { ...cell, column: 'to', by: 'name' }
    return cell.column === 'from' || cell.column === 'to' ? { ...cell, ...IGNORED } : cell
  })
}

const GOODS = wordSet(
  'commodity commodities commoditydescription goods cargo merchandise warenart warenbezeichnung marchandise',
)
const PACKAGES =
  /\b(?:packages?|pieces?|parcels?|pallets?|cartons?|boxes|colli)\b.*\b(?:quantity|qty|count|number)\b|^(?:number|no\.?|qty|quantity) of (?:packages|pieces|parcels|pallets|cartons|boxes)$/i

/** Ignores the goods of shipments, which no factor needs, and the number of packages next to it. */
export function withoutGoods(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  return cells.map((cell) => {
    const { by, column, header } = cell
    const isGoods = column === 'product' && by === 'name' && GOODS.has(foldWord(header))
    const isMeter = column === 'meter' && by === 'name' && DISCHARGE.has(foldWord(header))
    const isCount = by === 'unknown' && PACKAGES.test(header)
    return isGoods || isMeter || isCount ? { ...cell, ...IGNORED } : cell
  })
}

/** Reads 'Stop' next to 'Start' as the end of a period, in a table without journeys: a charge of a car stops there. */
export function withStop(cells: readonly HeaderCell[]): readonly HeaderCell[] {
  const has = havingOf(cells)
  const isStart = ({ column, header }: HeaderCell) => column === 'start' && /^start/i.test(header)
  if (has('end', 'from', 'to') || !cells.some(isStart)) return cells
  return cells.map((cell) =>
    cell.column === 'via' && cell.by === 'name' && /^stops?\b/i.test(cell.header) ? { ...cell, column: 'end' } : cell,
  )
}
