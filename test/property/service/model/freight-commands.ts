import type { Random } from '../../../oracle/random.ts'
import { fraction, plus, times } from '../../../oracle/rational-oracle.ts'
import { any, anyPeriod, anyQuantity, sent } from './chance.ts'
import { asKept, product, ROWS } from './emission-oracle.ts'
import { type ModelActivity, sumOf } from './naive-company.ts'
import type { Twin } from './world.ts'

const addresses = {
  fromAddress: { startAddress: 'Leeds', startPoint: 'Leeds' },
  toAddress: { endAddress: '', endPoint: 'Hull' },
}

export async function createVendor({ real, naive }: Twin): Promise<void> {
  const { record } = await real.vendors.create({ name: 'Supplier', countryId: 826, vendorType: 'fuel' })
  naive.vendors.add(record.id)
}

export async function createProduct({ real, naive }: Twin, random: Random): Promise<void> {
  const weight = random.one(['0', '1', '2.5', '0.333', '1200', '12.3456789012345678901'])
  const { record } = await real.products.create({ name: 'Part', weight: sent(random, weight) })
  naive.products.set(record.id, weight)
}

/** The batch with these products: it weighs what they do, or what was said where one of them weighs nothing. */
async function readBatch({ real, naive }: Twin, id: number): Promise<void> {
  const { record } = await real.batches.get(id)
  const counts = new Map(record.productsBathes.map(({ productId, count }) => [productId, count]))
  const weights = [...counts].map(([productId, count]) => {
    return times(fraction(count), fraction(naive.products.get(productId) ?? '0'))
  })
  const isKept =
    counts.size === 0 || [...counts.keys()].some((one) => fraction(naive.products.get(one) ?? '0').over === 0n)
  naive.batches.set(id, { counts, weight: isKept ? fraction(record.totalWeight) : sumOf(weights) })
}

function anyLinks({ naive }: Twin, random: Random) {
  const chosen = [...naive.products.keys()].filter(() => random.unit() < 0.5)
  return chosen.map((productId) => ({ productId, count: random.whole(0, 4) }))
}

export async function createBatch(twin: Twin, random: Random): Promise<void> {
  const { record } = await twin.real.batches.create({
    name: 'Batch',
    manufacturingDate: '2025-01-01',
    totalWeight: random.one([0, 10, 3]),
    productsBathes: anyLinks(twin, random),
  })
  await readBatch(twin, record.id)
}

export async function changeBatch(twin: Twin, random: Random): Promise<void> {
  const id = any(random, twin.naive.batches.keys())
  if (id === undefined) return
  await twin.real.batches.update(id, { productsBathes: anyLinks(twin, random) })
  await readBatch(twin, id)
}

export async function changeProduct(twin: Twin, random: Random): Promise<void> {
  const id = any(random, twin.naive.products.keys())
  if (id === undefined) return
  const weight = random.one(['0', '3', '0.7', '41.5'])
  await twin.real.products.update(id, { weight })
  twin.naive.products.set(id, weight)
  for (const batchId of twin.naive.batches.keys()) await readBatch(twin, batchId)
}

interface MadeMovement {
  readonly mass: string
  readonly km: string
  readonly year: string
}

function movementKg({ mass, km, year }: MadeMovement) {
  return product(mass, km, ROWS.lorry(year))
}

export async function createMovement({ real, naive }: Twin, random: Random): Promise<void> {
  const batchId = any(random, naive.batches.keys())
  if (batchId === undefined) return
  const further = [...naive.batches.keys()].filter((id) => id !== batchId && random.unit() < 0.4)
  const vendorId = random.unit() < 0.5 ? (any(random, naive.vendors) ?? null) : null
  const { year, start, end } = anyPeriod(random)
  const made = {
    mass: anyQuantity(random, { isSigned: false }).slice(0, 9),
    km: anyQuantity(random, { isSigned: false }).slice(0, 7),
    year,
  }
  const { record } = await real.movements.create(batchId, {
    ...addresses,
    transportType: 'TRUCK',
    transportWeightTon: sent(random, made.mass),
    distanceKm: sent(random, made.km),
    startDate: start,
    endDate: end,
    vendorId,
    batches: further.map((id) => ({ id })),
  })
  const batchIds = [batchId, ...further]
  const whose = { below: batchId, vendorId, batchIds }
  naive.activities.set(record.id, { id: record.id, of: 'movements', ...whose, kg: movementKg(made), made: { ...made } })
}

export async function changeMovement({ real, naive }: Twin, activity: ModelActivity, random: Random): Promise<void> {
  const made = activity.made as unknown as MadeMovement
  const { year, start, end } = anyPeriod(random)
  const isMoved = random.unit() < 0.5
  const km = random.unit() < 0.5 ? anyQuantity(random, { isSigned: false }).slice(0, 7) : made.km
  const after = { ...made, km, year: isMoved ? year : made.year }
  const dates = isMoved ? { startDate: start, endDate: end } : {}
  const path = { batchId: activity.below as number, movementId: activity.id }
  const name = random.unit() < 0.5 ? 'renamed' : ''
  await real.movements.update(path, { distanceKm: sent(random, km), name, ...dates })
  naive.activities.set(activity.id, { ...activity, kg: movementKg(after), made: { ...after } })
}

interface MadeTrip {
  readonly km: string
  readonly nights: string
  readonly passengers: string
  readonly year: string
}

function tripKg({ km, nights, passengers, year }: MadeTrip) {
  return asKept(plus(product(km, passengers, ROWS.train(year)), product(nights, ROWS.hotel(year))))
}

export async function createTravel({ real, naive }: Twin, random: Random): Promise<void> {
  const vendorId = random.unit() < 0.5 ? (any(random, naive.vendors) ?? null) : null
  const { year, start, end } = anyPeriod(random)
  const km = anyQuantity(random, { isSigned: false }).slice(0, 9)
  const made = { km, nights: random.one(['0', '1', '5']), passengers: random.one(['1', '3']), year }
  const customOptions = { distanceKm: sent(random, km), passengers: Number(made.passengers), note: 'kept' }
  const { record } = await real.travels.create({
    movementDto: { ...addresses, transportType: 'RAIL', vendorId, customOptions },
    startDateUtc: start,
    endDateUtc: end,
    hotelNights: Number(made.nights),
  })
  const whose = { below: null, vendorId, batchIds: [] }
  naive.activities.set(record.id, { id: record.id, of: 'travels', ...whose, kg: tripKg(made), made: { ...made } })
}

export async function changeTravel({ real, naive }: Twin, activity: ModelActivity, random: Random): Promise<void> {
  const made = activity.made as unknown as MadeTrip
  const nights = random.one(['0', '2', '7'])
  const { year, start, end } = anyPeriod(random)
  await real.travels.update(activity.id, { hotelNights: Number(nights), startDateUtc: start, endDateUtc: end })
  const after = { ...made, nights, year }
  naive.activities.set(activity.id, { ...activity, kg: tripKg(after), made: { ...after } })
}
