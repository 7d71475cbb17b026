import { fail } from '../../../errors/index.ts'
import type { Moments } from '../../core/context/period.ts'
import { inventoryPeriod } from '../inventory/inventory.ts'

/** A calendar year, or any other period. */
export interface ReportPeriod {
  /** A calendar year in UTC: 2025. Alternatively pass `from` and `to`; `to` is not included. */
  readonly year?: number | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const YEAR_MAX = 9998

/**
 * The period of a request. Throws `required`, `invalid_choice`, `invalid_date`, `period_reversed`, `period_too_long`.
 */
export function reportPeriod({ year, from, to }: ReportPeriod): Moments {
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
