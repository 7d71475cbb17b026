import * as z from 'zod'
import { errorAt } from '../../errors/index.ts'
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
  revision: integerParameter({ min: 1, says: 'The number of an earlier calculation; by default the current one.' }),
  method: choiceParameter(['market', 'location'], 'The figure of electricity; by default the market-based one.'),
})

/** Selects an explanation of an emission. */
export const explanationQuery = traceQuery.pick({ revision: true })

/** Filters of log lines. */
export const logQuery = z.object({
  recordId: textParameter(
    "The lines of one record, by its id; a batch is 'batches/1', a product 'products/1', a file 'files/' and its id.",
  ).exactOptional(),
  after: integerParameter({ min: 0, says: 'Lines after the one of this number.' }),
  limit: limitParameter('lines'),
})

/** A period by its ends. */
const periodQuery = z.object({
  from: textParameter('The first day, or the moment it starts.'),
  to: textParameter('The day after the last one, or the moment it ends.'),
})

const approachParameter = () =>
  choiceParameter(
    [...CONSOLIDATION_APPROACHES],
    'The approach to consolidation, by which sites count with their shares; by default all count whole.',
  )

const upstreamParameter = () => flagParameter('True to count what is upstream of electricity in Scope 3 category 3.')

/** The period of a report, and what counts in it beside the records. */
export const readinessQuery = periodQuery.extend({ upstream: upstreamParameter() })

/** The period of an inventory, how the boundary of the company is drawn, and what counts beside its records. */
export const inventoryQuery = periodQuery.extend({
  approach: approachParameter(),
  upstream: upstreamParameter(),
})

/** A statement in the target of a request, which hosts limit to some 16 kB. */
const STATEMENT_MAX = 8192

/** A year, or another period. */
export const yearQuery = z.object({
  year: integerParameter({ min: 1000, max: 9998, says: 'The calendar year, UTC; instead of it `from` and `to`.' }),
  from: textParameter('The first day, or the moment it starts.').exactOptional(),
  to: textParameter('The day after the last one, or the moment it ends.').exactOptional(),
})

/** The period of a report, how the boundary of the company is drawn, and the format of the answer. */
export const statedReportQuery = yearQuery.extend({
  approach: approachParameter(),
  upstream: upstreamParameter(),
  prior: yearsParameter('Further years beside the period, with commas between them: 2023,2022.'),
  format: choiceParameter(
    ['json', 'csv', 'markdown', 'xlsx'],
    'The format of the answer; by default JSON. `xlsx` is a workbook that calculates.',
  ),
})

/** The same with the facts that the company alone knows. */
export const reportQuery = statedReportQuery.extend({
  statement: z
    .string()
    .max(STATEMENT_MAX, { error: 'must have at most 8,192 characters' })
    .meta({ description: 'What the company alone knows, as JSON: its approach to consolidation, denominators, texts.' })
    .exactOptional(),
})

/** The size of a step of a restatement. */
export const stepQuery = z.object({
  records: integerParameter({ min: 1, max: 10_000, says: 'The records of the step; by default 1,000.' }),
})

/** The records that a preview of a rule looks at, and the part of them. */
export const rulePreviewQuery = z.object({
  from: textParameter('Records that begin from here on; by default from the first.').exactOptional(),
  to: textParameter('Records that begin before this; by default up to the last.').exactOptional(),
  named: flagParameter(
    'True to look at records that name their factor, too, as a restatement by rules does with `named`.',
  ),
  limit: integerParameter({ min: 1, max: 1000, says: 'The most records that a page lists; by default 100.' }),
  after: z
    .string()
    .max(2048, { error: 'must have at most 2,048 characters' })
    .meta({ description: 'The place at which the page begins: `next` of the page before.' })
    .exactOptional(),
})

/** A head of the log that was stored earlier. */
export const storedHeadQuery = z.object({
  sequence: integerParameter({ min: 0, says: 'The number of a line whose digest was stored; with `digest`.' }),
  digest: textParameter('The digest of that line.').exactOptional(),
  isLast: flagParameter('True if no line may follow that one.'),
})

/**
 * Runs `work`, whose option of that name is the body or query of a request; its errors name the fields as they were sent,
 * without the option.
 */
export async function withRequestPaths<T>(option: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const pathOf = (path: string) =>
      path === option ? '' : path.startsWith(`${option}.`) ? path.slice(option.length + 1) : path
    throw errorAt(pathOf, error)
  }
}
