import { byKey, lazy, sha256Hex } from '../../../../base/index.ts'
import { findCountry, findRegion } from '../../../../core/countries/index.ts'
import { defineFactor, type EmissionFactor, type GwpSetId, rowId } from '../../../../core/emissions/index.ts'
import { checkChoice, EmissionsError, fail } from '../../../../core/errors/index.ts'
import { activityUnit } from '../../activity-unit.ts'
import type { Catalogue } from '../../catalogue.ts'
import { createCatalogue } from '../../create-catalogue.ts'
import { checkNotWithdrawn } from '../../published-editions.ts'
import { GRID_STATES } from '../../search/grid-states.ts'
import { keyPathOf } from '../../slug.ts'
import {
  FORMAT_RULES,
  type FormatRow,
  type FormatRule,
  PUBLISHER_FORMATS,
  type PublisherFormat,
} from './publisher-formats.ts'
import {
  FIELDS,
  FIGURES,
  type FileLine,
  isOfScope3,
  type PublisherTable,
  readPublisherTable,
  variantOf,
} from './read-publisher-table.ts'

/** The file of a publisher: its format and its edition. */
export interface PublisherFile {
  readonly format: PublisherFormat
  /** The prefix of the keys: 'uba-2-1'. */
  readonly edition: string
  readonly editionYear: number
  /** SHA-256 in hexadecimal, if a label states it; a file with another digest is rejected. */
  readonly digest?: string | undefined
  /** SHA-256 of the bytes in hexadecimal, if the text was decoded from a file (default: that of the text as UTF-8). */
  readonly fileDigest?: string | undefined
}

/** A row that yields no factor, and the reason. */
export interface LeftOutFileRow {
  /** From 1. */
  readonly line: number
  readonly name: string
  readonly reason: string
}

/** A file whose digest was computed and agrees with its label. */
type LabelledFile = PublisherFile & { readonly digest: string }

/** The factors of a publisher's file, and the rows left out. */
export interface LoadedPublisherFile {
  readonly catalogue: Catalogue
  readonly rowsRead: number
  readonly leftOut: readonly LeftOutFileRow[]
  /** SHA-256 of the file or of the text, in hexadecimal; each factor names it in its source. */
  readonly digest: string
}

/** Marks of publishers for a figure that is not estimated, not applicable, confidential or none. */
const NOT_PUBLISHED = /^(?:NE|NA|NO|IE|C|n\/a|-|\u2013)$/i

