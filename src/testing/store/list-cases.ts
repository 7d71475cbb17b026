import { type CollectionName, collectionOf } from '../../ledger/collections/collections.ts'
import type { ReadTransaction, Store, Transaction } from '../../ledger/collections/store.ts'
import { type ListIndex, type ListOptions, type ListPage, partsOfKey, type Row } from '../../store/index.ts'
import { type Case, it, itInTransaction, refuses, same, withoutType } from './harness.ts'
import { anyOf, idsOf, keysOf, put, putSample, putSamples } from './sample-rows.ts'
import { ALL, type AnyRecord, filterOf, minute, printedKeys, sample, sampleKey } from './samples.ts'

interface Listed {
  readonly name: CollectionName
  readonly list: ListIndex
}

/** The lists that contain all samples of a collection; links have one more, from the other end. */
const LISTS: readonly Listed[] = ALL.flatMap((name) =>
  collectionOf(name)
    .lists.filter(({ where }) => where === undefined || sample(name, 1)[where] === sample(name, 2)[where])
    .map((list) => ({ name, list })),
)

function title({ name, list: { where, by } }: Listed): string {
  return where === undefined ? `${name} by ${by}` : `${name} of one ${where} by ${by}`
}

function itLists(
  lists: readonly Listed[],
  requirement: string,
  run: (store: Store, listed: Listed) => Promise<void>,
): Case[] {
  return lists.map((listed) => it(`${title(listed)}: ${requirement}`, (store) => run(store, listed)))
}

/** True if the list is ordered by number upwards rather than newest first. */
function isNumbered({ list: { by } }: Listed): boolean {
  return by === 'sequence'
}

