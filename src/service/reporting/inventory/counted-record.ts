import {
  type Contribution,
  type ContributionScope,
  exactCo2e,
  hasStandIn,
  scopesOf,
  sharedScope3Category,
} from '../../../emissions/index.ts'
import type { Notice } from '../../../errors/index.ts'
import type { Rational } from '../../../exact/index.ts'
import type { UnitTable } from '../../../units/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { Context, ReadTx } from '../../core/context/context.ts'
import type { Revision } from '../../core/context/records.ts'
import { snapshotFinder } from '../../core/ledger/factor-snapshots.ts'
import { contributionsOf } from '../../core/ledger/stored-calculation.ts'
import { amountsOf, partOfRecord, partsOfRecord, type RecordAmounts } from './amount-sum.ts'
import { type CountedPart, countedShare, isUnweighed, type PartOfAmount, partOfAmount } from './counted-part.ts'
import { kilowattHoursOf } from './location-gap.ts'
import type { Counted } from './tally.ts'
import { co2eByTier } from './tier-sums.ts'

/** A record's part in an inventory. */
export interface CountedRecord extends Counted {
  /** The part of an amount of the record that counts; null: all of it. */
  readonly part: PartOfAmount
  /** The share of the record that counts, of 1; null: all of it. */
  readonly share: Rational | null
  /** Of its part in the total. */
  readonly contributions: readonly Contribution[]
  /** Of the location-based figure beside it; null: no other figure. */
  readonly beside: readonly Contribution[] | null
  readonly codes: ReadonlySet<Notice['code']>
  /** The scopes of the parts of the total by their factors. */
  readonly scopes: readonly ContributionScope[]
}

/** A record with its amounts, of which parts are counted. */
export interface CountableRecord extends Pick<CountedRecord, 'id' | 'contributions' | 'beside' | 'codes' | 'scopes'> {
  /** Counts it in parts of its time. */
  count(parts: readonly CountedPart[]): CountedRecord
}

/** Reads records by what they were computed from; a factor that many share is read once. */
export function recordReader(
  tx: ReadTx,
  { units }: Pick<Context, 'units'>,
): (activity: Activity, revision: Revision) => Promise<CountableRecord> {
  const findSnapshot = snapshotFinder(tx)
  return async (activity, { calculation, location }) => {
    const contributions = await contributionsOf(findSnapshot, calculation)
    const beside = location === null ? null : await contributionsOf(findSnapshot, location)
    const record = amountsOf(contributions, activity.exactKg)
    const besideAmounts = beside === null ? null : amountsOf(beside, co2eOf(beside, activity))
    const notices = [...calculation.notices, ...(location?.notices ?? [])]
    const scopes = scopesOf({ method: calculation.method, contributions })
    const { id } = activity
    const isMarketAlone = beside === null && (activity.electricity !== null || contributions.some(isSupplierMix))
    const codes = new Set(notices.map(({ code }) => code))
    const scope3Category = sharedScope3Category(scopes)
    const standIn = { total: hasStandIn(calculation.notices), location: hasStandIn(location?.notices ?? []) }
    // fields are written out: copies of objects were a tenth of the cost of an inventory
    const count = (parts: readonly CountedPart[]): CountedRecord => {
      const part = partOfAmount(parts)
      const counted = partOfRecord(record, part)
      return {
        id,
        records: 1,
        isMarketAlone,
        contributions,
        beside,
        codes,
        scopes,
        scope3Category,
        standIn,
        part,
        share: countedShare(parts),
        months: monthsOf(parts, record),
        whole: counted,
        tiers: co2eByTier(contributions, counted.amounts.co2e, part),
        location: besideAmounts === null ? null : partOfRecord(besideAmounts, part),
        kilowattHours: kilowattHoursIn(part, units, activity),
      }
    }
    return { id, contributions, beside, codes, scopes, count }
  }
}

function kilowattHoursIn(part: PartOfAmount, units: UnitTable, { electricity }: Activity): Rational | null {
  const used = electricity === null ? null : kilowattHoursOf(units, electricity)
  return used === null || part === null ? used : part(used)
}

/** A record month by month; one that lies in a single month is that. */
export function monthsOf(parts: readonly CountedPart[], record: RecordAmounts): CountedRecord['months'] {
  if (isUnweighed(parts)) {
    const spans = parts.flatMap(({ span }) => span ?? [])
    const amounts = spans.length === parts.length ? partsOfRecord(record, spans) : [record]
    return parts.map(({ month }, index) => ({ month, amounts: amounts[index] as RecordAmounts }))
  }
  const months = [...new Set(parts.map(({ month }) => month))]
  return months.map((month) => {
    const part = partOfAmount(parts.filter((one) => one.month === month))
    return { month, amounts: partOfRecord(record, part) }
  })
}

function isSupplierMix({ factor }: Contribution): boolean {
  return factor.supplierMix
}

function co2eOf(contributions: readonly Contribution[], { id }: Activity): string {
  const exactKg = exactCo2e(contributions)
  if (exactKg === null) throw new TypeError(`the location-based figure of ${id} has no CO2e`)
  return exactKg
}
