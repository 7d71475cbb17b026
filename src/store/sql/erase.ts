import { COLLECTIONS, type CollectionName } from '../collections.ts'
import type { Position } from '../query.ts'
import { SqlReader } from './sql-reader.ts'
import type { SqlSession } from './sql-session.ts'
import { COMPANIES, COUNTERS, deleteCompanyRows, KEY_DIRECTORY } from './statements.ts'
import { tableName } from './table-columns.ts'

/** Announces each key to the directory before its deletion: lookups meanwhile find the committed state. */
async function announceKeys(session: SqlSession): Promise<void> {
  const keys = new SqlReader('apiKeys', session)
  for (let after: Position | undefined; ; ) {
    const { rows, next } = await keys.list({ by: 'createdAt' }, after === undefined ? {} : { after })
    for (const { record } of rows) await session.directory.beforeChange(record.hash, session)
    if (next === null) return
    after = next
  }
}

/** Deletes every row of the company in one transaction: last its own row, at which its other writers wait. */
export async function erase(session: SqlSession): Promise<void> {
  await announceKeys(session)
  const collections = (Object.keys(COLLECTIONS) as CollectionName[]).map(tableName)
  for (const table of [KEY_DIRECTORY, ...collections, COUNTERS, COMPANIES]) {
    await session.run(deleteCompanyRows(table, session.companyId))
  }
}
