import { findFactor } from '../../../../src/reference/factors/index.ts'
import { builtInKindId } from '../../../../src/resources/index.ts'
import type { Company, Payload } from '../../../../src/service/index.ts'

const DIESEL = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
/** What a litre of it emits, in hundred-thousandths of a kilogram of CO2e, as it was published. */
export const DIESEL_PER_LITRE = 257_082n
export const DIESEL_SCALE = 100_000n

const MONTH = { startDate: '2025-01-01T00:00:00.000Z', endDate: '2025-02-01T00:00:00.000Z' }

/** So many litres of diesel, burnt in January. */
export function fuelOf(litres: number): Payload<'createSiteFuel', 'lenient'> {
  return {
    ...MONTH,
    value: litres,
    unitId: 13,
    emissionFactorId: DIESEL.id,
    emissionKindId: builtInKindId('site-fuel'),
  }
}

/** A lorry over a declared distance, of so many tonnes, that carries batches. */
export function movementOf(tonnes: number, batchIds: readonly number[]): Payload<'createMovement', 'lenient'> {
  return {
    ...MONTH,
    fromAddress: { startPoint: '53.79,-1.53' },
    toAddress: { endPoint: '53.74,-0.3' },
    transportType: 'TRUCK',
    transportWeightTon: tonnes,
    distanceKm: 100,
    batches: batchIds.map((id) => ({ id })),
  }
}

/** The ids of what every work of a company shares. */
export interface SharedIds {
  readonly siteId: string
  readonly vendorId: string
  /** Fuels: one that is counted up by its version, one that is overwritten, one that several delete. */
  readonly counted: string
  readonly overwritten: string
  readonly deleted: string
  /** Electricity that several change for the same version. */
  readonly energyId: string
  readonly products: readonly [number, number]
  readonly batches: readonly [number, number]
  readonly movementId: string
}

/** How many litres the shared fuels begin with. */
export const BEGIN = 10

/** Gives a company what its work shares. */
export async function furnishShared(company: Company<'lenient'>): Promise<SharedIds> {
  const vendor = await company.vendors.create({ name: 'Fuels Ltd', countryId: 826, vendorType: 'fuel' })
  const place = { address: '1 Mill Lane', coordinates: { lat: 53.79, lng: -1.53 } }
  const site = await company.sites.create({ name: 'Works', address: place, area: 1, unit: 'M2', countryId: 826 })
  const [siteId, vendorId] = [site.record.id, vendor.record.id]
  const fuel = async () => (await company.siteFuels.create(siteId, { ...fuelOf(BEGIN), vendorId })).record.id
  const [counted, overwritten, deleted] = [await fuel(), await fuel(), await fuel()]
  const energy = { ...MONTH, value: 100, unitId: 4, percentageOfCleanEnergy: 0 }
  const energyId = (await company.siteEnergies.create(siteId, energy)).record.id
  const product = async (weight: number) => (await company.products.create({ name: 'Bolt', weight })).record.id
  const products = [await product(2), await product(3)] as const
  const batch = async (counts: readonly number[]) => {
    const productsBathes = counts.map((count, index) => ({ productId: products[index] as number, count }))
    const input = { name: 'Bolts', manufacturingDate: '2025-01-01', productsBathes }
    return (await company.batches.create(input)).record.id
  }
  const batches = [await batch([1, 1]), await batch([2])] as const
  const moved = await company.movements.create(batches[0], movementOf(1, batches))
  return { siteId, vendorId, counted, overwritten, deleted, energyId, products, batches, movementId: moved.record.id }
}
