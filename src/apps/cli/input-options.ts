import { isOneOf, nearestWords } from '../../base/index.ts'
import type { CsvDelimiter } from '../../core/csv/index.ts'
import { type FactorDefinition, RADIATIVE_FORCING_CHOICES } from '../../core/emissions/index.ts'
import { show } from '../../core/errors/index.ts'
import {
  type CalculateOptions,
  COLUMN_WORDS,
  columnRule,
  countryOf,
  type DateOrder,
  type DecimalMark,
  END_DATES,
  type FileForm,
  type FinancialYears,
  findCurrencyOfCell,
  firstOfTwoYears,
  foldWord,
  type InputColumn,
  parseFinancialYears,
  parseUnpivot,
  placesWithPostcodes,
  type UnpivotOption,
} from '../../rows/index.ts'
import {
  choiceOption,
  choiceRule,
  flagRule,
  listRule,
  type OptionRule,
  type ParsedArguments,
  textOption,
  textRule,
} from './arguments.ts'
import { ENCODINGS } from './encoding.ts'
import { readingFile, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { readOwnFactors } from './own-factors.ts'
import { formatOf, type TableOptions } from './table-format.ts'

type Maps = Pick<FileForm, 'columnMap' | 'wordMap'>

/** True for an entry with a word: 'Bath=from:Bath, GB'. */
const namesWord = (entry = '') => /=[^=]*:[^=]*$/.test(entry)

/**
 * Counts the pieces without an equals sign that belong to the entry before them, and not to the name after them. In
 * 'Bath=from:Bath, GB,York=from:York, GB' the commas of words have a blank and the others have none.
 */
function countOwnPieces(before: string | undefined, pieces: readonly string[], next: string | undefined): number {
  if (!namesWord(before)) return 0
  if (next === undefined) return pieces.length
  const first = pieces.findIndex((piece) => !/^\s/.test(piece))
  return /^\s/.test(next) ? 0 : first < 0 ? pieces.length : first
}

/**
 * Splits the entries of a map. A name may hold commas, because an entry ends after its equals sign: 'Light, Power=factor:gas'.
 * A word may hold them if no other entry follows the comma.
 */
function splitEntries(map: string): readonly string[] {
  const entries: string[] = []
  let open: string[] = []
  const close = (next: string | undefined) => {
    const count = countOwnPieces(entries.at(-1), open, next)
    if (count > 0) entries.push(`${entries.pop() ?? ''}${open.slice(0, count).join('')}`)
    entries.push([...open.slice(count), ...(next === undefined ? [] : [next])].join(''))
    open = []
  }
  for (const piece of map.split(/(?<=[,;])/)) {
    if (piece.includes('=')) close(piece)
    else if (/^\s*[,;]$/.test(piece)) entries.push(piece)
    else open.push(piece)
  }
  if (open.length > 0) close(undefined)
  return entries.map((entry) => (entry.includes('=') ? entry.replace(/[,;]$/, '') : entry))
}

/** Splits a map into entries: a text separated by commas or semicolons, or the lines of a file. */
function splitMap(map: string, io: Pick<CliIo, 'readText'>): readonly string[] {
  if (map.includes('=')) return splitEntries(map)
  return readingFile(map, () => io.readText(map))
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('#'))
}

function failEntry(entry: string, column: string): never {
  const near = nearestWords(column, COLUMN_WORDS.understood, 1).map(COLUMN_WORDS.find)
  const proposal = near.length === 0 ? 'tonne calculate --help lists the columns' : `did you mean ${near[0]}?`
  throw new UsageError(`--map names no column in ${show(entry)}: ${show(column)}; ${proposal}`)
}

/**
 * Joins the meanings that a map gives a column of the file. One column may decide both activity and fuel: then it is the
 * product. Throws `UsageError` for any other two meanings.
 */
