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
    lines: [['exact/reading.ts', 'new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0']],
  },
  {
    reason: 'a sum of an unknown gas is unknown, and then no line is printed of how it was made',
    lines: [['emissions/explain.ts', "amount === null ? '?'"]],
  },
  {
    reason: 'lets a fault of the library itself through; what is called there throws nothing but EmissionsError',
    lines: [
      ['places/resolve/geocoder.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['places/resolve/resolve-place.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['places/route/find-distance.ts', '!EmissionsError.is(result.reason)) throw result.reason'],
      ['service/naming/emission-factors.ts', 'NO_PARTNER.has(error.code)) return factor'],
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
    lines: [['places/sea/sea-way.ts', 'if (wayKm <= straightKm) return undefined']],
  },
  {
    reason: 'an assertion: a store keeps what a record names, and says so by throwing where one does not',
    lines: [
      ['service/batches/batch-contents.ts', 'of a batch is missing`)'],
      ['service/batches/movement-batches.ts', 'of a movement is missing`)'],
      ['service/batches/movement-list.ts', 'of a batch is missing`)'],
      ['service/batches/product-row.ts', 'row === null ? undefined : await shownProduct(tx, row)'],
      ['service/batches/product-row.ts', 'of a batch is missing`)'],
      ['service/batches/reweigh-batches.ts', 'of a product is missing`)'],
      ['service/batches/shown-movement.ts', 'of a movement is missing`)'],
      ['service/batches/shown-movement.ts', 'the emission of the movement'],
      ['service/batches/update-movement.ts', 'has no distance`)'],
      ['service/inventory/activity-stream.ts', 'the specification of'],
      ['service/inventory/activity-stream.ts', 'has no exact emission`)'],
      ['service/inventory/counted-record.ts', 'has no CO2e`)'],
      ['service/inventory/names.ts', 'if (vehicleId === null) throw new TypeError('],
      ['service/inventory/names.ts', 'is named by a record and not there`)'],
      ['service/ledger/activity-ledger.ts', "if (record.given && 'emissionId' in record.given)"],
      ['service/ledger/factor-snapshots.ts', 'of a calculation is missing`)'],
      ['service/ledger/latest-calculation.ts', 'const { computedIn } = row?.record ?? {}'],
      ['service/ledger/latest-calculation.ts', 'if (found === undefined) throw new TypeError('],
      ['service/ledger/used-factor.ts', 'is empty`)'],
      ['service/library/own-factor-record.ts', 'the figures of the emission factor'],
      ['service/sites/energy-calculation.ts', 'electricity has neither a grid factor nor one that was named'],
      ['service/vehicles/meant-specification.ts', 'return row === null ? null : ownFactor('],
      ['service/vehicles/vehicle-emission-row.ts', 'the specification of'],
    ],
  },
  {
    reason: 'a store starts every total at zero; its type, which serves records without a total too, does not say so',
    lines: [
      ['service/batches/batch-row.ts', "wireNumber(exact ?? '0')"],
      ['service/batches/shown-movement.ts', "wireNumber(row.exact ?? '0')"],
      ['service/library/vendors.ts', "wireNumber(exact ?? '0')"],
      ['service/sites/site-row.ts', 'wireNumber(exact ?? 0)'],
      ['service/vehicles/vehicle-row.ts', "wireNumber(exact ?? '0')"],
    ],
  },
  {
    reason: 'what is undefined was refused before, or was never left out',
    lines: [
      ['service/batches/create-movement.ts', 'batchIds ?? [carried.batchId]'],
      ['service/sites/grid-factor.ts', 'SELECTION.has(code)) ?? []'],
      ['service/travels/travel-calculation.ts', 'return { legs: legs ?? [],'],
    ],
  },
  {
    reason:
      'the type of a row serves rows as they are shown too, which hold no digits; every row that is kept has them',
    lines: [
      ['service/periods/locked-kinds.ts', "record.given?.emissionKindId ?? ''"],
      ['service/naming/emission-factors.ts', 'per1: given?.per1 ?? {}'],
      ['service/naming/emission-factors.ts', 'supplierMix: given?.supplierMix ?? false'],
    ],
  },
  {
    reason: 'whoever calls it has asked before: there is a period, a page is left, and its places were found',
    lines: [
      ['service/periods/locked-periods.ts', "least), periods[0]?.from ?? '')"],
      ['service/periods/locked-periods.ts', "most), periods[0]?.to ?? '')"],
      ['service/restatement/page.ts', 'const missing = () => {'],
      ['service/restatement/page.ts', 'return next === null ? page.kept :'],
    ],
  },
  {
    reason: 'figures beyond what JSON carries are refused as quantities before',
    lines: [['service/library/own-factor-record.ts', '(path) => FIELDS[path] ?? path']],
  },
  {
    reason: 'a bound of memory that ten thousand different questions reach, with nothing to be seen of it',
    lines: [['service/naming/select-at-fields.ts', 'if (known.size >= REMEMBERED_MAX) known.clear()']],
  },
]
