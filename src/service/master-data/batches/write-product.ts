import type { Notice } from '../../../errors/index.ts'
import type { Input } from '../../../resources/index.ts'
import { definedFields } from '../../../resources/index.ts'
import type { Context, WriteTx } from '../../core/context/context.ts'
import { digitsOf, shownFigure } from '../../core/context/digits.ts'
import { isNothing } from '../../core/context/partial-update.ts'
import { log } from '../../core/log/log.ts'
import { emissionKindOf, kindNotices, kindOf } from '../../core/references/emission-kinds.ts'
import type { ProductRow } from './product-row.ts'
import { reweighBatchesOf } from './reweigh-batches.ts'

/** A product that was written, and what has to be said of it. */
export interface WrittenProduct {
  readonly row: ProductRow
  readonly notices: readonly Notice[]
}

/** Makes a product. Throws `unknown_emission_kind`. */
export async function createProduct(
  tx: WriteTx,
  context: Context,
  { weight, emissionKindId = kindOf('product').id, ...given }: Input<'createProduct'>,
): Promise<WrittenProduct> {
  const kind = await emissionKindOf(tx, emissionKindId, 'emissionKindId')
  const id = await tx.nextId('products')
  const timestamp = context.now()
  const digits = digitsOf({ weight })
  const row = await tx.products.insert({
    ...given,
    id,
    companyId: context.companyId,
    weight: shownFigure(weight),
    emissionKindId: kind.id,
    createdAt: timestamp,
    updatedAt: timestamp,
    ...(digits === null ? {} : { given: digits }),
  })
  await log(tx, context, { action: 'create', collection: 'products', id, row })
  return { row, notices: kindNotices(kind, ['product']) }
}

/** The kind after a change: one that stays is not looked up again, for it may have been deleted since. */
async function kindAfter(
  tx: WriteTx,
  { record }: ProductRow,
  id = record.emissionKindId,
): Promise<{ readonly id: string }> {
  return id === record.emissionKindId ? { id } : emissionKindOf(tx, id, 'emissionKindId')
}

/** Changes a product; with its weight, the batches that it is in. Throws `unknown_emission_kind`. */
export async function updateProduct(
  tx: WriteTx,
  context: Context,
  { row, input }: { readonly row: ProductRow; readonly input: Input<'updateProduct'> },
): Promise<WrittenProduct> {
  const fields = definedFields(input)
  if (isNothing(fields)) return { row, notices: [] }
  const { weight, emissionKindId, ...given } = fields
  const { record, version } = row
  const kind = await kindAfter(tx, row, emissionKindId)
  const set = {
    ...given,
    emissionKindId: kind.id,
    updatedAt: context.now(),
    ...(weight === undefined ? {} : { weight: shownFigure(weight), given: digitsOf({ weight }) }),
  }
  const updated = await tx.products.update(record.id, version, { set })
  const isOther = weight !== undefined && weight !== (record.given?.weight ?? record.weight)
  const notices = isOther ? await reweighBatchesOf(tx, context, record.id) : []
  await log(tx, context, { action: 'update', collection: 'products', id: record.id, row: updated })
  const changed = (await tx.products.get(record.id)) as ProductRow
  return { row: changed, notices: [...kindNotices(kind, ['product']), ...notices] }
}
