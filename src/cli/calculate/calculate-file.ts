import { oneOperand, type ParsedArguments, textOption } from '../arguments.ts'
import type { CalculatedRow } from '../calculate-rows.ts'
import { SAMPLE_YEAR_CSV } from '../data/sample-year.ts'
import { FileFailures, readingChunks, readingInput, UsageError } from '../failure.ts'
import { calculateOptionsOf, formatOf } from '../input-options.ts'
import type { ByteInput, CliIo } from '../io.ts'
import { lineFormat, type OutputFormat } from '../result-table.ts'
import { SAMPLE_FILE, SAMPLE_TITLE, sampleProofText } from '../sample-report.ts'
import { summaryText } from '../summary-text.ts'
import { wrap } from '../text-layout.ts'
import { BlocksHere } from './blocks-here.ts'
import { calculatorOf } from './calculator-of.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { OpenOutputs } from './outputs.ts'
import { progressOn } from './progress.ts'
import { runFile } from './run-file.ts'
import type { RunTotals } from './run-totals.ts'
import type { CalculatorSpec } from './worker-messages.ts'
import { type Calculating, threadsDepth, WorkerPool } from './worker-pool.ts'

const WORKERS_MAX = 64

/** The input: a file, or the shipped year. */
interface Source {
  readonly file: string
  readonly input: ByteInput
  readonly isSample: boolean
}

/** Wraps a text as a file. */
function inputOf(text: string): ByteInput {
  const bytes = encodeUtf8(text)
  return {
    size: bytes.length,
    chunks: async function* () {
      yield bytes
    },
  }
}

async function sourceOf(args: ParsedArguments, io: CliIo): Promise<Source> {
  if (args.options.sample !== true) {
    const file = oneOperand(args, 'FILE')
    return { file, input: await readingInput(file, () => io.openInput(file)), isSample: false }
  }
  if (args.operands.length > 0) throw new UsageError('--sample calculates the shipped year; leave FILE out')
  return { file: SAMPLE_FILE, input: inputOf(SAMPLE_YEAR_CSV), isSample: true }
}

/** Rejects an output that overwrites the input, and two outputs to the same file. */
function checkPaths({ file, isSample }: Source, args: ParsedArguments, io: CliIo): void {
  const outputs = ['output', 'traces', 'skip-bad'].map((name) => textOption(args, name))
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

function outFormatOf(args: ParsedArguments, { file }: Source): OutputFormat {
  const output = textOption(args, 'output') ?? '-'
  const asked =
    textOption(args, 'out-format') ?? (output === '-' ? formatOf(file, textOption(args, 'format')) : undefined)
  const format = formatOf(output, asked)
  return format === 'csv' && args.options['raw-cells'] === true ? 'raw-csv' : format
}

/** True if rows go to standard output: by default, unless it is a terminal. */
function areRowsOnStdout(args: ParsedArguments, { isSample }: Source, io: CliIo): boolean {
  const output = textOption(args, 'output')
  return output === undefined ? !isSample && !io.stdout.isTerminal : output === '-'
}

/** Runs the calculation into open outputs. */
async function calculateInto(
  outputs: OpenOutputs,
  source: Source,
  run: { given: ParsedArguments; io: CliIo; onRow: ((row: CalculatedRow) => void) | undefined },
): Promise<RunTotals> {
  const { given: args, io, onRow } = run
  const format = formatOf(source.file, textOption(args, 'format'))
  const reading = { format, ignoreUnknownColumns: args.options['ignore-unknown-columns'] === true }
  const outFormat = outFormatOf(args, source)
  const workers = onRow === undefined ? workersOf(args) : 1
  const start = (names: readonly string[]): Calculating => {
    const withTraces = outputs.traces !== undefined
    const spec: CalculatorSpec = { ...reading, names, outFormat, withTraces, options: calculateOptionsOf(args) }
    if (workers === 1) return new BlocksHere(calculatorOf(spec, onRow === undefined ? {} : { onRow }))
    return new WorkerPool(
      Array.from({ length: workers }, () => io.startWorker()),
      spec,
    )
  }
  const progress = progressOn(io, source.input.size)
  try {
    await outputs.results?.write(encodeUtf8(lineFormat(outFormat).head))
    const { file, input } = source
    const depth = threadsDepth(workers)
    return await runFile({
      file,
      chunks: input.chunks(),
      reading,
      start,
      depth,
      ...outputsOf(outputs),
      onProgress: progress.show,
    })
  } finally {
    progress.clear()
  }
}

function outputsOf({ results, traces, skipped }: OpenOutputs) {
  return { results, traces, skipped }
}

function attributionText({ attributions }: RunTotals): string {
  const texts = [...attributions].sort()
  return texts.length === 0
    ? ''
    : `\nA report of these figures must print\n${texts.map((text) => wrap(`  ${text}`, '')).join('\n')}\n`
}

async function printInput({ input, file }: Source, io: CliIo): Promise<number> {
  for await (const chunk of readingChunks(file, input.chunks())) await io.stdout.writeBytes(chunk)
  return 0
}

/** Runs `tonne calculate` and returns its exit code. */
export async function calculateFile(args: ParsedArguments, io: CliIo): Promise<number> {
  const source = await sourceOf(args, io)
  if (args.options['print-input'] === true) return printInput(source, io)
  checkPaths(source, args, io)
  workersOf(args)
  const { file, isSample } = source
  const onStdout = areRowsOnStdout(args, source, io)
  const outputs = await OpenOutputs.open(args, io, { onStdout })
  const rows: CalculatedRow[] = []
  let totals: RunTotals
  try {
    const onRow = isSample ? (row: CalculatedRow) => void rows.push(row) : undefined
    totals = await calculateInto(outputs, source, { given: args, io, onRow })
    await outputs.keep()
  } catch (error) {
    const isOut = await outputs.discard()
    if (isOut && error instanceof FileFailures) io.stderr.write('tonne: the rows on the standard output are not all\n')
    throw error
  }
  const human = onStdout ? io.stderr : io.stdout
  human.write(
    `${summaryText(isSample ? SAMPLE_TITLE : file, totals.summary())}${isSample ? sampleProofText(rows) : ''}${attributionText(totals)}`,
  )
  if (outputs.paths.length > 0) human.write(`\nwritten: ${outputs.paths.join(', ')}\n`)
  if (outputs.skipped !== undefined)
    io.stderr.write(skippedText(outputs.skipped.rows, file, textOption(args, 'skip-bad') ?? ''))
  return 0
}

function skippedText(rows: number, file: string, report: string): string {
  if (rows === 0) return `tonne: no row of ${file} was left out\n`
  return `tonne: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${file} ${rows === 1 ? 'was' : 'were'} left out; ${report} says why\n`
}
