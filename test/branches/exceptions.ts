/** Lines of a file whose branches no test takes, though a compiler or a reader asks for them. */
export interface Exception {
  readonly reason: string
  /** File below src/, and a text that stands in the line. */
  readonly lines: readonly (readonly [file: string, text: string])[]
}

/** Every branch that no test takes, by the reason. One that a test takes by now is to be taken off the list. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: 'the other byte order: no engine that the tests run on has it',
    lines: [['exact/split-double.ts', 'new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0']],
  },
  {
    reason: 'lets a fault of the library itself through; what is called there throws nothing but EmissionsError',
    lines: [
      ['places/resolve/geocoder.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['places/resolve/resolve-place.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['places/route/find-distance.ts', '!EmissionsError.is(result.reason)) throw result.reason'],
      ['service/core/references/emission-factors.ts', 'NO_PARTNER.has(error.code)) return factor'],
    ],
  },
  {
    reason: 'no two waypoints are exactly as far from a place as each other; the order would not depend on the engine',
    lines: [['places/sea/approach.ts', '(kms[a] as number) - (kms[b] as number) || a - b']],
  },
  {
    reason: 'every waypoint of the shipped graph is reached from every other unless a passage is avoided',
    lines: [['places/sea/sea-route.ts', "? '; name a port, or give the distance'"]],
  },
  {
    reason: 'the rounding of the graph to tenths of a kilometre makes no way shorter than the straight one so far',
    lines: [['places/sea/graph-route.ts', 'if (graphKm <= straightKm) return undefined']],
  },
  {
    reason: 'an assertion: a store keeps what a record names, and says so by throwing where one does not',
    lines: [
      ['service/reporting/inventory/counted-record.ts', 'has no CO2e`)'],
      [
        'service/activities/site-energies/energy-calculation.ts',
        'electricity has neither a grid factor nor one that was named',
      ],
    ],
  },
  {
    reason: 'a store starts every total at zero; its type, which serves records without a total too, does not say so',
    lines: [
      ['service/master-data/batches/batch-row.ts', "wireNumber(exact ?? '0')"],
      ['service/master-data/vendors.ts', "wireNumber(exact ?? '0')"],
      ['service/master-data/sites/site-row.ts', 'wireNumber(exact ?? 0)'],
      ['service/master-data/vehicles/vehicle-row.ts', "wireNumber(exact ?? '0')"],
    ],
  },
  {
    reason: 'what is undefined was refused before, or was never left out',
    lines: [['service/activities/travels/travel-calculation.ts', 'return { legs: legs ?? [],']],
  },
  {
    reason:
      'the type of a row serves rows as they are shown too, which hold no digits; every row that is kept has them',
    lines: [
      ['service/core/references/emission-factors.ts', 'per1: given?.per1 ?? {}'],
      ['service/core/references/emission-factors.ts', 'supplierMix: given?.supplierMix ?? false'],
    ],
  },
  {
    reason: 'whoever calls it has asked before: there is a period, a page is left, and its places were found',
    lines: [['service/reporting/restatement/page.ts', 'return next === null ? page.restatement :']],
  },
  {
    reason: 'a bound of memory that ten thousand different questions reach, with nothing to be seen of it',
    lines: [['service/core/references/select-with-client-paths.ts', 'if (known.size >= REMEMBERED_MAX) known.clear()']],
  },
]
