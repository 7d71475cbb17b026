import { baseYearComparisonSchema, baseYearSchema } from '../../resources/index.ts'
import { type Operation, operation, recordResult, valueResult } from '../operation.ts'
import { operationsOfKind } from '../records/record-operations.ts'
import { BASE_YEAR } from '../records/records.ts'
import { yearQuery } from './extension-parameters.ts'

const PATH = '/v1/base-years/{baseYearId}'

/** The base year of a company: its reported figures, the reasons to recalculate it, and comparisons. */
export const BASE_YEAR_OPERATIONS: readonly Operation[] = [
  ...operationsOfKind(BASE_YEAR),
  operation('POST', `${PATH}/triggers`, {
    id: 'createBaseYearTrigger',
    summary: 'Record a reason to recalculate the base year',
    tag: 'Base year',
    input: 'createBaseYearTrigger',
    answer: baseYearSchema,
    run: async (company, { path, input, change }) =>
      recordResult(await company.baseYear.addTrigger(path.baseYearId, input, change)),
  }),
  operation('GET', `${PATH}/comparison`, {
    id: 'compareBaseYear',
    summary: 'Compare a period with the base year, as reported and like for like',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearComparisonSchema,
    run: async (company, { path, query }) => valueResult(await company.baseYear.compare(path.baseYearId, query)),
  }),
  operation('POST', `${PATH}/recalculations`, {
    id: 'recalculateBaseYear',
    summary: 'Store the base year recalculated for a period, next to the reported figures',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearSchema,
    run: async (company, { path, query, change }) =>
      recordResult(await company.baseYear.recalculate(path.baseYearId, query, change)),
  }),
]
