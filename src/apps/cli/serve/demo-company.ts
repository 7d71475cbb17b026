import { createHash } from 'node:crypto'
import { publishedCatalogue } from '../../../reference/factors/index.ts'
import { builtInEmissionKinds } from '../../../resources/index.ts'
import { withFactorSets } from '../../../rows/index.ts'
import {
  type Company,
  createService,
  memoryStore,
  type Payload,
  type ServiceOptions,
  type ServiceRecords,
  type Store,
} from '../../../service/index.ts'
import { UsageError } from '../failure.ts'
import {
  demoActivityRecords,
  demoEnergies,
  demoFuels,
  demoLeaks,
  demoMovements,
  demoTravels,
  demoVehicleEmissions,
  demoVehicles,
  type Nested,
} from './demo-rows.ts'

/** The demo's grid regions by gridRegionId. */
export const DEMO_GRID_REGIONS: Readonly<Record<number, string>> = Object.freeze({ 1: 'US-RFCW' })

/** Sites of the included year. Addresses and areas are as fictitious as the company. */
const SITES: readonly Payload<'createSite'>[] = [
  {
    name: 'Leeds works',
    address: { address: '14 Thornbeck Lane, Leeds', coordinates: { lat: 53.79, lng: -1.53 } },
    area: 8400,
    unit: 'M2',
    countryId: 826,
  },
  {
    name: 'Dayton plant',
    address: { address: '2200 Mad River Road, Dayton, Ohio', coordinates: { lat: 39.76, lng: -84.19 } },
    area: 61000,
    unit: 'FT2',
    countryId: 840,
    gridRegionId: 1,
  },
  {
    name: 'Kassel workshop',
    address: { address: 'Pumpenweg 3, Kassel', coordinates: { lat: 51.31, lng: 9.48 } },
    possessionType: 'Rented',
    area: 3150,
    unit: 'M2',
    countryId: 276,
  },
]

/** Products made and moved; weights in kilograms. */
const BATCHES: readonly { readonly of: string; readonly weight: number; readonly count: number }[] = [
  { of: 'Pump sets', weight: 240, count: 375 },
  { of: 'Motors', weight: 85, count: 480 },
  { of: 'Parts', weight: 12.5, count: 4200 },
]

/** Ids of the demo's records by kind and name. */
export interface DemoIds {
  readonly sites: ReadonlyMap<string, string>
  readonly fuelOf: ReadonlyMap<string, string>
  readonly energyOf: ReadonlyMap<string, string>
  readonly vehicles: ReadonlyMap<string, string>
  readonly emissionOf: ReadonlyMap<string, string>
  readonly batches: ReadonlyMap<string, number>
  readonly products: ReadonlyMap<string, number>
  readonly movementOf: ReadonlyMap<string, string>
  readonly travels: ReadonlyMap<string, string>
  readonly vendors: ReadonlyMap<string, string>
}

/** Finds the id of a name. */
export function demoId<Id>(ids: ReadonlyMap<string, Id>, name: string): Id {
  const id = ids.get(name)
  if (id === undefined) throw new TypeError(`the demo has no ${name}`)
  return id
}

/** Creates records in order. Returns the ids by name, the last one of a repeated name. */
async function createAll<Input, Id>(
  inputs: readonly Nested<Input>[],
  create: (one: Nested<Input>) => Promise<{ readonly record: { readonly id: Id } }>,
): Promise<ReadonlyMap<string, Id>> {
  const ids = new Map<string, Id>()
  for (const one of inputs) ids.set(one.of, (await create(one)).record.id)
  return ids
}

function nestByName<Input extends { readonly name?: string | undefined }>(inputs: readonly Input[]): Nested<Input>[] {
  return inputs.map((input) => ({ of: input.name ?? '', input }))
}

async function seedSites({ sites, siteFuels, siteEnergies, refrigerantLeaks, activityRecords, vendors }: Company) {
  const supplier = { name: 'Aire Valley Fuels', countryId: 826, vendorType: 'fuel' }
  const ofVendors = await createAll(nestByName([supplier]), ({ input }) => vendors.create(input))
  const ofSites = await createAll(nestByName(SITES), ({ input }) => sites.create(input))
  const vendorId = demoId(ofVendors, supplier.name)
  const ofLeeds = ({ of, input }: Nested<Payload<'createSiteFuel'>>) =>
    of === 'Leeds works' ? { ...input, vendorId } : input
  await createAll(demoLeaks(), ({ of, input }) => refrigerantLeaks.create(demoId(ofSites, of), input))
  await createAll(demoActivityRecords(), ({ of, input }) =>
    activityRecords.create({ ...input, siteId: demoId(ofSites, of) }),
  )
  return {
    vendors: ofVendors,
    sites: ofSites,
    fuelOf: await createAll(demoFuels(), (one) => siteFuels.create(demoId(ofSites, one.of), ofLeeds(one))),
    energyOf: await createAll(demoEnergies(), ({ of, input }) => siteEnergies.create(demoId(ofSites, of), input)),
  }
}

