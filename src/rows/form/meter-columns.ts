import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { typeOfHeader } from '../words/document-words.ts'
import { isFedIntoGrid, namesGridImport } from '../words/feed-in-words.ts'
import { wordSet } from '../words/header-cell.ts'
import { readingOfHeader } from '../words/header-phrases.ts'
import { namesGasConversion, namesMultiplier } from '../words/multiplier-words.ts'
import { findRegisters, isBareCode, readRegister } from '../words/register-words.ts'
import { dimensionOfWord, unitProblem } from '../words/unit-words.ts'
import { foldWord } from '../words/word-list.ts'
import {
  becomes,
  type ColumnsByCells,
  cellsOfColumn,
  columnHeader,
  type FilledColumn,
  hasOf,
  isUnread,
  listUnread,
  NONE,
  SHARE_MIN,
  shareOf,
} from './cells-of-columns.ts'
import type { HeaderRow } from './header-row.ts'
import { numberInterpretations, readAdornedNumber } from './number-interpretations.ts'
import { findReadingColumns, hasQuantity } from './successive-readings.ts'

/** Finds the direction of electricity in a table without products: rows that are fed into the grid are left out. */
export function directionOfElectricity(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('activity', 'product', 'fuel', 'from', 'factor', 'gas') || !has('value', 'closing')) return NONE
  const found = unread.find(
    (one) =>
      one.cells.some(isFedIntoGrid) &&
      shareOf(one, (cell) => isFedIntoGrid(cell) || namesGridImport(cell)) >= SHARE_MIN,
  )
  return found === undefined ? NONE : becomes(found.header, 'product', found.cells.find(isFedIntoGrid) ?? '')
}

/** The numbers that a cell may mean. */
function numbersOfCell(cell = ''): readonly number[] {
  return cell.trim() === ''
    ? []
    : numberInterpretations(cell.trim()).flatMap((one) => (one === undefined ? [] : [Number(one.text)]))
}

/** True if one of the numbers of a quantity equals a product or a sum, within the rounding of a bill. */
function equalsAny(value: readonly number[], products: readonly number[]): boolean {
  return value.some((one) =>
    products.some((product) => Math.abs(one - product) <= Math.min(ROUNDING_MAX, ROUNDING_SHARE_MAX * Math.abs(one))),
  )
}

/** A quantity of a bill is a whole number or more exact, and one below 25, as of megawatt-hours, has decimals. */
const ROUNDING_MAX = 0.5 + 1e-6
const ROUNDING_SHARE_MAX = 0.02

/** The effect of a multiplier on the quantities of a table with readings: they include it or lack it; undefined if no row shows it. */
function effectOfMultiplier(rows: readonly CsvRecord[], [value, opening, closing, multiplier]: readonly number[]) {
  const cellOf = ({ cells }: CsvRecord, index = -1) => numbersOfCell(cells[index])
  const effects = rows.flatMap((row) => {
    const used = cellOf(row, closing).flatMap((end) => cellOf(row, opening).map((begin) => end - begin))
    const times = cellOf(row, multiplier)
    const quantity = cellOf(row, value)
    const [lacks, includes] = [used, used.flatMap((one) => times.map((factor) => one * factor))].map((products) =>
      equalsAny(quantity, products),
    )
    return used.length === 0 || times.length === 0 || lacks === includes ? [] : [includes ? 'includes' : 'lacks']
  })
  const [effect] = effects
  return effects.every((one) => one === effect) ? effect : undefined
}

