import * as z from 'zod'
import { EmissionsError, type Violation } from '../../core/errors/index.ts'
import type { ImportRequest } from '../../service/index.ts'
import { importPreviewSchema, importSchema } from '../extension-schemas.ts'
import { type Operation, operation, recordResult, valueResult } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'

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
export const IMPORT_OPERATIONS: readonly Operation[] = [
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
