import { type CollectionName, collectionOf, STORE_DEFINITION } from '../../../../src/ledger/collections/collections.ts'
import { checkedFilter, checkedOptions } from '../../../../src/store/checked-query.ts'
import { type Collection, collectionsOf, type ListIndex } from '../../../../src/store/collections.ts'
import { partsOfKey } from '../../../../src/store/row-fields.ts'
import * as batches from '../../../../src/store/sql/batch-statements.ts'
import type { Statement } from '../../../../src/store/sql/database.ts'
import { POSTGRES, SQLITE } from '../../../../src/store/sql/dialects.ts'
import * as statements from '../../../../src/store/sql/statements.ts'
import { present } from '../../../../src/testing/store/harness.ts'
import { sample, sampleKey } from '../../../../src/testing/store/samples.ts'

/** The company of all of them. */
export const COMPANY = 7
export const COLLECTIONS: ReturnType<typeof collectionsOf> = collectionsOf(STORE_DEFINITION)
/** The functions that make them, by name. */
export const makers: Readonly<Record<string, unknown>> = { ...statements, ...batches }

/** Parts of a list with and without each end, from its start and its end, and after a row. */
export function partsOfList(collection: Collection, list: ListIndex) {
  const where = list.where !== undefined ? { [list.where]: collection.numbers.includes(list.where) ? 1 : '1' } : {}
  const isSequence = list.by === 'sequence'
  const [from, to] = isSequence ? [3, 9] : ['2025-01-01T00:00:00.000Z', '2025-12-31T00:00:00.000Z']
  const key = present(partsOfKey(sampleKey(collection.name as CollectionName, 1), collection), 'the key of a sample')
  const after = { at: isSequence ? (key[0] as number) : '2025-06-01T00:00:00.000Z', key }
  return [{}, { from }, { to }, { from, to }].flatMap((ends) =>
    [{}, { after }].flatMap((position) =>
      (['first', 'last'] as const).map((order) => {
        const filter = checkedFilter(collection, { by: list.by, ...where, ...ends })
        return { filter, options: checkedOptions(collection, filter.list, { order, ...position }) }
      }),
    ),
  )
}

function ofCollection(collection: Collection): (Statement | null)[] {
  const name = collection.name as CollectionName
  const record = sample(name, 1)
  const key = present(partsOfKey(sampleKey(name, 1), collection), `the key of a sample of ${name}`)
  const lists = collection.lists.flatMap((list) =>
    partsOfList(collection, list).flatMap((part) => [
      statements.selectList(collection, COMPANY, part),
      statements.countList(collection, COMPANY, part.filter),
    ]),
  )
  return [
    statements.selectRow(collection, COMPANY, key),
    statements.updateRow(collection, COMPANY, { key, version: 1, record, exact: '1' }),
    statements.deleteRow(collection, COMPANY, key),
    batches.selectRows(collection, COMPANY, [key, key]),
    batches.selectVersions(collection, COMPANY, [key]),
    statements.selectKeyRange(collection, COMPANY, { first: key[0], last: key[0] }),
    batches.insertRows(
      collection,
      COMPANY,
      [1, 2].map((n) => ({ record: sample(name, n), exact: '1' })),
    ),
    ...[true, false].map((isReindexed) =>
      batches.updateRows(collection, COMPANY, {
        updates: [
          { key, version: 1, record, exact: null },
          { key, version: 2, record, exact: '1' },
        ],
        isReindexed,
      }),
    ),
    ...lists,
    ...collection.referencedBy.map(({ collection: from, field }) =>
      statements.selectNaming(from, COMPANY, { field, id: key[0] as string }),
    ),
  ]
}

/** Lists of different sites and ends as one statement, and one alone. */
function listsAtOnce(): Statement[] {
  const fuels = collectionOf('siteFuels')
  const lists = ['1', '2', '3'].map((siteId) => {
    const filter = checkedFilter(fuels, { siteId, by: 'startDate', to: `2025-0${siteId}-01T00:00:00.000Z` })
    const list = { filter, options: checkedOptions(fuels, filter.list, { limit: 9 }) }
    return present(statements.selectList(fuels, COMPANY, list), 'a list')
  })
  const [first, ...others] = lists
  return [batches.selectLists([present(first, 'a list'), ...others]), batches.selectLists([present(first, 'a list')])]
}

const part = { last: null, limit: 10 }
const HEAD = { sequence: 0, digest: '' }

function ofHolder(holder: Collection): Statement[] {
  return [
    statements.selectExact(holder, COMPANY, '1'),
    statements.updateExact(holder, COMPANY, { id: '1', exact: '1' }),
    batches.updateExacts(holder, COMPANY, [
      { id: '1', exact: '1' },
      { id: '2', exact: '1/3' },
    ]),
    statements.selectTotals(holder, COMPANY, part),
  ]
}

/** A statement of every kind, but the one across companies. */
export function allStatements(): Statement[] {
  const shared = COLLECTIONS.contributions.flatMap((one) => [
    statements.selectContributions(one, COMPANY, part),
    ...(one.through === undefined ? [] : [statements.selectLinks(one, COMPANY, { field: one.source, id: '1' })]),
    ...(one.to === 'company' ? [] : ofHolder(one.to)),
  ])
  return [
    ...COLLECTIONS.all.flatMap(ofCollection),
    ...shared,
    batches.updateSummaries(collectionOf('siteFuels'), COMPANY, [
      { id: '1', version: 1, summary: { to: '2025-02-01T00:00:00.000Z', group: '[1]', quantities: '5' } },
    ]),
    ...listsAtOnce(),
    batches.selectLatestLines(collectionOf('log'), COMPANY, ['1', '2']),
    batches.selectExacts(COMPANY, [
      { holder: collectionOf('sites'), id: '1' },
      { holder: collectionOf('products'), id: 1 },
    ]),
    statements.nextNumber(COMPANY, collectionOf('batches')),
    statements.insertHash(COMPANY, { hash: 'x', id: '1' }),
    statements.deleteHash(COMPANY, 'x'),
    statements.deleteCompanyRows('tonne_sites', COMPANY),
    statements.insertCompany(COMPANY, HEAD),
    statements.selectCompany(COMPANY),
    statements.updateCompany(COMPANY, { exact: '1', logHead: HEAD }),
    statements.lockCompany(COMPANY, SQLITE),
    statements.lockCompany(COMPANY, POSTGRES),
  ].filter((one) => one !== null)
}
