import { type BatchUseCases, batchMassReader, movementsOfBatch } from '../documents/index.ts'
import { collectEach, fail } from '../errors/index.ts'
import { add, multiply, type NumberInput, parseNumber, printExact, type Rational, ZERO } from '../exact/index.ts'
import type { FootprintStatement, StatedCarbonFootprint } from './footprint.ts'
import type { FootprintStage } from './footprint-rules.ts'
import type { FootprintPart, FootprintSource } from './footprint-source.ts'

/** A batch as a company of `tonne/service` gives it: its weight in kilograms, and its products with counts and weights. */
export interface BatchOfFootprint {
  readonly id: number
  readonly totalWeight: NumberInput
  readonly productsBathes: readonly {
    readonly productId: number
    readonly count: number
    readonly product: { readonly name: string; readonly weight: NumberInput }
  }[]
}

/** A movement as a company of `tonne/service` gives it, with the batches that it carries. */
export interface MovementOfFootprint {
  readonly id: string
  readonly batches: readonly { readonly id: number }[]
}

/** The use cases of a company that batches are read by: a company of `tonne/service` is one. */
export type CompanyOfBatches<Movement extends MovementOfFootprint> = BatchUseCases<BatchOfFootprint, Movement>

/** The product of a batch to read, and the stage of each movement. */
export interface BatchRequest<Movement> {
  readonly batchId: number
  readonly productId: number
  /** Side of the gate, and who pays, are in no record: the caller tells; null leaves a movement out. */
  readonly stageOf: (movement: Movement) => FootprintStage | null
}

/** The movements of a batch as parts of one piece of a product, with what its record states. */
export interface BatchSource {
  /** Of one piece; add what is upstream of it. */
  readonly source: FootprintSource
  readonly stated: Pick<FootprintStatement, 'productNameCompany'> & {
    readonly pcf: Pick<
      StatedCarbonFootprint,
      'declaredUnitOfMeasurement' | 'declaredUnitAmount' | 'productMassPerDeclaredUnit'
    >
  }
}

type Link = BatchOfFootprint['productsBathes'][number]

function weightOfLink({ product }: Link, index: number): Rational {
  const path = `batch.productsBathes[${index}].product.weight`
  const weight = parseNumber(product.weight, path)
  if (weight.n > 0n) return weight
  const message = `of ${product.name} is not known, so that no share of the batch is; state the weight of the product`
  return fail(path, 'allocation_invalid', { message, expected: 'more than 0 kg', received: product.weight })
}

/** The weight of one piece of a product and that of all pieces of its batch, in kilograms. */
function weightsOf(
  { productsBathes }: BatchOfFootprint,
  link: Link,
): { readonly piece: Rational; readonly all: Rational } {
  const weights = collectEach(productsBathes, weightOfLink)
  const totals = productsBathes.map(({ count }, index) => multiply(parseNumber(count), weights[index] ?? ZERO))
  return { piece: weights[productsBathes.indexOf(link)] ?? ZERO, all: totals.reduce(add, ZERO) }
}

/**
 * The movements of a batch of a company as the parts of one piece of a product in it, each with its trace and with the
 * share that the company's totals give: of the batch among those that the movement carries, and of the piece in its batch,
 * both by weight. A movement with the stage null is left out. What is upstream of the product is added by the caller.
 * Throws `unknown_product` for a product that the batch does not hold, `allocation_invalid` for one of it without a weight,
 * and what the use cases throw.
 *
 * @example
 * ```ts
 * import { readBatchSource } from 'tonne/pact'
 * import { createService } from 'tonne/service'
 * const company = createService().company(1)
 * const { record: bolt } = await company.products.create({ name: 'Bolt', weight: 2 })
 * const links = [{ productId: bolt.id, count: 100 }]
 * const { record: batch } = await company.batches.create({ name: 'March', manufacturingDate: '2025-03-01', productsBathes: links })
 * const request = { batchId: batch.id, productId: bolt.id, stageOf: () => 'outbound_logistics' as const }
 * const { source, stated } = await readBatchSource(company, request)
 * source.parts.length // => 0
 * stated.pcf.productMassPerDeclaredUnit // => '2'
 * ```
 */
export async function readBatchSource<Movement extends MovementOfFootprint>(
  company: CompanyOfBatches<Movement>,
  { batchId, productId, stageOf }: BatchRequest<Movement>,
): Promise<BatchSource> {
  const { record: batch } = await company.batches.get(batchId)
  const link = batch.productsBathes.find((one) => one.productId === productId)
  if (link === undefined) {
    const message = 'is not in the batch; name one that it holds'
    return fail('productId', 'unknown_product', { message, received: productId })
  }
  const { piece, all } = weightsOf(batch, link)
  const massOf = batchMassReader(company)
  const parts: FootprintPart[] = []
  for (const movement of await movementsOfBatch(company, batchId)) {
    const stage = stageOf(movement)
    if (stage === null) continue
    let carried = ZERO
    for (const { id } of movement.batches) carried = add(carried, await massOf(id))
    const share = {
      part: printExact(multiply(piece, await massOf(batchId))),
      whole: printExact(multiply(all, carried)),
    }
    parts.push({ stage, share, trace: await company.audit.trace(movement.id) })
  }
  const stated = {
    productNameCompany: link.product.name,
    pcf: {
      declaredUnitOfMeasurement: 'piece',
      declaredUnitAmount: '1',
      productMassPerDeclaredUnit: printExact(piece),
    },
  } as const
  return { source: { quantity: '1', parts }, stated }
}
