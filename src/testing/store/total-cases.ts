import { CONTRIBUTIONS } from '../../ledger/collections/collections.ts'
import type { ReadTransaction, Store, Transaction } from '../../ledger/collections/store.ts'
import { type Case, it, itInTransaction, present, randomNumbers, refuses, same } from './harness.ts'
import { anyOf, putExactly, putSample, putSamples } from './sample-rows.ts'
import { minute, sample, sampleKey } from './samples.ts'

async function siteTotal(tx: ReadTransaction): Promise<string | null> {
  return present(await tx.sites.get('site-1')).exact
}

async function putFuel(tx: Transaction, n: number, exact: number | string): Promise<void> {
  await putExactly(tx, 'siteFuels', { record: sample('siteFuels', n), exact })
}

const CONTRIBUTORS = CONTRIBUTIONS.filter(({ through, by }) => through === undefined && by !== undefined)

async function putShares(tx: Transaction): Promise<void> {
  await putExactly(tx, 'movements', { record: sample('movements', 1), exact: '9' })
  await putExactly(tx, 'movementBatches', { record: sample('movementBatches', 1), exact: '1/3' })
  await putExactly(tx, 'movementBatches', { record: sample('movementBatches', 2), exact: '2/3' })
  await putExactly(tx, 'batchProducts', { record: sample('batchProducts', 1), exact: '1/4' })
  await putExactly(tx, 'batchProducts', { record: sample('batchProducts', 2), exact: '3/4' })
}

async function sharedTotals(tx: ReadTransaction): Promise<(string | null | undefined)[]> {
  const batches = [await tx.batches.get(1), await tx.batches.get(2)]
  const products = [await tx.products.get(1), await tx.products.get(2)]
  return [...batches, ...products].map((row) => row?.exact)
}

async function wander(store: Store, seed: number): Promise<void> {
  const below = randomNumbers(seed)
  const live = new Map<number, { version: number; thirtieths: bigint; site: number }>()
  await store.transaction(1, async (tx) => {
    await putSamples(tx, 'sites', [1, 2, 3])
    for (let step = 0; step < 120; step++) {
      const n = below(25) + 1
      const existing = live.get(n)
      const next = { thirtieths: BigInt(below(2_000) - 600), site: below(3) + 1 }
      const exact = `${next.thirtieths}/30`
      const siteId = `site-${next.site}`
      if (existing === undefined) {
        await putExactly(tx, 'siteFuels', { record: sample('siteFuels', n, { siteId }), exact })
        live.set(n, { version: 1, ...next })
      } else if (below(3) === 0) {
        await tx.siteFuels.delete(`siteFuel-${n}`)
        live.delete(n)
      } else {
        await tx.siteFuels.update(`siteFuel-${n}`, existing.version, { set: { siteId }, exact })
        live.set(n, { version: existing.version + 1, ...next })
      }
    }
    for (const site of [1, 2, 3]) {
      let sum = 0n
      for (const one of live.values()) if (one.site === site) sum += one.thirtieths
      same((await tx.sites.get(`site-${site}`))?.exact, thirtieths(sum), `the total of site ${site}, seed ${seed}`)
    }
  })
}

/** n/30 in lowest terms: a fraction if a factor 3 remains in the denominator, else a decimal. */
function thirtieths(n: bigint): string {
  if (n % 3n === 0n) {
    const tenths = n / 3n
    const [sign, size] = tenths < 0n ? ['-', -tenths] : ['', tenths]
    return size % 10n === 0n ? `${sign}${size / 10n}` : `${sign}${size / 10n}.${size % 10n}`
  }
  const divisor = n % 10n === 0n ? 10n : n % 5n === 0n ? 5n : n % 2n === 0n ? 2n : 1n
  return `${n / divisor}/${30n / divisor}`
}

