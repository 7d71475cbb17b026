import { type Notice, notice } from '../../core/errors/index.ts'
import {
  add,
  compare,
  divide,
  multiply,
  negate,
  parseRational,
  printExact,
  type Rational,
  ratio,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { Moments } from '../../ledger/context/period.ts'
import {
  type BaseYearComparison,
  type BaseYearDifference,
  type BaseYearEffect,
  type BaseYearResource,
  type ExactPercent,
  timestampOf,
  wireNumber,
} from '../../resources/index.ts'
import { toFigure } from '../inventory/decimal.ts'
import { compareTexts } from '../inventory/in-order.ts'
import { inventoryPeriod } from '../inventory/inventory.ts'
import { type ActivityLine, readSeries, type YearSeries } from './year-series.ts'

type Triggers = BaseYearResource['triggers']

/** A base year as it was reported, recomputed from today's records, and recomputed with a later boundary. */
export interface RecalculatedYear {
  readonly reported: BaseYearResource['reported']
  readonly records: YearSeries
  readonly bounded: YearSeries
}

/** An exact part of a difference. */
interface Part extends Omit<BaseYearDifference, 'difference' | 'name'> {
  readonly amount: Rational
}

/**
 * Attributes the differences between the records of sites to triggers: first the stated effects, then the rest to the
 * other triggers.
 */
function partsByTrigger(differences: ReadonlyMap<string | null, Rational>, triggers: Triggers): Part[] {
  const rest = new Map(differences)
  const parts: Part[] = []
  const take = ({ id, kind }: Triggers[number], siteId: string | null, amount: Rational) => {
    parts.push({ kind, siteId, triggerIds: [id], amount })
    rest.set(siteId, subtract(rest.get(siteId) ?? ZERO, amount))
  }
  const ofRecords = triggers.filter(({ kind }) => kind !== 'boundary')
  for (const trigger of ofRecords)
    if (trigger.effect !== null) take(trigger, trigger.siteId, parseRational(trigger.effect.exact))
  const open = ofRecords.filter(({ effect }) => effect === null)
  for (const trigger of open)
    if (trigger.siteId !== null) take(trigger, trigger.siteId, rest.get(trigger.siteId) ?? ZERO)
  const ofCompany = open.find(({ siteId }) => siteId === null)
  for (const [siteId, amount] of rest) {
    if (amount.n === 0n) continue
    if (ofCompany !== undefined) take(ofCompany, siteId, amount)
    else parts.push({ kind: 'unattributed', siteId, triggerIds: [], amount })
  }
  return parts
}

/** Attributes the difference from the reported base year to causes and sites. The parts add up to it exactly. */
export function attributeDifferences(
  { reported, records, bounded }: RecalculatedYear,
  triggers: Triggers,
): readonly Part[] {
  const frozen = new Map(reported.bySite.map(({ siteId, co2e }) => [siteId, parseRational(co2e.exact)]))
  const siteIds = [...new Set([...frozen.keys(), ...records.sites.keys(), ...bounded.sites.keys()])]
  const ofRecords = siteIds.map((id) => [id, subtract(records.ofSite(id), frozen.get(id) ?? ZERO)] as const)
  const ofBoundary = siteIds.map((siteId): Part => {
    const named = triggers.filter((one) => one.kind === 'boundary' && one.siteId === siteId)
    const amount = subtract(bounded.ofSite(siteId), records.ofSite(siteId))
    return { kind: 'boundary', siteId, triggerIds: named.map(({ id }) => id), amount }
  })
  return [...ofBoundary, ...partsByTrigger(new Map(ofRecords), triggers)].filter(({ amount }) => amount.n !== 0n)
}

/** Maps sites to their names: as reported, or as they are now. */
async function readSiteNames(tx: ReadTx, parts: readonly Part[], { reported, records }: RecalculatedYear) {
  const names = new Map([
    ...reported.bySite.map(({ siteId, name }) => [siteId, name] as const),
    ...[...records.sites].map(([siteId, { name }]) => [siteId, name] as const),
  ])
  for (const { siteId } of parts) {
    // a trigger may name a site without records
    if (siteId !== null && !names.has(siteId)) names.set(siteId, (await tx.sites.get(siteId))?.record.name ?? null)
  }
  return names
}

/** Converts parts to resources with the names of their sites; null for no site or a deleted one. */
export async function toDifferences(
  tx: ReadTx,
  parts: readonly Part[],
  year: RecalculatedYear,
): Promise<BaseYearDifference[]> {
  const names = await readSiteNames(tx, parts, year)
  return parts.map(({ amount, kind, siteId, triggerIds }) => ({
    ...{ kind, siteId, triggerIds },
    name: names.get(siteId) ?? null,
    difference: toFigure(amount),
  }))
}

/** Adds up parts. */
export function sumParts(parts: readonly { readonly amount: Rational }[]): Rational {
  return parts.reduce((sum, { amount }) => add(sum, amount), ZERO)
}

/** Adds up the absolute values of parts, so that parts that cancel out count twice. */
function sumPartSizes(parts: readonly { readonly amount: Rational }[]): Rational {
  return sumParts(parts.map(({ amount }) => ({ amount: amount.n < 0n ? negate(amount) : amount })))
}

/**
 * Splits the change of an activity into a change of quantity, at the earlier emissions per unit, and the rest, which is
 * due to the factor.
 */
function lineEffects(before: ActivityLine | undefined, now: ActivityLine | undefined): readonly BaseYearEffect[] {
  const line = now ?? before
  if (line === undefined) return []
  const [from, to] = [before?.co2e.exact() ?? ZERO, now?.co2e.exact() ?? ZERO]
  const [quantity, later] = [before?.quantity.exact() ?? ZERO, now?.quantity.exact() ?? ZERO]
  const change = subtract(to, from)
  const isSplit = quantity.n !== 0n && later.n !== 0n
  const activity = isSplit ? multiply(subtract(later, quantity), divide(from, quantity)) : change
  const { scope, emissionKindId, name, factor, unit } = line
  const shown = (cause: BaseYearEffect['cause'], amount: Rational): BaseYearEffect[] =>
    amount.n === 0n ? [] : [{ cause, scope, emissionKindId, name, factor, unit, difference: toFigure(amount) }]
  return [...shown('activity', activity), ...shown('factor', subtract(change, activity))]
}

/** Splits the difference between two years by activity. The effects add up to it exactly. */
function attributeEffects(before: YearSeries, now: YearSeries): BaseYearEffect[] {
  const keys = [...new Set([...before.lines.keys(), ...now.lines.keys()])].sort((a, b) => compareTexts([a], [b]))
  return keys.flatMap((key) => lineEffects(before.lines.get(key), now.lines.get(key)))
}

const HUNDRED = ratio(100n)

/** Builds a percentage with all its digits. */
export function toPercent(value: Rational): ExactPercent {
  return { exact: printExact(value), percent: wireNumber(value) }
}

/** A part in per cent of a total; null if the total is zero or less, because the sign would then say the opposite. */
function percentOfTotal(part: Rational, total: Rational): Rational | null {
  return total.n <= 0n ? null : multiply(HUNDRED, divide(part, total))
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
  const message = `leaves out records without a location-based figure: ${withoutFigure}`
  return [notice('location_figure_missing', path, message)]
}

/** Recomputes the base year from today's records, once with its own boundary and once with the boundary at `asOf`. */
export async function recalculateYear(
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

function judgeSignificance({ threshold }: BaseYearResource, size: Rational, reported: Rational) {
  const share = percentOfTotal(size, reported)
  // if the base year was zero, any difference is significant
  const isDue = share === null ? size.n > 0n : compare(share, parseRational(threshold.exact)) > 0
  return { significance: share === null ? null : toPercent(share), threshold, isDue }
}

/** Compares a period with a base year: with the reported figures, and like for like. */
export async function comparePeriod(
  tx: ReadTx,
  context: Context,
  { baseYear, period }: { readonly baseYear: BaseYearResource; readonly period: Moments },
): Promise<BaseYearComparison> {
  const { id, year, approach, reported, triggers } = baseYear
  const asOf = lastMoment(period)
  const recalculated = await recalculateYear(tx, context, { baseYear, asOf })
  const shared = { period, covered: baseYear }
  const current = await readSeries(tx, context, { ...shared, boundary: { approach } })
  const alike = await readSeries(tx, context, { ...shared, boundary: { approach, asOf } })
  const parts = attributeDifferences(recalculated, triggers)
  const [before, then] = [parseRational(reported.co2e.exact), recalculated.bounded.co2e]
  const changeFrom = (base: Rational, now: Rational) => {
    const difference = subtract(now, base)
    const share = percentOfTotal(difference, base)
    return { co2e: toFigure(now), difference: toFigure(difference), change: share === null ? null : toPercent(share) }
  }
  return {
    ...{ baseYearId: id, year, from: period.from, to: period.to, asOf },
    reported: reported.co2e,
    recalculated: {
      ...recalculated.bounded.resource(),
      difference: toFigure(sumParts(parts)),
      differences: await toDifferences(tx, parts, recalculated),
      ...judgeSignificance(baseYear, sumPartSizes(parts), before),
    },
    headline: changeFrom(before, current.co2e),
    likeForLike: { ...changeFrom(then, alike.co2e), effects: attributeEffects(recalculated.bounded, alike) },
    notices: [...figureNotices(recalculated.bounded, 'recalculated'), ...figureNotices(current, 'headline')],
  }
}
