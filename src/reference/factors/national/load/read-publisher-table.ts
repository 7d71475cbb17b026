import { getOrCompute } from '../../../../base/index.ts'
import { type CsvDelimiter, type CsvRecord, csvRecords } from '../../../../core/csv/index.ts'
import type { EmissionFactor } from '../../../../core/emissions/index.ts'
import { EmissionsError, fail } from '../../../../core/errors/index.ts'
import type { FormatRule, LongTable, RowField } from './publisher-formats.ts'

/** The fields of a row. */
export const FIELDS: readonly RowField[] = [
  ...(['id', 'name', 'unit', 'region', 'kind', 'scope', 'line', 'status'] as const),
  ...(['co2e', 'upstream', 'co2', 'ch4', 'n2o'] as const),
]

/** A heading for comparison: lower case without accents, subscripts as digits, any hyphen as '-'. */
const fold = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Lines above the headings of a table, at most: its title, and notes. */
const TITLE_LINES_MAX = 8

const DELIMITERS = [';', '\t', ','] as const satisfies readonly CsvDelimiter[]

/** The first lines of a text, up to the first that is malformed: a title may have quotes or other delimiters. */
function firstLines(text: string, delimiter: CsvDelimiter): readonly CsvRecord[] {
  const lines: CsvRecord[] = []
  try {
    for (const line of csvRecords(text, { delimiter })) {
      lines.push(line)
      if (lines.length > TITLE_LINES_MAX * 2) break
    }
  } catch (error) {
    if (!EmissionsError.is(error)) throw error
  }
  return lines
}

