import * as z from 'zod'
import { periodLockSchema } from '../../resources/index.ts'
import type { VerifyLogOptions } from '../../service/index.ts'
import { type Operation, ofNothing, ofRecord, ofValue, operation } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'
import { storedHeadQuery } from './extension-parameters.ts'
import { withFieldsOf } from './with-fields-of.ts'

const headSchema = z.strictObject({ sequence: z.int(), digest: z.string() })

const differenceSchema = z.strictObject({
  sequence: z.int().nullable(),
  recordId: z.string().nullable(),
  message: z.string(),
  expected: z.string(),
  found: z.string(),
})

const LOCK = '/v1/period-locks/{periodLockId}'

const verificationSchema = z.strictObject({
  verified: z.boolean(),
  differences: z.array(differenceSchema),
  counts: z.strictObject({ lines: z.int(), records: z.int(), factors: z.int() }),
  linesBehindHead: z.int().nullable(),
  unchecked: z.array(z.strictObject({ code: z.string(), count: z.int().nullable(), message: z.string() })),
})

const locks: readonly Operation[] = [
  operation('GET', '/v1/period-locks', {
    id: 'listPeriodLocks',
    summary: 'List locked periods',
    tag: 'Period locks',
    query: pageQuery,
    answer: z.array(periodLockSchema),
    list: (company, { query }) => company.periods.list(query),
  }),
  operation('POST', '/v1/period-locks', {
    id: 'createPeriodLock',
    summary: 'Lock a period: its records can no longer be created, changed or deleted',
    tag: 'Period locks',
    needsAdmin: true,
    input: 'createPeriodLock',
    answer: periodLockSchema,
    run: async (company, { input }) => ofRecord(await company.periods.lock(input)),
  }),
  operation('GET', LOCK, {
    id: 'getPeriodLock',
    summary: 'Retrieve the lock of a period',
    tag: 'Period locks',
    answer: periodLockSchema,
    run: async (company, { path }) => ofRecord(await company.periods.get(path.periodLockId)),
  }),
  operation('DELETE', LOCK, {
    id: 'deletePeriodLock',
    summary: 'Unlock a period',
    tag: 'Period locks',
    needsAdmin: true,
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.periods.unlock(path.periodLockId, change)),
  }),
]

const log: readonly Operation[] = [
  operation('GET', '/v1/log/head', {
    id: 'getLogHead',
    summary: 'Retrieve the head of the log, to be stored for a later verification',
    tag: 'Audit',
    answer: headSchema,
    run: async (company) => ofValue(await company.audit.head()),
  }),
  operation('GET', '/v1/log/verification', {
    id: 'verifyLog',
    summary: 'Verify the log, and each record and factor against it',
    tag: 'Audit',
    query: storedHeadQuery,
    answer: verificationSchema,
    run: async (company, { query }) =>
      ofValue(await withFieldsOf('head', () => company.audit.verifyLog(storedHead(query)))),
  }),
]

/** The head in a query; undefined without one, `query_invalid` if incomplete. */
function storedHead({ sequence, digest, isLast }: z.output<typeof storedHeadQuery>): VerifyLogOptions {
  if (sequence === undefined && digest === undefined && isLast === undefined) return {}
  const head = { sequence: sequence ?? -1, digest: digest ?? '' }
  return { head: isLast === undefined ? head : { ...head, isLast } }
}

/** Locked periods, and verification of the log. */
export const AUDIT_OPERATIONS: readonly Operation[] = [...locks, ...log]
