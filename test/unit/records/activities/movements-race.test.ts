import { describe, expect, test } from 'vitest'
import type { Places } from '../../../../src/reference/places/index.ts'
import { memoryStore, type ServiceRecords } from '../../../../src/service/index.ts'
import { batchInput, batchService, movementInput, places } from '../../../fixtures/batches.ts'
import { refusalsOf } from '../../../fixtures/service.ts'
import { storeWith } from '../../service/fixtures/bent-store.ts'

/** Places that do something else before each answer, as if others were quicker. */
function slowPlaces() {
  let meanwhile: (() => Promise<unknown>)[] = []
  const slow: Places = {
    resolve: places.resolve,
    distance: async (request) => {
      await meanwhile.shift()?.()
      return places.distance(request)
    },
  }
  return {
    places: slow,
    interrupt: (...steps: (() => Promise<unknown>)[]) => {
      meanwhile = steps
    },
  }
}

const nothing = () => Promise.resolve()

const LENIENT = { required: 'lenient' } as const

async function withMovement() {
  const { places: slow, interrupt } = slowPlaces()
  const test = batchService({ places: slow })
  const { company } = test
  for (const totalWeight of [1, 1]) await company.batches.create(batchInput({ totalWeight }))
  const { distanceKm: _, ...input } = movementInput({ batches: [{ id: 2 }] })
  const created = await company.movements.create(1, input)
  return { ...test, interrupt, input, created, path: { batchId: 1, movementId: created.record.id } }
}

