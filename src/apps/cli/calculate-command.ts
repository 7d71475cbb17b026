import { type ReadableContribution, sumLine } from '../../core/display/index.ts'
import { toTrace } from '../../core/emissions/index.ts'
import { type Catalogue, publishedCatalogue } from '../../reference/factors/index.ts'
import { definedFields } from '../../resources/index.ts'
import {
  type CalculatedRow,
  describeColumn,
  INPUT_COLUMN_NAMES,
  type ReadingOptions,
  RowComparison,
  unneededWords,
  withFactorSets,
} from '../../rows/index.ts'
import { verify } from '../../verify/index.ts'
import { choiceRule, flagRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { type BlockPipeline, pipelineHere, pipelineOnThreads, threadsDepth } from './calculate/block-pipeline.ts'
import type { CalculatorSpec } from './calculate/calculator-spec.ts'
import { encodeUtf8 } from './calculate/decode-utf8.ts'
import { openActivities, type SizedActivities } from './calculate/open-activities.ts'
import { textInput } from './calculate/open-table.ts'
import { runFile } from './calculate/run-file.ts'
import type { RunTotals } from './calculate/run-totals.ts'
import { SkipReport } from './calculate/skip-report.ts'
import { type Command, definitionLines } from './command.ts'
import { SAMPLE_YEAR_CSV } from './data/sample-year.ts'
import { namedCalculations } from './explain-command.ts'
import { FileFailures, failureLines, readingChunks, readingInput, UsageError } from './failure.ts'
import {
  calculateOptionsOf,
  EXACT_OPTION,
  INPUT_OPTIONS,
  ignoresUnknownColumns,
  tableOptionsOf,
} from './input-options.ts'
import type { ByteInput, CliIo } from './io.ts'
import { type Outputs, openOutputs, startProgress, writeFile } from './outputs.ts'
import { lineFormat, type OutputFormat, RESULT_COLUMNS } from './result-table.ts'
import { type HtmlReport, htmlReport } from './serve/html-report.ts'
import { leftOutTexts, summaryText, warningTexts } from './summary-text.ts'
import { formatOf, type TableOptions } from './table-format.ts'
import { wrap } from './text-layout.ts'

/** Name of the included year in messages, instead of a file. */
const SAMPLE_FILE = 'sample-year.csv'

/** Title of its summary. */
const SAMPLE_TITLE = 'Thornbeck Pumps, an invented company: Leeds (GB), Dayton (US), Kassel (DE)'

/** A bill, a freight leg by sea and a flight. */
const EXPLAINED_IDS: readonly string[] = ['DAY-GAS-07', 'FRT-07', 'TRIP-14']

function explainedLines({ name, calculation }: ReturnType<typeof namedCalculations>[number]): string {
  const { contributions } = JSON.parse(toTrace(calculation)) as {
    readonly contributions: readonly ReadableContribution[]
  }
  const lines = contributions
    .map(sumLine)
    .flatMap(({ product, details }) => [
      wrap(`  ${product}`, '    '),
      ...details.map((line) => wrap(`    ${line}`, '  ')),
    ])
  return `${name}\n${lines.join('\n')}\n`
}

function explainedText(rows: readonly CalculatedRow[]): string {
  const named = rows.filter(({ id }) => EXPLAINED_IDS.includes(id)).flatMap(namedCalculations)
  return `\nThree numbers explained, in rounded figures\n\n${named.map(explainedLines).join('\n')}`
}

/** Formats the text after the summary of the sample: explained numbers, the verification of all traces, next steps. */
function sampleProofText(rows: readonly CalculatedRow[], catalogue: Catalogue): string {
  const traces = rows.flatMap(({ results }) => results.map(({ calculation }) => toTrace(calculation)))
  const verified = traces.filter((trace) => verify(trace, { catalogue }).verified).length
  return [
    explainedText(rows),
    'Proof',
    `  ${verified} of ${traces.length} traces verified against the published factors\n`,
    'Your own year, in this folder',
    '  npx tonne calculate --sample --print-input > activities.csv',
    '    a template: put in your own rows',
    '  npx tonne calculate activities.csv --output results.csv --traces traces.ndjson',
    '    the same report of them; --html FILE writes a page, --exact all digits',
    '  npx tonne verify traces.ndjson',
    '  npx tonne factors natural gas --region GB',
    '    finds keys for the column factor\n',
  ].join('\n')
}

const WORKERS_MAX = 64
/** Maximum rows that are compared with each other: on request, and by default. */
const CHECKED_ROWS_MAX = 1_000_000
const COMPARED_ROWS_MAX = 200_000
/**
 * Size of a file above which its rows are compared only on request, because comparing takes longer than calculating.
 */
const COMPARED_BYTES_MAX = 2 ** 24

/** The input: a file, or the included year. */
interface CalculateInput {
  readonly file: string
  readonly input: ByteInput
  readonly isSample: boolean
}

async function openSource(args: ParsedArguments, io: CliIo): Promise<CalculateInput> {
  if (args.options.sample !== true) {
    const file = oneOperand(args, 'FILE')
    return { file, input: await readingInput(file, () => io.openInput(file)), isSample: false }
  }
  if (args.operands.length > 0) throw new UsageError('--sample calculates the shipped year; leave FILE out')
  return { file: SAMPLE_FILE, input: textInput(SAMPLE_YEAR_CSV), isSample: true }
}

/** Rejects an output that overwrites the input, and two outputs to the same file. */
function checkPaths({ file, isSample }: CalculateInput, args: ParsedArguments, io: CliIo): void {
  const outputs = ['output', 'traces', 'skip-bad', 'html'].map((name) => textOption(args, name))
  const paths = [isSample ? undefined : file, ...outputs]
  const files = paths.filter((path) => path !== undefined && path !== '-').map((path) => io.resolve(path ?? ''))
  if (new Set(files).size === files.length) return
  const named =
    textOption(args, 'skip-bad') === undefined
      ? 'FILE, --output and --traces must name three'
      : 'FILE, --output, --traces and --skip-bad must name four'
  throw new UsageError(`${named} different files`)
}

function workersOf(args: ParsedArguments): number {
  const text = textOption(args, 'workers') ?? '1'
  const workers = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (workers >= 1 && workers <= WORKERS_MAX) return workers
  throw new UsageError(`--workers must be a whole number from 1 to ${WORKERS_MAX}; received ${text}`)
}

/** Creates the comparison of the rows of an input. */
function comparisonOf(args: ParsedArguments, { input }: CalculateInput): RowComparison {
  if (args.options.check === true) return new RowComparison(CHECKED_ROWS_MAX)
  return new RowComparison((input.size ?? 0) > COMPARED_BYTES_MAX ? 0 : COMPARED_ROWS_MAX)
}

function outFormatOf(args: ParsedArguments, { file }: CalculateInput): OutputFormat {
  const output = textOption(args, 'output') ?? '-'
  const asked =
    textOption(args, 'out-format') ?? (output === '-' ? formatOf(file, textOption(args, 'format')) : undefined)
  const format = formatOf(output, asked)
  return format === 'csv' && args.options['raw-cells'] === true ? 'raw-csv' : format
}

/** True if rows go to standard output. By default they do, unless it is a terminal. */
function areRowsOnStdout(args: ParsedArguments, { isSample }: CalculateInput, io: CliIo): boolean {
  const output = textOption(args, 'output')
  return output === undefined ? !isSample && !io.stdout.isTerminal : output === '-'
}

/** A run of `tonne calculate` over an input. */
interface CalculateRun extends CalculateInput {
  readonly args: ParsedArguments
  readonly io: CliIo
  readonly tableOptions: TableOptions
  readonly onRow?: (row: CalculatedRow) => void
}

/** The totals of a run, everything guessed about its file, and the rows left out. */
interface CalculateOutcome {
  readonly totals: RunTotals
  readonly guesses: readonly string[]
  readonly skipped: SkipReport | undefined
  readonly comparison: RowComparison
}

function openInput({ file, input, isSample, tableOptions, args, io }: CalculateRun): Promise<SizedActivities> {
  const isReadOnce = file === '-' || isSample || input.size === undefined
  const reopen = isReadOnce ? undefined : () => io.openInput(file)
  return readingInput(file, () => openActivities(input, { args, io, tableOptions, reopen }))
}

function startPipeline(spec: CalculatorSpec, workers: number, { io, onRow }: CalculateRun): BlockPipeline {
  if (workers === 1) return pipelineHere(spec, definedFields({ onRow }))
  const ports = Array.from({ length: workers }, () => io.startWorker())
  return pipelineOnThreads(ports, spec)
}

/** Runs the calculation into open outputs. */
async function writeResults({ results, traces, badRows }: Outputs, run: CalculateRun): Promise<CalculateOutcome> {
  const { file, args, io, tableOptions, onRow } = run
  const { form, chunks, guesses, idle, isMarked, size } = await openInput(run)
  const { format } = tableOptions
  const { delimiter } = form
  const skipped = badRows === undefined ? undefined : new SkipReport(badRows, { format, delimiter, isMarked })
  const reading: ReadingOptions = { format, ignoreUnknownColumns: ignoresUnknownColumns(args), form }
  const workers = onRow === undefined ? workersOf(args) : 1
  const outFormat = outFormatOf(args, run)
  const comparison = comparisonOf(args, run)
  const spec = {
    ...reading,
    outFormat,
    withTraces: traces !== undefined,
    withBadRows: skipped !== undefined,
    comparedRowsMax: comparison.max,
  }
  const options = calculateOptionsOf(args, io)
  const start = (names: readonly string[]) => startPipeline({ ...spec, names, options }, workers, run)
  const progress = startProgress(io, size)
  const onProgress = (rows: number, bytes: number) => progress.show({ rows, bytes })
  try {
    await results?.write(encodeUtf8(lineFormat(outFormat).head))
    const destinations = { results, traces, skipped, comparison, onProgress }
    const totals = await runFile({ file, chunks, reading, start, depth: threadsDepth(workers), ...destinations })
    const unneeded = totals.hasAllWords ? unneededWords(tableOptions.wordMap ?? {}, totals.words) : []
    return { totals, guesses: [...unneeded, ...guesses], skipped, comparison }
  } catch (error) {
    if (error instanceof FileFailures) error.notes = idle
    throw error
  } finally {
    progress.clear()
  }
}

/** Joins the guesses about the file and about its rows. A clause with an example replaces the same clause without. */
function joinGuesses(guesses: readonly string[], words: Iterable<string>): readonly string[] {
  const further = [...words].filter((word) => !guesses.some((guess) => guess === word || guess.startsWith(`${word}, `)))
  return [...guesses, ...further.sort()]
}

function attributionText({ attributions }: RunTotals): string {
  const texts = [...attributions].sort()
  return texts.length === 0
    ? ''
    : `\nA report of these figures must print\n${texts.map((text) => wrap(`  ${text}`, '')).join('\n')}\n`
}

/** The line about rows below zero, if there are any. */
function reductionTexts({ reductions }: RunTotals): readonly string[] {
  const sentence = reductions.sentence()
  return sentence === undefined ? [] : [sentence]
}

async function printInput({ input, file }: CalculateInput, io: CliIo): Promise<number> {
  for await (const chunk of readingChunks(file, input.chunks())) await io.stdout.writeBytes(chunk)
  return 0
}

/** Writes the report as one HTML file. */
async function writeHtml(path: string, report: HtmlReport, io: CliIo): Promise<void> {
  const page = encodeUtf8(await htmlReport(report))
  await writeFile(path, io, (append) => append(page))
}

/** Runs `tonne calculate` and returns its exit code. */
async function calculateFile(args: ParsedArguments, io: CliIo): Promise<number> {
  const source = await openSource(args, io)
  if (args.options['print-input'] === true) return printInput(source, io)
  checkPaths(source, args, io)
  workersOf(args)
  const { file, isSample } = source
  const tableOptions = tableOptionsOf(file, args, io)
  const onStdout = areRowsOnStdout(args, source, io)
  const outputs = await openOutputs(args, io, { onStdout })
  const rows: CalculatedRow[] = []
  const html = textOption(args, 'html')
  const ofRows = isSample || html !== undefined ? { onRow: (row: CalculatedRow) => void rows.push(row) } : {}
  let outcome: CalculateOutcome
  try {
    outcome = await writeResults(outputs, { ...source, args, io, tableOptions, ...ofRows })
    const { attributions } = outcome.totals
    if (html !== undefined) await writeHtml(html, { title: isSample ? SAMPLE_TITLE : file, rows, attributions }, io)
    await outputs.keep()
  } catch (error) {
    const isOut = await outputs.discard()
    if (isOut && error instanceof FileFailures)
      io.stderr.write('tonne: the rows on the standard output are incomplete\n')
    throw error
  }
  const { totals, guesses, skipped, comparison } = outcome
  const human = onStdout ? io.stderr : io.stdout
  const isAsked = args.options.check === true
  const style = { digits: args.options.exact === true ? 'all' : 'rounded', hasColors: human.hasColors } as const
  const summary = summaryText(isSample ? SAMPLE_TITLE : file, totals.summary(), {
    ...style,
    guesses: [...joinGuesses(guesses, totals.words), ...reductionTexts(totals)],
    leftOut: leftOutTexts(totals.leftOut),
    rowWarnings: warningTexts(comparison, { rows: totals.rows, isAsked }),
  })
  const proof = isSample ? sampleProofText(rows, await withFactorSets(publishedCatalogue)) : ''
  human.write(`${summary}${proof}${attributionText(totals)}`)
  const written = [...outputs.paths, ...(html === undefined ? [] : [html])]
  if (written.length > 0) human.write(`\nwritten: ${written.join(', ')}\n`)
  if (html !== undefined && args.options.open === true) io.openInBrowser(`file://${io.resolve(html)}`)
  if (skipped === undefined) return 0
  io.stderr.write(skippedText(skipped, file, textOption(args, 'skip-bad') ?? ''))
  if (totals.rows > 0 || skipped.rows === 0) return 0
  io.stderr.write(`tonne: no row of ${file} is left, and nothing was calculated\n`)
  return 1
}

function skippedText({ rows, groups }: SkipReport, file: string, badFile: string): string {
  if (rows === 0) return `tonne: no row of ${file} was left out\n`
  const left =
    rows === 1 ? '1 row of FILE was left out; BAD has it' : `${rows} rows of FILE were left out; BAD has them`
  return `${failureLines(file, groups)}tonne: ${left.replace('FILE', file).replace('BAD', badFile)}; fix that file and calculate it\n`
}

function columnHelp(): string {
  return definitionLines(INPUT_COLUMN_NAMES.map((column) => [column, describeColumn(column)]))
}

/** `tonne calculate FILE`. */
export const calculateCommand: Command = {
  options: {
    ...INPUT_OPTIONS,
    sheet: textRule(
      'NAME',
      'sheet of an .xlsx workbook, or several with commas; optional if it has only one, or if all have equal columns. Workbooks need the package hucre: npm install hucre@1',
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
      'leave invalid rows out of the results, write them to this file with a column problem that gives the reason, and end with exit code 0 if any row is left',
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
