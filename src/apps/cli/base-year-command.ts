import { isKeyOf, printable } from '../../base/index.ts'
import { decimalText, rationalOf } from '../../core/display/index.ts'
import { CONSOLIDATION_APPROACHES, definedFields, SCOPE_2_METHODS } from '../../resources/index.ts'
import type { BaseYearComparison, BaseYearResource, Company, Payload } from '../../service/index.ts'
import { choiceOption, choiceRule, oneOperand, type ParsedArguments, textOption, textRule } from './arguments.ts'
import type { Command } from './command.ts'
import { COMPANY_OPTIONS, usingCompany } from './database/company-of-database.ts'
import { UsageError } from './failure.ts'
import type { CliIo } from './io.ts'
import { PERIOD_OPTIONS, periodArguments } from './report/company-and-period.ts'
import { jsonLine, kilogramsText, table } from './text-layout.ts'

const PERCENT_DECIMALS = 2

type Percent = BaseYearComparison['headline']['change']

function percentText(percent: Percent): string {
  return percent === null ? '-' : `${decimalText(rationalOf(percent.exact), PERCENT_DECIMALS)} %`
}

/** Formats a base year with its reported figures and its stored recalculations. */
export function baseYearText(baseYear: BaseYearResource): string {
  const { year, approach, scope2Method, scopes, threshold, reported, recalculations, triggers } = baseYear
  const lines = table([
    [`Base year ${year}`, 'kg CO2e'],
    [`reported ${reported.at.slice(0, 10)}`, kilogramsText(reported.co2e.exact)],
    ...recalculations.map(({ at, asOf, co2e }) => [
      `recalculated ${at.slice(0, 10)}, boundary of ${asOf.slice(0, 10)}`,
      kilogramsText(co2e.exact),
    ]),
  ])
  const choices = [approach, scope2Method, ...scopes].join(', ').replaceAll('_', ' ')
  const causes = triggers.map(({ kind, description }) => `  ${kind}: ${printable(description)}`)
  return `${[...lines, `${choices}; recalculation above ${threshold.exact} %`, ...causes].join('\n')}\n`
}

/**
 * Formats a comparison with the base year: the headline change, the recalculation, and the like-for-like change with
 * its parts.
 */
export function comparisonText(comparison: BaseYearComparison): string {
  const { reported, recalculated, headline, likeForLike, from, to, year } = comparison
  const due = recalculated.isDue ? 'recalculation is required' : 'no recalculation is required'
  return `${table([
    [`${from.slice(0, 10)} up to ${to.slice(0, 10)}`, 'kg CO2e', 'change'],
    [`${year} as reported`, kilogramsText(reported.exact), ''],
    ...recalculated.differences.map(({ kind, name, difference }) => [
      `  ${kind}, ${name ?? 'no site'}`,
      kilogramsText(difference.exact),
      '',
    ]),
    [
      `${year} recalculated`,
      kilogramsText(recalculated.co2e.exact),
      `${percentText(recalculated.significance)}, ${due}`,
    ],
    ['headline', kilogramsText(headline.co2e.exact), percentText(headline.change)],
    ['like for like', kilogramsText(likeForLike.co2e.exact), percentText(likeForLike.change)],
    ...likeForLike.effects.map(({ cause, name, factor, difference }) => [
      `  ${cause}, ${factor ?? name}`,
      kilogramsText(difference.exact),
      '',
    ]),
  ]).join('\n')}\n`
}

const FORMATS = ['table', 'json'] as const

interface Shown {
  readonly baseYear: BaseYearResource
  readonly comparison: BaseYearComparison | null
}

function printBaseYear({ baseYear, comparison }: Shown, args: ParsedArguments, io: CliIo): void {
  if (textOption(args, 'format') === 'json') io.stdout.write(jsonLine({ baseYear, comparison }))
  else io.stdout.write(baseYearText(baseYear) + (comparison === null ? '' : `\n${comparisonText(comparison)}`))
}

/** Lists the base years. Throws `UsageError` if there are none. */
async function baseYearsOf({ baseYear }: Company): Promise<readonly BaseYearResource[]> {
  const { records } = await baseYear.list()
  if (records.length === 0) throw new UsageError('there is no base year yet; set one with tonne base-year set')
  return records
}

async function set({ baseYear }: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const { year } = periodArguments(args)
  // the service reports all missing fields at once
  const input = definedFields({
    year,
    approach: choiceOption(args, 'approach', CONSOLIDATION_APPROACHES),
    scope2Method: choiceOption(args, 'scope2', SCOPE_2_METHODS),
    scopes: textOption(args, 'scopes')
      ?.split(',')
      .map((scope) => `SCOPE_${scope.trim()}`) as BaseYearResource['scopes'] | undefined,
    thresholdPercent: textOption(args, 'threshold'),
    comment: textOption(args, 'comment'),
  })
  printBaseYear(
    { baseYear: (await baseYear.set(input as Payload<'createBaseYear'>)).record, comparison: null },
    args,
    io,
  )
}

async function show(company: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const isCompared = ['year', 'from', 'to'].some((option) => args.options[option] !== undefined)
  const period = isCompared ? periodArguments(args) : null
  for (const one of await baseYearsOf(company)) {
    const comparison = period === null ? null : await company.baseYear.compare(one.id, period)
    printBaseYear({ baseYear: one, comparison }, args, io)
  }
}

async function recalculate(company: Company, args: ParsedArguments, io: CliIo): Promise<void> {
  const period = periodArguments(args)
  for (const { id } of await baseYearsOf(company)) {
    printBaseYear({ baseYear: (await company.baseYear.recalculate(id, period)).record, comparison: null }, args, io)
  }
}

const ACTIONS = { set, show, recalculate } as const

function actionOf(args: ParsedArguments): (typeof ACTIONS)[keyof typeof ACTIONS] {
  const action = oneOperand(args, 'ACTION')
  if (isKeyOf(ACTIONS, action)) return ACTIONS[action]
  throw new UsageError(`ACTION must be one of ${Object.keys(ACTIONS).join(', ')}; received ${action}`)
}

/** `tonne base-year`. */
export const baseYearCommand: Command = {
  options: {
    ...COMPANY_OPTIONS,
    ...PERIOD_OPTIONS,
    approach: choiceRule(CONSOLIDATION_APPROACHES, 'with set: the consolidation approach'),
    scope2: choiceRule(SCOPE_2_METHODS, 'with set: the Scope 2 method'),
    scopes: textRule('LIST', 'with set: the scopes that it covers: 1,2 or 1,2,3'),
    threshold: textRule('PERCENT', 'with set: recalculate above this change, in %'),
    comment: textRule('TEXT', 'with set: a remark'),
    format: choiceRule(FORMATS, 'text for people, or JSON (default: table)'),
  },
  details: [
    'ACTION is set, show or recalculate. set stores the current figures of --year as the base year; approach, method, scopes and threshold are required. show prints the base year, and with --year compares that year with it: the headline change, and like for like with the boundary at the end of that year. recalculate stores the base year as recomputed with the boundary at the end of --year, and keeps the reported figures.',
    'Examples\n  tonne base-year set --db ./tonne.db --year 2023 \\\n    --approach operational_control --scope2 location_based \\\n    --scopes 1,2 --threshold 5\n  tonne base-year show --db ./tonne.db --year 2025\n  tonne base-year recalculate --db ./tonne.db --year 2025',
  ],
  run: (args, io) => {
    const action = actionOf(args)
    return usingCompany(args, { io, actor: 'tonne base-year' }, (company) => action(company, args, io))
  },
}