function joinColumns(
  header: string,
  column: InputColumn | '',
  earlier: InputColumn | '' | undefined,
): InputColumn | '' {
  const both = [column, earlier]
  if (earlier === undefined || earlier === column) return column
  if (both.every((one) => one === 'activity' || one === 'fuel' || one === 'product')) return 'product'
  throw new UsageError(
    `--map names the column ${show(header)} twice, as ${show(earlier)} and as ${show(column)}; a column of the file has one meaning`,
  )
}

/**
 * Parses a map of columns and words. `Verbrauch=value` renames a column, `Notiz=` ignores it,
 * `Strom=activity:electricity` replaces a word in a column, and `=country:DE` fills empty or missing cells. Throws
 * `UsageError`, or `FileFailures` if the map is a file that cannot be read.
 */
function readColumnMap(map: string | undefined, io: Pick<CliIo, 'readText'>): Maps {
  const columnMap: Record<string, FileForm['columnMap'][string]> = {}
  const wordMap: Record<string, Record<string, string>> = {}
  const entries = (map ?? '').split('\n').flatMap((one) => (one === '' ? [] : splitMap(one, io)))
  for (const entry of entries) {
    if (entry.trim() === '') continue
    const equals = entry.lastIndexOf('=')
    const [name = '', ...words] = entry.slice(equals + 1).split(':')
    const from = entry.slice(0, Math.max(equals, 0)).trim()
    if (from === '' && (equals < 0 || words.length === 0))
      throw new UsageError(`--map must hold NAME=column, or =column:WORD for empty cells; received ${show(entry)}`)
    const column = name.trim() === '' ? '' : COLUMN_WORDS.words.find((word) => foldWord(word) === foldWord(name))
    if (column === undefined || (column === '' && words.length > 0)) return failEntry(entry, name.trim())
    if (column === '' || words.length === 0) {
      columnMap[from] = joinColumns(from, column, columnMap[from])
    } else if (isOneOf(['number', 'date'], columnRule(column).kind))
      throw new UsageError(`--map replaces no numbers and dates; received ${show(entry)}`)
    else if (column === 'currency' && findCurrencyOfCell(words.join(':').trim()) === undefined)
      throw new UsageError(`--map must give a currency by its code of ISO 4217, like GBP; received ${show(entry)}`)
    else wordMap[column] = { ...wordMap[column], [from]: words.join(':').trim() }
  }
  return { columnMap, wordMap }
}

const DELIMITERS: Readonly<Record<string, CsvDelimiter>> = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' }
const DECIMAL_MARKS: Readonly<Record<string, DecimalMark>> = { comma: ',', point: '.' }
const DATE_ORDERS = ['dmy', 'mdy'] as const satisfies readonly DateOrder[]

/** The option for a company's own factors. */
export const FACTORS_OPTION = textRule(
  'FACTORS',
  'your own factors, in addition to the published ones: a JSON array in the shape of defineFactor, or CSV with its fields as columns. The flat file of DESNZ as CSV replaces a bundled secondary copy',
)

/** The option for postcodes as places. */
export const POSTCODES_OPTION = textRule(
  'POSTCODES',
  'a file of postcodes of GeoNames (US.txt, GB.txt, DE.txt), so that places may be postcodes: "90210, US", "DE 80331"',
)

/** Reads the file of postcodes that the option names, and places with them; undefined without it. Throws `FileFailures`. */
export function postcodesOf(args: ParsedArguments, io: Pick<CliIo, 'readText'>) {
  const file = textOption(args, 'postcodes')
  if (file === undefined) return undefined
  return readingFile(file, () => {
    const text = io.readText(file)
    return { text, places: placesWithPostcodes(text) }
  })
}

/** Reads the factors of the file that the option names; undefined without the option. Throws `FileFailures`. */
export function ownFactorsOf(
  args: ParsedArguments,
  io: Pick<CliIo, 'readText'>,
): readonly FactorDefinition[] | undefined {
  const file = textOption(args, 'factors')
  return file === undefined ? undefined : readingFile(file, () => readOwnFactors(io.readText(file)))
}

