import * as z from 'zod'
import { readItem } from '../../../base/index.ts'
import {
  adjustedFactor,
  type EmissionFactor,
  type Place,
  TRANSPORT_MODES,
  type TransportMode,
  toTrace,
} from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { type Exact, printExact, rationalOf } from '../../../core/exact/index.ts'
import { SEA_PASSAGES, type SeaPassage } from '../../../reference/places/index.ts'
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
  places,
  type RowToCalculate,
  toArgumentMessage,
  withFactorSets,
} from '../../../rows/index.ts'
import { distanceReport } from '../distance-command.ts'
import { calculationsOfTraces, explanationsText } from '../explain-command.ts'
import { factorListText, LISTED_MAX, nearestOf, nothingFitsText, searchFactors } from '../factor-search.ts'
import { FileFailures } from '../failure.ts'
import { lineFormat, lineText, type ResultLine, resultLines } from '../result-table.ts'
import { verificationOf } from '../verify-command.ts'
import {
  integerField,
  noticeData,
  noticeField,
  optionalText,
  type Tool,
  TRACE_NAME,
  textOrNull,
  traceArguments,
  traceText,
} from './tool.ts'

const LIMIT_MAX = 100

const factorQuery = z.strictObject({
  words: optionalText(
    'words of the field: lorry, heating oil, eurostar, electricity texas; default: every factor that passes the filters',
  ),
  edition: optionalText('only of an edition: desnz-2025, epa-2025, ember-2024, useeio-1-3'),
  region: optionalText('only of a region: GB, Germany, US, US-RFCW'),
  unit: optionalText('only per a unit: kWh, litres, m3, km, t·km, passenger·km'),
  category: optionalText(
    'only of a category: fuel, electricity, vehicle, freight-road, hotel, spend (per unit of money)',
  ),
  limit: z
    .number()
    .optional()
    .meta({ type: 'integer', minimum: 1, maximum: LIMIT_MAX, default: LISTED_MAX })
    .describe('the most factors to list'),
})

const factorField = z.object({
  key: z.string().describe('the key, which calculate takes as factor'),
  name: z.string(),
  unit: z.string().describe('kilograms are per one of this unit'),
  co2eKg: textOrNull('exact kilograms of CO2e per unit, as digits; null: not published'),
  co2Kg: textOrNull('exact kilograms of CO2 per unit; null: not published'),
  biogenicCo2Kg: textOrNull('exact kilograms of biogenic CO2 per unit, part of no total; null: not published'),
  complete: z.boolean().describe('false: must be combined with another factor'),
  region: textOrNull('country or grid region; null: none'),
  category: z.string().describe('the kind of activity that the factor is for'),
  boundary: z.string().describe('TTW: use, WTT: upstream, WTW: both, direct, lifecycle'),
  heatingValue: textOrNull('gross or net, of a unit of energy'),
  gwp: textOrNull('the GWP set of the CO2e; null: not stated'),
  edition: z.string(),
  publisher: z.string(),
  table: z.string().describe('table or sheet of the publication'),
  row: z.string().describe("the publisher's own id of the row"),
  licence: z.string(),
})

const foundFactors = z.object({
  factors: z.array(factorField).describe('the factors that fit every word, best first'),
  more: integerField('how many more fit'),
  nearest: z.array(factorField).describe('where nothing fits: the nearest factors, which may be of another activity'),
  unmatched: z.array(z.string()).describe('the words that no factor fits'),
  remarks: z.array(z.string()).describe('how words were read'),
})

function factorData(factor: EmissionFactor): z.output<typeof factorField> {
  const { key, name, unit, complete, region, category, boundary, heatingValue, gwp, edition, row, source } = factor
  const { co2e, co2, biogenicCo2 } = adjustedFactor(factor)
  const digits = (amount: typeof co2e) => (amount === null ? null : printExact(amount))
  const amounts = { co2eKg: digits(co2e), co2Kg: digits(co2), biogenicCo2Kg: digits(biogenicCo2) }
  const { publisher, table, licence } = source
  const about = { complete, region, category, boundary, heatingValue, gwp, edition, publisher, table, row, licence }
  return { key, name, unit, ...amounts, ...about }
}

