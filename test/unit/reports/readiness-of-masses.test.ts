import { describe, expect, it } from 'vitest'
import { batchInput, batchService, movementInput, productInput } from '../../fixtures/batches.ts'
import { Y2025 } from '../../fixtures/inventory.ts'

/** Batches of so many products of 2 kg, moved together by one lorry. */
async function moved(counts: readonly number[], transportWeightTon: number | string, weight: number | string = 2) {
  const { company } = batchService()
  const productId = (await company.products.create(productInput({ weight }))).record.id
  const batches = []
  for (const count of counts) {
    const productsBathes = count === 0 ? [] : [{ productId, count }]
    batches.push({ id: (await company.batches.create(batchInput({ productsBathes }))).record.id })
  }
  const [{ id }] = batches as [{ id: number }]
  const movement = (await company.movements.create(id, movementInput({ transportWeightTon, batches }))).record.id
  const { findings } = await company.readiness(Y2025)
  return { movement, found: findings.filter(({ code }) => code === 'mass_unbalanced') }
}

describe('the mass of a movement', () => {
  it('closes from what its batches weigh to twice as much, to the last digit', async () => {
    for (const tonnes of ['8', '8.25', '16']) expect((await moved([1000, 3000], tonnes)).found).toEqual([])
  })

  it('is named where it is less than its batches weigh', async () => {
    const { movement, found } = await moved([1000, 3000], '7.999999999999999999')
    expect(found).toMatchObject([{ severity: 'check', records: 1, first: [movement] }])
    expect(found[0]?.message).toMatch(/with less mass than their batches weigh; check the mass in tonnes/)
  })

  it('is named where it is more than twice what its batches weigh, as kilograms entered as tonnes are', async () => {
    const { movement, found } = await moved([4, 6], '20')
    expect(found).toMatchObject([{ severity: 'check', records: 1, first: [movement] }])
    expect(found[0]?.message).toMatch(/with more than twice the mass of their batches/)
    expect((await moved([1000, 3000], '16.000000000000000001')).found).toHaveLength(1)
  })

  it('is not judged where a batch has no weight', async () => {
    expect((await moved([1000, 0], '0.5')).found).toEqual([])
    expect((await moved([1000], '0.5', 0)).found).toEqual([])
  })
})
