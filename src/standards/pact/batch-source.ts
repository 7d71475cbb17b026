import { answerAtOnce, collectEach, fail } from '../../core/errors/index.ts'
import {
  add,
  multiply,
  type NumberInput,
  parseNumber,
  printExact,
  type Rational,
  ZERO,
} from '../../core/exact/index.ts'
import { type BatchUseCases, batchMassReader, movementsOfBatch } from '../documents/index.ts'
import type { FootprintStatement, StatedCarbonFootprint } from './footprint.ts'
import type { FootprintStage } from './footprint-rules.ts'
import type { FootprintPart, FootprintSource } from './footprint-source.ts'

/**
 * A batch as a company of `tonne/service` returns it: its weight in kilograms, and its products with counts and
 * weights.
 */
export interface BatchOfFootprint {
  readonly id: number
  readonly totalWeight: NumberInput
  readonly productsBathes: readonly {
    readonly productId: number
    readonly count: number
    readonly product: { readonly name: string; readonly weight: NumberInput }
  }[]
}

/** A movement as a company of `tonne/service` returns it, with its batches. */
export interface MovementOfFootprint {
  readonly id: string
  readonly batches: readonly { readonly id: number }[]
}

/** The use cases needed to read batches; a company of `tonne/service` has them. */
export type CompanyOfBatches<Movement extends MovementOfFootprint> = BatchUseCases<BatchOfFootprint, Movement>

/** The product of a batch to read, and the stage of each movement. */
export interface BatchRequest<Movement> {
  readonly batchId: number
  readonly productId: number
  /**
   * The stage of a movement; null omits it. Records do not contain the side of the gate or who pays, so the caller
   * decides.
   */
  readonly stageOf: (movement: Movement) => FootprintStage | null
}

/** The movements of a batch as parts of one piece of a product, with the fields of its record. */
export interface BatchSource {
  /** The emissions of one piece; the caller adds the upstream parts. */
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
  const message = `of ${product.name} is unknown, so its share of the batch is unknown too; state the weight of the product`
  return fail(path, 'allocation_invalid', { message, expected: 'more than 0 kg', received: product.weight })
}

/** Returns the weight of one piece of a product and of all pieces of its batch, in kilograms. */
function weightsOf(
  { productsBathes }: BatchOfFootprint,
  link: Link,
): { readonly piece: Rational; readonly all: Rational } {
  const weights = collectEach(productsBathes, weightOfLink)
  const totals = productsBathes.map(({ count }, index) => multiply(parseNumber(count), weights[index] ?? ZERO))
  return { piece: weights[productsBathes.indexOf(link)] ?? ZERO, all: totals.reduce(add, ZERO) }
}

/**
 * Reads the movements of a batch as parts of one piece of a product. Each part has its trace and its share by weight,
 * as in the company's totals: the batch's share of the movement × the piece's share of the batch. A movement with the
 * stage null is omitted. The caller adds the upstream parts of the product. Throws `unknown_product` for a product that
 * is not in the batch, `allocation_invalid` for a product of the batch without a weight, and the errors of the use
 * cases.
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
    const message = 'is not in the batch; name a product of the batch'
    return fail('productId', 'unknown_product', { message, received: productId })
  }
  const { piece, all } = weightsOf(batch, link)
  const massOf = batchMassReader(company)
  const parts: FootprintPart[] = []
  for (const movement of await movementsOfBatch(company, batchId)) {
    const stage = answerAtOnce('stageOf', stageOf(movement))
    if (stage === null) continue
    let carried = ZERO
    for (const { id } of movement.batches) carried = add(carried, await massOf(id))
    const share = {
      part: printExact(multiply(piece, await massOf(batchId))),
      whole: printExact(multiply(all, carried)),
    }
    parts.push({ stage, record: movement.id, share, trace: await company.audit.trace(movement.id) })
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