function checkLimit(limit: number): void {
  if (Number.isInteger(limit) && limit >= 1 && limit <= LIMIT_MAX) return
  fail('limit', 'number_out_of_range', {
    message: `must be a whole number from 1 to ${LIMIT_MAX}`,
    received: limit,
  })
}

/** Finds factors as `tonne factors` does. */
export const findFactor: Tool<z.output<typeof foundFactors>> = {
  name: 'find_factor',
  title: 'Find emission factors',
  description:
    'Finds published emission factors by words and filters: kilograms of CO2e per unit of an activity, with publisher, edition, region, boundary and licence. Name the key of one as factor of calculate.',
  input: factorQuery,
  output: foundFactors,
  run: async (args, { catalogue }) => {
    const { words = '', limit = LISTED_MAX, edition, region, unit, category } = parseInput(factorQuery, args)
    checkLimit(limit)
    const suggestions = await searchFactors(words, { edition, region, unit, category }, catalogue)
    if (suggestions === undefined) return fail('words', 'required', 'is missing; give words to search for, or a filter')
    const { factors, unmatched, remarks } = suggestions
    const nearest = nearestOf(suggestions)
    const about = { unmatched: [...unmatched], remarks: [...remarks] }
    if (nearest !== undefined) {
      const data = { factors: [], more: 0, nearest: nearest.map(factorData), ...about }
      return { data, texts: [toArgumentMessage(nothingFitsText(unmatched, nearest))] }
    }
    const listed = factors.slice(0, limit)
    const data = { factors: listed.map(factorData), more: factors.length - listed.length, nearest: [], ...about }
    return { data, texts: [toArgumentMessage(factorListText(factors, limit))] }
  },
}

const PLACE =
  'a city (Hamburg; Paris, FR), an airport (London Heathrow; LHR for mode AIR, AIR:LHR for other modes), a port (Port of Rotterdam, NLRTM) or a point (51.95, 4.14)'

const journey = z.strictObject({
  from: z.string().describe(PLACE),
  to: z.string().describe(PLACE),
  mode: z
    .string()
    .meta({ enum: [...TRANSPORT_MODES] })
    .describe('TRUCK is any vehicle on the road'),
  avoid: z
    .array(z.string().meta({ enum: [...SEA_PASSAGES] }))
    .optional()
    .describe('passages that a ship does not take'),
})

const pointField = z.object({ lat: z.string().describe('degrees'), lng: z.string().describe('degrees') })

const placeField = z
  .object({
    label: z.string().describe('the place that was found'),
    point: pointField,
    country: textOrNull('ISO 3166-1 alpha-2; null: not known'),
    source: z.string().describe('the source of the place, with its version'),
    attribution: z.string().describe('the sentence that the licence of the source asks for; empty: none'),
  })
  .nullable()

const foundDistance = z.object({
  km: z.string().describe('kilometres one way, as digits'),
  kind: textOrNull('great_circle, shortest_feasible, actual or estimate, as calculate takes it as distanceKind'),
  method: z.string().describe('the method, with its version'),
  quality: z.string().describe('high: geodesic, medium: modelled, low: a rule of thumb'),
  from: placeField,
  to: placeField,
  baseKm: z.string().describe('kilometres before the detour: km = baseKm × detour'),
  detour: z.string().describe('the detour factor of an estimate (default: 1)'),
  path: z.array(z.object({ name: z.string(), point: pointField })).describe('the waypoints of a sea route'),
  notices: z.array(noticeField).describe('the assumptions behind the figure'),
})

const exactDigits = (value: Exact) => printExact(rationalOf(value))

const pointData = ({ lat, lng }: Place['point']) => ({ lat: exactDigits(lat), lng: exactDigits(lng) })

function placeData(place: Place | null): z.output<typeof placeField> {
  if (place === null) return null
  const { label, point, country, source, attribution } = place
  return { label, point: pointData(point), country, source, attribution }
}

