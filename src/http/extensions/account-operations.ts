import * as z from 'zod'
import { inventorySchema } from '../../resources/index.ts'
import { type Operation, operation, valueResult } from '../operation.ts'
import { operationsOfKind } from '../records/record-operations.ts'
import { API_KEY } from '../records/records.ts'
import { explanationQuery, inventoryQuery, logQuery, traceQuery } from './extension-parameters.ts'

const logLineSchema = z.strictObject({
  sequence: z.int(),
  at: z.string(),
  actor: z.string(),
  action: z.string(),
  collection: z.string(),
  recordId: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  digest: z.string(),
  revision: z.int().nullable(),
  period: z.strictObject({ from: z.string(), to: z.string(), comment: z.string().nullable() }).exactOptional(),
})

const audit: readonly Operation[] = [
  operation('GET', '/v1/emissions/{emissionId}/trace', {
    id: 'traceEmission',
    summary: 'Retrieve the trace of an emission: every step and factor, which anybody can verify',
    tag: 'Audit',
    query: traceQuery,
    answer: z.string(),
    mediaType: 'application/json',
    run: async (company, { path, query }) => valueResult(await company.audit.trace(path.emissionId, query)),
  }),
  operation('GET', '/v1/emissions/{emissionId}/explanation', {
    id: 'explainEmission',
    summary: 'Explain an emission in words',
    tag: 'Audit',
    query: explanationQuery,
    answer: z.string(),
    mediaType: 'text/plain; charset=utf-8',
    run: async (company, { path, query }) => valueResult(await company.audit.explain(path.emissionId, query)),
  }),
  operation('GET', '/v1/log', {
    id: 'listLog',
    summary: 'List the lines of the log',
    tag: 'Audit',
    query: logQuery,
    answer: z.array(logLineSchema),
    list: async (company, { query }) => {
      const { recordId, after, limit } = query
      const part = { ...(recordId === undefined ? {} : { recordId }), ...(after === undefined ? {} : { after }), limit }
      const records = await company.audit.log(part)
      // the log has no gaps, so the last number is enough to continue after a full page
      const last = records.length < limit ? undefined : records.at(-1)
      return last === undefined ? { records } : { records, next: last.sequence }
    },
  }),
  operation('GET', '/v1/inventory', {
    id: 'getInventory',
    summary: 'Retrieve the inventory of a period',
    tag: 'Inventory',
    query: inventoryQuery,
    answer: inventorySchema,
    run: async (company, { query }) => valueResult(await company.inventory(query)),
  }),
]

/** API keys, and views of all records of a company. */
export const ACCOUNT_OPERATIONS: readonly Operation[] = [...operationsOfKind(API_KEY), ...audit]