function countRecords(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** More pages than any list of the cases has, so that an endless list fails. */
const PAGES_MAX = 50

type ReadPage = (part: ListOptions) => Promise<ListPage<Row<AnyRecord>>>

/** The keys on each page of a list. */
async function pages(name: CollectionName, read: ReadPage, options: ListOptions): Promise<string[][]> {
  const keys: string[][] = []
  let page: ListPage<Row<AnyRecord>> | undefined
  do {
    page = await read(page?.next == null ? options : { ...options, after: page.next })
    keys.push(keysOf(name, page.rows))
    same(keys.length <= PAGES_MAX, true, `an end within ${PAGES_MAX} pages`)
  } while (page.next !== null)
  return keys
}

/** The pages of a list, each read in a transaction of its own. */
function listPages(store: Store, { name, list }: Listed, options: ListOptions): Promise<string[][]> {
  return pages(name, (part) => store.read(1, (tx) => anyOf(tx, name).list(filterOf(name, list), part)), options)
}

interface Span {
  readonly name: CollectionName
  readonly filter: object
  /** The keys of the rows in range, in order. */
  readonly expected: readonly string[]
  /** Values below and above the range. */
  readonly ends: readonly (string | number)[]
}

/** Reads a range row by row from either end; a position outside the range must not return rows outside it. */
async function onward(tx: ReadTransaction, { name, filter, expected, ends }: Span): Promise<void> {
  // a number that orders a list is also its key
  const keyOf = (at: string | number) =>
    typeof at === 'number' ? [at] : (partsOfKey(sampleKey(name, 5), collectionOf(name)) ?? [])
  for (const order of ['first', 'last'] as const) {
    const inOrder = order === 'first' ? expected : [...expected].reverse()
    const seen = await pages(name, (part) => anyOf(tx, name).list(filter, part), { limit: 1, order })
    same(seen.flat(), inOrder, `the span one by one, ${order}`)
    const found: number[] = []
    for (const at of ends) {
      const { rows } = await anyOf(tx, name).list(filter, { order, after: { at, key: keyOf(at) } })
      found.push(rows.length)
    }
    same(
      [...found].sort((a, b) => a - b),
      [0, expected.length],
      'rows behind positions before and after the span',
    )
  }
}

const TIED = LISTS.filter((listed) => !isNumbered(listed) && listed.name !== 'log' && listed.name !== 'factorSnapshots')

/** Requirements of every list. */
export const LIST_CASES: readonly Case[] = [
  ...itLists(
    LISTS,
    'in order, from either end, on pages of any size, with nothing twice or left out',
    async (store, listed) => {
      await store.transaction(1, (tx) =>
        putSamples(tx, listed.name, listed.name === 'log' ? countRecords(1, 7) : [3, 1, 7, 5, 2, 6, 4]),
      )
      const expected = printedKeys(listed.name, countRecords(1, 7))
      if (!isNumbered(listed)) expected.reverse()
      for (const limit of [1, 2, 3, 6, 7, 8]) {
        const first = await listPages(store, listed, { limit, order: 'first' })
        same(first.flat(), expected, `pages of ${limit}`)
        same(first.length, Math.ceil(7 / limit), `how many pages of ${limit}`)
        const last = await listPages(store, listed, { limit, order: 'last' })
        same(last.flat(), [...expected].reverse(), `pages of ${limit}, backwards`)
      }
    },
  ),
  ...itLists(LISTS, 'from a value up to, not including, another, counted and paged', async (store, listed) => {
    const { name, list } = listed
    await store.transaction(1, (tx) => putSamples(tx, name, countRecords(1, 9)))
    const at = (n: number) => (isNumbered(listed) ? n : minute(n))
    await store.read(1, async (tx) => {
      const filter = { ...filterOf(name, list), from: at(3), to: at(7) }
      const expected = printedKeys(name, countRecords(3, 6))
      if (!isNumbered(listed)) expected.reverse()
      same(keysOf(name, (await anyOf(tx, name).list(filter)).rows), expected)
      same(await anyOf(tx, name).count(filter), 4, 'how many')
      same(await anyOf(tx, name).count({ ...filterOf(name, list), from: at(8) }), 2, 'how many from 8 on')
      same(await anyOf(tx, name).count({ ...filterOf(name, list), to: at(3) }), 2, 'how many before 3')
      same(await anyOf(tx, name).count({ ...filterOf(name, list), from: at(7), to: at(3) }), 0, 'how many of none')
      const page = await anyOf(tx, name).page(filter, { offset: 1, limit: 2 })
      same(keysOf(name, page.rows), expected.slice(1, 3), 'the page')
      same(page.total, 4, 'the total of the page')
      const withoutTotal = await anyOf(tx, name).page(filter, { offset: 1, limit: 2, isCounted: false })
      same(withoutTotal, { rows: page.rows, total: null }, 'the page without its total')
      const back = await anyOf(tx, name).page(filter, { offset: 1, limit: 2, order: 'last' })
      same(keysOf(name, back.rows), [...expected].reverse().slice(1, 3), 'the page from the end')
      await onward(tx, { name, filter, expected, ends: [at(1), at(9)] })
    })
  }),
  ...itLists(LISTS, 'new rows of a group of works in their places among the stored ones', async (store, listed) => {
    const { name, list } = listed
    const isLog = name === 'log'
    const [early, late] = isLog
      ? [countRecords(1, 3), countRecords(4, 7)]
      : [
          [6, 2, 4],
          [5, 1, 7, 3],
        ]
    await store.transaction(1, (tx) => putSamples(tx, name, early))
    const at = (n: number) => (isNumbered(listed) ? n : minute(n))
    const expected = printedKeys(name, countRecords(1, 7))
    const span = printedKeys(name, countRecords(3, 5))
    const inTransaction = async (tx: Transaction) => {
      await putSamples(tx, name, late)
      const filter = filterOf(name, list)
      for (const order of ['first', 'last'] as const) {
        const isUp = isNumbered(listed) === (order === 'first')
        for (const limit of [1, 3, 8]) {
          const all = await pages(name, (part) => anyOf(tx, name).list(filter, part), { limit, order })
          same(all.flat(), isUp ? expected : [...expected].reverse(), `pages of ${limit}, ${order}`)
        }
        const part = await anyOf(tx, name).list({ ...filter, from: at(3), to: at(6) }, { limit: 5, order })
        same(keysOf(name, part.rows), isUp ? span : [...span].reverse(), `the span, ${order}`)
      }
    }
    await store.transaction(1, inTransaction, { groupCommit: true })
  }),
  ...itLists(TIED, 'equal times by key, on pages too', async (store, listed) => {
    const { name, list } = listed
    const field = collectionOf(name).paths[list.by] ?? list.by
    await store.transaction(1, async (tx) => {
      for (const n of [4, 11, 2, 10, 9, 1]) await put(tx, name, sample(name, n, { [field]: minute(n < 5 ? 1 : 2) }))
    })
    const numeric = typeof (collectionOf(name).key.length === 1 ? sampleKey(name, 1) : 1) === 'number'
    const isText = !numeric || name === 'idempotencyKeys'
    const expected = printedKeys(name, isText ? [10, 11, 9, 1, 2, 4] : [9, 10, 11, 1, 2, 4])
    for (const limit of [1, 2, 5, 6]) {
      same((await listPages(store, listed, { limit, order: 'first' })).flat(), expected, `pages of ${limit}`)
      const back = (await listPages(store, listed, { limit, order: 'last' })).flat()
      same(back, [...expected].reverse(), `pages of ${limit}, backwards`)
    }
  }),
  ...itLists(TIED, 'goes on at its position while rows come and go', async (store, listed) => {
    const { name, list } = listed
    const filter = filterOf(name, list)
    await store.transaction(1, (tx) => putSamples(tx, name, [2, 4, 6, 8]))
    const first = await store.read(1, (tx) => anyOf(tx, name).list(filter, { limit: 2 }))
    same(keysOf(name, first.rows), printedKeys(name, [8, 6]), 'the first page')
    await store.transaction(1, async (tx) => {
      for (const n of [8, 6]) await anyOf(tx, name).delete(sampleKey(name, n))
      await putSamples(tx, name, [9, 7, 5, 1])
    })
    const after = first.next ?? undefined
    const rest = await store.read(1, (tx) => anyOf(tx, name).list(filter, after === undefined ? {} : { after }))
    same(keysOf(name, rest.rows), printedKeys(name, [5, 4, 2, 1]), 'the rest')
  }),
  ...itLists(
    TIED.filter(({ list }) => list.by === 'startDate'),
    'a row whose time or parent changes is listed where it now belongs',
    async (store, listed) => {
      const { name, list } = listed
      const field = collectionOf(name).paths.startDate ?? 'startDate'
      await store.transaction(1, (tx) => putSamples(tx, name, [1, 2, 3]))
      await store.transaction(1, (tx) => anyOf(tx, name).update(sampleKey(name, 1), 1, { set: { [field]: minute(9) } }))
      const expected = printedKeys(name, [1, 3, 2])
      same((await listPages(store, listed, { limit: 2, order: 'first' })).flat(), expected)
      if (list.where === undefined || list.where === 'siteId') return
      const [top = '', inner] = (collectionOf(name).paths[list.where] ?? list.where).split('.')
      const set = { [top]: inner === undefined ? null : { [inner]: null } }
      await store.transaction(1, (tx) => anyOf(tx, name).update(sampleKey(name, 3), 1, { set }))
      same((await listPages(store, listed, { limit: 2, order: 'first' })).flat(), printedKeys(name, [1, 2]))
    },
  ),
  itInTransaction('lists: links are found from either end', async (tx) => {
    for (const [batchId, productId] of [
      [1, 1],
      [1, 2],
      [2, 1],
      [3, 1],
    ] as const) {
      await put(tx, 'batchProducts', { batchId, productId, createdAt: minute(batchId) })
    }
    const ofProduct = await tx.batchProducts.list({ productId: 1, by: 'createdAt' })
    same(keysOf('batchProducts', ofProduct.rows), ['3/1', '2/1', '1/1'])
    same(await tx.batchProducts.count({ productId: 2, by: 'createdAt' }), 1)
    for (const batchId of [1, 2]) await putSample(tx, 'movementBatches', batchId)
    const ofBatch = await tx.movementBatches.list({ batchId: 2, by: 'createdAt' })
    same(keysOf('movementBatches', ofBatch.rows), ['movement-1/2'])
  }),
  itInTransaction('lists: reject filters without an index, and invalid limits, offsets and positions', async (tx) => {
    await putSample(tx, 'siteFuels', 1)
    const fuels = anyOf(tx, 'siteFuels')
    const by = 'startDate'
    const filters = [{}, { by: 'value' }, { by, comment: null }, { by, siteId: 'site-1', vendorId: 'vendor-1' }]
    const values = [
      { by, siteId: null },
      { by, siteId: {} },
      { by, from: 'yesterday' },
      { by, to: '2025-02-30' },
    ]
    for (const filter of [...filters, ...values, { by: '__proto__' }, { by: 'constructor' }]) {
      await refuses('query_invalid', () => fuels.list(filter))
      await refuses('query_invalid', () => fuels.count(filter))
      await refuses('query_invalid', () => fuels.page(filter, { offset: 0, limit: 1 }))
    }
    for (const limit of [0, -1, 1.5, 10_001, Number.NaN, withoutType('5')]) {
      await refuses('query_invalid', () => fuels.list({ by }, { limit }))
      await refuses('query_invalid', () => fuels.page({ by }, { offset: 0, limit }))
    }
    for (const offset of [-1, 0.5, Number.POSITIVE_INFINITY]) {
      await refuses('query_invalid', () => fuels.page({ by }, { offset, limit: 1 }))
    }
    const positions = [null, {}, { at: 'x', key: ['a'] }, { at: minute(1), key: [] }, { at: minute(1), key: [{}] }]
    for (const after of positions)
      await refuses('query_invalid', () => fuels.list({ by }, { after: withoutType(after) }))
    await refuses('query_invalid', () => fuels.list({ by }, { order: withoutType('newest') }))
  }),
  it('lists: 3,000 rows inserted in any order, half of them deleted, come in order', async (store) => {
    const numbers = countRecords(1, 3_000).map((n) => (n * 1_231) % 3_001)
    await store.transaction(1, async (tx) => {
      await putSample(tx, 'sites', 1)
      for (const n of numbers) await tx.files.insert(sample('files', n))
      for (const n of numbers) if (n % 2 === 0) await tx.files.delete(sampleKey('files', n))
    })
    const listed: Listed = { name: 'files', list: { by: 'createdAt' } }
    const keys = (await listPages(store, listed, { limit: 700, order: 'first' })).flat()
    const expected = countRecords(1, 3_000)
      .filter((n) => n % 2 === 1)
      .reverse()
    same(keys, printedKeys('files', expected))
    const page = await store.read(1, (tx) => tx.files.page({ by: 'createdAt' }, { offset: 1_000, limit: 3 }))
    same(idsOf(page.rows), printedKeys('files', expected.slice(1_000, 1_003)))
    same(page.total, 1_500, 'how many')
  }),
]
