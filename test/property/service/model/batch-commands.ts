import type { Random } from '../../../oracle/random.ts'
import { type Fraction, fraction, isEqual } from '../../../oracle/rational-oracle.ts'
import { answerOf, check, type Due } from './answers.ts'
import { any, anyVersion, isEmpty, sent, some } from './chance.ts'
import { isNamed, type NaiveCompany, note, remove, sumOf, weightsIn } from './naive-company.ts'
import type { ModelBatch, ModelProduct } from './naive-records.ts'
import { anyKindId, KINDS, namedKind } from './naming.ts'
import type { Twin } from './world.ts'

/** A product as it is shown, but for its total. */
export function dueProduct(id: number, { name, weight, kindId }: ModelProduct): Due {
  return { id, name, weight: Number(weight), emissionKindId: kindId }
}

/** A batch as it is shown, but for its total. */
export function dueBatch({ products }: NaiveCompany, id: number, { name, counts, weight }: ModelBatch): Due {
  const inOrder = [...counts].sort(([a], [b]) => a - b)
  const productsBathes = inOrder.map(([productId, count]) => {
    return { productId, batchId: id, count, product: dueProduct(productId, products.get(productId) as ModelProduct) }
  })
  return { id, name, totalWeight: weight, productsBathes }
}

const WEIGHTS = ['0', '1', '2.5', '0.333', '1200', '12.3456789012345678901'] as const

export async function createProduct(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const weight = random.one(WEIGHTS)
  const kindId = anyKindId(twin, random, KINDS.product)
  const said = { name: `Part ${random.whole(1, 99)}`, weight: sent(random, weight), emissionKindId: kindId }
  const answer = await answerOf('createProduct', real.products.create(said), namedKind(naive, kindId).refused)
  if (answer === undefined) return
  const { id } = answer.record
  if (naive.products.has(id) || naive.gone.products.includes(id)) throw new Error(`product ${id} was there before`)
  const product = { name: said.name, weight, kindId, version: 1 }
  naive.products.set(id, product)
  note(naive, ['create', 'products', id])
  check('createProduct', answer, { version: 1, shown: dueProduct(id, product) })
}

/** What the products of a batch weigh; null where one of them weighs nothing, which is to say that nobody knows. */
function weightOf(naive: NaiveCompany, counts: ModelBatch['counts']): Fraction | null {
  const weights = [...weightsIn(naive, counts).values()]
  return weights.some(({ over }) => over === 0n) ? null : sumOf(weights)
}

/** Weighs the batches of a product again; each that weighs something else now is another version, and in the log. */
function reweigh(naive: NaiveCompany, productId: number): void {
  for (const [id, batch] of [...naive.batches].sort(([a], [b]) => a - b)) {
    const weight = batch.counts.has(productId) ? weightOf(naive, batch.counts) : null
    if (weight === null || isEqual(weight, batch.weight)) continue
    naive.batches.set(id, { ...batch, weight, version: batch.version + 1 })
    note(naive, ['update', 'batches', id])
  }
}

/** Another weight, which the batches of the product follow. */
export async function changeProduct(twin: Twin, random: Random): Promise<void> {
  const { real, naive } = twin
  const product = any(random, naive.products)
  if (product === undefined) return
  const [id, held] = product
  const emissionKindId = random.one([held.kindId, anyKindId(twin, random, KINDS.product)])
  const change = {
    ...some(random, { name: `Part ${random.whole(1, 99)}`, emissionKindId }, 0.3),
    ...some(random, { weight: random.one(WEIGHTS) }, 0.8),
  }
  const { name = held.name, weight = held.weight, emissionKindId: kindId = held.kindId } = change
  const noKind = kindId === held.kindId ? [] : namedKind(naive, kindId).refused
  const { options, outdated } = anyVersion(random, held.version)
  const refused = outdated.length > 0 ? outdated : noKind
  const answer = await answerOf('changeProduct', real.products.update(id, change, options), refused)
  if (answer === undefined) return
  const after = isEmpty(change) ? held : { name, weight, kindId, version: held.version + 1 }
  naive.products.set(id, after)
  reweigh(naive, id)
  if (!isEmpty(change)) note(naive, ['update', 'products', id])
  check('changeProduct', answer, { version: after.version, shown: dueProduct(id, after) })
}

