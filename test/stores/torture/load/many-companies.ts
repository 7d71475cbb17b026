import { companyTables } from '../../../../src/store/sql/migrations/schema-tables.ts'

/** Where the rows of the first company are kept while the tables are filled anew. */
const PATTERN = 'pattern_'

/** The statements that keep the rows of the only company as the pattern of others. */
export function patternStatements(): readonly string[] {
  return companyTables().map((table) =>
    [
      `do $$ declare columns text; begin`,
      `select string_agg(quote_ident(attname), ', ' order by attnum) into columns from pg_attribute`,
      `where attrelid = '${table}'::regclass and attnum > 0 and attname <> 'company_id' and not attisdropped;`,
      `execute 'create unlogged table ${PATTERN}${table} as select ' || columns || ' from ${table}';`,
      'end $$',
    ].join(' '),
  )
}

/**
 * The statement that fills every table with the rows of the pattern, once for each company from 1 to `companies`, one
 * company after the other, and makes the indexes once they are there. Lines of the log keep the digests of the pattern.
 */
export function companiesStatement(companies: number): string {
  return `do $$
declare name text; defs text[]; drops text[]; statement text;
begin
  foreach name in array string_to_array('${companyTables().join(',')}', ',') loop
    select array_agg(format('alter table %s add constraint %I %s', name, conname, pg_get_constraintdef(oid))),
      array_agg(format('alter table %s drop constraint %I', name, conname))
      into defs, drops from pg_constraint where conrelid = name::regclass and contype = 'p';
    select defs || array_agg(replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')),
      drops || array_agg(format('drop index %s', indexrelid::regclass))
      into defs, drops from pg_index where indrelid = name::regclass and not indisprimary;
    -- what is written to a table that the transaction made empty need not go to the write-ahead log
    execute format('truncate %s', name);
    foreach statement in array drops loop execute statement; end loop;
    for company in 1..${companies} loop
      execute format('insert into %s select $1, * from ${PATTERN}%s', name, name) using company::bigint;
    end loop;
    foreach statement in array defs loop execute statement; end loop;
  end loop;
end $$`
}
