import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import { columnRule, type InputColumn } from '../columns.ts'
import { CHOICE_WORDS } from '../words/choice-words.ts'
import { effectOfDocument, namesStockMovement, stockMovementOf } from '../words/document-words.ts'
import { isNoLeak, readService } from '../words/service-words.ts'
import { foldWord } from '../words/word-list.ts'
import {
  becomes,
  type ColumnsByCells,
  cellsOfColumn,
  columnHeader,
  type FilledColumn,
  hasOf,
  isUnread,
  joinColumns,
  listUnread,
  NONE,
  SHARE_MIN,
  shareOf,
} from './cells-of-columns.ts'
import type { FormOptions } from './file-form.ts'
import { findHeader, soundRecords } from './find-header.ts'
import { type HeaderRow, isDated } from './header-row.ts'
import {
  modesOfJourneys,
  ownersOfCars,
  platesOfVehicles,
  servicesOfParcels,
  travelOfPeople,
  waysOfJourneys,
} from './journey-columns.ts'
import {
  conversionsOfGas,
  directionOfElectricity,
  multiplierOfMeter,
  numbersBelowUnits,
  registersOfMeters,
  registersOfTotal,
  unusedReadings,
} from './meter-columns.ts'
import { readAdornedNumber } from './number-interpretations.ts'
import { purchasesByPiece, purchasesOfNumbers, repeatedCurrencies } from './purchase-columns.ts'

/** Names of free texts, which describe more than the reason of a row. */
const FREE_TEXT =
  /\b(?:notes?|comments?|remarks?|description|details|bemerkung(?:en)?|kommentare?|beschreibung|commentaires?|observations?|descripci[oó]n|observaciones|descrizione|osservazioni|opmerking(?:en)?)\b/i

/**
 * Finds the reasons of services in a log of refrigerants without a column for them. A free text that says of any row that
 * nothing leaked becomes the note, so that the row asks.
 */
function reasonOfService(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const has = hasOf(header)
  if (!has('gas', 'blend') || has('serviceReason')) return NONE
  const isOfService = (cell: string) => readService(cell) !== undefined
  const likely = unread.filter((one) => !FREE_TEXT.test(one.header) && shareOf(one, isOfService) >= SHARE_MIN)
  const [best] = likely.sort((a, b) => shareOf(b, isOfService) - shareOf(a, isOfService))
  if (best !== undefined) return becomes(best.header, 'serviceReason', best.cells.find(isOfService) ?? '')
  const told = unread.find(({ cells }) => cells.some((cell) => isNoLeak(readService(cell))))
  if (told === undefined) return withoutReasons(header)
  const notes = header.record.cells.filter((_, index) => header.columns[index]?.column === 'note')
  const columnMap = {
    ...Object.fromEntries(notes.map((name) => [name.trim(), ''] as const)),
    [told.header]: 'note',
  } as const
  return { columnMap, sentences: [] }
}

/** Names of a mass that leaked, and of one of any other kind. */
const LEAKED = /leak|lost|loss|fuite|perd|fug|verlust|leck|verlies|utsl[aä]pp/i

const EVERY_MASS =
  'each mass counts as a leak, because no column says why the gas was filled in; leave the rows of first fills out, which are no leaks'

/** Says that each mass of a log without reasons counts as a leak, unless its column says so. */
function withoutReasons({ record, columns }: HeaderRow): ColumnsByCells {
  const value = columns.findIndex(({ column }) => column === 'value')
  const header = record.cells[value] ?? ''
  return value < 0 || foldWord(header) === 'value' || LEAKED.test(header) ? NONE : { ...NONE, sentences: [EVERY_MASS] }
}

/** Reads a column of invoices and credit notes as types of documents under any name, such as 'Document'. */
function typesOfDocuments(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('documentType', 'debitCredit', 'credit', 'mode', 'from')) return NONE
  for (const [index, one] of header.columns.entries()) {
    const isFree = isUnread(one) || (one.column === 'id' && one.by === 'name')
    const cells = isFree ? cellsOfColumn(rows, index) : []
    const credit = cells.find((cell) => cell.length > 2 && effectOfDocument(cell) === 'credit')
    const isOfDocuments = cells.every((cell) => ['credit', 'none'].includes(effectOfDocument(cell)))
    if (credit !== undefined && isOfDocuments)
      return becomes(columnHeader(header.record, index), 'documentType', credit)
  }
  return NONE
}

const TIME_OF_DAY = /^\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[ap]m)?$/i

