import { describeColumn, INPUT_COLUMN_NAMES } from '../../rows/index.ts'
import { choiceRule, flagRule, type OptionRule, textRule } from './arguments.ts'
import { calculateFile } from './calculate/calculate-file.ts'
import { type Command, definitionLines } from './command.ts'
import { INPUT_OPTIONS } from './input-options.ts'
import { RESULT_COLUMNS } from './result-table.ts'

function columnHelp(): string {
  return definitionLines(INPUT_COLUMN_NAMES.map((column) => [column, describeColumn(column)]))
}

/** Option for all digits of a summary. */
export const EXACT_OPTION: OptionRule = flagRule('print the summary with all digits, down to 10^-24 kg')

/** `tonne calculate FILE`. */
export const calculateCommand: Command = {
  options: {
    ...INPUT_OPTIONS,
    sheet: textRule(
      'NAME',
      'sheet of an .xlsx workbook; optional if it has only one. Workbooks need the package hucre: npm install hucre@1',
    ),
    output: textRule('FILE', 'write the results to this file; - is standard output'),
    'out-format': choiceRule(
      ['csv', 'ndjson'],
      'format of the results (default: by the name of --output, otherwise that of FILE)',
    ),
    'raw-cells': flagRule(
      'keep ids and sites in CSV results unchanged; otherwise text that a spreadsheet would run as a formula gets an apostrophe in front',
    ),
    traces: textRule('FILE', 'write the proof of every result, one per line in the order of the results'),
    'skip-bad': textRule(
      'BAD',
      'leave invalid rows out of the results, write them to this file with a column problem that gives the reason, and end with exit code 0',
    ),
    workers: textRule('N', 'number of threads (default: 1); the results are identical'),
    html: textRule('FILE', 'write the report as one page that verifies itself offline'),
    open: flagRule('open the page of --html in the browser'),
    exact: EXACT_OPTION,
    check: flagRule(
      'compare up to 1,000,000 rows with each other, to warn about duplicates, overlapping periods and outliers (default: 200,000 rows of a pipe, or of a file of at most 16 MiB)',
    ),
    sample: flagRule('calculate the included year of an invented company instead of FILE'),
    'print-input': flagRule('print the input unchanged and stop; with --sample, a template'),
  },
  details: [
    'FILE is CSV with a header, NDJSON (one JSON object per line, with columns as keys) or a sheet of an .xlsx workbook; - is standard input. Each row is one activity: fuel, electricity, vehicle, movement (freight), trip (business travel), refrigerant, quantity or spend. Columns may be in any order. Empty cells are ignored. Numbers may be fractions like 5/18. Separator, encoding, decimal mark, dates and other words for columns, units and modes are detected; the summary lists every guess, and an ambiguous cell is an error. If a row names no factor, one is selected by its content, country and period.',
    `Input columns [for these activities only]\n${columnHelp()}`,
    `Output columns (kilograms; empty: not published)\n  ${RESULT_COLUMNS.join(' ')}`,
    'Rows are written to --output, otherwise to standard output if it is a file or a pipe. The summary goes to standard output, or to standard error if the rows are there. Electricity has two rows: location-based and market-based. If a row is invalid, all errors are printed by cause as FILE:LINE:COLUMN: code: message (rows), nothing is written, and the exit code is 1. Files may be larger than memory: only the first 1,000 causes of errors are printed, and the first 16 MB of rows for standard output are held back until all rows are known to be valid.',
    'Examples\n  tonne calculate --sample\n  tonne calculate --sample --print-input > activities.csv\n  tonne calculate activities.csv --output results.csv --traces traces.ndjson',
  ],
  run: calculateFile,
}
