import { readArguments } from '../../src/apps/cli/arguments.ts'
import { calculateCommand } from '../../src/apps/cli/calculate-command.ts'
import { OPTION_PATTERN } from '../../src/rows/index.ts'

/** What a reader writes in place of the words in capitals, by the column that they are for. */
const WORDS_OF_COLUMNS: Readonly<Record<string, string>> = {
  ...{ activity: 'electricity', unit: 'kWh', currency: 'GBP', mode: 'RAIL', gwp: 'AR5_GWP100', treatment: 'landfill' },
  ...{ vehicle: 'medium car', status: 'valid', class: 'ECONOMY', isReturn: 'no', reading: 'actual' },
}
const WORDS: Readonly<Record<string, string>> = {
  ...{
    COLUMN: 'note',
    COUNTRY: 'GB',
    CURRENCY: 'GBP',
    FUEL: 'diesel',
    MATERIAL: 'paper',
    PURCHASE: 'stationery',
    UNIT: 'kWh',
    YEAR: '2025',
  },
}

/** Writes words in place of those in capitals: '=unit:UNIT' is '=unit:kWh'. */
export function withWords(text: string, words: Readonly<Record<string, string>> = WORDS): string {
  return text
    .replace(
      /([=:])(\w+):WORD$/,
      (_, mark: string, column: string) => `${mark}${column}:${WORDS_OF_COLUMNS[column] ?? ''}`,
    )
    .replace(
      /(^|[=:])(COLUMN|COUNTRY|CURRENCY|FUEL|MATERIAL|PURCHASE|UNIT|YEAR)$/,
      (_, mark: string, word: string) => mark + (words[word] ?? ''),
    )
}

/** Splits a printed command into words as a shell does. */
export function shellWords(line: string): readonly string[] {
  const words = line.match(/(?:"[^"]*"|'[^']*'|\\.|[^\s"'\\])+/g) ?? []
  return words.map((word) =>
    word.replace(
      /"([^"]*)"|'([^']*)'|\\(.)/g,
      (_, double?: string, single?: string, escaped?: string) => double ?? single ?? escaped ?? '',
    ),
  )
}

const FLAGS = /--(?:allow-credits|ignore-unknown-columns)\b/g
/** Options whose value the sentence describes: 'pass --header-row with its number'. */
const DESCRIBED = /--(?:header-row|sheet) with\b/g

/** Lists the options in a sentence, each as the words of a command. */
export function printedOptions(text: string): readonly (readonly string[])[] {
  const valued = text.replaceAll(FLAGS, '').replaceAll(DESCRIBED, '')
  const found = [...(valued.match(new RegExp(OPTION_PATTERN, 'g')) ?? []), ...(text.match(FLAGS) ?? [])]
  return found.map(shellWords)
}

/** Reads the options of a command as the program does; throws for those that it does not know. */
export function readPrinted(words: readonly string[]) {
  return readArguments(words, calculateCommand.options)
}
