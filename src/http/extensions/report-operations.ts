import { parseStatement } from '../../disclosure/index.ts'
import { choiceProblem, fail } from '../../errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureStandard,
  disclosureTableSchema,
  readinessSchema,
} from '../../resources/index.ts'
import { type Operation, ofValue, operation } from '../operation.ts'
import { inventoryQuery, reportQuery } from './extension-parameters.ts'

/** The standard that a path names. Throws `not_found`, as for every path that names nothing. */
function standardOf(name: string): DisclosureStandard {
  const standard = DISCLOSURE_STANDARDS.find((one) => one === name)
  return standard ?? fail('standard', 'not_found', choiceProblem(name, DISCLOSURE_STANDARDS))
}

/** Disclosure tables, and what is to be cleared before them. */
export const REPORT_OPERATIONS: readonly Operation[] = [
  operation({
    id: 'getReport',
    method: 'GET',
    path: '/v1/reports/{standard}',
    summary: 'Retrieve the table of a disclosure standard for a year or another period',
    tag: 'Inventory',
    query: reportQuery,
    answer: disclosureTableSchema,
    run: async (company, { path, query: { statement, ...period } }) => {
      const standard = standardOf(path.standard)
      const stated = statement === undefined ? {} : { statement: parseStatement(statement) }
      return ofValue(await company.report({ ...period, ...stated, standard }))
    },
  }),
  operation({
    id: 'getReadiness',
    method: 'GET',
    path: '/v1/inventory/readiness',
    summary: 'List what is to be cleared or checked before the figures of a period are reported',
    tag: 'Inventory',
    query: inventoryQuery,
    answer: readinessSchema,
    run: async (company, { query }) => ofValue(await company.readiness(query)),
  }),
]
