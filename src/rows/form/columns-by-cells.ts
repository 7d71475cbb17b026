import type { CsvRecord } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { mapText } from '../advice.ts'
import type { InputColumn } from '../columns.ts'
import { ownerOfCar } from '../words/car-owner-words.ts'
import type { ColumnMap } from '../words/column-words.ts'
import { isFedIntoGrid, namesGridImport } from '../words/feed-in-words.ts'
import { type HeaderColumn, wordSet } from '../words/header-cell.ts'
import { isNoLeak, readService } from '../words/service-words.ts'
import { isDistanceUnit } from '../words/transport-headers.ts'
import { foldWord } from '../words/word-list.ts'
import type { FormOptions } from './file-form.ts'
import { findHeader, soundRecords } from './find-header.ts'
import { type HeaderRow, isDated } from './header-row.ts'
import { FLAG_WORDS } from './read-cell.ts'
import { findReadingColumns, hasQuantity } from './successive-readings.ts'

/** Columns whose cells say what they are, where their names do not. */
export interface ColumnsByCells {
  readonly columnMap: ColumnMap
  readonly sentences: readonly string[]
}

/** A column that is not read, with its filled cells. */
interface UnreadColumn {
  readonly header: string
  readonly cells: readonly string[]
}

/** The share of cells that makes a column what they say. */
const SHARE_MIN = 0.5
/** Names of free texts, which describe more than the reason of a row. */
const FREE_TEXT =
  /\b(?:notes?|comments?|remarks?|description|details|bemerkung(?:en)?|kommentare?|beschreibung|commentaires?|observations?|descripci[oó]n|observaciones|descrizione|osservazioni|opmerking(?:en)?)\b/i

function isUnread({ column, by }: HeaderColumn): boolean {
  return by === 'unknown' || (by === 'ignored' && column === '')
}

/** The cells of a column that are not empty. */
function cellsOfColumn(rows: readonly CsvRecord[], index: number): readonly string[] {
  return rows.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '')
}

function listUnread({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): readonly UnreadColumn[] {
  return columns.flatMap((one, index) => {
    const header = record.cells[index]?.trim() ?? ''
    if (!isUnread(one) || header === '') return []
    const cells = cellsOfColumn(rows, index)
    return cells.length === 0 ? [] : [{ header, cells }]
  })
}

/** Returns a test for the columns of a table, money included. */
function hasOf({ columns }: HeaderRow) {
  return (...names: readonly InputColumn[]) => columns.some(({ column }) => names.some((one) => one === column))
}

const NONE: ColumnsByCells = { columnMap: {}, sentences: [] }

function joinColumns(found: readonly ColumnsByCells[]): ColumnsByCells {
  return {
    columnMap: Object.assign({}, ...found.map(({ columnMap }) => columnMap)),
    sentences: found.flatMap(({ sentences }) => sentences),
  }
}

/** The share of the cells of a column that a test accepts. */
function shareOf({ cells }: UnreadColumn, accepts: (cell: string) => boolean): number {
  return cells.filter(accepts).length / cells.length
}

function becomes(header: string, column: InputColumn, example: string): ColumnsByCells {
  const sentence = `the column ${show(header)} is ${column}, because of its cells, like ${show(example)}; otherwise leave it out: pass ${mapText(header, '')}`
  return { columnMap: { [header]: column }, sentences: [sentence] }
}

/**
 * Finds the reasons of services in a log of refrigerants without a column for them. A free text that says of any row that
 * nothing leaked becomes the note, so that the row asks.
 */
function reasonOfService(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
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

/** Finds the direction of electricity in a table without products: rows that are fed into the grid are left out. */
function directionOfElectricity(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('activity', 'product', 'fuel', 'from', 'factor', 'gas') || !has('value', 'closing')) return NONE
  const found = unread.find(
    (one) =>
      one.cells.some(isFedIntoGrid) &&
      shareOf(one, (cell) => isFedIntoGrid(cell) || namesGridImport(cell)) >= SHARE_MIN,
  )
  return found === undefined ? NONE : becomes(found.header, 'product', found.cells.find(isFedIntoGrid) ?? '')
}

/** Finds whose cars a table of distances is about, in a table whose vehicles and modes do not say it. */
function ownersOfCars(header: HeaderRow, unread: readonly UnreadColumn[]): ColumnsByCells {
  const has = hasOf(header)
  const isDistance = ({ column, measure }: HeaderColumn) =>
    column === 'distanceKm' || (column === 'value' && isDistanceUnit(measure ?? ''))
  const column = (['vehicle', 'mode'] as const).find((one) => !has(one))
  if (has('activity') || column === undefined || !header.columns.some(isDistance)) return NONE
  const isOwned = (cell: string) => ownerOfCar(cell) !== undefined
  const found = unread.find((one) => shareOf(one, isOwned) >= SHARE_MIN)
  return found === undefined ? NONE : becomes(found.header, column, found.cells.find(isOwned) ?? '')
}

/** Names of a column with vehicles, which has their kinds or their registrations. */
const VEHICLES = wordSet('vehicle vehicles fahrzeug véhicule vehículo veicolo voertuig pojazd fordon')
/** Letters and digits in capitals, as on a plate. */
const PLATE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d][\p{Lu}\d .-]{2,11}$/u
/** Words and masses of kinds of vehicles: 'HGV 7.5T', 'N1 CLASS III', 'EURO 6'. */
const KIND_OF_VEHICLE = /\p{L}{4}|\b(?:HGV|LGV|LCV|VAN|CAR|SUV|BUS|N[123]|M[123])\b|\d ?T\b/u

