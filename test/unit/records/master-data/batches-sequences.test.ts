import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import { batchInput, movementInput, places } from '../../../fixtures/batches.ts'
import { SEEDS, scaleRuns } from '../../../fixtures/seeds.ts'
import { testService } from '../../../fixtures/service.ts'
import { BatchModel } from './batches-model.ts'

/** What a step picks from: existing records by their place in a list, and numbers. */
const step = fc.record({
  action: fc.constantFrom(
    ...['product', 'reweigh', 'unmake', 'batch', 'contents', 'empty', 'dissolve'],
    ...['movement', 'movement', 'change', 'change', 'carry', 'again', 'cancel'],
  ),
  at: fc.nat(20),
  other: fc.nat(20),
  grams: fc.oneof(
    { weight: 1, arbitrary: fc.constant(0) },
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 9_999_999 }) },
  ),
  km: fc.integer({ min: 1, max: 20_000 }),
  counts: fc.array(fc.nat(1000), { minLength: 1, maxLength: 5 }),
})
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** How every walk begins, so that there is something to change. */
const BEGINNING = ['product', 'product', 'product', 'batch', 'batch', 'movement', 'movement']
const walks = fc
  .tuple(
    fc.array(step, { minLength: BEGINNING.length, maxLength: BEGINNING.length }),
    fc.array(step, { minLength: 5, maxLength: 30, size: 'max' }),
  )
  .map(([first, rest]) => [...first.map((taken, index) => ({ ...taken, action: BEGINNING[index] as string })), ...rest])

const LENIENT = { required: 'lenient' } as const
const kilograms = (grams: number) => (grams / 1000).toFixed(3)
/** 0.10163 kg CO2e per tonne-kilometre, in 10^-8 kg. */
const emissionOf = ({ grams, km }: Step) => BigInt(grams) * BigInt(km) * 10_163n

function pick<T>(list: Iterable<T>, index: number): T | undefined {
  const all = [...list]
  return all[index % Math.max(1, all.length)]
}

/** The code of what was refused; undefined where it was done. */
async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work
    return undefined
  } catch (error) {
    if (EmissionsError.is(error)) return error.code
    throw error
  }
}

/** Takes steps with the service and with the model, which must agree on what can be done. */
class Walk {
  readonly company: Company<never>
  readonly model = new BatchModel()

  constructor(company: Company<never>) {
    this.company = company
  }

