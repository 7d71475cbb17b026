import { INPUT_COLUMN_NAMES } from '../rows/index.ts'
import { choiceRule, flagRule, type OptionRule, textRule } from './arguments.ts'
import { calculateFile } from './calculate/calculate-file.ts'
import { columnText } from './column-text.ts'
import { type Command, definitionLines } from './command.ts'
import { INPUT_OPTIONS } from './input-options.ts'
import { RESULT_COLUMNS } from './result-table.ts'

function columnHelp(): string {
  return definitionLines(INPUT_COLUMN_NAMES.map((column) => [column, columnText(column)]))
}

/** Option for all digits of a summary. */
export const EXACT_OPTION: OptionRule = flagRule('print the summary with all digits, down to 10^-24 kg')

/** `tonne calculate FILE`. */
export const calculateCommand: Command = {
  options: {
    ...INPUT_OPTIONS,
    sheet: textRule(
      'NAME',
      'sheet of an .xlsx workbook; not needed if it has one. Workbooks are read by the package hucre: npm install hucre@1',
    ),
    output: textRule('FILE', 'write the results to a file; - is the standard output'),
    'out-format': choiceRule(
      ['csv', 'ndjson'],
      'format of the results (else by the name of --output, else that of FILE)',
    ),
    'raw-cells': flagRule(
      'keep ids and sites in CSV results as they are; otherwise an apostrophe stands before text that a spreadsheet would run as a formula',
    ),
    traces: textRule('FILE', 'write the proof of every result, one per line in the order of the results'),
    'skip-bad': textRule(
      'BAD',
      'leave rows that are wrong out of the results, write them to a file to mend, with a column problem that says why, and end with exit code 0',
    ),
    workers: textRule('N', 'calculate in N threads (1 if not given); the results are the same to the byte'),
    html: textRule('FILE', 'write the report as one page that verifies itself, without a network'),
    open: flagRule('open the page of --html in the browser'),
    exact: EXACT_OPTION,
    check: flagRule(
      'compare up to 1,000,000 rows with each other, for warnings about duplicates, overlapping periods and outliers (else 200,000 rows of a pipe, or of a file of at most 16 MiB)',
    ),
    sample: flagRule('calculate the shipped year of an invented company instead of FILE'),
    'print-input': flagRule('print the input as it stands and stop; with --sample, a template'),
  },
  details: [
    'FILE is CSV with a header, or NDJSON (one JSON object per line with the columns as keys), or a sheet of an .xlsx workbook; - is the standard input. One row is one activity: fuel, electricity, vehicle, movement (freight), trip (business travel) or refrigerant. Columns may stand in any order; empty cells are absent; numbers may be fractions like 5/18. Separator, encoding, decimal mark, dates and other words for columns, units and modes are recognised; guesses are lines of the summary, and what could mean two things is an error. Without a factor, one is selected by what the row says, its country and its period.',
    `Columns of the input\n${columnHelp()}`,
    `Columns of the output (kilograms; empty: not published)\n  ${RESULT_COLUMNS.join(' ')}`,
    'Rows go to --output, else to the standard output when it is a file or pipe; the summary goes to the standard output, or to the standard error when the rows are there. Electricity gives two lines, by location and by market. When a row is wrong, all that is wrong is printed by cause as FILE:LINE:COLUMN: code: message (rows), nothing is written, and the exit code is 1. Files may be larger than memory: of more than 1,000 causes of errors the first are printed, and of rows on the standard output the first 16 MB wait until all is known to be right.',
    'Examples\n  tonne calculate --sample\n  tonne calculate --sample --print-input > activities.csv\n  tonne calculate activities.csv --output results.csv --traces traces.ndjson',
  ],
  run: calculateFile,
}
