import { checkStandard, checkStatement, disclose, type PeriodInputs } from '../../../disclosure/index.ts'
import { collect, fail } from '../../../errors/index.ts'
import type {
  ConsolidationApproach,
  DisclosureStandard,
  DisclosureStatement,
  DisclosureTable,
} from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import { type Moments, yearsBefore } from '../../core/context/period.ts'
import { EnergyTally } from '../energy/energy-tally.ts'
import type { BoundaryRule } from '../inventory/boundary.ts'
import { checkApproach, failWithoutRecords, readInventory, type WatchedRecord } from '../inventory/inventory.ts'
import { CountryTallies } from './country-tallies.ts'
import { type ReportPeriod, reportPeriod } from './report-period.ts'

/** The table that is asked for: a standard, and a calendar year or any other period. */
export interface ReportRequest extends ReportPeriod {
  readonly standard: DisclosureStandard
  /** The approach to consolidation, by which sites count; not given: that of the statement, else all sites count whole. */
  readonly approach?: ConsolidationApproach | undefined
  /** The facts that the company alone knows. */
  readonly statement?: DisclosureStatement | undefined
}

/** The period of the same length before, by the same days of the calendar. */
function periodBefore({ from, to }: Moments): Moments {
  let years = 1
  while (yearsBefore(to, years) > from) years += 1
  return { from: yearsBefore(from, years), to: yearsBefore(to, years) }
}

/** What a column is read by. */
interface ColumnRequest {
  readonly period: Moments
  readonly boundary: BoundaryRule | undefined
}

/** The inputs of a column; null: nothing was recorded. */
async function readPeriod(
  tx: ReadTx,
  context: Context,
  { period, boundary }: ColumnRequest,
): Promise<PeriodInputs | null> {
  const [countries, energy] = [new CountryTallies(tx, context), new EnergyTally(context)]
  const watch = async (record: WatchedRecord) => {
    await countries.add(record)
    energy.add(record)
  }
  const inventory = await readInventory(tx, context, { period, boundary, watch })
  // what the boundary leaves out was recorded
  if (inventory.total.records === 0 && !inventory.boundary?.leftOut.records) return null
  return { inventory, byCountry: countries.resource(), energy: energy.resource() }
}

/** The approach of the request and of the statement, which must not differ. Throws `invalid_choice`. */
function approachOf({ approach, statement }: ReportRequest): BoundaryRule | undefined {
  const rule = checkApproach(approach)
  const stated = statement?.approach
  if (rule === undefined || stated === undefined || rule.approach === stated) return rule
  const message = 'differs from the approach of the statement; leave one of the two out'
  return fail('approach', 'invalid_choice', { message, expected: stated, received: rule.approach })
}

/**
 * The table of a standard for a company, with the period before it where that was recorded; both are read at one moment.
 * Throws `invalid_choice` for an unknown standard, `not_found` for a period without records, the codes of the period and of the
 * statement, all at once, and `store_busy`.
 */
export async function reportOf(context: Context, request: ReportRequest): Promise<DisclosureTable> {
  const { standard, period, stated, asked } = collect({
    standard: () => checkStandard(request.standard),
    period: () => reportPeriod(request),
    stated: () => checkStatement(request.statement ?? {}),
    asked: () => approachOf(request),
  })
  const approach = asked?.approach ?? stated.approach
  const boundary = approach === undefined ? undefined : { approach }
  const statement = approach === undefined ? stated : { ...stated, approach }
  return readAll(context, async (tx) => {
    const current = await readPeriod(tx, context, { period, boundary })
    if (current === null) {
      const path = request.year === undefined ? 'from' : 'year'
      return failWithoutRecords(period, { path, received: request.year ?? request.from })
    }
    const before = await readPeriod(tx, context, { period: periodBefore(period), boundary })
    return disclose(standard, { ...current, before, statement })
  })
}
