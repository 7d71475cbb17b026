import { readItem } from '../../base/index.ts'
import { calculateMovement, type DistanceInput } from '../../core/activities/index.ts'
import { type Distance, type DistanceBasis, defineFactor, type TransportMode } from '../../core/emissions/index.ts'
import { fail, type Notice } from '../../core/errors/index.ts'
import { add, multiply, type Rational, rationalOf } from '../../core/exact/index.ts'
import { CHAIN_DISTANCE_KINDS, type ChainDistanceKind, type ChainMode } from './chain.ts'

/** A distance adjusted to the kilometres of a factor. */
interface MeasuredDistance {
  readonly distance: Distance
  readonly notices: readonly Notice[]
}

/**
 * Returns the kind of a distance, one of ISO 14083. Throws `required`, and `distance_basis_mismatch` for an estimate.
 */
export function checkDistanceKind(distance: DistanceInput | undefined): ChainDistanceKind | undefined {
  if (distance === undefined || distance === null) return undefined
  const kind = distance.kind ?? undefined
  const expected = CHAIN_DISTANCE_KINDS.join(', ')
  if (kind === undefined) {
    const message = 'is missing; name the kind of the distance'
    return fail('distance.kind', 'required', { message, expected })
  }
  if (kind !== 'estimate') return kind
  const message =
    'is an estimate, which ISO 14083 does not allow; use the distance of a router, of the vehicle, or a great circle'
  return fail('distance.kind', 'distance_basis_mismatch', { message, expected, received: kind })
}

/** A distance by a mode of transport. */
interface Travel {
  readonly distance: DistanceInput
  readonly mode: ChainMode
}

/** Throws if the kinds differ on an inland waterway: no published rule converts between them. */
function checkInland({ mode, distance }: Travel, distanceBasis: DistanceBasis | null): void {
  const kind = distance?.kind
  if (mode !== 'INLAND_WATERWAY' || kind === undefined || distanceBasis === kind) return
  const basis = distanceBasis ?? 'kilometre of a kind that is not stated'
  const message = `is ${kind} and the category per ${basis}: no published rule converts between them on inland waterways; give both in one kind`
  fail('distance.kind', 'distance_basis_mismatch', { message, expected: String(distanceBasis), received: kind })
}

/** Returns the movement mode of a transport; on inland waterways distances are not adjusted. */
export function movementMode(mode: ChainMode): TransportMode {
  return mode === 'INLAND_WATERWAY' ? 'SHIP' : mode
}

/**
 * Adjusts a distance to the kilometres of a factor: by road × 1.05, by sea × 1.15, by air + 95 km, and only if the two
 * kinds differ. Throws `distance_basis_mismatch`, `distance_invalid`, the codes of units and numbers.
 */
export function measureDistance(travel: Travel, distanceBasis: DistanceBasis | null): MeasuredDistance {
  checkInland(travel, distanceBasis)
  const factor = defineFactor({ key: 'transport/distance', unit: 't·km', per1: { co2e: 0 }, distanceBasis })
  const movement = calculateMovement({ mass: 1, distance: travel.distance, mode: movementMode(travel.mode), factor })
  const steps = movement.contributions.flatMap((contribution) => contribution.steps)
  const distances = steps.flatMap((step) => (step.kind === 'distance' ? [step.distance] : []))
  const notices = movement.notices.filter(({ path }) => path.startsWith('distance'))
  return { distance: readItem(distances, 0), notices }
}

/**
 * Returns a distance as stated, of a kind of ISO 14083. Throws the codes of `checkDistanceKind` and `measureDistance`.
 */
export function statedDistance(travel: Travel): Distance {
  return measureDistance(travel, checkDistanceKind(travel.distance) ?? 'actual').distance
}

/** Returns the kilometres of a distance after its adjustment. */
export function adjustedKm({ km, addedKm, uplift }: Distance): Rational {
  return multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift))
}
