import { describe, expect, test } from 'vitest'
import type { Context } from '../../../../src/ledger/context/context.ts'
import type { ServiceRecords } from '../../../../src/ledger/context/records.ts'
import { memoryStore, type Store } from '../../../../src/service/index.ts'
import { batchInput, batchService, movementInput, productInput } from '../../../fixtures/batches.ts'
import { movedBy } from '../../service/fixtures/turns.ts'

type Transaction = Parameters<Parameters<Context['store']['transaction']>[1]>[0]

/** A store that counts what its transactions are asked for: 'products.get'. */
function countingStore() {
  const store = memoryStore<ServiceRecords>()
  const counts: Record<string, number> = {}
  const counted = (name: string, collection: object) =>
    new Proxy(collection, {
      get(target, method) {
        const held: unknown = Reflect.get(target, method, target)
        if (typeof held !== 'function') return held
        return (...given: unknown[]) => {
          const call = `${name}.${String(method)}`
          counts[call] = (counts[call] ?? 0) + 1
          return Reflect.apply(held, target, given)
        }
      },
    })
  const watched = (tx: Transaction) =>
    new Proxy(tx, {
      get(target, name) {
        const held: unknown = Reflect.get(target, name, target)
        if (typeof held === 'function') return held.bind(target)
        return typeof held === 'object' && held !== null ? counted(String(name), held) : held
      },
    })
  const counting: Store<ServiceRecords> = {
    capabilities: store.capabilities,
    read: (id, work) => store.read(id, work),
    transaction: (id, work) => store.transaction(id, (tx) => work(watched(tx))),
    findApiKey: (hash) => store.findApiKey(hash),
    verifyTotals: (id) => store.verifyTotals(id),
    rebuildTotals: (id) => store.rebuildTotals(id),
    erase: (id) => store.erase(id),
  }
  return { store: counting, counts }
}

/** Products, and batches that each hold all of them. */
async function stocked(sizes: { products: number; batches: number }, options = {}) {
  const made = batchService(options)
  const { company } = made
  for (let n = 1; n <= sizes.products; n++) await company.products.create(productInput({ weight: n }))
  const productsBathes = Array.from({ length: sizes.products }, (_, index) => ({ productId: index + 1, count: 1 }))
  for (let n = 0; n < sizes.batches; n++) await company.batches.create(batchInput({ productsBathes }))
  const batches = Array.from({ length: sizes.batches }, (_, index) => ({ id: index + 1 }))
  return { ...made, batches }
}

describe('batches under load', () => {
  test('B14: another weight reads each product once, and writes each share once, where it has changed', async () => {
    const { store, counts } = countingStore()
    const { company, batches } = await stocked({ products: 5, batches: 4 }, { store })
    // a batch of its own weight alone, in which nothing changes
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 3 }] }))
    await company.movements.create(1, movementInput({ batches }))
    await company.movements.create(1, movementInput({ batches: [{ id: 1 }, { id: 5 }] }))
    for (const call of Object.keys(counts)) delete counts[call]
    await company.products.update(1, { weight: 7 }, { required: 'lenient' })
    // each once; the changed product before, to be shown, and as it was found
    expect(counts['products.get']).toBeLessThanOrEqual(5 + 3)
    expect(counts['batchProducts.update']).toBe(4 * 5)
    // the four weigh the same again, so that the first movement shares as it did
    expect(counts['movementBatches.update']).toBe(2)
  })

  test('others are answered while a weight, a movement or a batch with very many shares is changed', async () => {
    const { company, others, batches } = await stocked({ products: 150, batches: 100 })
    const path = { batchId: 1, movementId: '' }
    const answered = (work: () => Promise<unknown>) =>
      movedBy(work, () => others.products.create(productInput({ name: 'Theirs' })))
    const create = async () => {
      path.movementId = (await company.movements.create(1, movementInput({ batches }))).record.id
    }
    const lenient = { required: 'lenient' } as const
    expect(await answered(create)).toBeGreaterThan(2)
    expect(await answered(() => company.products.update(1, { weight: 500 }, lenient))).toBeGreaterThan(2)
    expect(await answered(() => company.movements.update(path, { distanceKm: 300 }, lenient))).toBeGreaterThan(4)
    expect(await answered(() => company.movements.delete(path))).toBeGreaterThan(2)
  })
})
