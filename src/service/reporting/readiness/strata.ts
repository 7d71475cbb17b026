import { RationalSum } from '../../../exact/index.ts'
import type { ReadinessStratum } from '../../../resources/index.ts'
import type { ActivityCollection } from '../../core/context/records.ts'
import { figureOf } from '../inventory/decimal.ts'
import type { RecordGroups } from '../inventory/groups-reader.ts'
import { inOrder } from '../inventory/in-order.ts'
import type { WatchedRecord } from '../inventory/watched-record.ts'

interface Stratum {
  readonly site: RecordGroups['site']
  readonly collection: ActivityCollection
  readonly scope: string
  records: number
  readonly co2e: RationalSum
}

/** The records of a period by site, activity and scope; auditors draw samples from these. */
export class Strata {
  readonly #strata = new Map<string, Stratum>()

  add({ activity: { collection }, groups: { site, kind }, record }: WatchedRecord): void {
    const key = [site?.id ?? '', collection, kind.scope].join('\n')
    const stratum: Stratum = this.#strata.get(key) ?? {
      ...{ site, collection, scope: kind.scope, records: 0, co2e: new RationalSum() },
    }
    this.#strata.set(key, stratum)
    stratum.records++
    stratum.co2e.add(record.whole.amounts.co2e)
  }

  /** In the order of site names; records without a site come first. */
  resource(): ReadinessStratum[] {
    return [...this.#strata.values()]
      .map(({ site, co2e, ...stratum }) => ({
        siteId: site?.id ?? null,
        siteName: site?.name ?? null,
        ...stratum,
        co2e: figureOf(co2e.exact()),
      }))
      .sort((a, b) => inOrder(textsOf(a), textsOf(b)))
  }
}

function textsOf({ siteId, siteName, collection, scope }: ReadinessStratum): string[] {
  return [siteName ?? '', siteId ?? '', collection, scope]
}
