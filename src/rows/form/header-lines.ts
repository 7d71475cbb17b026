import { type CsvDelimiter, type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { readHeaderCells } from '../words/header-words.ts'
import { findProduct } from '../words/product-words.ts'
import {
  DATE_FORMAT,
  findNextLine,
  firstRecords,
  type HeaderRow,
  isDataCell,
  isFilled,
  isUnitCell,
} from './header-row.ts'
import { productOfHeader } from './product-columns.ts'
import { headsMonth } from './wide-header.ts'

/**
 * Adds the units of a line below the header to its names: 'Electricity' above 'kWh' is 'Electricity (kWh)'. Undefined if the
 * line has anything else than units, currencies and formats of dates.
 */
export function addUnitsOfLine(header: readonly string[], below: readonly string[]): readonly string[] | undefined {
  const filled = below.filter(isFilled)
  const isBelowName = (cell: string, index: number) => !isFilled(cell) || isFilled(header[index] ?? '')
  if (filled.length === 0 || !filled.every(isUnitCell) || !below.every(isBelowName)) return undefined
  return header.map((name, index) => {
    const unit = (below[index] ?? '').trim().replace(/^[([](.*)[)\]]$/, '$1')
    return unit === '' || DATE_FORMAT.test(unit) ? name : `${name.trim()} (${unit})`
  })
}

/** True for a header whose cells become rows: a month, or a product with its unit. */
function headsValues(name: string): boolean {
  return headsMonth(name) || productOfHeader(name) !== undefined
}

/** A header of two lines: the joined names, the number of the second line, and a sentence about both. */
export interface JoinedHeader {
  readonly names: readonly string[]
  readonly line: number
  readonly sentence: string
}

/** Joins a header with a line of units below it. */
function joinUnitLine(text: string, delimiter: CsvDelimiter, header: HeaderRow): JoinedHeader | undefined {
  const below = findNextLine(text, delimiter, header)
  const names = below && addUnitsOfLine(header.record.cells, below.cells)
  const sentence = `the units of the columns are on line ${below?.end.line}, below the header on line ${header.record.line}`
  return below && names && { names, line: below.end.line, sentence }
}

/** A column of a header of two lines: the group that a cell of the first line names for it, and its own name. */
interface GroupedColumn {
  readonly group: string
  readonly name: string
}

/**
 * Reads two lines as groups above names. A group names its own column and those after it whose cell is empty, as a merged cell is
 * written. Undefined if no group has two columns, or a column has no name.
 */
function groupedColumns(groups: readonly string[], names: readonly string[]): readonly GroupedColumn[] | undefined {
  const width = Math.max(groups.length, names.length)
  const at = (line: readonly string[], index: number) => (line[index] ?? '').trim()
  const columns: GroupedColumn[] = []
  let group = ''
  let isGroup = false
  for (let index = 0; index < width; index++) {
    const [above, below] = [at(groups, index), at(names, index)]
    // a name above an empty cell spans both lines
    if (above !== '') group = below === '' ? '' : above
    else if (group !== '' && below !== '') isGroup = true
    columns.push(below === '' ? { group: '', name: above } : { group, name: below })
  }
  while (columns.at(-1)?.name === '') columns.pop()
  const isNamed = ({ name }: GroupedColumn, index: number) => name !== '' && (at(names, index) !== '' || isRead(name))
  return isGroup && columns.every(isNamed) ? columns : undefined
}

/** True for the name of a column that is read, or becomes rows. */
function isRead(name: string): boolean {
  return headsValues(name) || readHeaderCells([name], {})[0]?.by !== 'unknown'
}

/** Joins a group with a name that needs it, such as a unit or a name of several groups, if the joined name is read. */
function nameInGroup({ group, name }: GroupedColumn, columns: readonly GroupedColumn[]): string {
  const [read] = readHeaderCells([name], {})
  const isShared = columns.filter((one) => one.name === name).length > 1
  const unit = isUnitCell(name) ? name.replace(/^[([](.*)[)\]]$/, '$1') : undefined
  // a month above a unit that no other group has is the period of a title
  const isOfGroup = unit === undefined ? !isRead(name) : findProduct(group) !== undefined
  if (group === '' || !(isShared || isOfGroup)) return name
  const measure = unit ?? (read?.column === 'value' ? read.measure : undefined)
  const joined = measure === undefined ? `${group} ${name}` : `${group} (${measure})`
  return isRead(joined) ? joined : name
}

/** Throws for groups and repeated names that both become rows: the months of line 1 above the products of line 2. */
function rejectTwoDimensions(columns: readonly GroupedColumn[], line: number): void {
  const isShared = (name: string) => columns.filter((one) => one.name === name).length > 1
  const found = columns.find(({ group, name }) => headsValues(group) && headsValues(name) && isShared(name))
  if (found === undefined) return
  const message = `has ${show(found.name)} below ${show(found.group)}: each value is of both; write a table with a column for each of the two, and a row for each value`
  rejectCsv({ line, column: 1 }, message)
}

/** Joins a line of groups and the line of names below it; undefined for other lines. */
function joinGroups(groups: CsvRecord, names: CsvRecord): JoinedHeader | undefined {
  if ([...groups.cells, ...names.cells].some(isDataCell)) return undefined
  const columns = groupedColumns(groups.cells, names.cells)
  if (columns === undefined) return undefined
  rejectTwoDimensions(columns, names.line)
  const sentence = `the header has two lines: line ${groups.line} groups the columns of line ${names.line}`
  const joined = columns.map((one) => nameInGroup(one, columns))
  // words of a title above the names change nothing
  const isChanged = joined.some((name, index) => name !== (names.cells[index] ?? '').trim())
  if (!isChanged || new Set(joined).size < joined.length) return undefined
  return { names: joined, line: names.end.line, sentence }
}

/**
 * Joins a header of two lines: names above units, or groups above names. The header is either line. Undefined for other
 * headers.
 */
export function joinHeaderLines(text: string, delimiter: CsvDelimiter, header: HeaderRow): JoinedHeader | undefined {
  const units = joinUnitLine(text, delimiter, header)
  if (units !== undefined) return units
  const filled = firstRecords(text, delimiter).filter(({ cells }) => cells.some(isFilled))
  const at = filled.findIndex(({ line }) => line === header.record.line)
  for (const first of [at, at - 1]) {
    const [groups, names, row] = filled.slice(Math.max(first, 0), first + 3)
    if (groups === undefined || names?.line !== groups.end.line + 1 || !row?.cells.some(isDataCell)) continue
    const joined = joinGroups(groups, names)
    if (joined !== undefined) return joined
  }
  return undefined
}
