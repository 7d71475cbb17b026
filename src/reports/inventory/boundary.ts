import { getOrCompute, readItem } from '../../base/index.ts'
import { countPhrase } from '../../core/display/index.ts'
import { type Notice, notice } from '../../core/errors/index.ts'
import {
  divide,
  ONE,
  printExact,
  type Rational,
  RationalSum,
  ratio,
  rationalOf,
  subtract,
  ZERO,
} from '../../core/exact/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import { cacheByKey } from '../../ledger/context/cached.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import { END_OF_TIME, type Moments, overlapsPeriod } from '../../ledger/context/period.ts'
import type { ServiceRecords } from '../../ledger/context/records.ts'
import { periodOfShare, sharesOfSite } from '../../records/master-data/boundary-periods.ts'
import {
  type ConsolidationApproach,
  GROUP_PARTS,
  type GroupPart,
  type InventoryBoundary,
} from '../../resources/index.ts'
import { AmountSum } from './amount-sum.ts'
import type { CountableRecord } from './counted-record.ts'
import { toFigure } from './decimal.ts'
import type { RecordGroups } from './groups-reader.ts'
import { compareTexts } from './in-order.ts'
import type { CountedPart, MonthPart } from './record-parts.ts'
import { OwnScopeSums } from './tally.ts'

/** The rule that draws the boundary of a company. */
export interface BoundaryRule {
  readonly approach: ConsolidationApproach
  /** A moment whose shares apply at all times. Default: each day has its own shares. */
  readonly asOf?: string | undefined
}

/** The share of a site by an approach, in a period. */
interface SiteShare extends Moments {
  readonly ratio: Rational
  readonly group: GroupPart
  readonly isUnderEts: boolean | null
  /** The stored statement; null if there is none and the site counts fully. */
  readonly stated: ServiceRecords['boundaryShares'] | null
}

/** A part of a record's time, with the share of its site. */
interface SharedPart extends CountedPart {
  readonly share: Omit<SiteShare, keyof Moments>
}

const START_OF_TIME = '0000-01-01T00:00:00.000Z'
const HUNDRED = ratio(100n)

/** The share of records that count fully: records without a site, and of sites without a statement. */
const UNSTATED: SharedPart['share'] = { ratio: ONE, group: 'consolidated', isUnderEts: null, stated: null }

function shareRatio(record: ServiceRecords['boundaryShares'], approach: ConsolidationApproach): Rational {
  if (approach === 'equity_share') return divide(rationalOf(record.given?.equityShare ?? record.equityShare), HUNDRED)
  const isControlled = approach === 'financial_control' ? record.financialControl : record.operationalControl
  return isControlled ? ONE : ZERO
}

/** Reads the shares of sites by a rule, the earliest first; each site only once. */
function sharesReader(
  tx: ReadTx,
  { approach, asOf }: BoundaryRule,
): (siteId: string | null) => Promise<readonly SiteShare[]> {
  const ofSite = cacheByKey(async (siteId: string): Promise<readonly SiteShare[]> => {
    const records = await sharesOfSite(tx, siteId)
    const shares = records.map((record) => {
      const { group, isUnderEts } = record
      return { ...periodOfShare(record), ratio: shareRatio(record, approach), group, isUnderEts, stated: record }
    })
    if (asOf === undefined) return shares
    const inForce = shares.find(({ from, to }) => from <= asOf && asOf < to)
    return inForce === undefined ? [] : [{ ...inForce, from: START_OF_TIME, to: END_OF_TIME }]
  })
  return async (siteId) => (siteId === null ? [] : ofSite(siteId))
}

/** The share at a moment. */
function findShare(shares: readonly SiteShare[], moment: string): SharedPart['share'] {
  return shares.find(({ from, to }) => from <= moment && moment < to) ?? UNSTATED
}

