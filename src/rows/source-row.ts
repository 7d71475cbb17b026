import { nearestWords, readItem } from '../base/index.ts'
import type { CsvRecord, NdjsonLine, TextPosition } from '../core/csv/index.ts'
import { show } from '../core/errors/index.ts'
import type { EndDate } from '../core/time/index.ts'
import type { Cell } from './cell.ts'
import { columnRule, INPUT_COLUMN_NAMES, type InputColumn, isInputColumn } from './columns.ts'
import {
  completeAccount,
  completeCountry,
  completeProduct,
  completeRefrigerant,
  dropLabelledGwp,
} from './complete-cells.ts'
import {
  completeLedger,
  completeMeasures,
  completeReadings,
  completeUnit,
  convertMultiples,
} from './complete-measures.ts'
import { completeCar, completeMappedMode, takeCarOfProduct } from './complete-modes.ts'
import { completeTransport } from './complete-transport.ts'
import { dateAssumption } from './form/date-interpretations.ts'
import { CANONICAL_FORM, type FileForm, mappedWord } from './form/file-form.ts'
import { readAdornedNumber } from './form/number-interpretations.ts'
import { readCell } from './form/read-cell.ts'
import { proposeUnpivot } from './form/wide-header.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import type { Failure } from './row-failure.ts'
import { COLUMN_WORDS, findMappedColumn } from './words/column-words.ts'
import { unclearCurrency } from './words/currency-headers.ts'
import { missingDistance } from './words/fleet-headers.ts'
import type { HeaderColumn } from './words/header-cell.ts'
import { readHeaderCells, unreadColumns } from './words/header-words.ts'
import { missingNet } from './words/ledger-headers.ts'
import { isTotalName } from './words/total-words.ts'
import { foldWord } from './words/word-list.ts'

/** A row of a file. */
export interface SourceRow {
  readonly line: number
  /** The non-empty cells, by column. */
  readonly cells: ReadonlyMap<string, Cell>
  /** The position of a column of the file in this row. */
  readonly positionOf: (column: string) => TextPosition | undefined
  /** The reading of its end. */
  readonly endDate: EndDate | undefined
  /** True if a cell names more than its column, so that equal cells in other columns do not mean equal rows. */
  readonly isOdd?: boolean
  /** True if it has numbers only and no date, like a total without a name. Undefined for objects, which are no lines. */
  readonly hasOnlyNumbers?: boolean
  /** Sentences about cells that are not used. */
  readonly remarks?: readonly string[]
  /** The cause for leaving it out, if that follows from other rows. */
  readonly leftOut?: LeftOutCause | undefined
}

/** Options for reading a file. */
export interface ReadingOptions {
  readonly format: 'csv' | 'ndjson'
  /** Ignore unknown columns instead of rejecting them. */
  readonly ignoreUnknownColumns: boolean
  readonly form: FileForm
}

function toCell(raw: string, column: string, { form, position }: { form: FileForm; position: TextPosition }): Cell {
  return { ...(isInputColumn(column) ? readCell(raw, column, form) : { text: raw }), raw, position }
}

/** Proposals are made for at most this many unknown columns of a row, because searching takes longer than reading. */
const PROPOSALS_MAX = 20
/** Maximum columns of a row: the input columns, and columns of the file that are ignored. */
export const ROW_COLUMNS_MAX = 1000

function tooManyColumns(count: number, line: number): Failure {
  const message = `has ${count} columns, and a row may have ${ROW_COLUMNS_MAX.toLocaleString('en-US')}; remove columns that are not about activities`
  return { position: { line, column: 1 }, code: 'list_too_long', message }
}

/** A column of the file that is not known. */
interface UnknownColumn {
  readonly name: string
  readonly position: TextPosition
  /** True if most columns are not known. */
  readonly isLost?: boolean
  /** True for a key of an object of a program, which has no options of the command line. */
  readonly isKey?: boolean
}

