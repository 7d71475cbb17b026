import { nearestWords } from '../../base/index.ts'
import { type CsvDelimiter, type CsvRecord, csvRecords } from '../../core/csv/index.ts'
import type { FactorDefinition } from '../../core/emissions/index.ts'
import { collectEach, EmissionsError, fail, parseJson, show } from '../../core/errors/index.ts'
import { loadDesnzFlatFile } from '../../reference/factors/index.ts'
import {
  type CalculateOptions,
  chooseText,
  type DateOrder,
  type DecimalMark,
  END_DATES,
  joinOwnFactors,
  numberInterpretations,
  parseUnpivot,
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
import { readColumnMap } from './column-map.ts'
import { ENCODINGS } from './encoding.ts'
import { readingFile, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { formatOf, type TableOptions } from './table-format.ts'

/** The fields of a factor in a CSV file, by the part of the definition that they belong to. */
const FIELDS = {
  per1: ['co2e', 'co2', 'ch4', 'n2o'],
  source: ['publisher', 'title', 'table', 'editionYear', 'dataYear', 'licence', 'attribution'],
  factor: [
    ...['key', 'id', 'edition', 'row', 'name', 'region', 'category', 'unit', 'biogenicCo2', 'massUnit', 'gasBasis'],
    ...['gwp', 'publishedGwp', 'methane', 'boundary', 'heatingValue', 'distanceBasis', 'radiativeForcing'],
    ...['complete', 'supplierMix'],
  ],
} as const
const NUMBERS: readonly string[] = [...FIELDS.per1, 'biogenicCo2']
const YEARS: readonly string[] = ['editionYear', 'dataYear']
const FLAGS: readonly string[] = ['complete', 'supplierMix']
const NAMES: readonly string[] = Object.values(FIELDS).flat()

type Separator = ',' | ';' | '\t'

function numberText(cell: string, name: string, separator: Separator): string {
  const usual = separator === ';' ? ',' : '.'
  const chosen = chooseText(numberInterpretations(cell), { decided: undefined, usual })
  if ('text' in chosen) return chosen.text
  return fail(name, 'not_a_number', { message: 'is not a number with the decimal mark of the file', received: cell })
}

function fieldValue(name: string, cell: string, separator: Separator): string | number | boolean {
  if (NUMBERS.includes(name)) return numberText(cell, name, separator)
  if (YEARS.includes(name)) return Number(cell)
  return FLAGS.includes(name) ? cell.toLowerCase() === 'true' : cell
}

function definitionOf(header: readonly string[], { cells }: CsvRecord, separator: Separator): FactorDefinition {
  const filled = header
    .map((name, index) => [name, cells[index]?.trim() ?? ''] as const)
    .filter(([, cell]) => cell !== '')
  const part = (names: readonly string[]) =>
    Object.fromEntries(
      filled.filter(([name]) => names.includes(name)).map(([name, cell]) => [name, fieldValue(name, cell, separator)]),
    )
  // checked by defineFactor, as what a program without types defines
  return { ...part(FIELDS.factor), per1: part(FIELDS.per1), source: part(FIELDS.source) } as FactorDefinition
}

function checkName(name: string): void {
  if (NAMES.includes(name)) return
  const [near] = nearestWords(name, NAMES, 1)
  const advice = near === undefined ? `the fields are ${NAMES.join(', ')}` : `did you mean ${near}?`
  fail('', 'unknown_field', `${show(name)} is not a field of a factor; ${advice}`)
}

function factorsOfCsv(text: string): readonly FactorDefinition[] {
  const [first = ''] = text.split('\n', 1)
  const separator = ([',', ';', '\t'] as const).find((one) => first.split(one).length > 2) ?? ','
  const [head, ...records] = csvRecords(text, { delimiter: separator })
  const header = (head?.cells ?? []).map((name) => name.trim())
  collectEach(header, checkName)
  return collectEach(records, (record) => definitionOf(header, record, separator))
}

function factorsOfJson(text: string): readonly FactorDefinition[] {
  let parsed: unknown
  try {
    parsed = parseJson(text)
  } catch (error) {
    if (EmissionsError.is(error)) throw error
    return fail('', 'factor_invalid', `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (Array.isArray(parsed)) return parsed
  return fail('', 'factor_invalid', 'must be a JSON array of factors, each in the shape of defineFactor')
}

/** Finds the year of a DESNZ flat file from the name of its column of figures; undefined for any other text. */
function flatFileYear(text: string): number | undefined {
  const [, year] = /^.*\bUOM\b.*,"?GHG Conversion Factor (\d{4})\b/m.exec(text) ?? []
  return year === undefined ? undefined : Number(year)
}

function factorsOfFlatFile(text: string, editionYear: number): readonly FactorDefinition[] {
  return loadDesnzFlatFile(text, { edition: `desnz-${editionYear}`, editionYear }).catalogue.factors()
}

/**
 * Reads the factors of a company from a file: a JSON array in the shape of `defineFactor`, or CSV with its fields as
 * columns (fields of `per1` and `source` by their own names). A DESNZ flat file as CSV becomes the edition of its
 * year, and replaces a bundled secondary copy. Throws EmissionsError with all violations.
 */
function readOwnFactors(text: string): readonly FactorDefinition[] {
  const content = text.replace(/^\uFEFF/, '')
  const year = flatFileYear(content)
  const ofCompany = () => (/^\s*[[{]/.test(content) ? factorsOfJson(content) : factorsOfCsv(content))
  const factors = year === undefined ? ofCompany() : factorsOfFlatFile(content, year)
  joinOwnFactors(factors)
  return factors
}

const DELIMITERS: Readonly<Record<string, CsvDelimiter>> = { comma: ',', semicolon: ';', tab: '\t' }
const DECIMAL_MARKS: Readonly<Record<string, DecimalMark>> = { comma: ',', point: '.' }
const DATE_ORDERS = ['dmy', 'mdy'] as const satisfies readonly DateOrder[]

/** The option for a company's own factors. */
export const FACTORS_OPTION = textRule(
  'FACTORS',
  'your own factors, in addition to the published ones: a JSON array in the shape of defineFactor, or CSV with its fields as columns. The flat file of DESNZ as CSV replaces a bundled secondary copy',
)

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
  year: textRule('YYYY', 'year of months that have none, like Jan or January'),
  'end-date': choiceRule(
    END_DATES,
    'inclusive: an end is the last day of its period; exclusive: it is the day after (default: detected from the rows and the name of the column)',
  ),
  factors: FACTORS_OPTION,
  edition: choiceRule(
    ['exact', 'nearest'],
    'exact rejects factors of another edition than the year of the row; nearest uses the nearest edition and adds a notice (default: nearest)',
  ),
  upstream: flagRule(
    'add the published upstream emissions of each row (well to tank, losses) as separate results in Scope 3',
  ),
  'price-year': textRule(
    'YEAR',
    'for spend: money of later years counts in the prices of this year, such as the last one with published prices; the column priceYear overrides it',
  ),
  'allow-credits': flagRule('accept negative quantities, for correction invoices'),
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
  if (text === undefined || /^(?:19|20)\d\d$/.test(text)) return text
  throw new UsageError(`--year must be a year like 2025; received ${text}`)
}

const HEADER_LINES_MAX = 50

/** Reads the options for the form of a file. Throws `UsageError`, or `FileFailures` for an invalid map. */
export function tableOptionsOf(file: string, args: ParsedArguments, io: Pick<CliIo, 'readText'>): TableOptions {
  const named = <T>(table: Readonly<Record<string, T>>, option: string) => table[textOption(args, option) ?? '']
  return {
    ...readColumnMap(textOption(args, 'map'), io),
    format: formatOf(file, textOption(args, 'format')),
    encoding: choiceOption(args, 'encoding', ENCODINGS),
    delimiter: named(DELIMITERS, 'delimiter'),
    decimal: named(DECIMAL_MARKS, 'decimal'),
    dateOrder: choiceOption(args, 'date-format', DATE_ORDERS),
    endDate: choiceOption(args, 'end-date', END_DATES),
    headerRow: headerRowOf(args),
    unpivot: unpivotOf(args),
    year: yearOf(args),
  }
}

/** True if unknown columns are ignored. */
export function ignoresUnknownColumns(args: ParsedArguments): boolean {
  return args.options['ignore-unknown-columns'] === true
}

/** Parses the year of prices. Throws `UsageError`. */
function priceYearOf(args: ParsedArguments): number | undefined {
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
  }
}
