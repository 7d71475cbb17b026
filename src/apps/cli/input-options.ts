import { isOneOf, nearestWords } from '../../base/index.ts'
import type { CsvDelimiter } from '../../core/csv/index.ts'
import type { FactorDefinition } from '../../core/emissions/index.ts'
import { show } from '../../core/errors/index.ts'
import {
  type CalculateOptions,
  COLUMN_WORDS,
  columnRule,
  type DateOrder,
  type DecimalMark,
  END_DATES,
  type FileForm,
  foldWord,
} from '../../rows/index.ts'
import { choiceRule, flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { ENCODINGS } from './encoding.ts'
import { readingFile, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { readOwnFactors } from './own-factors.ts'
import { formatOf, type TableOptions } from './table-format.ts'

type Maps = Pick<FileForm, 'columnMap' | 'wordMap'>

/** Splits a map into entries: a text separated by commas or semicolons, or the lines of a file. */
function entriesOf(map: string, io: Pick<CliIo, 'readText'>): readonly string[] {
  if (map.includes('=')) return map.split(/[,;]/)
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
 * Parses a map of columns and words. `Verbrauch=value` renames a column, `Notiz=` ignores it,
 * `Strom=activity:electricity` replaces a word in a column, and `=country:DE` fills empty or missing cells. Throws
 * `UsageError`, or `FileFailures` if the map is a file that cannot be read.
 */
export function readColumnMap(map: string | undefined, io: Pick<CliIo, 'readText'>): Maps {
  const columnMap: Record<string, FileForm['columnMap'][string]> = {}
  const wordMap: Record<string, Record<string, string>> = {}
  for (const entry of map === undefined ? [] : entriesOf(map, io)) {
    if (entry.trim() === '') continue
    const equals = entry.lastIndexOf('=')
    const [name = '', ...words] = entry.slice(equals + 1).split(':')
    const from = entry.slice(0, Math.max(equals, 0)).trim()
    if (from === '' && (equals < 0 || words.length === 0))
      throw new UsageError(`--map must hold NAME=column, or =column:WORD for empty cells; received ${show(entry)}`)
    const column = name.trim() === '' ? '' : COLUMN_WORDS.words.find((word) => foldWord(word) === foldWord(name))
    if (column === undefined || (column === '' && words.length > 0)) return failEntry(entry, name.trim())
    if (column === '' || words.length === 0) columnMap[from] = column
    else if (isOneOf(['number', 'date'], columnRule(column).kind))
      throw new UsageError(`--map replaces no numbers and dates; received ${show(entry)}`)
    else wordMap[column] = { ...wordMap[column], [from]: words.join(':').trim() }
  }
  return { columnMap, wordMap }
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
  map: textRule(
    'MAP',
    'rename columns and words of FILE: "Verbrauch=value,Einheit=unit,Notiz=" (a word: Strom=activity:electricity; empty cells: =country:DE), or a file with one entry per line',
  ),
  encoding: choiceRule(ENCODINGS, `encoding of FILE (default: detected): ${ENCODINGS.join(', ')}`, 'NAME'),
  delimiter: choiceRule(Object.keys(DELIMITERS), 'cell separator of CSV (default: detected from the header)'),
  decimal: choiceRule(Object.keys(DECIMAL_MARKS), 'decimal mark of numbers (default: detected for each column)'),
  'date-format': choiceRule(
    DATE_ORDERS,
    'order of dates like 31/01/2025 (default: detected from a day above 12 in the column)',
  ),
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
  'allow-credits': flagRule('accept negative quantities, for correction invoices'),
  'ignore-unknown-columns': flagRule('ignore unknown columns instead of rejecting them'),
} as const satisfies Record<string, OptionRule>

/** Reads the options for the form of a file. Throws `UsageError`, or `FileFailures` for an invalid map. */
export function tableOptionsOf(file: string, args: ParsedArguments, io: Pick<CliIo, 'readText'>): TableOptions {
  const named = <T>(table: Readonly<Record<string, T>>, option: string) => table[textOption(args, option) ?? '']
  return {
    ...readColumnMap(textOption(args, 'map'), io),
    format: formatOf(file, textOption(args, 'format')),
    encoding: ENCODINGS.find((encoding) => encoding === textOption(args, 'encoding')),
    delimiter: named(DELIMITERS, 'delimiter'),
    decimal: named(DECIMAL_MARKS, 'decimal'),
    dateOrder: DATE_ORDERS.find((order) => order === textOption(args, 'date-format')),
    endDate: END_DATES.find((one) => one === textOption(args, 'end-date')),
  }
}

/** True if unknown columns are ignored. */
export function ignoresUnknownColumns(args: ParsedArguments): boolean {
  return args.options['ignore-unknown-columns'] === true
}

/** Reads the options for the calculation. */
export function calculateOptionsOf(args: ParsedArguments, io: Pick<CliIo, 'readText'>): CalculateOptions {
  const edition = textOption(args, 'edition') === 'exact' ? 'exact' : 'nearest'
  const { upstream, 'allow-credits': allowCredits } = args.options
  return {
    edition,
    allowCredits: allowCredits === true,
    upstream: upstream === true,
    factors: ownFactorsOf(args, io),
  }
}
