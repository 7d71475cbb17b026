import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BaseRecords, Store } from '../../src/ledger/collections/index.ts'
import { putParents } from '../../src/testing/store/sample-rows.ts'
import { sample } from '../../src/testing/store/samples.ts'
import { ENGINES, type Engine } from './engines.ts'

/** More rows than are read at once. */
const PRODUCTS = 1_050
/** The highest company there may be. */
const COMPANY = Number.MAX_SAFE_INTEGER

const NUMBERS = `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${PRODUCTS})`

describe.each(Object.entries(ENGINES))('a recount of many rows, on %s', (_, start) => {
  const held: { engine?: Engine; store?: Store } = {}
  beforeAll(async () => {
    held.engine = await start()
    held.store = await held.engine.open<BaseRecords>()
  })
  afterAll(() => held.engine?.close())

  it('counts every row once, by keys of one number and of two', { timeout: 60_000 }, async () => {
    const [engine, store] = [held.engine as Engine, held.store as Store]
    await store.transaction(COMPANY, async (tx) => {
      const link = sample('batchProducts', 1)
      await putParents(tx, 'batchProducts', link)
      await tx.batchProducts.insert(link as never, `1/${PRODUCTS}`)
      const carried = sample('movementBatches', 1)
      await tx.vendors.insert(sample('vendors', 1) as never)
      await tx.movements.insert(sample('movements', 1) as never, PRODUCTS)
      await tx.movementBatches.insert(carried as never, 1)
    })
    // as many products again as a page has rows, each with its part of the batch, and totals that are yet to be counted
    const products = `select company_id, i, created_at_rank, '0', version, record from tonne_products, n where id = 1`
    await engine.run(
      `${NUMBERS} insert into tonne_products (company_id, id, created_at_rank, exact, version, record) ${products}`,
    )
    const links = 'select company_id, batch_id, i, created_at_rank, exact, version, record from tonne_batch_products, n'
    const columns = 'company_id, batch_id, product_id, created_at_rank, exact, version, record'
    await engine.run(`${NUMBERS} insert into tonne_batch_products (${columns}) ${links} where product_id = 1`)
    const due = Array.from({ length: PRODUCTS - 1 }, (_, index) => ({
      holder: 'products',
      id: index + 2,
      held: '0',
      counted: '1',
    }))
    expect(await store.verifyTotals(COMPANY)).toEqual(due)
    expect((await store.rebuildTotals(COMPANY)).length).toBe(due.length)
    expect(await store.verifyTotals(COMPANY)).toEqual([])
  })
})
