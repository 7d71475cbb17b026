import { describe, expect, test } from 'vitest'
import { resourceSchemas } from '../../../../src/resources/index.ts'
import { batchInput, batchService, movementInput } from '../../../fixtures/batches.ts'
import { countedId, OURS, refusalsOf, START, type TestService } from '../../../fixtures/service.ts'

/** A batch with so many movements, each a minute after the other, named by their number. */
async function withMovements(count: number) {
  const test = batchService()
  const { company, clock } = test
  await company.batches.create(batchInput())
  for (let made = 1; made <= count; made++) {
    await company.movements.create(1, movementInput({ name: String(made) }))
    clock.advance()
  }
  const page = async (part?: Parameters<typeof company.movements.list>[1]) => {
    const { data, ...rest } = await company.movements.list(1, part)
    return { names: data.map(({ name }) => name).join(' '), ...rest }
  }
  return { ...test, page }
}

/** Puts rows into the store as they are, which is quick. */
async function insertMovements({ store, company }: TestService, count: number): Promise<void> {
  const { record } = await company.movements.create(1, movementInput())
  await store.transaction(OURS, async (tx) => {
    const { batches: _, vendor: __, ...shown } = record
    for (let made = 1; made < count; made++) {
      const id = countedId(1_000_000 + made)
      await tx.movements.insert({ ...shown, id, given: { emissionId: id } }, '1')
      await tx.movementBatches.insert({ movementId: id, batchId: 1, createdAt: START }, '1')
    }
  })
}

describe('the movements of a batch', () => {
  test('B8: without a limit all of them, the newest first, on one page', async () => {
    const { company, page } = await withMovements(3)
    expect(await page()).toEqual({ names: '3 2 1', count: 3, total: 3, page: 1, pageCount: 1 })
    const { data, ...rest } = await company.movements.list('1')
    resourceSchemas.MovementPage.parse({ data, ...rest })
    for (const record of data) {
      expect((await company.movements.get({ batchId: 1, movementId: record.id })).record).toEqual(record)
    }
  })

  test('B6: show the vendor that two of them have in common, each with its total', async () => {
    const { company } = batchService()
    await company.batches.create(batchInput())
    const vendorId = (await company.vendors.create({ name: 'H', countryId: 826, vendorType: 'transport' })).record.id
    for (let made = 0; made < 2; made++) await company.movements.create(1, movementInput({ vendorId }))
    await company.movements.create(1, movementInput())
    const { data } = await company.movements.list(1)
    const vendor = (await company.vendors.get(vendorId)).record
    expect(vendor.totalEmission).toBe(406.52)
    expect(data.map((movement) => movement.vendor).filter((shown) => shown !== null)).toEqual([vendor, vendor])
  })

  test('B8: none are one page of none', async () => {
    const { page } = await withMovements(0)
    const nothing = { names: '', count: 0, total: 0 }
    expect(await page()).toEqual({ ...nothing, page: 1, pageCount: 1 })
    expect(await page({ limit: 5 })).toEqual({ ...nothing, page: 1, pageCount: 1 })
  })

  test('B8: pages of a limit, counted from 1', async () => {
    const { page } = await withMovements(5)
    const part = { total: 5, pageCount: 3 }
    expect(await page({ limit: 2 })).toEqual({ ...part, names: '5 4', count: 2, page: 1 })
    expect(await page({ limit: 2, page: 2 })).toEqual({ ...part, names: '3 2', count: 2, page: 2 })
    expect(await page({ limit: 2, page: 3 })).toEqual({ ...part, names: '1', count: 1, page: 3 })
    expect(await page({ limit: 5 })).toMatchObject({ count: 5, pageCount: 1 })
    expect(await page({ limit: 500 })).toMatchObject({ count: 5, pageCount: 1 })
  })

  test('B8: an offset skips movements', async () => {
    const { page } = await withMovements(5)
    const part = { total: 5, pageCount: 3 }
    expect(await page({ limit: 2, offset: 3 })).toEqual({ ...part, names: '2 1', count: 2, page: 2 })
    expect(await page({ limit: 2, offset: 0 })).toEqual({ ...part, names: '5 4', count: 2, page: 1 })
    expect(await page({ offset: 1 })).toEqual({ names: '4 3 2 1', count: 4, total: 5, page: 1, pageCount: 1 })
  })

  test('B9: beyond the end there is nothing, and that is not an error', async () => {
    const { page } = await withMovements(2)
    const beyond = { names: '', count: 0, total: 2 }
    expect(await page({ limit: 2, page: 2 })).toEqual({ ...beyond, page: 2, pageCount: 1 })
    expect(await page({ page: 7 })).toEqual({ ...beyond, page: 7, pageCount: 1 })
    const far = Number.MAX_SAFE_INTEGER
    expect(await page({ limit: 500, page: far })).toEqual({ ...beyond, page: far, pageCount: 1 })
    expect(await page({ offset: far })).toMatchObject(beyond)
  })

  test('B8: what is not a limit, page or offset is rejected, all of them at once', async () => {
    const { company } = await withMovements(1)
    const refused = (part: unknown) => refusalsOf(() => company.movements.list(1, part as never))
    for (const value of [0, -1, 501, 1.5, '2', Number.NaN, null, 1e308, Number.POSITIVE_INFINITY]) {
      expect(await refused({ limit: value })).toEqual(['limit query_invalid'])
    }
    for (const value of [0, -1, 1.5, '2', 2 ** 53])
      expect(await refused({ page: value })).toEqual(['page query_invalid'])
    for (const value of [-1, 0.5, '0']) expect(await refused({ offset: value })).toEqual(['offset query_invalid'])
    expect(await refused({ limit: 0, page: 0, offset: -1 })).toEqual([
      'limit query_invalid',
      'page query_invalid',
      'offset query_invalid',
      'offset query_invalid',
    ])
    expect(await refused({ page: 1, offset: 0 })).toEqual(['offset query_invalid'])
  })

  test('X20: those of one moment by their ids', async () => {
    const { company } = batchService()
    await company.batches.create(batchInput())
    for (let made = 0; made < 3; made++) await company.movements.create(1, movementInput())
    const ids = (await company.movements.list(1)).data.map(({ id }) => id)
    expect(ids).toEqual([...ids].sort())
  })

  test('B8: more than 10,000 come in pages of those', async () => {
    const test = batchService()
    await test.company.batches.create(batchInput())
    await insertMovements(test, 10_001)
    const first = await test.company.movements.list(1)
    expect([first.data.length, first.count, first.total, first.page, first.pageCount]).toEqual([
      10_000, 10_000, 10_001, 1, 2,
    ])
    const second = await test.company.movements.list(1, { page: 2 })
    expect([second.count, second.total, second.page, second.pageCount]).toEqual([1, 10_001, 2, 2])
    expect(new Set([...first.data, ...second.data].map(({ id }) => id)).size).toBe(10_001)
    expect((await test.company.batches.update(1, {})).record.movements).toHaveLength(10_001)
  })
})
