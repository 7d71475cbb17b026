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
    lines: [['core/exact/split-double.ts', 'new Uint8Array(new Uint16Array([1]).buffer)[0] === 1 ? 1 : 0']],
  },
  {
    reason: 'lets a fault of the library itself through; what is called there throws nothing but EmissionsError',
    lines: [
      ['reference/places/resolve/geocoder.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['reference/places/create-places.ts', 'if (!EmissionsError.is(error)) throw error'],
      ['reference/places/route/find-distance.ts', '!EmissionsError.is(result.reason)) throw result.reason'],
      ['reports/energy/record-energy.ts', 'if (!EmissionsError.is(error)) throw error'],
      [
        'reports/rule-preview/factor-rule-previews.ts',
        "if (EmissionsError.is(error) && error.code === 'factor_rule_tie') return true",
      ],
    ],
  },
  {
    reason: 'every waypoint of the shipped graph is reached from every other unless a passage is avoided',
    lines: [['reference/places/sea/sea-route.ts', "? '; name a port, or give the distance'"]],
  },
  {
    reason: 'the rounding of the graph to tenths of a kilometre makes no way shorter than the straight one so far',
    lines: [['reference/places/sea/sea-route.ts', 'if (graphKm <= straightKm) return undefined']],
  },
  {
    reason: 'an assertion: a store keeps what a record names, and says so by throwing where one does not',
    lines: [
      ['reports/inventory/counted-record.ts', 'has no CO2e`)'],
      [
        'records/activities/site-energies/energy-calculation.ts',
        'electricity has neither a grid factor nor one that was named',
      ],
    ],
  },
  {
    reason: 'a store starts every total at zero; its type, which serves records without a total too, does not say so',
    lines: [
      ['records/master-data/batches/batch-row.ts', "wireNumber(exact ?? '0')"],
      ['records/master-data/vendors.ts', "wireNumber(exact ?? '0')"],
      ['records/master-data/sites.ts', 'wireNumber(exact ?? 0)'],
      ['records/master-data/vehicles/vehicles.ts', "wireNumber(exact ?? '0')"],
    ],
  },
  {
    reason: 'what is undefined was refused before, or was never left out',
    lines: [['records/activities/travels/travel.ts', 'return { legs: legs ?? [],']],
  },
  {
    reason:
      'the type of a row serves rows as they are shown too, which hold no digits; every row that is kept has them',
    lines: [
      ['ledger/references/emission-factors.ts', 'per1: given?.per1 ?? {}'],
      ['ledger/references/emission-factors.ts', 'supplierMix: given?.supplierMix ?? false'],
      [
        'records/activities/vehicle-emissions/vehicle-emission.ts',
        'factorIdOf: ({ given }) => given?.specification.emissionFactorId ?? null',
      ],
    ],
  },
  {
    reason: 'whoever calls it has asked before, which its types do not say',
    lines: [
      ['reports/restatement/page.ts', 'if (next === null) return restatement'],
      ['reports/restatement/assigned-record.ts', 'if (ruled === null || naming === null) return true'],
      ['reports/inventory/boundary.ts', 'if (stated === null) return []'],
      ['reports/inventory/inventory-work.ts', 'upstream[0]?.calculation.method ?? method'],
      ['reports/workbook/report-workbook.ts', 'columnOfPart(part, column) ?? column'],
    ],
  },
  {
    reason: 'a list or map was made over the same keys, or is never empty, which the compiler cannot see',
    lines: [
      ['core/units/unit-table.ts', 'multipliers[position] ?? ONE'],
      ['core/units/unit-table.ts', 'lines[position] ?? []'],
      ['core/units/unit-table.ts', 'ancestry.get(find(unit)) ?? []'],
      ['core/units/unit-table.ts', 'times.get(link) ?? ONE'],
      ['reference/places/names/facility-names.ts', 'byName[index] ?? []'],
      ['reference/places/names/facility-names.ts', 'this.#fullNames.get(row)?.has(key) ?? false'],
      ['records/activities/site-fuels/fuel-calculation.ts', 'policy.fuelBridges[factor.id] ?? []'],
      ['reports/base-year/comparison.ts', 'if (line === undefined) return []'],
      ['reports/inventory/summed-records.ts', 'microOf(one?.activity.value ?? Number.NaN)'],
      ['reports/inventory/inventory.ts', 'splice(0)) if (place.chain !== null) this.#close(place, place.chain)'],
      ['reports/base-year/year-series.ts', 'if (first !== undefined) this.#line(groups, first)'],
      ['reports/inventory/record-parts.ts', 'return add(sum, ratio === undefined ? part : multiply(part, ratio))'],
    ],
  },
  {
    reason: 'what is recorded has a CO2e; the type of a factor, which serves the parts of pairs too, does not say so',
    lines: [
      ['reports/base-year/year-series.ts', "exactCo2e([contribution]) ?? '0'"],
      ['reports/workbook/record-sheet.ts', 'co2e === null ? null : exactText('],
      ['reports/inventory/linear-amounts.ts', 'const co2ePer1 = per1.co2e === null ? null'],
      ['reports/inventory/linear-amounts.ts', 'return co2ePer1 === null ? ZERO'],
    ],
  },
  {
    reason: 'no activity whose records are summed has more contributions than there is room for; its type bounds none',
    lines: [['reports/inventory/summed-records.ts', 'if (all > this.#micros.length)']],
  },
]
