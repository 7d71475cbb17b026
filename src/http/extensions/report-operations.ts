import { parseStatement, reportCsv, reportMarkdown } from '../../disclosure/index.ts'
import { choiceProblem, errorAt, fail } from '../../errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureStandard,
  type DisclosureStatement,
  type DisclosureTable,
  disclosureTableSchema,
  readinessSchema,
} from '../../resources/index.ts'
import { type Operation, ofText, ofValue, operation, type Result } from '../operation.ts'
import { readinessQuery, reportQuery, statedReportQuery } from './extension-parameters.ts'

/** The standard that a path names. Throws `not_found`, as for every path that names nothing. */
function standardOf(name: string): DisclosureStandard {
  const standard = DISCLOSURE_STANDARDS.find((one) => one === name)
  return standard ?? fail('standard', 'not_found', choiceProblem(name, DISCLOSURE_STANDARDS))
}

const CSV = 'text/csv; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
const TEXT_TYPES = [CSV, MARKDOWN]

/** The table in the format that was asked for. */
function ofTable(table: DisclosureTable, format: 'json' | 'csv' | 'markdown' = 'json'): Result {
  if (format === 'csv') return ofText(reportCsv(table), CSV)
  return format === 'markdown' ? ofText(reportMarkdown(table), MARKDOWN) : ofValue(table)
}

/** The result of a report by a body that is the statement; its errors name the fields of that body. */
async function ofStated(report: () => Promise<DisclosureTable>): Promise<DisclosureTable> {
  try {
    return await report()
  } catch (error) {
    throw errorAt((path) => path.replace(/^statement(?:\.|$)/, ''), error)
  }
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
    textTypes: TEXT_TYPES,
    run: async (company, { path, query: { statement, format, ...period } }) => {
      const standard = standardOf(path.standard)
      const stated = statement === undefined ? {} : { statement: parseStatement(statement) }
      return ofTable(await company.report({ ...period, ...stated, standard }), format)
    },
  }),
  operation({
    id: 'getStatedReport',
    method: 'POST',
    path: '/v1/reports/{standard}',
    summary: 'Retrieve the table of a disclosure standard by a statement of any length',
    tag: 'Inventory',
    isSafe: true,
    query: statedReportQuery,
    input: 'disclosureStatement',
    answer: disclosureTableSchema,
    textTypes: TEXT_TYPES,
    run: async (company, { path, query: { format, ...period }, input }) => {
      const standard = standardOf(path.standard)
      // what was sent, which the service checks
      const statement = input as DisclosureStatement
      return ofTable(await ofStated(() => company.report({ ...period, standard, statement })), format)
    },
  }),
  operation({
    id: 'getReadiness',
    method: 'GET',
    path: '/v1/inventory/readiness',
    summary: 'List what is to be cleared or checked before the figures of a period are reported',
    tag: 'Inventory',
    query: readinessQuery,
    answer: readinessSchema,
    run: async (company, { query }) => ofValue(await company.readiness(query)),
  }),
]
