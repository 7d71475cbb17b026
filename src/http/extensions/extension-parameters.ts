import * as z from 'zod'
import { choiceParameter, flagParameter, integerParameter, limitParameter, textParameter } from '../query-parameters.ts'

/** Selects a trace of an emission. */
export const traceQuery = z.object({
  revision: integerParameter({ min: 1, says: 'An earlier calculation; without it the one in force.' }),
  method: choiceParameter(['market', 'location'], 'Of electricity, which figure; without it the market-based one.'),
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

/** The period of an inventory. */
export const inventoryQuery = z.object({
  from: textParameter('The first day, or the moment it starts.'),
  to: textParameter('The day, or the moment, that it no longer holds.'),
})

/** A head of the log that was stored earlier. */
export const keptHeadQuery = z.object({
  sequence: integerParameter({ min: 0, says: 'The number of a line whose digest was kept; with `digest`.' }),
  digest: textParameter('The digest of that line.').exactOptional(),
  isLast: flagParameter('No line may stand behind that one.'),
})
