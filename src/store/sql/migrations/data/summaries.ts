const COLUMNS = [
  'summary_version {integer}',
  'summary_to {text}',
  'summary_group {text}',
  'summary_quantities {text}',
]

/** The columns that the index by date has in SQLite, so that an inventory reads the index and no row. */
const COVERED =
  'company_id, start_date_rank, id, exact, version, summary_version, summary_to, summary_group, summary_quantities'

/** Columns that are null in most rows. */
const MOSTLY_NULL = [
  ['tonne_site_fuels', 'vendor_id'],
  ['tonne_site_energies', 'vendor_id'],
  ['tonne_site_energies', 'custom_emission_factor_id'],
  ['tonne_movements', 'vendor_id'],
  ['tonne_travels', 'vendor_id'],
  ['tonne_activity_records', 'vendor_id'],
] as const

/**
 * Columns for summaries, which are null in the rows that exist: those are read as before until they are filled. Postgres
 * limits an entry of an index to a third of a page, so its index by date stays as it is.
 */
export const addSummaries = (tables: readonly string[]): readonly string[] => [
  ...tables.flatMap((table) => COLUMNS.map((column) => `alter table ${table} add column ${column}`)),
  ...tables.flatMap((table) => [
    `{sqlite} drop index ${table}_start_date_rank`,
    `{sqlite} create index ${table}_start_date_rank on ${table} (${COVERED})`,
  ]),
  ...MOSTLY_NULL.flatMap(([table, column]) => {
    const name = `${table}_${column}_start_date_rank`
    const columns = `company_id, ${column}, start_date_rank, id`
    return [`drop index ${name}`, `create index ${name} on ${table} (${columns}) where ${column} is not null`]
  }),
]
