import { type Contribution, type ContributionScope, exactCo2e, scopesOf } from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { Rational } from '../../../exact/index.ts'
import type { UnitTable } from '../../../units/index.ts'
import type { Activity } from '../../core/activity-records/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { Moments } from '../../core/context/moments.ts'
import type { Revision, StoredCalculation } from '../../core/context/records.ts'
import { type SnapshotFinder, snapshotFinder } from '../../core/ledger/factor-snapshots.ts'
import { partOf, type Span } from './decimal.ts'
import { kilowattHoursOf } from './location-gap.ts'
import { type MonthPart, monthPartsIn } from './month-parts.ts'
import { amountsOf, partsOfRecord, type RecordAmounts } from './record-amounts.ts'
import type { Counted } from './tally.ts'

/** A record's part in an inventory. */
export interface CountedRecord extends Counted {
  /** Of its part in the total. */
  readonly contributions: readonly Contribution[]
  /** Of the location-based figure beside it; null: no other figure. */
  readonly beside: readonly Contribution[] | null
  readonly codes: ReadonlySet<Notice['code']>
  /** The scopes of the parts of the total by their factors. */
  readonly scopes: readonly ContributionScope[]
}

/** Reads what records were computed from; a factor that many share is read once. */
export class CountedRecords {
  readonly #units: UnitTable
  readonly #partsOf: (record: Moments) => readonly MonthPart[]
  readonly #snapshot: SnapshotFinder

  constructor(tx: ReadTx, { units }: Pick<Context, 'units'>, period: Moments) {
    this.#snapshot = snapshotFinder(tx)
    this.#units = units
    this.#partsOf = monthPartsIn(period)
  }

  /** The part of a record that reaches into the period. */
  async of(activity: Activity, { calculation, location }: Revision): Promise<CountedRecord> {
    const contributions = await this.#contributions(calculation)
    const beside = location === null ? null : await this.#contributions(location)
    const parts = this.#partsOf(activity)
    const record = amountsOf(contributions, activity.exactKg)
    const span = spanOf(parts)
    const inSpan = partIn(span, record)
    const notices = [...calculation.notices, ...(location?.notices ?? [])]
    return {
      id: activity.id,
      months: monthsOf(parts, record),
      whole: inSpan,
      location: beside === null ? null : partIn(span, amountsOf(beside, co2eOf(beside, activity))),
      isMarketAlone: beside === null && (activity.electricity !== null || contributions.some(isSupplierMix)),
      kilowattHours: this.#kilowattHours(activity, span),
      contributions,
      beside,
      codes: new Set(notices.map(({ code }) => code)),
      scopes: scopesOf({ method: calculation.method, contributions }),
    }
  }

  async #contributions(kept: StoredCalculation): Promise<readonly Contribution[]> {
    const contributions: Contribution[] = []
    for (const { factorSnapshotId, ...contribution } of kept.contributions) {
      contributions.push({ ...contribution, factor: await this.#snapshot(factorSnapshotId) })
    }
    return contributions
  }

  #kilowattHours({ electricity }: Activity, span: Span | null): Rational | null {
    const used = electricity === null ? null : kilowattHoursOf(this.#units, electricity)
    return used === null || span === null ? used : partOf(used, span)
  }
}

/** From the start of the first part to the end of the last one; null: all of the record. */
function spanOf(parts: readonly MonthPart[]): Span | null {
  const [first, last] = [parts[0]?.span, parts.at(-1)?.span]
  return first && last ? { from: first.from, to: last.to, whole: first.whole } : null
}

function partIn(span: Span | null, record: RecordAmounts): RecordAmounts {
  return span === null ? record : (partsOfRecord(record, [span])[0] as RecordAmounts)
}

/** A record month by month; one that lies in a single month is that. */
function monthsOf(parts: readonly MonthPart[], record: RecordAmounts): CountedRecord['months'] {
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
