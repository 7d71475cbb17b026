import * as z from 'zod'
import { EmissionsError, type Violation } from '../../core/errors/index.ts'
import { baseYearComparisonSchema, baseYearSchema } from '../../resources/index.ts'
import type { ImportRequest, RestatementInput, VerifyLogOptions } from '../../service/index.ts'
import { CONTRACT } from '../contract.ts'
import { importPreviewSchema, importSchema, restatementSchema, rulePreviewSchema } from '../extension-schemas.ts'
import { type Operation, operation, recordResult, valueResult } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'
import { operationsOfKind, RECORD_OPERATIONS } from '../records/record-operations.ts'
import { BASE_YEAR, PERIOD_LOCK, RESTATEMENT } from '../records/records.ts'
import { ACCOUNT_OPERATIONS } from './account-operations.ts'
import { rulePreviewQuery, stepQuery, storedHeadQuery, withRequestPaths, yearQuery } from './extension-parameters.ts'
import { REPORT_OPERATIONS } from './report-operations.ts'

/** Reports an unknown activity as an unknown path. */
function asPath(error: unknown): never {
  if (!EmissionsError.is(error)) throw error
  const code = ({ path, code }: Violation) => (path === 'activity' && code === 'invalid_choice' ? 'not_found' : code)
  throw new EmissionsError(error.violations.map((one) => ({ ...one, code: code(one) })))
}

const importedSchema = z.strictObject({
  records: z.array(z.strictObject({ id: z.string(), emissionId: z.string(), totalEmission: z.number() })),
  notices: z.array(
    z.strictObject({ code: z.string(), path: z.string(), message: z.string(), indices: z.array(z.int().min(0)) }),
  ),
})

const IMPORT = '/v1/imports/{importId}'

/** Imports: of many records of one activity, and of the rows of a file. */
const IMPORT_OPERATIONS: readonly Operation[] = [
  operation('POST', '/v1/activities/{activity}/batch', {
    id: 'importRecords',
    summary: 'Create up to 1,000 records of one activity together: all or none',
    tag: 'Imports',
    input: 'createImport',
    answer: importedSchema,
    run: async (company, { path, input }) => {
      const value = await company.import({ ...input, activity: path.activity } as ImportRequest).catch(asPath)
      return { value, version: null, notices: value.notices }
    },
  }),
  operation('POST', '/v1/import-previews', {
    id: 'previewImport',
    summary: 'Preview an import of rows: its records, sites and problems, without storing anything',
    tag: 'Imports',
    isSafe: true,
    input: 'previewImport',
    answer: importPreviewSchema,
    run: async ({ imports }, { input }) => valueResult(await imports.previewRows(input)),
  }),
  operation('POST', '/v1/imports', {
    id: 'importRows',
    summary: 'Import the rows that were previewed, resume the import of them, or return the complete one',
    tag: 'Imports',
    input: 'importRows',
    answer: importSchema,
    run: async ({ imports }, { input }) => recordResult(await imports.commitRows(input)),
  }),
  operation('GET', '/v1/imports', {
    id: 'listImports',
    summary: 'List imports of rows',
    tag: 'Imports',
    query: pageQuery,
    answer: z.array(importSchema),
    list: (company, { query }) => company.imports.list(query),
  }),
  operation('GET', IMPORT, {
    id: 'getImport',
    summary: 'Retrieve an import of rows with its progress',
    tag: 'Imports',
    answer: importSchema,
    run: async ({ imports }, { path }) => recordResult(await imports.get(path.importId)),
  }),
  operation('POST', `${IMPORT}/undo`, {
    id: 'undoImport',
    summary: 'Undo an import: delete every record that it created, unless one lies in a locked period',
    tag: 'Imports',
    status: 200,
    answer: importSchema,
    run: async ({ imports }, { path }) => recordResult(await imports.undo(path.importId)),
  }),
]

const BASE_YEAR_PATH = '/v1/base-years/{baseYearId}'