function unknownColumn(
  { name, position, isLost = false, isKey = false }: UnknownColumn,
  failures: readonly Failure[],
): Failure {
  const candidates = failures.length < PROPOSALS_MAX ? COLUMN_WORDS.understood : []
  const near = nearestWords(name, candidates, 1).map(COLUMN_WORDS.find)
  const proposal = near.length === 0 ? '' : `did you mean ${near[0]}? `
  const ofKey = 'use the name of a column of the input, or leave the key out'
  const ofFile = `name its column by --map, like --map ${show(`${name}=site`)}, leave it out, like --map ${show(`${name}=`)}, rename it (tonne calculate --help lists them), or pass --ignore-unknown-columns${isLost ? '; if another line names the columns, pass --header-row with its number' : ''}`
  const message = `${show(name)} is not a column of the input; ${proposal}${isKey ? ofKey : ofFile}`
  return { position, code: 'invalid_choice', message }
}

/** The name of a column without a name in its header, whose cells must be empty. */
export const UNNAMED_COLUMN = ' '

/** The failure of a header without a quantity: a list of vehicles, or unknown columns that may be sites; undefined for others. */
function wideFailure(record: CsvRecord, columns: readonly HeaderColumn[]): Failure | undefined {
  const ofVehicles = missingDistance(record.cells, columns)
  if (ofVehicles !== undefined) return { position: record.positions[0], code: 'column_missing', message: ofVehicles }
  const option = proposeUnpivot({ delimiter: ',', record, columns })
  if (option === undefined) return undefined
  const message = `has no column with the value; if each of its unknown columns has the values of a site, pass ${option}, otherwise name the columns by --map`
  return { position: record.positions[0], code: 'column_missing', message }
}

/** The failure of a table of money with only a gross amount, or with a currency that may be another one; undefined for others. */
function moneyFailure({ cells, positions }: CsvRecord, columns: readonly HeaderColumn[]): Failure | undefined {
  const net = missingNet(cells, columns)
  if (net !== undefined) return { position: positions[0], code: 'column_missing', message: net }
  const currency = unclearCurrency(cells, columns)
  return currency === undefined ? undefined : { position: positions[0], code: 'invalid_choice', message: currency }
}

/** The failure of two columns that are both read as one column of the input. */
function secondColumn(name: string, [first = '', second = '']: readonly string[]): string {
  if (first === second)
    return `names the column ${show(second)} a second time, and both are read as ${name}; give one of them another name in the file`
  const leaving = [first, second].map((header) => `--map ${show(`${header}=`)}`).join(' or ')
  return `has the columns ${show(first)} and ${show(second)}, which are both read as ${name}; if one of them counts, leave the other out, by ${leaving}; if both count, add them up in the file`
}

/** Reads the columns from a CSV header, '' for ignored columns. Adds failures for invalid ones. */
export function csvColumns(
  { cells, positions, ...record }: CsvRecord,
  failures: Failure[],
  { columnMap, wordMap }: FileForm = CANONICAL_FORM,
): readonly string[] {
  const columns = readHeaderCells(cells, columnMap, wordMap.activity?.[''])
  const unread = unreadColumns(cells, columns)
  const names = cells.map((name, index) =>
    unread.has(index) ? '' : (columns[index]?.column ?? (name.trim() === '' ? UNNAMED_COLUMN : name.trim())),
  )
  const ofTable =
    moneyFailure({ cells, positions, ...record }, columns) ?? wideFailure({ cells, positions, ...record }, columns)
  if (ofTable !== undefined) {
    failures.push(ofTable)
    return names
  }
  const isLost = names.filter(isInputColumn).length < 2
  for (const [index, position] of positions.entries()) {
    const name = readItem(names, index)
    if (name === '' || name === UNNAMED_COLUMN) continue
    if (!isInputColumn(name)) failures.push(unknownColumn({ name, position, isLost }, failures))
    else if (names.indexOf(name) < index) {
      const headers = [cells[names.indexOf(name)] ?? '', cells[index] ?? ''].map((header) => header.trim())
      failures.push({ position, code: 'csv_malformed', message: secondColumn(name, headers) })
    }
  }
  return names
}

