import type { Equivalent } from './equivalent.ts'

export const IN_SERVICE: readonly Equivalent[] = [
  {
    reason: 'a page that begins after nothing is the first one, however that is said',
    mutants: [
      ['reports/audit/audit.ts', '...(from === undefined ? {}', 'false'],
      ['reports/restatement/page.ts', "order: 'last', ...(after === null ? {}", 'false'],
    ],
  },
  {
    reason: 'what was made before is kept for speed alone: without it the same is made again',
    mutants: [
      ['ledger/references/with-client-paths.ts', 'if (!Object.isFrozen(notices)) return', 'true'],
      ['ledger/references/emission-factors.ts', 'if (known !== undefined) return known', 'false'],
      ['ledger/ledger/stored-calculation.ts', 'return Object.isFrozen(notices) ? notices', 'false'],
      ['reports/inventory/summed-records.ts', '> RECENT_MAX) recent.pop()', 'true'],
      ['reports/inventory/summed-records.ts', '> RECENT_MAX) recent.pop()', 'false'],
      [
        'reports/inventory/summed-records.ts',
        '> RECENT_MAX) recent.pop()',
        'recent.unshift({ revision, place }) >= RECENT_MAX',
      ],
      [
        'reports/inventory/summed-records.ts',
        '> RECENT_MAX) recent.pop()',
        'recent.unshift({ revision, place }) <= RECENT_MAX',
      ],
    ],
  },
  {
    reason: 'asked first for speed alone: what follows gives the same answer',
    mutants: [
      ['reports/audit/audit.ts', 'revision === latest.revision) return latest', 'revision === undefined'],
      ['reports/audit/verify-log.ts', 'if (a === null || b === null || a === b) return a === b', 'false'],
      ['ledger/context/stored-record.ts', "return typeof figure === 'number' ? figure", 'false'],
      ['ledger/context/stored-record.ts', "return typeof figure === 'number' ? figure", '""'],
      ['ledger/context/stored-record.ts', "if (!('given' in record)) return record", 'false'],
      ['ledger/keys/api-keys.ts', 'text.length === KEY_LENGTH && KEY.test(text)', 'true'],
      ['records/master-data/batches/locked-shares.ts', 'if (await isNothingLocked()) return', 'false'],
      [
        'records/master-data/batches/locked-shares.ts',
        'if ((await isNothingLocked()) || openBatches.has(batchId)) return',
        'false',
      ],
      [
        'records/master-data/batches/movement-batches.ts',
        'if (products <= AT_ONCE) return false',
        'products < AT_ONCE',
      ],
      ['records/master-data/batches/product-row.ts', 'return weightOfProduct(row).n === 0n && ', 'true'],
      ['records/master-data/batches/batches.ts', 'if (!isSame) await writeContents', 'true'],
      ['records/master-data/batches/batches.ts', 'if (weight !== before) await shareMovementsOf', 'true'],
      ['ledger/ledger/computed.ts', 'return notices.length === 0 ? calculation', 'false'],
      ['reports/inventory/data-quality.ts', 'if (others.length === 0) return [[first, co2e]]', 'false'],
      ['records/activities/transport/selected-factor.ts', 'if (current === before) return false', 'false'],
      ['reports/energy/record-energy.ts', 'const contribution = contributions.length === 1 ? first', 'false'],
    ],
  },
  {
    reason: 'both are the same where the two are equal',
    mutants: [
      ['ledger/locks/locked-periods.ts', '(to > most ? to : most)', 'to >= most'],
      ['ledger/locks/locked-periods.ts', '(from < least ? from : least)', 'from <= least'],
      ['records/master-data/batches/shares.ts', 'return excess > 0 ?', 'excess >= 0'],
    ],
  },
  {
    reason: 'past the end of a text both codes are NaN, and texts of two lengths differ already',
    mutants: [['ledger/keys/api-keys.ts', 'for (let index = 0; index < a.length; index++)', 'index <= a.length']],
  },
  {
    reason: 'the type alone allows none: whatever holds a total has one from the first',
    mutants: [
      ['records/master-data/batches/batch-row.ts', "wireNumber(exact ?? '0')", '""'],
      ['records/master-data/vendors.ts', "wireNumber(exact ?? '0')", '""'],
    ],
  },
  {
    reason:
      'the type alone allows none: each contribution and each part has its place, and each own factor what was given',
    mutants: [
      [
        'ledger/context/write.ts',
        'fields.map((field, index) => [field, rows[index]?.record.answer])',
        'rows[index].record',
      ],
      ['ledger/ledger/computed.ts', 'calculation.contributions[index]?.factor', 'calculation.contributions[at].factor'],
      ['records/master-data/factors/emission-factors.ts', 'record.given?.per1[name]', 'record.given.per1[name]'],
      ['ledger/references/emission-factors.ts', '(given?.gwpSet ?? null)', 'given.gwpSet'],
      ['ledger/references/emission-factors.ts', 'per1: given?.per1 ?? {}', 'given.per1'],
      ['ledger/references/emission-factors.ts', 'heatingValue: given?.heatingValue ?? null', 'given.heatingValue'],
      ['ledger/references/emission-factors.ts', 'supplierMix: given?.supplierMix ?? false', 'given.supplierMix'],
    ],
  },
  {
    reason: 'what was only tried is taken back whatever it wrote, and what is written in parts is the same at once',
    mutants: [
      ['reports/restatement/page.ts', 'if (this.#page.isTrial || revised.length === 0) return', 'false'],
      ['reports/restatement/page.ts', 'if (this.#revised.length === PART) await this.#write()'],
    ],
  },
  {
    reason: 'movements alone are created without notices, and theirs are read once they are written',
    mutants: [['records/activities/import/import-records.ts', 'const { row, notices = [] } =', '["Stryker was here"]']],
  },
  {
    reason: 'null beside a record is as nothing beside it',
    mutants: [
      ['records/activities/movements/movement-content.ts', 'const declared = distanceKm === null ? {}', 'false'],
    ],
  },
  {
    reason: 'a row of a movement has what it was given: the type alone allows none',
    mutants: [
      ['records/activities/movements/movement-content.ts', 'given?.transportWeightTon ??', 'given.transportWeightTon'],
      ['records/activities/movements/movement-content.ts', 'given?.distanceKm ??', 'given.distanceKm'],
    ],
  },
  {
    reason: 'a way that is only shorter: the general one beside it gives the same',
    mutants: [
      ['reports/inventory/decimal.ts', 'if (amount.n === 0n) return', 'false'],
      ['reports/inventory/decimal.ts', 'const start = last?.point === from', 'false'],
      ['reports/inventory/decimal.ts', 'last = { point: to, n: end }', '{}'],
      ['reports/inventory/record-parts.ts', 'if (ms % DAY_MS === 0) known.set(ms, month)'],
      ['reports/inventory/record-parts.ts', 'last <= month.end) {', 'last < month.end'],
      ['ledger/context/cached.ts', 'if (before !== undefined) return before', 'false'],
      ['records/activities/site-fuels/site-fuel.ts', 'function isSurelyClose(', '{}'],
      ['records/master-data/sites.ts', '{ limit: 1 })', '{}'],
      [
        'records/master-data/vehicles/specification.ts',
        'if (activityUnitId === specification.activityUnitId)',
        'false',
      ],
    ],
  },
  {
    reason: 'where both are equal the two sides are the same',
    mutants: [
      [
        'reports/inventory/in-order.ts',
        'return readItem(a, index) < readItem(b, index)',
        'readItem(a, index) <= readItem(b, index)',
      ],
      ['reports/inventory/inventory.ts', 'if (to > chain.end) chain.end = to', 'to >= chain.end'],
      ['records/activities/site-fuels/site-fuel.ts', 'return value.n < 0n ?', 'value.n <= 0n'],
      [
        'records/activities/definition/period-overlaps.ts',
        'const to = other.endDate < record.endDate ?',
        'other.endDate <= record.endDate',
      ],
    ],
  },
  {
    reason: 'what is not given is the built-in table, and an option that is undefined is not given',
    mutants: [
      ['records/activities/site-energies/energy-calculation.ts', '...(table === builtInUnits ?', 'false'],
      ['records/activities/site-fuels/site-fuel.ts', 'const table = units === builtInUnits ?', 'false'],
      ['records/activities/activity-records/activity-record.ts', 'const table = units === builtInUnits ?', 'false'],
      ['records/master-data/vehicles/vehicle-calculation.ts', '...(consumption === undefined ?', 'false'],
    ],
  },
  {
    reason:
      'asked for the types alone: what may be null by them never is where it is asked, or the two are null together',
    mutants: [
      ['reports/inventory/record-parts.ts', 'const [first, last] = [parts[0]?.span', 'parts[0].span'],
      ['reports/inventory/record-parts.ts', 'const [first, last] = [parts[0]?.span', 'parts.at(-1).span'],
      ['records/activities/site-energies/electricity-factors.ts', 'if (id === null || snapshotId === null)'],
      [
        'records/activities/site-energies/electricity-factors.ts',
        'const region = gridRegionId === null ? undefined',
        'false',
      ],
      ['records/activities/transport/selected-factor.ts', 'if (before === undefined || used === undefined)', 'false'],
      ['records/activities/travels/travel.ts', 'const country = routes.at(-1)?.route', 'routes.at(-1).route'],
      ['records/activities/travels/travel.ts', 'if (part !== undefined && findCountry(part)', 'true'],
      ['records/master-data/vehicles/vehicles.ts', "totalEmission: wireNumber(exact ?? '0')", '""'],
    ],
  },
  {
    reason:
      'nobody can bring it about: what is asked for was found before, and without the check something throws as well',
    mutants: [
      ['reports/inventory/counted-record.ts', 'if (exactKg === null) throw', 'false'],
      ['records/activities/site-energies/energy-calculation.ts', 'if (custom === null) throw', 'false'],
      ['records/master-data/vehicles/vehicles.ts', "units.find(unit, 'emissionFactorId')", '""'],
    ],
  },
  {
    reason: 'what is of no site is last by its first text already, and no other has no id or no name',
    mutants: [
      [
        'reports/base-year/year-series.ts',
        "compareTexts([a === null ? '1' : '0', aName ?? '', a ?? '']",
        '"Stryker was here!"',
      ],
    ],
  },
  {
    reason: 'both sides of the comparison change alike',
    mutants: [
      [
        'records/activities/travels/trip-routes.ts',
        'return JSON.stringify([fromAddress, toAddress, transportType',
        'hotelOnly !== true',
      ],
    ],
  },
  {
    reason: 'a text is a rule without conditions of its own, which ties with none',
    mutants: [
      [
        'records/master-data/factors/rule-change.ts',
        'rule: { ...before, ...input }, input, others: []',
        '["Stryker was here"]',
      ],
    ],
  },
  {
    reason: 'a place that names no site and no kind is that of the company, as with null for both',
    mutants: [['reports/readiness/readiness.ts', "findings.add('overlaps_unlisted', { site: null", '{}']],
  },
  {
    reason: 'what no record of several contributions has: the mix of a supplier, and biogenic CO2',
    mutants: [
      [
        'reports/inventory/amount-sum.ts',
        'apart: APART.filter((name) => columns.some(',
        'columns.every((column) => column[name] !== null)',
      ],
      [
        'reports/inventory/counted-record.ts',
        'contributions.some(isSupplierMix)',
        'contributions.every(isSupplierMix)',
      ],
    ],
  },
  {
    reason:
      'a text that stands for none in a key is only compared: any that is no id of a site and no name of a fuel does',
    mutants: [
      ['reports/readiness/readiness.ts', "fuel ?? ''}`", '"Stryker was here!"'],
      ['reports/readiness/readiness.ts', "const key = [site?.id ?? '', collection", '"Stryker was here!"'],
    ],
  },
  {
    reason:
      'no name of a collection ends with that of another, and scopes are of one length: keys differ without marks',
    mutants: [['reports/readiness/readiness.ts', "kind.scope].join('\\n')", '""']],
  },
]
