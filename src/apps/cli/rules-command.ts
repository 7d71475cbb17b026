import { isFields } from '../../base/index.ts'
import { parseJson } from '../../core/errors/index.ts'
import type { FactorRuleChange, Payload } from '../../service/index.ts'
import {
  choiceRule,
  chooseEntry,
  flagRule,
  oneOperand,
  type ParsedArguments,
  textOption,
  textRule,
} from './arguments.ts'
import type { Command } from './command.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import {
  COMPANY_OR_DEMO_OPTIONS,
  optionalSpanArguments,
  PERIOD_OPTIONS,
  usingCompanyOrDemo,
} from './report/company-and-period.ts'
import { allMoves, movesCsv, movesText } from './rules/rule-moves.ts'
import { jsonLine } from './text-layout.ts'

const FORMATS = {
  table: movesText,
  csv: movesCsv,
  json: jsonLine,
} as const

/** Reads the fields of a rule from a JSON file. Throws `UsageError`. */
function readRule(file: string, io: CliIo): object {
  let rule: unknown
  try {
    rule = parseJson(io.readText(file))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new UsageError(`${file} is not JSON; write a rule as in {"activity":"siteFuels","account":"4930"}`)
  }
  if (isFields(rule)) return rule
  throw new UsageError(`${file} must be an object with the fields of a rule, as in {"account":"4930"}`)
}

/** Reads the change of a rule from the arguments. Throws `UsageError`. */
function changeOf(args: ParsedArguments, io: CliIo): FactorRuleChange {
  const [file, update, removed] = [textOption(args, 'rule'), textOption(args, 'update'), textOption(args, 'delete')]
  if (removed !== undefined) {
    if (file === undefined && update === undefined) return { delete: removed }
    throw new UsageError('--delete cannot be combined with --rule or --update; leave them out')
  }
  if (file === undefined)
    throw new UsageError('--rule is missing: a file of JSON with the fields of a rule; or name one by --delete')
  const rule = readRule(file, io)
  // the service checks the fields
  return update === undefined ? { create: rule as Payload<'createFactorRule'> } : { update: { ...rule, id: update } }
}

/** Throws `UsageError` unless the action is preview. */
function checkAction(args: ParsedArguments): void {
  const action = oneOperand(args, 'ACTION')
  if (action !== 'preview') throw new UsageError(`ACTION must be preview; received ${action}`)
}

/** `tonne rules`. */
export const rulesCommand: Command = {
  options: {
    ...COMPANY_OR_DEMO_OPTIONS,
    rule: textRule('FILE', 'JSON file with the fields of a new rule, or with --update the changed fields'),
    update: textRule('ID', 'id of the rule to change'),
    delete: textRule('ID', 'instead of --rule: id of the rule to delete'),
    ...PERIOD_OPTIONS,
    named: flagRule('also check records that name their factor'),
    format: choiceRule(
      Object.keys(FORMATS),
      'table for people, CSV with one line per record, or JSON (default: table)',
    ),
  },
  details: [
    'ACTION is preview. It shows which records would get another factor if you change a rule, and writes nothing. For each record it shows the rule (new if it is not stored yet), level, factor and exact emission before and after a restatement by rules. It also lists records that could not change, for example because they would lose their factor, and other rules that tie with this one: such a change is rejected. Without a period, all records are checked.',
    'Examples\n  tonne rules preview --db ./tonne.db --rule rule.json --year 2025\n  tonne rules preview --db ./tonne.db --rule change.json \\\n    --update RULE --format csv\n  tonne rules preview --db ./tonne.db --delete RULE',
  ],
  run: (args, io) => {
    checkAction(args)
    const change = changeOf(args, io)
    const request = { ...optionalSpanArguments(args), named: args.options.named === true }
    const format = chooseEntry({ args, name: 'format', usual: 'table' }, FORMATS)
    return usingCompanyOrDemo(args, { io, actor: 'tonne rules' }, async ({ factorRules }) => {
      const moves = await allMoves(factorRules, change, request)
      io.stdout.write(format(moves))
    })
  },
}
