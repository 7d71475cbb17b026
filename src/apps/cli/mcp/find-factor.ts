import * as z from 'zod'
import { adjustedFactor, type EmissionFactor } from '../../../core/emissions/index.ts'
import { fail } from '../../../core/errors/index.ts'
import { printExact } from '../../../core/exact/index.ts'
import { parseInput } from '../../../resources/index.ts'
import { factorsText, LISTED_MAX, nearestOf, nothingFitsText, suggestionsFor } from '../factor-search.ts'
import { integerField, optionalText, textOrNull } from './fields.ts'
import type { Tool } from './tool.ts'

const LIMIT_MAX = 100

const input = z.strictObject({
  words: optionalText(
    'words of the field: lorry, heating oil, eurostar, electricity texas; else every factor that passes the filters',
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

const output = z.object({
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
export const findFactor: Tool<z.output<typeof output>> = {
  name: 'find_factor',
  title: 'Find emission factors',
  description:
    'Finds published emission factors by words and filters: kilograms of CO2e per unit of an activity, with publisher, edition, region, boundary and licence. Name the key of one as factor of calculate.',
  input,
  output,
  run: async (args, { catalogue }) => {
    const { words = '', limit = LISTED_MAX, edition, region, unit, category } = parseInput(input, args)
    checkLimit(limit)
    const suggestions = await suggestionsFor(words, { edition, region, unit, category }, catalogue)
    if (suggestions === undefined) return fail('words', 'required', 'is missing; give words to search for, or a filter')
    const { factors, unmatched, remarks } = suggestions
    const nearest = nearestOf(suggestions)
    const about = { unmatched: [...unmatched], remarks: [...remarks] }
    if (nearest !== undefined) {
      const data = { factors: [], more: 0, nearest: nearest.map(factorData), ...about }
      return { data, texts: [nothingFitsText(unmatched, nearest)] }
    }
    const listed = factors.slice(0, limit)
    const data = { factors: listed.map(factorData), more: factors.length - listed.length, nearest: [], ...about }
    return { data, texts: [factorsText(factors, limit)] }
  },
}
