import { byKey } from '../../base/index.ts'
import { findCountry } from '../../core/countries/index.ts'
import { type CsvRecord, csvRecords, positionPath } from '../../core/csv/index.ts'
import { checkFactorNames, type EmissionFactor, factorOf } from '../../core/emissions/index.ts'
import { collect, collectEach, fail } from '../../core/errors/index.ts'
import { compare, isNumberInput, parseNumber, printExact } from '../../core/exact/index.ts'
import type { Catalogue } from './catalogue.ts'
import { createCatalogue } from './create-catalogue.ts'
import { desnzRowNames } from './desnz-editions.ts'
import { type DesnzRow, desnzEdition, desnzFactor } from './desnz-factor.ts'
import type { Edition } from './edition.ts'

/** The edition of a flat file. */
export interface FlatFileEdition {
  /** The prefix of the keys: 'desnz-2026'. */
  readonly edition: string
  readonly editionYear: number
  /** The name of the file: 'flat file v1.2, July 2026'. */
  readonly release?: string | undefined
}

/** A row of a flat file that yields no factor, and the reason. */
export interface SkippedRow {
  /** From 1. */
  readonly line: number
  readonly row: string
  readonly reason: string
}

/** A figure to which a spreadsheet added digits beyond the published ones. */
export interface RoundedFigure {
  /** From 1. */
  readonly line: number
  readonly row: string
  /** The digits in the file, and as read. */
  readonly written: string
  readonly figure: string
}

/** The factors of a flat file, its skipped rows, and the rounded figures. */
export interface LoadedFlatFile {
  readonly catalogue: Catalogue
  readonly skipped: readonly SkippedRow[]
  readonly rounded: readonly RoundedFigure[]
}

const COLUMNS = ['ID', 'Level 1', 'Level 2', 'Level 3', 'Level 4', 'Column Text', 'UOM', 'GHG/Unit'] as const
type Column = (typeof COLUMNS)[number] | 'factor'
const FIGURES = ['co2e', 'co2', 'ch4', 'n2o'] as const
type Figure = (typeof FIGURES)[number]

type Header = Readonly<Record<Column, number>>

/** A figure of a row, from one line of the file. */
interface Line {
  readonly line: number
  readonly id: string
  readonly path: readonly string[]
  readonly unit: string
  readonly gas: string
  readonly figure: string
  /** The position of the figure, for messages. */
  readonly place: string
}

function headerOf(records: Iterator<CsvRecord>, { editionYear }: FlatFileEdition): Header {
  for (let next = records.next(); !next.done; next = records.next()) {
    const names = next.value.cells.map((cell) => cell.trim())
    // titles and notes may precede the header
    if (names.includes('ID') && names.includes('UOM')) return readHeader(names, next.value.line, editionYear)
  }
  const message =
    'has no header with the columns ID and UOM; save the sheet "Factors by Category" of the flat file as CSV'
  return fail('line 1', 'column_missing', { message, expected: COLUMNS.join(', ') })
}

function readHeader(names: readonly string[], line: number, editionYear: number): Header {
  const factor = `GHG Conversion Factor ${editionYear}`
  const indexOf = (column: Column) => {
    const name = column === 'factor' ? factor : column
    const index = names.indexOf(name)
    const message = `has no column "${name}"; check that this is the flat file of ${editionYear}`
    return index < 0 ? fail(`line ${line}`, 'column_missing', { message, expected: name }) : index
  }
  return collect(byKey([...COLUMNS, 'factor'], (column: Column) => () => indexOf(column)))
}

function parseRecord({ line, cells, positions }: CsvRecord, header: Header): Line {
  // spreadsheets contain no-break and double spaces
  const cell = (column: Column) => (cells[header[column]] ?? '').replaceAll(/\s+/g, ' ').trim()
  const levels = (['Level 1', 'Level 2', 'Level 3', 'Level 4', 'Column Text'] as const).map(cell)
  const position = positions[header.factor] ?? { line, column: 1 }
  return {
    line,
    id: cell('ID'),
    path: levels.filter((level) => level !== ''),
    unit: cell('UOM'),
    // normalizes '₂' to 2
    gas: cell('GHG/Unit').normalize('NFKC'),
    figure: cell('factor'),
    place: positionPath(position),
  }
}

/** Returns the gas of a figure: 'kg CO2e', 'kg CO2e of CH4 per unit'; undefined if it is not an emission. */
function readFigureName(gas: string): Figure | undefined {
  const [, of = 'co2e'] = /^kg CO2e(?: of (CO2|CH4|N2O)(?: per unit)?)?$/i.exec(gas) ?? ['', '']
  return FIGURES.find((figure) => figure === of.toLowerCase())
}

/** A figure with more digits is a printed double: '0.18318000000000001'. */
const DOUBLE_DIGITS = 15
/** The significant digits kept from doubles of the publisher's workbooks; no published figure has more. */
const PUBLISHED_DIGITS = 10

/** Returns the published digits unchanged; '2e-06' in plain digits, and the error of a printed double rounded away. */
function publishedDigits({ figure, place }: Pick<Line, 'figure' | 'place'>): string {
  const [mantissa = ''] = figure.split(/e/i)
  const significant = mantissa.replace(/\D/g, '').replace(/^0+/, '')
  if (significant.length > DOUBLE_DIGITS) {
    return printExact(parseNumber(Number(figure).toPrecision(PUBLISHED_DIGITS), place))
  }
  return /^\d+(\.\d+)?$/.test(figure) ? figure : printExact(parseNumber(figure, place))
}

interface Draft extends Record<Figure, string | null> {
  readonly first: Line
}