/** The parts of a row that follow from several cells. */
type Completed = Pick<SourceRow, 'isOdd' | 'remarks' | 'leftOut'>

/** Fills empty cells with the words that the map of the file gives for empty cells. */
function fillEmpty(cells: Map<string, Cell>, form: FileForm, line: number): void {
  for (const [column, { '': word }] of Object.entries(form.wordMap)) {
    if (word === undefined || cells.has(column)) continue
    cells.set(column, { ...toCell(word, column, { form, position: { line, column: 1 } }), raw: '' })
  }
}

/** Fills cells that follow from other cells or from the map, and says which cells are not used. */
function fillCells(cells: Map<string, Cell>, form: FileForm, line: number): Completed {
  const remarks: string[] = []
  takeCarOfProduct(cells)
  const ofProduct = completeProduct(cells, form)
  const isMeasured = completeMeasures(cells, form)
  dropLabelledGwp(cells, remarks)
  fillEmpty(cells, form, line)
  completeCountry(cells, remarks)
  completeUnit(cells, remarks)
  const isOfReadings = completeReadings(cells, remarks)
  const hasMultiples = convertMultiples(cells, remarks)
  const { isOfMasses, leftOut: ofLeak = ofProduct ?? completeAccount(cells) } = completeRefrigerant(cells, remarks)
  completeMappedMode(cells, form)
  const isOfCar = completeCar(cells, form, remarks)
  const { isOfDates, leftOut = ofLeak } = completeTransport(cells, remarks)
  const isCredit = completeLedger(cells, remarks)
  const isOdd = isMeasured || isOfReadings || hasMultiples || isOfMasses || isOfCar || isOfDates || isCredit
  return { isOdd, remarks, leftOut }
}

/** Lists the words of a row that were read as other words. Case and punctuation do not count. */
export function describeReadWords({ cells, remarks = [] }: SourceRow): readonly string[] {
  const words = [...cells].flatMap(([column, { raw, text }]) => {
    if (raw === text || !isInputColumn(column)) return []
    const { kind } = columnRule(column)
    const assumption = kind === 'date' ? dateAssumption(raw) : undefined
    if (assumption !== undefined) return [`${column} ${assumption}`]
    const isWord = kind !== 'number' && kind !== 'date' && foldWord(raw) !== foldWord(text)
    if (!isWord) return []
    return [raw === '' ? `${column} is ${text} where it is empty` : `${column} ${show(raw)} is ${text}`]
  })
  return [...words, ...remarks]
}

/** Notes the total that any cell of a row without a start names. */
function nameTotal(filled: Map<string, Cell>, { cells, positions }: CsvRecord): void {
  if (filled.has('note')) return
  const index = cells.findIndex((cell) => isTotalName(cell))
  const position = positions[index]
  const raw = (cells[index] ?? '').trim()
  if (position !== undefined) filled.set('note', { text: raw, raw, position })
}

/** Marks of an empty cell. */
const NO_CONTENTS = /^(?:[-–—]{1,3}|n\/a|n\.a\.)$/i
/** The columns with the quantity of a row; a row needs one of them. */
const QUANTITIES: readonly InputColumn[] = ['value', 'closing', 'credit', 'distanceKm', 'nights', 'fuelValue']

/** True if the map of the file gives a word of a column a meaning. */
function hasWord(name: string, word: string, { wordMap }: FileForm): boolean {
  return isInputColumn(name) && mappedWord(wordMap[name], word) !== undefined
}

/** Columns of a table that a line of text below it cannot have filled. */
const FOOTER_COLUMNS_MIN = 3