/** Returns the delimiter with which the text has headings, otherwise the most frequent one of its first lines. */
function delimiterOf(text: string, hasHeadings: (lines: readonly CsvRecord[]) => boolean): CsvDelimiter {
  const fitting = DELIMITERS.find((one) => hasHeadings(firstLines(text, one)))
  if (fitting !== undefined) return fitting
  const first = text.split('\n', 2).join('\n')
  const counts = DELIMITERS.map((one) => [one, first.split(one).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** The columns of each field; a name may have several. */
export type FieldColumns = ReadonlyMap<RowField, readonly number[]>

/** Returns the columns of the first pattern that any heading fits. */
function columnsOfField(headings: readonly string[], patterns: readonly RegExp[]): readonly number[] {
  for (const pattern of patterns) {
    const found = headings.flatMap((one, index) => (pattern.test(fold(one)) ? [index] : []))
    if (found.length > 0) return found
  }
  return []
}

/** Columns of a figure that differ in a part of the country, as in Table 6 of the NGA factors. */
const VARIANT = /\b((?:non-)?metro)$/

function columnsByField(headings: readonly string[], rule: FormatRule): FieldColumns {
  const columns = new Map<RowField, readonly number[]>()
  for (const field of FIELDS) {
    const patterns = [rule.headings[field] ?? []].flat()
    const found = columnsOfField(headings, patterns)
    const isMany = field === 'name' || found.every((index) => VARIANT.test(fold(headings[index] ?? '')))
    columns.set(field, isMany ? found : found.slice(0, 1))
  }
  const isNameFirst = rule.isFirstColumnName === true && columns.get('name')?.length === 0 && headings[0] !== ''
  if (isNameFirst) columns.set('name', [0])
  const total = columns.get('co2e') ?? []
  columns.set(
    'upstream',
    (columns.get('upstream') ?? []).filter((index) => !total.includes(index)),
  )
  return columns
}

/** The fields that a format requires and no column has. */
function missingFields(columns: FieldColumns, { required }: FormatRule): RowField[] {
  return required.filter((field) => columns.get(field)?.length === 0)
}

/** The columns of each field. Throws `column_missing` for a field that the format requires. */
function columnsOf(headings: readonly string[], rule: FormatRule): FieldColumns {
  const columns = columnsByField(headings, rule)
  const missing = missingFields(columns, rule)
  if (missing.length === 0) return columns
  if (!headings.some(Boolean)) {
    return fail('line 1', 'column_missing', { message: 'is empty; give the file as its publisher offers it' })
  }
  const message = `has no column for ${missing.join(', ')}; its headings are ${headings.filter(Boolean).join(', ')}`
  return fail('line 1', 'column_missing', { message, expected: missing.join(', ') })
}

/** A line of a file, from 1. */
export interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Headings with the lines below them. */
interface FileTable {
  readonly headings: readonly string[]
  readonly lines: readonly FileLine[]
}

/**
 * Returns a table with one line for each row, at that of its first gas, and a column for each gas. A table without the columns of
 * `long` is returned as it is.
 */
function widenTable(table: FileTable, long: LongTable | undefined): FileTable {
  if (long === undefined) return table
  const { headings, lines } = table
  const places = [long.id, long.gas, long.figure].map((name) => headings.findIndex((one) => fold(one) === name))
  const [id = -1, gas = -1, figure = -1] = places
  if (places.includes(-1)) return table
  const fields = [...new Set(Object.values(long.fields))]
  const rows = new Map<string, { readonly line: number; readonly cells: string[] }>()
  for (const { line, cells } of lines) {
    const row = getOrCompute(rows, cells[id] ?? '', () => ({ line, cells: [...cells, ...fields.map(() => '')] }))
    const field = fields.indexOf(long.fields[fold(cells[gas] ?? '')] ?? '')
    if (field >= 0) row.cells[headings.length + field] = cells[figure] ?? ''
  }
  return { headings: [...headings, ...fields], lines: [...rows.values()] }
}

/** The mass and the unit of the figures, as a caption or a heading states them: '(g CO2e/kWh)'. */
export interface StatedUnit {
  readonly massUnit: EmissionFactor['massUnit']
  readonly unit: string
}

/** The unit of a caption: '(g GHG/L fuel)', '(g CO2e/kWh electricity consumed)'. */
const CAPTION_UNIT = /\((k?g) [^/()]+\/(\S+)[^()]*\)/i
/** The unit of a heading: '(kg CO2-e/GJ)', 't CO2/tonne', 'Combined CO2-e/GJ'. */
const HEADING_UNIT = /\b(?:(kg|g|t) ?)?co2(?:-?e)? ?\/ ?([a-z0-9]+)/

function unitOfHeading(heading: string): StatedUnit | undefined {
  const folded = fold(heading)
  // a global warming potential is kilograms per kilogram of the gas
  if (/^global warming potential/.test(folded)) return { massUnit: 'kg', unit: 'kg' }
  const [, text = 'kg', unit] = HEADING_UNIT.exec(folded) ?? []
  const massUnit = text === 'g' || text === 't' ? text : 'kg'
  return unit === undefined || unit === 'unit' ? undefined : { massUnit, unit }
}

/**
 * Reads the caption of a table that was copied from a page: a first line with one cell, which states the unit of the figures.
 * Undefined for any other line.
 */
function readCaption(cells: readonly string[]): StatedUnit | undefined {
  const [text = '', ...others] = cells.map((cell) => cell.trim())
  if (others.some((cell) => cell !== '')) return undefined
  const [, mass = '', unit = ''] = CAPTION_UNIT.exec(text) ?? []
  return unit === '' ? undefined : { massUnit: mass.toLowerCase() === 'kg' ? 'kg' : 'g', unit }
}

/** A mass in a heading: '[g/kWh]', 'kgCO2/MWh', 'total g CO2e'. */
const HEADING_MASS =
  /(?:^|[\s([_])(mg|k?g|t|lb|pound)s? ?(?:(?:co2|ch4|n2o|ghg)[ _-]?(?:eq?)?)? ?(?:\/ ?([a-z0-9]+)|[)\]]|$)/

const MASSES = ['mg', 'g', 'kg', 't', 'lb'] as const

/** A mass as a heading states it, and the unit that it is for; '' if it states none. */
export interface HeadingMass {
  readonly mass: (typeof MASSES)[number]
  readonly unit: string
}

/** Reads the mass that the heading of a figure states; undefined if it states none. */
function massOfHeading(heading: string): HeadingMass | undefined {
  const [, text = '', unit = ''] = HEADING_MASS.exec(fold(heading)) ?? []
  const mass = text === 'pound' ? 'lb' : MASSES.find((one) => one === text)
  return mass === undefined ? undefined : { mass, unit }
}

/** The fields with figures. */
export const FIGURES = ['co2e', 'co2', 'ch4', 'n2o'] as const

/** The masses that the headings of figures state, by field. */
function massesOf(headings: readonly string[], columns: FieldColumns): PublisherTable['masses'] {
  const stated = FIGURES.flatMap((field) => {
    const found = massOfHeading(headings[columns.get(field)?.[0] ?? -1] ?? '')
    return found === undefined ? [] : [[field, found] as const]
  })
  return new Map(stated)
}

/** True for a line that continues the headings: nothing in its first column, and no number. */
function isSubheading({ cells }: CsvRecord): boolean {
  const [first = '', ...others] = cells.map((cell) => cell.trim())
  return first === '' && others.some((cell) => cell !== '') && !others.some((cell) => /^[\d.,]+\*?$/.test(cell))
}

/** The headings that begin at a line, each with the texts below it, and the number of their lines. */
function readHeadings(lines: readonly CsvRecord[], top: number) {
  const below = lines.slice(top + 1)
  const end = below.findIndex((line) => !isSubheading(line))
  const levels = [...lines.slice(top, top + 1), ...below.slice(0, Math.max(end, 0))]
  const width = Math.max(0, ...levels.map(({ cells }) => cells.length))
  const headings = Array.from({ length: width }, (_, index) =>
    levels
      .map(({ cells }) => (cells[index] ?? '').trim())
      .filter((text) => text !== '')
      .join(' '),
  )
  return { headings, count: levels.length }
}

/** Joins a name that breaks off, as 'Western Australia -', with the line below it, which has no figures. */
function joinBrokenNames(lines: readonly FileLine[], name: number): FileLine[] {
  const joined: { readonly line: number; readonly cells: string[] }[] = []
  for (const { line, cells } of lines) {
    const before = joined.at(-1)
    const isBroken = before?.cells[name]?.trim().endsWith('-') === true
    const isRest = cells.every((cell, index) => index === name || cell.trim() === '')
    if (before !== undefined && isBroken && isRest) before.cells[name] = `${before.cells[name]} ${cells[name] ?? ''}`
    else joined.push({ line, cells: [...cells] })
  }
  return joined
}

/** The table of a publisher's file. */
export interface PublisherTable {
  /** The lines above the headings, as one text. */
  readonly title: string
  readonly headings: readonly string[]
  readonly columns: FieldColumns
  readonly lines: readonly FileLine[]
  /** The unit that a caption or the heading of the figures states for all rows. */
  readonly stated: StatedUnit | undefined
  /** The masses that the headings of figures state. */
  readonly masses: ReadonlyMap<(typeof FIGURES)[number], HeadingMass>
}

/** Finds the line of the headings, -1 if there is none, with the caption above them and the rule without what it states. */
function findHeadings(lines: readonly CsvRecord[], rule: FormatRule) {
  const caption = readCaption(lines[0]?.cells ?? [])
  const required = caption === undefined ? rule.required : rule.required.filter((field) => field !== 'unit')
  const fitting = { ...rule, required }
  const isHeading = (line: CsvRecord, top: number) =>
    line.cells.filter((cell) => cell.trim() !== '').length > 1 &&
    missingFields(columnsByField(readHeadings(lines, top).headings, fitting), fitting).length === 0
  return { caption, fitting, top: lines.slice(0, TITLE_LINES_MAX).findIndex(isHeading) }
}

/**
 * Reads the table of a file: the title above its headings, headings of several lines, and the unit that they state for all rows.
 * Throws `column_missing` with the headings.
 */
export function readPublisherTable(text: string, rule: FormatRule): PublisherTable {
  const delimiter = delimiterOf(text.replace(/^\uFEFF/, ''), (lines) => findHeadings(lines, rule).top >= 0)
  const lines = [...csvRecords(text, { delimiter })]
  const { caption, fitting, ...headed } = findHeadings(lines, rule)
  const top = Math.max(headed.top, caption === undefined ? 0 : 1)
  const { headings: found, count } = readHeadings(lines, top)
  const title = lines
    .slice(0, top)
    .flatMap(({ cells }) => cells)
    .join(' ')
    .trim()
  const table = widenTable({ headings: found, lines: lines.slice(top + count) }, rule.long)
  const { headings } = table
  const columns = columnsOf(headings, fitting)
  const [name = 0] = columns.get('name') ?? []
  const total = columns.get('co2e')?.[0]
  const isStated = rule.isUnitInHeading === true && total !== undefined
  const stated = caption ?? (isStated ? unitOfHeading(headings[total] ?? '') : undefined)
  const filled = table.lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  // an own unit of the heading is read as a whole
  const masses = isStated ? new Map() : massesOf(headings, columns)
  return { title, headings, columns, lines: joinBrokenNames(filled, name), stated, masses }
}

/** The part of the country that a column of figures is for: 'metro'; '' for any other column. */
export function variantOf(heading: string): string {
  return VARIANT.exec(fold(heading))?.[1] ?? ''
}

/** True if the figures of a column are of scope 3. */
export function isOfScope3(heading: string): boolean {
  return /^scope 3\b/.test(fold(heading))
}
