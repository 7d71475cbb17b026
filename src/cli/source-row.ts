import type { CsvRecord, NdjsonLine, TextPosition } from '../csv/index.ts'
import { show } from '../errors/index.ts'
import { INPUT_COLUMN_NAMES, isInputColumn } from './columns.ts'
import type { Failure } from './failure.ts'

/** A non-empty cell. */
export interface Cell {
  readonly text: string
  readonly position: TextPosition
}

/** A row of a file with uninterpreted cells. */
export interface SourceRow {
  readonly line: number
  /** The non-empty cells, by column. */
  readonly cells: ReadonlyMap<string, Cell>
  /** The position of a column of the file in this row. */
  readonly positionOf: (column: string) => TextPosition | undefined
}

/** Options for reading a file. */
export interface ReadingOptions {
  readonly format: 'csv' | 'ndjson'
  /** Ignore unknown columns instead of rejecting them. */
  readonly ignoreUnknownColumns: boolean
}

function unknownColumn(name: string, position: TextPosition): Failure {
  const message = `${show(name)} is not a column of the input; rename it (tonne calculate --help lists them), or pass --ignore-unknown-columns`
  return { position, code: 'invalid_choice', message }
}

/** Reads the columns from a CSV header; adds failures for invalid ones. */
export function csvColumns({ cells, positions }: CsvRecord, failures: Failure[]): readonly string[] {
  const names = cells.map((name) => name.trim())
  for (const [index, position] of positions.entries()) {
    const name = names[index] as string
    if (!isInputColumn(name)) failures.push(unknownColumn(name, position))
    else if (names.indexOf(name) < index) {
      failures.push({ position, code: 'csv_malformed', message: `names the column ${name} a second time` })
    }
  }
  if (names.length === 1 && names[0]?.includes(';')) {
    const message = 'the cells seem to be separated by semicolons; save the file with commas'
    failures.push({ position: positions[0], code: 'csv_malformed', message })
  }
  return names
}

/** Creates a row from the cells of these CSV columns. */
export function rowOfCells(names: readonly string[], { cells, positions, line }: CsvRecord): SourceRow {
  const filled = new Map<string, Cell>()
  for (const [index, position] of positions.entries()) {
    const content = (cells[index] as string).trim()
    if (content !== '') filled.set(names[index] as string, { text: content, position })
  }
  return { line, cells: filled, positionOf: (column) => positions[names.indexOf(column)] }
}

/** Converts a JSON value to the text of a cell; undefined if empty or not convertible. */
export function textOfValue(value: unknown): string | undefined {
  if (value === '') return undefined
  if (typeof value === 'string') return value.trim()
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}

/** The index of a key in JSON text, before a colon and not as a value; -1 if it is spelled with escapes. */
function keyIndex(text: string, key: string): number {
  const name = JSON.stringify(key)
  let index = text.indexOf(name)
  while (index >= 0 && !/^\s*:/.test(text.slice(index + name.length, index + name.length + 20)))
    index = text.indexOf(name, index + 1)
  return index
}

function rowOfObject(object: object, source: { line: number; text: string }, failures: Failure[]): SourceRow {
  const { line, text } = source
  const positionOf = (column: string) => ({ line, column: keyIndex(text, column) + 1 || 1 })
  const cells = new Map<string, Cell>()
  for (const [column, value] of Object.entries(object)) {
    if (value === null || value === '') continue
    const content = textOfValue(value)
    const position = positionOf(column)
    if (!isInputColumn(column)) failures.push(unknownColumn(column, position))
    if (content !== undefined) cells.set(column, { text: content, position })
    else {
      const message = `${column}: must be text, a number, true or false; received ${show(value)}`
      failures.push({ position, code: 'invalid_type', message })
    }
  }
  return { line, cells, positionOf: (column) => cells.get(column)?.position ?? { line, column: 1 } }
}

/** Creates a row from a line of NDJSON; undefined, with a failure, unless it is an object. */
export function rowOfLine({ line, value, text }: NdjsonLine, failures: Failure[]): SourceRow | undefined {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return rowOfObject(value, { line, text }, failures)
  }
  const message = `must be an object with columns as keys, like {"activity":"fuel"}; received ${show(value)}`
  failures.push({ position: { line, column: 1 }, code: 'invalid_type', message })
  return undefined
}

/** Drops failures for unknown columns if these are ignored. */
export function failuresThatCount(failures: readonly Failure[], options: ReadingOptions): readonly Failure[] {
  return options.ignoreUnknownColumns ? failures.filter(({ code }) => code !== 'invalid_choice') : failures
}

/** The failure of a file without activities. */
export const NO_ACTIVITIES: Failure = {
  position: undefined,
  code: 'required',
  message: `has no activities; give at least one row with the columns ${INPUT_COLUMN_NAMES.slice(2, 4).join(', ')}`,
}
