import { isObject, readItem } from '../base/index.ts'
import type { CsvRecord, NdjsonLine, TextPosition } from '../core/csv/index.ts'
import { show } from '../core/errors/index.ts'
import type { EndDate } from '../core/time/index.ts'
import { mapText } from './advice.ts'
import type { Cell, RowCells } from './cell.ts'
import { columnRule, INPUT_COLUMN_NAMES, isInputColumn } from './columns.ts'
import {
  completeAccount,
  completeCountry,
  completeEnergy,
  completeProduct,
  completeRefrigerant,
  dropLabelledGwp,
} from './complete-cells.ts'
import {
  applyMultiplier,
  completeLedger,
  completeMeasures,
  completeReadings,
  completeUnit,
  convertMultiples,
  scaleNumbers,
} from './complete-measures.ts'
import { completeCar, completeMappedMode, takeCarOfProduct } from './complete-modes.ts'
import { completeTransport } from './complete-transport.ts'
import { dateAssumption } from './form/date-interpretations.ts'
import { type AdvisedFile, CANONICAL_FORM, type FileForm } from './form/file-form.ts'
import { filledSentence } from './form/map-words.ts'
import { readAdornedNumber } from './form/number-interpretations.ts'
import { readCell } from './form/read-cell.ts'
import { completePeriod } from './form/written-period.ts'
import { QUANTITIES, UNNAMED_COLUMN, unknownColumn } from './header-columns.ts'
import type { LeftOutCause } from './left-out-cause.ts'
import type { Failure } from './row-failure.ts'
import { vehicleOfMode } from './words/choice-words.ts'
import { findMappedColumn } from './words/column-words.ts'
import { readHeaderCells } from './words/header-words.ts'
import { isNoProduct, NO_PRODUCT } from './words/product-words.ts'
import { readRegister } from './words/register-words.ts'
import { isSiteTotal, isTotalName } from './words/total-words.ts'
import { namesRecovery } from './words/waste-words.ts'
import { findMapEntry, foldWord } from './words/word-list.ts'

