/** The maximum distance from an end to the nearest road, in km; the route would silently leave out the rest. */
export const ROAD_KM_MAX = 5

/** Advice for places without a road between them. */
export const NO_ROAD_ADVICE = 'choose points nearer to a road, or another mode, or give distanceKm'

/** True for a valid route length in a service's response. */
export function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
