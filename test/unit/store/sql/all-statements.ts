import { checkedFilter, checkedOptions } from '../../../../src/store/checked-query.ts'
import { COLLECTIONS, CONTRIBUTIONS, type CollectionName } from '../../../../src/store/collections.ts'
import { present } from '../../../../src/store/conformance/harness.ts'
import { sample, sampleKey } from '../../../../src/store/conformance/samples.ts'
import { referencesTo } from '../../../../src/store/references.ts'
import { partsOfKey } from '../../../../src/store/row-fields.ts'
import * as batches from '../../../../src/store/sql/batch-statements.ts'
import type { Statement } from '../../../../src/store/sql/database.ts'
import { POSTGRES, SQLITE } from '../../../../src/store/sql/dialects.ts'
import * as statements from '../../../../src/store/sql/statements.ts'

/** The company of all of them. */
export const COMPANY = 7
const NAMES = Object.keys(COLLECTIONS) as CollectionName[]
/** The functions that make them, by name. */
export const makers: Readonly<Record<string, unknown>> = { ...statements, ...batches }

function ofCollection(name: CollectionName): (Statement | null)[] {
  const record = sample(name, 1)
  const key = present(partsOfKey(sampleKey(name, 1), name), `the key of a sample of ${name}`)
  const lists = COLLECTIONS[name].lists.flatMap((list) => {
    const where = 'where' in list ? { [list.where]: list.where.endsWith('Id') ? '1' : 1 } : {}
    const filter = checkedFilter(name, { by: list.by, ...where })
    const options = checkedOptions(name, filter.list, {})
    return [statements.selectList(name, COMPANY, { filter, options }), statements.countList(name, COMPANY, filter)]
  })
  return [
    statements.selectRow(name, COMPANY, key),
    statements.updateRow(name, COMPANY, { key, version: 1, record, exact: '1' }),
    statements.deleteRow(name, COMPANY, key),
    batches.selectRows(name, COMPANY, [key, key]),
    batches.selectVersions(name, COMPANY, [key]),
    batches.insertRows(
      name,
      COMPANY,
      [1, 2].map((n) => ({ record: sample(name, n), exact: '1' })),
    ),
    ...[true, false].map((isReindexed) =>
      batches.updateRows(name, COMPANY, {
        updates: [
          { key, version: 1, record, exact: null },
          { key, version: 2, record, exact: '1' },
        ],
        isReindexed,
      }),
    ),
    ...lists,
    ...referencesTo(name).map(({ collection, field }) =>
      statements.selectNaming(collection, COMPANY, { field, id: key[0] as string }),
    ),
  ]
}

const part = { last: null, limit: 10 }
const HEAD = { sequence: 0, digest: '' }

function ofHolder(holder: statements.RecordHolder): Statement[] {
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
  const shared = CONTRIBUTIONS.flatMap((one) => [
    statements.selectContributions(one, COMPANY, part),
    ...(one.through === undefined || one.source === undefined || one.by === undefined
      ? []
      : [statements.selectLinks({ through: one.through, by: one.by }, COMPANY, { field: one.source, id: '1' })]),
    ...(one.to === 'company' ? [] : ofHolder(one.to)),
  ])
  return [
    ...NAMES.flatMap(ofCollection),
    ...shared,
    batches.selectLatestLines(COMPANY, ['1', '2']),
    batches.selectExacts(COMPANY, [
      { holder: 'sites', id: '1' },
      { holder: 'products', id: 1 },
    ]),
    statements.nextNumber(COMPANY, 'batches'),
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