/** The options of every command that reads activities. */
export const INPUT_OPTIONS = {
  format: choiceRule(
    ['csv', 'ndjson'],
    'format of FILE (default: by its name; .ndjson and .jsonl are NDJSON, all others CSV)',
  ),
  map: listRule(
    'MAP',
    'rename columns and words of FILE: "Verbrauch=value,Einheit=unit,Notiz=" (a word: Strom=activity:electricity; empty cells: =country:DE), or a file with one entry per line; may be repeated',
  ),
  encoding: choiceRule(ENCODINGS, `encoding of FILE (default: detected): ${ENCODINGS.join(', ')}`, 'NAME'),
  delimiter: choiceRule(Object.keys(DELIMITERS), 'cell separator of CSV (default: detected from the header)'),
  decimal: choiceRule(Object.keys(DECIMAL_MARKS), 'decimal mark of numbers (default: detected for each column)'),
  'date-format': choiceRule(
    DATE_ORDERS,
    'order of dates like 31/01/2025 (default: detected from a day above 12 in the column)',
  ),
  'header-row': textRule('N', 'line of the header (default: found by its words in the first 50 lines)'),
  unpivot: textRule(
    'COLUMNS=NAME',
    'columns of FILE to turn into rows, like "Leeds,Hull=site": a row for each filled cell (default: months and products are recognised)',
  ),
  year: textRule(
    'YYYY',
    'year of months that have none, like Jan or January, and of all rows of a table without dates; of the first of several columns of months, whose January after December is of the next year',
  ),
  'year-starts': textRule(
    'MONTH',
    'first month of financial years like FY25, 2024/25 or FY25 Q1: april. FY25 is the year that ends in 2025; with april:begins, the one that begins in 2025',
  ),
  country: textRule('COUNTRY', 'country of rows that name none: GB, US, DE, CA-ON'),
  'end-date': choiceRule(
    END_DATES,
    'inclusive: an end is the last day of its period; exclusive: it is the day after (default: detected from the rows and the name of the column)',
  ),
  postcodes: POSTCODES_OPTION,
  factors: FACTORS_OPTION,
  edition: choiceRule(
    ['exact', 'nearest'],
    'exact rejects factors of another edition than the year of the row; nearest uses the nearest edition and adds a notice (default: nearest)',
  ),
  'radiative-forcing': choiceRule(
    RADIATIVE_FORCING_CHOICES,
    'uplift on the CO2 of trips by air that name none in the column radiativeForcing; freight has none (default: none)',
  ),
  upstream: flagRule(
    'add the published upstream emissions of each row (well to tank, losses) as separate results in Scope 3',
  ),
  'price-year': textRule(
    'YEAR',
    'for spend: money of later years counts in the prices of this year, such as the last one with published prices; the column priceYear overrides it',
  ),
  'allow-credits': flagRule('accept negative quantities: credit notes, refunds, corrections'),
  'ignore-unknown-columns': flagRule('ignore unknown columns instead of rejecting them'),
} as const satisfies Record<string, OptionRule>

function headerRowOf(args: ParsedArguments): number | undefined {
  const text = textOption(args, 'header-row')
  if (text === undefined) return undefined
  if (/^[1-9]\d?$/.test(text) && Number(text) <= HEADER_LINES_MAX) return Number(text)
  throw new UsageError(`--header-row must be a line from 1 to ${HEADER_LINES_MAX}; received ${text}`)
}

function unpivotOf(args: ParsedArguments): UnpivotOption | undefined {
  const text = textOption(args, 'unpivot')
  if (text === undefined) return undefined
  const option = parseUnpivot(text)
  if (option !== undefined) return option
  throw new UsageError(
    `--unpivot must be like "Leeds,Hull=site", with a column of the input after the sign; received ${show(text)}`,
  )
}

