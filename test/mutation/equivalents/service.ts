import type { Equivalent } from './equivalent.ts'

export const IN_SERVICE: readonly Equivalent[] = [
  {
    reason: 'a page that begins after nothing is the first one, however that is said',
    mutants: [
      ['service/audit/verify-log.ts', 'const part = { limit: PAGE, ...(after === undefined', 'false'],
      ['service/audit/log-lines.ts', '...(from === undefined ? {}', 'false'],
      ['service/export/export-company.ts', 'const part = { limit: PAGE, ...(after === undefined', 'false'],
      ['service/periods/locked-kinds.ts', 'const part = after === undefined ? {}', 'false'],
      [
        'service/periods/locked-periods.ts',
        'await tx.periodLocks.list(filter, { limit, ...(after === undefined',
        'false',
      ],
      ['service/periods/locked-periods.ts', 'const part = { limit: PAGE, ...(after === undefined', 'false'],
      ['service/restatement/page.ts', "order: 'last', ...(after === null ? {}", 'false'],
    ],
  },
  {
    reason: 'what was made before is kept for speed alone: without it the same is made again',
    mutants: [
      ['service/ledger/factor-snapshots.ts', 'if (known !== undefined) return known', 'false'],
      ['service/references/at-fields.ts', 'if (!Object.isFrozen(notices)) return', 'true'],
      ['service/references/emission-factors.ts', 'if (known !== undefined) return known', 'false'],
      ['service/references/emission-factors.ts', 'if (found !== undefined) return found', 'false'],
      ['service/references/select-at-fields.ts', 'if (known.size >= REMEMBERED_MAX) known.clear()'],
      ['service/ledger/stored-calculation.ts', 'return Object.isFrozen(notices) ? notices', 'false'],
    ],
  },
  {
    reason: 'asked first for speed alone: what follows gives the same answer',
    mutants: [
      ['service/audit/revisions.ts', 'revision === latest.revision) return latest', 'revision === undefined'],
      ['service/audit/verify-log.ts', 'if (a === null || b === null || a === b) return a === b', 'false'],
      ['service/context/digits.ts', "return typeof figure === 'number' ? figure", 'false'],
      ['service/context/digits.ts', "return typeof figure === 'number' ? figure", '""'],
      ['service/context/gather.ts', 'answers.push(isPromise(answer) ? await answer', 'true'],
      ['service/context/gather.ts', "?.then === 'function'", 'true'],
      ['service/context/partial-update.ts', 'return hasUnsent(value) ? rebuilt(value)', 'true'],
      ['service/context/partial-update.ts', 'if (Array.isArray(value)) return value.some(hasUnsent)', 'false'],
      ['service/context/to-resource.ts', "if (!('given' in record)) return record", 'false'],
      ['service/keys/key-text.ts', 'text.length === KEY_LENGTH && KEY.test(text)', 'true'],
      ['service/batches/locked-shares.ts', 'if (locks.isEmpty) return', 'false'],
      [
        'service/batches/locked-shares.ts',
        'if ((await this.#read()).isEmpty || this.#openBatches.has(batchId)) return',
        'false',
      ],
      ['service/batches/movement-batches.ts', 'if (products <= AT_ONCE) return false', 'products < AT_ONCE'],
      ['service/batches/product-row.ts', 'return weightOfProduct(row).n === 0n && ', 'true'],
      ['service/batches/write-batch.ts', 'if (!isSame) await writeContents', 'true'],
      ['service/batches/write-batch.ts', 'if (weight !== before) await shareMovementsOf', 'true'],
      ['service/ledger/factor-snapshots.ts', '(await tx.factorSnapshots.get(id)) === null', 'true'],
      ['service/ledger/computed.ts', 'return notices.length === 0 ? calculation', 'false'],
    ],
  },
  {
    reason: 'both are the same where the two are equal',
    mutants: [
      ['service/periods/locked-periods.ts', '(to > most ? to : most)', 'to >= most'],
      ['service/periods/locked-periods.ts', '(from < least ? from : least)', 'from <= least'],
      ['service/batches/decimals.ts', '(one.d > largest ? one.d : largest)', 'one.d >= largest'],
      ['service/batches/shares.ts', 'return excess > 0 ?', 'excess >= 0'],
    ],
  },
  {
    reason: 'no lock begins at the end of time, for it would have no length',
    mutants: [['service/periods/locked-periods.ts', 'return end > LAST_MS ?', 'end >= LAST_MS']],
  },
  {
    reason: 'past the end of a text both codes are NaN, and texts of two lengths differ already',
    mutants: [['service/keys/key-text.ts', 'for (let index = 0; index < a.length; index++)', 'at <= a.length']],
  },
  {
    reason: 'the type alone allows none: whatever holds a total has one from the first',
    mutants: [
      ['service/batches/batch-row.ts', "wireNumber(exact ?? '0')", '""'],
      ['service/batches/movement-resource.ts', "wireNumber(row.exact ?? '0')", '""'],
      ['service/master-data/vendors.ts', "wireNumber(exact ?? '0')", '""'],
    ],
  },
  {
    reason: 'the type alone allows none: each contribution has its place, and each own factor what was given',
    mutants: [
      [
        'service/export/export-company.ts',
        'factor: kept.contributions[index]?.factorSnapshotId',
        'kept.contributions[at].factorSnapshotId',
      ],
      [
        'service/ledger/computed.ts',
        'calculation.contributions[index]?.factor',
        'calculation.contributions[at].factor',
      ],
      ['service/master-data/own-factor-record.ts', 'record.given?.per1[name]', 'record.given.per1[name]'],
      ['service/references/emission-factors.ts', '(given?.gwpSet ?? null)', 'given.gwpSet'],
      ['service/references/emission-factors.ts', 'per1: given?.per1 ?? {}', 'given.per1'],
      ['service/references/emission-factors.ts', 'heatingValue: given?.heatingValue ?? null', 'given.heatingValue'],
      ['service/references/emission-factors.ts', 'supplierMix: given?.supplierMix ?? false', 'given.supplierMix'],
    ],
  },
  {
    reason: 'what was only tried is taken back whatever it wrote, and what is written in parts is the same at once',
    mutants: [
      ['service/restatement/page.ts', 'if (this.#page.isTrial || revised.length === 0) return', 'false'],
      ['service/restatement/page.ts', 'if (this.#revised.length === PART) await this.#write()'],
    ],
  },
  {
    reason: 'null beside a record is as nothing beside it',
    mutants: [
      ['service/batches/movement-content.ts', 'const declared = distanceKm === null ? {}', 'false'],
      ['service/batches/write-batch.ts', '...(digits === null ? {}', 'false'],
      ['service/batches/write-product.ts', '...(digits === null ? {}', 'false'],
    ],
  },
  {
    reason: 'thrown before it is used',
    mutants: [
      ['service/restatement/span.ts', "momentOf(given, 'from')) ?? ''", '"Stryker was here!"'],
      ['service/restatement/span.ts', "momentOf(given, 'to')) ?? ''", '"Stryker was here!"'],
    ],
  },
  {
    reason: 'a row of a movement has what it was given: the type alone allows none',
    mutants: [
      ['service/batches/movement-content.ts', 'given?.transportWeightTon ??', 'given.transportWeightTon'],
      ['service/batches/movement-content.ts', 'given?.distanceKm ??', 'given.distanceKm'],
    ],
  },
  {
    reason: 'an object is told from what is none by its fields too: the type asks for the word',
    mutants: [['service/context/partial-update.ts', "return typeof sent === 'object' && sent !== null", 'true']],
  },
  {
    reason: 'the same products written again change nothing; that they are the same is asked first for speed',
    mutants: [
      ['service/batches/write-batch.ts', 'held.every(({ record }, at) => record.productId', 'false'],
      ['service/batches/write-batch.ts', 'held.every(({ record }, at) => record.productId', '() => undefined'],
      ['service/batches/write-batch.ts', 'held.every(({ record }, at) => record.productId', 'parts[at].productId'],
      ['service/batches/write-batch.ts', 'held.every(({ record }, at) => record.productId', 'parts[at].count'],
    ],
  },
  {
    reason: 'a way that is only shorter: the general one beside it gives the same',
    mutants: [
      ['service/inventory/decimal.ts', 'if (b.n === 0n) return a', 'false'],
      ['service/inventory/decimal.ts', 'if (a.places === b.places)', 'false'],
      ['service/inventory/decimal.ts', 'if (a.places < b.places)', 'a.places <= b.places'],
      ['service/inventory/decimal.ts', 'if (amount.n === 0n) return', 'false'],
      ['service/inventory/decimal.ts', 'const start = last?.point === from', 'false'],
      ['service/inventory/decimal.ts', 'last = { point: to, n: end }', '{}'],
      ['service/inventory/month-parts.ts', 'if (ms % DAY_MS === 0) known.set(ms, month)'],
      ['service/inventory/month-parts.ts', 'last <= month.end) return', 'last < month.end'],
      ['service/inventory/names.ts', 'if (known !== undefined) return known', 'false'],
      ['service/sites/fuel-calculation.ts', 'function isSurelyClose(', '{}'],
      ['service/sites/fuel-calculation.ts', "if (typeof sent !== 'number' || computed === null) return false"],
      ['service/sites/fuel-calculation.ts', 'return Math.abs(sent - computed) <=', 'false'],
      [
        'service/sites/fuel-calculation.ts',
        'return Math.abs(sent - computed) <=',
        'Math.abs(sent - computed) < 0.005 + 0.0025 * Math.abs(computed)',
      ],
      [
        'service/sites/fuel-calculation.ts',
        'return Math.abs(sent - computed) <=',
        '0.005 - 0.0025 * Math.abs(computed)',
      ],
      ['service/sites/fuel-calculation.ts', 'return Math.abs(sent - computed) <=', '0.0025 / Math.abs(computed)'],
      ['service/sites/write-site.ts', '{ limit: 1 })', '{}'],
      ['service/transport/recorded-factor.ts', 'if (asked === before) return false', 'false'],
      ['service/vehicles/specification.ts', 'if (activityUnitId === specification.activityUnitId)', 'false'],
    ],
  },
  {
    reason: 'where both are equal the two sides are the same',
    mutants: [
      [
        'service/inventory/in-order.ts',
        'return (a[index] as string) < (b[index] as string)',
        'a[at] as string <= (b[at] as string)',
      ],
      ['service/inventory/overlap-sweep.ts', 'if (to > chain.end) chain.end = to', 'to >= chain.end'],
      ['service/sites/fuel-calculation.ts', 'return value.n < 0n ?', 'value.n <= 0n'],
    ],
  },
  {
    reason: 'what is not given is the built-in table, and an option that is undefined is not given',
    mutants: [
      ['service/sites/energy-calculation.ts', '...(units === builtInUnits ?', 'false'],
      ['service/sites/fuel-calculation.ts', 'const table = units === builtInUnits ?', 'false'],
      ['service/vehicles/vehicle-calculation.ts', '...(consumption === undefined ?', 'false'],
    ],
  },
  {
    reason:
      'asked for the types alone: what may be null by them never is where it is asked, or the two are null together',
    mutants: [
      ['service/inventory/counted-record.ts', 'const [first, last] = [parts[0]?.span', 'parts[0].span'],
      ['service/inventory/counted-record.ts', 'const [first, last] = [parts[0]?.span', 'parts.at(-1).span'],
      ['service/inventory/counted-record.ts', 'return first && last ?', 'first || last'],
      ['service/inventory/decimal.ts', 'DECIMAL.exec(text) ?? []', '["Stryker was here"]'],
      ['service/inventory/inventory.ts', "momentOf(asked, 'from')) ?? ''", '"Stryker was here!"'],
      ['service/inventory/inventory.ts', "momentOf(asked, 'to')) ?? ''", '"Stryker was here!"'],
      ['service/sites/custom-factor.ts', 'if (id === null || snapshotId === null)'],
      ['service/sites/grid-factor.ts', 'const region = gridRegionId === null ? undefined', 'false'],
      ['service/transport/recorded-factor.ts', 'if (before === undefined || used === undefined)', 'false'],
      ['service/travels/hotel-stay.ts', 'const country = routes.at(-1)?.route', 'ways.at(-1).route'],
      ['service/travels/hotel-stay.ts', 'if (part !== undefined && findCountry(part)', 'true'],
      ['service/vehicles/vehicle-row.ts', "totalEmission: wireNumber(exact ?? '0')", '""'],
    ],
  },
  {
    reason:
      'nobody can bring it about: what is asked for was found before, and without the check something throws as well',
    mutants: [
      ['service/inventory/counted-record.ts', 'if (exactKg === null) throw', 'false'],
      ['service/sites/energy-calculation.ts', 'if (custom === null) throw', 'false'],
      ['service/vehicles/resolved-specification.ts', "units.find(unit, 'emissionFactorId')", '""'],
    ],
  },
  {
    reason: 'what no record of several contributions has: the mix of a supplier, and biogenic CO2',
    mutants: [
      [
        'service/inventory/record-amounts.ts',
        'hasBiogenic: columns.some(',
        'columns.every(({ biogenicCo2 }) => biogenicCo2 !== null)',
      ],
      [
        'service/inventory/counted-record.ts',
        'contributions.some(isSupplierMix)',
        'contributions.every(isSupplierMix)',
      ],
    ],
  },
  {
    reason: 'all that follows is cut off, so that it need not be said where the key ends',
    mutants: [['service/transport/recorded-factor.ts', 'used.key.replace(', '/\\?.*/']],
  },
]
