import { createHash } from 'node:crypto'
import { definedFields } from '../../base/index.ts'
import { ndjsonLines } from '../../core/csv/index.ts'
import {
  adjustedFactor,
  canonicalJson,
  type EmissionFactor,
  type Json,
  traceFactor,
} from '../../core/emissions/index.ts'
import { show } from '../../core/errors/index.ts'
import { nearestDouble, printSignificant, type Rational } from '../../core/exact/index.ts'
import { columnLetters, type WorkbookCell, WorkbookWriter } from '../../core/workbook/index.ts'
import {
  type Catalogue,
  compareEdition,
  type DifferingFigure,
  type EditionComparison,
  type FactorSuggestions,
  loadDesnzFlatFile,
  publishedCatalogue,
  publishedEditions,
} from '../../reference/factors/index.ts'
import { withFactorSets } from '../../rows/index.ts'
import { flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { EDITIONS, editionsText } from './factor-editions.ts'
import { factorListText, LISTED_MAX, nearestOf, nothingFitsText, searchFactors } from './factor-search.ts'
import { readingInput, UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { isLoad, LOAD_FORMATS, LOAD_OPTIONS, loadFactors, publisherFileText, SHOWN } from './load-factors.ts'
import { writeFile } from './outputs.ts'

/** The first operand that makes `tonne factors` a comparison. */
const COMPARE = 'compare'

/** True for the operands of a comparison: 'compare desnz-2026 FLATFILE'. */
function isComparison({ operands: [first, edition = ''] }: ParsedArguments): boolean {
  return first === COMPARE && /^desnz-\d/.test(edition)
}

function operandsOf({ operands }: ParsedArguments): { edition: string; editionYear: number; file: string } {
  const [, edition = '', file, extra] = operands
  const [, year] = /^desnz-(\d{4})$/.exec(edition) ?? []
  const known = publishedCatalogue.editions.map(({ id }) => id).filter((id) => id.startsWith('desnz-'))
  if (year === undefined || !known.includes(edition))
    throw new UsageError(`${show(edition)} is not a bundled edition of DESNZ; give one of ${known.join(', ')}`)
  if (file === undefined) throw new UsageError('FLATFILE is missing; give the flat file of the publisher')
  if (extra !== undefined) throw new UsageError(`only one FLATFILE is allowed; received ${show(extra)} too`)
  return { edition, editionYear: Number(year), file }
}

const differingText = ({ key, figure, here, there }: DifferingFigure) =>
  `${key}: ${figure} ${here}, in the file ${there}`

/** Formats a heading with its lines; '' if there are none. */
function sectionOf(title: string, lines: readonly string[], isAll: boolean): string {
  if (lines.length === 0) return ''
  const shown = isAll ? lines : lines.slice(0, SHOWN)
  const rest = lines.length - shown.length
  const more = rest === 0 ? [] : [`… and ${rest} more; --all prints them`]
  return `${title}\n${[...shown, ...more].map((line) => `  ${line}`).join('\n')}\n`
}

function reportOf(
  edition: string,
  { equal, differing, onlyHere, onlyThere }: EditionComparison,
  isAll: boolean,
): string {
  const counts = `${equal} equal, ${differing.length} differing, ${onlyHere.length} only in ${edition}, ${onlyThere.length} only in the file`
  return [
    sectionOf(`Figures of ${edition} that differ`, differing.map(differingText), isAll),
    sectionOf(`Rows of ${edition} that the file lacks`, onlyHere, isAll),
    isAll ? sectionOf(`Rows of the file that ${edition} lacks`, onlyThere, isAll) : '',
    `${counts}\n`,
  ].join('')
}

/** Runs `tonne factors compare EDITION FLATFILE`; exit code 1 unless the file confirms every row of the edition. */
async function compareFactors(args: ParsedArguments, io: CliIo): Promise<number> {
  const { edition, editionYear, file } = operandsOf(args)
  return readingInput(file, async () => {
    const text = await publisherFileText(file, args, io)
    const comparison = compareEdition(edition, loadDesnzFlatFile(text, { edition, editionYear }).catalogue)
    io.stdout.write(reportOf(edition, comparison, args.options.all === true))
    return comparison.differing.length + comparison.onlyHere.length === 0 ? 0 : 1
  })
}

const SHEET = 'Factors'

type Figures = ReturnType<typeof adjustedFactor>

/** A column: its name, its width, and its cell. */
type Column = readonly [name: string, width: number, cell: (factor: EmissionFactor, figures: Figures) => WorkbookCell]

const nullableDouble = (amount: Rational | null) => (amount === null ? null : nearestDouble(amount))

/** The columns. Their cells have the same names, after `factor_`. */
const COLUMNS: readonly Column[] = [
  ['key', 60, ({ key }) => key],
  ['name', 50, ({ name }) => name],
  ['unit', 12, ({ unit }) => unit],
  ['co2eKg', 14, (_, { co2e }) => nullableDouble(co2e)],
  ['co2Kg', 14, (_, { co2 }) => nullableDouble(co2)],
  ['ch4Kg', 14, (_, { ch4 }) => nullableDouble(ch4)],
  ['n2oKg', 14, (_, { n2o }) => nullableDouble(n2o)],
  ['biogenicCo2Kg', 14, (_, { biogenicCo2 }) => nullableDouble(biogenicCo2)],
  ['co2eDigits', 24, (_, { co2e }) => (co2e === null ? null : printSignificant(co2e))],
  ['region', 10, ({ region }) => region],
  ['category', 22, ({ category }) => category],
  ['edition', 14, ({ edition }) => edition],
  ['publisher', 24, ({ source }) => source.publisher],
  ['editionYear', 10, ({ source }) => source.editionYear],
  ['licence', 30, ({ source }) => source.licence],
  ['attribution', 60, ({ source }) => source.attribution],
]

/**
 * Builds a workbook (.xlsx) of factors for lookups. Each factor is a row, with kilograms per unit as the nearest
 * double and as digits. Each column has a name: `=INDEX(factor_co2eKg, MATCH("key", factor_key, 0))`.
 */
export function factorWorkbook(factors: readonly EmissionFactor[]): Uint8Array {
  const workbook = new WorkbookWriter()
  const widths = COLUMNS.map(([, width]) => width)
  const sheet = workbook.addSheet({ name: SHEET, widths, frozenRows: 1, hasFilter: true })
  sheet.write(
    COLUMNS.map(([name]) => name),
    'heading',
  )
  for (const factor of factors) {
    const figures = adjustedFactor(factor)
    sheet.write(COLUMNS.map(([, , cell]) => cell(factor, figures)))
  }
  for (const [index, [name]] of COLUMNS.entries()) {
    const column = `$${columnLetters(index)}`
    workbook.defineName({ name: `factor_${name}`, range: `${SHEET}!${column}$2:${column}$${sheet.rows}` })
  }
  return workbook.end()
}

/** The options that select factors; a list of publications has all of them. */
const SELECTING = ['edition', 'region', 'unit', 'category', 'sheet', 'output', 'json']

/** Every published factor of the package: the bundled ones and every set, so those per money and of national publishers too. */
export function shippedCatalogue(): Promise<Catalogue> {
  return withFactorSets(publishedCatalogue)
}

function publicationLine(kind: string, data: Json): string {
  const text = canonicalJson(data)
  return `{"digest":"${createHash('sha256').update(text).digest('hex')}","${kind}":${text}}\n`
}

/** The factor without its gases of the Montreal Protocol: no row tells which share of a blend they are. */
function montrealApart({ key, category }: EmissionFactor, catalogue: Catalogue): EmissionFactor | undefined {
  return category.startsWith('refrigerant') ? catalogue.find(`${key}?montreal=apart`) : undefined
}

/**
 * Yields the lines of a list of publications, each with the SHA-256 of its canonical text: factors in the form of a trace,
 * properties of fuels, exchange rates and prices. A verifier that has the list needs no other data.
 */
export function* publicationLines(catalogue: Catalogue): Generator<string> {
  for (const factor of catalogue.factors()) {
    yield publicationLine('factor', traceFactor(factor))
    const apart = montrealApart(factor, catalogue)
    if (apart !== undefined) yield publicationLine('factor', traceFactor(apart))
  }
  const { exchangeRates = [], prices = [] } = catalogue.series?.() ?? {}
  for (const bridge of catalogue.bridges?.() ?? [])
    yield publicationLine('property', { heatingValue: null, ...definedFields(bridge) })
  for (const series of exchangeRates) yield publicationLine('exchangeRates', { ...series })
  for (const series of prices) yield publicationLine('prices', { ...series })
}

/** Runs `tonne factors --all --ndjson`: the list that a verifier without tonne compares factors with. */
async function writePublications({ operands, options }: ParsedArguments, io: CliIo): Promise<number> {
  const others = SELECTING.filter((name) => options[name] !== undefined && options[name] !== false)
  if (options.all !== true || operands.length > 0 || others.length > 0) {
    throw new UsageError('--ndjson writes every factor; give --all with it, and neither words nor other options')
  }
  for (const line of publicationLines(await shippedCatalogue())) io.stdout.write(line)
  return 0
}

/** A word that readers type as the name of an action. */
const SEARCH = 'search'

/** Returns the words to search for. `tonne factors search WORDS` is understood as `tonne factors WORDS`. */
function wordsOfSearch({ operands: [first, ...others] }: ParsedArguments): string {
  return (first === SEARCH && others.length > 0 ? others : [first ?? '', ...others]).join(' ')
}

async function search(args: ParsedArguments): Promise<FactorSuggestions> {
  const suggestions = await searchFactors(wordsOfSearch(args), {
    edition: textOption(args, 'edition'),
    region: textOption(args, 'region'),
    unit: textOption(args, 'unit'),
    category: textOption(args, 'category'),
  })
  if (suggestions === undefined) throw new UsageError('WORDS are missing; give words to search for, or a filter')
  return suggestions
}

/** Runs `tonne factors editions [SET]`: the editions of publishers, shipped or not. */
function listEditions({ operands: [, set, extra], options }: ParsedArguments, io: CliIo): number {
  const known = [...new Set(publishedEditions().map((one) => one.set))]
  if (set !== undefined && !known.includes(set))
    throw new UsageError(`${show(set)} is not a set of editions; give one of ${known.join(', ')}`)
  if (extra !== undefined) throw new UsageError(`only one SET is allowed; received ${show(extra)} too`)
  if (options.json === true) for (const line of ndjsonLines(publishedEditions(set))) io.stdout.write(line)
  else io.stdout.write(editionsText(set))
  return 0
}

/** `tonne factors WORDS`, `tonne factors compare EDITION FLATFILE`, `tonne factors editions [SET]`, `tonne factors --all --ndjson`. */
export const factorsCommand: Command = {
  options: {
    edition: textRule('ID', 'only this edition: desnz-2025, desnz-2024, epa-2025, ember-2024, useeio-1-3'),
    region: textRule('CODE', 'only this region: GB, Germany, US, US-RFCW'),
    unit: textRule('SYMBOL', 'only factors per this unit: kWh, litres, m3, km, t·km, passenger·km'),
    category: textRule(
      'NAME',
      'only this category: fuel, electricity, vehicle, freight-road, hotel, spend (per unit of money)',
    ),
    all: flagRule(`print all matches, not only the first ${LISTED_MAX}`),
    ...LOAD_OPTIONS,
    sheet: textRule('NAME', 'with compare and load: sheet of an .xlsx workbook; optional if it has only one'),
    output: textRule(
      'FILE',
      'write all matches to a workbook (.xlsx) with names for lookups; with load, the factors as JSON',
    ),
    json: flagRule('print all matches with all fields, one JSON object per line'),
    ndjson: flagRule('with --all: print every publication with its SHA-256, for a verifier without tonne'),
  },
  details: [
    'Prints the best match first: its key, for the column factor of an input file, and its description. Use the words of the field: lorry, heating oil, eurostar, electricity texas. If nothing matches, the exit code is 1, and standard error lists the words without a match and the nearest factors.',
    'tonne factors editions prints the editions of publishers, or of one SET such as nga: when each was published and corrected, for which period it applies, its licence, and whether its figures are shipped.',
    `tonne factors load --format FORMAT FILE reads the file of a publisher whose figures are not shipped, reports the rows that it leaves out and why, and writes --output for --factors of calculate, explain, verify or serve. FORMAT is one of ${LOAD_FORMATS.join(', ')}; FILE is CSV, or .xlsx with the package hucre.`,
    'tonne factors compare desnz-2026 FLATFILE compares a bundled edition with the flat file of its publisher, row by row. FLATFILE is CSV, or .xlsx with the package hucre. The exit code is 1 if a figure differs or the file lacks a row. You can also pass the file as --factors of calculate, explain, verify or serve: it replaces a bundled edition that is a secondary copy.',
    'tonne factors --all --ndjson prints every factor of the package, the properties of fuels, exchange rates and prices, one JSON object per line, each with the SHA-256 of its data. Keep it with your traces: python3 verify_trace.py traces.ndjson --factors factors.ndjson compares every factor with it, without tonne.',
  ],
  run: async (args, io) => {
    if (args.options.ndjson === true) return writePublications(args, io)
    if (isComparison(args)) return compareFactors(args, io)
    if (args.operands[0] === EDITIONS) return listEditions(args, io)
    if (isLoad(args)) return loadFactors(args, io)
    const suggestions = await search(args)
    const { factors: found, unmatched, remarks } = suggestions
    for (const remark of remarks) io.stderr.write(`tonne: ${remark}\n`)
    const nearest = nearestOf(suggestions)
    if (nearest !== undefined) {
      io.stderr.write(nothingFitsText(unmatched, nearest))
      return 1
    }
    const output = textOption(args, 'output')
    if (output !== undefined) {
      if (!output.toLowerCase().endsWith('.xlsx'))
        throw new UsageError('--output is a workbook; name a file that ends with .xlsx')
      await writeFile(output, io, (append) => append(factorWorkbook(found)))
      io.stderr.write(`written: ${found.length} factors, ${output}\n`)
      return 0
    }
    if (args.options.json === true) {
      for (const line of ndjsonLines(found)) io.stdout.write(line)
      return 0
    }
    io.stdout.write(factorListText(found, args.options.all === true ? found.length : LISTED_MAX))
    return 0
  },
}
