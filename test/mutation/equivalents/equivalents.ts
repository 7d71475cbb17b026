import { IN_ACTIVITIES } from './activities.ts'
import { IN_EMISSIONS } from './emissions.ts'
import type { Equivalent } from './equivalent.ts'
import { IN_EXACT } from './exact.ts'
import { FAST_IN_EXACT } from './exact-fast-ways.ts'
import { IN_PLACES } from './places.ts'
import { IN_SERVICE } from './service.ts'
import { IN_UNITS } from './units.ts'

/** What survives and may, by the reason. One that a test notices by now is to be taken off its list. */
export const EQUIVALENTS: readonly Equivalent[] = [
  ...IN_ACTIVITIES,
  ...IN_EMISSIONS,
  ...IN_EXACT,
  ...FAST_IN_EXACT,
  ...IN_PLACES,
  ...IN_SERVICE,
  ...IN_UNITS,
]