/** Reads a number with a decimal comma or point, and marks of notes: '1 234,5*' is 1234.5. */
function numberText(cell: string): string {
  const text = cell.replace(/[\s\u00a0\u202f]|\*+$/g, '')
  if (NOT_PUBLISHED.test(text)) return ''
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

/** The regions of a row: its own, as country or subregion, else those of its name, else that of the publisher. */
function publisherRegions(row: FormatRow, rule: FormatRule): readonly (string | null | undefined)[] {
  const stated = rule.regionsOf?.(row.name)
  return row.region === '' && stated !== undefined ? stated : [publisherRegion(row, rule)]
}

/** The regions of eGRID. */
const subregions = lazy(() => new Set(['US-PRMS', ...GRID_STATES.flatMap(({ regions }) => regions)]))

function publisherRegion({ region }: FormatRow, { region: home }: FormatRule): string | null | undefined {
  if (region === '') return home
  const country = findCountry(region)?.alpha2
  if (country !== undefined) return country
  const part = home === 'CA' ? findRegion(region) : undefined
  if (part?.country === 'CA') return `CA-${part.code}`
  if (home === 'US') return subregions().has(`US-${region}`) ? `US-${region}` : undefined
  return /^[A-Z]{2}-[A-Z0-9]+$/.test(region) ? region : undefined
}

/** The boundary of a row: its publisher's, except for upstream figures and for electricity. */
function boundaryOf(category: string, { boundary }: FormatRule): EmissionFactor['boundary'] {
  if (category.endsWith('-wtt')) return 'WTT'
  if (boundary === 'WTW') return category.startsWith('electricity') ? 'lifecycle' : 'WTW'
  return boundary === 'TTW' && !/^(?:fuel|bioenergy)$/.test(category) ? 'direct' : boundary
}

/** The GWP set of rows with gases: these publishers follow AR5, as their bundled editions do. */
const GWP_SET: GwpSetId = 'AR5_GWP100'

const ENERGY: readonly string[] = ['kWh', 'MWh', 'GJ', 'TJ', 'MJ']

/** A row for one of its regions. */
interface RegionRow {
  readonly row: FormatRow
  readonly region: string | null | undefined
}

function factorOfRow({ row, region }: RegionRow, rule: FormatRule, file: LabelledFile): EmissionFactor | string {
  const measure = rowUnit(row.unit, rule)
  if (measure === undefined) return `no unit is "${row.unit}"`
  const category = rule.categoryOf(row)
  if (category === undefined) return 'no category of factors fits'
  if (row.unit === '' && rule.unitCategories?.test(category) === false) return 'no unit is stated'
  if (region === undefined) return `no region is "${row.region}"`
  const figures = Object.fromEntries(FIGURES.map((gas) => [gas, numberText(row[gas]) || null]))
  if (Object.values(figures).every((figure) => figure === null)) return 'no figure'
  const place = region === rule.region || region === null ? [] : [region]
  const levels = [row.name === '' ? 'residual-mix' : row.name, ...place]
  const key = `${file.edition}/${keyPathOf(levels, `${measure.unit} ${measure.heatingValue ?? ''}`.trim())}`
  const isEnergy = ENERGY.includes(measure.unit) && !category.startsWith('electricity')
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
    gwp: figures.co2e !== null && !hasGases ? null : GWP_SET,
    boundary: boundaryOf(category, rule),
    heatingValue: isEnergy ? (measure.heatingValue ?? rule.heatingValue ?? null) : null,
    ...rule.fieldsOf?.({ ...row, co2: numberText(row.co2), ch4: numberText(row.ch4), n2o: numberText(row.n2o) }),
    source: {
      ...{ publisher: rule.publisher, title: `${rule.title}, ${file.edition}`, editionYear: file.editionYear },
      table: `file with SHA-256 ${file.digest}`,
      ...{ licence: rule.licence, attribution: rule.attribution },
    },
  })
}

function readRow(one: RegionRow, rule: FormatRule, file: LabelledFile): EmissionFactor | string {
  const why = rule.skip?.(one.row)
  if (why !== undefined) return why
  try {
    return factorOfRow(one, rule, file)
  } catch (error) {
    if (EmissionsError.is(error)) return error.message
    throw error
  }
}

/** Throws `file_digest_mismatch` if a file has another digest than its label says. */
function checkFileDigest(digest: string, label: string | undefined): void {
  if (label === undefined || label.toLowerCase() === digest) return
  const message = 'is not the digest of the file; load the file that the label describes, or correct the label'
  fail('digest', 'file_digest_mismatch', { message, expected: label, received: digest })
}

/** Masses as powers of ten of a kilogram. */
const POWERS: Readonly<Record<string, number>> = { mg: -6, g: -3, kg: 0, t: 3 }

/** Moves the decimal point of a figure to the right, or to the left for fewer than zero places. */
function movePoint(figure: string, places: number): string {
  if (places === 0 || !/^-?\d*\.?\d*$/.test(figure) || figure === '') return figure
  const [, sign = '', integer = '', decimals = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(figure) ?? []
  const digits = integer.padStart(Math.max(1 - places, 1), '0') + decimals.padEnd(places, '0')
  const point = Math.max(integer.length, 1 - places, 1) + places
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.$/, '').replace(/^(-?)0+(?=\d)/, '$1')
}

/** Returns a row whose figures are in the mass of its rule, if a heading states another one. */
function withMassOfRule(row: FormatRow, { massUnit = 'kg' }: FormatRule, { masses }: PublisherTable): FormatRow {
  const moved = FIGURES.flatMap((field) => {
    const [from, to] = [POWERS[masses.get(field)?.mass ?? massUnit], POWERS[massUnit]]
    return from === undefined || to === undefined
      ? []
      : [[field, movePoint(numberText(row[field]), from - to)] as const]
  })
  return { ...row, ...Object.fromEntries(moved) }
}

