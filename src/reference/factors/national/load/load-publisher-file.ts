import { byKey, getOrCompute, sha256Hex } from '../../../../base/index.ts'
import { findCountry, findRegion } from '../../../../core/countries/index.ts'
import { type CsvDelimiter, type CsvRecord, csvRecords } from '../../../../core/csv/index.ts'
import { defineFactor, type EmissionFactor, rowId } from '../../../../core/emissions/index.ts'
import { checkChoice, EmissionsError, fail } from '../../../../core/errors/index.ts'
import { activityUnit } from '../../activity-unit.ts'
import type { Catalogue } from '../../catalogue.ts'
import { createCatalogue } from '../../create-catalogue.ts'
import { checkNotWithdrawn } from '../../published-editions.ts'
import { keyPathOf } from '../../slug.ts'
import {
  FORMAT_RULES,
  type FormatRow,
  type FormatRule,
  type LongTable,
  PUBLISHER_FORMATS,
  type PublisherFormat,
  type RowField,
} from './publisher-formats.ts'

/** The file of a publisher: its format and its edition. */
export interface PublisherFile {
  readonly format: PublisherFormat
  /** The prefix of the keys: 'uba-2-1'. */
  readonly edition: string
  readonly editionYear: number
  /** SHA-256 of the text in hexadecimal, if a label states it; another digest is rejected. */
  readonly digest?: string | undefined
}

/** A row that yields no factor, and the reason. */
export interface LeftOutFileRow {
  /** From 1. */
  readonly line: number
  readonly name: string
  readonly reason: string
}

/** The factors of a publisher's file, and the rows left out. */
export interface LoadedPublisherFile {
  readonly catalogue: Catalogue
  readonly rowsRead: number
  readonly leftOut: readonly LeftOutFileRow[]
  /** SHA-256 of the text, in hexadecimal. */
  readonly digest: string
}

const FIELDS: readonly RowField[] = [
  'id',
  'name',
  'unit',
  'co2e',
  'co2',
  'ch4',
  'n2o',
  'region',
  'kind',
  'line',
  'status',
]
const FIGURES = ['co2e', 'co2', 'ch4', 'n2o'] as const

/** A heading for comparison: lower case without accents, subscripts as digits. */
const fold = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

function delimiterOf(text: string): CsvDelimiter {
  // a caption may stand above the headings
  const first = text.split('\n', 2).join('\n')
  const counts = ([';', '\t', ','] as const).map((one) => [one, first.split(one).length] as const)
  return counts.reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** The columns of each field. Throws `column_missing` for a field that the format requires. */
function columnsOf(headings: readonly string[], rule: FormatRule): ReadonlyMap<RowField, readonly number[]> {
  const columns = columnsByField(headings, rule)
  const missing = missingFields(columns, rule)
  if (missing.length === 0) return columns
  const message = `has no column for ${missing.join(', ')}; its headings are ${headings.join(', ')}`
  return fail('line 1', 'column_missing', { message, expected: missing.join(', ') })
}

/** The fields that a format requires and no column has. */
function missingFields(columns: ReadonlyMap<RowField, readonly number[]>, { required }: FormatRule): RowField[] {
  return required.filter((field) => columns.get(field)?.length === 0)
}

function columnsByField(headings: readonly string[], rule: FormatRule): ReadonlyMap<RowField, readonly number[]> {
  const columns = new Map<RowField, readonly number[]>()
  for (const field of FIELDS) {
    const pattern = rule.headings[field]
    const found =
      pattern === undefined ? [] : headings.flatMap((one, index) => (pattern.test(fold(one)) ? [index] : []))
    columns.set(field, field === 'name' ? found : found.slice(0, 1))
  }
  return columns
}

/** Reads a number with a decimal comma or point, and marks of notes: '1 234,5*' is 1234.5. */
function numberText(cell: string): string {
  const text = cell.replace(/[\s\u00a0\u202f]|\*+$/g, '')
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma < 0) return text
  return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
}

/** Units as publishers of these files write them, besides those of `activityUnit`. */
const UNITS: Readonly<Record<string, string>> = {
  litre: 'l',
  l: 'l',
  m3: 'm3',
  tonne: 't',
  tonnes: 't',
  t: 't',
  kwh: 'kWh',
  mwh: 'MWh',
  gj: 'GJ',
  tj: 'TJ',
  pkm: 'passenger·km',
  'passager.km': 'passenger·km',
  tkm: 't·km',
  't.km': 't·km',
  'tonne.km': 't·km',
  'per head': 'head',
  'employee days': 'employee·day',
  'm3 of water supplied': 'm3',
  ha: 'ha',
}

