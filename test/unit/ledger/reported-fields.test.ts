import { describe, expect, it } from 'vitest'
import { EmissionsError } from '../../../src/core/errors/index.ts'
import { units } from '../../../src/core/units/index.ts'
import { COLLECTIONS } from '../../../src/ledger/collections/index.ts'
import { COUNTED_UNDER, type Changes as MasterData, REACH } from '../../../src/ledger/locks/check-reported.ts'
import { DISCLOSURE_STANDARDS } from '../../../src/resources/index.ts'
import type { Company } from '../../../src/service/company.ts'
import { places, productInput } from '../../fixtures/batches.ts'
import { aYear, Y2025 } from '../../fixtures/inventory.ts'
import { takeShare } from '../../fixtures/seeds.ts'
import { FACTORS, fuelInput, leakInput, recordInput, refusalsOf, testService } from '../../fixtures/service.ts'
import { INPUTS } from '../resources/fixtures/input-table.ts'

const KWH = units.kilowattHour.id
const LITRE = units.litre.id
/** The input that changes a record of each collection. */
interface Changes extends MasterData {
  siteFuels: 'updateSiteFuel'
  siteEnergies: 'updateSiteEnergy'
  refrigerantLeaks: 'updateRefrigerantLeak'
  activityRecords: 'updateActivityRecord'
  vehicleEmissions: 'updateVehicleEmission'
  movements: 'updateMovement'
  travels: 'updateTravel'
}

/** Conveyed by a certificate of wind. */
const ZERO = 'tonne/zero-emission-electricity/kwh'

/** The collections that hold no record of a company which reports could read, and those that happen apart from changes. */
const APART: readonly string[] = [
  ...['baseYears', 'periodLocks', 'restatements', 'imports', 'importChunks', 'apiKeys', 'idempotencyKeys'],
  ...['emissions', 'factorSnapshots', 'log', 'batchProducts', 'movementBatches'],
]

/** Every figure that is reported of 2025, without the texts beside them. */
async function reported(company: Company<never>): Promise<string> {
  const parts = [
    await company.inventory(Y2025),
    await company.inventory({ ...Y2025, approach: 'equity_share', upstream: true }),
    await company.reports({ year: 2025, standards: DISCLOSURE_STANDARDS }),
    await company.readiness(Y2025),
  ]
  const isFigure = (text: string) => /^-?\d+(?:[./]\d+)?$/.test(text)
  return JSON.stringify(parts, (_, value) => (typeof value === 'string' && !isFigure(value) ? '' : value))
}

/** A company with a record of every kind, whose year 2025 is locked; each record lies in it. */
async function aLockedCompany() {
  const test = testService({ places, policy: { required: 'lenient' } as never })
  const year = await aYear(test)
  const { company, leeds, mainz, van, batch } = year
  const id = async (made: Promise<{ readonly record: { readonly id: unknown } }>) => (await made).record.id as never
  const vendor = { name: 'Stadtwerke', countryId: 276, vendorType: 'utility' }
  const ids = {
    sites: leeds,
    vehicles: van,
    batches: batch,
    vendors: await id(company.vendors.create(vendor)),
    products: await id(company.products.create(productInput())),
    emissionKinds: await id(
      company.emissionKinds.create({
        scope: 'SCOPE_1',
        underScope: '1.1',
        activityTypeUnderScope: 'fuel',
        name: 'Boilers',
      }),
    ),
    emissionFactors: await id(
      company.emissionFactors.create({ name: 'Own', source: 'us', co2e: '2', denominatorUnitId: LITRE }),
    ),
    instruments: await id(
      company.instruments.create({
        ...{ kind: 'certificate', name: 'GO 7', energyKwh: 600, countryId: 826, technology: 'wind' },
        ...{ startDate: '2025-01-01', endDate: '2026-01-01', emissionFactorId: ZERO, retiredAt: '2026-02-01' },
      }),
    ),
    files: await id(company.files.create({ name: 'bill', url: 'https://files.example/a.pdf' })),
    boundaryShares: await id(
      company.boundaries.create({
        ...{ siteId: mainz, from: '2025-01-01', to: null, equityShare: '60', financialControl: true },
        ...{ operationalControl: true, group: 'consolidated', isUnderEts: false, comment: null },
      }),
    ),
    factorRules: await id(
      company.factorRules.create({ activity: 'siteFuels', siteId: leeds, emissionFactorId: FACTORS.diesel.id }),
    ),
    siteFuels: year.fuel.record.id,
    siteEnergies: year.power.record.id,
    vehicleEmissions: year.driven.record.id,
    movements: year.moved.record.id,
    travels: year.trip.record.id,
    refrigerantLeaks: await id(company.refrigerantLeaks.create(leeds, leakInput())),
    activityRecords: await id(company.activityRecords.create(recordInput({ siteId: leeds }))),
  }
  const { instruments, emissionKinds, emissionFactors, products } = ids
  await company.siteEnergies.create(leeds, {
    ...{ startDate: '2025-03-01', endDate: '2025-04-01', value: 900, unitId: KWH, percentageOfCleanEnergy: 0 },
    instruments: [{ instrumentId: instruments, energyKwh: 600 }],
  })
  const other = await id(company.products.create(productInput({ weight: 3 })))
  const own = { emissionKindId: emissionKinds, emissionFactorId: emissionFactors, files: [{ id: ids.files }] }
  await company.siteFuels.create(leeds, fuelInput(own as never))
  await company.batches.update(batch, {
    productsBathes: [products, other].map((productId) => ({ productId, count: 2 })),
  })
  await company.periods.lock({ from: '2025-01-01', to: '2026-01-01', comment: 'audited' })
  return { ...year, ids }
}

