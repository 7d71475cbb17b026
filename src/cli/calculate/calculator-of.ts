import { type CalculatedRow, fileRules } from '../calculate-rows.ts'
import { lineFormat } from '../result-table.ts'
import { BlockCalculator, type BlockRules } from './block-calculator.ts'
import { CsvRowScanner } from './csv-row-scanner.ts'
import { NdjsonRowScanner } from './ndjson-row-scanner.ts'
import type { CalculatorSpec } from './worker-messages.ts'

/** What a calculator in the same thread may have beside its spec. */
export interface CalculatorExtras {
  /** Called with every row, each of which is then calculated by its text. */
  readonly onRow?: (row: CalculatedRow) => void
  /** Calculates every row by its text, to compare with. */
  readonly by?: BlockRules['by']
  readonly recipesMax?: BlockRules['recipesMax']
}

/** A calculator of the blocks of a file. */
export function calculatorOf(spec: CalculatorSpec, { onRow, by, recipesMax }: CalculatorExtras = {}): BlockCalculator {
  const { format, names, options, outFormat } = spec
  return new BlockCalculator({
    rules: fileRules(options),
    format: lineFormat(outFormat),
    scanner: format === 'csv' ? new CsvRowScanner(names) : new NdjsonRowScanner(spec),
    by: by ?? 'recipes',
    recipesMax,
    withTraces: spec.withTraces,
    ...(onRow === undefined ? {} : { onRow }),
  })
}
