import { isKeyOf } from '../errors/index.ts'
import { CONSOLIDATION_APPROACHES, definedFields, SCOPE_2_METHODS } from '../resources/index.ts'
import type { BaseYearComparison, BaseYearResource, Company } from '../service/index.ts'
import { choiceRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import { baseYearText, comparisonText } from './base-year/base-year-text.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { PERIOD_OPTIONS, periodArguments } from './report/company-and-period.ts'

const FORMATS = ['table', 'json'] as const

interface Shown {
  readonly baseYear: BaseYearResource
  readonly comparison: BaseYearComparison | null
}

function print({ baseYear, comparison }: Shown, args: ParsedArguments, io: CliIo): void {
  if (textOption(args, 'format') === 'json') io.stdout.write(`${JSON.stringify({ baseYear, comparison })}\n`)
  else io.stdout.write(baseYearText(baseYear) + (comparison === null ? '' : `\n${comparisonText(comparison)}`))
}

/** The base years that are set. Throws `UsageError` where none is. */
async function baseYearsOf({ baseYear }: Company): Promise<readonly BaseYearResource[]> {
  const { records } = await baseYear.list()
  if (records.length === 0) throw new UsageError('no base year is set; set one by tonne base-year set')
  return records
}

async function set({ baseYear }: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const { year } = periodArguments(args)
  // what is absent is named by the service, all at once
  const input = definedFields({
    year,
    approach: textOption(args, 'approach') as BaseYearResource['approach'] | undefined,
    scope2Method: textOption(args, 'scope2') as BaseYearResource['scope2Method'] | undefined,
    scopes: textOption(args, 'scopes')
      ?.split(',')
      .map((scope) => `SCOPE_${scope.trim()}`) as BaseYearResource['scopes'] | undefined,
    thresholdPercent: textOption(args, 'threshold'),
    comment: textOption(args, 'comment'),
  })
  print({ baseYear: (await baseYear.set(input)).record, comparison: null }, args, io)
}

async function show(company: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const isCompared = ['year', 'from', 'to'].some((option) => args.options[option] !== undefined)
  const period = isCompared ? periodArguments(args) : null
  for (const one of await baseYearsOf(company)) {
    const comparison = period === null ? null : await company.baseYear.compare(one.id, period)
    print({ baseYear: one, comparison }, args, io)
  }
}

async function recalculate(company: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const period = periodArguments(args)
  for (const { id } of await baseYearsOf(company)) {
    print({ baseYear: (await company.baseYear.recalculate(id, period)).record, comparison: null }, args, io)
  }
}

const ACTIONS = { set, show, recalculate } as const

function actionOf(args: ParsedArguments): (typeof ACTIONS)[keyof typeof ACTIONS] {
  const action = oneOperand(args, 'ACTION')
  if (isKeyOf(ACTIONS, action)) return ACTIONS[action]
  throw new UsageError(`${action} is no action; take ${Object.keys(ACTIONS).join(', ')}`)
}

/** `tonne base-year`. */
export const baseYearCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    ...PERIOD_OPTIONS,
    approach: choiceRule(CONSOLIDATION_APPROACHES, 'with set: the approach to consolidation'),
    scope2: choiceRule(SCOPE_2_METHODS, 'with set: the method of Scope 2'),
    scopes: textRule('LIST', 'with set: the scopes that it is of: 1,2 or 1,2,3'),
    threshold: textRule('PERCENT', 'with set: above it a recalculation is due'),
    comment: textRule('TEXT', 'with set: a remark'),
    format: choiceRule(FORMATS, 'text for people, or JSON'),
  },
  details: [
    'ACTION is set, show or recalculate. set keeps the figures of --year as they are; approach, method, scopes and threshold are never assumed. show prints what is set, and with --year compares that year: the headline change, and like for like by the boundary at its end. recalculate keeps the base year as it comes to by the boundary at the end of --year, beside what was reported.',
    'Examples\n  tonne base-year set --db ./tonne.db --year 2023 --approach operational_control --scope2 location_based --scopes 1,2 --threshold 5\n  tonne base-year show --db ./tonne.db --year 2025\n  tonne base-year recalculate --db ./tonne.db --year 2025',
  ],
  run: (args, io) => {
    const action = actionOf(args)
    return usingCompany(args, { io, actor: 'tonne base-year' }, (company) => action(company, args, io))
  },
}
