import { getOrInsertComputed, type Notice, notice } from '../../../errors/index.ts'
import { printExact, RationalSum, subtract } from '../../../exact/index.ts'
import { GROUP_PARTS, type GroupPart, type InventoryBoundary } from '../../../resources/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { type Moments, reachesInto } from '../../core/context/period.ts'
import { AmountSum } from './amount-sum.ts'
import { type BoundaryRule, type SharedPart, type SiteShare, sharedParts, sharesReader } from './boundary.ts'
import type { CountableRecord } from './counted-record.ts'
import { figureOf } from './decimal.ts'
import type { RecordGroups } from './groups-reader.ts'
import { inOrder } from './in-order.ts'
import type { MonthPart } from './month-parts.ts'
import { OwnScopeSums } from './tally.ts'

/** A record before the boundary is applied. */
interface UnboundRecord {
  readonly activity: Activity
  readonly groups: RecordGroups
  readonly countable: CountableRecord
  readonly months: readonly MonthPart[]
}

/** CO2e outside the boundary. */
class LeftOut {
  /** Records entirely outside the boundary. */
  #records = 0
  readonly #co2e = new RationalSum()

  add({ countable, months }: UnboundRecord, counted: readonly SharedPart[]): void {
    const all = countable.count(months).whole.amounts.co2e
    if (counted.length === 0) this.#records++
    this.#co2e.add(counted.length === 0 ? all : subtract(all, countable.count(counted).whole.amounts.co2e))
  }

  resource(): InventoryBoundary['leftOut'] {
    return { records: this.#records, co2e: figureOf(this.#co2e.exact()) }
  }
}

interface Site {
  readonly name: string
  readonly shares: readonly SiteShare[]
  readonly leftOut: LeftOut
  isUnstated: boolean
}

function toShareResource({ stated, ratio }: SiteShare): InventoryBoundary['sites'][number]['shares'] {
  if (stated === null) return []
  const { id, from, to, group, isUnderEts } = stated
  return [{ boundaryShareId: id, from, to, ratio: printExact(ratio), group, isUnderEts }]
}

/**
 * Applies the boundary of a company to its records: which part of each counts, in which part of the group, and what is
 * left out.
 */
export class BoundaryTally {
  readonly #rule: BoundaryRule
  readonly #period: Moments
  readonly #sharesOf: (siteId: string | null) => Promise<readonly SiteShare[]>
  readonly #sites = new Map<string, Site>()
  readonly #leftOut = new LeftOut()
  readonly #sums: Readonly<Record<GroupPart, OwnScopeSums>> = {
    consolidated: new OwnScopeSums(),
    other: new OwnScopeSums(),
  }
  readonly #ets = new AmountSum()
  #etsUnstated = 0
  #scope1OfNoSite = 0

  constructor(tx: ReadTx, rule: BoundaryRule, period: Moments) {
    this.#rule = rule
    this.#period = period
    this.#sharesOf = sharesReader(tx, rule)
  }

  /** Returns the parts of a record that count; empty if the record is outside the boundary. */
  async partsOf(record: UnboundRecord): Promise<readonly SharedPart[]> {
    const { activity, groups, months } = record
    const shares = await this.#sharesOf(activity.siteId)
    const parts = sharedParts(activity, months, shares)
    const counted = parts.filter(({ ratio }) => ratio?.n !== 0n)
    if (groups.site === null) return counted
    const site = this.#siteOf(groups.site, shares)
    if (parts.some(({ share }) => share.stated === null)) site.isUnstated = true
    if (parts.every(({ share: { ratio } }) => ratio.n === ratio.d)) return counted
    site.leftOut.add(record, counted)
    this.#leftOut.add(record, counted)
    return counted
  }

  /** Adds the counted parts of a record to their parts of the group, and to the EU ETS. */
  add(groups: RecordGroups, countable: CountableRecord, parts: readonly SharedPart[]): void {
    for (const group of GROUP_PARTS) {
      const ofGroup = parts.filter(({ share }) => share.group === group)
      if (ofGroup.length > 0) this.#sums[group].add(groups, countable.count(ofGroup))
    }
    if (groups.kind.scope !== 'SCOPE_1') return
    const underEts = parts.filter(({ share }) => share.isUnderEts === true)
    if (underEts.length > 0) this.#ets.add(countable.count(underEts).whole)
    if (groups.site === null) this.#scope1OfNoSite++
    else if (parts.some(({ share }) => share.isUnderEts === null)) this.#etsUnstated++
  }

  resource(): InventoryBoundary {
    const { approach, asOf = null } = this.#rule
    const sites = [...this.#sites].sort(([a, { name: aName }], [b, { name: bName }]) => inOrder([aName, a], [bName, b]))
    return {
      approach,
      asOf,
      sites: sites.map(([siteId, { name, shares, leftOut }]) => ({
        siteId,
        name,
        shares: shares.filter((share) => reachesInto(share, this.#period)).flatMap(toShareResource),
        leftOut: leftOut.resource(),
      })),
      leftOut: this.#leftOut.resource(),
      groups: { consolidated: this.#sums.consolidated.resource(), other: this.#sums.other.resource() },
      ets: { scope1: this.#ets.resource(), unstatedRecords: this.#etsUnstated },
    }
  }

  notices(): Notice[] {
    const sites = [...this.#sites.values()]
    const unstated = sites.filter(({ isUnstated }) => isUnstated).length
    const stated = sites.flatMap(({ shares }) => shares)
    const ofSites = `counts sites whole, with the consolidated accounting group, in days without a statement of their share: ${unstated}; state it by company.boundaries or POST /v1/boundary-shares`
    const ofEts = `takes Scope 1 of no site as outside of the EU ETS: ${this.#scope1OfNoSite} records`
    return [
      ...(unstated > 0 && stated.length > 0 ? [notice('boundary_unstated', 'boundary.sites', ofSites)] : []),
      ...(this.#scope1OfNoSite > 0 && stated.some(({ isUnderEts }) => isUnderEts !== null)
        ? [notice('ets_of_sites_alone', 'boundary.ets', ofEts)]
        : []),
    ]
  }

  #siteOf({ id, name }: { readonly id: string; readonly name: string }, shares: readonly SiteShare[]): Site {
    return getOrInsertComputed(this.#sites, id, () => ({ name, shares, leftOut: new LeftOut(), isUnstated: false }))
  }
}