/** Changes and deletions of any collection. */
interface UseCasesOfAny {
  update(path: unknown, change: object, options: object): Promise<unknown>
  delete?(path: unknown): Promise<unknown>
}

/** Another value of each field that a change can send. */
const OTHERS: { readonly [Name in keyof Changes]: Readonly<Record<string, unknown>> } = {
  sites: {
    ...{ countryId: 250, gridRegionId: 4, name: 'Leeds works x', area: 5, unit: 'ft2', possessionType: 'leased' },
    ...{ avatarUrl: 'https://files.example/b.png', address: { address: '2 Mill Lane' } },
  },
  vehicles: {
    ...{ name: 'Van 4', imageUrl: 'https://files.example/b.png', activityType: 'x', fuelSource: 'GAS' },
    ...{ emissionFactorId: FACTORS.gas.id, activityUnitId: KWH, fuelConsumption: 1, fuelConsumptionUnitId: LITRE },
    ...{ consumptionPer: 100, emissionKindId: 'own kind' },
  },
  vendors: { name: 'Stadtwerke x', countryId: 826, vendorType: 'x', logoImageUrl: 'https://files.example/b.png' },
  products: {
    ...{ name: 'Bolt x', weight: 9, referenceNumber: 'x', logoImageUrl: 'https://files.example/b.png' },
    emissionKindId: 'own kind',
  },
  batches: {
    ...{ name: 'March x', manufacturingDate: '2026-02-01', comment: 'x', referenceNumber: 'x', productsBathes: [] },
  },
  instruments: {
    ...{
      kind: 'contract',
      name: 'GO 8',
      energyKwh: 700,
      startDate: '2024-12-01',
      endDate: '2026-02-01',
      countryId: 250,
    },
    ...{ technology: 'nuclear', emissionFactorId: FACTORS.grid.id, siteId: 'mainz', retiredAt: null },
    ...{ evidenceSha256: 'ab'.repeat(32), files: [{ name: 'x' }] },
  },
  factorRules: {
    ...{
      activity: 'activityRecords',
      siteId: 'mainz',
      vendorId: 'own vendor',
      productId: 1,
      account: '40',
      comment: 'x',
    },
    ...{ emissionKindId: 'own kind', from: '2025-01-01', to: '2025-06-01', emissionFactorId: FACTORS.gas.id },
  },
  boundaryShares: {
    ...{ siteId: 'leeds', from: '2025-03-01', to: '2025-06-01', equityShare: '10', financialControl: false },
    ...{ operationalControl: false, group: 'other', isUnderEts: true, comment: 'x' },
  },
  emissionKinds: { scope: 'SCOPE_3', underScope: '3.1', activityTypeUnderScope: 'x', name: 'Boilers x' },
  emissionFactors: {
    ...{ name: 'Own x', source: 'others', co2: 1, ch4: 0, n2o: 0, co2e: 9, denominatorUnitId: KWH, numeratorUnitId: 3 },
    ...{
      gwpSet: 'AR6_GWP100',
      heatingValue: 'net',
      supplierMix: true,
      residualMixCountryId: 826,
      residualMixYear: 2025,
    },
    ...{ category: 'fuel', currency: 'EUR', priceYear: 2025, tier: 'supplier' },
  },
  files: { name: 'bill x', url: 'https://files.example/c.pdf' },
  siteFuels: { value: 1 },
  siteEnergies: { value: 1 },
  refrigerantLeaks: { value: 1 },
  activityRecords: { value: 1 },
  vehicleEmissions: { amount: 1 },
  movements: { transportWeightTon: 1 },
  travels: { hotelNights: 5 },
}

const UPDATE: { readonly [Name in keyof Changes]: Changes[Name] } = {
  ...{ sites: 'updateSite', vehicles: 'updateVehicle', vendors: 'updateVendor', products: 'updateProduct' },
  ...{ batches: 'updateBatch', instruments: 'updateInstrument', factorRules: 'updateFactorRule' },
  ...{ boundaryShares: 'updateBoundaryShare', emissionKinds: 'updateEmissionKind', files: 'updateFile' },
  ...{ emissionFactors: 'updateEmissionFactor', siteFuels: 'updateSiteFuel', siteEnergies: 'updateSiteEnergy' },
  ...{ refrigerantLeaks: 'updateRefrigerantLeak', activityRecords: 'updateActivityRecord' },
  ...{ vehicleEmissions: 'updateVehicleEmission', movements: 'updateMovement', travels: 'updateTravel' },
}
const NAMES = Object.keys(UPDATE) as (keyof Changes)[]
const reachOf = (name: keyof Changes): Readonly<Record<string, string>> | null =>
  COLLECTIONS[name].exact === 'emission' ? null : REACH[name as keyof MasterData]
