import { choiceProblem, fail } from '../../core/errors/index.ts'
import {
  DISCLOSURE_STANDARDS,
  type DisclosureStandard,
  type DisclosureStatement,
  disclosureTableSchema,
  readinessSchema,
} from '../../resources/index.ts'
import type { Company, ReportRequest } from '../../service/index.ts'
import { parseStatement, reportCsv, reportMarkdown } from '../../standards/disclosure/index.ts'
import { fileResult, type Operation, operation, type Result, textResult, valueResult } from '../operation.ts'
import { readinessQuery, reportQuery, statedReportQuery, withRequestPaths } from './extension-parameters.ts'

/** Finds the standard in a path. Throws `not_found` for an unknown standard, as for every unknown path. */
function parseStandard(name: string): DisclosureStandard {
  const standard = DISCLOSURE_STANDARDS.find((one) => one === name)
  return standard ?? fail('standard', 'not_found', choiceProblem(name, DISCLOSURE_STANDARDS))
}

const CSV = 'text/csv; charset=utf-8'
const MARKDOWN = 'text/markdown; charset=utf-8'
const HTML = 'text/html; charset=utf-8'
const WORKBOOK = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const TYPES = { textTypes: [CSV, MARKDOWN, HTML], fileTypes: [WORKBOOK] } as const

type ReportFormat = 'json' | 'csv' | 'markdown' | 'html' | 'xlsx'

/** Names a workbook by its standard and period: 'esrs-e1-2025.xlsx'. */
function workbookName({ standard, year, from = '', to = '' }: ReportRequest): string {
  const days = year === undefined ? [from.slice(0, 10), to.slice(0, 10)] : [year]
  return `${[standard, ...days].join('-').replace(/[^\w-]/g, '')}.xlsx`
}

/** Makes the report in the requested format. */
async function makeReport(company: Company, request: ReportRequest, format: ReportFormat = 'json'): Promise<Result> {
  if (format === 'xlsx')
    return fileResult(await company.reportWorkbook(request), { mediaType: WORKBOOK, fileName: workbookName(request) })
  if (format === 'html') return textResult(await company.reportPage(request), HTML)
  const table = await company.report(request)
  if (format === 'csv') return textResult(reportCsv(table), CSV)
  return format === 'markdown' ? textResult(reportMarkdown(table), MARKDOWN) : valueResult(table)
}

/** Disclosure tables, and the problems to fix before reporting. */
export const REPORT_OPERATIONS: readonly Operation[] = [
  operation('GET', '/v1/reports/{standard}', {
    id: 'getReport',
    summary: 'Retrieve the table of a disclosure standard for a year or another period',
    tag: 'Inventory',
    query: reportQuery,
    answer: disclosureTableSchema,
    ...TYPES,
    run: async (company, { path, query: { statement, format, ...period } }) => {
      const standard = parseStandard(path.standard)
      const stated = statement === undefined ? {} : { statement: parseStatement(statement) }
      return makeReport(company, { ...period, ...stated, standard }, format)
    },
  }),
  operation('POST', '/v1/reports/{standard}', {
    id: 'getStatedReport',
    summary: 'Retrieve the table of a disclosure standard with a statement of any length',
    tag: 'Inventory',
    isSafe: true,
    query: statedReportQuery,
    input: 'disclosureStatement',
    answer: disclosureTableSchema,
    ...TYPES,
    run: async (company, { path, query: { format, ...period }, input }) => {
      const standard = parseStandard(path.standard)
      // the service checks the input
      const statement = input as DisclosureStatement
      return withRequestPaths('statement', () => makeReport(company, { ...period, standard, statement }, format))
    },
  }),
  operation('GET', '/v1/inventory/readiness', {
    id: 'getReadiness',
    summary: 'List problems to fix or check before you report the figures of a period',
    tag: 'Inventory',
    query: readinessQuery,
    answer: readinessSchema,
    run: async (company, { query }) => valueResult(await company.readiness(query)),
  }),
]
