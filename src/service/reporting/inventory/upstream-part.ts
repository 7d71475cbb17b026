import { type Contribution, calculationOf, exactCo2e, type Method, scopesOf } from '../../../emissions/index.ts'
import { withUpstream } from '../../../factors/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { Context } from '../../core/context/context.ts'
import type { Revision } from '../../core/context/records.ts'
import { amountsOf, partOfRecord } from './amount-sum.ts'
import { type CountedPart, countedShare, partOfAmount } from './counted-part.ts'
import { type CountedRecord, monthsOf } from './counted-record.ts'
import { co2eByTier } from './tier-sums.ts'

const CATEGORY = 3
const LOCATION: Method = { id: 'electricity_location', version: 1 }

/** Returns the calculation by the delivering grid if there is one, and otherwise the calculation of the total. */
function delivered({ beside, contributions }: CountedRecord, { calculation }: Revision) {
  const [method, parts] = beside === null ? [calculation.method, contributions] : [LOCATION, beside]
  return calculationOf({ method, contributions: parts, notices: [] })
}

/** A counted record, in parts of its time. */
interface UpstreamOf {
  readonly record: CountedRecord
  readonly revision: Revision
  readonly parts: readonly CountedPart[]
}

/**
 * Returns the function that counts the upstream emissions of electricity as a record of Scope 3 category 3, by the grid
 * that delivers it: well-to-tank emissions of power station fuels, and grid losses with their own upstream emissions.
 * `counted` is null if nothing is published; `isMissing` is true if anything is not.
 */
export function upstreamCounter({ catalogue }: Pick<Context, 'catalogue'>) {
  return ({ id }: Activity, { record, revision, parts }: UpstreamOf) => {
    const { method } = revision.calculation
    const { upstream, notices } = withUpstream(delivered(record, revision), { catalogue })
    const isMissing = notices.some(({ code }) => code === 'upstream_not_published')
    const contributions: readonly Contribution[] = upstream.flatMap(({ calculation }) => calculation.contributions)
    const exactKg = exactCo2e(contributions)
    if (contributions.length === 0 || exactKg === null) return { counted: null, method, isMissing }
    const amounts = amountsOf(contributions, exactKg)
    const part = partOfAmount(parts)
    const inPeriod = partOfRecord(amounts, part)
    const counted: CountedRecord = {
      ...{
        id,
        records: 1,
        part,
        share: countedShare(parts),
        months: monthsOf(parts, amounts),
        whole: inPeriod,
        contributions,
      },
      ...{ tiers: co2eByTier(contributions, inPeriod.amounts.co2e, part), location: null, beside: null },
      ...{ isMarketAlone: false, kilowattHours: null, codes: new Set(), scope3Category: CATEGORY },
      // // upstream emissions follow the factor of the grid that delivers the electricity
      standIn: { total: record.beside === null ? record.standIn.total : record.standIn.location, location: false },
      scopes: upstream.flatMap(({ calculation }) => scopesOf(calculation)),
    }
    // // all upstream calculations have one method
    return { counted, method: upstream[0]?.calculation.method ?? method, isMissing }
  }
}
