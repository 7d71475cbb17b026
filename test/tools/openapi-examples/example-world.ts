import {
  DEMO_COMPANY_ID,
  DEMO_GRID_REGIONS,
  type DemoIds,
  demoId,
  ensureDemo,
} from '../../../src/apps/cli/serve/demo-company.ts'
import { demoBodies } from '../../../src/apps/cli/serve/serve-text.ts'
import { type Api, createApi } from '../../../src/http/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import {
  type Company,
  createService,
  memoryStore,
  type ServiceRecords,
  type Store,
} from '../../../src/service/index.ts'
import { importHeadKeys } from '../../../src/verify/index.ts'

const MOMENT = Date.parse('2026-02-02T09:00:00.000Z')
const ACTOR = 'tonne serve'

/** The records that the examples are about, by the names of parameters. */
export type ExampleIds = Readonly<Record<string, string | number>>

/** The company of `tonne serve --demo`, with records of the kinds that the demo lacks, at a fixed time. */
export interface ExampleWorld {
  /** The interface, whose new records have the same ids each time. */
  readonly api: () => Api
  readonly ids: ExampleIds
  /** The bodies that `tonne serve --demo` prints, by operation. */
  readonly bodies: Readonly<Record<string, object>>
}

const clock = () => MOMENT

/** The options of a service whose new records have ids of a series, in order. */
function options(series: number) {
  let made = 0
  const newId = () => {
    made += 1
    return `0000000${series}-0000-4000-8000-${String(made).padStart(12, '0')}`
  }
  return { clock, newId, gridRegions: DEMO_GRID_REGIONS }
}

/** The records of the demo that the examples are about. */
function demoIds(ids: DemoIds): ExampleIds {
  return {
    siteId: demoId(ids.sites, 'Leeds works'),
    fuelId: demoId(ids.fuelOf, 'Leeds works'),
    energyId: demoId(ids.energyOf, 'Leeds works'),
    vehicleId: demoId(ids.vehicles, 'VAN-1'),
    emissionsId: demoId(ids.emissionOf, 'VAN-1'),
    batchId: demoId(ids.batches, 'Pump sets'),
    movementId: demoId(ids.movementOf, 'Pump sets'),
    productId: demoId(ids.products, 'Pump sets'),
    travelId: demoId(ids.travels, 'TRIP-14'),
    vendorId: demoId(ids.vendors, 'Aire Valley Fuels'),
    standard: 'sb-253',
    activity: 'vehicleEmissions',
  }
}

/** The rows of the file that the examples import. */
export const IMPORTED = {
  name: 'fuel-card-2026-01.csv',
  rows: [
    {
      ...{ id: 'CARD-118', site: 'Leeds works', activity: 'fuel', start: '2026-01-31', value: '64.2', unit: 'litres' },
      ...{ fuel: 'diesel', country: 'GB' },
    },
  ],
} as const