/** Reads the registrations below 'Vehicle' as such: they name no kind. */
function platesOfVehicles({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = columns.findIndex(
    ({ column, by }, at) => column === 'vehicle' && by !== 'map' && VEHICLES.has(foldWord(record.cells[at] ?? '')),
  )
  const cells = cellsOfColumn(rows, index)
  const isPlate = (cell: string) => PLATE.test(cell) && !KIND_OF_VEHICLE.test(cell)
  const [first] = cells
  if (index < 0 || first === undefined || !cells.every(isPlate)) return NONE
  return becomes(record.cells[index]?.trim() ?? '', 'registration', first)
}

/** Answers that do not say which ways a journey goes. */
const PLAIN_ANSWERS = wordSet('yes y x 1 no n 0 ja nein oui non sí sì')

/** Finds which ways journeys go below a name that says something else: 'Trip' or 'Type' above 'Return' and 'One way'. */
function waysOfJourneys(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const has = hasOf(header)
  if (has('isReturn') || !has('from', 'to', 'mode', 'distanceKm')) return NONE
  for (const [index, one] of header.columns.entries()) {
    const cells = cellsOfColumn(rows, index)
    const example = cells.find((cell) => !PLAIN_ANSWERS.has(foldWord(cell)))
    const isFree = isUnread(one) || ((one.column === 'id' || one.column === 'mode') && one.by !== 'map')
    if (isFree && example !== undefined && cells.every((cell) => FLAG_WORDS.find(cell) !== undefined))
      return becomes(header.record.cells[index]?.trim() ?? '', 'isReturn', example)
  }
  return NONE
}

/** Reads 'Tag' above no day as a label: in German the word is a day. */
function labelledTag({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const index = record.cells.findIndex((cell) => /^tag$/i.test(cell.trim()))
  const cells = cellsOfColumn(rows, index)
  if (columns[index]?.column !== 'start' || columns[index]?.by === 'map' || cells.some((cell) => /^\d/.test(cell)))
    return NONE
  return {
    columnMap: { [record.cells[index]?.trim() ?? '']: 'note' },
    sentences: ['the column "Tag" is note, because it has no days'],
  }
}

/** Leaves out the readings of a meter next to a quantity, which counts. */
function unusedReadings(header: HeaderRow, rows: readonly CsvRecord[]): ColumnsByCells {
  const isFree = (index: number) =>
    header.columns[index]?.by === 'unknown' || header.columns[index]?.column === 'reading'
  const readings = hasQuantity(header) ? findReadingColumns(header, rows).filter(isFree) : []
  const names = readings.map((index) => header.record.cells[index]?.trim() ?? '')
  return {
    columnMap: Object.fromEntries(names.map((name) => [name, ''])),
    sentences: names.map(
      (name) => `the column ${show(name)} has readings and is not read, because the quantity counts`,
    ),
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
  return becomes(header.record.cells[found.index]?.trim() ?? '', 'start', found.example)
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
  const others = [labelledTag, unusedReadings, platesOfVehicles, waysOfJourneys, daysAndPlaces, onlyDays].map((find) =>
    find(header, rows),
  )
  const found = [reasonOfService, directionOfElectricity, ownersOfCars]
    .map((find) => find(header, unread))
    .concat(others)
  return joinColumns(found)
}
