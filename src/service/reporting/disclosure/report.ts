import {
  checkStandard,
  checkStatement,
  type DisclosureInputs,
  disclose,
  type PeriodInputs,
} from '../../../disclosure/index.ts'
import { collect, fail } from '../../../errors/index.ts'
import type { DisclosureStandard, DisclosureStatement, DisclosureTable } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import { type Moments, yearsBefore } from '../../core/context/period.ts'
import { EnergyTally } from '../energy/energy-tally.ts'
import type { RecordEnergy } from '../energy/record-energy.ts'
import { failWithoutRecords, inventoryPeriod, readInventory, type WatchedRecord } from '../inventory/inventory.ts'
import { CountryTallies } from './country-tallies.ts'
import { MethodTally, policyTexts } from './method-tally.ts'

/** The table that is asked for: a standard, and a calendar year or any other period. */
export interface ReportRequest {
  readonly standard: DisclosureStandard
  /** A calendar year by UTC: 2025. Instead of it `from` and `to`, which is not in the period. */
  readonly year?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The facts that the company alone knows. */
  readonly statement?: DisclosureStatement | undefined
}

const YEAR_MAX = 9998

function periodOf({ year, from, to }: ReportRequest): Moments {
  if (year === undefined) {
    if (from === undefined && to === undefined)
      fail('year', 'required', 'is missing; give a year, or a period by from and to')
    return inventoryPeriod({ from, to } as Moments)
  }
  if (from !== undefined || to !== undefined)
    fail('year', 'invalid_choice', {
      message: 'is given beside from or to; leave the one or the other out',
      received: year,
    })
  if (!Number.isInteger(year) || year < 1000 || year > YEAR_MAX)
    fail('year', 'invalid_date', { message: 'must be a year of four digits, like 2025', received: year })
  return inventoryPeriod({ from: `${year}-01-01`, to: `${year + 1}-01-01` })
}

/** The period of the same length before, by the same days of the calendar. */
function periodBefore({ from, to }: Moments): Moments {
  let years = 1
  while (yearsBefore(to, years) > from) years += 1
  return { from: yearsBefore(from, years), to: yearsBefore(to, years) }
}

/** A record as it counts in a column of a table. */
export interface ReportedRecord extends WatchedRecord {
  readonly column: 'value' | 'comparative'
  /** ISO 3166-1 alpha-2; null: of no site, or of one in no country. */
  readonly country: string | null
  readonly energy: RecordEnergy
}

/** Sees the records of a table as they go by. */
export type ReportWatch = (record: ReportedRecord) => Promise<void>

/** A column to be read, and who sees its records. */
interface ColumnRead extends Pick<ReportedRecord, 'column'> {
  readonly period: Moments
  readonly watch: ReportWatch | undefined
}

/** The inputs of a column, and the methods behind it. */
type ColumnInputs = PeriodInputs & Pick<DisclosureInputs, 'methods'>

/** The inputs of a column; null: nothing was recorded. */
async function readColumn(
  tx: ReadTx,
  context: Context,
  { column, period, watch }: ColumnRead,
): Promise<ColumnInputs | null> {
  const [countries, energies, methods] = [new CountryTallies(tx, context), new EnergyTally(context), new MethodTally()]
  const add = async (record: WatchedRecord) => {
    const country = await countries.add(record)
    const energy = energies.add(record)
    methods.add(record.revision)
    await watch?.({ ...record, column, country, energy })
  }
  const inventory = await readInventory(tx, context, { period, watch: add })
  if (inventory.total.records === 0) return null
  return { inventory, byCountry: countries.resource(), energy: energies.resource(), methods: methods.resource() }
}

/**
 * The table of a standard for a company, with the period before it where that was recorded; both are read at one moment.
 * Throws `invalid_choice` for an unknown standard, `not_found` for a period without records, the codes of the period and of the
 * statement, all at once, and `store_busy`. `watch` sees every record that counts, those of the period first.
 */
export async function reportOf(
  context: Context,
  request: ReportRequest,
  watch?: ReportWatch,
): Promise<DisclosureTable> {
  const { standard, period, statement } = collect({
    standard: () => checkStandard(request.standard),
    period: () => periodOf(request),
    statement: () => checkStatement(request.statement ?? {}),
  })
  return readAll(context, async (tx) => {
    const current = await readColumn(tx, context, { column: 'value', period, watch })
    if (current === null) {
      const path = request.year === undefined ? 'from' : 'year'
      return failWithoutRecords(period, { path, received: request.year ?? request.from })
    }
    const before = await readColumn(tx, context, { column: 'comparative', period: periodBefore(period), watch })
    return disclose(standard, { ...current, before, statement, policies: policyTexts(context.policy) })
  })
}