/** Makes the records that the demo lacks, and some that nothing else refers to, which can be deleted. */
async function addRecords(company: Company<never>, siteId: string): Promise<ExampleIds> {
  const { baseYear, boundaries, sites, vehicles, vendors, batches, products } = company
  const { emissionFactors, emissionKinds, files, periods, refrigerantLeaks, activityRecords, restatements } = company
  const factor = await emissionFactors.create({
    name: 'Biogas of the neighbour',
    source: 'Analysis of January 2026',
    co2e: '0.21',
    denominatorUnitId: 4,
    gwpSet: 'AR6_GWP100',
  })
  const kind = await emissionKinds.create({
    scope: 'SCOPE_1',
    underScope: 'Sites',
    activityTypeUnderScope: 'FUEL',
    name: 'Test benches',
  })
  const file = await files.create({ name: 'meter-2025-12.pdf', url: 'https://files.example/meter-2025-12.pdf' })
  const leak = await refrigerantLeaks.create(siteId, {
    refrigerant: 'R-410A',
    gwpSet: 'AR5_GWP100',
    value: 1.5,
    unitId: 2,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    comment: 'chiller of the test bench',
  })
  const waste = await activityRecords.create({
    value: '1.2',
    unitId: 3,
    emissionFactorId: findFactor('desnz-2025/waste-disposal/metal/metal-scrap-metal/closed-loop/tonnes').id,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    siteId,
    comment: 'turnings of the test bench',
  })
  const instrument = await company.instruments.create({
    kind: 'certificate',
    name: 'GO 2026-01/118',
    energyKwh: 12_000,
    startDate: '2026-01-01',
    endDate: '2027-01-01',
    countryId: 826,
    technology: 'wind',
    emissionFactorId: findFactor('tonne/zero-emission-electricity/kwh').id,
    retiredAt: '2026-01-31',
  })
  const lock = await periods.lock({ from: '2024-01-01', to: '2025-01-01', comment: 'audited' })
  const share = await boundaries.create({
    siteId,
    from: '2026-01-01',
    equityShare: '66.6',
    financialControl: true,
    operationalControl: true,
    group: 'consolidated',
    isUnderEts: false,
    comment: 'a third was sold to the neighbour',
  })
  const rule = await company.factorRules.create({
    activity: 'siteFuels',
    siteId,
    account: '4930',
    emissionFactorId: factor.record.id,
    comment: 'the boiler burns the gas of the neighbour',
  })
  const base = await baseYear.set({
    year: 2025,
    approach: 'operational_control',
    scope2Method: 'market_based',
    scopes: ['SCOPE_1', 'SCOPE_2'],
    thresholdPercent: 5,
  })
  const restatement = await restatements.start({
    ...{ id: 'desnz-2025', from: '2025-01-01', to: '2026-01-01', vehicles: true },
    editions: { from: 'desnz-2024', to: 'desnz-2025' },
  })
  const address = { address: '9 Canal Road, Leeds', coordinates: { lat: '53.8', lng: '-1.56' } }
  const site = await sites.create({ name: 'Canal Road store', address, area: 300, unit: 'M2', countryId: 826 })
  const vehicle = await vehicles.create({
    name: 'FORK-1: fork lift',
    fuelSource: 'LPG',
    activityUnitId: 4,
    emissionFactorId: factor.record.id,
  })
  const vendor = await vendors.create({ name: 'Leeds Couriers', countryId: 826, vendorType: 'transport' })
  const product = await products.create({ name: 'Gaskets', weight: 0.02, referenceNumber: 'G-7' })
  const batch = await batches.create({ name: 'Gaskets of 2026', manufacturingDate: '2026-01-15' })
  const { digest } = await company.imports.previewRows(IMPORTED)
  const imported = await company.imports.commitRows({ ...IMPORTED, digest })
  return {
    importId: imported.record.id,
    importDigest: digest,
    emissionFactorId: factor.record.id,
    emissionKindId: kind.record.id,
    fileId: file.record.id,
    leakId: leak.record.id,
    activityRecordId: waste.record.id,
    instrumentId: instrument.record.id,
    emissionId: leak.record.emissionId,
    periodLockId: lock.record.id,
    boundaryShareId: share.record.id,
    factorRuleId: rule.record.id,
    baseYearId: base.record.id,
    restatementId: restatement.record.id,
    unusedSiteId: site.record.id,
    unusedVehicleId: vehicle.record.id,
    unusedVendorId: vendor.record.id,
    unusedProductId: product.record.id,
    unusedBatchId: batch.record.id,
  }
}

const UNDONE = new Error('undone')

/** The store as it is: a transaction has its results, but leaves nothing behind. */
function unchanging(store: Store<ServiceRecords>): Store<ServiceRecords> {
  const transaction: Store<ServiceRecords>['transaction'] = async (companyId, work) => {
    const done: Awaited<ReturnType<typeof work>>[] = []
    try {
      await store.transaction(companyId, async (tx) => {
        done.push(await work(tx))
        throw UNDONE
      })
    } catch (error) {
      if (error !== UNDONE) throw error
    }
    return done[0] as Awaited<ReturnType<typeof work>>
  }
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

/** The key of RFC 8037, appendix A.1, so that every world signs alike. */
const HEAD_KEY = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const

/**
 * The world of the examples; any two are the same, but for an API key, which is made only if asked for. Each request
 * meets it as it was seeded: what requests change is undone.
 */
export async function openExampleWorld({ withApiKey = false } = {}): Promise<ExampleWorld> {
  const store = memoryStore<ServiceRecords>()
  const seeded = await ensureDemo(store, clock)
  const company = createService({ ...options(1), store }).company(DEMO_COMPANY_ID, { actor: ACTOR })
  const ids = { ...demoIds(seeded), ...(await addRecords(company, demoId(seeded.sites, 'Leeds works'))) }
  const key = withApiKey ? { apiKeyId: (await company.apiKeys.issue({ name: 'ERP', isReadOnly: true })).record.id } : {}
  const caller = { companyId: DEMO_COMPANY_ID, actor: ACTOR, isReadOnly: false }
  const [undone, headKeys] = [unchanging(store), await importHeadKeys(HEAD_KEY)]
  return {
    api: () =>
      createApi({
        service: createService({ ...options(2), headKeys, store: undone }),
        extensions: true,
        authenticate: () => caller,
      }),
    ids: { ...ids, ...key },
    bodies: demoBodies(seeded),
  }
}
