import { isOneOf } from '../../../base/index.ts'
import { DISTANCE_KINDS, DISTANCE_QUALITIES, type Waypoint } from '../../../core/emissions/index.ts'
import { show } from '../../../core/errors/index.ts'
import { geodesicMetres, isPoint } from '../earth/geodesic.ts'
import { isLabel } from '../resolve/place-resolver.ts'
import type { Journey } from './found-distance.ts'
import type { RouterAnswer } from './router.ts'

/** The share by which a route may be shorter than the geodesic: services use a sphere and start at a road. */
const SHORTER_SHARE_MAX = 0.005
const SHORTER_KM_MAX = 1
/** The share by which a great circle may differ from the geodesic. */
const GREAT_CIRCLE_SHARE_MAX = 0.001
const GREAT_CIRCLE_KM_MAX = 0.1

function isWaypoint(value: unknown): value is Waypoint {
  const { name, point }: Partial<Waypoint> = value ?? {}
  return isLabel(name) && isPoint(point) && Math.abs(point.lng) <= 180
}

/** Describes the flaw of a route's length between ends `straightKm` apart; undefined if it is plausible. */
function faultOfLength({ km, kind }: Pick<RouterAnswer, 'km' | 'kind'>, straightKm: number): string | undefined {
  const straight = `the ${straightKm.toFixed(1)} km of the straight line`
  if (km < straightKm - Math.max(SHORTER_KM_MAX, straightKm * SHORTER_SHARE_MAX)) {
    return `answered ${km} km, which is less than ${straight}; check its units and the order of its coordinates`
  }
  const differenceMax = Math.max(GREAT_CIRCLE_KM_MAX, straightKm * GREAT_CIRCLE_SHARE_MAX)
  if (kind === 'great_circle' && Math.abs(km - straightKm) > differenceMax) {
    return `answered ${km} km for a great circle, which is ${straight}; name another kind for any other route`
  }
  return undefined
}

/** Describes the flaw of a router's response, as a sentence that follows its name; undefined if it is valid. */
export function faultOf(answer: unknown, { from, to }: Journey): string | undefined {
  const { km, kind, quality, path = [] }: Partial<RouterAnswer> = answer ?? {}
  if (typeof km !== 'number' || !Number.isFinite(km) || km < 0) {
    return `answered ${show(km)} kilometres; they must be a number, 0 or more`
  }
  if (!isOneOf(DISTANCE_KINDS, kind)) {
    return `answered kind ${show(kind)}; use one of: ${DISTANCE_KINDS.join(', ')}`
  }
  if (!isOneOf(DISTANCE_QUALITIES, quality)) {
    return `answered quality ${show(quality)}; use one of: ${DISTANCE_QUALITIES.join(', ')}`
  }
  if (!Array.isArray(path) || ![...path].every(isWaypoint)) {
    return 'answered a path that is not a list of { name, point }: a text without control characters, latitudes -90 to 90, longitudes -180 to 180'
  }
  return faultOfLength({ km, kind }, geodesicMetres(from.point, to.point) / 1000)
}
