import type { Notice } from './notice.ts'
import type { NoticeCode } from './notice-codes.ts'

/**
 * The method input of each notice code, in the form of traces: equal for the library, rows and the service. '' is the
 * calculation itself. Null marks notices about a record, a total or a document, which no trace has. A released path never
 * changes.
 */
export const TRACE_NOTICE_PATHS = {
  bridge_used: 'bridge',
  gas_read_at_standard_conditions: 'unit',
  heating_value_converted: 'basis',
  energy_origin_assumed_fossil: 'source.origin',
  energy_country_unknown: null,
  factor_from_secondary_copy: 'factor',
  sector_average: 'factor',
  hcfc_not_counted: 'factor',
  montreal_outside_scopes: 'factor',
  non_kyoto_gas: 'factor',
  blend_differs_from_published: 'parts',
  biogenic_outside_totals: 'factor',
  biogenic_part_as_fossil: null,
  aircraft_part_unknown: null,
  footprint_deprecated: 'factor',
  zero_factor_electricity_elsewhere: 'factor',
  factor_category_unstated: null,
  factor_assigned_by_rule: null,
  factor_gases_unpublished: null,
  gwp_set_changed: 'factor',
  return_doubled: 'isReturn',
  distance_uplift_included: 'distance',
  distance_basis_assumed: 'distance',
  distance_declared: 'distance',
  place_not_used: 'distance',
  mass_from_weight: 'mass',
  radiative_forcing_excluded: 'factor',
  radiative_forcing_included: 'factor',
  client_id_ignored: null,
  file_id_taken: null,
  emission_kind_unusual: null,
  passengers_assumed: 'passengers',
  rooms_assumed: 'rooms',
  heating_value_assumed_gross: 'heatingValue',
  heating_value_assumed_net: 'heatingValue',
  percentage_looks_like_fraction: 'percentageOfCleanEnergy',
  clean_share_with_custom_factor: 'percentageOfCleanEnergy',
  clean_share_in_supplier_mix: 'percentageOfCleanEnergy',
  residual_mix_is_grid: 'residual',
  factor_outside_reference_period: null,
  outbound_by_own_factor: null,
  residual_mix_period: 'residual',
  instrument_not_retired: null,
  clean_factor_assumed_zero: 'clean',
  grid_factor_lifecycle: 'factor',
  factor_edition_older: 'factor',
  factor_edition_newer: 'factor',
  date_in_other_year: null,
  unknown_field_ignored: null,
  factor_edition_partial: 'factor',
  factor_region_fallback: 'factor',
  price_basis_assumed: 'price',
  price_year_assumed: 'year',
  price_year_stated: 'year',
  margins_left_out: 'factor',
  fuel_read_as: 'factor',
  factor_read_as: 'factor',
  upstream_in_scope: 'factor',
  upstream_by_location: 'factor',
  upstream_in_factor: 'factor',
  upstream_not_published: 'factor',
  scope_by_factor: null,
  total_negative: null,
  mixed_gwp_sets: null,
  mixed_grid_factors: null,
  both_scope2_methods: null,
  return_not_doubled: 'isReturn',
  distance_uplift: 'distance',
  empty_running_included: 'distance',
  temperature_not_stated: null,
  distance_basis_unknown: 'distance',
  distance_basis_differs: 'distance',
  distance_is_zero: 'distance',
  distance_estimated: 'distance',
  estimate_crosses_water: 'distance',
  coordinates_swapped: 'distance',
  null_island: 'distance',
  largest_place_taken: 'distance',
  place_within_reach: 'distance',
  place_by_other_name: 'distance',
  airport_code_and_name: 'distance',
  country_read_as_city: 'distance',
  country_code_assumed: 'distance',
  point_and_address_differ: 'distance',
  point_sign_doubtful: 'distance',
  country_from_nearest_city: 'distance',
  port_far_from_water: 'distance',
  router_fallback: 'distance',
  freight_mass_not_used: 'mass',
  weight_near_freight_limit: 'mass',
  zero_mass_read_as_passenger: 'mass',
  weight_differs: null,
  truck_read_as_car: 'mode',
  freight_vehicle_assumed: 'factor',
  average_passenger: 'factor',
  cabin_class_read_as: 'factor',
  cabin_class_not_used: 'cabin',
  haul_assumed_international: 'factor',
  equal_shares: 'share',
  client_total_differs: null,
  grid_region_unmapped: null,
  default_grid_factor_used: 'factor',
  location_figure_missing: null,
  boundary_unstated: null,
  ets_of_sites_alone: null,
  records_not_recalculated: null,
  movement_outside_trip: null,
  batch_weight_kept: null,
  periods_overlap: null,
  gwp_set_not_applied: null,
  consumption_implausible_allowed: 'consumption',
} as const satisfies Readonly<Record<NoticeCode, string | null>>

/** A notice in a trace: the code of an assumption, and the method input. */
export interface TraceNotice {
  readonly code: string
  readonly path: string
}

/**
 * Converts notices to the form of traces: each code once, sorted, with its method input as path. Leaves out notices about a
 * record, so that the same calculation has the same trace from every interface.
 */
export function traceNotices(notices: readonly Pick<Notice, 'code'>[]): readonly TraceNotice[] {
  const codes = [...new Set(notices.map(({ code }) => code))].sort()
  return codes.flatMap((code) => {
    const path = TRACE_NOTICE_PATHS[code]
    return path === null ? [] : [{ code, path }]
  })
}