describe('a movement that others change while its distance is found', () => {
  test('is changed as it then is', async () => {
    const { company, interrupt, path } = await withMovement()
    interrupt(() => company.movements.update(path, { transportWeightTon: 16, name: 'Theirs' }, LENIENT))
    const { record, version } = await company.movements.update(path, { toAddress: { endPoint: 'Mainz' } }, LENIENT)
    expect(record).toMatchObject({ name: 'Theirs', transportWeightTon: 16, endPoint: 'Mainz' })
    expect(version).toBe(3)
    expect(record.totalEmission).toBeCloseTo(0.10163 * 16 * record.distance, 6)
  })

  test('starts over where it goes another way by then', async () => {
    const { company, interrupt, path } = await withMovement()
    interrupt(() => company.movements.update(path, { fromAddress: { startPoint: 'Hull' } }, LENIENT))
    const { record } = await company.movements.update(path, { toAddress: { endPoint: 'Mainz' } }, LENIENT)
    expect(record).toMatchObject({ startPoint: 'Hull', endPoint: 'Mainz' })
    const { record: same } = await company.movements.recalculate(path)
    expect(record.distance).toBe(same.distance)
  })

  test('starts over where it was sent the route that it had, and another took its place by then', async () => {
    const { store, before } = storeWith(memoryStore<ServiceRecords>())
    const { company } = batchService({ store })
    await company.batches.create(batchInput())
    const { record: made } = await company.movements.create(1, movementInput())
    const path = { batchId: 1, movementId: made.id }
    before(() => company.movements.update(path, { toAddress: { endPoint: 'Mainz' }, distanceKm: 900 }, LENIENT))
    const sent = { toAddress: { endPoint: 'Hull' }, distanceKm: 250 }
    const { record, version } = await company.movements.update(path, sent, LENIENT)
    expect(record).toMatchObject({ endPoint: 'Hull', distance: 250, totalEmission: 203.26 })
    expect(version).toBe(3)
  })

  test('starts over as often as it takes, and no more than ten times', async () => {
    const { company, interrupt, path } = await withMovement()
    let moved = 0
    const declare = () => {
      moved += 1
      return company.movements.update(
        path,
        { fromAddress: { startAddress: `Gate ${moved}` }, distanceKm: moved },
        LENIENT,
      )
    }
    const change = () => company.movements.update(path, { toAddress: { endPoint: 'Mainz' } }, LENIENT)
    interrupt(declare, nothing)
    expect((await change()).record).toMatchObject({ startAddress: 'Gate 1', endPoint: 'Mainz' })
    interrupt(...Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? declare : nothing)))
    const late = () => company.movements.update(path, { toAddress: { endPoint: 'Hull' } }, LENIENT)
    expect(await refusalsOf(late)).toEqual([' version_conflict'])
    expect((await company.movements.get(path)).record.endPoint).toBe('Mainz')
  })

  test('X14: where it was asked for one version it is rejected instead', async () => {
    const { company, interrupt, path } = await withMovement()
    interrupt(() => company.movements.update(path, { name: 'Theirs' }, LENIENT))
    const change = { toAddress: { endPoint: 'Mainz' } }
    const options = { ...LENIENT, ifVersion: 1 }
    expect(await refusalsOf(() => company.movements.update(path, change, options))).toEqual([
      'if-match precondition_failed',
    ])
  })

  test('is recalculated as it then is', async () => {
    const { company, interrupt, path } = await withMovement()
    interrupt(() => company.movements.update(path, { transportWeightTon: 16 }, LENIENT))
    const { record } = await company.movements.recalculate(path)
    expect(record.transportWeightTon).toBe(16)
    expect(record.totalEmission).toBeCloseTo(0.10163 * 16 * record.distance, 6)
  })

  test('is not there where it was deleted, or taken out of the batch', async () => {
    const { company, interrupt, path } = await withMovement()
    const change = () => company.movements.update(path, { toAddress: { endPoint: 'Mainz' } }, LENIENT)
    interrupt(() => company.movements.update({ ...path, batchId: 2 }, { batches: [] }, LENIENT))
    expect(await refusalsOf(change)).toEqual(['movementId not_found'])
    const other = { ...path, batchId: 2 }
    interrupt(() => company.movements.delete(other))
    expect(await refusalsOf(() => company.movements.recalculate(other))).toEqual(['movementId not_found'])
  })

  test('is not made where its batch or its vendor went meanwhile', async () => {
    const { company, interrupt, input, path } = await withMovement()
    await company.movements.delete(path)
    interrupt(() => company.batches.delete(2))
    expect(await refusalsOf(() => company.movements.create(1, input))).toEqual(['batches[0].id unknown_batch'])
    const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
    const named = { ...input, batches: [], vendorId }
    interrupt(() => company.vendors.delete(vendorId))
    expect(await refusalsOf(() => company.movements.create(1, named))).toEqual(['vendorId unknown_vendor'])
    interrupt(() => company.batches.delete(1))
    expect(await refusalsOf(() => company.movements.create(1, { ...input, batches: [] }))).toEqual([
      'batchId not_found',
    ])
  })

  test('X14: 200 changes at once leave every total what the records add up to', async () => {
    const { company, path } = await withMovement()
    const product = await company.products.create({ name: 'Bolt', weight: 1 })
    const productsBathes = [{ productId: product.record.id, count: 1 }]
    await company.batches.update(1, { productsBathes })
    const changes = Array.from({ length: 200 }, (_, index) => {
      if (index % 4 === 0) return company.movements.update(path, { transportWeightTon: index }, LENIENT)
      if (index % 4 === 1) return company.movements.create(1, movementInput({ batches: [{ id: 2 }] }))
      if (index % 4 === 2) return company.products.update(product.record.id, { weight: index })
      return company.batches.update(1, { productsBathes: [{ productId: product.record.id, count: index }] })
    })
    const settled = await Promise.allSettled(changes)
    expect(settled.filter(({ status }) => status === 'rejected')).toEqual([])
    expect((await company.movements.list(1)).total).toBe(51)
  })

  test('is not computed again by a distance that is no longer its own', async () => {
    const { company, interrupt, path } = await withMovement()
    interrupt(() => company.movements.update(path, { fromAddress: { startPoint: 'Hull' } }, LENIENT))
    const again = await company.movements.recalculate(path)
    expect(again.record).toMatchObject({ startPoint: 'Hull' })
    expect(again.record.distance).toBe((await company.movements.recalculate(path)).record.distance)
  })
})