function yearOf(args: ParsedArguments): string | undefined {
  const text = textOption(args, 'year')
  if (text === undefined || /^(?:19|20)\d\d$/.test(text) || firstOfTwoYears(text) !== undefined) return text
  throw new UsageError(`--year must be a year like 2025, or two like 2024/25; received ${text}`)
}

function financialYearsOf(args: ParsedArguments): FinancialYears | undefined {
  const text = textOption(args, 'year-starts')
  const years = text === undefined ? undefined : parseFinancialYears(text)
  if (text === undefined || years !== undefined) return years
  throw new UsageError(`--year-starts must be a month like april, or april:begins; received ${show(text)}`)
}

const HEADER_LINES_MAX = 50

/** Adds the uplift on flights that the option names, for rows that name none. */
function withForcing(maps: Maps, forcing: string | undefined): Maps {
  if (forcing === undefined) return maps
  const { radiativeForcing } = maps.wordMap
  return { ...maps, wordMap: { ...maps.wordMap, radiativeForcing: { ...radiativeForcing, '': forcing } } }
}

/** Adds the country that the option names, for rows that name none. Throws `UsageError` for an unknown one. */
function withCountry(maps: Maps, country: string | undefined): Maps {
  if (country === undefined) return maps
  if (countryOf(country) === undefined)
    throw new UsageError(`--country must be an ISO 3166-1 code of a country, like GB; received ${show(country)}`)
  return { ...maps, wordMap: { ...maps.wordMap, country: { '': country, ...maps.wordMap.country } } }
}

/** Reads the options for the form of a file. Throws `UsageError`, or `FileFailures` for an invalid map. */
export function tableOptionsOf(file: string, args: ParsedArguments, io: Pick<CliIo, 'readText'>): TableOptions {
  const named = <T>(table: Readonly<Record<string, T>>, option: string) => table[textOption(args, option) ?? '']
  const maps = withForcing(readColumnMap(textOption(args, 'map'), io), textOption(args, 'radiative-forcing'))
  return {
    ...withCountry(maps, textOption(args, 'country')),
    format: formatOf(file, textOption(args, 'format')),
    encoding: choiceOption(args, 'encoding', ENCODINGS),
    delimiter: named(DELIMITERS, 'delimiter'),
    decimal: named(DECIMAL_MARKS, 'decimal'),
    dateOrder: choiceOption(args, 'date-format', DATE_ORDERS),
    endDate: choiceOption(args, 'end-date', END_DATES),
    headerRow: headerRowOf(args),
    ignoresUnknown: ignoresUnknownColumns(args),
    unpivot: unpivotOf(args),
    year: yearOf(args),
    financialYears: financialYearsOf(args),
  }
}

/** True if unknown columns are ignored. */
export function ignoresUnknownColumns(args: ParsedArguments): boolean {
  return args.options['ignore-unknown-columns'] === true
}

/** Parses the year of prices. Throws `UsageError`. */
export function priceYearOf(args: ParsedArguments): number | undefined {
  const text = textOption(args, 'price-year')
  if (text === undefined || /^\d{4}$/.test(text)) return text === undefined ? undefined : Number(text)
  throw new UsageError(`--price-year must be a year of four digits, like 2024; received ${text}`)
}

/** Reads the options for the calculation. */
export function calculateOptionsOf(args: ParsedArguments, io: Pick<CliIo, 'readText'>): CalculateOptions {
  const edition = textOption(args, 'edition') === 'exact' ? 'exact' : 'nearest'
  const { upstream, 'allow-credits': allowCredits } = args.options
  return {
    edition,
    allowCredits: allowCredits === true,
    upstream: upstream === true,
    priceYear: priceYearOf(args),
    factors: ownFactorsOf(args, io),
    postcodes: postcodesOf(args, io)?.text,
  }
}

/** Option for all digits of a summary. */
export const EXACT_OPTION: OptionRule = flagRule('print the summary with all digits, down to 10^-24 kg')
