import {
  type Contribution,
  type ContributionScope,
  exactCo2e,
  scopesOf,
  sharedScope3Category,
} from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { Rational } from '../../../exact/index.ts'
import type { UnitTable } from '../../../units/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { Moments } from '../../core/context/period.ts'
import type { Revision } from '../../core/context/records.ts'
import { snapshotFinder } from '../../core/ledger/factor-snapshots.ts'
import { contributionsOf } from '../../core/ledger/stored-calculation.ts'
import { amountsOf, partsOfRecord, type RecordAmounts } from './amount-sum.ts'
import { partOf, type Span } from './decimal.ts'
import { kilowattHoursOf } from './location-gap.ts'
import { type MonthPart, monthPartsIn } from './month-parts.ts'
import type { Counted } from './tally.ts'
import { co2eByTier } from './tier-sums.ts'

/** A record's part in an inventory. */
export interface CountedRecord extends Counted {
  /** The part of its period in that of the inventory; null: all of it. */
  readonly span: Span | null
  /** Of its part in the total. */
  readonly contributions: readonly Contribution[]
  /** Of the location-based figure beside it; null: no other figure. */
  readonly beside: readonly Contribution[] | null
  readonly codes: ReadonlySet<Notice['code']>
  /** The scopes of the parts of the total by their factors. */
  readonly scopes: readonly ContributionScope[]
}

/**
 * Counts the part of a record that reaches into the period, by what it was computed from; a factor that many share is read
 * once.
 */
export function recordCounter(
  tx: ReadTx,
  { units }: Pick<Context, 'units'>,
  period: Moments,
): (activity: Activity, revision: Revision) => Promise<CountedRecord> {
  const findSnapshot = snapshotFinder(tx)
  const partsIn = monthPartsIn(period)
  return async (activity, { calculation, location }) => {
    const contributions = await contributionsOf(findSnapshot, calculation)
    const beside = location === null ? null : await contributionsOf(findSnapshot, location)
    const parts = partsIn(activity)
    const record = amountsOf(contributions, activity.exactKg)
    const span = spanOf(parts)
    const inPeriod = partIn(span, record)
    const notices = [...calculation.notices, ...(location?.notices ?? [])]
    const scopes = scopesOf({ method: calculation.method, contributions })
    return {
      id: activity.id,
      span,
      months: monthsOf(parts, record),
      whole: inPeriod,
      tiers: co2eByTier(contributions, inPeriod.amounts.co2e, span),
      location: beside === null ? null : partIn(span, amountsOf(beside, co2eOf(beside, activity))),
      isMarketAlone: beside === null && (activity.electricity !== null || contributions.some(isSupplierMix)),
      kilowattHours: kilowattHoursIn(span, units, activity),
      contributions,
      beside,
      codes: new Set(notices.map(({ code }) => code)),
      scopes,
      scope3Category: sharedScope3Category(scopes),
    }
  }
}

function kilowattHoursIn(span: Span | null, units: UnitTable, { electricity }: Activity): Rational | null {
  const used = electricity === null ? null : kilowattHoursOf(units, electricity)
  return used === null || span === null ? used : partOf(used, span)
}

/** From the start of the first part to the end of the last one; null: all of the record. */
export function spanOf(parts: readonly MonthPart[]): Span | null {
  const [first, last] = [parts[0]?.span, parts.at(-1)?.span]
  return first && last ? { from: first.from, to: last.to, whole: first.whole } : null
}

export function partIn(span: Span | null, record: RecordAmounts): RecordAmounts {
  return span === null ? record : (partsOfRecord(record, [span])[0] as RecordAmounts)
}

/** A record month by month; one that lies in a single month is that. */
export function monthsOf(parts: readonly MonthPart[], record: RecordAmounts): CountedRecord['months'] {
  const spans = parts.flatMap(({ span }) => span ?? [])
  const amounts = spans.length === parts.length ? partsOfRecord(record, spans) : [record]
  return parts.map(({ month }, index) => ({ month, amounts: amounts[index] as RecordAmounts }))
}

function isSupplierMix({ factor }: Contribution): boolean {
  return factor.supplierMix
}

function co2eOf(contributions: readonly Contribution[], { id }: Activity): string {
  const exactKg = exactCo2e(contributions)
  if (exactKg === null) throw new TypeError(`the location-based figure of ${id} has no CO2e`)
  return exactKg
}
