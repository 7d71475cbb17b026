import { divide, ONE, type Rational, ratio, rationalOf, ZERO } from '../../../exact/index.ts'
import type { ConsolidationApproach, GroupPart } from '../../../resources/index.ts'
import type { Activity } from '../../core/context/activity-stream.ts'
import { cached } from '../../core/context/cached.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { END_OF_TIME, type Moments } from '../../core/context/period.ts'
import type { ServiceRecords } from '../../core/context/records.ts'
import { periodOfShare, sharesOfSite } from '../../master-data/boundary-periods.ts'
import type { CountedPart } from './counted-part.ts'
import type { MonthPart } from './month-parts.ts'

/** The rule that draws the boundary of a company. */
export interface BoundaryRule {
  readonly approach: ConsolidationApproach
  /** A moment whose shares apply at all times. Default: each day has its own shares. */
  readonly asOf?: string | undefined
}

/** The share of a site by an approach, in a period. */
export interface SiteShare extends Moments {
  readonly ratio: Rational
  readonly group: GroupPart
  readonly isUnderEts: boolean | null
  /** The stored statement; null if there is none and the site counts fully. */
  readonly stated: ServiceRecords['boundaryShares'] | null
}

/** A part of a record's time, with the share of its site. */
export interface SharedPart extends CountedPart {
  readonly share: Omit<SiteShare, keyof Moments>
}

const START_OF_TIME = '0000-01-01T00:00:00.000Z'
const HUNDRED = ratio(100n)

/** The share of records that count fully: records without a site, and of sites without a statement. */
const UNSTATED: SharedPart['share'] = { ratio: ONE, group: 'consolidated', isUnderEts: null, stated: null }

function ratioOf(record: ServiceRecords['boundaryShares'], approach: ConsolidationApproach): Rational {
  if (approach === 'equity_share') return divide(rationalOf(record.given?.equityShare ?? record.equityShare), HUNDRED)
  const isControlled = approach === 'financial_control' ? record.financialControl : record.operationalControl
  return isControlled ? ONE : ZERO
}

/** Reads the shares of sites by a rule, the earliest first; each site only once. */
export function sharesReader(
  tx: ReadTx,
  { approach, asOf }: BoundaryRule,
): (siteId: string | null) => Promise<readonly SiteShare[]> {
  const ofSite = cached(async (siteId: string): Promise<readonly SiteShare[]> => {
    const records = await sharesOfSite(tx, siteId)
    const shares = records.map((record) => {
      const { group, isUnderEts } = record
      return { ...periodOfShare(record), ratio: ratioOf(record, approach), group, isUnderEts, stated: record }
    })
    if (asOf === undefined) return shares
    const inForce = shares.find(({ from, to }) => from <= asOf && asOf < to)
    return inForce === undefined ? [] : [{ ...inForce, from: START_OF_TIME, to: END_OF_TIME }]
  })
  return async (siteId) => (siteId === null ? [] : ofSite(siteId))
}

/** The share at a moment. */
function shareAt(shares: readonly SiteShare[], moment: string): SharedPart['share'] {
  return shares.find(({ from, to }) => from <= moment && moment < to) ?? UNSTATED
}

/** Cuts a part of a record wherever the share of its site changes. */
function cutPart(part: MonthPart, record: Activity, shares: readonly SiteShare[]): SharedPart[] {
  const { month, span } = part
  const [start, end] = [Date.parse(record.from), Date.parse(record.to)]
  const [from, to] = span === null ? [0n, BigInt(end - start)] : [span.from, span.to]
  const changes = shares
    .flatMap((share) => [share.from, share.to].map((moment) => Date.parse(moment) - start))
    .filter((point) => point > from && point < to)
  const points = [from, ...[...new Set(changes)].sort((a, b) => a - b).map(BigInt), to]
  return points.slice(0, -1).map((point, index) => {
    const share = shareAt(shares, new Date(start + Number(point)).toISOString())
    const isUncut = points.length === 2 && span === null
    const cut = isUncut ? null : { from: point, to: points[index + 1] as bigint, whole: BigInt(end - start) }
    return { month, span: cut, ratio: share.ratio, share }
  })
}

/** Cuts a record by the shares of its site. Records without a site, or of a site without a statement, count fully. */
export function sharedParts(
  record: Activity,
  parts: readonly MonthPart[],
  shares: readonly SiteShare[],
): readonly SharedPart[] {
  if (shares.length === 0) return parts.map((part) => ({ ...part, share: UNSTATED }))
  return parts.flatMap((part) => cutPart(part, record, shares))
}