/** Deletes a product, unless it is in a batch. */
export async function deleteProduct({ real, naive }: Twin, random: Random): Promise<void> {
  const product = any(random, naive.products)
  if (product === undefined) return
  const [id, held] = product
  const { options, outdated } = anyVersion(random, held.version)
  const isHeld = [...naive.batches.values()].some(({ counts }) => counts.has(id))
  const refused = outdated.length > 0 ? outdated : isHeld ? ['productId record_in_use'] : []
  const answer = await answerOf('deleteProduct', real.products.delete(id, options), refused)
  if (answer === undefined) return
  remove(naive, 'products', id)
  note(naive, ['delete', 'products', id])
  check('deleteProduct', answer, { version: held.version, shown: dueProduct(id, held) })
}

/** Products to put into a batch, some with a count of none; now and then one that is not the company's. */
function anyLinks({ products }: NaiveCompany, random: Random) {
  const chosen = [...products.keys()].filter(() => random.unit() < 0.5)
  const links = chosen.map((productId) => ({ productId, count: random.whole(0, 4) }))
  return random.unit() < 0.05 ? [...links, { productId: 1_000_000, count: 1 }] : links
}

function linkRefusals({ products }: NaiveCompany, links: ReturnType<typeof anyLinks>): readonly string[] {
  return links.flatMap(({ productId }, index) =>
    products.has(productId) ? [] : [`productsBathes[${index}].productId unknown_product`],
  )
}

function countsOf(links: ReturnType<typeof anyLinks>): ModelBatch['counts'] {
  return new Map(links.filter(({ count }) => count > 0).map(({ productId, count }) => [productId, count]))
}

/** A batch weighs what its products do; where it has none, or one that weighs nothing, what was said. */
export async function createBatch({ real, naive }: Twin, random: Random): Promise<void> {
  const productsBathes = anyLinks(naive, random)
  const said = { name: `Batch ${random.whole(1, 99)}`, totalWeight: random.one([0, 10, 3]), productsBathes }
  const work = real.batches.create({ ...said, manufacturingDate: '2025-01-01' })
  const answer = await answerOf('createBatch', work, linkRefusals(naive, productsBathes))
  if (answer === undefined) return
  const { id } = answer.record
  if (naive.batches.has(id) || naive.gone.batches.includes(id)) throw new Error(`batch ${id} was there before`)
  const counts = countsOf(productsBathes)
  const weight = (counts.size === 0 ? null : weightOf(naive, counts)) ?? fraction(said.totalWeight)
  const batch = { name: said.name, counts, weight, version: 1 }
  naive.batches.set(id, batch)
  note(naive, ['create', 'batches', id])
  check('createBatch', answer, { version: 1, shown: dueBatch(naive, id, batch) })
}

function isSameContent(a: ModelBatch['counts'], b: ModelBatch['counts']): boolean {
  return a.size === b.size && [...a].every(([id, count]) => b.get(id) === count)
}

/** Other products in place of those it holds; where they are the same it weighs what it did. */
export async function changeBatch({ real, naive }: Twin, random: Random): Promise<void> {
  const batch = any(random, naive.batches)
  if (batch === undefined) return
  const [id, held] = batch
  const links = anyLinks(naive, random)
  const change = {
    ...some(random, { name: `Batch ${random.whole(1, 99)}` }, 0.3),
    ...some(random, { productsBathes: links }, 0.8),
  }
  const { options, outdated } = anyVersion(random, held.version)
  const noProduct = change.productsBathes === undefined ? [] : linkRefusals(naive, links)
  const refused = outdated.length > 0 ? outdated : noProduct
  const answer = await answerOf('changeBatch', real.batches.update(id, change, options), refused)
  if (answer === undefined) return
  const counts = change.productsBathes === undefined ? held.counts : countsOf(links)
  const weight = isSameContent(counts, held.counts) ? held.weight : (weightOf(naive, counts) ?? held.weight)
  const { name = held.name } = change
  const after = isEmpty(change) ? held : { name, counts, weight, version: held.version + 1 }
  naive.batches.set(id, after)
  if (!isEmpty(change)) note(naive, ['update', 'batches', id])
  check('changeBatch', answer, { version: after.version, shown: dueBatch(naive, id, after) })
}

/** Deletes a batch with its links to products, unless a movement carries it. */
export async function deleteBatch({ real, naive }: Twin, random: Random): Promise<void> {
  const batch = any(random, naive.batches)
  if (batch === undefined) return
  const [id, held] = batch
  const { options, outdated } = anyVersion(random, held.version)
  const used = isNamed(naive, ({ batchIds }) => batchIds.includes(id)) ? ['batchId record_in_use'] : []
  const answer = await answerOf('deleteBatch', real.batches.delete(id, options), outdated.length > 0 ? outdated : used)
  if (answer === undefined) return
  const shown = dueBatch(naive, id, held)
  remove(naive, 'batches', id)
  note(naive, ['delete', 'batches', id])
  check('deleteBatch', answer, { version: held.version, shown })
}