  /** Products by their place, some of them of a count of 0. */
  #contents({ counts, at }: Step): {
    counts: Map<number, bigint>
    productsBathes: { productId: number; count: number }[]
  } {
    const ids = [...this.model.products.keys()]
    const links = counts
      .slice(0, ids.length)
      .map((count, index) => ({ productId: ids[(at + index) % ids.length] as number, count: count % 5 }))
    const held = links
      .filter(({ count }) => count > 0)
      .map(({ productId, count }) => [productId, BigInt(count)] as const)
    return { counts: new Map(held), productsBathes: links }
  }

  #movement({ at: index }: Step) {
    const id = pick(this.model.movements.keys(), index)
    const movement = id === undefined ? undefined : this.model.movements.get(id)
    const batchId = pick(movement?.carried ?? [], index)
    if (id === undefined || movement === undefined || batchId === undefined) return undefined
    return { movement, path: { batchId, movementId: id } }
  }

  async #product({ grams }: Step) {
    const { record } = await this.company.products.create({ name: 'P', weight: kilograms(grams) })
    this.model.products.set(record.id, BigInt(grams))
  }

  async #reweigh({ at: index, grams }: Step) {
    const id = pick(this.model.products.keys(), index)
    if (id === undefined) return
    await this.company.products.update(id, { weight: kilograms(grams) })
    this.model.setProductWeight(id, BigInt(grams))
  }

  async #unmake({ at: index }: Step) {
    const id = pick(this.model.products.keys(), index)
    if (id === undefined) return
    const isHeld = [...this.model.batches.values()].some(({ counts }) => counts.has(id))
    expect(await codeOf(this.company.products.delete(id))).toBe(isHeld ? 'record_in_use' : undefined)
    if (!isHeld) this.model.products.delete(id)
  }

  async #batch(taken: Step) {
    const { counts, productsBathes } = this.#contents(taken)
    const input = batchInput({ totalWeight: kilograms(taken.grams), productsBathes })
    const { record } = await this.company.batches.create(input)
    this.model.batches.set(record.id, { weight: BigInt(taken.grams), counts: new Map() })
    this.model.setContents(record.id, counts)
  }

  async #fill(taken: Step, contents = this.#contents(taken)) {
    const id = pick(this.model.batches.keys(), taken.other)
    if (id === undefined) return
    await this.company.batches.update(id, { productsBathes: contents.productsBathes })
    this.model.setContents(id, contents.counts)
  }

  async #dissolve({ at: index }: Step) {
    const id = pick(this.model.batches.keys(), index)
    if (id === undefined) return
    const isCarried = [...this.model.movements.values()].some(({ carried }) => carried.has(id))
    expect(await codeOf(this.company.batches.delete(id))).toBe(isCarried ? 'record_in_use' : undefined)
    if (!isCarried) this.model.batches.delete(id)
  }

  async #move(taken: Step) {
    const [batchId, other] = [taken.at, taken.other].map((index) => pick(this.model.batches.keys(), index))
    if (batchId === undefined || other === undefined) return
    const load = { transportWeightTon: kilograms(taken.grams), distanceKm: taken.km }
    const { record } = await this.company.movements.create(
      batchId,
      movementInput({ ...load, batches: [{ id: other }] }),
    )
    this.model.movements.set(record.id, { emission: emissionOf(taken), carried: new Set([batchId, other]) })
  }

  async #change(taken: Step) {
    const found = this.#movement(taken)
    if (found === undefined) return
    const load = { transportWeightTon: kilograms(taken.grams), distanceKm: taken.km }
    await this.company.movements.update(found.path, { ...load, name: 'changed' }, LENIENT)
    found.movement.emission = emissionOf(taken)
  }

  async #carry(taken: Step) {
    const found = this.#movement(taken)
    const ids = [...this.model.batches.keys()].slice(0, taken.counts.length)
    if (found === undefined) return
    await this.company.movements.update(found.path, { batches: ids.map((id) => ({ id })) }, LENIENT)
    found.movement.carried = new Set([found.path.batchId, ...ids])
  }

  async #again(taken: Step) {
    const found = this.#movement(taken)
    if (found !== undefined) await this.company.movements.recalculate(found.path)
  }

  async #cancel(taken: Step) {
    const found = this.#movement(taken)
    if (found === undefined) return
    await this.company.movements.delete(found.path)
    this.model.movements.delete(found.path.movementId)
  }

  take(taken: Step): Promise<void> {
    const none = { counts: new Map<number, bigint>(), productsBathes: [] }
    const actions: Readonly<Record<string, () => Promise<void>>> = {
      product: () => this.#product(taken),
      reweigh: () => this.#reweigh(taken),
      unmake: () => this.#unmake(taken),
      batch: () => this.#batch(taken),
      contents: () => this.#fill(taken),
      empty: () => this.#fill(taken, none),
      dissolve: () => this.#dissolve(taken),
      movement: () => this.#move(taken),
      change: () => this.#change(taken),
      carry: () => this.#carry(taken),
      again: () => this.#again(taken),
      cancel: () => this.#cancel(taken),
    }
    return (actions[taken.action] as () => Promise<void>)()
  }

  /** Compares everything that is shown with the model. */
  async check() {
    const { model, company } = this
    const shownBatches = (await company.batches.list()).records
    const batches = shownBatches.map((one) => [one.id, one.totalWeight, one.totalEmission])
    const expected = [...model.batches].map(([id, { weight }]) => [id, Number(weight) / 1000, model.totalOfBatch(id)])
    expect(batches).toEqual(expected)
    const products = (await company.products.list()).records.map(({ id, totalEmission }) => [id, totalEmission])
    expect(products).toEqual([...model.products.keys()].map((id) => [id, model.totalOfProduct(id)]))
    for (const { id, productsBathes } of shownBatches) {
      const held = new Map(productsBathes.map(({ productId, count }) => [productId, BigInt(count)]))
      expect(held).toEqual(new Map([...(model.batches.get(id)?.counts ?? [])].sort(([a], [b]) => a - b)))
    }
    expect(await company.verifyTotals()).toEqual([])
  }
}

describe('random sequences of products, batches and movements', () => {
  const { service } = testService({ places })
  let companies = 0

  for (const seed of SEEDS) {
    test(`B3, B4, B5: every total is that of a naive count (seed ${seed})`, async () => {
      const walk = async (steps: readonly Step[]) => {
        companies += 1
        const walking = new Walk(service.company(companies))
        for (const taken of steps) {
          await walking.take(taken)
          await walking.check()
        }
      }
      await fc.assert(fc.asyncProperty(walks, walk), { seed, numRuns: scaleRuns(30) })
    })
  }
})
