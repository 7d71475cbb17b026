import {
  DISTANCE_UPLIFTS,
  type Distance,
  type DistanceBasis,
  type DistanceKind,
  type TransportMode,
} from '../../emissions/index.ts'
import { fail, type Notice, type NoticeCode, notice } from '../../errors/index.ts'

/** The adjustment of a distance to the basis of a factor: (km + addedKm) × uplift. */
type DistanceUplift = Pick<Distance, 'addedKm' | 'uplift' | 'rule'>

/** A distance and its factor, with their bases if stated. */
interface DistanceMeeting {
  readonly mode: TransportMode
  readonly kind: DistanceKind | undefined
  readonly basis: DistanceBasis | null
  /** The field of the distance, for notices. */
  readonly path: string
  /** Zero kilometres stay zero. */
  readonly isZero: boolean
}

/** The assumed kind of a distance, its uplift, and notices. */
interface RaisedDistance extends DistanceUplift {
  readonly kind: DistanceKind
  readonly notices: readonly Notice[]
}

const NO_UPLIFT: DistanceUplift = Object.freeze({ addedKm: '0', uplift: '1', rule: 'none' })

/** Returns the kind of distance that a factor applies to; an unstated basis is assumed to be the actual distance. */
function kindOfBasis(basis: DistanceBasis | null): DistanceKind {
  if (basis === null) return 'actual'
  return basis === 'great_circle_uplift_included' ? 'great_circle' : basis
}

function keepDistance(kind: DistanceKind, path: string, reason?: readonly [NoticeCode, string]): RaisedDistance {
  return { kind, ...NO_UPLIFT, notices: reason === undefined ? [] : [notice(reason[0], path, reason[1])] }
}

/** Matches a stated kind with a stated basis; an estimate counts as actual. Throws `distance_basis_mismatch`. */
function raiseStated(
  kind: DistanceKind,
  basis: DistanceBasis,
  { mode, path, isZero }: DistanceMeeting,
): RaisedDistance {
  const measured = kind === 'estimate' ? 'actual' : kind
  if (basis === 'great_circle_uplift_included') {
    if (measured === 'great_circle') {
      return keepDistance(kind, path, ['distance_uplift_included', 'nothing was added: the factor holds its uplift'])
    }
    const message = `the factor includes a great-circle uplift, but the distance is ${kind}; the uplift may be counted twice`
    return keepDistance(kind, path, ['distance_basis_differs', message])
  }
  if (measured === basis) return keepDistance(kind, path)
  const { from, ...uplift } = DISTANCE_UPLIFTS[mode]
  if (basis !== 'actual' || measured !== from) {
    const message = `is ${kind} and the factor per ${basis} kilometre, and no published rule converts it; give the distance as ${basis}, or use another factor`
    fail(path, 'distance_basis_mismatch', { message, expected: basis, received: kind })
  }
  if (isZero || uplift.rule === 'none') return keepDistance(kind, path)
  const change = mode === 'AIR' ? `${uplift.addedKm} km were added` : `it was multiplied by ${uplift.uplift}`
  const message = `the distance is ${kind} and the factor per actual kilometre: ${change} (${uplift.rule})`
  return { kind, ...uplift, notices: [notice('distance_uplift', path, message)] }
}

/** True if the distance would be increased for a factor per actual kilometre. */
function mayBeRaised({ mode, kind, isZero }: DistanceMeeting): boolean {
  const { from, rule } = DISTANCE_UPLIFTS[mode]
  return !isZero && rule !== 'none' && (kind === undefined || kind === from)
}

/** Handles a distance or a factor without a stated basis. */
function assumeBasis(meeting: DistanceMeeting): RaisedDistance {
  const { mode, kind, basis, path } = meeting
  const taken = kind ?? kindOfBasis(basis)
  if (basis === null && mayBeRaised(meeting)) {
    const message = `the distance basis of the factor was not stated; the distance was taken as ${taken}, and nothing was added to it: per actual kilometre ${DISTANCE_UPLIFTS[mode].rule} may apply`
    return keepDistance(taken, path, ['distance_basis_unknown', message])
  }
  const missing = kind === undefined ? 'the kind of the distance' : 'the distance basis of the factor'
  const message = `${missing} was not stated; the distance was taken as ${taken}, and nothing was added to it`
  return keepDistance(taken, path, ['distance_basis_assumed', message])
}

/**
 * Adjusts a distance to the basis of a factor: +95 km, × 1.05, × 1.15 or nothing, never two of them. An unstated kind
 * or basis means no adjustment: the distance is assumed to be of the factor's own kind, with a notice. Throws
 * `distance_basis_mismatch` if both are stated and no published rule converts between them.
 */
export function raiseDistance(meeting: DistanceMeeting): RaisedDistance {
  const { kind, basis, path } = meeting
  if (kind === undefined || basis === null) return assumeBasis(meeting)
  const raised = raiseStated(kind, basis, meeting)
  if (kind !== 'estimate') return raised
  const message = 'the distance is an estimate of the one travelled, of low quality'
  return { ...raised, notices: [notice('distance_estimated', path, message), ...raised.notices] }
}
