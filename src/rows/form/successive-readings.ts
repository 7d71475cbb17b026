import { getOrCompute } from '../../base/index.ts'
import { type CsvRecord, rejectCsv } from '../../core/csv/index.ts'
import { show } from '../../core/errors/index.ts'
import { compare, type Rational } from '../../core/exact/index.ts'
import { DAY_MS, isDay } from '../../core/time/index.ts'
import { numberOfCell } from '../cell.ts'
import type { InputColumn } from '../columns.ts'
import { hasRegistration, namesVehicleDistance } from '../words/fleet-headers.ts'
import type { HeaderColumn } from '../words/header-cell.ts'
import { namesReading } from '../words/header-phrases.ts'
import type { FileForm } from './file-form.ts'
import type { HeaderRow } from './header-row.ts'
import { readAdornedNumber } from './number-interpretations.ts'
import { readCell } from './read-cell.ts'

/** The columns of a table with one reading of a meter or an odometer in each row. */
export interface ReadingColumns {
  readonly header: CsvRecord
  readonly reading: number
  readonly start: number
  /** The columns whose cells are equal in the rows of one meter or vehicle. */
  readonly meter: readonly number[]
  /** The unit that the header of the readings names. */
  readonly unit: string | undefined
}

/** Quantities of a row, which count where a table has one. */
const OTHER_QUANTITIES: readonly InputColumn[] = [
  'value',
  'opening',
  'fuelValue',
  'distanceKm',
  'end',
  'from',
  'nights',
  'gas',
]
/** Columns that are equal in the rows of one meter. */
const OF_METER: readonly InputColumn[] = [
  ...(['site', 'meter', 'registration', 'activity', 'product', 'fuel', 'vehicle', 'unit', 'factor'] as const),
]
/** Names of columns with the number of a meter or a vehicle, which other columns do not have. */
const METER_NAMES =
  /registration|\breg\b|\bvrm\b|plate|kennzeichen|immatriculation|targa|matr[ií]cula|kenteken|vehicle|fahrzeug|v[ée]hicule|veh[ií]culo|veicolo|voertuig|asset|meter|z[äa]e?hler/i
const SHARE_MIN = 0.5

/** True if most filled cells of a column are numbers. */
function isOfNumbers(rows: readonly CsvRecord[], index: number): boolean {
  const cells = rows.map((row) => row.cells[index]?.trim() ?? '').filter((cell) => cell !== '')
  return (
    cells.length > 0 && cells.filter((cell) => readAdornedNumber(cell) !== undefined).length >= SHARE_MIN * cells.length
  )
}

/** True for a header of a reading that no other column has taken: 'Reading', 'Zählerstand (kWh)', 'Odometer'. */
function headsReading({ column, by }: HeaderColumn, header: string): boolean {
  if (column === 'closing') return true
  const isFree = by === 'unknown' || by === 'ignored' || (column === 'reading' && by === 'name')
  return isFree && namesReading(header)
}

/** Finds the columns of readings by their names and numbers. */
export function findReadingColumns({ record, columns }: HeaderRow, rows: readonly CsvRecord[]): readonly number[] {
  return columns.flatMap((one, index) =>
    headsReading(one, record.cells[index]?.trim() ?? '') && isOfNumbers(rows, index) ? [index] : [],
  )
}

/** True for a table with a quantity of each row, or with both readings of it. */
export function hasQuantity({ columns }: HeaderRow): boolean {
  return columns.some(({ column, by }) => by !== 'money' && OTHER_QUANTITIES.some((one) => one === column))
}

function findReadingUnit(header: string): string | undefined {
  const [, unit] = /[([]\s*([^()[\]]+?)\s*[)\]]$/.exec(header) ?? []
  if (unit !== undefined) return unit
  return /\b(?:kms?|kilomet)/i.test(header) && namesVehicleDistance(header) ? 'km' : undefined
}

/** Equal for the rows of one meter or vehicle. */
function meterKey({ cells }: CsvRecord, { meter }: Pick<ReadingColumns, 'meter'>): string {
  return JSON.stringify(meter.map((index) => cells[index]?.trim() ?? ''))
}

