import * as z from 'zod'
import { readItem } from '../../../base/index.ts'
import { exactCo2e } from '../../../core/emissions/index.ts'
import { add, printExact, type Rational, rationalOf, ZERO } from '../../../core/exact/index.ts'
import { definedFields, parseInput } from '../../../resources/index.ts'
import { type CalculatedRow, calculateRows, type RowToCalculate } from '../../../rows/index.ts'
import { lineFormat, lineText, resultLines } from '../result-table.ts'
import { rowWarningText } from '../summary-text.ts'
import { integerField, type Tool } from './tool.ts'
import { activityColumns, endDate, resultData, resultField } from './tools.ts'

const ROWS_MAX = 500

const rowsArguments = z.strictObject({
  rows: z
    .array(z.strictObject(activityColumns))
    .min(1)
    .max(ROWS_MAX)
    .describe(`the activities, each with the arguments of calculate; at most ${ROWS_MAX}`),
  endDate,
  allowCredits: z.boolean().optional().describe('true accepts negative quantities, for correction invoices'),
  upstream: z.boolean().optional().describe('true adds the published upstream emissions as results in Scope 3'),
  traces: z.boolean().optional().describe('true adds the trace of every result, which explain and verify take'),
})

const rowField = z.object({
  row: integerField('index of the row among the rows sent, from 0'),
  results: z.array(resultField.partial({ trace: true })),
  words: z.array(z.string()).describe('words of the row that were read as others'),
})

const totalField = z.object({
  scope: integerField('scope of the GHG Protocol, 1 to 3'),
  basis: z.string().nullable().describe('location or market, of Scope 2, which are never added; null: neither'),
  results: integerField('number of results'),
  co2eKg: z.string().describe('exact sum in kilograms of CO2e, as digits'),
})

const calculatedRows = z.object({
  rows: z.array(rowField).describe('one per row, in order'),
  totals: z.array(totalField).describe('by scope; Scope 2 by location and by market'),
  leftOut: z
    .array(z.object({ row: integerField('index of the row'), label: z.string() }))
    .describe('rows that are the total of others, which count nowhere'),
  warnings: z.array(z.string()).describe('duplicates, overlaps, outliers: they change no number'),
})

interface Total {
  results: number
  sum: Rational
}

/** Adds up the exact CO2e by scope, and Scope 2 by its two bases. */
function totalsOf(rows: readonly CalculatedRow[]): z.output<typeof totalField>[] {
  const totals = new Map<string, Total & { readonly scope: number; readonly basis: string | null }>()
  for (const { scope, basis = null, calculation } of rows.flatMap(({ results }) => results)) {
    const key = `${scope} ${basis}`
    const total = totals.get(key) ?? { scope, basis, results: 0, sum: ZERO }
    total.results++
    total.sum = add(total.sum, rationalOf(exactCo2e(calculation.contributions) ?? '0'))
    totals.set(key, total)
  }
  return [...totals.values()]
    .sort((a, b) => a.scope - b.scope)
    .map(({ scope, basis, results, sum }) => ({ scope, basis, results, co2eKg: printExact(sum) }))
}

/** Calculates many activities in one call, all or none, as `tonne calculate` does for a file. */
export const calculateRowsTool: Tool<z.output<typeof calculatedRows>> = {
  name: 'calculate_rows',
  title: 'Calculate the emissions of many activities',
  description:
    'Calculates many activities in one call, each with the arguments of calculate, and adds them up by scope. All rows or none: errors name the row (rows[3].unit), all of them at once; correct these rows and send all again. Rows that are totals of others are left out and listed.',
  input: rowsArguments,
  output: calculatedRows,
  run: async (args, { factors }) => {
    const { rows, endDate: ends, traces = false, ...options } = parseInput(rowsArguments, args)
    const list = rows as readonly RowToCalculate[]
    const calculated = await calculateRows(list, definedFields({ ...options, factors, endDate: ends }))
    const data = {
      rows: calculated.map((row) => {
        const results = resultLines(row).map((line, index) => {
          const { trace, ...result } = resultData(line, readItem(row.results, index))
          return traces ? { ...result, trace } : result
        })
        return { row: row.line - 1, results, words: [...row.words] }
      }),
      totals: totalsOf(calculated),
      leftOut: calculated.leftOut.map(({ line, label }) => ({ row: line - 1, label })),
      warnings: calculated.warnings.map((warning) => rowWarningText(warning).trim()),
    }
    const text = calculated.flatMap((row) => resultLines(row)).map((line) => lineText(line, lineFormat('ndjson')))
    return { data, texts: [text.join('')] }
  },
}
