import { type Notice, notice } from '../../../errors/index.ts'
import {
  compare,
  divide,
  multiply,
  parsePrinted,
  printExact,
  type Rational,
  ratio,
  subtract,
} from '../../../exact/index.ts'
import {
  type BaseYearComparison,
  type BaseYearResource,
  type ExactPercent,
  timestampOf,
  wireNumber,
} from '../../../resources/index.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { Moments } from '../../core/context/period.ts'
import { figureOf } from '../inventory/decimal.ts'
import { inventoryPeriod } from '../inventory/inventory.ts'
import {
  differencesOf,
  effectsOf,
  type RecalculatedYear,
  sizeOfParts,
  sumOfParts,
  toDifferences,
} from './attribution.ts'
import { readSeries, type YearSeries } from './year-series.ts'

const HUNDRED = ratio(100n)

/** Builds a percentage with all its digits. */
export function percentOf(value: Rational): ExactPercent {
  return { exact: printExact(value), percent: wireNumber(value) }
}

/** A part in per cent of a total; null if the total is zero. */
function shareOf(part: Rational, total: Rational): Rational | null {
  return total.n === 0n ? null : multiply(HUNDRED, divide(part, total))
}

/** The calendar year in UTC. Throws `invalid_date`. */
export function periodOfYear(year: number): Moments {
  const digits = (one: number) => String(one).padStart(4, '0')
  return inventoryPeriod({ from: `${digits(year)}-01-01`, to: `${digits(year + 1)}-01-01` })
}

/** The last moment of a period: both years are compared with the boundary of that moment. */
export function lastMoment({ to }: Moments): string {
  return timestampOf(Date.parse(to) - 1)
}

/** Builds the notice about records without a figure by the method of Scope 2. */
export function figureNotices({ withoutFigure }: Pick<YearSeries, 'withoutFigure'>, path: string): Notice[] {
  if (withoutFigure === 0) return []
  const message = `holds none of the records that have no figure by the location-based method: ${withoutFigure}`
  return [notice('location_figure_missing', path, message)]
}

/** Recomputes the base year from today's records, once with its own boundary and once with the boundary at `asOf`. */
export async function recalculatedYear(
  tx: ReadTx,
  context: Context,
  { baseYear, asOf }: { readonly baseYear: BaseYearResource; readonly asOf: string },
): Promise<RecalculatedYear> {
  const { year, approach, reported } = baseYear
  const shared = { period: periodOfYear(year), covered: baseYear }
  const records = await readSeries(tx, context, { ...shared, boundary: { approach } })
  const bounded = await readSeries(tx, context, { ...shared, boundary: { approach, asOf } })
  return { reported, records, bounded }
}

function significanceOf({ threshold }: BaseYearResource, size: Rational, reported: Rational) {
  const share = shareOf(size, reported)
  // // if the base year was zero, any difference is significant
  const isDue = share === null ? size.n > 0n : compare(share, parsePrinted(threshold.exact)) > 0
  return { significance: share === null ? null : percentOf(share), threshold, isDue }
}

/** Compares a period with a base year: with the reported figures, and like for like. */
export async function compareWith(
  tx: ReadTx,
  context: Context,
  { baseYear, period }: { readonly baseYear: BaseYearResource; readonly period: Moments },
): Promise<BaseYearComparison> {
  const { id, year, approach, reported, triggers } = baseYear
  const asOf = lastMoment(period)
  const recalculated = await recalculatedYear(tx, context, { baseYear, asOf })
  const shared = { period, covered: baseYear }
  const current = await readSeries(tx, context, { ...shared, boundary: { approach } })
  const alike = await readSeries(tx, context, { ...shared, boundary: { approach, asOf } })
  const parts = differencesOf(recalculated, triggers)
  const [before, then] = [parsePrinted(reported.co2e.exact), recalculated.bounded.co2e]
  const changeFrom = (base: Rational, now: Rational) => {
    const difference = subtract(now, base)
    const share = shareOf(difference, base)
    return { co2e: figureOf(now), difference: figureOf(difference), change: share === null ? null : percentOf(share) }
  }
  return {
    ...{ baseYearId: id, year, from: period.from, to: period.to, asOf },
    reported: reported.co2e,
    recalculated: {
      ...recalculated.bounded.resource(),
      difference: figureOf(sumOfParts(parts)),
      differences: await toDifferences(tx, parts, recalculated),
      ...significanceOf(baseYear, sizeOfParts(parts), before),
    },
    headline: changeFrom(before, current.co2e),
    likeForLike: { ...changeFrom(then, alike.co2e), effects: effectsOf(recalculated.bounded, alike) },
    notices: [...figureNotices(recalculated.bounded, 'recalculated'), ...figureNotices(current, 'headline')],
  }
}
