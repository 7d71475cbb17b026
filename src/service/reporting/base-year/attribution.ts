import { add, divide, multiply, negate, parsePrinted, type Rational, subtract, ZERO } from '../../../exact/index.ts'
import type { BaseYearDifference, BaseYearEffect, BaseYearResource } from '../../../resources/index.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { figureOf } from '../inventory/decimal.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { ActivityLine, YearSeries } from './year-series.ts'

type Triggers = BaseYearResource['triggers']

/** The base year as it was reported, by the records as they are now, and by the boundary of later too. */
export interface RecalculatedYear {
  readonly reported: BaseYearResource['reported']
  readonly records: YearSeries
  readonly bounded: YearSeries
}

/** A part of a difference, exact. */
interface Part extends Omit<BaseYearDifference, 'difference' | 'name'> {
  readonly amount: Rational
}

/** Shares out by triggers what records of sites differ by: stated effects first, then what those leave. */
function partsByTrigger(differences: ReadonlyMap<string | null, Rational>, triggers: Triggers): Part[] {
  const rest = new Map(differences)
  const parts: Part[] = []
  const take = ({ id, kind }: Triggers[number], siteId: string | null, amount: Rational) => {
    parts.push({ kind, siteId, triggerIds: [id], amount })
    rest.set(siteId, subtract(rest.get(siteId) ?? ZERO, amount))
  }
  const ofRecords = triggers.filter(({ kind }) => kind !== 'boundary')
  for (const trigger of ofRecords)
    if (trigger.effect !== null) take(trigger, trigger.siteId, parsePrinted(trigger.effect.exact))
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

/** Differences of the base year from what was reported, by cause and site; the parts add up to it exactly. */
export function differencesOf({ reported, records, bounded }: RecalculatedYear, triggers: Triggers): readonly Part[] {
  const frozen = new Map(reported.bySite.map(({ siteId, co2e }) => [siteId, parsePrinted(co2e.exact)]))
  const siteIds = [...new Set([...frozen.keys(), ...records.sites.keys(), ...bounded.sites.keys()])]
  const ofRecords = siteIds.map((id) => [id, subtract(records.ofSite(id), frozen.get(id) ?? ZERO)] as const)
  const ofBoundary = siteIds.map((siteId): Part => {
    const named = triggers.filter((one) => one.kind === 'boundary' && one.siteId === siteId)
    const amount = subtract(bounded.ofSite(siteId), records.ofSite(siteId))
    return { kind: 'boundary', siteId, triggerIds: named.map(({ id }) => id), amount }
  })
  return [...ofBoundary, ...partsByTrigger(new Map(ofRecords), triggers)].filter(({ amount }) => amount.n !== 0n)
}

/** Names of the sites of parts: as they were reported, or as they are now. */
async function namesOfSites(tx: ReadTx, parts: readonly Part[], { reported, records }: RecalculatedYear) {
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

/** Parts as they are shown, with the names of their sites; null: of no site, or of one that is deleted. */
export async function toDifferences(
  tx: ReadTx,
  parts: readonly Part[],
  year: RecalculatedYear,
): Promise<BaseYearDifference[]> {
  const names = await namesOfSites(tx, parts, year)
  return parts.map(({ amount, kind, siteId, triggerIds }) => ({
    ...{ kind, siteId, triggerIds },
    name: names.get(siteId) ?? null,
    difference: figureOf(amount),
  }))
}

/** The sum of parts. */
export function sumOfParts(parts: readonly { readonly amount: Rational }[]): Rational {
  return parts.reduce((sum, { amount }) => add(sum, amount), ZERO)
}

/** The sum of the sizes of parts, so that two that cancel each other out count twice. */
export function sizeOfParts(parts: readonly { readonly amount: Rational }[]): Rational {
  return sumOfParts(parts.map(({ amount }) => ({ amount: amount.n < 0n ? negate(amount) : amount })))
}

/** By more or less of an activity, by the factor of before; the rest is the factor. */
function effectsOfLine(before: ActivityLine | undefined, now: ActivityLine | undefined): readonly BaseYearEffect[] {
  const line = now ?? before
  if (line === undefined) return []
  const [from, to] = [before?.co2e.exact() ?? ZERO, now?.co2e.exact() ?? ZERO]
  const [quantity, later] = [before?.quantity.exact() ?? ZERO, now?.quantity.exact() ?? ZERO]
  const change = subtract(to, from)
  const isSplit = quantity.n !== 0n && later.n !== 0n
  const activity = isSplit ? multiply(subtract(later, quantity), divide(from, quantity)) : change
  const { scope, emissionKindId, name, factor, unit } = line
  const shown = (cause: BaseYearEffect['cause'], amount: Rational): BaseYearEffect[] =>
    amount.n === 0n ? [] : [{ cause, scope, emissionKindId, name, factor, unit, difference: figureOf(amount) }]
  return [...shown('activity', activity), ...shown('factor', subtract(change, activity))]
}

/** Differences of one year from another, activity by activity; the effects add up to it exactly. */
export function effectsOf(before: YearSeries, now: YearSeries): BaseYearEffect[] {
  const keys = [...new Set([...before.lines.keys(), ...now.lines.keys()])].sort((a, b) => inOrder([a], [b]))
  return keys.flatMap((key) => effectsOfLine(before.lines.get(key), now.lines.get(key)))
}
