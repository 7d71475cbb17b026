import { type OptionRule, type ParsedArguments, textOption } from './arguments.ts'
import type { CalculateOptions } from './calculate-rows.ts'
import type { ReadingOptions } from './source-row.ts'

/** The formats of tables. */
export type TableFormat = 'csv' | 'ndjson'

/** The format of a file: the requested one, or by its extension, or CSV. */
export function formatOf(file: string, asked: string | undefined): TableFormat {
  if (asked !== undefined) return asked === 'ndjson' ? 'ndjson' : 'csv'
  return /\.(ndjson|jsonl)$/i.test(file) ? 'ndjson' : 'csv'
}

/** The options of every command that reads activities. */
export const INPUT_OPTIONS = {
  format: {
    type: 'string',
    value: 'csv|ndjson',
    choices: ['csv', 'ndjson'],
    help: 'format of FILE (else by its name: .ndjson and .jsonl are NDJSON, all others CSV)',
  },
  edition: {
    type: 'string',
    value: 'exact|nearest',
    choices: ['exact', 'nearest'],
    help: 'exact rejects factors of another edition than the year of the row; nearest (the default) takes the nearest and adds a notice',
  },
  'allow-credits': { type: 'boolean', help: 'accept negative quantities, for correction invoices' },
  'ignore-unknown-columns': {
    type: 'boolean',
    help: 'ignore columns that are not listed below instead of rejecting them',
  },
} as const satisfies Record<string, OptionRule>

/** The options for reading a file among the arguments. */
export function readingOptionsOf(file: string, args: ParsedArguments): ReadingOptions {
  const format = formatOf(file, textOption(args, 'format'))
  return { format, ignoreUnknownColumns: args.options['ignore-unknown-columns'] === true }
}

/** The calculation options among the arguments. */
export function calculateOptionsOf(args: ParsedArguments): CalculateOptions {
  const edition = textOption(args, 'edition') === 'exact' ? 'exact' : 'nearest'
  return { edition, allowCredits: args.options['allow-credits'] === true }
}