/** The base year of a company: its reported figures, the reasons to recalculate it, and comparisons. */
const BASE_YEAR_OPERATIONS: readonly Operation[] = [
  ...operationsOfKind(BASE_YEAR),
  operation('POST', `${BASE_YEAR_PATH}/triggers`, {
    id: 'createBaseYearTrigger',
    summary: 'Record a reason to recalculate the base year',
    tag: 'Base year',
    input: 'createBaseYearTrigger',
    answer: baseYearSchema,
    run: async (company, { path, input, change }) =>
      recordResult(await company.baseYear.addTrigger(path.baseYearId, input, change)),
  }),
  operation('GET', `${BASE_YEAR_PATH}/comparison`, {
    id: 'compareBaseYear',
    summary: 'Compare a period with the base year, as reported and like for like',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearComparisonSchema,
    run: async (company, { path, query }) => valueResult(await company.baseYear.compare(path.baseYearId, query)),
  }),
  operation('POST', `${BASE_YEAR_PATH}/recalculations`, {
    id: 'recalculateBaseYear',
    summary: 'Store the base year recalculated for a period, next to the reported figures',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearSchema,
    run: async (company, { path, query, change }) =>
      recordResult(await company.baseYear.recalculate(path.baseYearId, query, change)),
  }),
]

/** Restatements of periods, and switches of editions. */
const RESTATEMENT_OPERATIONS: readonly Operation[] = [
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

const RULE = '/v1/factor-rules/{factorRuleId}'

/** The fields that the three operations share. */
const PREVIEW = { tag: 'Factor rules', query: rulePreviewQuery, isSafe: true, answer: rulePreviewSchema } as const

/** Previews of changes of rules. */
const RULE_PREVIEW_OPERATIONS: readonly Operation[] = [
  operation('POST', '/v1/factor-rule-previews', {
    ...PREVIEW,
    id: 'previewFactorRule',
    summary: 'Preview a new factor rule: lists the records that would get another factor, without storing anything',
    input: 'createFactorRule',
    run: async ({ factorRules }, { input, query }) => valueResult(await factorRules.preview({ create: input }, query)),
  }),
  operation('POST', `${RULE}/update-previews`, {
    ...PREVIEW,
    id: 'previewFactorRuleUpdate',
    summary:
      'Preview a change of a factor rule: lists the records that would get another factor, without storing anything',
    input: 'updateFactorRule',
    run: async ({ factorRules }, { path, input, query }) => {
      const update = { ...input, id: path.factorRuleId }
      return valueResult(await factorRules.preview({ update }, query))
    },
  }),
  operation('POST', `${RULE}/deletion-previews`, {
    ...PREVIEW,
    id: 'previewFactorRuleDeletion',
    summary:
      'Preview the deletion of a factor rule: lists the records that would get another factor, without storing anything',
    run: async ({ factorRules }, { path, query }) =>
      valueResult(await factorRules.preview({ delete: path.factorRuleId }, query)),
  }),
]

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
  operation('POST', '/v1/log/signed-head', {
    id: 'signLogHead',
    summary: "Sign the head of the log with the host's key, for somebody else to keep",
    tag: 'Audit',
    status: 200,
    answer: z.strictObject({ signedHead: z.string() }),
    run: async (company) => valueResult({ signedHead: await company.audit.signHead() }),
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
const AUDIT_OPERATIONS: readonly Operation[] = [...operationsOfKind(PERIOD_LOCK), ...log]

/** The operations beyond the contract, with the same conventions; served if the host enables them. */
export const EXTENSIONS: readonly Operation[] = Object.freeze([
  ...RECORD_OPERATIONS.filter(({ id }) => CONTRACT.every((one) => one.id !== id)),
  ...IMPORT_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...REPORT_OPERATIONS,
  ...BASE_YEAR_OPERATIONS,
  ...RESTATEMENT_OPERATIONS,
  ...RULE_PREVIEW_OPERATIONS,
  ...AUDIT_OPERATIONS,
])
