import { readItem } from '../../base/index.ts'
import type { FactorChoice } from '../../core/emissions/index.ts'
import { collect, collectEach, fail } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { readRecords } from '../../ledger/context/list-rows.ts'
import { readAll } from '../../ledger/context/long-reads.ts'
import type { ServicePolicy } from '../../ledger/context/policy.ts'
import type {
  ConsolidationApproach,
  DisclosureStandard,
  DisclosureStatement,
  DisclosureTable,
} from '../../resources/index.ts'
import {
  checkStandard,
  checkStatement,
  disclose,
  type PrintableReport,
  type PriorPeriod,
  type ReportOverview,
  reportOverview,
} from '../../standards/disclosure/index.ts'
import type { BoundaryRule } from '../inventory/boundary.ts'
import { checkApproach, failWithoutRecords } from '../inventory/inventory.ts'
import { type ReportWatch, readColumn } from './report-columns.ts'
import { previousPeriod, priorPeriods, type ReportPeriod, type RequestedYears, reportPeriod } from './report-period.ts'

/** A request for a table: a standard, and a calendar year or any other period. */
export interface ReportRequest extends ReportPeriod {
  readonly standard: DisclosureStandard
  /**
   * The approach to consolidation, which decides the share of each site. Default: the approach of the statement;
   * without one, sites count fully.
   */
  readonly approach?: ConsolidationApproach | undefined
  /**
   * Earlier years to list next to the period, with the change against each. They cover the same calendar days. Default:
   * the years of the statement.
   */
  readonly prior?: readonly number[] | undefined
  /**
   * Counts upstream emissions of electricity in Scope 3 category 3, as `inventory` does. Default: as in the statement,
   * or false.
   */
  readonly upstream?: boolean | undefined
  /** Facts that only the company knows. */
  readonly statement?: DisclosureStatement | undefined
}

/** A request for several tables of one period and one statement. */
export interface ReportsRequest extends Omit<ReportRequest, 'standard'> {
  /** At least one; the tables are returned in this order. */
  readonly standards: readonly DisclosureStandard[]
}

/** A request for tables, without their standards. */
type PeriodRequest = Omit<ReportRequest, 'standard'>

/** Checks that request and statement name the same approach. Throws `invalid_choice`. */
function resolveApproach({ approach, statement }: PeriodRequest): BoundaryRule | undefined {
  const rule = checkApproach(approach)
  const stated = statement?.approach
  if (rule === undefined || stated === undefined || rule.approach === stated) return rule
  const message = 'differs from the approach of the statement; leave one of the two out'
  return fail('approach', 'invalid_choice', { message, expected: stated, received: rule.approach })
}

/** The earlier years of the request, or else of the statement. */
function requestedYears({ prior }: PeriodRequest, stated: DisclosureStatement): RequestedYears {
  if (prior !== undefined) return { years: prior, pathOf: (index) => `prior[${index}]` }
  const years = stated.prior?.map(({ year }) => year) ?? []
  return { years, pathOf: (index) => `statement.prior[${index}].year` }
}

/** Checks the standards of a request. Throws `required`, `invalid_choice`. */
function checkStandards(standards: readonly string[]): readonly DisclosureStandard[] {
  const path = 'standards'
  if (!Array.isArray(standards) || standards.length === 0)
    return fail(path, 'required', 'is missing; give the standards whose tables are asked for')
  return collectEach(standards, (standard, index) => checkStandard(standard, `${path}[${index}]`))
}

function factorName(choice: FactorChoice | null, none: string): string {
  if (choice === null) return none
  return 'factor' in choice ? choice.factor.key : choice.key
}

