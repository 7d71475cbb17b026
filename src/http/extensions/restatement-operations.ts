import * as z from 'zod'
import type { RestatementInput } from '../../service/index.ts'
import { type Operation, ofRecord, ofValue, operation } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'
import { stepQuery } from './extension-parameters.ts'
import { restatementSchema } from './restatement-schema.ts'

const RESTATEMENT = '/v1/restatements/{restatementId}'

/** Restatements of periods, and switches of editions. */
export const RESTATEMENT_OPERATIONS: readonly Operation[] = [
  operation('POST', '/v1/restatement-previews', {
    id: 'previewRestatement',
    summary: 'Preview a restatement: what it would change, and by how much; nothing is written',
    tag: 'Restatements',
    input: 'createRestatement',
    status: 200,
    answer: restatementSchema,
    run: async (company, { input }) => ofValue(await company.restatements.preview(input as RestatementInput)),
  }),
  operation('POST', '/v1/restatements', {
    id: 'createRestatement',
    summary: 'Begin a restatement of a period, which its steps carry out',
    tag: 'Restatements',
    input: 'createRestatement',
    answer: restatementSchema,
    run: async (company, { input }) => ofRecord(await company.restatements.start(input as RestatementInput)),
  }),
  operation('GET', '/v1/restatements', {
    id: 'listRestatements',
    summary: 'List restatements',
    tag: 'Restatements',
    query: pageQuery,
    answer: z.array(restatementSchema),
    list: (company, { query }) => company.restatements.list(query),
  }),
  operation('GET', RESTATEMENT, {
    id: 'getRestatement',
    summary: 'Retrieve a restatement: how far it has come, and what it changed',
    tag: 'Restatements',
    answer: restatementSchema,
    run: async (company, { path }) => ofRecord(await company.restatements.get(path.restatementId)),
  }),
  operation('POST', `${RESTATEMENT}/steps`, {
    id: 'stepRestatement',
    summary: 'Carry out the next step of a restatement; it is through when `next` is null',
    tag: 'Restatements',
    query: stepQuery,
    status: 200,
    answer: restatementSchema,
    run: async (company, { path, query }) => ofRecord(await company.restatements.step(path.restatementId, query)),
  }),
]