/** Finds a distance as `tonne distance` does. */
export const findDistance: Tool<z.output<typeof foundDistance>> = {
  name: 'distance',
  title: 'Find the distance between two places',
  description:
    'Finds the distance between two places by road, sea, air or rail from shipped data, with the method, its quality, the places that were read and the route. Air is the geodesic on WGS84, sea goes along a graph of sea lanes, road and rail are estimates. calculate finds it too where a row names from and to.',
  input: journey,
  output: foundDistance,
  run: async (args) => {
    const { from, to, avoid, ...given } = parseInput(journey, args)
    // checked when the distance is found
    const mode = given.mode as TransportMode
    const found = await places.distance({
      from,
      to,
      mode,
      ...definedFields({ avoid: avoid as SeaPassage[] | undefined }),
    })
    const { km, kind = null, method, notices, route } = found
    const { quality, baseKm, detour, path } = route
    const data = {
      km: exactDigits(km),
      kind,
      method,
      quality,
      from: placeData(route.from),
      to: placeData(route.to),
      baseKm: exactDigits(baseKm),
      detour: exactDigits(detour),
      path: path.map(({ name, point }) => ({ name, point: pointData(point) })),
      notices: noticeData(notices),
    }
    return { data, texts: [distanceReport(found, { mode, isExact: false })] }
  },
}

const gasField = (gas: string) => textOrNull(`kilograms of ${gas}, as digits; null: not published`)

/** A result of a calculation. */
export const resultField = z.object({
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
  co2Kg: gasField('CO2'),
  ch4Kg: gasField('CH4'),
  n2oKg: gasField('N2O'),
  co2eKg: gasField('CO2e'),
  biogenicCo2Kg: gasField('biogenic CO2, part of no total'),
  montrealCo2eKg: gasField(
    'CO2e of gases of the Montreal Protocol (CFC, HCFC), outside the scopes and part of no total',
  ),
  factors: z.array(z.string()).describe('keys of the factors used'),
  notices: z.array(noticeField).describe('the assumptions behind the figure'),
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
  const { kind } = columnRule(column)
  const content = (typeof kind === 'string' ? CONTENT[kind] : undefined) ?? z.string()
  const field = content.describe(toArgumentMessage(describeColumn(column)))
  if (column === 'activity') return field.meta({ enum: ACTIVITY_KINDS })
  return column === 'start' ? field : field.optional()
}

/** The argument for the reading of ends. */
export const endDate = z
  .enum(END_DATES)
  .optional()
  .describe('inclusive: the day of end is the last day, as bills print it; exclusive (default): the day after')

/** The arguments of an activity: the columns of a file. */
export const activityColumns: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  INPUT_COLUMN_NAMES.map((column) => [column, columnField(column)]),
)

const activityRow = z.strictObject({ ...activityColumns, endDate })

const digits = (amount: number | null) => (amount === null ? null : String(amount))

/** Converts a result to the shape of `resultField`. */
export function resultData(
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
    'Calculates an activity (fuel, electricity, vehicle, movement of freight, trip, refrigerant, quantity such as waste or water, spend) into kilograms of CO2, CH4, N2O and CO2e, exactly. The factor is the one that you name (default: selected by activity, country and period). Every figure comes with its trace, which verify computes again, and with notices of what was assumed. Pass numbers as text to keep every digit.',
  input: activityRow,
  output: calculation,
  run: async (args, { factors }) => {
    const { endDate: ends, ...columns } = parseInput(activityRow, args) as RowToCalculate & z.output<typeof activityRow>
    const row = await calculateSingleRow(columns, definedFields({ factors, endDate: ends }))
    const lines = resultLines(row)
    const results = row.results.map((result, index) => resultData(readItem(lines, index), result))
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
        code: z.string().describe('the kind of difference'),
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
    const found = verificationOf(TRACE_NAME, trace, await withFactorSets(catalogue))
    const { verified, differences, unanswered = [], counts } = found
    if (unanswered.length > 0)
      throw new FileFailures(
        TRACE_NAME,
        unanswered.map(({ code, message }) => ({ position: undefined, code, message })),
      )
    const data = { verified, differences: [...differences], counts }
    return { data, texts: [`${JSON.stringify(data)}\n`] }
  },
}
