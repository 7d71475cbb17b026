import { schemaTables } from '../../src/store/sql/migrations/schema-tables.ts'

/** Above it a table is made anew: what was deleted would be looked through at every later statement. */
const GROWN_BYTES = 500_000

/** The statement that takes all rows out of every table: to delete few is quicker than to make every file anew. */
export const EMPTIED = [
  'do $$ begin',
  ...schemaTables().map(
    (name) =>
      `if pg_total_relation_size('${name}') > ${GROWN_BYTES} then truncate ${name}; else delete from ${name}; end if;`,
  ),
  'end $$',
].join('\n')
