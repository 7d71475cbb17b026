import { toTrace } from '../emissions/index.ts'
import { attributions } from '../factors/index.ts'
import { type GivenArguments, oneOperand, textOption } from './arguments.ts'
import { type CalculatedRow, calculateRows } from './calculate-rows.ts'
import { INPUT_COLUMN_NAMES, ruleOf } from './columns.ts'
import { type Command, definitionLines } from './command.ts'
import { SAMPLE_YEAR_CSV } from './data/sample-year.ts'
import { readingFile, UsageError } from './failure.ts'
import { calculateOptionsOf, formatOf, INPUT_OPTIONS } from './input-options.ts'
import type { CliIo, OutputFile } from './io.ts'
import { progressOn } from './progress.ts'
import { RESULT_COLUMNS, resultLines, resultText } from './result-table.ts'
import { SAMPLE_FILE, SAMPLE_TITLE, sampleProofText } from './sample-report.ts'
import { readSourceRows } from './source-row.ts'
import { summaryOf } from './summary.ts'
import { summaryText } from './summary-text.ts'
import { wrap } from './text-layout.ts'

/** What is calculated: a file, or the shipped year. */
interface Source {
  readonly file: string
  readonly text: string
  readonly isSample: boolean
}

function sourceOf(given: GivenArguments, io: CliIo): Source {
  if (given.options.sample !== true) {
    const file = oneOperand(given, 'FILE')
    return { file, text: readingFile(file, () => io.readText(file)), isSample: false }
  }
  if (given.operands.length > 0) throw new UsageError('--sample calculates the shipped year; leave FILE out')
  return { file: SAMPLE_FILE, text: SAMPLE_YEAR_CSV, isSample: true }
}

async function calculate({ file, text }: Source, given: GivenArguments, io: CliIo): Promise<readonly CalculatedRow[]> {
  const format = formatOf(file, textOption(given, 'format'))
  const ignoreUnknownColumns = given.options['ignore-unknown-columns'] === true
  const sources = readSourceRows(file, text, { format, ignoreUnknownColumns })
  const progress = progressOn(io.stderr, sources.length)
  try {
    return await calculateRows(file, sources, { ...calculateOptionsOf(given), onProgress: progress.show })
  } finally {
    progress.clear()
  }
}

/** Refuses to write over the file that is read, and two outputs into one file. */
function checkPaths({ file, isSample }: Source, given: GivenArguments, io: CliIo): void {
  const read = isSample ? undefined : file
  const paths = [read, textOption(given, 'output'), textOption(given, 'traces')]
  const files = paths.filter((path) => path !== undefined && path !== '-').map((path) => io.resolve(path ?? ''))
  if (new Set(files).size === files.length) return
  throw new UsageError('FILE, --output and --traces must name three different files')
}

function outputFiles(rows: readonly CalculatedRow[], given: GivenArguments, source: Source): OutputFile[] {
  const output = textOption(given, 'output')
  const traces = textOption(given, 'traces')
  const files: OutputFile[] = []
  if (output !== undefined && output !== '-') files.push({ path: output, text: resultsAs(rows, given, source) })
  if (traces !== undefined) {
    const lines = rows.flatMap(({ results }) => results.map(({ calculation }) => `${toTrace(calculation)}\n`))
    files.push({ path: traces, text: lines.join('') })
  }
  return files
}

function resultsAs(rows: readonly CalculatedRow[], given: GivenArguments, { file }: Source): string {
  const output = textOption(given, 'output') ?? '-'
  const asked =
    textOption(given, 'out-format') ?? (output === '-' ? formatOf(file, textOption(given, 'format')) : undefined)
  return resultText(resultLines(rows), formatOf(output, asked))
}

function attributionText(rows: readonly CalculatedRow[]): string {
  const texts = attributions(rows.flatMap(({ results }) => results.map(({ calculation }) => calculation)))
  return texts.length === 0
    ? ''
    : `\nA report of these figures must print\n${texts.map((text) => wrap(`  ${text}`, '')).join('\n')}\n`
}

