import { ndjsonLines } from '../csv/index.ts'
import type { EmissionFactor } from '../emissions/index.ts'
import { adjustedFactor } from '../emissions/index.ts'
import { printRounded } from '../exact/index.ts'
import { type Catalogue, type FactorSuggestions, publishedCatalogue, suggestFactors } from '../factors/index.ts'
import { definedFields } from '../resources/index.ts'
import { type ParsedArguments, textOption } from './arguments.ts'
import type { Command } from './command.ts'
import { compareFactors, isComparison } from './compare-factors.ts'
import { UsageError } from './failure.ts'
import { wrap } from './text-layout.ts'
import { withSpend } from './with-spend.ts'

const SHOWN = 20
const NEAREST = 3

function figureOf(factor: EmissionFactor): string {
  const { co2e, biogenicCo2, co2, ch4, n2o } = adjustedFactor(factor)
  if (factor.complete && co2e !== null) return `${printRounded(co2e, 10)} kg CO2e`
  const parts = Object.entries({ CO2: co2, CH4: ch4, N2O: n2o, 'biogenic CO2': biogenicCo2 })
  const known = parts.filter(([, amount]) => amount !== null).map(([gas]) => gas)
  return `only ${known.join(' and ')}, to be combined`
}

function factorText(factor: EmissionFactor): string {
  const { key, name, unit, region, boundary, heatingValue, source } = factor
  const about = [
    figureOf(factor),
    `per ${unit}`,
    heatingValue === null ? '' : `(${heatingValue})`,
    boundary,
    region ?? 'no region',
  ]
  const year = source.editionYear === 0 ? '' : ` ${source.editionYear}`
  return `${key}\n${wrap(`    ${name}\n    ${about.filter((part) => part !== '').join(' ')}; ${source.publisher}${year}`, '  ')}\n`
}

/** The published factors; with those per unit of money where the filters name these. */
async function catalogueOf(args: ParsedArguments): Promise<Catalogue> {
  const isOfMoney = [
    textOption(args, 'edition')?.startsWith('useeio-'),
    textOption(args, 'category')?.startsWith('spend'),
  ]
  return isOfMoney.includes(true) ? withSpend(publishedCatalogue) : publishedCatalogue
}

async function search(args: ParsedArguments): Promise<FactorSuggestions> {
  const words = args.operands.join(' ')
  const filter = definedFields({
    edition: textOption(args, 'edition'),
    region: textOption(args, 'region'),
    unit: textOption(args, 'unit'),
    category: textOption(args, 'category'),
  })
  if (words === '' && Object.keys(filter).length === 0)
    throw new UsageError('WORDS are missing; give words to search for, or a filter')
  return suggestFactors(words, { ...filter, catalogue: await catalogueOf(args) })
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"`).join(' and ')

/** The words that nothing fits, and the nearest that is shipped. */
function notShipped({ unmatched, factors }: FactorSuggestions): string {
  const missing = unmatched.length === 0 ? 'passes these filters' : `fits ${quoted(unmatched)}`
  const sentence = `tonne: no published factor ${missing}`
  const nearest = factors.slice(0, NEAREST)
  if (nearest.length > 0) return `${sentence}; the nearest are\n${nearest.map(factorText).join('')}`
  const categories = [...new Set(publishedCatalogue.factors().map(({ category }) => category))].sort().join(', ')
  return wrap(`${sentence}; try other words, or --category with one of ${categories}\n`)
}

/** `tonne factors WORDS`, `tonne factors compare EDITION FLATFILE`. */
export const factorsCommand: Command = {
  name: 'factors',
  operands: 'WORDS',
  summary: 'finds published emission factors by words',
  options: {
    edition: {
      type: 'string',
      value: 'ID',
      help: 'only of an edition: desnz-2025, desnz-2024, epa-2025, ember-2024, useeio-1-3',
    },
    region: { type: 'string', value: 'CODE', help: 'only of a region: GB, Germany, US, US-RFCW' },
    unit: { type: 'string', value: 'SYMBOL', help: 'only per a unit: kWh, litres, m3, km, t·km, passenger·km' },
    category: {
      type: 'string',
      value: 'NAME',
      help: 'only of a category: fuel, electricity, vehicle, freight-road, hotel, spend (per unit of money)',
    },
    all: { type: 'boolean', help: `print all that match, not only the first ${SHOWN}` },
    sheet: {
      type: 'string',
      value: 'NAME',
      help: 'with compare: sheet of an .xlsx workbook; not needed if it has one',
    },
    json: { type: 'boolean', help: 'print all that match with all their fields, one JSON object per line' },
  },
  details: [
    'Best match first: the key, which stands in the column factor of an input file, then what it is. Words are those of\nthe field: lorry, heating oil, eurostar, electricity texas. Exit code 1 when nothing matches: the words that no\nfactor fits, and the nearest factors, go to standard error.',
    'tonne factors compare desnz-2026 FLATFILE holds a bundled edition to the flat file of its publisher, row by row: CSV, or .xlsx by the package hucre. Exit code 1 when a figure differs, or when the file lacks a row. Once you have that file, pass it as --factors of calculate, explain, verify or serve: it replaces a bundled edition that is a secondary copy.',
  ],
  run: async (args, io) => {
    if (isComparison(args)) return compareFactors(args, io)
    const suggestions = await search(args)
    const { factors: found, unmatched, remarks } = suggestions
    for (const remark of remarks) io.stderr.write(`tonne: ${remark}\n`)
    if (unmatched.length > 0 || found.length === 0) {
      io.stderr.write(notShipped(suggestions))
      return 1
    }
    if (args.options.json === true) {
      for (const line of ndjsonLines(found)) io.stdout.write(line)
      return 0
    }
    const shown = args.options.all === true ? found : found.slice(0, SHOWN)
    for (const factor of shown) io.stdout.write(factorText(factor))
    if (shown.length < found.length) io.stdout.write(`… and ${found.length - shown.length} more; --all prints them\n`)
    return 0
  },
}