/** A row of a file. */
export interface SourceRow {
  readonly line: number
  /** The non-empty cells, by column. */
  readonly cells: ReadonlyMap<string, Cell>
  /** The position of a column of the file in this row. */
  readonly positionOf: (column: string) => TextPosition | undefined
  /** Facts about its file that the advice about it needs. */
  readonly form: AdvisedFile
  /** The reading of its end. */
  readonly endDate: EndDate | undefined
  /** True if a cell names more than its column, so that equal cells in other columns do not mean equal rows. */
  readonly isOdd?: boolean
  /** True if it has numbers only and no date, like a total without a name. Undefined for objects, which are no lines. */
  readonly hasOnlyNumbers?: boolean
  /** The name of a total, if it is the only word of a row without a date: 'Nord gesamt' next to numbers. */
  readonly totalName?: string | undefined
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

/** Maximum columns of a row: the input columns, and columns of the file that are ignored. */
export const ROW_COLUMNS_MAX = 1000

function tooManyColumns(count: number, line: number): Failure {
  const message = `has ${count} columns, and a row may have ${ROW_COLUMNS_MAX.toLocaleString('en-US')}; remove columns that are not about activities`
  return { position: { line, column: 1 }, code: 'list_too_long', message }
}

/** The parts of a row that follow from several cells. */
type Completed = Pick<SourceRow, 'isOdd' | 'remarks' | 'leftOut'>

/** The place of a row, and the sentences about its cells. */
interface RowPlace {
  readonly form: FileForm
  readonly line: number
  readonly remarks: string[]
  /** The columns of the file that are filled. */
  readonly filled: ReadonlySet<string>
}

/**
 * Fills empty cells with the words that the map of the file gives for empty cells. Adds a line for a cell that another column
 * has filled with something else.
 */
function fillEmpty(cells: Map<string, Cell>, { form, line, remarks, filled }: RowPlace): void {
  for (const [column, { '': word }] of Object.entries(form.wordMap)) {
    if (word === undefined) continue
    const cell = { ...toCell(word, column, { form, position: { line, column: 1 } }), raw: '' }
    const known = cells.get(column)
    if (known === undefined) cells.set(column, cell)
    else if (!filled.has(column) && known.text !== cell.text && !known.text.startsWith(`${cell.text}-`)) {
      remarks.push(
        `${column} is ${known.text} where another column says so, and not ${cell.text} as for the other rows`,
      )
    }
  }
}

/**
 * Reads the register of a meter. Returns the cause for leaving its row out: export or reactive energy. Asks about a charge,
 * whose energy another row of the bill may have.
 */
function completeRegister(cells: RowCells): LeftOutCause | undefined {
  const cell = cells.get('register')
  const activity = cells.get('activity')?.text ?? 'electricity'
  if (cell === undefined || 'problem' in cell || (activity !== 'electricity' && activity !== 'fuel')) return undefined
  if (isNoProduct(cell.text)) return 'not_energy'
  const meaning = readRegister(cell.text)
  if (meaning === 'charge') {
    const message = `${show(cell.raw)} may be a charge on energy that another row has; pass ${mapText(cell.raw, `register:${NO_PRODUCT}`)} to leave its rows out, or ${mapText(cell.raw, 'register:energy')} if no other row has their energy`
    cells.set('register', { ...cell, problem: { code: 'invalid_choice', message } })
  }
  return meaning === 'fed_in' || meaning === 'reactive' ? meaning : undefined
}

/** Fills cells that follow from other cells or from the map, and says which cells are not used. */
function fillCells(cells: Map<string, Cell>, form: FileForm, line: number): Completed {
  const remarks: string[] = []
  const filled = new Set(cells.keys())
  const isOfPeriod = completePeriod(cells, form)
  takeCarOfProduct(cells)
  const ofProduct = completeProduct(cells, form) ?? completeRegister(cells)
  const isScaled = scaleNumbers(cells, form, remarks)
  const isMeasured = completeMeasures(cells, form) || isScaled
  dropLabelledGwp(cells, remarks)
  fillEmpty(cells, { form, line, remarks, filled })
  completeCountry(cells, form, remarks)
  completeUnit(cells, remarks)
  completeEnergy(cells, form, remarks)
  const isOfReadings = completeReadings(cells, remarks)
  const isMultiplied = applyMultiplier(cells, remarks)
  const hasMultiples = convertMultiples(cells, form, remarks)
  const { isOfMasses, leftOut: ofLeak = ofProduct ?? completeAccount(cells) } = completeRefrigerant(
    cells,
    form,
    remarks,
  )
  completeMappedMode(cells, form)
  const isOfCar = completeCar(cells, form, remarks)
  const { isOfDates, leftOut = ofLeak } = completeTransport(cells, form, remarks)
  const isCredit = completeLedger(cells, remarks)
  const isOdd =
    isMeasured ||
    isOfReadings ||
    isMultiplied ||
    hasMultiples ||
    isOfMasses ||
    isOfCar ||
    isOfDates ||
    isCredit ||
    isOfPeriod
  return { isOdd, remarks, leftOut }
}

/** Lists the words of a row that were read as other words. Case and punctuation do not count. */
export function describeReadWords({ cells, remarks = [], form }: SourceRow): readonly string[] {
  const words = [...cells].flatMap(([column, { raw, text }]) => {
    if (raw === text || !isInputColumn(column)) return []
    const { kind, of } = columnRule(column)
    // a word for empty cells, which this activity does not need
    if (raw === '' && !of.some((one) => one === cells.get('activity')?.text)) return []
    const assumption = kind === 'date' ? dateAssumption(raw, form.financialYears) : undefined
    if (assumption !== undefined) return [`${column} ${assumption}`]
    const isWord = kind !== 'number' && kind !== 'date' && foldWord(raw) !== foldWord(text)
    if (!isWord) return []
    // buses and trams go where cars and trains do, and have factors of their own
    const isOfPassengers = text === 'CAR' || (text === 'RAIL' && cells.get('activity')?.text === 'trip')
    const vehicle = column === 'mode' && isOfPassengers ? vehicleOfMode(raw, 'trip') : undefined
    const isBurnt = column === 'treatment' && text === 'energy recovery' && !namesRecovery(raw)
    const way = text === 'CAR' ? 'road' : 'rail'
    const byVehicle = vehicle === undefined ? '' : `: by ${way}, with the factor of ${show(vehicle)}`
    const by = isBurnt ? ', which assumes that the plant recovers energy' : byVehicle
    return [raw === '' ? filledSentence(column, text) : `${column} ${show(raw)} is ${text}${by}`]
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

/** Finds the name of a total next to numbers only, in a row without the date that the table has. */
function totalNameOf(names: readonly string[], filled: ReadonlyMap<string, Cell>, texts: readonly string[]) {
  if (!names.includes('start') || filled.has('start')) return undefined
  const [word, ...others] = texts.filter((text) => readAdornedNumber(text) === undefined)
  const isNamed = word !== undefined && others.length === 0 && texts.length > 1
  return isNamed && (isTotalName(word) || isSiteTotal(word)) ? word : undefined
}

/** Marks of an empty cell. */
const NO_CONTENTS = /^(?:[-–—]{1,3}|n\/a|n\.a\.)$/i

/** True if the map of the file gives a word of a column a meaning. */
function hasWord(name: string, word: string, { wordMap }: FileForm): boolean {
  return isInputColumn(name) && findMapEntry(word, wordMap[name]) !== undefined
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
  const own = form.isRewritten === true ? [] : texts
  const totalName = totalNameOf(names, filled, own)
  const ofLine = lineCause(names, cells, form)
  const completed = fillCells(filled, form, line)
  const leftOut = ofLine ?? completed.leftOut ?? (isWithoutValue && !filled.has('from') ? 'no_value' : undefined)
  const { endDate } = form
  const positionOf = (column: string) => positions[names.indexOf(column)]
  return { line, cells: filled, positionOf, form, endDate, ...completed, leftOut, hasOnlyNumbers, totalName }
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

const UNTIED = `takes back a booking, and no row has its id or its journey; name the column with the number of the booking in place of NAME: ${mapText('NAME', 'id')}; if nobody travelled, leave the row out`

/** Returns a row with the cause for leaving it out that follows from other rows, or with the problem of a refund without a booking. */
export function leaveOutLine(row: SourceRow, line: number, { leftOutLines }: FileForm): SourceRow {
  const cause = leftOutLines?.[line]
  const status = row.cells.get('status')
  if (cause !== 'untied_refund') return { ...row, leftOut: cause ?? row.leftOut }
  if (status === undefined || 'problem' in status) return row
  const { raw, position } = status
  const message = `${show(raw)} ${UNTIED}, or pass ${mapText(raw, 'status:cancelled')} for all of these`
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
  return leaveOutLine({ line, cells, positionOf, form, endDate, ...completed }, line, form)
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

/** Says which unknown keys of objects are left out because an option says so. */
export function ignoredKeyRemarks(object: unknown, { form, ignoreUnknownColumns }: ReadingOptions): readonly string[] {
  if (!ignoreUnknownColumns || !isObject(object)) return []
  return Object.entries(object).flatMap(([key, value]) => {
    const column = findMappedColumn(key, form.columnMap) ?? key
    const isIgnored = column !== '' && !isInputColumn(column) && value !== null && value !== ''
    return isIgnored ? [`--ignore-unknown-columns leaves out ${show(key)}; check that no number depends on it`] : []
  })
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