/** The rule with the unit and the mass that the headings of a table state for all its rows. */
function ruleOfHeadings(rule: FormatRule, { masses }: PublisherTable): FormatRule {
  const [first] = masses.values()
  if (first === undefined) return rule
  const stated = [...new Set([...masses.values()].map(({ mass }) => mass))]
  if (stated.length > 1 && stated.includes('lb')) {
    const message = `states figures in ${stated.join(' and ')}; give all of them in one unit of mass`
    fail('line 1', 'factor_invalid', { message, expected: 'one unit of mass', received: stated.join(', ') })
  }
  const massUnit = first.mass === 'mg' ? 'g' : first.mass
  const unit = rule.headings.unit === undefined ? rowUnit(first.unit, rule)?.unit : undefined
  return { ...rule, massUnit, ...(unit !== undefined && { unit }) }
}

/** The rule with the unit that a table states for all its rows. */
function ruleOfTable(rule: FormatRule, table: PublisherTable): FormatRule {
  const { stated } = table
  if (stated === undefined) return ruleOfHeadings(rule, table)
  const { unitCategories: _, ...general } = rule
  const unit = rowUnit(stated.unit, rule)?.unit ?? stated.unit
  return { ...general, unit, massUnit: stated.massUnit }
}

/** The rows of a line: one for each part of the country with a column of its own, one for upstream, in each of its regions. */
function rowsOfLine({ line, cells }: FileLine, { columns, headings, title, stated }: PublisherTable, rule: FormatRule) {
  const textAt = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').replace(/\s+/g, ' ').trim()
  const textsOf = byKey(FIELDS, (field) =>
    [...new Set((columns.get(field) ?? []).map(textAt))].filter((one) => one !== '').join(' / '),
  )
  const about = { ...textsOf, unit: stated === undefined ? textsOf.unit : '', kind: textsOf.kind || title }
  const scopeOf = (index: number) => (isOfScope3(headings[index] ?? '') ? '3' : about.scope)
  const totals = (columns.get('co2e') ?? []).map((index) => {
    const variant = variantOf(headings[index] ?? '')
    const name = variant === '' ? about.name : `${about.name}, ${variant}`
    return { ...about, name, co2e: textAt(index), scope: scopeOf(index) }
  })
  const upstream = (columns.get('upstream') ?? []).slice(0, 1).map((index) => {
    const figures = { co2e: textAt(index), co2: '', ch4: '', n2o: '' }
    return { ...about, ...figures, id: '', name: `${about.name}, upstream`, scope: '3' }
  })
  const rows: FormatRow[] = totals.length === 0 ? [about] : totals
  const published = upstream.filter(({ co2e }) => numberText(co2e) !== '')
  return [...rows, ...published].flatMap((row) => publisherRegions(row, rule).map((region) => ({ line, row, region })))
}

/**
 * Loads the file of a publisher as CSV text: commas, semicolons or tabs, decimal commas or points. Columns are found by
 * their headings. Rows without a unit, category or figure, with a negative figure, or with the key of an earlier row are left
 * out, each with its reason. A caption above the headings states the unit, as in the tables of a page: '(g GHG/L fuel)'. `digest` of the result is that of the file.
 *
 * Throws `column_missing` with the headings, `invalid_choice` for another format, `edition_withdrawn`, `file_digest_mismatch` for another digest than
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
  const digest = file.fileDigest ?? sha256Hex(text)
  checkFileDigest(digest, file.digest)
  const published = FORMAT_RULES[file.format]
  const table = readPublisherTable(text, published)
  const rule = ruleOfTable(published, table)
  const factors = new Map<string, EmissionFactor>()
  const leftOut: LeftOutFileRow[] = []
  for (const { line, row: written, region } of table.lines.flatMap((one) => rowsOfLine(one, table, rule))) {
    const row = withMassOfRule(written, rule, table)
    const read = readRow({ row, region }, rule, { ...file, digest })
    const reason =
      typeof read === 'string' ? read : factors.has(read.key) ? `has the key ${read.key} of an earlier row` : undefined
    if (typeof read !== 'string' && reason === undefined) factors.set(read.key, read)
    else leftOut.push({ line, name: row.name || row.region, reason: reason ?? '' })
  }
  return { catalogue: createCatalogue(factors.values()), rowsRead: factors.size, leftOut, digest }
}
