import * as z from 'zod'
import { toTrace } from '../../../core/emissions/index.ts'
import { definedFields, parseInput } from '../../../resources/index.ts'
import {
  ACTIVITY_KINDS,
  type CalculatedRow,
  calculateSingleRow,
  describeColumn,
  END_DATES,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  type RowToCalculate,
  ruleOf,
  withSpend,
} from '../../../rows/index.ts'
import { calculationsOfTraces, explanationsText } from '../explain-command.ts'
import { lineFormat, lineText, type ResultLine, resultLines } from '../result-table.ts'
import { verificationOf } from '../verify-command.ts'
import {
  integerField,
  noticeData,
  noticeField,
  type Tool,
  TRACE_NAME,
  textOrNull,
  traceArguments,
  traceText,
} from './tool.ts'

const kilograms = (gas: string) => textOrNull(`kilograms of ${gas}, as digits; null: not published`)

const resultField = z.object({
  id: z.string(),
  site: z.string(),
  activity: z.string(),
  start: z.string().describe('the first day'),
  end: z.string().describe('the day after the last one'),
  scope: integerField('scope of the GHG Protocol, 1 to 3'),
  basis: textOrNull(
    'location or market: the Scope 2 total that it counts in, which are never added; null: every total',
  ),
  method: z.string(),
  co2Kg: kilograms('CO2'),
  ch4Kg: kilograms('CH4'),
  n2oKg: kilograms('N2O'),
  co2eKg: kilograms('CO2e'),
  biogenicCo2Kg: kilograms('biogenic CO2, part of no total'),
  montrealCo2eKg: kilograms(
    'CO2e of gases of the Montreal Protocol (CFC, HCFC), outside the scopes and part of no total',
  ),
  factors: z.array(z.string()).describe('keys of the factors used'),
  notices: z.array(noticeField).describe('what was assumed'),
  trace: z.string().describe('the proof of the figures, which explain and verify take'),
})

const calculation = z.object({
  results: z.array(resultField).describe('one per calculation; electricity has two, by location and by market'),
  words: z.array(z.string()).describe('words of the row that were read as others'),
})

/** The types of cells that may be other than text. */
const CONTENT: Readonly<Record<string, z.ZodType>> = {
  number: z.union([z.string(), z.number()], { error: 'text or a number' }),
  flag: z.union([z.string(), z.boolean()], { error: 'text, true or false' }),
}

/** Builds the schema of a column. `calculateRows` checks its content as in a file, where other words are known too. */
function columnField(column: InputColumn): z.ZodType {
  const { kind } = ruleOf(column)
  const content = (typeof kind === 'string' ? CONTENT[kind] : undefined) ?? z.string()
  const field = content.describe(describeColumn(column))
  if (column === 'activity') return field.meta({ enum: ACTIVITY_KINDS })
  return column === 'start' ? field : field.optional()
}

const endDate = z
  .enum(END_DATES)
  .optional()
  .describe('inclusive: the day of end is the last day, as bills print it; exclusive (default): the day after')

const activityRow = z.strictObject({
  ...Object.fromEntries(INPUT_COLUMN_NAMES.map((column) => [column, columnField(column)])),
  endDate,
})

const digits = (amount: number | null) => (amount === null ? null : String(amount))

function resultData(
  line: ResultLine,
  { basis, calculation: calculated }: CalculatedRow['results'][number],
): z.output<typeof resultField> {
  const { co2Kg, ch4Kg, n2oKg, co2eKg, biogenicCo2Kg, montrealCo2eKg, factors, ...about } = line
  return {
    ...about,
    basis: basis ?? null,
    co2Kg: digits(co2Kg),
    ch4Kg: digits(ch4Kg),
    n2oKg: digits(n2oKg),
    co2eKg: digits(co2eKg),
    biogenicCo2Kg: digits(biogenicCo2Kg),
    montrealCo2eKg: digits(montrealCo2eKg),
    factors: [...factors],
    notices: noticeData(calculated.notices),
    trace: toTrace(calculated),
  }
}

/** Calculates one activity, as `tonne calculate` does for a row of a file. The texts are its results and its traces. */
export const calculate: Tool<z.output<typeof calculation>> = {
  name: 'calculate',
  title: 'Calculate the emission of an activity',
  description:
    'Calculates an activity (fuel, electricity, vehicle, movement of freight, trip, refrigerant, quantity such as waste or water, spend) into kilograms of CO2, CH4, N2O and CO2e, exactly. The factor is the one that is named, else it is selected by activity, country and period. Every figure comes with its trace, which verify computes again, and with notices of what was assumed. Pass numbers as text to keep every digit.',
  input: activityRow,
  output: calculation,
  run: async (args, { factors }) => {
    const { endDate: ends, ...columns } = parseInput(activityRow, args) as RowToCalculate & z.output<typeof activityRow>
    const row = await calculateSingleRow(columns, definedFields({ factors, endDate: ends }))
    const lines = resultLines(row)
    const results = row.results.map((result, index) => resultData(lines[index] as ResultLine, result))
    const ndjson = lines.map((line) => lineText(line, lineFormat('ndjson'))).join('')
    const traces = results.map(({ trace }) => `${trace}\n`).join('')
    return { data: { results, words: [...row.words] }, texts: [ndjson, traces] }
  },
}

const explanation = z.object({
  text: z.string().describe('every calculation as a product with units, sources, derivations, total and notices'),
})

/** Explains traces as `tonne explain` does. */
export const explainTrace: Tool<z.output<typeof explanation>> = {
  name: 'explain',
  title: 'Explain a trace',
  description:
    'Prints the calculation of a trace step by step, so that a person can check it with a calculator, with the source of every factor. A trace that contradicts itself is an error.',
  input: traceArguments,
  output: explanation,
  run: async (args) => {
    const trace = traceText(parseInput(traceArguments, args))
    const text = explanationsText(calculationsOfTraces(TRACE_NAME, trace))
    return { data: { text }, texts: [text] }
  },
}

const verification = z.object({
  verified: z.boolean().describe('true if nothing differs'),
  differences: z
    .array(
      z.object({
        line: integerField('line of the trace among several'),
        path: z.string().describe('the field; empty: the whole trace'),
        step: z.string().optional().describe('the step of the calculation in words'),
        message: z.string(),
        expected: z.string(),
        found: z.string(),
      }),
    )
    .describe('every field that differs'),
  counts: z.object({ trace: integerField('number of traces') }),
})

/** Verifies traces as `tonne verify --json` does. */
export const verifyTrace: Tool<z.output<typeof verification>> = {
  name: 'verify',
  title: 'Verify a trace',
  description:
    'Recomputes every step, factor, sum, rounding and digest of a trace, with code that is independent of the calculation, and compares its factors with the published ones.',
  input: traceArguments,
  output: verification,
  run: async (args, { catalogue }) => {
    const trace = traceText(parseInput(traceArguments, args))
    const { verified, differences, counts } = verificationOf(TRACE_NAME, trace, await withSpend(catalogue))
    const data = { verified, differences: [...differences], counts }
    return { data, texts: [`${JSON.stringify(data)}\n`] }
  },
}
