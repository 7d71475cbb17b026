/** The table of refrigerant leaks. */
export const REFRIGERANT_LEAKS: readonly string[] = [
  'create table tonne_refrigerant_leaks (company_id {integer} not null, id {text} not null, start_date_rank {integer} not null, site_id {text}, exact {text} not null, version {integer} not null, record {text} not null, primary key (company_id, id)){end}',
  'create index tonne_refrigerant_leaks_start_date_rank on tonne_refrigerant_leaks (company_id, start_date_rank, id)',
  'create index tonne_refrigerant_leaks_site_id_start_date_rank on tonne_refrigerant_leaks (company_id, site_id, start_date_rank, id)',
]
