import * as z from 'zod'
import { choiceProblem, fail } from '../../errors/index.ts'
import type { ImportPayloads, ImportRequest } from '../../service/index.ts'
import { type Operation, operation } from '../operation.ts'

const ACTIVITIES = [
  'siteFuels',
  'siteEnergies',
  'vehicleEmissions',
  'movements',
  'travels',
  'refrigerantLeaks',
  'activityRecords',
] as const satisfies readonly (keyof ImportPayloads)[]

/** The activity that a path names. Throws `not_found`, as for every path that names nothing. */
function activityOf(name: string): keyof ImportPayloads {
  return ACTIVITIES.find((one) => one === name) ?? fail('activity', 'not_found', choiceProblem(name, ACTIVITIES))
}

const importedSchema = z.strictObject({
  records: z.array(z.strictObject({ id: z.string(), emissionId: z.string(), totalEmission: z.number() })),
  notices: z.array(
    z.strictObject({ code: z.string(), path: z.string(), message: z.string(), indices: z.array(z.int().min(0)) }),
  ),
})

/** The creation of many records of one activity. */
export const IMPORT_OPERATIONS: readonly Operation[] = [
  operation({
    id: 'importRecords',
    method: 'POST',
    path: '/v1/activities/{activity}/batch',
    summary: 'Create up to 1,000 records of one activity together, all or none',
    tag: 'Imports',
    input: 'createImport',
    answer: importedSchema,
    run: async (company, { path, input }) => {
      const request = { ...input, activity: activityOf(path.activity) } as ImportRequest
      const value = await company.import(request)
      return { value, version: null, notices: value.notices }
    },
  }),
]
