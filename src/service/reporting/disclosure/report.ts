import { checkStandard, checkStatement, disclose, type PeriodInputs } from '../../../disclosure/index.ts'
import { collect, fail } from '../../../errors/index.ts'
import type { DisclosureStandard, DisclosureStatement, DisclosureTable } from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import { readAll } from '../../core/context/long-reads.ts'
import { type Moments, yearsBefore } from '../../core/context/period.ts'
import { drawnEnergyReader } from '../energy/drawn-energy.ts'
import { EnergyTally } from '../energy/energy-tally.ts'
import { failWithoutRecords, inventoryPeriod, readInventory, type WatchedRecord } from '../inventory/inventory.ts'
import { CountryTallies } from './country-tallies.ts'

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

/** The inputs of a column; null: nothing was recorded. */
async function readPeriod(tx: ReadTx, context: Context, period: Moments): Promise<PeriodInputs | null> {
  const [countries, energy] = [new CountryTallies(tx, context), new EnergyTally(context)]
  const drawnEnergy = drawnEnergyReader(tx)
  const watch = async (record: WatchedRecord) => {
    await countries.add(record)
    energy.add(record, await drawnEnergy(record.activity.electricity))
  }
  const inventory = await readInventory(tx, context, { period, watch })
  if (inventory.total.records === 0) return null
  return { inventory, byCountry: countries.resource(), energy: energy.resource() }
}

/**
 * The table of a standard for a company, with the period before it where that was recorded; both are read at one moment.
 * Throws `invalid_choice` for an unknown standard, `not_found` for a period without records, the codes of the period and of the
 * statement, all at once, and `store_busy`.
 */
export async function reportOf(context: Context, request: ReportRequest): Promise<DisclosureTable> {
  const { standard, period, statement } = collect({
    standard: () => checkStandard(request.standard),
    period: () => periodOf(request),
    statement: () => checkStatement(request.statement ?? {}),
  })
  return readAll(context, async (tx) => {
    const current = await readPeriod(tx, context, period)
    if (current === null) {
      const path = request.year === undefined ? 'from' : 'year'
      return failWithoutRecords(period, { path, received: request.year ?? request.from })
    }
    return disclose(standard, { ...current, before: await readPeriod(tx, context, periodBefore(period)), statement })
  })
}
