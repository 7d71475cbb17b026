import { type CalculatedRow, fileRules } from '../calculate-rows.ts'
import { lineFormat } from '../result-table.ts'
import { BlockCalculator, type BlockRules } from './block-calculator.ts'
import { CsvRowScanner } from './csv-row-scanner.ts'
import { NdjsonRowScanner } from './ndjson-row-scanner.ts'
import type { CalculatorSpec } from './worker-messages.ts'

/** Options that cannot be sent to a thread. */
export interface CalculatorExtras {
  /** Called with every row, each of which is then calculated from its text. */
  readonly onRow?: (row: CalculatedRow) => void
  /** Calculates every row from its text, for comparison. */
  readonly by?: BlockRules['by']
  readonly rowPlansMax?: BlockRules['rowPlansMax']
}

/** Creates a calculator for the blocks of a file. */
export function calculatorOf(spec: CalculatorSpec, { onRow, by, rowPlansMax }: CalculatorExtras = {}): BlockCalculator {
  const { format, names, options, outFormat } = spec
  return new BlockCalculator({
    rules: fileRules(options),
    format: lineFormat(outFormat),
    scanner: format === 'csv' ? new CsvRowScanner(names) : new NdjsonRowScanner(spec),
    by: by ?? 'recipes',
    rowPlansMax,
    withTraces: spec.withTraces,
    ...(onRow === undefined ? {} : { onRow }),
  })
}