function report(rows: readonly CalculatedRow[], { file, isSample }: Source): string {
  const summary = summaryText(isSample ? SAMPLE_TITLE : file, summaryOf(rows))
  return `${summary}${isSample ? sampleProofText(rows) : ''}${attributionText(rows)}`
}

/** Rows go to the standard output unless they have a file, or a person is looking at it. */
function areRowsOnStdout(given: GivenArguments, { isSample }: Source, io: CliIo): boolean {
  const output = textOption(given, 'output')
  return output === undefined ? !isSample && !io.stdout.isTerminal : output === '-'
}

async function run(given: GivenArguments, io: CliIo): Promise<number> {
  const source = sourceOf(given, io)
  if (given.options['print-input'] === true) {
    io.stdout.write(source.text)
    return 0
  }
  const rows = await calculate(source, given, io)
  checkPaths(source, given, io)
  const files = outputFiles(rows, given, source)
  const text = report(rows, source)
  const onStdout = areRowsOnStdout(given, source, io)
  const results = onStdout ? resultsAs(rows, given, source) : ''
  if (files.length > 0) io.writeFiles(files)
  if (onStdout) io.stdout.write(results)
  const human = onStdout ? io.stderr : io.stdout
  human.write(text)
  if (files.length > 0) human.write(`\nwritten: ${files.map(({ path }) => path).join(', ')}\n`)
  return 0
}

function columnHelp(): string {
  const terms = INPUT_COLUMN_NAMES.map((column) => {
    const { kind, of, help, isRequired } = ruleOf(column)
    const choices = column !== 'activity' && typeof kind === 'object' ? ` (${kind.join(', ')})` : ''
    const where = of.length === ruleOf('activity').of.length ? '' : `${of.join(', ')}: `
    return [column, `${where}${help}${choices}${isRequired ? '; required' : ''}`] as const
  })
  return definitionLines(terms)
}

function details(): string {
  return [
    wrap(
      'FILE is CSV with a header, or NDJSON (one JSON object per line with the columns as keys); - is the standard input. One row is one activity: fuel, electricity, vehicle, movement (freight), trip (business travel) or refrigerant. Columns may stand in any order; empty cells are absent; numbers have a decimal point and no thousands separator, and may be fractions like 5/18. Without a factor, one is selected by what the row says, its country and its period.',
    ),
    `Columns of the input\n${columnHelp()}`,
    `Columns of the output (kilograms; empty: not published)\n${wrap(`  ${RESULT_COLUMNS.join(' ')}`)}`,
    wrap(
      'Rows go to --output, else to the standard output when it is a file or pipe; the summary goes to the standard output, or to the standard error when the rows are there. Electricity gives two lines, by location and by market. When a row is wrong, all that is wrong is printed as FILE:LINE:COLUMN: code: message, nothing is written, and the exit code is 1.',
    ),
    'Examples\n  tonne calculate --sample\n  tonne calculate --sample --print-input > activities.csv\n  tonne calculate activities.csv --output results.csv --traces traces.ndjson',
  ].join('\n\n')
}

/** `tonne calculate FILE`. */
export const calculateCommand: Command = {
  name: 'calculate',
  operands: 'FILE',
  summary: 'turns activities into emissions by published factors, with a summary by scope, activity and month',
  options: {
    ...INPUT_OPTIONS,
    output: { type: 'string', value: 'FILE', help: 'write the results to a file; - is the standard output' },
    'out-format': {
      type: 'string',
      value: 'csv|ndjson',
      choices: ['csv', 'ndjson'],
      help: 'format of the results (else by the name of --output, else that of FILE)',
    },
    traces: {
      type: 'string',
      value: 'FILE',
      help: 'write the proof of every result, one per line in the order of the results',
    },
    sample: { type: 'boolean', help: 'calculate the shipped year of an invented company instead of FILE' },
    'print-input': { type: 'boolean', help: 'print the input as it stands and stop; with --sample, a template' },
  },
  details,
  run,
}