const FIGURES = NAMES.filter((name) => Object.values(reachOf(name) ?? {}).includes('figure'))

describe('the list of reported fields', () => {
  it('holds every collection, and every field that a change can send', () => {
    expect([...NAMES, ...APART].sort()).toEqual(Object.keys(COLLECTIONS).sort())
    for (const name of NAMES) {
      const reach = reachOf(name)
      if (reach === null) continue
      const sent = Object.keys(INPUTS[UPDATE[name]]).filter((path) => !/[.[]/.test(path))
      expect([name, ...Object.keys(reach).sort()]).toEqual([name, ...sent.sort()])
      expect([name, ...Object.keys(OTHERS[name]).sort()]).toEqual([name, ...sent.sort()])
    }
  })

  it('says how records count under each collection that has a figure', () => {
    expect(Object.keys(COUNTED_UNDER).sort()).toEqual([...FIGURES].sort())
  })
})

describe('a locked year', async () => {
  const { company, ids, leeds, mainz, batch } = await aLockedCompany()
  const byName: Readonly<Record<string, unknown>> = {
    ...{ leeds, mainz, 'own kind': ids.emissionKinds, 'own vendor': ids.vendors },
  }
  const pathOf = (name: keyof Changes): unknown => {
    const id = ids[name]
    if (name === 'siteFuels') return { siteId: leeds, fuelId: id }
    if (name === 'siteEnergies') return { siteId: leeds, energyId: id }
    if (name === 'refrigerantLeaks') return { siteId: leeds, leakId: id }
    if (name === 'vehicleEmissions') return { vehicleId: ids.vehicles, emissionId: id }
    return name === 'movements' ? { batchId: batch, movementId: id } : id
  }
  const useCases = (name: keyof Changes) =>
    (name === 'boundaryShares' ? company.boundaries : company[name]) as unknown as UseCasesOfAny
  const update = (name: keyof Changes, change: object) =>
    useCases(name).update(pathOf(name), change, { required: 'lenient' })
  const before = await reported(company)

  /** The codes of a rejection; none where the change was made. */
  async function codesOf(work: () => Promise<unknown>): Promise<readonly string[]> {
    try {
      await work()
    } catch (error) {
      if (!EmissionsError.is(error)) throw error
      return error.violations.map(({ code }) => code)
    }
    return []
  }

  const fields = NAMES.flatMap((name) =>
    Object.entries(OTHERS[name]).map(([field, value]) => [name, field, value] as const),
  )
  it.each(takeShare(fields))('reports the same after a change of %s.%s', async (name, field, value) => {
    const other = typeof value === 'string' && value in byName ? byName[value] : value
    const codes = await codesOf(() => update(name, { [field]: other }))
    expect(await reported(company)).toBe(before)
    const reach = reachOf(name)?.[field] ?? 'activity'
    if (reach === 'activity' || reach === 'share') expect(codes).toContain('period_locked')
    // a vehicle stands in for deleted kinds only; an instrument that is drawn from keeps its kind
    if (reach === 'figure' && name !== 'vehicles' && field !== 'kind') expect(codes).toContain('period_locked')
  })

  it.each(NAMES)('reports the same after a deletion in %s', async (name) => {
    const remove = useCases(name).delete
    if (remove === undefined) return expect(['vehicles', 'vendors', 'products']).toContain(name)
    await codesOf(() => remove(pathOf(name)))
    expect(await reported(company)).toBe(before)
  })

  it('reports the same after a base year was set, recalculated or deleted', async () => {
    const input = { year: 2024, approach: 'operational_control', scope2Method: 'market_based', scopes: ['SCOPE_1'] }
    const set = () => company.baseYear.set({ ...input, thresholdPercent: 5 } as never)
    expect(await refusalsOf(set)).toEqual(['year period_locked'])
    const [lock] = (await company.periods.list()).records
    await company.periods.unlock(lock?.id as string)
    const { record } = await set()
    await company.periods.lock({ from: '2025-01-01', to: '2026-01-01' })
    const now = await reported(company)
    expect(await refusalsOf(() => company.baseYear.recalculate(record.id, { year: 2025 }))).toEqual([
      'year period_locked',
    ])
    expect(await refusalsOf(() => company.baseYear.delete(record.id))).toEqual(['baseYearId period_locked'])
    await company.baseYear.recalculate(record.id, { year: 2026 })
    expect(await reported(company)).toBe(now)
  })
})

it('a site without records in locked periods, and an instrument that none draws on, stay free', async () => {
  const { company, ids } = await aLockedCompany()
  const [lock] = (await company.periods.list()).records
  await company.periods.unlock(lock?.id as string)
  await company.periods.lock({ from: '2030-01-01', to: '2031-01-01' })
  expect((await company.sites.update(ids.sites, { countryId: 250 })).record.countryId).toBe(250)
  expect((await company.instruments.update(ids.instruments, { technology: 'nuclear' })).record.technology).toBe(
    'nuclear',
  )
})
