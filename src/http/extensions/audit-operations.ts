import * as z from 'zod'
import { periodLockSchema } from '../../resources/index.ts'
import { extension, type Operation, ofList, ofNothing, ofRecord, ofValue, uncounted } from '../operation.ts'
import { partQuery } from '../query-parameters.ts'
import { keptHeadQuery } from './extension-parameters.ts'

const headSchema = z.strictObject({ sequence: z.int(), digest: z.string() })

const differenceSchema = z.strictObject({
  sequence: z.int().nullable(),
  recordId: z.string().nullable(),
  message: z.string(),
  expected: z.string(),
  found: z.string(),
})

const LOCK = '/v1/period-locks/{periodLockId}'

const locks: readonly Operation[] = [
  extension({
    id: 'listPeriodLocks',
    method: 'GET',
    path: '/v1/period-locks',
    summary: 'List locked periods',
    tag: 'Period locks',
    query: partQuery,
    answer: z.array(periodLockSchema),
    run: async (company, { query }) => ofList(await company.periods.list(uncounted(query))),
  }),
  extension({
    id: 'createPeriodLock',
    method: 'POST',
    path: '/v1/period-locks',
    summary: 'Lock a period: what happened in it is not recorded, changed or deleted any more',
    tag: 'Period locks',
    input: 'createPeriodLock',
    answer: periodLockSchema,
    run: async (company, { input }) => ofRecord(await company.periods.lock(input)),
  }),
  extension({
    id: 'getPeriodLock',
    method: 'GET',
    path: LOCK,
    summary: 'Retrieve the lock of a period',
    tag: 'Period locks',
    answer: periodLockSchema,
    run: async (company, { path }) => ofRecord(await company.periods.get(path.periodLockId)),
  }),
  extension({
    id: 'deletePeriodLock',
    method: 'DELETE',
    path: LOCK,
    summary: 'Unlock a period',
    tag: 'Period locks',
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.periods.unlock(path.periodLockId, change)),
  }),
]

const log: readonly Operation[] = [
  extension({
    id: 'getLogHead',
    method: 'GET',
    path: '/v1/log/head',
    summary: 'How far the log goes, to be kept by whoever verifies it later',
    tag: 'Audit',
    answer: headSchema,
    run: async (company) => ofValue(await company.audit.head()),
  }),
  extension({
    id: 'verifyLog',
    method: 'GET',
    path: '/v1/log/verification',
    summary: 'Where the log is not what was written, or a record not what the log says of it; none where all is well',
    tag: 'Audit',
    query: keptHeadQuery,
    answer: z.array(differenceSchema),
    run: async (company, { query: { sequence, digest } }) =>
      ofValue(
        await company.audit.verifyLog(sequence === undefined ? {} : { head: { sequence, digest: digest ?? '' } }),
      ),
  }),
]

/** Locked periods, and whether the log is what was written. */
export const AUDIT_OPERATIONS: readonly Operation[] = [...locks, ...log]
