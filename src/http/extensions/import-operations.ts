import * as z from 'zod'
import { EmissionsError, type Violation } from '../../core/errors/index.ts'
import type { ImportRequest } from '../../service/index.ts'
import { type Operation, operation } from '../operation.ts'

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

/** The import of many records of one activity. */
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
]
