import { STORE_DEFINITION } from '../../src/ledger/collections/collections.ts'
import { ACTIVITY_COLLECTIONS } from '../../src/records/activities/activities.ts'
import { collectionsOf } from '../../src/store/index.ts'
import { tableOf } from '../../src/store/sql/table-columns.ts'

const TABLES = ACTIVITY_COLLECTIONS.map((name) => tableOf(collectionsOf(STORE_DEFINITION).get(name)).name)
const COLUMNS = ['summary_version', 'summary_to', 'summary_group', 'summary_quantities']

/** Brings a database of an engine back to the schema before summaries. */
export async function dropSummaries(run: (text: string) => unknown, engine: string): Promise<void> {
  for (const table of TABLES) {
    if (engine === 'SQLite') await run(`drop index ${table}_start_date_rank`)
    for (const column of COLUMNS) await run(`alter table ${table} drop column ${column}`)
    if (engine === 'SQLite')
      await run(`create index ${table}_start_date_rank on ${table} (company_id, start_date_rank, id)`)
  }
  await run("delete from tonne_migrations where name = 'summaries'")
}
