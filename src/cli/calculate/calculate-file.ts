import { definedFields } from '../../resources/index.ts'
import { oneOperand, type ParsedArguments, textOption } from '../arguments.ts'
import type { CalculatedRow } from '../calculate-rows.ts'
import { SAMPLE_YEAR_CSV } from '../data/sample-year.ts'
import { FileFailures, readingChunks, readingInput, UsageError } from '../failure.ts'
import { calculateOptionsOf, formatOf, readingOptionsOf } from '../input-options.ts'
import type { ByteInput, CliIo } from '../io.ts'
import { lineFormat, type OutputFormat } from '../result-table.ts'
import { SAMPLE_FILE, SAMPLE_TITLE, sampleProofText } from '../sample-report.ts'
import { type HtmlReport, htmlReport } from '../serve/html-report.ts'
import { summaryText } from '../summary-text.ts'
import { wrap } from '../text-layout.ts'
import { type BlockPipeline, pipelineHere, pipelineOnThreads, threadsDepth } from './block-pipeline.ts'
import { textInput } from './calculate-text.ts'
import type { CalculatorSpec } from './calculator-spec.ts'
import { encodeUtf8 } from './decode-utf8.ts'
import { type Outputs, openOutputs } from './outputs.ts'
import { progressOn } from './progress.ts'
import { runFile } from './run-file.ts'
import type { RunTotals } from './run-totals.ts'

const WORKERS_MAX = 64

/** The input: a file, or the shipped year. */
interface CalculateInput {
  readonly file: string
  readonly input: ByteInput
  readonly isSample: boolean
}

async function sourceOf(args: ParsedArguments, io: CliIo): Promise<CalculateInput> {
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

function outFormatOf(args: ParsedArguments, { file }: CalculateInput): OutputFormat {
  const output = textOption(args, 'output') ?? '-'
  const asked =
    textOption(args, 'out-format') ?? (output === '-' ? formatOf(file, textOption(args, 'format')) : undefined)
  const format = formatOf(output, asked)
  return format === 'csv' && args.options['raw-cells'] === true ? 'raw-csv' : format
}

/** True if rows go to standard output: by default, unless it is a terminal. */
function areRowsOnStdout(args: ParsedArguments, { isSample }: CalculateInput, io: CliIo): boolean {
  const output = textOption(args, 'output')
  return output === undefined ? !isSample && !io.stdout.isTerminal : output === '-'
}

/** Runs the calculation into open outputs. */
async function calculateInto(
  { results, traces, skipped }: Outputs,
  { file, input }: CalculateInput,
  run: { args: ParsedArguments; io: CliIo; outFormat: OutputFormat; onRow?: (row: CalculatedRow) => void },
): Promise<RunTotals> {
  const { args, io, outFormat, onRow } = run
  const reading = readingOptionsOf(file, args)
  const workers = onRow === undefined ? workersOf(args) : 1
  const start = (names: readonly string[]): BlockPipeline => {
    const withTraces = traces !== undefined
    const spec: CalculatorSpec = { ...reading, names, outFormat, withTraces, options: calculateOptionsOf(args) }
    return workers === 1
      ? pipelineHere(spec, definedFields({ onRow }))
      : pipelineOnThreads(
          Array.from({ length: workers }, () => io.startWorker()),
          spec,
        )
  }
  const progress = progressOn(io, input.size)
  try {
    await results?.write(encodeUtf8(lineFormat(outFormat).head))
    const destinations = { results, traces, skipped, onProgress: progress.show }
    return await runFile({
      file,
      chunks: input.chunks(),
      reading,
      start,
      depth: threadsDepth(workers),
      ...destinations,
    })
  } finally {
    progress.clear()
  }
}

function attributionText({ attributions }: RunTotals): string {
  const texts = [...attributions].sort()
  return texts.length === 0
    ? ''
    : `\nA report of these figures must print\n${texts.map((text) => wrap(`  ${text}`, '')).join('\n')}\n`
}

async function printInput({ input, file }: CalculateInput, io: CliIo): Promise<number> {
  for await (const chunk of readingChunks(file, input.chunks())) await io.stdout.writeBytes(chunk)
  return 0
}

/** Writes the report as one HTML file. */
async function writeHtml(path: string, report: HtmlReport, io: CliIo): Promise<void> {
  const text = await htmlReport(report)
  const files = io.stageFiles()
  await (await files.open(path)).write(encodeUtf8(text))
  await files.keep()
}

/** Runs `tonne calculate` and returns its exit code. */
export async function calculateFile(args: ParsedArguments, io: CliIo): Promise<number> {
  const source = await sourceOf(args, io)
  if (args.options['print-input'] === true) return printInput(source, io)
  checkPaths(source, args, io)
  workersOf(args)
  const { file, isSample } = source
  const onStdout = areRowsOnStdout(args, source, io)
  const outputs = await openOutputs(args, io, { onStdout })
  const rows: CalculatedRow[] = []
  const html = textOption(args, 'html')
  const ofRows = isSample || html !== undefined ? { onRow: (row: CalculatedRow) => void rows.push(row) } : {}
  let totals: RunTotals
  try {
    totals = await calculateInto(outputs, source, { args, io, outFormat: outFormatOf(args, source), ...ofRows })
    if (html !== undefined)
      await writeHtml(html, { title: isSample ? SAMPLE_TITLE : file, rows, attributions: totals.attributions }, io)
    await outputs.keep()
  } catch (error) {
    const isOut = await outputs.discard()
    if (isOut && error instanceof FileFailures)
      io.stderr.write('tonne: the rows on the standard output are incomplete\n')
    throw error
  }
  const human = onStdout ? io.stderr : io.stdout
  const style = { digits: args.options.exact === true ? 'all' : 'rounded', hasColors: human.hasColors } as const
  const summary = summaryText(isSample ? SAMPLE_TITLE : file, totals.summary(), style)
  human.write(`${summary}${isSample ? sampleProofText(rows) : ''}${attributionText(totals)}`)
  const written = [...outputs.paths, ...(html === undefined ? [] : [html])]
  if (written.length > 0) human.write(`\nwritten: ${written.join(', ')}\n`)
  if (html !== undefined && args.options.open === true) io.openInBrowser(`file://${io.resolve(html)}`)
  if (outputs.skipped !== undefined)
    io.stderr.write(skippedText(outputs.skipped.rows, file, textOption(args, 'skip-bad') ?? ''))
  return 0
}

function skippedText(rows: number, file: string, report: string): string {
  if (rows === 0) return `tonne: no row of ${file} was left out\n`
  return `tonne: ${rows} ${rows === 1 ? 'row' : 'rows'} of ${file} ${rows === 1 ? 'was' : 'were'} left out; ${report} says why\n`
}
