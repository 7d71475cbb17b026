import { COLLECTIONS, type CollectionName } from '../collections.ts'
import type { Position } from '../query.ts'
import { SqlReader } from './sql-reader.ts'
import type { SqlSession } from './sql-session.ts'
import { COMPANIES, COUNTERS, deleteCompanyRows, KEY_DIRECTORY } from './statements.ts'
import { tableName } from './table-columns.ts'

/** Lets the directory know of each key before it goes: who looks for one meanwhile finds what is committed. */
async function announceKeys(session: SqlSession): Promise<void> {
  const keys = new SqlReader('apiKeys', session)
  for (let after: Position | undefined; ; ) {
    const { rows, next } = await keys.list({ by: 'createdAt' }, after === undefined ? {} : { after })
    for (const { record } of rows) await session.directory.beforeChange(record.hash, session)
    if (next === null) return
    after = next
  }
}

/**
 * Takes away every row of the company, in the transaction that its other writers wait for: its own row last, so that they do
 * until the end.
 */
export async function erase(session: SqlSession): Promise<void> {
  await announceKeys(session)
  const collections = (Object.keys(COLLECTIONS) as CollectionName[]).map(tableName)
  for (const table of [KEY_DIRECTORY, ...collections, COUNTERS, COMPANIES]) {
    await session.run(deleteCompanyRows(table, session.companyId))
  }
}
