import type { Outcome } from '../../../../src/ledger/context/use-cases.ts'
import { fraction, isEqual } from '../../../oracle/rational-oracle.ts'
import { answerOf, check, type Due } from './answers.ts'
import { dueFactor } from './factor-commands.ts'
import { dueFile } from './file-commands.ts'
import { dueKind } from './kind-commands.ts'
import { isLocked, type NaiveCompany, note } from './naive-company.ts'
import type { ModelActivity } from './naive-records.ts'

/** The nearest double of digits, never -0. */
export function shownNumber(digits: string): number {
  return Number(digits) + 0
}

/** True where digits mean the same number. */
export function isSameNumber(a: string, b: string): boolean {
  return isEqual(fraction(a), fraction(b))
}

/** An activity as it is shown, wherever it is. */
export function dueActivity(activity: ModelActivity): Due {
  const { id, kg: totalEmission } = activity
  switch (activity.of) {
    case 'siteFuels': {
      const { below: siteId, vendorId, value, unitId, factor, kind, files, start: startDate } = activity
      const named = { emissionFactorId: factor.id, emissionKindId: kind.id, unitId: Number(unitId) }
      const embedded = { emissionFactor: dueFactor(factor), emissionKind: dueKind(kind), files: files.map(dueFile) }
      return { id, totalEmission, siteId, vendorId, value: shownNumber(value), startDate, ...named, ...embedded }
    }
    case 'siteEnergies': {
      const { below: siteId, vendorId, value, unitId, percentage, custom, kindId, files, start: startDate } = activity
      const figures = { value: shownNumber(value), percentageOfCleanEnergy: shownNumber(percentage) }
      const named = { customEmissionFactorId: custom?.id ?? null, emissionKindId: kindId, unitId: Number(unitId) }
      return { id, totalEmission, siteId, vendorId, startDate, ...figures, ...named, files: files.map(dueFile) }
    }
    case 'vehicleEmissions': {
      const { below: vehicleId, amount, start: startDate } = activity
      return { id, totalEmission, vehicleId, amount: shownNumber(amount), startDate, emission: { co2e: totalEmission } }
    }
    case 'movements': {
      const { name, vendorId, mass, km, start: startDate } = activity
      return { id, totalEmission, name, vendorId, transportWeightTon: Number(mass), distance: Number(km), startDate }
    }
    case 'travels': {
      const { nights, vendorId, start: startDateUtc } = activity
      return { id, totalEmission, hotelNights: Number(nights), startDateUtc, movementDto: { vendorId } }
    }
  }
}

/** What starts then is refused for by a period that is locked, where nothing else is wrong. */
export function lockRefusals(
  naive: NaiveCompany,
  { refused, of, starts }: { refused: readonly string[]; of: ModelActivity['of']; starts: readonly string[] },
): readonly string[] {
  if (refused.length > 0 || !starts.some((start) => isLocked(naive, start))) return refused
  return [of === 'vehicleEmissions' || of === 'travels' ? 'startDateUtc period_locked' : 'startDate period_locked']
}

type Answered<R> = Promise<Outcome<R>>

/** What becomes of a request for an activity. */
export interface CreationDue<R> {
  readonly of: ModelActivity['of']
  readonly start: string
  readonly refused: readonly string[]
  /** What the answer should be of. */
  readonly activity: (record: R) => ModelActivity
}

/** Makes an activity, or hears for what it is refused; as it should be. */
export async function created<R extends { readonly id: string }>(
  naive: NaiveCompany,
  work: Answered<R>,
  { of, start, refused, activity }: CreationDue<R>,
): Promise<void> {
  const answer = await answerOf('create', work, lockRefusals(naive, { refused, of, starts: [start] }))
  if (answer === undefined) return
  const made = activity(answer.record)
  if (naive.activities.has(made.id)) throw new Error(`the id ${made.id} was given twice`)
  naive.activities.set(made.id, made)
  note(naive, ['create', made.of, made.id], { after: made.kg })
  check(`the making of ${made.of}`, answer, { version: 1, shown: dueActivity(made) })
}

/** What becomes of an activity, but for its version. */
export interface ChangeDue<R> {
  readonly before: ModelActivity
  readonly refused: readonly string[]
  /** When it starts then; not given: when it did. */
  readonly start?: string
  /** What the answer should be of. */
  readonly after: (record: R) => ModelActivity
  readonly action?: 'update' | 'recalculate'
  /** Nothing was sent, and nothing may change. */
  readonly isNothing?: boolean
}

/** Changes an activity, or hears for what it is refused. */
export async function changed<R>(naive: NaiveCompany, work: Answered<R>, due: ChangeDue<R>): Promise<void> {
  const { before, start = before.start, action = 'update', isNothing = false } = due
  const what = `${action} of ${before.of}`
  const starts = isNothing ? [] : [before.start, start]
  const refused = lockRefusals(naive, { refused: due.refused, of: before.of, starts })
  const answer = await answerOf(what, work, refused)
  if (answer === undefined) return
  const after = isNothing ? before : { ...due.after(answer.record), version: before.version + 1 }
  naive.activities.set(before.id, after)
  if (!isNothing) note(naive, [action, before.of, before.id], { before: before.kg, after: after.kg })
  check(what, answer, { version: after.version, shown: dueActivity(after) })
}
