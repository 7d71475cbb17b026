import { pipelineHere, pipelineOnThreads, threadsDepth } from '../../src/apps/cli/calculate/block-pipeline.ts'
import type { CalculatorSpec } from '../../src/apps/cli/calculate/calculator-spec.ts'
import { runFile } from '../../src/apps/cli/calculate/run-file.ts'
import { SkipReport } from '../../src/apps/cli/calculate/skip-report.ts'
import { FileFailures, failureLines } from '../../src/apps/cli/failure.ts'
import type { Summary } from '../../src/apps/cli/summary.ts'
import { summaryText } from '../../src/apps/cli/summary-text.ts'
import type { TableFormat } from '../../src/apps/cli/table-format.ts'
import { COLUMNS } from '../../src/core/emissions/index.ts'
import { printExact } from '../../src/core/exact/index.ts'
import { CANONICAL_FORM } from '../../src/rows/form/file-form.ts'
import { RowComparison } from '../../src/rows/row-comparison.ts'
import { threadHere } from './memory-io.ts'

/** Options of a run. */
export interface RunOptions {
  /** 'rows' calculates every row from its text, as the library does; otherwise known rows use their row plans. */
  readonly by?: 'rows'
  readonly workers?: number
  readonly format?: TableFormat
  readonly outFormat?: TableFormat
  /** The file is read in pieces of so many bytes. */
  readonly pieceBytes?: number
  readonly blockBytes?: number
  readonly skipsBad?: boolean
  readonly rowPlansMax?: number
  readonly ignoreUnknownColumns?: boolean
  readonly upstream?: boolean
}

/** The totals of a run to the last digit, where a summary rounds them. */
function exactText({ whole, byActivity, byMonth, bySite, byScope3Category }: Summary): string {
  const bases = ['location', 'market'] as const
  const sums = [...byActivity, ...byMonth, ...bySite, ...byScope3Category].flatMap(([key, group]) =>
    bases.map((basis) => `${key} ${printExact(group.total(basis).co2e)}`),
  )
  const gases = bases.flatMap((basis) => COLUMNS.map((column) => printExact(whole.total(basis).exact(column))))
  return [...gases, ...sums].join('\n')
}

/** The pipeline that calculates in a options. */
function pipelineOf({ by, workers = 1, rowPlansMax }: RunOptions, spec: CalculatorSpec) {
  if (workers > 1) return pipelineOnThreads(Array.from({ length: workers }, threadHere), spec)
  return pipelineHere(spec, by === 'rows' ? { onRow: () => undefined } : { rowPlansMax })
}

/** The output, summary and report of a run, or its failures. */
export async function outcomeOf(file: string | Uint8Array, options: RunOptions): Promise<string> {
  const { workers = 1, format = 'csv', outFormat = 'csv', pieceBytes = 1000, blockBytes, skipsBad } = options
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file
  const written: string[] = []
  const skipped: string[] = []
  const output = (to: string[]) => ({ write: async (piece: Uint8Array) => void to.push(Buffer.from(piece).toString()) })
  const report = new SkipReport(output(skipped), { format, delimiter: ',', isMarked: false })
  const reading = { format, ignoreUnknownColumns: options.ignoreUnknownColumns ?? false, form: CANONICAL_FORM }
  const comparison = new RowComparison(1000)
  try {
    const totals = await runFile({
      file: 'in.csv',
      chunks: (async function* () {
        for (let index = 0; index < bytes.length; index += pieceBytes) yield bytes.slice(index, index + pieceBytes)
      })(),
      reading,
      start: (names) => {
        const rules = { edition: 'nearest', allowCredits: false, upstream: options.upstream } as const
        return pipelineOf(options, {
          ...reading,
          names,
          outFormat,
          withTraces: false,
          withBadRows: skipsBad === true,
          comparedRowsMax: 1000,
          options: rules,
        })
      },
      depth: threadsDepth(workers),
      ...(blockBytes === undefined ? {} : { blockBytes }),
      results: output(written),
      traces: undefined,
      skipped: skipsBad ? report : undefined,
      comparison,
      onProgress: () => undefined,
    })
    return [
      summaryText('in.csv', totals.summary(), { digits: 'all', hasColors: false }),
      exactText(totals.summary()),
      JSON.stringify(comparison.warnings()),
      [...totals.attributions].sort(),
      written.join(''),
      skipped.join(''),
    ].join('\n')
  } catch (error) {
    if (error instanceof FileFailures) return `${error.groups.count}\n${failureLines(error.file, error.groups)}`
    throw error
  }
}
