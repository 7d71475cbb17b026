import { TRANSPORT_MODES, type TransportMode } from '../../../core/emissions/index.ts'
import { checkChoice, collectEach, fail } from '../../../core/errors/index.ts'
import { type ConnectionOptions, readConnection } from '../services/connection.ts'

/** Options of every service that knows roads. */
export interface RoadServiceOptions extends ConnectionOptions {
  /** The modes it is used for; default TRUCK. */
  readonly modes?: readonly TransportMode[] | undefined
}

/** The maximum distance from an end to the nearest road, in km; the route would silently leave out the rest. */
export const ROAD_KM_MAX = 5

/** Advice for places without a road between them. */
export const NO_ROAD_ADVICE = 'choose points nearer to a road, or another mode, or give distanceKm'

/** Returns a copy of a list of at least one mode; throws `required` and `invalid_choice`. */
export function readModes(modes: readonly TransportMode[], path: string): readonly TransportMode[] {
  if (!Array.isArray(modes) || modes.length === 0) {
    const expected = "a list like ['TRUCK']"
    fail(path, 'required', { message: 'must list the modes that it is used for', expected, received: modes })
  }
  return collectEach(modes, (value, index) => checkChoice({ path: `${path}[${index}]`, value }, TRANSPORT_MODES))
}

/** Returns the checks of the options that road services share, for `collect`. */
export function roadServiceParts(options: RoadServiceOptions) {
  return {
    connection: () => readConnection(options),
    modes: () => Object.freeze(readModes(options.modes ?? ['TRUCK'], 'modes')),
  }
}

/** True for a valid route length in a service's response. */
export function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}

/**
 * Rounds degrees to 1e-5, about a metre, for router requests and cache keys alike, so that a cached response equals the
 * router's.
 */
export function routedDegrees(degrees: number): number {
  return Number(degrees.toFixed(5)) + 0
}
