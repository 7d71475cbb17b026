import type { RestatementInput } from '../../service/index.ts'
import { restatementSchema } from '../extension-schemas.ts'
import { type Operation, operation, recordResult, valueResult } from '../operation.ts'
import { operationsOfKind } from '../records/record-operations.ts'
import { RESTATEMENT } from '../records/records.ts'
import { stepQuery } from './extension-parameters.ts'

/** Restatements of periods, and switches of editions. */
export const RESTATEMENT_OPERATIONS: readonly Operation[] = [
  operation('POST', '/v1/restatement-previews', {
    id: 'previewRestatement',
    summary: 'Preview a restatement: its changes and their sizes, without storing anything',
    tag: 'Restatements',
    input: 'createRestatement',
    status: 200,
    answer: restatementSchema,
    run: async (company, { input }) => valueResult(await company.restatements.preview(input as RestatementInput)),
  }),
  ...operationsOfKind(RESTATEMENT),
  operation('POST', '/v1/restatements/{restatementId}/steps', {
    id: 'stepRestatement',
    summary: 'Carry out the next step of a restatement, which is complete when `next` is null',
    tag: 'Restatements',
    query: stepQuery,
    status: 200,
    answer: restatementSchema,
    run: async (company, { path, query }) => recordResult(await company.restatements.step(path.restatementId, query)),
  }),
]
