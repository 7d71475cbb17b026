import type { Random } from '../../../oracle/random.ts'
import { plus } from '../../../oracle/rational-oracle.ts'
import { changed, created } from './activity-answers.ts'
import { any, anyPeriod, anyQuantity, anyVersion, isEmpty, sent, some } from './chance.ts'
import { asKept, product, ROWS } from './emission-oracle.ts'
import type { NaiveCompany } from './naive-company.ts'
import type { ModelMovement, ModelTravel } from './naive-records.ts'
import { anyVendor } from './naming.ts'
import type { Twin } from './world.ts'

const addresses = {
  fromAddress: { startAddress: 'Leeds', startPoint: 'Leeds' },
  toAddress: { endAddress: '', endPoint: 'Hull' },
}

function movementKg({ mass, km, year }: Pick<ModelMovement, 'mass' | 'km' | 'year'>) {
  return product(mass, km, ROWS.lorry(year))
}

function anyKm(random: Random): string {
  return anyQuantity(random, { isSigned: false }).slice(0, 7).replace(/\.$/, '')
}

/** Further batches to carry; now and then one that is not the company's. */
function anyBatches({ batches }: NaiveCompany, random: Random) {
  const chosen = [...batches.keys()].filter(() => random.unit() < 0.4).map((id) => ({ id }))
  return random.unit() < 0.04 ? [...chosen, { id: 1_000_000 }] : chosen
}

function batchRefusals({ batches }: NaiveCompany, sentBatches: readonly { readonly id: number }[]): readonly string[] {
  return sentBatches.flatMap(({ id }, index) => (batches.has(id) ? [] : [`batches[${index}].id unknown_batch`]))
}

/** The batch of the path is always among those that are carried. */
function carried(batchId: number, further: readonly { readonly id: number }[]): readonly number[] {
  return [...new Set([batchId, ...further.map(({ id }) => id)])]
}

export async function createMovement(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const batchId = any(random, naive.batches.keys())
  if (batchId === undefined) return
  const batches = anyBatches(naive, random)
  const { vendorId, refused } = anyVendor(twin, random)
  const { year, start, end } = anyPeriod(random)
  const mass = anyQuantity(random, { isSigned: false }).slice(0, 9).replace(/\.$/, '')
  const made = { name: 'Move', mass, km: anyKm(random), year }
  const work = real.movements.create(batchId, {
    ...{ ...addresses, transportType: 'TRUCK', name: made.name, transportWeightTon: sent(random, mass) },
    ...{ distanceKm: sent(random, made.km), startDate: start, endDate: end, vendorId, batches },
  })
  await created(naive, work, {
    ...{ of: 'movements', start },
    refused: [...refused, ...batchRefusals(naive, batches)],
    activity: ({ id }) => {
      const tenantScope = { below: batchId, vendorId, batchIds: carried(batchId, batches), start, version: 1 }
      return { id, of: 'movements', ...tenantScope, ...made, kg: movementKg(made) }
    },
  })
}

/** Reached below any batch that it carries, which it then goes on carrying. */
export async function changeMovement(twin: Twin, held: ModelMovement, random: Random): Promise<void> {
  const { real, naive } = twin
  const batchId = random.one(held.batchIds)
  const { year, start, end } = anyPeriod(random)
  const { vendorId: otherId } = anyVendor(twin, random)
  const fields = { name: random.one(['renamed', '']), vendorId: otherId, batches: anyBatches(naive, random) }
  const km = random.unit() < 0.5 ? anyKm(random) : undefined
  const dates = random.unit() < 0.4 ? { startDate: start, endDate: end } : {}
  const change = { ...some(random, fields, 0.35), ...dates }
  const body = km === undefined ? change : { ...change, distanceKm: sent(random, km) }
  const { name = held.name, vendorId = held.vendorId, batches = [] } = change
  const noVendor = vendorId === null || naive.vendors.has(vendorId) ? [] : ['vendorId unknown_vendor']
  const { options, outdated } = anyVersion(random, held.version)
  const work = real.movements.update({ batchId, movementId: held.id }, body, options)
  await changed(naive, work, {
    before: held,
    start: isEmpty(dates) ? held.start : start,
    refused: outdated.length > 0 ? outdated : [...noVendor, ...batchRefusals(naive, batches)],
    isNothing: isEmpty(body),
    after: () => {
      const isMoved = !isEmpty(dates)
      const after = { ...held, name, vendorId, km: km ?? held.km, year: isMoved ? year : held.year }
      const batchIds = change.batches === undefined ? held.batchIds : carried(batchId, batches)
      const below = batchIds.includes(held.below) ? held.below : batchId
      return { ...after, batchIds, below, start: isMoved ? start : held.start, kg: movementKg(after) }
    },
  })
}

