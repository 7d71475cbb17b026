import type { ErrorCode, Violation } from '../core/errors/index.ts'

/** The HTTP status of every error code. 500, 502 and 503 are faults of the service or its dependencies. */
export const STATUS_OF_CODE: Readonly<Record<ErrorCode, number>> = Object.freeze({
  // numbers
  not_a_number: 400,
  empty: 400,
  not_finite: 400,
  number_out_of_range: 400,
  must_be_non_negative: 400,
  must_be_positive: 400,
  must_be_whole: 400,
  percentage_out_of_range: 400,
  // shapes
  required: 400,
  invalid_type: 400,
  invalid_choice: 400,
  text_too_long: 400,
  text_invalid: 400,
  url_invalid: 400,
  id_invalid: 400,
  quantity_too_large: 400,
  list_too_long: 400,
  duplicate_item: 400,
  unknown_field: 400,
  object_too_large: 400,
  nested_too_deep: 400,
  // units
  unknown_unit: 422,
  unit_duplicate: 500,
  unit_cycle: 500,
  unit_parent_missing: 500,
  unit_multiplier_invalid: 500,
  unit_dimension_mismatch: 422,
  // factors
  factor_not_found: 422,
  edition_withdrawn: 422,
  period_before_editions: 422,
  quarter_unknown: 422,
  region_not_in_country: 422,
  industry_scheme_unknown: 422,
  factor_ambiguous: 422,
  factor_incomplete: 422,
  factor_basis_mismatch: 422,
  factor_category_mismatch: 422,
  factor_counterpart_differs: 422,
  factor_rule_tie: 422,
  factor_region_mismatch: 422,
  factor_without_gases: 422,
  factor_not_combinable: 422,
  factor_invalid: 422,
  file_digest_mismatch: 422,
  heating_value_mismatch: 422,
  bridge_not_applicable: 422,
  unknown_gwp_set: 422,
  unknown_refrigerant: 422,
  blend_shares_invalid: 422,
  // activities
  instrument_overdrawn: 422,
  hours_missing: 422,
  unknown_instrument: 422,
  instrument_mismatch: 422,
  clean_share_with_instruments: 422,
  consumption_implausible: 422,
  vehicle_specification_incomplete: 422,
  cabin_mismatch: 422,
  distance_basis_mismatch: 422,
  unknown_currency: 422,
  exchange_rate_missing: 422,
  price_index_missing: 422,
  allocation_invalid: 422,
  // places
  invalid_coordinates: 400,
  coordinates_swapped: 422,
  place_not_found: 422,
  ambiguous_place: 422,
  distance_is_zero: 422,
  distance_invalid: 422,
  no_route: 422,
  router_failed: 502,
  // time
  invalid_date: 400,
  period_reversed: 400,
  period_too_long: 400,
  // services
  unit_conflict: 422,
  unknown_emission_factor: 422,
  unknown_emission_kind: 422,
  unknown_vendor: 422,
  unknown_site: 422,
  unknown_vehicle: 422,
  unknown_product: 422,
  unknown_batch: 422,
  unknown_file: 422,
  boundary_overlap: 422,
  base_year_without_records: 422,
  period_locked: 409,
  hotel_country_unknown: 422,
  built_in_read_only: 403,
  policy_invalid: 500,
  // requests
  path_not_found: 404,
  method_not_allowed: 405,
  unauthenticated: 401,
  key_read_only: 403,
  key_not_admin: 403,
  too_many_requests: 429,
  service_overloaded: 503,
  media_type_unsupported: 415,
  body_too_large: 413,
  body_malformed: 400,
  path_malformed: 400,
  header_invalid: 400,
  patch_invalid: 422,
  precondition_failed: 412,
  idempotency_key_reused: 422,
  internal_error: 500,
  // traces
  trace_invalid: 422,
  format_newer: 422,
  format_prerelease: 422,
  restatement_invalid: 422,
  mixed_totals: 500,
  // signed heads
  head_malformed: 422,
  // only the host's own key is read while a request is answered
  head_key_invalid: 500,
  head_key_unknown: 422,
  head_signature_invalid: 422,
  head_of_another_company: 422,
  head_went_backwards: 422,
  head_not_extended: 422,
  // product footprints
  footprint_invalid: 422,
  footprint_expired: 422,
  footprint_deprecated: 422,
  // transport chains
  chain_gap: 422,
  chain_invalid: 422,
  // files
  file_unreadable: 500,
  file_too_large: 500,
  csv_malformed: 400,
  column_missing: 400,
  total_row: 422,
  // columns of many rows
  unknown_pair: 500,
  unknown_key: 500,
  columns_unequal: 500,
  buffer_unusable: 500,
  worker_failed: 500,
  // stores
  duplicate: 409,
  not_found: 404,
  version_conflict: 409,
  reference_missing: 409,
  record_in_use: 409,
  field_immutable: 422,
  company_mismatch: 500,
  not_storable: 400,
  query_invalid: 400,
  transaction_nested: 500,
  transaction_ended: 500,
  store_busy: 503,
  store_unavailable: 503,
  store_outcome_unknown: 503,
  store_full: 503,
  store_read_only: 503,
  store_damaged: 500,
  store_failed: 500,
  client_invalid: 500,
  row_security_off: 500,
  schema_newer: 500,
  schema_older: 500,
  schema_changed: 500,
  schema_incomplete: 500,
})

/** The statuses in the order of the checks: the first one that occurs is the response's. */
const ORDER: readonly number[] = [500, 502, 503, 401, 405, 429, 415, 413, 400, 404, 412, 403, 422, 409]

function rank(status: number): number {
  const index = ORDER.indexOf(status)
  return index < 0 ? ORDER.length : index
}

/** Chooses the status of a response with several violations: the status of the earliest check. */
export function statusOf(violations: readonly Violation[]): number {
  return violations.reduce<number>(
    (status, { code }) => {
      const next = STATUS_OF_CODE[code] ?? 500
      return rank(next) < rank(status) ? next : status
    },
    STATUS_OF_CODE[violations[0]?.code ?? 'internal_error'] ?? 500,
  )
}