/** True for a line of text in one cell of a wide table: 'Page 1 of 2', 'Checked by: A. Smith'. */
function isFooter(names: readonly string[], filled: readonly string[]): boolean {
  const [first = '', ...others] = filled
  if (names.length < FOOTER_COLUMNS_MIN || isTotalName(first) || readAdornedNumber(first) !== undefined) return false
  return others.length === 0 || (others.length === 1 && first.endsWith(':') && names.length > FOOTER_COLUMNS_MIN + 1)
}

/** True if the cells are those of the header again, as on each page of a printed list. */
function repeatsHeader(names: readonly string[], cells: readonly string[], { columnMap, wordMap }: FileForm): boolean {
  const [start, value] = ['start', 'value'].map((name) => cells[names.indexOf(name)] ?? '')
  if (/^\s*\d/.test(start ?? '') || /\d/.test(value ?? '')) return false
  const columns = readHeaderCells(cells, columnMap, wordMap.activity?.[''])
  const known = names.flatMap((name, index) => (isInputColumn(name) ? [columns[index]?.column === name] : []))
  return known.length > 1 && known.every((isEqual) => isEqual)
}

/** The cause for leaving out a line that is no row of the table. */
function lineCause(names: readonly string[], cells: readonly string[], form: FileForm): LeftOutCause | undefined {
  // the first cell of a rewritten line is its place in the file
  const own = form.isRewritten === true ? cells.slice(1) : cells
  const filled = own.map((cell) => cell.trim()).filter((cell) => cell !== '')
  if (isFooter(names, filled)) return 'footer'
  return filled.length > 1 && repeatsHeader(names, cells, form) ? 'header' : undefined
}

/** Creates a row from the cells of these CSV columns. */
export function rowOfCells(names: readonly string[], record: CsvRecord, form: FileForm = CANONICAL_FORM): SourceRow {
  const { cells, positions, line } = record
  const filled = new Map<string, Cell>()
  let isWithoutValue = false
  for (const [index, position] of positions.entries()) {
    const content = readItem(cells, index).trim()
    const name = readItem(names, index)
    const isNone = NO_CONTENTS.test(content) && !hasWord(name, content, form)
    isWithoutValue ||= isNone && QUANTITIES.some((column) => column === name)
    if (content !== '' && name !== '' && name !== UNNAMED_COLUMN && !isNone)
      filled.set(name, toCell(content, name, { form, position }))
  }
  isWithoutValue &&= !QUANTITIES.some((column) => filled.has(column))
  const texts = cells.map((cell) => cell.trim()).filter((cell) => cell !== '' && !NO_CONTENTS.test(cell))
  const hasOnlyNumbers = !filled.has('start') && texts.every((text) => readAdornedNumber(text) !== undefined)
  if (!/^\d{4}/.test(filled.get('start')?.text ?? '')) nameTotal(filled, record)
  const ofLine = lineCause(names, cells, form)
  const completed = fillCells(filled, form, line)
  const leftOut = ofLine ?? completed.leftOut ?? (isWithoutValue && !filled.has('from') ? 'no_value' : undefined)
  const { endDate } = form
  const positionOf = (column: string) => positions[names.indexOf(column)]
  return { line, cells: filled, positionOf, endDate, ...completed, leftOut, hasOnlyNumbers }
}