/** Decides by the readings of a meter whether its quantities include its multiplier; the difference of readings does not. */
export function multiplierOfMeter({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const multiplier = columns.findIndex((one, index) => isUnread(one) && namesMultiplier(columnHeader(record, index)))
  if (multiplier < 0) return NONE
  const indexOf = (column: InputColumn) => columns.findIndex((one) => one.column === column && one.by !== 'money')
  const sideAt = (side: 'opening' | 'closing') => {
    const own = indexOf(side)
    return own >= 0
      ? own
      : columns.findIndex((one, index) => isUnread(one) && readingOfHeader(columnHeader(record, index)) === side)
  }
  const [value, opening, closing] = [indexOf('value'), sideAt('opening'), sideAt('closing')]
  const name = columnHeader(record, multiplier)
  const cells = cellsOfColumn(rows, multiplier)
  const leaveOut = (because: string) => ({
    columnMap: { [name]: '' } as const,
    sentences: [`the column ${show(name)} is not read, because ${because}`],
  })
  if (cells.length > 0 && cells.every((cell) => numbersOfCell(cell).includes(1))) return leaveOut('it is 1 in each row')
  if (opening < 0 || closing < 0) return NONE
  const effect = value < 0 ? 'lacks' : effectOfMultiplier(rows, [value, opening, closing, multiplier])
  if (effect === undefined) return NONE
  if (effect === 'includes') return leaveOut(`${show(columnHeader(record, value))} includes it, as the readings show`)
  const quantity = value < 0 ? 'the difference of the readings' : show(columnHeader(record, value))
  const sentence = `${quantity} is multiplied by the column ${show(name)}; otherwise leave it out: pass ${mapText(name, '')}`
  return { columnMap: { [name]: 'multipliedBy' }, sentences: [sentence] }
}

/** The dimension of the quantities of a table by their header or their units; undefined if they differ. */
function dimensionOfValues({ columns }: HeaderRow, rows: readonly CsvRecord[]): string | undefined {
  const value = columns.find(({ column, by }) => (column === 'value' || column === 'closing') && by !== 'money')
  const unit = columns.findIndex(({ column }) => column === 'unit')
  const words = value?.measure === undefined ? cellsOfColumn(rows, unit) : [value.measure]
  const dimensions = new Set(words.map((word) => dimensionOfWord(word)))
  return value === undefined || dimensions.size !== 1 ? undefined : [...dimensions][0]
}

/**
 * Leaves out the numbers by which cubic metres of gas become energy, next to energy. Throws if the quantities are volumes: no
 * calculation applies these numbers.
 */
export function conversionsOfGas(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const names = header.record.cells.flatMap((cell, index) => {
    const one = header.columns[index] ?? { column: undefined, by: 'unknown' }
    const isRead = one.column === 'heatingValue' && one.by !== 'map'
    const cells = cellsOfColumn(rows, index)
    const isOfNumbers = cells.length > 0 && cells.every((text) => readAdornedNumber(text) !== undefined)
    return namesGasConversion(cell) && (isUnread(one) || isRead) && isOfNumbers ? [cell.trim()] : []
  })
  const dimension = names.length === 0 ? undefined : dimensionOfValues(header, rows)
  if (dimension === 'ELECTRICITY')
    return { columnMap: Object.fromEntries(names.map((name) => [name, ''])), sentences: [] }
  if (dimension !== 'VOLUME') return NONE
  const listed = names.map((name) => show(name)).join(' and ')
  const options = names.map((name) => mapText(name, '')).join(' ')
  return rejectCsv(
    { line: header.record.line, column: 1 },
    `has ${listed}, by which the volume of a meter of gas becomes the one that is billed, and no calculation applies them; write the kWh of the bill as the quantity; or, if the volumes count as they are, leave them out: pass ${options}`,
  )
}

/** Leaves out the registers of a meter next to a quantity that they add up to in each row. */
export function registersOfTotal({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const value = columns.findIndex(({ column, by }) => column === 'value' && by !== 'money')
  const registers = findRegisters(record.cells, columns).filter((index) => columns[index]?.by === 'unknown')
  if (value < 0 || registers.length < 2) return NONE
  const sumsOf = ({ cells }: CsvRecord) =>
    registers.reduce<readonly number[]>(
      (sums, index) => {
        const numbers = numbersOfCell(cells[index])
        return numbers.length === 0 ? sums : sums.flatMap((sum) => numbers.map((one) => sum + one))
      },
      [0],
    )
  const filled = rows.filter(({ cells }) => (cells[value]?.trim() ?? '') !== '')
  if (filled.length === 0 || !filled.every((row) => equalsAny(numbersOfCell(row.cells[value]), sumsOf(row))))
    return NONE
  const names = registers.map((index) => columnHeader(record, index))
  const sentence = `the columns ${names.map((name) => show(name)).join(', ')} are not read, because they add up to ${show(record.cells[value]?.trim())}`
  return { columnMap: Object.fromEntries(names.map((name) => [name, ''])), sentences: [sentence] }
}

/** Columns of tables of other things than meters. */
const OF_NO_METER = ['from', 'gas', 'vehicle', 'mode', 'treatment', 'nights', 'register'] as const

/**
 * Finds the registers of meters, or the charges of bills, in a table of energy: tariffs such as day and night, the direction of
 * electricity, or half-hourly channels. A bare 'Type' may be their column.
 */
export function registersOfMeters(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (directionOfElectricity(header, listUnread(header, rows)) !== NONE) return NONE
  const isOfMeters =
    has('product', 'meter', 'fuel', 'activity') || header.record.cells.some((name) => /\b[kmg]?wh\b/i.test(name))
  if (has(...OF_NO_METER) || !has('value', 'closing') || !isOfMeters) return NONE
  for (const [index, one] of header.columns.entries()) {
    const name = columnHeader(header.record, index)
    const isType = one.column === 'documentType' && one.by === 'name' && typeOfHeader(name) === 'bare'
    if (name === '' || !(isUnread(one) || isType)) continue
    const cells = cellsOfColumn(rows, index)
    const hasImport = cells.includes('AI')
    const meanings = cells.map((cell) => (isBareCode(cell) && !hasImport ? undefined : readRegister(cell)))
    const known = meanings.filter((meaning) => meaning !== undefined)
    const isTelling = known.some((meaning) => meaning !== 'part') || new Set(cells).size > 1
    if (known.length > 0 && known.length >= cells.length * SHARE_MIN && isTelling)
      return becomes(name, 'register', cells[meanings.findIndex((meaning) => meaning !== undefined)] ?? '')
  }
  return NONE
}

/** Leaves out the readings of a meter next to a quantity, which counts. */
export function unusedReadings(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const isFree = (index: number) =>
    header.columns[index]?.by === 'unknown' || header.columns[index]?.column === 'reading'
  const readings = hasQuantity(header) ? findReadingColumns(header, rows).filter(isFree) : []
  const names = readings.map((index) => columnHeader(header.record, index))
  return {
    columnMap: Object.fromEntries(names.map((name) => [name, ''])),
    sentences: names.map(
      (name) => `the column ${show(name)} has readings and is not read, because the quantity counts`,
    ),
  }
}

const PLAIN_NUMBER = /^\d[\d.,' ]*$/

/** Words for a unit of measure that are also words for a part of a company. */
const UNITS_OF_COMPANIES = wordSet('unit unidade unidad unità unita unité unite einheit enhet eenheid')

/** Reads 'Unidade' above names as the site: the word is also one for a part of a company. */
function unitsOfPlaces(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const { record, columns } = header
  const isName = (cell: string) =>
    /\p{L}{4}/u.test(cell) && dimensionOfWord(cell) === undefined && unitProblem(cell) === undefined
  const index = columns.findIndex(({ column, by }, at) => {
    const cells = cellsOfColumn(rows, at)
    const isFree = column === 'unit' && by !== 'map' && UNITS_OF_COMPANIES.has(foldWord(columnHeader(record, at)))
    return isFree && cells.length > 0 && cells.every(isName)
  })
  const isMeasured = columns.some(
    ({ column, measure }, at) => at !== index && (column === 'unit' || (column === 'value' && measure !== undefined)),
  )
  if (index < 0 || !isMeasured || columns.some(({ column }) => column === 'site')) return NONE
  return becomes(columnHeader(record, index), 'site', cellsOfColumn(rows, index)[0] ?? '')
}

/** Reads numbers below 'Units' as the quantity of a bill, which does not say what its units are; not next to another quantity. */
export function numbersBelowUnits(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const { record, columns } = header
  const index = columns.findIndex(({ column, by }, at) => {
    const cells = cellsOfColumn(rows, at)
    const isUnit = column === 'unit' && by !== 'map'
    return isUnit && cells.length > 0 && cells.every((cell) => PLAIN_NUMBER.test(cell))
  })
  const name = columnHeader(record, index)
  if (index < 0) return unitsOfPlaces(header, rows)
  if (!hasQuantity(header)) return becomes(name, 'value', cellsOfColumn(rows, index)[0] ?? '')
  const sentence = `the column ${show(name)} has numbers and is not read, because another quantity counts`
  return { columnMap: { [name]: '' }, sentences: [sentence] }
}
