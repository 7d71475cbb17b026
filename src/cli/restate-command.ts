import type { Company, RestatementScope, StoredRestatement } from '../service/index.ts'
import { choiceRule, chosenIn, flagRule, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  PERIOD_OPTIONS,
  spanArguments,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { restatementText } from './report/restatement-text.ts'

const FORMATS = {
  table: restatementText,
  json: (restatement: StoredRestatement) => `${JSON.stringify(restatement)}\n`,
} as const

/** An edition of the arguments. Throws `UsageError`. */
function editionOf(args: ParsedArguments, name: string): string {
  const edition = textOption(args, name)
  if (edition !== undefined) return edition
  throw new UsageError(`--${name} is missing: the id of an edition, like desnz-2025; or restate by --rules`)
}

const OF_EDITIONS = ['from-edition', 'to-edition', 'vehicles'] as const

/** Throws `UsageError` for options of the other kind of restatement. */
function scopeOf(args: ParsedArguments): RestatementScope {
  const { rules, named, vehicles } = args.options
  if (rules !== true) {
    if (named === true) throw new UsageError('--named works only with --rules; add --rules, or leave --named out')
    const editions = { from: editionOf(args, 'from-edition'), to: editionOf(args, 'to-edition') }
    return { ...spanArguments(args), editions, vehicles: vehicles === true }
  }
  const other = OF_EDITIONS.find((name) => args.options[name] !== undefined)
  if (other === undefined) return { ...spanArguments(args), rules: true, named: named === true }
  throw new UsageError(`--${other} cannot be combined with --rules; leave one out`)
}

/** The restatement when it is through. */
async function done({ restatements }: Company, scope: RestatementScope): Promise<StoredRestatement> {
  let last: StoredRestatement | undefined
  for await (const restatement of restatements.run(scope)) last = restatement
  // the first comes before any page
  return last as StoredRestatement
}

/** `tonne restate`. */
export const restateCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    'from-edition': textRule('EDITION', 'edition to replace: desnz-2024'),
    'to-edition': textRule('EDITION', 'edition to use instead: desnz-2025'),
    rules: flagRule('instead of editions: use the factors that the rules of the company choose now'),
    named: flagRule('with --rules: also records that name their factor, if a rule fits them'),
    ...PERIOD_OPTIONS,
    preview: flagRule('show what would change; write nothing'),
    vehicles: flagRule('also switch the factors of vehicles, for future records'),
    format: choiceRule(Object.keys(FORMATS), 'table for people, or JSON (default: table)'),
  },
  details: [
    'Recomputes every record that begins in the year and names a factor of the first edition, with the factor of the same key in the second. Records without a counterpart and records in a locked period stay unchanged and are listed. Records with own factors, or with a factor selected by country or mode, name no edition.',
    'With --rules, recomputes every record that begins in the year and whose factor a rule of the company chose, with the factor that the rules choose now. Records that no rule fits any longer and records in a locked period stay unchanged and are listed.',
    'Uses the default policy, like tonne serve. A service with its own policy restates with company.restatements.',
    'Examples\n  tonne restate --db ./tonne.db --year 2024 --preview \\\n    --from-edition desnz-2024 --to-edition desnz-2025\n  tonne restate --db ./tonne.db --year 2024 --vehicles \\\n    --from-edition desnz-2024 --to-edition desnz-2025\n  tonne restate --db ./tonne.db --rules --year 2025 --preview',
  ],
  run: (args, io) => {
    const scope = scopeOf(args)
    const format = chosenIn({ args, name: 'format', usual: 'table' }, FORMATS)
    return usingCompanyOrDemo(args, { io, actor: 'tonne restate' }, async (company) => {
      const isPreview = args.options.preview === true
      const restatement = isPreview ? await company.restatements.preview(scope) : await done(company, scope)
      io.stdout.write(format(restatement, { isPreview }))
    })
  },
}
