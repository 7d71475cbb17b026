import { describe, expect, test } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import type { Company } from '../../../../src/service/company.ts'
import { batchInput, batchService, movementInput, productInput } from '../../../fixtures/batches.ts'
import { noticesOf, refusalsOf, START } from '../../../fixtures/service.ts'

/** Products of so many kilograms each, numbered from 1. */
async function makeProducts(company: Company<never>, ...weights: readonly (number | string)[]): Promise<void> {
  for (const weight of weights) await company.products.create(productInput({ weight }))
}

const counts = (links: readonly { readonly productId: number; readonly count: number }[]) =>
  links.map(({ productId, count }) => `${productId}:${count}`)

describe('batches', () => {
  test('B7: the whole record, with its products and without movements and offsets', async () => {
    const { company } = batchService()
    await makeProducts(company, 2)
    const input = batchInput({ comment: 'first', productsBathes: [{ productId: 1, count: 3 }] })
    const { record, version, notices } = await company.batches.create(input)
    const at = { createdAt: START, updatedAt: START }
    expect(record).toEqual({
      id: 1,
      name: 'March',
      totalEmission: 0,
      totalWeight: 6,
      comment: 'first',
      companyId: 7,
      manufacturingDate: '2025-03-01T00:00:00.000Z',
      ...at,
      referenceNumber: null,
      productsBathes: [{ productId: 1, batchId: 1, count: 3, ...at, product: (await company.products.get(1)).record }],
    })
    expect([version, notices]).toEqual([1, []])
    resourceSchemas.Batch.parse(record)
    expect((await company.batches.get('1')).record).toEqual(record)
    expect(await company.batches.list()).toEqual({ records: [record], total: 1 })
  })

  test('B7: a change answers with movements and offsets too; X25: the movements in their list form', async () => {
    const { company } = batchService()
    await company.batches.create(batchInput())
    await company.movements.create(1, movementInput())
    const { record } = await company.batches.update(1, { name: 'April' })
    resourceSchemas.UpdatedBatch.parse(record)
    expect(record.movements).toEqual((await company.movements.list(1)).data)
    expect([record.movements.length, record.offsets]).toEqual([1, []])
    const { movements: _, offsets: __, ...rest } = record
    expect(rest).toEqual((await company.batches.get(1)).record)
  })

  test('B1: a number or its digits; anything else is not there', async () => {
    const { company, others } = batchService()
    await company.batches.create(batchInput())
    for (const id of ['01', '1.0', ' 1', '+1', '1e0', '0x1', '0', '-1', '', 'x', '9'.repeat(40), '\0', 2, 1.5, null]) {
      const expected = ['batchId not_found']
      expect(await refusalsOf(() => company.batches.get(id as never))).toEqual(expected)
      expect(await refusalsOf(() => company.batches.update(id as never, {}))).toEqual(expected)
      expect(await refusalsOf(() => company.batches.delete(id as never))).toEqual(expected)
      expect(await refusalsOf(() => company.movements.list(id as never))).toEqual(expected)
    }
    expect(await refusalsOf(() => others.batches.get(1))).toEqual(['batchId not_found'])
  })

  test('X20, X27: the newest first, then by number; numbers of each company from 1', async () => {
    const { company, others, clock } = batchService()
    await company.batches.create(batchInput())
    await company.batches.create(batchInput())
    clock.advance()
    await company.batches.create(batchInput())
    expect((await company.batches.list()).records.map(({ id }) => id)).toEqual([3, 1, 2])
    expect((await company.batches.list({ limit: 1, offset: 2 })).records.map(({ id }) => id)).toEqual([2])
    expect((await others.batches.create(batchInput())).record.id).toBe(1)
  })

  test('B2: the products that are sent replace those it holds; a count of 0 takes one out', async () => {
    const { company, clock } = batchService()
    await makeProducts(company, 1, 10, 100)
    const productsBathes = [1, 2].map((productId) => ({ productId, count: 1 }))
    await company.batches.create(batchInput({ productsBathes }))
    clock.advance()
    const links = [
      { productId: 3, count: 2 },
      { productId: 2, count: 1 },
      { productId: 1, count: 0 },
    ]
    const { record } = await company.batches.update(1, { productsBathes: links })
    expect(counts(record.productsBathes)).toEqual(['2:1', '3:2'])
    expect(record.totalWeight).toBe(210)
    const [held, made] = record.productsBathes
    expect([held?.createdAt, held?.updatedAt]).toEqual([START, START])
    expect(made?.createdAt).toBe('2025-06-01T08:01:00.000Z')
    expect(
      await company.batches.update(1, { productsBathes: links }).then((again) => again.record.productsBathes),
    ).toEqual(record.productsBathes)
    expect((await company.batches.update(1, { productsBathes: [] })).record).toMatchObject({
      productsBathes: [],
      totalWeight: 0,
    })
  })

  test('B2: a product twice is rejected, and so is one that is unknown or of another company, each at its place', async () => {
    const { company, others } = batchService()
    await makeProducts(company, 1)
    await makeProducts(others, 1, 1, 1)
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 5 }] }))
    const before = await company.batches.get(1)
    const twice = [1, 1].map((productId) => ({ productId, count: 1 }))
    expect(await refusalsOf(() => company.batches.update(1, { productsBathes: twice }))).toEqual([
      'productsBathes[1].productId duplicate_item',
    ])
    const unknown = [3, 1, 2].map((productId) => ({ productId, count: 0 }))
    const expected = ['productsBathes[0].productId unknown_product', 'productsBathes[2].productId unknown_product']
    expect(await refusalsOf(() => company.batches.update(1, { name: 'x', productsBathes: unknown }))).toEqual(expected)
    expect(await refusalsOf(() => company.batches.create(batchInput({ productsBathes: unknown })))).toEqual(expected)
    expect(await company.batches.get(1)).toEqual(before)
    expect((await company.batches.list()).total).toBe(1)
  })

  test('B3: totalWeight is the exact sum of count × weight', async () => {
    const { company } = batchService()
    await makeProducts(company, 0.1, '0.2', '0.0001')
    const productsBathes = [
      { productId: 1, count: 1 },
      { productId: 2, count: '1' as never },
      { productId: 3, count: 10_000 },
    ]
    const { record } = await company.batches.create(batchInput({ totalWeight: 99, productsBathes }))
    expect(record.totalWeight).toBe(1.3)
  })

  test('B3: where a product has no weight the stored value stays, with a notice', async () => {
    const { company } = batchService()
    await makeProducts(company, 3, 0)
    const weightless = [1, 2].map((productId) => ({ productId, count: 2 }))
    const created = await company.batches.create(batchInput({ totalWeight: '12.5', productsBathes: weightless }))
    expect(created.record.totalWeight).toBe(12.5)
    expect(noticesOf(created)).toEqual(['batch_weight_kept productsBathes'])
    expect((await company.batches.update(1, { productsBathes: [{ productId: 1, count: 2 }] })).record.totalWeight).toBe(
      6,
    )
    const kept = await company.batches.update(1, { productsBathes: weightless })
    expect([kept.record.totalWeight, noticesOf(kept)]).toEqual([6, ['batch_weight_kept productsBathes']])
  })

  test('B3: a batch without products keeps the weight it was given, until it holds some', async () => {
    const { company } = batchService()
    await makeProducts(company, 3)
    const { record } = await company.batches.create(batchInput({ totalWeight: 500 }))
    expect(record.totalWeight).toBe(500)
    expect((await company.batches.update(1, { productsBathes: [] })).record.totalWeight).toBe(500)
    const whole = { ...record, totalWeight: 7, totalEmission: 7, id: 9, companyId: 9 } as never
    expect((await company.batches.update(1, whole)).record).toMatchObject({ id: 1, companyId: 7, totalWeight: 500 })
    expect((await company.batches.update(1, { productsBathes: [{ productId: 1, count: 1 }] })).record.totalWeight).toBe(
      3,
    )
  })

  test('B5: products of which none has a weight share equally, with a notice', async () => {
    const { company } = batchService()
    await makeProducts(company, 0, 0)
    const productsBathes = [1, 2].map((productId) => ({ productId, count: productId * 5 }))
    const created = await company.batches.create(batchInput({ totalWeight: 1, productsBathes }))
    expect(noticesOf(created)).toEqual(['batch_weight_kept productsBathes', 'equal_shares productsBathes'])
    await company.movements.create(1, movementInput())
    const { records } = await company.products.list()
    expect(records.map(({ totalEmission }) => totalEmission)).toEqual([101.63, 101.63])
  })

  test('B4: other products, another weight: the movements that several batches share are shared out again', async () => {
    const { company } = batchService()
    await makeProducts(company, 1)
    for (const count of [1, 1]) await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count }] }))
    await company.movements.create(1, movementInput({ batches: [{ id: 2 }] }))
    const totals = async () => (await company.batches.list()).records.map(({ totalEmission }) => totalEmission)
    expect(await totals()).toEqual([101.63, 101.63])
    await company.batches.update(1, { productsBathes: [{ productId: 1, count: 3 }] })
    expect(await totals()).toEqual([152.445, 50.815])
  })

  test('B5: another weight of one product moves the parts of all products of the batch', async () => {
    const { company } = batchService()
    await makeProducts(company, 1, 2)
    const productsBathes = [1, 2].map((productId) => ({ productId, count: 3 - productId }))
    await company.batches.create(batchInput({ productsBathes }))
    await company.movements.create(1, movementInput())
    const totals = async () => (await company.products.list()).records.map(({ totalEmission }) => totalEmission)
    expect(await totals()).toEqual([101.63, 101.63])
    await company.products.update(1, { weight: 3 })
    expect(await totals()).toEqual([152.445, 50.815])
    await company.batches.update(1, { productsBathes: [{ productId: 2, count: 1 }] })
    expect(await totals()).toEqual([null, 203.26])
  })

  test('X11: an empty change changes nothing', async () => {
    const { company, clock } = batchService()
    await makeProducts(company, 0)
    const { record, version } = await company.batches.create(
      batchInput({ productsBathes: [{ productId: 1, count: 1 }] }),
    )
    clock.advance()
    const again = await company.batches.update(1, {})
    expect(again).toEqual({ record: { ...record, movements: [], offsets: [] }, version, notices: [] })
    expect(await company.audit.log()).toHaveLength(2)
  })

  test('X10: null clears the reference number and nothing else', async () => {
    const { company } = batchService()
    await company.batches.create(batchInput({ referenceNumber: 'R-1' }))
    expect((await company.batches.update(1, { referenceNumber: null })).record.referenceNumber).toBeNull()
    const nulls = { name: null, manufacturingDate: null, comment: null, productsBathes: null } as never
    expect(await refusalsOf(() => company.batches.update(1, nulls))).toEqual([
      'name invalid_type',
      'manufacturingDate invalid_type',
      'comment invalid_type',
      'productsBathes invalid_type',
    ])
  })

  test('X14: a change for another version is rejected', async () => {
    const { company } = batchService()
    await company.batches.create(batchInput())
    const { version } = await company.batches.update(1, { name: 'x' }, { ifVersion: 1 })
    expect(version).toBe(2)
    const late = { ifVersion: 1 }
    expect(await refusalsOf(() => company.batches.update(1, {}, late))).toEqual(['if-match precondition_failed'])
    expect(await refusalsOf(() => company.batches.delete(1, late))).toEqual(['if-match precondition_failed'])
  })

  test('every violation at once, and nothing is kept', async () => {
    const { company } = batchService()
    const bad = {
      name: '',
      manufacturingDate: '2025-02-30',
      comment: 'x'.repeat(4001),
      totalWeight: '1e400',
      productsBathes: [{ productId: 0, count: 1.5 }, { count: -1 }, 7],
    } as never
    expect(await refusalsOf(() => company.batches.create(bad))).toEqual([
      'name empty',
      'manufacturingDate invalid_date',
      'comment text_too_long',
      'totalWeight number_out_of_range',
      'productsBathes[0].productId id_invalid',
      'productsBathes[0].count must_be_whole',
      'productsBathes[1].productId required',
      'productsBathes[1].count must_be_non_negative',
      'productsBathes[2] invalid_type',
    ])
    const long = Array.from({ length: 1001 }, (_, index) => ({ productId: index + 1, count: 1 }))
    expect(await refusalsOf(() => company.batches.create(batchInput({ productsBathes: long })))).toEqual([
      'productsBathes list_too_long',
    ])
    expect((await company.batches.list()).total).toBe(0)
    expect((await company.batches.create(batchInput())).record.id).toBe(1)
  })

  test('a batch that a movement carries cannot be deleted; any other goes with its links to products', async () => {
    const { company } = batchService()
    await makeProducts(company, 1)
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 1 }] }))
    const { record } = await company.movements.create(1, movementInput())
    expect(await refusalsOf(() => company.batches.delete(1))).toEqual(['batchId record_in_use'])
    await company.movements.delete({ batchId: 1, movementId: record.id })
    const before = await company.batches.get(1)
    expect(await company.batches.delete('1')).toEqual(before)
    expect(await refusalsOf(() => company.batches.get(1))).toEqual(['batchId not_found'])
    await company.products.delete(1)
  })

  test('every change names its actor in the log', async () => {
    const { company } = batchService()
    await makeProducts(company, 1)
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 1 }] }))
    await company.batches.update(1, { name: 'x' })
    await company.products.update(1, { weight: 2 })
    await company.batches.delete(1)
    const lines = await company.audit.log()
    expect(lines.map(({ actor, action, recordId }) => `${actor} ${action} ${recordId}`).slice(1)).toEqual([
      'tester create batches/1',
      'tester update batches/1',
      'tester update batches/1',
      'tester update products/1',
      'tester delete batches/1',
    ])
  })
})