/** A unit with the basis that its words state: 'kgCO2e/kWh PCI' is kWh net. */
function rowUnit(
  cell: string,
  rule: FormatRule,
): { readonly unit: string; readonly heatingValue?: 'gross' | 'net' } | undefined {
  if (cell === '') return rule.unit === undefined ? undefined : { unit: rule.unit }
  const text = cell.replace(/^kg ?CO2e? ?\/ ?/i, '')
  const basis = /\b(?:PCS|Hs|gross)\b/i.test(text) ? 'gross' : /\b(?:PCI|Hi|net)\b/i.test(text) ? 'net' : undefined
  const bare = text
    .replace(/\(?\b(?:PCS|PCI|Hs|Hi|gross|net)\b\)?/i, '')
    .replace(/\s+/g, ' ')
    .trim()
  const unit = activityUnit(bare)?.unit ?? UNITS[bare.toLowerCase()]
  return unit === undefined ? undefined : { unit, ...(basis && { heatingValue: basis }) }
}

/** The region of a row: its own, as country or subregion, else that of the publisher. */
function publisherRegion(
  { region, name }: FormatRow,
  { region: home, regionOf }: FormatRule,
): string | null | undefined {
  const stated = regionOf?.(name)
  if (region === '') return stated === undefined ? home : stated
  const country = findCountry(region)?.alpha2
  if (country !== undefined) return country
  const part = home === 'CA' ? findRegion(region) : undefined
  if (part?.country === 'CA') return `CA-${part.code}`
  if (home === 'US' && /^[A-Z]{4}$/.test(region)) return `US-${region}`
  return /^[A-Z]{2}-[A-Z0-9]+$/.test(region) ? region : undefined
}

const ENERGY: readonly string[] = ['kWh', 'MWh', 'GJ', 'TJ', 'MJ']

function factorOfRow(row: FormatRow, rule: FormatRule, file: PublisherFile): EmissionFactor | string {
  const measure = rowUnit(row.unit, rule)
  if (measure === undefined) return `no unit is "${row.unit}"`
  const category = rule.categoryOf(row)
  if (category === undefined) return 'no category of factors fits'
  const region = publisherRegion(row, rule)
  if (region === undefined) return `no region is "${row.region}"`
  const figures = Object.fromEntries(FIGURES.map((gas) => [gas, row[gas] === '' ? null : numberText(row[gas])]))
  if (Object.values(figures).every((figure) => figure === null)) return 'no figure'
  const place = region === rule.region || region === null ? [] : [region]
  const levels = [row.name === '' ? 'residual-mix' : row.name, ...place]
  const key = `${file.edition}/${keyPathOf(levels, `${measure.unit} ${measure.heatingValue ?? ''}`.trim())}`
  const isEnergy = ENERGY.includes(measure.unit) && category !== 'electricity' && category !== 'electricity-residual'
  const hasGases = figures.ch4 !== null || figures.n2o !== null
  return defineFactor({
    key,
    id: rowId(file.edition, row.id === '' ? key : row.id),
    name: levels.join(' / '),
    edition: file.edition,
    row: row.id === '' ? key : row.id,
    region,
    category,
    unit: measure.unit,
    massUnit: rule.massUnit ?? 'kg',
    per1: figures,
    gasBasis: rule.gasBasis,
    ...(figures.co2e !== null && !hasGases && { publishedGwp: null, gwp: null }),
    boundary: category.startsWith('electricity') && rule.boundary === 'WTW' ? 'lifecycle' : rule.boundary,
    heatingValue: isEnergy ? (measure.heatingValue ?? rule.heatingValue ?? null) : null,
    ...rule.fieldsOf?.({ ...row, co2: numberText(row.co2), ch4: numberText(row.ch4), n2o: numberText(row.n2o) }),
    source: {
      ...{ publisher: rule.publisher, title: `${rule.title}, ${file.edition}`, editionYear: file.editionYear },
      ...{ licence: rule.licence, attribution: rule.attribution },
    },
  })
}

function readRow(row: FormatRow, rule: FormatRule, file: PublisherFile): EmissionFactor | string {
  const why = rule.skip?.(row)
  if (why !== undefined) return why
  try {
    return factorOfRow(row, rule, file)
  } catch (error) {
    if (EmissionsError.is(error)) return error.message
    throw error
  }
}

/** Throws `factor_invalid` if a text has another digest than its label says. */
function checkFileDigest(digest: string, label: string | undefined): void {
  if (label === undefined || label.toLowerCase() === digest) return
  const message = 'is not the digest of the file; load the file that the label describes, or correct the label'
  fail('digest', 'factor_invalid', { message, expected: label, received: digest })
}

/** A line of a file, from 1. */
interface FileLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** Headings, folded or not, with the lines below them. */
interface FileTable {
  readonly headings: readonly string[]
  readonly lines: readonly FileLine[]
}

/**
 * Returns a table with one line for each row, at that of its first gas, and a column for each gas. A table without the columns of
 * `long` is returned as it is.
 */