/** Requirements of totals. */
export const TOTAL_CASES: readonly Case[] = [
  itInTransaction('totals: are exact where doubles are not', async (tx) => {
    for (const [n, exact] of [0.1, 0.2, '0.3', 1e-7, '12345678901234567890.5', '1e30'].entries())
      await putFuel(tx, n, exact)
    same(await siteTotal(tx), '1000000000012345678901234567891.1000001')
    for (const n of [4, 5]) await tx.siteFuels.delete(sampleKey('siteFuels', n))
    same(await siteTotal(tx), '0.6000001', 'the total after deleting the large ones')
  }),
  itInTransaction('totals: hold fractions that no decimal ends, and come back to whole numbers', async (tx) => {
    for (const [n, exact] of ['1/3', '5/18', '1/7', '-1/9'].entries()) await putFuel(tx, n, exact)
    same(await siteTotal(tx), '9/14')
    for (const [n, exact] of ['2/3', '13/18', '6/7', '10/9'].entries()) await putFuel(tx, n + 10, exact)
    same(await siteTotal(tx), '4')
  }),
  it('totals: have as many digits as their sums do, and are read, changed, counted again and taken back all the same', async (store) => {
    const zeros = '0'.repeat(398)
    await store.transaction(1, async (tx) => {
      await putExactly(tx, 'movements', { record: sample('movements', 1), exact: '1e-399' })
      await putExactly(tx, 'movementBatches', { record: sample('movementBatches', 1), exact: '1e-60' })
      await putExactly(tx, 'batchProducts', { record: sample('batchProducts', 1), exact: '1e-60' })
      await putFuel(tx, 1, '9e399')
      for (let n = 2; n < 12; n++) await putFuel(tx, n, `1/${10n ** 120n + BigInt(n * 2 + 1)}`)
    })
    const batch = await store.read(1, async (tx) => present(await tx.batches.get(1)).exact)
    same(batch, `0.${zeros}${'0'.repeat(60)}1`, 'the total of a batch')
    same(await store.verifyTotals(1), [])
    same(await store.rebuildTotals(1), [])
    await store.transaction(1, async (tx) => {
      await tx.movements.update('movement-1', 1, { set: {}, exact: '2e-399' })
      same(present(await tx.products.get(1)).exact, `0.${zeros}${'0'.repeat(120)}2`, 'the total of a product')
      await tx.batchProducts.delete(sampleKey('batchProducts', 1))
      await tx.movementBatches.delete(sampleKey('movementBatches', 1))
      await tx.movements.delete('movement-1')
      for (let n = 1; n < 12; n++) await tx.siteFuels.delete(sampleKey('siteFuels', n))
    })
    await store.transaction(1, async (tx) => same(await tx.companyTotal(), '0', 'the total of the company'))
  }),
  ...CONTRIBUTORS.map(({ from, to, by = '' }) =>
    it(`totals: ${from} add to the ${by} they name, and take it back when they change, move or go`, async (store) => {
      const holders = to as 'sites'
      const holder = sampleKey(holders, 1)
      const total = async (tx: Transaction) => present(await anyOf(tx, holders).get(holder)).exact
      await store.transaction(1, async (tx) => {
        await putSample(tx, from, 1)
        await putExactly(tx, from, { record: sample(from, 2), exact: '0.75' })
        same(await total(tx), '11')
        same(await tx.companyTotal(), '11', 'the total of the company')
        const key = sampleKey(from, 2)
        await anyOf(tx, from).update(key, 1, { set: { note: 'x' } })
        same(await total(tx), '11', 'the total after a change of something else')
        await anyOf(tx, from).update(key, 2, { set: {}, exact: '1/3' })
        same(await total(tx), '127/12', 'the total after another emission')
        await anyOf(tx, from).delete(key)
        same(await total(tx), '10.25', 'the total after deleting')
        same(present(await anyOf(tx, holders).get(holder)).version, 1, 'the version of the holder')
      })
    }),
  ),
  itInTransaction(
    'totals: a record that names another parent, or none, is in the total of that one alone',
    async (tx) => {
      await putSample(tx, 'siteFuels', 1)
      await putSample(tx, 'sites', 2)
      await tx.siteFuels.update('siteFuel-1', 1, { set: { siteId: 'site-2', vendorId: null }, exact: 4 })
      const totals = [await tx.sites.get('site-1'), await tx.sites.get('site-2'), await tx.vendors.get('vendor-1')]
      same(
        totals.map((row) => row?.exact),
        ['0', '4', '0'],
      )
      await tx.siteFuels.update('siteFuel-1', 2, { set: { vendorId: 'vendor-1' } })
      same((await tx.vendors.get('vendor-1'))?.exact, '4')
      same(await tx.companyTotal(), '4')
      await refuses('reference_missing', () => tx.siteFuels.update('siteFuel-1', 3, { set: { siteId: 'none' } }))
      same((await tx.siteFuels.get('siteFuel-1'))?.version, 3, 'the version after a refusal')
    },
  ),
  itInTransaction(
    'totals: movements are shared out to batches, and batches to products, through their links',
    async (tx) => {
      await putShares(tx)
      same(await sharedTotals(tx), ['3', '6', '0.75', '2.25'])
      await tx.movements.update('movement-1', 1, { set: {}, exact: 12 })
      same(await sharedTotals(tx), ['4', '8', '1', '3'], 'totals after another emission')
      await tx.movementBatches.update({ movementId: 'movement-1', batchId: 1 }, 1, { set: {}, exact: '1/2' })
      await tx.movementBatches.update({ movementId: 'movement-1', batchId: 2 }, 1, { set: {}, exact: '1/2' })
      same(await sharedTotals(tx), ['6', '6', '1.5', '4.5'], 'totals after other shares')
      await tx.batchProducts.update({ batchId: 1, productId: 2 }, 1, { set: {}, exact: '1/2' })
      same(await sharedTotals(tx), ['6', '6', '1.5', '3'], 'totals after another share of a product')
      await tx.movementBatches.delete({ movementId: 'movement-1', batchId: 1 })
      same(await sharedTotals(tx), ['0', '6', '0', '0'], 'totals after a link is gone')
      same(await tx.companyTotal(), '12', 'the total of the company')
    },
  ),
  itInTransaction('totals: links may come before what they share out', async (tx) => {
    await putExactly(tx, 'batchProducts', { record: sample('batchProducts', 1), exact: '1/2' })
    await putExactly(tx, 'movements', { record: sample('movements', 1), exact: 0 })
    await putExactly(tx, 'movementBatches', { record: sample('movementBatches', 1), exact: 1 })
    await tx.movements.update('movement-1', 1, { set: {}, exact: '0.5' })
    same([(await tx.batches.get(1))?.exact, (await tx.products.get(1))?.exact], ['0.5', '0.25'])
  }),
  itInTransaction('totals: referenced records cannot be deleted, missing records cannot be referenced', async (tx) => {
    await putShares(tx)
    for (const name of ['siteFuels', 'vehicleEmissions'] as const) await putSample(tx, name, 1)
    for (const name of ['sites', 'vendors', 'vehicles', 'movements', 'batches', 'products'] as const) {
      await refuses('record_in_use', () => anyOf(tx, name).delete(sampleKey(name, 1)))
    }
    for (const name of ['siteEnergies', 'movements', 'travels'] as const) {
      const record = { ...sample(name, 7), siteId: 'site-1', vendorId: 'none', movementDto: { vendorId: 'none' } }
      await refuses('reference_missing', () => anyOf(tx, name).insert(record, 1))
    }
    const link = { movementId: 'none', batchId: 99, createdAt: minute(1) }
    const error = await refuses('reference_missing', () => tx.movementBatches.insert(link, 1))
    same([...error.violations].map(({ path }) => path).sort(), ['batchId', 'movementId'])
  }),
  itInTransaction(
    'totals: exact numbers are stored as written, and rejected where missing or not allowed',
    async (tx) => {
      await putFuel(tx, 1, '001.50')
      await putFuel(tx, 2, 0.1)
      same((await tx.siteFuels.get('siteFuel-1'))?.exact, '001.50')
      same((await tx.siteFuels.get('siteFuel-2'))?.exact, '0.1')
      same(await siteTotal(tx), '1.6')
      const fuels = anyOf(tx, 'siteFuels')
      await refuses('required', () => fuels.insert(sample('siteFuels', 3)))
      for (const exact of ['', 'x', '1/0', '0x10', '1,5']) {
        const code = exact === '' ? 'empty' : 'not_a_number'
        await refuses(code, () => fuels.insert(sample('siteFuels', 3), exact))
        await refuses(code, () => fuels.update('siteFuel-1', 1, { set: {}, exact }))
      }
      for (const exact of [Number.NaN, Number.POSITIVE_INFINITY]) {
        await refuses('not_finite', () => fuels.insert(sample('siteFuels', 3), exact))
      }
      await refuses('number_out_of_range', () => fuels.insert(sample('siteFuels', 3), '1e401'))
      await refuses('not_storable', () => anyOf(tx, 'sites').insert(sample('sites', 3), 1))
      await refuses('not_storable', () => anyOf(tx, 'sites').update('site-1', 1, { set: {}, exact: 1 }))
      same(await siteTotal(tx), '1.6', 'the total after refusals')
    },
  ),
  {
    name: 'totals: verifyTotals finds a damaged one, rebuildTotals corrects it, and nothing else',
    skip: ({ damageTotal }) => (damageTotal === undefined ? 'no `damageTotal` was passed' : undefined),
    run: async (store, { damageTotal }) => {
      await store.transaction(1, async (tx) => {
        for (const n of [1, 2]) await putFuel(tx, n, '0.1')
        await putShares(tx)
      })
      same(await store.verifyTotals(1), [], 'differences before')
      await damageTotal?.(store, { companyId: 1, siteId: 'site-1', delta: '1/3' })
      const difference = { holder: 'sites', id: 'site-1', held: '8/15', counted: '0.2' }
      same(await store.verifyTotals(1), [difference])
      same(await store.verifyTotals(2), [], 'differences of another company')
      same(await store.rebuildTotals(1), [difference], 'what was corrected')
      same(await store.verifyTotals(1), [], 'differences after')
      same(await store.read(1, siteTotal), '0.2')
      same(await store.rebuildTotals(1), [], 'what was corrected the second time')
    },
  },
  ...[1, 2, 3, 4, 5, 6].map((seed) =>
    it(`totals: 120 changes in any order tie to a model in whole thirtieths (${seed})`, (store) => wander(store, seed)),
  ),
]