/** Cuts a part of a record at each change of the share of its site. */
function cutPart(part: MonthPart, record: Activity, shares: readonly SiteShare[]): SharedPart[] {
  const { month, span } = part
  const [start, end] = [Date.parse(record.from), Date.parse(record.to)]
  const [from, to] = span === null ? [0n, BigInt(end - start)] : [span.from, span.to]
  const changes = shares
    .flatMap((share) => [share.from, share.to].map((moment) => Date.parse(moment) - start))
    .filter((point) => point > from && point < to)
  const points = [from, ...[...new Set(changes)].sort((a, b) => a - b).map(BigInt), to]
  return points.slice(0, -1).map((point, index) => {
    const share = findShare(shares, new Date(start + Number(point)).toISOString())
    const isUncut = points.length === 2 && span === null
    const cut = isUncut ? null : { from: point, to: readItem(points, index + 1), whole: BigInt(end - start) }
    return { month, span: cut, ratio: share.ratio, share }
  })
}

/** Cuts a record by the shares of its site. Records without a site, or of a site without a statement, count fully. */
function sharedParts(
  record: Activity,
  parts: readonly MonthPart[],
  shares: readonly SiteShare[],
): readonly SharedPart[] {
  if (shares.length === 0) return parts.map((part) => ({ ...part, share: UNSTATED }))
  return parts.flatMap((part) => cutPart(part, record, shares))
}

/** A record before the boundary is applied. */
interface UnboundRecord {
  readonly activity: Activity
  readonly groups: RecordGroups
  readonly countable: CountableRecord
  readonly months: readonly MonthPart[]
}

/** CO2e outside the boundary. */
class LeftOutSum {
  /** Records entirely outside the boundary. */
  #records = 0
  readonly #co2e = new RationalSum()

  add({ countable, months }: UnboundRecord, counted: readonly SharedPart[]): void {
    const all = countable.count(months).whole.amounts.co2e
    if (counted.length === 0) this.#records++
    this.#co2e.add(counted.length === 0 ? all : subtract(all, countable.count(counted).whole.amounts.co2e))
  }

  resource(): InventoryBoundary['leftOut'] {
    return { records: this.#records, co2e: toFigure(this.#co2e.exact()) }
  }
}

interface Site {
  readonly name: string
  readonly shares: readonly SiteShare[]
  readonly leftOut: LeftOutSum
  isUnstated: boolean
}

function toShareResources({ stated, ratio }: SiteShare): InventoryBoundary['sites'][number]['shares'] {
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
  readonly #leftOut = new LeftOutSum()
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
  async countedParts(record: UnboundRecord): Promise<readonly SharedPart[]> {
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
    const sites = [...this.#sites].sort(([a, { name: aName }], [b, { name: bName }]) =>
      compareTexts([aName, a], [bName, b]),
    )
    return {
      approach,
      asOf,
      sites: sites.map(([siteId, { name, shares, leftOut }]) => ({
        siteId,
        name,
        shares: shares.filter((share) => overlapsPeriod(share, this.#period)).flatMap(toShareResources),
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
    const ofSites = `counts sites at 100 % in the consolidated accounting group on days without a stated share: ${unstated}; state it by company.boundaries or POST /v1/boundary-shares`
    const ofEts = `treats Scope 1 without a site as outside the EU ETS: ${countPhrase(this.#scope1OfNoSite, 'record')}`
    return [
      ...(unstated > 0 && stated.length > 0 ? [notice('boundary_unstated', 'boundary.sites', ofSites)] : []),
      ...(this.#scope1OfNoSite > 0 && stated.some(({ isUnderEts }) => isUnderEts !== null)
        ? [notice('ets_of_sites_alone', 'boundary.ets', ofEts)]
        : []),
    ]
  }

  #siteOf({ id, name }: { readonly id: string; readonly name: string }, shares: readonly SiteShare[]): Site {
    return getOrCompute(this.#sites, id, () => ({ name, shares, leftOut: new LeftOutSum(), isUnstated: false }))
  }
}