/** Does not read times of day below the name of a day: trains are checked into at 07:41. */
function timesOfDay({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const names = columns.flatMap(({ column, by }, index) => {
    const cells = cellsOfColumn(rows, index)
    const isDay = column !== undefined && column !== '' && columnRule(column).kind === 'date' && by !== 'map'
    return isDay && cells.length > 0 && cells.every((cell) => TIME_OF_DAY.test(cell))
      ? [columnHeader(record, index)]
      : []
  })
  return {
    columnMap: Object.fromEntries(names.map((name) => [name, ''] as const)),
    sentences: names.map((name) => `the column ${show(name)} has times of day and is not read`),
  }
}

/** Reads 'Tag' above no day as a label: in German the word is a day. */
function labelledTag({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = record.cells.findIndex((cell) => /^tag$/i.test(cell.trim()))
  const cells = cellsOfColumn(rows, index)
  if (columns[index]?.column !== 'start' || columns[index]?.by === 'map' || cells.some((cell) => /^\d/.test(cell)))
    return NONE
  return {
    columnMap: { [columnHeader(record, index)]: 'note' },
    sentences: ['the column "Tag" is note, because it has no days'],
  }
}

/** Reads the only unknown column of days as the first day, in a table without one: 'Collected', 'Serviced on'. */
function onlyDays(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('start', 'checkIn')) return NONE
  const [found, ...others] = header.columns.flatMap(({ by }, index) => {
    const cells = by === 'unknown' ? cellsOfColumn(rows, index) : []
    return cells.length > 0 && cells.every(isDated) ? [{ index, example: cells[0] ?? '' }] : []
  })
  if (found === undefined || others.length > 0) return NONE
  return becomes(columnHeader(header.record, found.index), 'start', found.example)
}

/** Says which columns have another meaning than their names, because of days or places below them. */
function daysAndPlaces({ record, byCells }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const found = Object.entries(byCells).map(([header, column]): ColumnsByCells => {
    const index = record.cells.findIndex((cell) => cell.trim() === header)
    if (column !== '') return becomes(header, column, cellsOfColumn(rows, index)[0] ?? '')
    const sentence = `the column ${show(header)} is not read, because other columns have the days of the rows`
    return { columnMap: { [header]: '' }, sentences: [sentence] }
  })
  return joinColumns(found)
}

/** A column that marks rows by the words of its cells, under any name. */
interface Mark {
  readonly column: 'class' | 'reading' | 'status'
  /** One of its cells has such a word, which changes a number. */
  readonly telling: readonly string[]
  /** Columns of the tables that have it. */
  readonly of: readonly InputColumn[]
}

const MARKS: readonly Mark[] = [
  // 'Business' is also the purpose of a journey
  { column: 'class', telling: ['FIRST_CLASS', 'PREMIUM_ECONOMY', 'ECONOMY'], of: ['from', 'distanceKm'] },
  { column: 'reading', telling: ['estimated'], of: ['value', 'closing'] },
  { column: 'status', telling: ['cancelled'], of: ['value', 'from', 'distanceKm', 'nights'] },
]
/** Words of several letters: 'Y', 'A' and 'No' mean something else in most columns. */
const LETTERS_MIN = 3
/** Answers to a question that only the name of the column asks. */
const ANSWER = /^(?:yes|true|false|new|open|none|real|read|first|final|live|used|club|premium|tourist)$/i

/** The meaning of a word of a mark; undefined for short words and answers, which any column may have. */
function meaningOfMark(column: Mark['column'], cell: string): string | undefined {
  return cell.length < LETTERS_MIN || ANSWER.test(cell) ? undefined : CHOICE_WORDS[column].find(cell)
}

/** Names of a column with reasons of journeys, such as business and private ones. */
const PURPOSES = /purpose|reason|zweck|anlass|grund|motif|motivo|mo[dt]ivo|doel/i

/** Names of a column whose 'Business' is a class. */
const CLASS_NAMES = /cabin|class|fare|klasse|clase|seat/i

/** Finds a column by a telling word, if most cells have words of the mark. A row with another word asks. */
function findMark(mark: Mark, unread: readonly FilledColumn[]): ColumnsByCells {
  const isKnown = (cell: string) => CHOICE_WORDS[mark.column].find(cell) !== undefined
  const isTelling = (cell: string) => mark.telling.includes(meaningOfMark(mark.column, cell) ?? '')
  const isNamed = ({ header }: FilledColumn) => mark.column === 'class' && CLASS_NAMES.test(header)
  const found = unread.find(
    (one) =>
      !PURPOSES.test(one.header) && (one.cells.some(isTelling) || isNamed(one)) && shareOf(one, isKnown) >= SHARE_MIN,
  )
  return found === undefined
    ? NONE
    : becomes(found.header, mark.column, found.cells.find(isTelling) ?? found.cells[0] ?? '')
}

const SIGN = /^[+−–-]$/

/** Throws for a column of signs, whose minus takes a quantity back: a dash in a cell is no word. */
function rejectSigns({ record }: HeaderRow, unread: readonly FilledColumn[]): void {
  const found = unread.find(({ cells }) => cells.every((cell) => SIGN.test(cell)) && new Set(cells).size > 1)
  if (found === undefined) return
  rejectCsv(
    { line: record.line, column: 1 },
    `has signs in ${show(found.header)}, and they are not applied; write them before the quantities in the file; or, if every row adds to the total, leave them out: pass ${mapText(found.header, '')}`,
  )
}

/** Finds the classes of travel, the readings, and the status of rows below names that say something else. Throws for signs. */
function marksOfRows(header: HeaderRow, unread: readonly FilledColumn[]): ColumnsByCells {
  const has = hasOf(header)
  // in a ledger a credit note is a booking of its own
  const isLedger = has('debitCredit', 'credit')
  const found = MARKS.map((mark) => {
    const isOther = mark.column === 'status' && isLedger
    return isOther || has(mark.column) || !has(...mark.of) ? NONE : findMark(mark, unread)
  })
  if (has('value') && !isLedger) rejectSigns(header, unread)
  return joinColumns(found)
}

/** The columns of tables of journeys, of meters and of refrigerants, which have no stores of fuel. */
const OF_NO_STORE = ['from', 'to', 'mode', 'nights', 'gas', 'blend', 'opening', 'closing'] as const
const MOVEMENT_CODE = /^\d{3}[A-Z]?$/

/** Finds the column with the movements of a store, and two cells with different movements. */
function findMovements({ record, columns }: HeaderRow, rows: readonly CsvRecord[]) {
  for (const [index, one] of columns.entries()) {
    const isNamed = namesStockMovement(record.cells[index] ?? '')
    const isFree = isUnread(one) || (['id', 'documentType', 'note'].includes(one.column ?? '') && one.by !== 'map')
    if (!isNamed && !isFree) continue
    const cells = cellsOfColumn(rows, index)
    const kindOf = (cell: string) => stockMovementOf(cell) ?? (isNamed && MOVEMENT_CODE.test(cell) ? cell : undefined)
    const known = cells.filter((cell) => kindOf(cell) !== undefined)
    const [first] = known
    // the other words of the column may be adjustments and reversals
    if (first === undefined || known.length * 2 < cells.length) continue
    return { index, first, other: known.find((cell) => kindOf(cell) !== kindOf(first)), isRead: one.by === 'map' }
  }
  return undefined
}

/** Finds a quantity below zero in a table where most are: '-12', '12.50-', '(12)'. */
function findNegative({ columns }: HeaderRow, rows: readonly CsvRecord[]): string | undefined {
  const index = columns.findIndex(({ column, by }) => column === 'value' && by !== 'money')
  const cells = cellsOfColumn(rows, index)
  const negative = cells.filter((cell) => /^[(−-]|[−-]$/.test(cell) && readAdornedNumber(cell) !== undefined)
  return negative.length * 2 > cells.length ? negative[0] : undefined
}

/**
 * Throws for a list of movements of a store: deliveries and issues are the same fuel, and issues have quantities below zero in
 * some lists. A person who maps the column to the status decides which rows count.
 */
function movementsOfStore(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  const found = has(...OF_NO_STORE) ? undefined : findMovements(header, rows)
  if (found === undefined) return NONE
  const name = columnHeader(header.record, found.index)
  const position = { line: header.record.line, column: 1 }
  const negative = findNegative(header, rows)
  if (negative !== undefined)
    return rejectCsv(
      position,
      `has movements of a store in ${show(name)}, and quantities below zero, like ${show(negative)}, are taken out of it; they would reduce the total; change the signs in the file, so that what was used is above zero and its reversals are below`,
    )
  if (found.isRead || found.other === undefined) return NONE
  const [first, other] = [found.first, found.other]
  return rejectCsv(
    position,
    `has movements of a store in ${show(name)}, like ${show(first)} and ${show(other)}, and fuel that comes in and goes out would count twice; pass ${mapText(name, 'status')}, and say of each of its words whether its rows count: ${mapText(first, 'status:valid')} ${mapText(other, 'status:cancelled')}, or the other way round`,
  )
}

/** Finds the columns of a table that are not read by their names, and whose cells say what they are. */
export function findColumnsByCells(text: string, options: FormOptions): ColumnsByCells {
  const { delimiter, header } = findHeader(text, options)
  if (header === undefined) return NONE
  const rows = [...soundRecords(text, delimiter)].filter(({ line }) => line > header.record.line)
  const unread = listUnread(header, rows)
  const named = options.wordMap?.activity?.['']
  const others = [
    ...[labelledTag, timesOfDay, registersOfMeters, unusedReadings, multiplierOfMeter, conversionsOfGas],
    ...[typesOfDocuments, registersOfTotal, platesOfVehicles, waysOfJourneys, purchasesOfNumbers],
    ...[daysAndPlaces, onlyDays, numbersBelowUnits, servicesOfParcels, repeatedCurrencies, movementsOfStore],
    ...(named === undefined ? [travelOfPeople] : []),
    ...(named === undefined || named === 'spend' ? [purchasesByPiece] : []),
  ].map((find) => find(header, rows))
  const found = [reasonOfService, directionOfElectricity, ownersOfCars, modesOfJourneys, marksOfRows]
    .map((find) => find(header, unread))
    .concat(others)
  return joinColumns(found)
}