function widenTable(table: FileTable, long: LongTable | undefined, fold: (text: string) => string): FileTable {
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

/** The mass and the unit of all figures of a table, as the caption above it states them. */
interface TableCaption {
  readonly text: string
  readonly massUnit: 'g' | 'kg'
  /** The words of the unit that the figures are per: 'L', 'kWh', 'm3'. */
  readonly unit: string
}

/** The unit of a caption: '(g GHG/L fuel)', '(g CO2e/kWh electricity consumed)'. */
const UNIT = /\((k?g) [^/()]+\/(\S+)[^()]*\)/i

/**
 * Reads the caption of a table that was copied from a page: a first line with one cell, which states the unit of the figures.
 * Undefined for any other line.
 */
function readCaption(cells: readonly string[]): TableCaption | undefined {
  const [text = '', ...others] = cells.map((cell) => cell.trim())
  if (others.some((cell) => cell !== '')) return undefined
  const [, mass = '', unit = ''] = UNIT.exec(text) ?? []
  if (unit === '') return undefined
  return { text, massUnit: mass.toLowerCase() === 'kg' ? 'kg' : 'g', unit }
}

/** Lines above the headings of a table, at most: its title, and notes. */
const TITLE_LINES_MAX = 8

/** A line of units below the headings, all the same, as in '|kg CO2-e/kWh|kg CO2-e/kWh'. */
function unitBelowHeadings(line: CsvRecord | undefined): string | undefined {
  const [name = '', ...others] = (line?.cells ?? []).map((cell) => cell.trim())
  const units = new Set(others.filter((cell) => cell !== '').map((cell) => cell.replace(/^.*\//, '')))
  const [unit] = units
  return name === '' && units.size === 1 && others.every((cell) => cell === '' || cell.includes('/')) ? unit : undefined
}

/**
 * Reads the lines of a file: the title above its headings, and the unit that a caption or a line below the headings states for
 * all rows.
 */
function readTable(text: string, rule: FormatRule) {
  const lines = [...csvRecords(text, { delimiter: delimiterOf(text.replace(/^\uFEFF/, '')) })]
  const caption = readCaption(lines[0]?.cells ?? [])
  const isHeading = ({ cells }: CsvRecord) => missingFields(columnsByField(cells, rule), rule).length === 0
  const found = lines.slice(0, TITLE_LINES_MAX).findIndex(isHeading)
  const top = caption === undefined ? Math.max(found, 0) : 1
  const title = lines
    .slice(0, top)
    .flatMap(({ cells }) => cells)
    .join(' ')
    .trim()
  const [head, ...records] = lines.slice(top)
  const below = unitBelowHeadings(records[0])
  const stated = caption?.unit ?? below
  if (stated === undefined) return { title, rule, head, records }
  const unit = rowUnit(stated, rule)?.unit ?? stated
  const required = rule.required.filter((field) => field !== 'unit')
  const ofTable = { ...rule, unit, required, ...(caption && { massUnit: caption.massUnit }) }
  return { title, rule: ofTable, head, records: below === undefined ? records : records.slice(1) }
}

/**
 * Loads the file of a publisher as CSV text: commas, semicolons or tabs, decimal commas or points. Columns are found by
 * their headings. Rows without a unit, category or figure, with a negative figure, or with the key of an earlier row are left
 * out, each with its reason. A caption above the headings states the unit, as in the tables of a page: '(g GHG/L fuel)'. `digest` of the result is that of the text.
 *
 * Throws `column_missing` with the headings, `invalid_choice` for another format, `edition_withdrawn`, `factor_invalid` for another digest than
 * the label says, `csv_malformed`.
 *
 * @example
 * ```ts
 * import { loadPublisherFile } from 'tonne/factors/national'
 * const text = 'Country;Residual mix gCO2/kWh\nDE;724,38\nAtlantis;1\n'
 * const { catalogue, leftOut } = loadPublisherFile(text, { format: 'aib', edition: 'aib-2024', editionYear: 2024 })
 * catalogue.find('aib-2024/residual-mix/de/kwh')?.per1.co2e // => '724.38'
 * leftOut.map(({ line, reason }) => [line, reason]) // => [[3, 'no region is "Atlantis"']]
 * ```
 */
export function loadPublisherFile(text: string, file: PublisherFile): LoadedPublisherFile {
  checkChoice({ path: 'format', value: file.format }, PUBLISHER_FORMATS)
  checkNotWithdrawn(file.edition, 'edition')
  const { title, rule, head, records } = readTable(text, FORMAT_RULES[file.format])
  const digest = sha256Hex(text)
  checkFileDigest(digest, file.digest)
  const table = widenTable({ headings: head?.cells ?? [], lines: records }, rule.long, fold)
  const columns = columnsOf(table.headings, rule)
  const factors = new Map<string, EmissionFactor>()
  const leftOut: LeftOutFileRow[] = []
  for (const { line, cells } of table.lines) {
    const textOf = (field: RowField) =>
      [...new Set((columns.get(field) ?? []).map((index) => (cells[index] ?? '').trim()))]
        .filter((one) => one !== '')
        .join(' / ')
    const cellsOfRow = byKey(FIELDS, textOf)
    const row = cellsOfRow.kind === '' ? { ...cellsOfRow, kind: title } : cellsOfRow
    const read = readRow(row, rule, file)
    const reason =
      typeof read === 'string' ? read : factors.has(read.key) ? `has the key ${read.key} of an earlier row` : undefined
    if (typeof read !== 'string' && reason === undefined) factors.set(read.key, read)
    else leftOut.push({ line, name: row.name || row.region, reason: reason ?? '' })
  }
  return { catalogue: createCatalogue(factors.values()), rowsRead: factors.size, leftOut, digest }
}
