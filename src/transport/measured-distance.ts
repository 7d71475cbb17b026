import { calculateMovement, type DistanceInput } from '../activities/index.ts'
import { type Distance, type DistanceBasis, defineFactor, type TransportMode } from '../emissions/index.ts'
import { fail, type Notice } from '../errors/index.ts'
import { add, multiply, type Rational, rationalOf } from '../exact/index.ts'
import { CHAIN_DISTANCE_KINDS, type ChainDistanceKind, type ChainMode } from './chain.ts'

/** A distance as it was adjusted to the kilometres of a factor. */
interface MeasuredDistance {
  readonly distance: Distance
  readonly notices: readonly Notice[]
}

/** The kind of a distance, one of ISO 14083. Throws `required`, and `distance_basis_mismatch` for an estimate. */
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
    'is an estimate, which is no distance of ISO 14083; take that of a router, of the vehicle, or a great circle'
  return fail('distance.kind', 'distance_basis_mismatch', { message, expected, received: kind })
}

/** A distance by a mode of transport. */
interface Travel {
  readonly distance: DistanceInput
  readonly mode: ChainMode
}

/** No published rule leads from one kind of distance to another on inland waterways. */
function checkInland({ mode, distance }: Travel, distanceBasis: DistanceBasis | null): void {
  const kind = distance?.kind
  if (mode !== 'INLAND_WATERWAY' || kind === undefined || distanceBasis === kind) return
  const basis = distanceBasis ?? 'kilometre of a kind that is not stated'
  const message = `is ${kind} and the category per ${basis}: no published rule leads there by inland waterway; give both in one kind`
  fail('distance.kind', 'distance_basis_mismatch', { message, expected: String(distanceBasis), received: kind })
}

/** The mode of the movement that a transport is; inland waterways take distances as they are. */
export function movementMode(mode: ChainMode): TransportMode {
  return mode === 'INLAND_WATERWAY' ? 'SHIP' : mode
}

/**
 * A distance adjusted to the kilometres of a factor: by road × 1.05, by sea × 1.15, by air + 95 km, and only where the two
 * kinds differ. Throws `distance_basis_mismatch`, `distance_invalid`, the codes of units and numbers.
 */
export function measureDistance(travel: Travel, distanceBasis: DistanceBasis | null): MeasuredDistance {
  checkInland(travel, distanceBasis)
  const factor = defineFactor({ key: 'transport/distance', unit: 't·km', per1: { co2e: 0 }, distanceBasis })
  const movement = calculateMovement({ mass: 1, distance: travel.distance, mode: movementMode(travel.mode), factor })
  const step = movement.contributions[0]?.steps.find((one) => one.kind === 'distance') as { distance: Distance }
  const notices = movement.notices.filter(({ path }) => path.startsWith('distance'))
  return { distance: step.distance, notices }
}

/** A distance of a kind of ISO 14083, as it is stated. Throws what `checkDistanceKind` and `measureDistance` throw. */
export function statedDistance(travel: Travel): Distance {
  return measureDistance(travel, checkDistanceKind(travel.distance) ?? 'actual').distance
}

/** The kilometres of a distance after its adjustment. */
export function adjustedKm({ km, addedKm, uplift }: Distance): Rational {
  return multiply(add(rationalOf(km), rationalOf(addedKm)), rationalOf(uplift))
}