/** Nothing that a movement is computed from has changed meanwhile: its distance was declared, its factor is published. */
export async function recalculateMovement({ real, naive }: Twin, held: ModelMovement, random: Random): Promise<void> {
  const batchId = random.one(held.batchIds)
  const work = real.movements.recalculate({ batchId, movementId: held.id })
  await changed(naive, work, { before: held, refused: [], action: 'recalculate', after: () => held })
}

function tripKg({ km, nights, passengers, year }: Pick<ModelTravel, 'km' | 'nights' | 'passengers' | 'year'>) {
  return asKept(plus(product(km, passengers, ROWS.train(year)), product(nights, ROWS.hotel(year))))
}

export async function createTravel(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const { vendorId, refused } = anyVendor(twin, random, 'movementDto.vendorId')
  const { year, start, end } = anyPeriod(random)
  const made = { km: anyKm(random), nights: random.one(['0', '1', '5']), passengers: random.one(['1', '3']), year }
  const customOptions = { distanceKm: sent(random, made.km), passengers: Number(made.passengers), note: 'kept' }
  const work = real.travels.create({
    movementDto: { ...addresses, transportType: 'RAIL', vendorId, customOptions },
    ...{ startDateUtc: start, endDateUtc: end, hotelNights: Number(made.nights) },
  })
  await created(naive, work, {
    ...{ of: 'travels', start },
    refused,
    activity: ({ id }) => {
      const tenantScope = { below: null, vendorId, batchIds: [], start, version: 1 }
      return { id, of: 'travels', ...tenantScope, ...made, kg: tripKg(made) }
    },
  })
}

export async function changeTravel(twin: Twin, held: ModelTravel, random: Random): Promise<void> {
  const { real, naive } = twin
  const { year, start, end } = anyPeriod(random)
  const { vendorId: otherId } = anyVendor(twin, random)
  const { nights = held.nights, movementDto } = some(
    random,
    { nights: random.one(['0', '2', '7']), movementDto: { vendorId: otherId } },
    0.5,
  )
  const isMoved = random.unit() < 0.5
  const dates = isMoved ? { startDateUtc: start, endDateUtc: end } : {}
  const body = { ...dates, ...(movementDto ? { movementDto } : {}), hotelNights: Number(nights) }
  const vendorId = movementDto === undefined ? held.vendorId : movementDto.vendorId
  const isKnown = vendorId === null || naive.vendors.has(vendorId)
  const { options, outdated } = anyVersion(random, held.version)
  await changed(naive, real.travels.update(held.id, body, options), {
    before: held,
    start: isMoved ? start : held.start,
    refused: outdated.length > 0 ? outdated : isKnown ? [] : ['movementDto.vendorId unknown_vendor'],
    after: () => {
      const after = { ...held, vendorId, nights, year: isMoved ? year : held.year, start: isMoved ? start : held.start }
      return { ...after, kg: tripKg(after) }
    },
  })
}

/** Nothing that a trip is computed from has changed meanwhile. */
export async function recalculateTravel({ real, naive }: Twin, held: ModelTravel): Promise<void> {
  const work = real.travels.recalculate(held.id)
  await changed(naive, work, { before: held, refused: [], action: 'recalculate', after: () => held })
}
