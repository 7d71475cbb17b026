import { describe, expect, test } from 'vitest'
import { builtInKindId, resourceSchemas } from '../../../../src/resources/index.ts'
import { batchInput, batchService, movementInput, productInput } from '../../../fixtures/batches.ts'
import { noticesOf, refusalsOf, START } from '../../../fixtures/service.ts'

describe('products', () => {
  test('the whole record, with what was not given filled in', async () => {
    const { company } = batchService()
    const { record, version, notices } = await company.products.create({ name: 'Bolt M8', weight: '2.50' })
    expect(record).toEqual({
      id: 1,
      name: 'Bolt M8',
      companyId: 7,
      totalEmission: null,
      weight: 2.5,
      referenceNumber: '',
      logoImageUrl: null,
      emissionKindId: builtInKindId('product'),
      createdAt: START,
      updatedAt: START,
    })
    expect([version, notices]).toEqual([1, []])
    resourceSchemas.Product.parse(record)
    expect((await company.products.get(1)).record).toEqual(record)
    expect((await company.products.get('1')).record).toEqual(record)
  })

  test('X27: numbers of each company from 1; one that a failed change took is given again, one that was deleted is not', async () => {
    const { company, others } = batchService()
    expect((await company.products.create(productInput())).record.id).toBe(1)
    const unknown = productInput({ emissionKindId: 'none' })
    expect(await refusalsOf(() => company.products.create(unknown))).toEqual(['emissionKindId unknown_emission_kind'])
    expect((await company.products.create(productInput())).record.id).toBe(2)
    expect((await others.products.create(productInput())).record.id).toBe(1)
    await company.products.delete(2)
    expect((await company.products.create(productInput())).record.id).toBe(3)
  })

  test('X20: the newest first, then by number', async () => {
    const { company, clock } = batchService()
    for (let made = 0; made < 2; made++) await company.products.create(productInput())
    clock.advance()
    await company.products.create(productInput())
    const { records, total } = await company.products.list()
    expect(records.map(({ id }) => id)).toEqual([3, 1, 2])
    expect(total).toBe(3)
    expect((await company.products.list({ limit: 1, offset: 1 })).records.map(({ id }) => id)).toEqual([1])
  })

  test('a part of a list is any number from 1 of records, after any number from 0', async () => {
    const { company } = batchService()
    for (let made = 0; made < 2; made++) await company.products.create(productInput())
    expect((await company.products.list({ limit: 20_000 })).records).toHaveLength(2)
    const refused = (limit: number, offset: number) => refusalsOf(() => company.products.list({ limit, offset }))
    expect(await refused(0, -1)).toEqual(['limit query_invalid', 'offset query_invalid'])
    expect(await refused(1.5, Number.MAX_SAFE_INTEGER + 1)).toEqual(['limit query_invalid', 'offset query_invalid'])
  })

  test('X2: another company finds nothing of it, as if it never was', async () => {
    const { company, others } = batchService()
    await company.products.create(productInput())
    for (const id of [1, '1', 2, '01', '1.0', '-1', '0', '1e0', '', 'x', '9'.repeat(30), Number.NaN, -1, 0.5]) {
      const expected = ['productId not_found']
      expect(await refusalsOf(() => others.products.get(id))).toEqual(expected)
      expect(await refusalsOf(() => others.products.update(id, { name: 'x' }))).toEqual(expected)
      expect(await refusalsOf(() => others.products.delete(id))).toEqual(expected)
    }
  })

  test('a change: the fields that were sent, a new version, a later updatedAt', async () => {
    const { company, clock } = batchService()
    await company.products.create(productInput({ logoImageUrl: 'https://example.com/bolt.png' }))
    clock.advance()
    const { record, version } = await company.products.update('1', { name: 'Bolt M10', logoImageUrl: null })
    expect(record).toMatchObject({
      name: 'Bolt M10',
      logoImageUrl: null,
      weight: 2,
      referenceNumber: 'B-8',
      createdAt: START,
    })
    expect([version, record.updatedAt]).toEqual([2, '2025-06-01T08:01:00.000Z'])
  })

  test('X11: an empty change changes nothing', async () => {
    const { company, clock } = batchService()
    const created = await company.products.create(productInput())
    clock.advance()
    expect(await company.products.update(1, {})).toEqual(created)
    expect(await company.audit.log()).toHaveLength(1)
  })

  test('F12: a kind of another activity is kept, with a notice', async () => {
    const { company } = batchService()
    const emissionKindId = builtInKindId('site-fuel')
    const created = await company.products.create(productInput({ emissionKindId }))
    expect(created.record.emissionKindId).toBe(emissionKindId)
    expect(noticesOf(created)).toEqual(['emission_kind_unusual emissionKindId'])
    expect(noticesOf(await company.products.update(1, { name: 'x' }))).toEqual(['emission_kind_unusual emissionKindId'])
    expect(noticesOf(await company.products.update(1, { emissionKindId: builtInKindId('product') }))).toEqual([])
    expect(await refusalsOf(() => company.products.update(1, { emissionKindId: 'none' }))).toEqual([
      'emissionKindId unknown_emission_kind',
    ])
  })

  test('a product whose kind was deleted keeps it, also when it is sent back whole', async () => {
    const { company } = batchService()
    const kind = { scope: 'SCOPE_3', underScope: 'Parts', activityTypeUnderScope: 'BOLT', name: 'Bolts' } as const
    const { id: emissionKindId } = (await company.emissionKinds.create(kind)).record
    const { record } = await company.products.create(productInput({ emissionKindId }))
    await company.emissionKinds.delete(emissionKindId)
    expect((await company.products.update(1, { weight: 3 })).record).toMatchObject({ weight: 3, emissionKindId })
    expect((await company.products.update(1, { ...record, name: 'Nut' })).record).toMatchObject({ emissionKindId })
    expect(await refusalsOf(() => company.products.create(productInput({ emissionKindId })))).toEqual([
      'emissionKindId unknown_emission_kind',
    ])
  })

  test('X14: a change for another version is rejected', async () => {
    const { company } = batchService()
    await company.products.create(productInput())
    await company.products.update(1, { name: 'x' }, { ifVersion: 1 })
    const late = { ifVersion: 1 }
    expect(await refusalsOf(() => company.products.update(1, { name: 'y' }, late))).toEqual([
      'if-match precondition_failed',
    ])
    expect(await refusalsOf(() => company.products.delete(1, late))).toEqual(['if-match precondition_failed'])
    expect((await company.products.get(1)).record.name).toBe('x')
  })

  test('N3: digits that no double holds are kept and counted', async () => {
    const { company } = batchService()
    const weight = '0.1000000000000000000001'
    expect((await company.products.create(productInput({ weight }))).record.weight).toBe(0.1)
    const { record } = await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 3 }] }))
    expect(record.totalWeight).toBe(0.3)
    const exact = await company.batches.create(
      batchInput({ productsBathes: [{ productId: 1, count: 10_000_000_000_000 }] }),
    )
    expect(exact.record.totalWeight).toBe(1_000_000_000_000)
    const tail = await company.products.create(productInput({ weight: '0.0000000000000000000001' }))
    await company.batches.update(2, { productsBathes: [{ productId: tail.record.id, count: 1 }] })
    expect((await company.batches.get(2)).record.totalWeight).toBe(1e-22)
  })

  test('every violation at once, and nothing is kept', async () => {
    const { company } = batchService()
    const bad = { name: ' ', weight: -1, referenceNumber: 'a\0', logoImageUrl: 5, emissionKindId: '' } as never
    expect(await refusalsOf(() => company.products.create(bad))).toEqual([
      'name empty',
      'weight must_be_non_negative',
      'referenceNumber text_invalid',
      'logoImageUrl invalid_type',
      'emissionKindId empty',
    ])
    for (const weight of ['1e400', 1e308, 1e16, Number.NaN, null, 'two', '\ud800']) {
      expect(await refusalsOf(() => company.products.create({ name: 'x', weight } as never))).toHaveLength(1)
    }
    const hostile = JSON.parse('{"name":"x","weight":1,"__proto__":{"id":9}}')
    expect((await company.products.create(hostile)).record.id).toBe(1)
    expect((await company.products.list()).total).toBe(1)
  })

  test('a product of a batch cannot be deleted; once it is taken out it can', async () => {
    const { company } = batchService()
    await company.products.create(productInput())
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 1 }] }))
    expect(await refusalsOf(() => company.products.delete(1))).toEqual(['productId record_in_use'])
    await company.batches.update(1, { productsBathes: [] })
    const before = await company.products.get(1)
    expect(await company.products.delete(1)).toEqual({ ...before, notices: [] })
    expect(await refusalsOf(() => company.products.get(1))).toEqual(['productId not_found'])
  })

  test('every change names its actor in the log', async () => {
    const { company } = batchService()
    await company.products.create(productInput())
    await company.products.update(1, { name: 'x' })
    await company.products.delete(1)
    const lines = await company.audit.log()
    expect(lines.map(({ actor, action, recordId }) => `${actor} ${action} ${recordId}`)).toEqual([
      'tester create products/1',
      'tester update products/1',
      'tester delete products/1',
    ])
  })

  test('B5: no emission, which is null, until a batch of it has one; without a weight its part of that is 0', async () => {
    const { company } = batchService()
    await company.products.create(productInput())
    await company.products.create(productInput({ weight: 0 }))
    const links = [1, 2].map((productId) => ({ productId, count: 1 }))
    await company.batches.create(batchInput({ productsBathes: links }))
    const totals = async () => (await company.products.list()).records.map(({ totalEmission }) => totalEmission)
    expect(await totals()).toEqual([null, null])
    const { record } = await company.movements.create(1, movementInput())
    expect(await totals()).toEqual([203.26, 0])
    await company.movements.delete({ batchId: 1, movementId: record.id })
    expect(await totals()).toEqual([null, null])
  })

  test('B3: a new weight weighs its batches again and shares out what carried them', async () => {
    const { company, clock } = batchService()
    await company.products.create(productInput({ weight: 1 }))
    await company.products.create(productInput({ weight: 1 }))
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 3 }] }))
    await company.batches.create(batchInput({ productsBathes: [{ productId: 2, count: 1 }] }))
    await company.movements.create(1, movementInput({ batches: [{ id: 2 }] }))
    clock.advance()
    const { notices } = await company.products.update(1, { weight: '0.333' })
    expect(notices).toEqual([])
    const { record, version } = await company.batches.get(1)
    expect(record).toMatchObject({ totalWeight: 0.999, updatedAt: '2025-06-01T08:01:00.000Z' })
    expect(version).toBe(2)
    expect(record.totalEmission).toBeCloseTo((203.26 * 0.999) / 1.999, 10)
    expect((await company.batches.get(2)).version).toBe(1)
    const [one, other] = await Promise.all([company.products.get(1), company.products.get(2)])
    expect((one.record.totalEmission ?? 0) + (other.record.totalEmission ?? 0)).toBeCloseTo(203.26, 10)
  })

  test('B3: a weight taken away and given back leaves its batches as they were; ten are named', async () => {
    const { company, clock } = batchService()
    await company.products.create(productInput())
    const said = async () => (await company.products.update(1, { weight: 0 })).notices.map(({ message }) => message)
    for (let n = 1; n <= 12; n++) {
      await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: n }] }))
      clock.advance()
      if (n !== 10) continue
      expect(await said()).toEqual([
        'a product of batch 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 has no weight, so totalWeight stays as it was there',
      ])
      expect(await said()).toEqual([])
      await company.products.update(1, { weight: 2 })
    }
    expect(await said()).toEqual([
      'a product of batch 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 2 more has no weight, so totalWeight stays as it was there',
    ])
    expect((await company.products.update(1, { weight: '2.0' })).notices).toEqual([])
    const { record, version } = await company.batches.get(12)
    expect([record.totalWeight, version]).toEqual([24, 1])
  })

  test('B3: a weight taken away leaves those of its batches, with a notice', async () => {
    const { company } = batchService()
    await company.products.create(productInput())
    await company.batches.create(batchInput({ productsBathes: [{ productId: 1, count: 3 }] }))
    const changed = await company.products.update(1, { weight: 0 })
    expect(noticesOf(changed)).toEqual(['batch_weight_kept weight'])
    expect((await company.batches.get(1)).record.totalWeight).toBe(6)
    await company.products.update(1, { weight: 5 })
    expect((await company.batches.get(1)).record.totalWeight).toBe(15)
  })
})
