/** How far from the nearest road an end may lie: the rest of the way would be left out of the route, silently. */
export const ROAD_KM_MAX = 5

/** What to do where there is no way by road. */
export const NO_ROAD_ADVICE = 'choose points nearer to a road, or another mode, or give distanceKm'

/** True for a length that a service may answer. */
export function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0
}