/** Converts a JSON value to the text of a cell; undefined if empty or not convertible. */
export function textOfValue(value: unknown): string | undefined {
  if (value === '') return undefined
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** Finds the index of a key in JSON text, before a colon; -1 if the key is written with escapes. */
function keyIndex(text: string, key: string): number {
  const name = JSON.stringify(key)
  let index = text.indexOf(name)
  while (index >= 0 && !/^\s*:/.test(text.slice(index + name.length, index + name.length + 20)))
    index = text.indexOf(name, index + 1)
  return index
}

/** Settings for reading a line, and the list that its failures are added to. */
interface LineReading {
  readonly form: FileForm
  readonly failures: Failure[]
}

const UNTIED =
  'takes back a booking, and no row has its id or its journey; name the column with the number of the booking, like --map "Booking=id", or leave the row out'

/** Returns a row with the cause for leaving it out that follows from other rows, or with the problem of a refund without a booking. */
export function leaveOutLine(row: SourceRow, line: number, { leftOutLines }: FileForm): SourceRow {
  const cause = leftOutLines?.[line]
  const status = row.cells.get('status')
  if (cause !== 'untied_refund') return { ...row, leftOut: cause ?? row.leftOut }
  if (status === undefined || 'problem' in status) return row
  const { raw, position } = status
  const message = `${show(raw)} ${UNTIED}, like --map ${show(`${raw}=status:cancelled`)}`
  const asked: Cell = { text: '', raw, position, problem: { code: 'invalid_choice', message } }
  return { ...row, cells: new Map([...row.cells, ['status', asked]]) }
}

function rowOfObject(object: object, { line, text }: NdjsonLine, { form, failures }: LineReading): SourceRow {
  const keyPosition = (key: string) => ({ line, column: keyIndex(text, key) + 1 || 1 })
  const cells = new Map<string, Cell>()
  const fields = Object.entries(object)
  if (fields.length > ROW_COLUMNS_MAX) failures.push(tooManyColumns(fields.length, line))
  for (const [key, value] of fields.slice(0, ROW_COLUMNS_MAX)) {
    const column = findMappedColumn(key, form.columnMap) ?? key
    if (value === null || value === undefined || value === '' || column === '') continue
    const content = textOfValue(value)
    const position = keyPosition(key)
    if (!isInputColumn(column)) failures.push(unknownColumn({ name: column, position, isKey: text === '' }, failures))
    if (cells.has(column)) {
      failures.push({ position, code: 'csv_malformed', message: `gives the column ${column} a second time` })
    } else if (content !== undefined) cells.set(column, toCell(content, column, { form, position }))
    else {
      const message = `${column}: must be text, a number, true or false; received ${show(value)}`
      failures.push({ position, code: 'invalid_type', message })
    }
  }
  const completed = fillCells(cells, form, line)
  const { endDate } = form
  const positionOf = (column: string) => cells.get(column)?.position ?? { line, column: 1 }
  return leaveOutLine({ line, cells, positionOf, endDate, ...completed }, line, form)
}

/**
 * Returns the filled raw cells of an object by column, in the order of its keys. Of a repeated column, the first
 * counts.
 */
export function cellsOfObject(object: object, { columnMap }: FileForm): ReadonlyMap<string, string> {
  const cells = Object.entries(object).flatMap(([key, value]) => {
    const text = textOfValue(value)
    return text === undefined || text === '' ? [] : [[findMappedColumn(key, columnMap) ?? key, text] as const]
  })
  return new Map(cells.reverse())
}

/** Creates a row from a line of NDJSON; undefined, with a failure, unless it is an object. */
export function rowOfLine(line: NdjsonLine, reading: LineReading): SourceRow | undefined {
  const { value } = line
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return rowOfObject(value, line, reading)
  const message = `must be an object with columns as keys, like {"activity":"fuel"}; received ${show(value)}`
  reading.failures.push({ position: { line: line.line, column: 1 }, code: 'invalid_type', message })
  return undefined
}

/** Drops failures for unknown columns if they are ignored. */
export function dropIgnoredFailures(failures: readonly Failure[], options: ReadingOptions): readonly Failure[] {
  return options.ignoreUnknownColumns ? failures.filter(({ code }) => code !== 'invalid_choice') : failures
}

/** The failure of a file without activities. */
export const NO_ACTIVITIES: Failure = {
  position: undefined,
  code: 'required',
  message: `has no activities; give at least one row with the columns ${INPUT_COLUMN_NAMES.slice(2, 4).join(', ')}`,
}