/** Plans how a table of successive readings is read; undefined for other tables. */
export function planReadings(header: HeaderRow, rows: readonly CsvRecord[]): ReadingColumns | undefined {
  const { record, columns } = header
  const [reading, other] = findReadingColumns(header, rows)
  const start = columns.findIndex(({ column }) => column === 'start')
  if (reading === undefined || other !== undefined || start < 0 || hasQuantity(header)) return undefined
  const names = record.cells.map((cell) => cell.trim())
  const isOfMeter = ({ column }: HeaderColumn, index: number) =>
    index !== reading &&
    (OF_METER.some((one) => one === column) || (column === '' && METER_NAMES.test(names[index] ?? '')))
  const isUnknown = ({ by }: HeaderColumn, index: number) =>
    index !== reading && by === 'unknown' && METER_NAMES.test(names[index] ?? '')
  const meter = columns.flatMap((one, index) => (isOfMeter(one, index) || isUnknown(one, index) ? [index] : []))
  const columnsOf = { header: record, reading, start, meter, unit: findReadingUnit(names[reading] ?? '') }
  // a list of vehicles with one reading each says what it lacks
  const isOfVehicles =
    hasRegistration(names.map((name) => ({ header: name }))) || namesVehicleDistance(names[reading] ?? '')
  const keys = rows.map((row) => meterKey(row, columnsOf))
  const isRepeated = new Set(keys).size < keys.length
  return meter.length > 0 && (isRepeated || !isOfVehicles) ? columnsOf : undefined
}

/** A reading of a meter on a day. */
interface Reading {
  readonly record: CsvRecord
  readonly day: string
  readonly value: Rational
}

/** Two successive readings of a meter; rows without a day and a reading, such as notes, form no pair. */
export interface ReadingPair {
  readonly from: CsvRecord | undefined
  readonly to: CsvRecord
}

function followingDay(day: string): string {
  return new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
}

/** Returns the first day after a reading at the end of its day; undefined for a cell that is no day. */
export function firstDayAfterReading(record: CsvRecord, { start }: ReadingColumns, form: FileForm): string | undefined {
  const day = readCell(record.cells[start]?.trim() ?? '', 'start', form)
  return 'problem' in day || !isDay(day.text) ? undefined : followingDay(day.text)
}

/** True if all readings are on last days of months: they close these months, and are taken at the end of their days. */
export function closesMonths(records: readonly CsvRecord[], columns: ReadingColumns, form: FileForm): boolean {
  const dated = records.filter(({ cells }) => (cells[columns.start]?.trim() ?? '') !== '')
  return (
    dated.length > 0 && dated.every((record) => firstDayAfterReading(record, columns, form)?.endsWith('-01') === true)
  )
}

function readingOf(record: CsvRecord, columns: ReadingColumns, form: FileForm): Reading {
  const [written, date] = [columns.reading, columns.start].map((index) => record.cells[index]?.trim() ?? '')
  const position = record.positions[columns.reading] ?? { line: record.line, column: 1 }
  const day = readCell(date ?? '', 'start', form)
  if (!isDay(day.text.slice(0, 10)) || 'problem' in day)
    return rejectCsv(position, `is a reading on ${show(date ?? '')}; a difference of readings needs the day of each`)
  const cell = readCell(written ?? '', 'closing', form)
  const value = numberOfCell(cell)
  if (value === undefined)
    return rejectCsv(position, `has no reading of the meter on ${show(date ?? '')}: fill it in, or delete the row`)
  return { record, day: day.text, value }
}

/** Rejects two readings that have no difference. */
function checkSuccession(from: Reading, to: Reading, { reading }: ReadingColumns): void {
  const position = to.record.positions[reading] ?? { line: to.record.line, column: 1 }
  const [before, after] = [from, to].map(({ record }) => show(record.cells[reading]?.trim() ?? ''))
  if (from.day === to.day)
    rejectCsv(
      position,
      `is a second reading of the meter on one day, after that of line ${from.record.line}; delete one`,
    )
  if (compare(to.value, from.value) < 0)
    rejectCsv(
      position,
      `is ${after}, below the reading ${before} before it (line ${from.record.line}); correct it, or, if the meter was replaced or began again at 0, give the readings from here on a meter number of their own`,
    )
}

/** Pairs the readings of each meter in the order of their days. Throws `csv_malformed` for gaps and for readings that fall. */
export function pairReadings(
  records: readonly CsvRecord[],
  columns: ReadingColumns,
  form: FileForm,
): readonly ReadingPair[] {
  const meters = new Map<string, Reading[]>()
  const others: ReadingPair[] = []
  for (const record of records) {
    const [written, date] = [columns.reading, columns.start].map((index) => record.cells[index]?.trim() ?? '')
    if (written === '' && date === '') {
      others.push({ from: undefined, to: record })
      continue
    }
    const key = meterKey(record, columns)
    getOrCompute(meters, key, () => []).push(readingOf(record, columns, form))
  }
  const pairs = [...meters.values()].flatMap((readings) => {
    const sorted = [...readings].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0))
    const [first, second] = sorted
    if (first !== undefined && second === undefined)
      rejectCsv(
        { line: first.record.line, column: 1 },
        'is the only reading of its meter, and a quantity is the difference of two; add the reading before it, or the quantity in value',
      )
    return sorted.slice(1).map((to, index) => {
      const from = sorted[index] ?? to
      checkSuccession(from, to, columns)
      return { from: from.record, to: to.record }
    })
  })
  return [...pairs, ...others].sort((a, b) => a.to.line - b.to.line)
}
