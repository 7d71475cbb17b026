import * as z from 'zod'
import { toTrace } from '../../../core/emissions/index.ts'
import { definedFields, parseInput } from '../../../resources/index.ts'
import {
  ACTIVITY_KINDS,
  type CalculatedRow,
  calculateSingleRow,
  columnRule,
  describeColumn,
  END_DATES,
  INPUT_COLUMN_NAMES,
  type InputColumn,
  type RowToCalculate,
} from '../../../rows/index.ts'
import { lineFormat, lineText, type ResultLine, resultLines } from '../result-table.ts'
import { integerField, noticeData, noticeField, textOrNull } from './fields.ts'
import type { Tool } from './tool.ts'

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

const output = z.object({
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
  const { kind } = columnRule(column)
  const content = (typeof kind === 'string' ? CONTENT[kind] : undefined) ?? z.string()
  const field = content.describe(describeColumn(column))
  if (column === 'activity') return field.meta({ enum: ACTIVITY_KINDS })
  return column === 'start' ? field : field.optional()
}

const endDate = z
  .enum(END_DATES)
  .optional()
  .describe('inclusive: the day of end is the last day, as bills print it; exclusive (default): the day after')

const input = z.strictObject({
  ...Object.fromEntries(INPUT_COLUMN_NAMES.map((column) => [column, columnField(column)])),
  endDate,
})

const digits = (amount: number | null) => (amount === null ? null : String(amount))

function resultData(
  line: ResultLine,
  { basis, calculation }: CalculatedRow['results'][number],
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
    notices: noticeData(calculation.notices),
    trace: toTrace(calculation),
  }
}

/** Calculates one activity, as `tonne calculate` does for a row of a file. The texts are its results and its traces. */
export const calculate: Tool<z.output<typeof output>> = {
  name: 'calculate',
  title: 'Calculate the emission of an activity',
  description:
    'Calculates an activity (fuel, electricity, vehicle, movement of freight, trip, refrigerant, quantity such as waste or water, spend) into kilograms of CO2, CH4, N2O and CO2e, exactly. The factor is the one that is named, else it is selected by activity, country and period. Every figure comes with its trace, which verify computes again, and with notices of what was assumed. Pass numbers as text to keep every digit.',
  input,
  output,
  run: async (args, { factors }) => {
    const { endDate: ends, ...columns } = parseInput(input, args) as RowToCalculate & z.output<typeof input>
    const row = await calculateSingleRow(columns, definedFields({ factors, endDate: ends }))
    const lines = resultLines(row)
    const results = row.results.map((result, index) => resultData(lines[index] as ResultLine, result))
    const ndjson = lines.map((line) => lineText(line, lineFormat('ndjson'))).join('')
    const traces = results.map(({ trace }) => `${trace}\n`).join('')
    return { data: { results, words: [...row.words] }, texts: [ndjson, traces] }
  },
}
