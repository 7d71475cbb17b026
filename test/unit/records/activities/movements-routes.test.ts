import { describe, expect, test } from 'vitest'
import type { Payload, UncheckedPayload } from '../../../../src/service/index.ts'
import { batchInput, batchService, countingPlaces, movementInput } from '../../../fixtures/batches.ts'
import { noticesOf } from '../../../fixtures/service.ts'

const DECLARED = 'distance_declared distanceKm'

/** A movement of declared kilometres, with places that count how often they are asked for a way. */
async function declared(distance: { readonly distanceKm?: number } = { distanceKm: 250 }) {
  const places = countingPlaces()
  const { company, clock } = batchService({ places })
  await company.batches.create(batchInput({ totalWeight: 1 }))
  const input = movementInput({ fromAddress: { startPoint: 'Leeds' }, toAddress: { endPoint: 'Hull' } })
  const { distanceKm: _, ...found } = input
  const { record } = await company.movements.create(1, { ...found, ...distance })
  const path = { batchId: 1, movementId: record.id }
  clock.advance()
  const change = (changes: UncheckedPayload<'updateMovement'>) =>
    company.movements.update(path, changes as Payload<'updateMovement', 'lenient'>, { required: 'lenient' })
  return { company, places, path, change }
}

const OTHER_WAYS: readonly UncheckedPayload<'updateMovement'>[] = [
  { fromAddress: { startPoint: 'Mainz' } },
  { fromAddress: { startAddress: 'Gate 7' } },
  { toAddress: { endPoint: 'Mainz' } },
  { toAddress: { endAddress: 'Dock 1' } },
  { transportType: 'RAIL' },
]

describe('B14: the route of a movement', () => {
  test.each(OTHER_WAYS)(
    'is another with %j: it is found, and what was declared for the one before is not',
    async (other) => {
      const { company, places, path, change } = await declared()
      const moved = await change(other)
      expect(noticesOf(moved)).not.toContain(DECLARED)
      expect([moved.record.distance === 250, places.asked()]).toEqual([false, 2])
      const { record } = await company.movements.get(path)
      expect(record).toMatchObject({ ...other.fromAddress, ...other.toAddress, distance: moved.record.distance })
      // found anew where it is asked for, and not for a name
      await company.movements.recalculate(path)
      await change({ name: 'Other', comment: null })
      expect(places.asked()).toBe(3)
    },
  )

  test.each(OTHER_WAYS)('is another with %j also where none was declared', async (other) => {
    const { places, change } = await declared({})
    const { id } = (await change({ name: 'Other', comment: null })).record.emission
    expect(places.asked()).toBe(1)
    const { record } = await change(other)
    expect([record.emission.id, places.asked()]).toEqual([id, 2])
    expect(record.emission.updatedAt > record.createdAt).toBe(true)
  })

  test.each(OTHER_WAYS)('may be declared with %j', async (other) => {
    const { places, change } = await declared()
    const moved = await change({ ...other, distanceKm: 300 })
    expect([moved.record.distance, places.asked()]).toEqual([300, 2])
    expect(noticesOf(moved)).toContain(DECLARED)
  })

  test('is the same as long as nothing of it changes', async () => {
    const { company, places, path, change } = await declared()
    const same = {
      fromAddress: { startPoint: 'Leeds' },
      toAddress: { endPoint: 'Hull' },
      transportType: 'TRUCK',
    } as const
    const moved = await change({ ...same, name: 'Other', transportWeightTon: 4 })
    expect([moved.record.distance, moved.record.totalEmission, places.asked()]).toEqual([250, 101.63, 1])
    expect(noticesOf(moved)).toContain(DECLARED)
    expect((await company.movements.recalculate(path)).record).toMatchObject({ distance: 250, totalEmission: 101.63 })
  })
})