/** The state of the import: rows by id, skipped rows and rounded figures. */
interface ReadFlatFile {
  readonly drafts: Map<string, Draft>
  readonly skipped: SkippedRow[]
  readonly rounded: RoundedFigure[]
}

/** Adds the figure of a line to its row. Throws `csv_malformed`, `not_a_number` and `number_out_of_range`. */
function readLine(line: Line, { drafts, skipped, rounded }: ReadFlatFile): void {
  const row = /^(\d+_\d+_\d+_\d+)_\d+$/.exec(line.id)?.[1]
  const figure = readFigureName(line.gas)
  const path = `line ${line.line}`
  if (row === undefined) {
    fail(path, 'csv_malformed', { message: 'must have an ID like 1_100_1004_6_1', received: line.id })
  }
  if (figure === undefined) {
    skipped.push({ line: line.line, row, reason: `is in ${line.gas}, not in kg CO2e` })
    return
  }
  if (line.figure !== '' && !isNumberInput(line.figure)) {
    const message = 'is not a number; leave the cell empty where nothing was published'
    fail(line.place, 'not_a_number', { message, received: line.figure })
  }
  const draft = drafts.get(row) ?? { first: line, co2e: null, co2: null, ch4: null, n2o: null }
  if (draft.first.unit !== line.unit || draft.first.path.join() !== line.path.join()) {
    fail(path, 'csv_malformed', `has the ID of line ${draft.first.line} and another name or unit`)
  }
  drafts.set(row, draft)
  if (line.figure === '') return
  const digits = publishedDigits(line)
  draft[figure] = digits
  const isRounded = compare(parseNumber(digits), parseNumber(line.figure)) !== 0
  if (isRounded) rounded.push({ line: line.line, row, written: line.figure, figure: digits })
}

function rowRegion(row: string, path: readonly string[], known: ReturnType<typeof desnzRowNames>): string | null {
  const named = known.get(row)?.region
  if (named !== undefined) return named
  return path[0]?.toLowerCase() === 'hotel stay' ? (findCountry(path.at(-1) ?? '')?.alpha2 ?? null) : 'GB'
}

function buildFactors({ drafts, skipped }: ReadFlatFile, edition: Edition): EmissionFactor[] {
  const known = desnzRowNames()
  const keys = new Set<string>()
  const factors: EmissionFactor[] = []
  for (const [row, { first, co2e, co2, ch4, n2o }] of drafts) {
    const { path, unit, line } = first
    const figures: DesnzRow = { row, path, unit, region: rowRegion(row, path, known), co2e, co2, ch4, n2o }
    const definition = desnzFactor(edition, figures)
    if (definition === undefined) skipped.push({ line, row, reason: `is per ${unit}, which is not one of our units` })
    else if (co2e === null && co2 === null) skipped.push({ line, row, reason: 'has no published figure' })
    else {
      // the second row of a duplicate name gets its row id as a suffix
      const key = keys.has(definition.key) ? `${definition.key}/${row}` : definition.key
      keys.add(key)
      const named = { ...definition, key }
      checkFactorNames(named)
      factors.push(factorOf(named))
    }
  }
  return factors
}

/**
 * Loads the official DESNZ flat file of an edition, saved as CSV ("Factors by Category": ID, Scope, Level 1 to 4,
 * Column Text, UOM, GHG/Unit, GHG Conversion Factor <year>; lines above the header are ignored). The lines of a row
 * become one factor with its gases; row ids stay the same from year to year, so that selection and well-to-tank
 * partners work at once. Rows that are not emissions (kWh), have no figure, or use an unknown unit are listed in
 * `skipped`. A figure of more than 15 digits is a printed double ('0.18318000000000001'): it is read to 10 digits, as
 * in the bundled editions, and listed in `rounded`. Throws `column_missing`, `csv_malformed`, `not_a_number`, with line
 * and column, all at once.
 *
 * @example
 * ```ts
 * import { joinCatalogues, loadDesnzFlatFile, publishedCatalogue, selectFactor } from 'tonne/factors'
 * const text = `ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026
 * 7_400_4000_5_1,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e,0.111
 * 7_400_4000_5_2,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e of CO2 per unit,0.109
 * 7_400_4000_5_3,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e of CH4 per unit,0.001
 * 7_400_4000_5_4,Scope 2,UK electricity,Electricity generated,Electricity: UK,,,kWh,kg CO2e of N2O per unit,0.001
 * `
 * const { catalogue: of2026, skipped } = loadDesnzFlatFile(text, { edition: 'desnz-2026', editionYear: 2026 })
 * skipped // => []
 * const catalogue = joinCatalogues(publishedCatalogue, of2026)
 * const period = { start: '2026-01-01', end: '2026-04-01' }
 * selectFactor({ activity: { kind: 'electricity' }, region: 'GB', period, catalogue }).factor.per1.co2e // => '0.111'
 * loadDesnzFlatFile(text, { edition: 'desnz-2027', editionYear: 2027 }) // throws column_missing
 * ```
 */
export function loadDesnzFlatFile(csvText: string, about: FlatFileEdition): LoadedFlatFile {
  const records = csvRecords(csvText)
  const header = headerOf(records, about)
  const reading: ReadFlatFile = { drafts: new Map(), skipped: [], rounded: [] }
  const lines = Array.from(records, (record) => parseRecord(record, header)).filter(({ id }) => id !== '')
  collectEach(lines, (line) => readLine(line, reading))
  const edition = desnzEdition(about.edition, about.editionYear, about.release ?? 'flat file')
  const factors = buildFactors(reading, edition)
  const skipped = reading.skipped.sort((a, b) => a.line - b.line)
  return {
    catalogue: createCatalogue(factors),
    skipped: Object.freeze(skipped),
    rounded: Object.freeze(reading.rounded),
  }
}