async function seedVehicles({ vehicles, vehicleEmissions }: Company) {
  const ids = await createAll(demoVehicles(), ({ input }) => vehicles.create(input))
  const add = ({ of, input }: Nested<Payload<'createVehicleEmission'>>) =>
    vehicleEmissions.create(demoId(ids, of), input)
  return { vehicles: ids, emissionOf: await createAll(demoVehicleEmissions(), add) }
}

async function seedBatches({ products, batches, movements }: Company) {
  const made = BATCHES.map(({ of, weight, count }) => ({ of, input: { weight, count } }))
  const ofProducts = await createAll(made, ({ of, input }) => products.create({ name: of, weight: input.weight }))
  const ofBatches = await createAll(made, ({ of, input }) =>
    batches.create({
      name: `${of} of 2025`,
      manufacturingDate: '2025-01-01',
      productsBathes: [{ productId: demoId(ofProducts, of), count: input.count }],
    }),
  )
  const move = ({ of, input }: Nested<Payload<'createMovement'>>) => movements.create(demoId(ofBatches, of), input)
  return { products: ofProducts, batches: ofBatches, movementOf: await createAll(demoMovements(), move) }
}

/** Fills an empty company with the included year. */
export async function seedDemo(company: Company): Promise<DemoIds> {
  const trips = demoTravels().map((input) => ({ of: input.bookingReference ?? '', input }))
  return {
    ...(await seedSites(company)),
    ...(await seedVehicles(company)),
    ...(await seedBatches(company)),
    travels: await createAll(trips, ({ input }) => company.travels.create(input)),
  }
}

/** Maps the names of the built-in emission kinds to their ids. */
export function kindIds(): ReadonlyMap<string, string> {
  return new Map(builtInEmissionKinds().map(({ name, id }) => [name, id] as const))
}

/** The fictitious company. */
export const DEMO_COMPANY_ID = 1

/** Creates deterministic ids, so that a database with the demo is recognised and its records are found again. */
function idsInOrder(): () => string {
  let made = 0
  return () => {
    const hex = createHash('sha256').update(`tonne serve --demo ${made++}`).digest('hex')
    // version 8 of a UUID leaves the content to the application
    return [
      hex.slice(0, 8),
      hex.slice(8, 12),
      `8${hex.slice(13, 16)}`,
      `8${hex.slice(17, 20)}`,
      hex.slice(20, 32),
    ].join('-')
  }
}

function seedingCompany(store: Store<ServiceRecords>, seeding: Pick<ServiceOptions, 'clock' | 'catalogue'>): Company {
  const service = createService({ ...seeding, store, newId: idsInOrder(), gridRegions: DEMO_GRID_REGIONS })
  return service.company(DEMO_COMPANY_ID, { actor: 'tonne serve' })
}

async function isEmpty({ sites, vehicles, vendors, products, batches, travels }: Company): Promise<boolean> {
  const lists = [sites, vehicles, vendors, products, batches, travels]
  const totals = await Promise.all(lists.map(async (one) => (await one.list({ limit: 1 })).total))
  return totals.every((total) => total === 0)
}

/** True if the last record of the demo was ever written: the log is append-only. */
async function isSeeded({ audit }: Company, { travels }: DemoIds): Promise<boolean> {
  const last = [...travels.values()].at(-1) ?? ''
  return (await audit.log({ recordId: last, limit: 1 })).length > 0
}

/**
 * Fills the company of a store with the shipped year unless it has it; returns the ids, which never change.
 * Throws `UsageError` if it has other records, which may be those of a demo interrupted while seeding.
 */
export async function ensureDemo(store: Store<ServiceRecords>, clock: () => number): Promise<DemoIds> {
  const seeding = { clock, catalogue: await withFactorSets(publishedCatalogue) }
  const company = seedingCompany(store, seeding)
  const hasRecords = !(await isEmpty(company))
  if (!hasRecords && (await company.audit.log({ limit: 1 })).length === 0) return seedDemo(company)
  // seeds another store to learn the ids
  const ids = await seedDemo(seedingCompany(memoryStore<ServiceRecords>(), seeding))
  if (await isSeeded(company, ids)) return ids
  if (!hasRecords) return seedDemo(company)
  throw new UsageError(
    `company ${DEMO_COMPANY_ID} of this database has records that are not the whole demo of this version; give --demo a database of its own`,
  )
}
