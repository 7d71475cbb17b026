import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BlockRules } from '../../src/cli/calculate/block-calculator.ts'
import { BlocksHere } from '../../src/cli/calculate/blocks-here.ts'
import { calculatorOf } from '../../src/cli/calculate/calculator-of.ts'
import { runFile } from '../../src/cli/calculate/run-file.ts'
import { SkipReport } from '../../src/cli/calculate/skip-report.ts'
import type { CalculatorSpec } from '../../src/cli/calculate/worker-messages.ts'
import { threadsDepth, WorkerPool } from '../../src/cli/calculate/worker-pool.ts'
import { FileFailures, failureLines } from '../../src/cli/failure.ts'
import type { Summary } from '../../src/cli/summary.ts'
import { summaryText } from '../../src/cli/summary-text.ts'
import { COLUMNS } from '../../src/emissions/index.ts'
import { printExact } from '../../src/exact/index.ts'
import { SEEDS } from '../fixtures/seeds.ts'
import { threadHere } from './memory-io.ts'
import { goodFiles, mixedFiles } from './random-activities.ts'

interface Way {
  readonly by?: BlockRules['by']
  readonly workers?: number
  readonly outFormat?: 'csv' | 'ndjson'
  readonly blockBytes?: number
  readonly skipsBad?: boolean
  readonly recipesMax?: number
}

/** The totals of a run to the last digit, where a summary rounds them. */
function exactText({ whole, byActivity, byMonth, bySite }: Summary): string {
  const bases = ['location', 'market'] as const
  const sums = [...byActivity, ...byMonth, ...bySite].flatMap(([key, group]) =>
    bases.map((basis) => `${key} ${printExact(group.total(basis).co2e)}`),
  )
  const gases = bases.flatMap((basis) => COLUMNS.map((column) => printExact(whole.total(basis).exact(column))))
  return [...gases, ...sums].join('\n')
}

/** All that a run says: its output, summary and report, or what is wrong. */
async function told(
  text: string,
  { by = 'recipes', workers = 1, outFormat = 'csv', blockBytes, skipsBad, recipesMax }: Way,
): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  const written: string[] = []
  const skipped: string[] = []
  const output = (to: string[]) => ({ write: async (piece: Uint8Array) => void to.push(Buffer.from(piece).toString()) })
  const report = new SkipReport(output(skipped))
  const reading = { format: 'csv', ignoreUnknownColumns: false } as const
  try {
    const totals = await runFile({
      file: 'in.csv',
      chunks: (async function* () {
        for (let at = 0; at < bytes.length; at += 1000) yield bytes.slice(at, at + 1000)
      })(),
      reading,
      start: (names) => {
        const options = { edition: 'nearest', allowCredits: false } as const
        const spec: CalculatorSpec = { ...reading, names, outFormat, withTraces: false, options }
        return workers === 1
          ? new BlocksHere(calculatorOf(spec, { by, recipesMax }))
          : new WorkerPool(Array.from({ length: workers }, threadHere), spec)
      },
      depth: threadsDepth(workers),
      ...(blockBytes === undefined ? {} : { blockBytes }),
      results: output(written),
      traces: undefined,
      skipped: skipsBad ? report : undefined,
      onProgress: () => undefined,
    })
    return [
      summaryText('in.csv', totals.summary()),
      exactText(totals.summary()),
      [...totals.attributions].sort(),
      written.join(''),
      skipped.join(''),
    ].join('\n')
  } catch (error) {
    if (error instanceof FileFailures) return `${error.count}\n${failureLines(error.file, error.failures)}`
    throw error
  }
}

describe.each(SEEDS)('known rows and rows by their text say the same (seed %i)', (seed) => {
  it.each<readonly [string, fc.Arbitrary<string>, Way]>([
    ['CSV', goodFiles, {}],
    ['NDJSON', goodFiles, { outFormat: 'ndjson' }],
    ['files with rows that fail', mixedFiles, {}],
    ['rows that fail left out', mixedFiles, { skipsBad: true }],
  ])('%s', async (_, files, way) => {
    const law = fc.asyncProperty(files, async (text) => {
      const rows = await told(text, { ...way, by: 'rows' })
      expect(await told(text, way)).toBe(rows)
      expect(await told(text, { ...way, blockBytes: 700 })).toBe(rows)
      expect(await told(text, { ...way, blockBytes: 700, recipesMax: 2 })).toBe(rows)
    })
    await fc.assert(law, { seed, numRuns: 60 })
  })

  it('in any number of threads', async () => {
    const law = fc.asyncProperty(mixedFiles, fc.boolean(), async (text, skipsBad) => {
      const one = await told(text, { skipsBad, blockBytes: 700 })
      expect(await told(text, { skipsBad, blockBytes: 700, workers: 3 })).toBe(one)
    })
    await fc.assert(law, { seed, numRuns: 40 })
  })
})

describe('sums', () => {
  const GAS_OIL = 'desnz-2025/fuels/liquid-fuels/gas-oil/litres'
  const fileOf = (values: readonly string[]) =>
    ['activity,start,value,unit,factor', ...values.map((value) => `fuel,2025-01-01,${value},l,${GAS_OIL}`)].join('\n')

  it.each<readonly [string, readonly string[]]>([
    ['beyond what a double counts in millionths', Array.from({ length: 60 }, (_, at) => `${999_999_940 + at}.999999`)],
    ['of values as large as are known', Array.from({ length: 30 }, (_, at) => `${9 * 10 ** (9 + (at % 6)) + 7}`)],
    ['of values too small to be known', Array.from({ length: 30 }, (_, at) => `0.000000${at + 1}`)],
  ])('%s are exact', async (_, values) => {
    expect(await told(fileOf(values), {})).toBe(await told(fileOf(values), { by: 'rows' }))
  })

  it('of more recipes, sites and months than a small table holds are exact', async () => {
    const rows = Array.from({ length: 9000 }, (_, at) => {
      const day = new Date(Date.UTC(2025, at % 11, 1)).toISOString().slice(0, 10)
      return `S${at % 3000},fuel,${day},${at}.5,l,${GAS_OIL}`
    })
    const text = ['site,activity,start,value,unit,factor', ...rows].join('\n')
    expect(await told(text, {})).toBe(await told(text, { by: 'rows' }))
  })
})
