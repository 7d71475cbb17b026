import { describe, expect, test } from 'vitest'
import type { Company } from '../../../../src/service/company.ts'
import { batchInput, batchService, movementInput, productInput } from '../../../fixtures/batches.ts'
import { noticesOf, OURS } from '../../../fixtures/service.ts'

async function makeProducts(company: Company<never>, ...weights: readonly (number | string)[]): Promise<void> {
  for (const weight of weights) await company.products.create(productInput({ weight }))
}

const KEPT = 'batch_weight_kept productsBathes'

describe('the contents of a batch, when they are changed', () => {
  test('B2: another product takes the place of one, as many of it', async () => {
    const { company } = batchService()
    await makeProducts(company, 1, 5)
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 2 }] }))
    await company.movements.create(1, movementInput())
    const { record } = await company.batches.update(1, { productsBathes: [{ productId: 2, count: 2 }] })
    expect([record.productsBathes.map(({ productId }) => productId), record.totalWeight]).toEqual([[2], 10])
    expect((await company.products.get(1)).record.totalEmission).toBeNull()
    expect((await company.products.get(2)).record.totalEmission).toBe(203.26)
  })

  test('B5: one product without a weight has all of it, and shares with nobody', async () => {
    const { company } = batchService()
    await makeProducts(company, 0)
    const productsBathes = [{ productId: 1, count: 4 }]
    expect(noticesOf(await company.batches.create(batchInput({ productsBathes })))).toEqual([KEPT])
    expect(noticesOf(await company.batches.update(1, { productsBathes }))).toEqual([KEPT])
    expect(noticesOf(await company.batches.update(1, { name: 'another' }))).toEqual([])
    await company.movements.create(1, movementInput())
    expect((await company.products.get(1)).record.totalEmission).toBe(203.26)
  })

  test('B3: ten products without a weight are named', async () => {
    const { company } = batchService()
    await makeProducts(company, ...Array.from({ length: 12 }, () => 0), 7)
    const productsBathes = Array.from({ length: 13 }, (_, index) => ({ productId: index + 1, count: 1 }))
    const created = await company.batches.create(batchInput({ totalWeight: '12.50', productsBathes }))
    expect(created.notices.map(({ message }) => message)).toEqual([
      'product 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 has no weight, so totalWeight stays 12.5 kg',
    ])
    const { notices } = await company.batches.update(1, { productsBathes: productsBathes.slice(-2) })
    expect(notices.map(({ message }) => message)).toEqual(['product 12 has no weight, so totalWeight stays 12.5 kg'])
  })

  test('N3: a weight that no double holds stays with all its digits, until the batch holds something', async () => {
    const { company, store } = batchService()
    const totalWeight = '1.0000000000000000000000000000000000000001'
    for (const weight of [totalWeight, 1]) await company.batches.create(batchInput({ totalWeight: weight }))
    await company.batches.update(1, { name: 'another' })
    const { id: movementId } = (await company.movements.create(1, movementInput({ batches: [{ id: 2 }] }))).record
    const shareOf = (batchId: number) =>
      store.read(OURS, async (tx) => (await tx.movementBatches.get({ movementId, batchId }))?.exact)
    // a little less than a half, and what that leaves
    expect(await shareOf(2)).toBe(`0.4${'9'.repeat(33)}`)
    expect(await shareOf(1)).toBe(`0.5${'0'.repeat(32)}1`)
    await makeProducts(company, 1)
    const { record } = await company.batches.update(1, { productsBathes: [{ productId: 1, count: 1 }] })
    expect([record.totalWeight, await shareOf(1)]).toEqual([1, '0.5'])
  })
})
