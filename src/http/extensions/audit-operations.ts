import * as z from 'zod'
import type { VerifyLogOptions } from '../../service/index.ts'
import { type Operation, operation, valueResult } from '../operation.ts'
import { operationsOfKind } from '../records/record-operations.ts'
import { PERIOD_LOCK } from '../records/records.ts'
import { storedHeadQuery, withRequestPaths } from './extension-parameters.ts'

const headSchema = z.strictObject({ sequence: z.int(), digest: z.string() })

const differenceSchema = z.strictObject({
  sequence: z.int().nullable(),
  recordId: z.string().nullable(),
  message: z.string(),
  expected: z.string(),
  found: z.string(),
})

const verificationSchema = z.strictObject({
  verified: z.boolean(),
  differences: z.array(differenceSchema),
  counts: z.strictObject({ lines: z.int(), records: z.int(), factors: z.int() }),
  linesBehindHead: z.int().nullable(),
  unchecked: z.array(z.strictObject({ code: z.string(), count: z.int().nullable(), message: z.string() })),
})

const log: readonly Operation[] = [
  operation('GET', '/v1/log/head', {
    id: 'getLogHead',
    summary: 'Retrieve the head of the log, to store for a later verification',
    tag: 'Audit',
    answer: headSchema,
    run: async (company) => valueResult(await company.audit.head()),
  }),
  operation('GET', '/v1/log/verification', {
    id: 'verifyLog',
    summary: 'Verify the log, and each record and factor against it',
    tag: 'Audit',
    query: storedHeadQuery,
    answer: verificationSchema,
    run: async (company, { query }) =>
      valueResult(await withRequestPaths('head', () => company.audit.verifyLog(storedHead(query)))),
  }),
]

/** Reads the head in a query; no option without one. The service rejects an incomplete head. */
function storedHead({ sequence, digest, isLast }: z.output<typeof storedHeadQuery>): VerifyLogOptions {
  if (sequence === undefined && digest === undefined && isLast === undefined) return {}
  const head = { sequence: sequence ?? -1, digest: digest ?? '' }
  return { head: isLast === undefined ? head : { ...head, isLast } }
}

/** Locked periods, and verification of the log. */
export const AUDIT_OPERATIONS: readonly Operation[] = [...operationsOfKind(PERIOD_LOCK), ...log]
