import { readItem } from '../../base/index.ts'
import {
  type Contribution,
  type ContributionScope,
  exactCo2e,
  scopesOf,
  sharedScope3Category,
  usesOtherRegion,
} from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import type { Rational } from '../../core/exact/index.ts'
import type { UnitTable } from '../../core/units/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import type { Context, ReadTx } from '../../ledger/context/context.ts'
import type { Revision } from '../../ledger/context/records.ts'
import { contributionsOf, snapshotFinder } from '../../ledger/ledger/stored-calculation.ts'
import { type RecordAmounts, splitRecord, sumAmounts, takePart } from './amount-sum.ts'
import { co2eByTier, toKilowattHours } from './data-quality.ts'
import { type CountedPart, countedShare, isUnweighed, type PartOfAmount, partOfAmount } from './record-parts.ts'
import type { InPeriodRecord } from './tally.ts'

/** A record with the part of it that counts in an inventory. */
export interface CountedRecord extends InPeriodRecord {
  /** Takes the counted part of an amount of the record; null if all of it counts. */
  readonly part: PartOfAmount
  /** The counted share of the record, between 0 and 1; null if all of it counts. */
  readonly share: Rational | null
  /** The contributions to the total. */
  readonly contributions: readonly Contribution[]
  /** The contributions to a separate location-based figure; null if there is none. */
  readonly locationContributions: readonly Contribution[] | null
  readonly codes: ReadonlySet<Notice['code']>
  /** The scopes of the contributions to the total, by their factors. */
  readonly scopes: readonly ContributionScope[]
}

/** A record with its amounts, before it is cut into parts. */
export interface CountableRecord
  extends Pick<CountedRecord, 'id' | 'contributions' | 'locationContributions' | 'codes' | 'scopes'> {
  /** Counts the given parts of the record's time. */
  count(parts: readonly CountedPart[]): CountedRecord
}

/** Reads the contributions and amounts of records; each factor only once. */
export function recordReader(
  tx: ReadTx,
  { units }: Pick<Context, 'units'>,
): (activity: Activity, revision: Revision) => Promise<CountableRecord> {
  const findSnapshot = snapshotFinder(tx)
  return async (activity, { calculation, location }) => {
    const contributions = await contributionsOf(findSnapshot, calculation)
    const locationContributions = location === null ? null : await contributionsOf(findSnapshot, location)
    const record = sumAmounts(contributions, activity.exactKg)
    const locationAmounts =
      locationContributions === null
        ? null
        : sumAmounts(locationContributions, requireCo2e(locationContributions, activity))
    const notices = [...calculation.notices, ...(location?.notices ?? [])]
    const scopes = scopesOf({ method: calculation.method, contributions })
    const { id } = activity
    const isMarketOnly =
      locationContributions === null && (activity.electricity !== null || contributions.some(isSupplierMix))
    const codes = new Set(notices.map(({ code }) => code))
    const scope3Category = sharedScope3Category(scopes)
    const standIn = { total: usesOtherRegion(calculation.notices), location: usesOtherRegion(location?.notices ?? []) }
    // fields are written out: copying objects cost a tenth of an inventory
    const count = (parts: readonly CountedPart[]): CountedRecord => {
      const part = partOfAmount(parts)
      const counted = takePart(record, part)
      return {
        id,
        records: 1,
        isMarketOnly: isMarketOnly,
        contributions,
        locationContributions,
        codes,
        scopes,
        scope3Category,
        standIn,
        part,
        share: countedShare(parts),
        months: splitByMonth(parts, record),
        whole: counted,
        tiers: co2eByTier(contributions, counted.amounts.co2e, part),
        location: locationAmounts === null ? null : takePart(locationAmounts, part),
        kilowattHours: kilowattHoursInPeriod(part, units, activity),
      }
    }
    return { id, contributions, locationContributions, codes, scopes, count }
  }
}

function kilowattHoursInPeriod(part: PartOfAmount, units: UnitTable, { electricity }: Activity): Rational | null {
  const used = electricity === null ? null : toKilowattHours(units, electricity)
  return used === null || part === null ? used : part(used)
}

/** Cuts a record by month; a record within a single month stays whole. */
export function splitByMonth(parts: readonly CountedPart[], record: RecordAmounts): CountedRecord['months'] {
  if (isUnweighed(parts)) {
    const spans = parts.flatMap(({ span }) => span ?? [])
    const amounts = spans.length === parts.length ? splitRecord(record, spans) : [record]
    return parts.map(({ month }, index) => ({ month, amounts: readItem(amounts, index) }))
  }
  const months = [...new Set(parts.map(({ month }) => month))]
  return months.map((month) => {
    const part = partOfAmount(parts.filter((one) => one.month === month))
    return { month, amounts: takePart(record, part) }
  })
}

function isSupplierMix({ factor }: Contribution): boolean {
  return factor.supplierMix
}

function requireCo2e(contributions: readonly Contribution[], { id }: Activity): string {
  const exactKg = exactCo2e(contributions)
  if (exactKg === null) throw new TypeError(`the location-based figure of ${id} has no CO2e`)
  return exactKg
}