/** Describes the policies of a service that affect numbers. Existing results follow the policies of their time. */
function policyTexts(policy: ServicePolicy): readonly string[] {
  const { edition, lifecycleGrid, aviationRF, gwpSet, returnMovement, fuelBridges, allowCredits } = policy
  return [
    `edition of factors: ${edition}`,
    `lifecycle factors of grids: ${lifecycleGrid}`,
    `factor of a grid without a published one: ${factorName(policy.defaultGridFactor, 'none, the record is rejected')}`,
    `factor of clean electricity: ${factorName(policy.cleanEnergyFactor, 'zero')}`,
    `radiative forcing of flights, unless a trip states its own choice: ${aviationRF}`,
    `GWP set: ${gwpSet ?? 'of each factor as published'}`,
    `return trip of freight: ${returnMovement}`,
    `densities and calorific values given by the service: ${Object.keys(fuelBridges).length} factors`,
    `negative quantities: ${allowCredits ? 'allowed' : 'rejected, except in imports that allowed credits'}`,
  ]
}

/** The standards of the tables, and the watcher of the records. */
interface TablesRequest {
  readonly standards: () => readonly DisclosureStandard[]
  readonly watch?: ReportWatch | undefined
}

/** Tables of one period, and the figures of its charts. */
interface OverviewedTables {
  readonly tables: readonly DisclosureTable[]
  readonly overview: ReportOverview
}

async function buildTables(
  context: Context,
  request: PeriodRequest,
  { standards: checked, watch }: TablesRequest,
): Promise<OverviewedTables> {
  const { standards, period, stated, rule } = collect({
    standards: checked,
    period: () => reportPeriod(request),
    stated: () => checkStatement(request.statement === undefined ? {} : request.statement),
    rule: () => resolveApproach(request),
  })
  const approach = rule?.approach ?? stated.approach
  const boundary = approach === undefined ? undefined : { approach }
  const statement = approach === undefined ? stated : { ...stated, approach }
  const upstream = request.upstream ?? stated.upstream ?? false
  const options = { boundary, upstream, watch }
  const comparative = previousPeriod(period)
  const asked = priorPeriods(period, requestedYears(request, stated))
  return readAll(context, async (tx) => {
    const current = await readColumn(tx, context, { column: 'value', period, ...options })
    if (current === null) {
      const path = request.year === undefined ? 'from' : 'year'
      return failWithoutRecords(period, { path, received: request.year ?? request.from })
    }
    const before = await readColumn(tx, context, { column: 'comparative', period: comparative, ...options })
    const prior: PriorPeriod[] = []
    for (const one of asked) {
      // the comparative column already shows this period if it has records
      if (one.period.from === comparative.from && before !== null) continue
      const column = `prior.${one.year}`
      prior.push({ ...one, inputs: await readColumn(tx, context, { column, period: one.period, ...options }) })
    }
    const baseYears = await readRecords(tx.baseYears, { by: 'createdAt' })
    const others = { before, prior, upstream, baseYears, policies: policyTexts(context.policy) }
    const inputs = { ...current, ...others, statement }
    return { tables: standards.map((standard) => disclose(standard, inputs)), overview: reportOverview(inputs) }
  })
}

/**
 * Builds the table of a standard for a company, with the period before if it has records, the requested earlier years,
 * and the stored base years; all read at one moment. `watch` receives every record that counts, first those of the
 * period itself.
 * Throws `invalid_choice` for an unknown standard, `not_found` for a period without records, the codes of the period
 * and of the statement, all at once, and `store_busy`.
 */
export async function buildReport(
  context: Context,
  { standard, ...request }: ReportRequest,
  watch?: ReportWatch,
): Promise<DisclosureTable> {
  return (await buildOverviewedReport(context, { standard, ...request }, watch)).table
}

/** Builds a table as `buildReport` does, with the company and the figures of its charts. Throws the same. */
export async function buildOverviewedReport(
  context: Context,
  { standard, ...request }: ReportRequest,
  watch?: ReportWatch,
): Promise<PrintableReport> {
  const standards = () => [checkStandard(standard)]
  const { tables, overview } = await buildTables(context, request, { standards, watch })
  return { table: readItem(tables, 0), overview }
}

/**
 * Builds the tables of several standards from one reading of the records. Throws what `buildReport` throws, and `required`
 * without a standard.
 */
export async function buildReports(
  context: Context,
  { standards, ...request }: ReportsRequest,
): Promise<readonly DisclosureTable[]> {
  return (await buildTables(context, request, { standards: () => checkStandards(standards) })).tables
}
