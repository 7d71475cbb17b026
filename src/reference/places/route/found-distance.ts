import type { FoundDistance, Place, Route, TransportMode } from '../../../core/emissions/index.ts'
import type { SeaPassage } from '../sea/sea-passages.ts'

/** The journey that a distance is looked for. */
export interface Journey {
  readonly mode: TransportMode
  readonly from: Place
  readonly to: Place
  /** The passages that a ship must avoid; empty for every other mode. */
  readonly avoid: readonly SeaPassage[]
}

/** The fields of a distance and of its route; the base and the detour only of an estimate, paths and notices if any. */
type DistanceParts = Omit<FoundDistance, 'route' | 'notices'> &
  Pick<Route, 'quality'> &
  Partial<Pick<Route, 'baseKm' | 'detour' | 'path'> & Pick<FoundDistance, 'notices'>>

/** Returns a frozen distance with its route; without a detour factor the measured length is the distance. */
export function foundDistance(
  { mode, from, to }: Pick<Route, 'mode' | 'from' | 'to'>,
  { km, kind, method, quality, baseKm = km, detour = '1', path = [], notices = [] }: DistanceParts,
): FoundDistance {
  const route = Object.freeze({ mode, from, to, baseKm, detour, quality, path: Object.freeze([...path]) })
  return Object.freeze({ km, kind, method, route, notices: Object.freeze([...notices]) })
}

/** Returns the same distance with further notices before its own. */
export function prependNotices(notices: FoundDistance['notices'], distance: FoundDistance): FoundDistance {
  return Object.freeze({ ...distance, notices: Object.freeze([...notices, ...distance.notices]) })
}
