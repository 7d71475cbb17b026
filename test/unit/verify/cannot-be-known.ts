const MEASURED = 'what was measured, declared or chosen: a caller who had said so would have got the same trace'
const OWN_UNIT = 'the size of an own unit: only the table of the caller tells it, and the trace carries what it says'
const NAMES = 'a name that no number hangs on'
const ROUTE = 'a place or the way: nothing is routed anew, and the kilometres still fit'
const NOTICES = 'a notice that the steps do not imply'
const ORDER = 'the same factors of one product, or the same parts of one sum, in another order'
const PARTS = 'a part left out, where the rest is a calculation of its own'

const END_FIELDS = ['attribution', 'country', 'input', 'label', 'point.lat', 'point.lng', 'scheme', 'source']

function all(reason: string, ways: readonly string[]): (readonly [string, string])[] {
  return ways.map((way) => [way, reason] as const)
}

/**
 * What a forger can change in a frozen trace who computes all that follows anew, each with the reason why nobody can know
 * it from the trace and the published factors alone.
 */
export const UNKNOWABLE: ReadonlyMap<string, string> = new Map([
  ...all(MEASURED, [
    'change contributions[].activity.value',
    'change contributions[].steps[].distance.km',
    'change contributions[].steps[].held',
    'change contributions[].steps[].times',
    'leave out contributions[].steps',
  ]),
  ...all(OWN_UNIT, ['change contributions[].steps[].chain[].times']),
  ...all(NAMES, [
    'change contributions[].label',
    'change contributions[].steps[].distance.kind',
    'change contributions[].steps[].distance.method',
    'change contributions[].steps[].name',
    'change contributions[].steps[].series',
    'change contributions[].steps[].source',
  ]),
  ...all(ROUTE, [
    ...['from', 'to'].flatMap((end) =>
      END_FIELDS.map((field) => `change contributions[].steps[].distance.route.${end}.${field}`),
    ),
    'change contributions[].steps[].distance.route.baseKm',
    'change contributions[].steps[].distance.route.path[].name',
    'change contributions[].steps[].distance.route.path[].point.lat',
    'change contributions[].steps[].distance.route.path[].point.lng',
    'change contributions[].steps[].distance.route.quality',
    ...['double', 'leave out', 'swap'].map((change) => `${change} contributions[].steps[].distance.route.path`),
  ]),
  ...all(NOTICES, ['change notices[].code', 'leave out notices']),
  ...all(ORDER, ['swap contributions', 'swap contributions[].steps']),
  ...all(PARTS, ['leave out contributions']),
])
