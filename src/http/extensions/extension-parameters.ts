import * as z from 'zod'
import { mapErrorPaths } from '../../core/errors/index.ts'
import { CONSOLIDATION_APPROACHES } from '../../resources/index.ts'
import {
  choiceParameter,
  flagParameter,
  integerParameter,
  limitParameter,
  textParameter,
  yearsParameter,
} from '../query-parameters.ts'

/** Selects a trace of an emission. */
export const traceQuery = z.object({
  revision: integerParameter({ min: 1, says: 'The number of an earlier calculation. Default: the current one.' }),
  method: choiceParameter(['market', 'location'], 'The Scope 2 figure. Default: market-based.'),
})

/** Selects an explanation of an emission. */
export const explanationQuery = traceQuery.pick({ revision: true })

/** Filters of log lines. */
export const logQuery = z.object({
  recordId: textParameter(
    "Lists only lines of one record, by its id; for a batch 'batches/1', for a product 'products/1', for a file 'files/' and its id.",
  ).exactOptional(),
  after: integerParameter({ min: 0, says: 'Lists lines after this number.' }),
  limit: limitParameter('lines'),
})

/** A period by its ends. */
const periodQuery = z.object({
  from: textParameter('The start: the first day, or a moment.'),
  to: textParameter('The end, exclusive: the day after the last one, or a moment.'),
})

const approachParameter = () =>
  choiceParameter(
    [...CONSOLIDATION_APPROACHES],
    'The approach to consolidation, which decides the share of each site. Default: all sites count at 100 %.',
  )

const upstreamParameter = () => flagParameter('True: counts upstream emissions of electricity in Scope 3 category 3.')

/** The period of a report, and whether upstream emissions of electricity count. */
export const readinessQuery = periodQuery.extend({ upstream: upstreamParameter() })

/** The period of an inventory, its boundary, and whether upstream emissions of electricity count. */
export const inventoryQuery = periodQuery.extend({
  approach: approachParameter(),
  upstream: upstreamParameter(),
})

/** The most characters of a statement in the target of a request; hosts limit targets to about 16 kB. */
const STATEMENT_MAX = 8192

/** A year, or another period. */
export const yearQuery = z.object({
  year: integerParameter({ min: 1000, max: 9998, says: 'The calendar year, UTC; or send `from` and `to`.' }),
  from: textParameter('The start: the first day, or a moment.').exactOptional(),
  to: textParameter('The end, exclusive: the day after the last one, or a moment.').exactOptional(),
})

/** The period of a report, its boundary, and the format of the answer. */
export const statedReportQuery = yearQuery.extend({
  approach: approachParameter(),
  upstream: upstreamParameter(),
  prior: yearsParameter('Further years next to the period, separated by commas: 2023,2022.'),
  format: choiceParameter(
    ['json', 'csv', 'markdown', 'html', 'xlsx'],
    'The format of the answer. Default: JSON. `html` is a page for print, `xlsx` a workbook with formulas.',
  ),
})

/** The same query with facts that only the company knows. */
export const reportQuery = statedReportQuery.extend({
  statement: z
    .string()
    .max(STATEMENT_MAX, { error: 'must have at most 8,192 characters' })
    .meta({
      description: 'Facts that only the company knows, as JSON: its approach to consolidation, denominators, texts.',
    })
    .exactOptional(),
})

/** The size of a step of a restatement. */
export const stepQuery = z.object({
  records: integerParameter({ min: 1, max: 10_000, says: 'The number of records of the step. Default: 1,000.' }),
})

/** The records that a preview of a rule examines, and the requested page. */
export const rulePreviewQuery = z.object({
  from: textParameter('Examines records that begin at this moment or later. Default: all.').exactOptional(),
  to: textParameter('Examines records that begin before this moment. Default: all.').exactOptional(),
  named: flagParameter(
    'True: also examines records that name their factor, as a restatement by rules does with `named`.',
  ),
  limit: integerParameter({ min: 1, max: 1000, says: 'The most records of a page. Default: 100.' }),
  after: z
    .string()
    .max(2048, { error: 'must have at most 2,048 characters' })
    .meta({ description: 'The start of the page: `next` of the page before.' })
    .exactOptional(),
})

/** A head of the log that was stored earlier. */
export const storedHeadQuery = z.object({
  sequence: integerParameter({ min: 0, says: 'The number of a line whose digest you stored; needs `digest`.' }),
  digest: textParameter('The digest of that line.').exactOptional(),
  isLast: flagParameter('True: no line may follow.'),
})

/** Runs `work`. In the paths of its errors, removes the name of the option that holds the body or query. */
export async function withRequestPaths<T>(option: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const pathOf = (path: string) =>
      path === option ? '' : path.startsWith(`${option}.`) ? path.slice(option.length + 1) : path
    throw mapErrorPaths(pathOf, error)
  }
}
