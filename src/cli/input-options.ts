import type { CsvDelimiter } from '../csv/index.ts'
import type { FactorDefinition } from '../emissions/index.ts'
import { type CalculateOptions, type DateOrder, type DecimalMark, END_DATES } from '../rows/index.ts'
import { choiceRule, flagRule, type OptionRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { readingFile } from './failure.ts'
import { ENCODINGS } from './form/encoding.ts'
import { readColumnMap } from './form/read-column-map.ts'
import type { CliIo } from './io.ts'
import { readOwnFactors } from './own-factors.ts'
import { formatOf, type TableOptions } from './table-format.ts'

const DELIMITERS: Readonly<Record<string, CsvDelimiter>> = { comma: ',', semicolon: ';', tab: '\t' }
const DECIMAL_MARKS: Readonly<Record<string, DecimalMark>> = { comma: ',', point: '.' }
const DATE_ORDERS = ['dmy', 'mdy'] as const satisfies readonly DateOrder[]

/** The option for a company's own factors. */
export const FACTORS_OPTION = textRule(
  'FACTORS',
  'your own factors, besides the published ones: a JSON array in the shape of defineFactor, or CSV with its fields as columns; or the flat file of DESNZ as CSV, which replaces a bundled secondary copy',
)

/** The factors of the file that an option names; undefined without it. Throws `FileFailures`. */
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
    'format of FILE (else by its name: .ndjson and .jsonl are NDJSON, all others CSV)',
  ),
  map: textRule(
    'MAP',
    'columns and words of FILE: "Verbrauch=value,Einheit=unit,Notiz=" (words: Strom=activity:electricity; for empty cells: =country:DE), or a file with one of these per line',
  ),
  encoding: choiceRule(ENCODINGS, `encoding of FILE (else detected): ${ENCODINGS.join(', ')}`, 'NAME'),
  delimiter: choiceRule(Object.keys(DELIMITERS), 'separator of the cells of CSV (else by the header)'),
  decimal: choiceRule(Object.keys(DECIMAL_MARKS), 'decimal mark of numbers (else what the cells of each column show)'),
  'date-format': choiceRule(
    DATE_ORDERS,
    'order of dates like 31/01/2025 (else what a day above 12 in the column shows)',
  ),
  'end-date': choiceRule(
    END_DATES,
    'whether the day of an end counts, or is the day after the last one (else what the rows and the name of the column show)',
  ),
  factors: FACTORS_OPTION,
  edition: choiceRule(
    ['exact', 'nearest'],
    'exact rejects factors of another edition than the year of the row; nearest (the default) takes the nearest and adds a notice',
  ),
  upstream: flagRule(
    'add the published emissions upstream of each row, well to tank and losses, as results of their own in Scope 3',
  ),
  'allow-credits': flagRule('accept negative quantities, for correction invoices'),
  'ignore-unknown-columns': flagRule('ignore columns that are not listed below instead of rejecting them'),
} as const satisfies Record<string, OptionRule>

/** The options for the form of a file among the arguments. Throws `UsageError` or `FileFailures` for an invalid map. */
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

/** True if columns that are not listed are ignored. */
export function ignoresUnknownColumns(args: ParsedArguments): boolean {
  return args.options['ignore-unknown-columns'] === true
}

/** The calculation options among the arguments. */
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
