import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { columnRule } from '../columns.ts'
import { effectOfDocument } from '../words/document-words.ts'
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
import { marksOfRows } from './marks-of-rows.ts'
import {
  conversionsOfGas,
  directionOfElectricity,
  multiplierOfMeter,
  numbersBelowUnits,
  registersOfMeters,
  registersOfTotal,
  unusedReadings,
} from './meter-columns.ts'
import { purchasesByPiece, purchasesOfNumbers, repeatedCurrencies } from './purchase-columns.ts'
import { movementsOfStore } from './stock-movements.ts'

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
