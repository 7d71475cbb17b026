import { sha256 } from '@noble/hashes/sha2.js'
import { BASE } from './data/base.ts'
import { addSummaries } from './data/summaries.ts'

/** A change of the schema, applied once and atomically. */
export interface Migration {
  /** 1, 2, 3, … */
  readonly version: number
  readonly name: string
  /**
   * Statements with the placeholders `{integer}`, `{text}` and `{end}`, that add tables and columns or replace indexes.
   * `{sqlite}` begins a statement for SQLite only. A released one never changes.
   */
  readonly statements: readonly string[]
}

/** The tables of emissions up to migration 8. */
const EMISSION_TABLES = [
  'tonne_site_fuels',
  'tonne_site_energies',
  'tonne_vehicle_emissions',
  'tonne_movements',
  'tonne_travels',
  'tonne_refrigerant_leaks',
  'tonne_activity_records',
]

/** All migrations, in order. */
export const MIGRATIONS: readonly Migration[] = [
  { version: 1, name: 'base', statements: BASE },
  {
    version: 2,
    name: 'refrigerant-leaks',
    statements: [
      'create table tonne_refrigerant_leaks (company_id {integer} not null, id {text} not null, start_date_rank {integer} not null, site_id {text}, exact {text} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_refrigerant_leaks_start_date_rank on tonne_refrigerant_leaks (company_id, start_date_rank, id)',
      'create index tonne_refrigerant_leaks_site_id_start_date_rank on tonne_refrigerant_leaks (company_id, site_id, start_date_rank, id)',
    ],
  },
  {
    version: 3,
    name: 'activity-records',
    statements: [
      'create table tonne_activity_records (company_id {integer} not null, id {text} not null, start_date_rank {integer} not null, site_id {text}, vendor_id {text}, emission_factor_id {text}, exact {text} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_activity_records_start_date_rank on tonne_activity_records (company_id, start_date_rank, id)',
      'create index tonne_activity_records_site_id_start_date_rank on tonne_activity_records (company_id, site_id, start_date_rank, id)',
      'create index tonne_activity_records_vendor_id_start_date_rank on tonne_activity_records (company_id, vendor_id, start_date_rank, id)',
      'create index tonne_activity_records_emission_factor_id_start_date_rank on tonne_activity_records (company_id, emission_factor_id, start_date_rank, id)',
    ],
  },
  {
    version: 4,
    name: 'instruments',
    statements: [
      'create table tonne_instruments (company_id {integer} not null, id {text} not null, created_at_rank {integer} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_instruments_created_at_rank on tonne_instruments (company_id, created_at_rank, id)',
    ],
  },
  {
    version: 5,
    name: 'boundary-shares',
    statements: [
      'create table tonne_boundary_shares (company_id {integer} not null, id {text} not null, created_at_rank {integer} not null, start_date_rank {integer} not null, site_id {text}, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_boundary_shares_created_at_rank on tonne_boundary_shares (company_id, created_at_rank, id)',
      'create index tonne_boundary_shares_site_id_start_date_rank on tonne_boundary_shares (company_id, site_id, start_date_rank, id)',
    ],
  },
  {
    version: 6,
    name: 'base-years',
    statements: [
      'create table tonne_base_years (company_id {integer} not null, id {text} not null, created_at_rank {integer} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_base_years_created_at_rank on tonne_base_years (company_id, created_at_rank, id)',
    ],
  },
  {
    version: 7,
    name: 'factor-rules',
    statements: [
      'create table tonne_factor_rules (company_id {integer} not null, id {text} not null, created_at_rank {integer} not null, activity {text}, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_factor_rules_created_at_rank on tonne_factor_rules (company_id, created_at_rank, id)',
      'create index tonne_factor_rules_activity_created_at_rank on tonne_factor_rules (company_id, activity, created_at_rank, id)',
    ],
  },
  {
    version: 8,
    name: 'imports',
    statements: [
      'create table tonne_imports (company_id {integer} not null, id {text} not null, created_at_rank {integer} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
      'create index tonne_imports_created_at_rank on tonne_imports (company_id, created_at_rank, id)',
      'create table tonne_import_chunks (company_id {integer} not null, import_id {text} not null, chunk {integer} not null, version {integer} not null, record {text} not null, primary key (company_id, import_id, chunk)){end}',
    ],
  },
  { version: 9, name: 'summaries', statements: addSummaries(EMISSION_TABLES) },
]

/** The checksum stored with an applied migration, to detect changed statements. */
export function checksumOf({ statements }: Migration): string {
  const bytes = Uint8Array.from(statements.join(';\n'), (character) => character.charCodeAt(0))
  return Array.from(sha256(bytes).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
