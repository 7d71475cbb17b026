import { parseJson } from '../errors/index.ts'
import type { FactorRuleChange, RulePreviewRequest } from '../service/index.ts'
import { choiceRule, chosenIn, flagRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  optionalSpanArguments,
  PERIOD_OPTIONS,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { allMoves, type RuleMoves } from './rules/all-moves.ts'
import { movesCsv } from './rules/moves-csv.ts'
import { movesText } from './rules/moves-text.ts'

const FORMATS = {
  table: movesText,
  csv: movesCsv,
  json: (moves: RuleMoves) => `${JSON.stringify(moves)}\n`,
} as const

/** The fields of a rule in a file of JSON. Throws `UsageError`. */
function ruleIn(file: string, io: CliIo): object {
  let rule: unknown
  try {
    rule = parseJson(io.readText(file))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${file} is not JSON; write a rule as in {"activity":"siteFuels","account":"4930"}`)
  }
  if (typeof rule === 'object' && rule !== null && !Array.isArray(rule)) return rule
  throw new UsageError(`${file} must be an object with the fields of a rule, as in {"account":"4930"}`)
}

/** The change of the arguments. Throws `UsageError`. */
function changeOf(args: ParsedArguments, io: CliIo): FactorRuleChange {
  const [file, update, removed] = [textOption(args, 'rule'), textOption(args, 'update'), textOption(args, 'delete')]
  if (removed !== undefined) {
    if (file === undefined && update === undefined) return { delete: removed }
    throw new UsageError('--delete takes neither --rule nor --update; leave them out')
  }
  if (file === undefined)
    throw new UsageError('--rule is missing: a file of JSON with the fields of a rule; or name one by --delete')
  const rule = ruleIn(file, io)
  // the service checks the fields
  return update === undefined ? { create: rule } : { update: { ...rule, id: update } }
}

function requestOf(args: ParsedArguments): RulePreviewRequest {
  return { ...optionalSpanArguments(args), named: args.options.named === true }
}

/** Throws `UsageError` for anything but the action that there is. */
function checkAction(args: ParsedArguments): void {
  const action = oneOperand(args, 'ACTION')
  if (action !== 'preview') throw new UsageError(`${action} is no action; take preview`)
}

/** `tonne rules`. */
export const rulesCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    rule: textRule('FILE', 'JSON with the fields of a new rule, or with --update those that change'),
    update: textRule('ID', 'the rule that --rule changes'),
    delete: textRule('ID', 'instead of --rule: a rule that goes'),
    ...PERIOD_OPTIONS,
    named: flagRule('looks at records that name their factor too'),
    format: choiceRule(
      Object.keys(FORMATS),
      'a table for people (the default), one line of CSV for each record, or JSON',
    ),
  },
  details: [
    'ACTION is preview: it tells which records a change of a rule that chooses factors would move, and writes nothing. Each record has its rule (new for one that is not written yet), level, factor and exact emission before and after, as a restatement by rules would leave it. Listed too are records that could not be moved, such as those that would lose their factor, and the rules that the rule ties with: such a change is refused. Without a period all records are looked at.',
    'Examples\n  tonne rules preview --db ./tonne.db --rule rule.json --year 2025\n  tonne rules preview --db ./tonne.db --rule change.json --update RULE --format csv\n  tonne rules preview --db ./tonne.db --delete RULE',
  ],
  run: (args, io) => {
    checkAction(args)
    const [change, request] = [changeOf(args, io), requestOf(args)]
    const format = chosenIn({ args, name: 'format', usual: 'table' }, FORMATS)
    return usingCompanyOrDemo(args, { io, actor: 'tonne rules' }, async ({ factorRules }) => {
      const moves = await allMoves(factorRules, change, request)
      io.stdout.write(format(moves))
    })
  },
}
