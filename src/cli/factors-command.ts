import { ndjsonLines } from '../csv/index.ts'
import type { FactorSuggestions } from '../factors/index.ts'
import { flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { compareFactors, isComparison } from './compare-factors.ts'
import { factorsText, LISTED_MAX, nearestOf, nothingFitsText, suggestionsFor } from './factor-search.ts'
import { factorWorkbook } from './factor-workbook.ts'
import { UsageError } from './failure.ts'
import { writeFile } from './write-file.ts'

async function search(args: ParsedArguments): Promise<FactorSuggestions> {
  const suggestions = await suggestionsFor(args.operands.join(' '), {
    edition: textOption(args, 'edition'),
    region: textOption(args, 'region'),
    unit: textOption(args, 'unit'),
    category: textOption(args, 'category'),
  })
  if (suggestions === undefined) throw new UsageError('WORDS are missing; give words to search for, or a filter')
  return suggestions
}

/** `tonne factors WORDS`, `tonne factors compare EDITION FLATFILE`. */
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
    sheet: textRule('NAME', 'with compare: sheet of an .xlsx workbook; optional if it has only one'),
    output: textRule('FILE.xlsx', 'write all matches to a workbook, with names for lookups'),
    json: flagRule('print all matches with all fields, one JSON object per line'),
  },
  details: [
    'Prints the best match first: its key, for the column factor of an input file, and its description. Use the words of the field: lorry, heating oil, eurostar, electricity texas. If nothing matches, the exit code is 1, and standard error lists the words without a match and the nearest factors.',
    'tonne factors compare desnz-2026 FLATFILE compares a bundled edition with the flat file of its publisher, row by row. FLATFILE is CSV, or .xlsx with the package hucre. The exit code is 1 if a figure differs or the file lacks a row. You can also pass the file as --factors of calculate, explain, verify or serve: it replaces a bundled edition that is a secondary copy.',
  ],
  run: async (args, io) => {
    if (isComparison(args)) return compareFactors(args, io)
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
    io.stdout.write(factorsText(found, args.options.all === true ? found.length : LISTED_MAX))
    return 0
  },
}
