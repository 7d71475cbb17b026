import { printable } from '../../base/index.ts'
import type { NoticeCode } from './notice-codes.ts'

/** The severity of a notice: 'info' explains a reading, 'warning' means that another reading changes the number. */
export type NoticeSeverity = 'info' | 'warning'

/**
 * The severity of every notice code. 'info': the request or a published rule leaves no other choice, or the number does
 * not depend on it. 'warning': a missing, unusual or contradictory input was replaced or ignored, which changes the
 * number.
 */
export const NOTICE_SEVERITIES: Readonly<Record<NoticeCode, NoticeSeverity>> = {
  bridge_used: 'info',
  gas_read_at_standard_conditions: 'info',
  heating_value_converted: 'info',
  energy_origin_assumed_fossil: 'warning',
  energy_country_unknown: 'warning',
  factor_from_secondary_copy: 'info',
  sector_average: 'warning',
  hcfc_not_counted: 'warning',
  montreal_outside_scopes: 'info',
  non_kyoto_gas: 'info',
  blend_differs_from_published: 'warning',
  biogenic_outside_totals: 'info',
  biogenic_part_as_fossil: 'warning',
  footprint_deprecated: 'warning',
  zero_factor_electricity_elsewhere: 'info',
  factor_category_unstated: 'info',
  factor_assigned_by_rule: 'info',
  factor_gases_unpublished: 'info',
  gwp_set_changed: 'info',
  return_doubled: 'info',
  distance_uplift_included: 'info',
  distance_basis_assumed: 'info',
  distance_declared: 'info',
  place_not_used: 'info',
  mass_from_weight: 'info',
  radiative_forcing_excluded: 'warning',
  radiative_forcing_included: 'info',
  client_id_ignored: 'info',
  file_id_taken: 'info',
  emission_kind_unusual: 'info',
  passengers_assumed: 'info',
  rooms_assumed: 'info',
  heating_value_assumed_gross: 'warning',
  heating_value_assumed_net: 'warning',
  percentage_looks_like_fraction: 'warning',
  clean_share_with_custom_factor: 'warning',
  clean_share_in_supplier_mix: 'warning',
  residual_mix_is_grid: 'warning',
  factor_outside_reference_period: 'warning',
  outbound_by_own_factor: 'warning',
  residual_mix_period: 'warning',
  instrument_not_retired: 'warning',
  clean_factor_assumed_zero: 'warning',
  grid_factor_lifecycle: 'warning',
  factor_edition_older: 'warning',
  factor_edition_newer: 'warning',
  date_in_other_year: 'warning',
  unknown_field_ignored: 'warning',
  factor_edition_partial: 'warning',
  factor_region_fallback: 'warning',
  price_basis_assumed: 'warning',
  price_year_assumed: 'warning',
  price_year_stated: 'warning',
  margins_left_out: 'warning',
  fuel_read_as: 'warning',
  factor_read_as: 'warning',
  upstream_in_scope: 'warning',
  upstream_by_location: 'warning',
  upstream_in_factor: 'info',
  upstream_not_published: 'warning',
  scope_by_factor: 'warning',
  total_negative: 'warning',
  mixed_gwp_sets: 'warning',
  mixed_grid_factors: 'warning',
  return_not_doubled: 'warning',
  distance_uplift: 'warning',
  empty_running_included: 'info',
  distance_basis_unknown: 'warning',
  distance_basis_differs: 'warning',
  distance_is_zero: 'warning',
  distance_estimated: 'warning',
  estimate_crosses_water: 'warning',
  coordinates_swapped: 'warning',
  null_island: 'warning',
  largest_place_taken: 'warning',
  place_within_reach: 'warning',
  place_by_other_name: 'warning',
  airport_code_and_name: 'warning',
  country_read_as_city: 'warning',
  country_code_assumed: 'warning',
  point_and_address_differ: 'warning',
  point_sign_doubtful: 'warning',
  country_from_nearest_city: 'warning',
  port_far_from_water: 'warning',
  router_fallback: 'warning',
  freight_mass_not_used: 'warning',
  weight_near_freight_limit: 'warning',
  zero_mass_read_as_passenger: 'warning',
  weight_differs: 'warning',
  truck_read_as_car: 'warning',
  freight_vehicle_assumed: 'warning',
  average_passenger: 'warning',
  cabin_class_read_as: 'warning',
  cabin_class_not_used: 'warning',
  haul_assumed_international: 'warning',
  equal_shares: 'warning',
  client_total_differs: 'warning',
  grid_region_unmapped: 'warning',
  default_grid_factor_used: 'warning',
  location_figure_missing: 'warning',
  boundary_unstated: 'warning',
  ets_of_sites_alone: 'warning',
  records_not_recalculated: 'warning',
  movement_outside_trip: 'warning',
  batch_weight_kept: 'warning',
  periods_overlap: 'warning',
  gwp_set_not_applied: 'warning',
  consumption_implausible_allowed: 'warning',
}

/** A choice or assumption of the calculation, so that no default changes a number silently. */
export interface Notice {
  readonly code: NoticeCode
  /** The field of the activity that it concerns, or '' for the activity itself. */
  readonly path: string
  readonly message: string
}

/** Creates a frozen notice; what it quotes is shown in visible form, on one line. */
export function notice(code: NoticeCode, path: string, message: string): Notice {
  return Object.freeze({ code, path, message: printable(message) })
}
