import * as z from 'zod'
import { baseYearComparisonSchema, baseYearSchema } from '../../resources/index.ts'
import { type Operation, ofNothing, ofRecord, ofValue, operation } from '../operation.ts'
import { pageQuery } from '../query-parameters.ts'
import { yearQuery } from './extension-parameters.ts'

const BASE_YEAR = '/v1/base-years/{baseYearId}'

/** The base year of a company: what was reported, why it is recalculated, and comparisons with it. */
export const BASE_YEAR_OPERATIONS: readonly Operation[] = [
  operation('GET', '/v1/base-years', {
    id: 'listBaseYears',
    summary: 'List the base years that are set; a scope has one at most',
    tag: 'Base year',
    query: pageQuery,
    answer: z.array(baseYearSchema),
    list: (company, { query }) => company.baseYear.list(query),
  }),
  operation('POST', '/v1/base-years', {
    id: 'createBaseYear',
    summary: 'Set the base year: its figures are kept as they are now reported',
    tag: 'Base year',
    input: 'createBaseYear',
    answer: baseYearSchema,
    run: async (company, { input }) => ofRecord(await company.baseYear.set(input)),
  }),
  operation('GET', BASE_YEAR, {
    id: 'getBaseYear',
    summary: 'Retrieve a base year with its triggers and recalculations',
    tag: 'Base year',
    answer: baseYearSchema,
    run: async (company, { path }) => ofRecord(await company.baseYear.get(path.baseYearId)),
  }),
  operation('DELETE', BASE_YEAR, {
    id: 'deleteBaseYear',
    summary: 'Delete a base year, so that another one can be set',
    tag: 'Base year',
    answer: null,
    run: async (company, { path, change }) => ofNothing(await company.baseYear.delete(path.baseYearId, change)),
  }),
  operation('POST', `${BASE_YEAR}/triggers`, {
    id: 'createBaseYearTrigger',
    summary: 'Record why the base year is to be recalculated',
    tag: 'Base year',
    input: 'createBaseYearTrigger',
    answer: baseYearSchema,
    run: async (company, { path, input, change }) =>
      ofRecord(await company.baseYear.addTrigger(path.baseYearId, input, change)),
  }),
  operation('GET', `${BASE_YEAR}/comparison`, {
    id: 'compareBaseYear',
    summary: 'Compare a period with the base year: as reported, and like for like',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearComparisonSchema,
    run: async (company, { path, query }) => ofValue(await company.baseYear.compare(path.baseYearId, query)),
  }),
  operation('POST', `${BASE_YEAR}/recalculations`, {
    id: 'recalculateBaseYear',
    summary: 'Keep the base year as it is recalculated for a period, beside what was reported',
    tag: 'Base year',
    query: yearQuery,
    answer: baseYearSchema,
    run: async (company, { path, query, change }) =>
      ofRecord(await company.baseYear.recalculate(path.baseYearId, query, change)),
  }),
]
