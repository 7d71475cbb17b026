/** Every code of a notice, with a sentence that says when it is added. The list is closed. */
export const NOTICE_CODES = {
  bridge_used: 'a declared density, calorific value or consumption led from the unit of the activity to another',
  heating_value_converted: 'energy of a fuel was taken by its other calorific value, by the ratio of the two',
  energy_origin_assumed_fossil: 'no origin of bought energy was given and it counts as fossil',
  factor_from_secondary_copy: 'the factor was read from a secondary copy of the publication and not from the publisher',
  sector_average: 'the factor is the average of a sector of an economy and not of the product that was bought',
  hcfc_not_counted: 'the published figure of a blend counts its HFC and PFC alone, and not the HCFC in it',
  biogenic_outside_totals: 'biogenic CO2 was reported apart and belongs in no total',
  zero_factor_electricity_elsewhere:
    'the published factor is zero because the emission is counted with the electricity',
  factor_category_unstated:
    'the factor states no category, so that it was taken by its unit and counts where the activity does',
  factor_assigned_by_rule: 'no factor was sent and a rule of the company chose it',
  factor_gases_unpublished: 'a factor was given without some gases: it shows 0 there, and its emissions show null',
  gwp_set_changed: 'co2e was recomputed from the gases with another GWP set than the published one',
  return_doubled: 'the distance was doubled for the way back',
  distance_uplift_included: 'the factor holds the distance uplift already',
  distance_basis_assumed: 'the basis of a distance or factor was not stated',
  distance_declared: 'a distance was declared and goes before the one between the places',
  place_not_used: 'a place was not found; the distance did not need it',
  mass_from_weight: 'the mass of the freight was taken from the weight in kilograms',
  radiative_forcing_excluded: 'radiative forcing is not in the result; its value stands in the message',
  radiative_forcing_included: 'radiative forcing is in the result',
  client_id_ignored: 'the id that was sent for the emission is taken or is none, and a new one was made',
  file_id_taken: 'the id that was sent for a file is that of another file, and a new one was made',
  emission_kind_unusual: 'the emission kind is one of another activity',
  passengers_assumed: 'no number of passengers was given and one was taken',
  rooms_assumed: 'no number of rooms was given and one was taken',
  heating_value_assumed_gross: 'no heating value was stated and the factor is on a gross basis',
  heating_value_assumed_net: 'no heating value was stated and only a factor on a net basis exists',
  percentage_looks_like_fraction: 'a percentage between 0 and 1 was read literally',
  clean_share_with_custom_factor: 'a clean share was applied to a supplier or custom factor',
  clean_share_in_supplier_mix: 'a clean share was not applied: the supplier factor holds it already',
  residual_mix_is_grid: 'no residual mix was given and the grid factor stood in for it',
  residual_mix_period: 'no residual mix of the year of the period is known and that of another year was used',
  instrument_not_retired: 'electricity draws on an instrument that is not retired',
  clean_factor_assumed_zero: 'no factor of the clean share was given and zero was used',
  grid_factor_lifecycle: 'only a lifecycle grid factor exists for the country',
  factor_edition_older: 'no edition of the period exists and the newest earlier one was used',
  factor_edition_newer: 'no edition of the period or before exists and the oldest was used',
  factor_edition_partial: 'a part of the period lies outside the year of the edition that was used',
  factor_region_fallback: 'no factor of the region exists and that of a wider region was used',
  price_basis_assumed:
    'no price basis was stated and the amount was read as the price that the purchaser paid, without VAT',
  margins_left_out: 'the factor leaves out the emission of trade and transport, which the price that was paid includes',
  fuel_read_as: 'the name of the fuel means several published fuels or none, and what it means every day was used',
  upstream_in_scope: 'a well-to-wheel factor was used where its way to the tank is of another scope than the rest',
  upstream_by_location: 'upstream emissions of electricity under a contract were taken by its grid, of all of it',
  upstream_in_factor: 'a well-to-wheel or lifecycle factor holds its upstream emissions already, and none were added',
  upstream_not_published:
    'no upstream emissions, or not all, are published for a factor, and nothing was added for them',
  scope_by_factor: 'the record counts under the scope of its factor, which is not that of its emission kind',
  mixed_gwp_sets: 'the parts were computed with different GWP sets',
  return_not_doubled: 'a return movement was not doubled: average-laden factors hold the empty return',
  distance_uplift: 'the distance was raised to the basis of the factor',
  distance_basis_unknown: 'the factor states no distance basis and the distance may have to be raised to it',
  distance_basis_differs:
    'the factor holds an uplift for great circles and the distance is none, so that the uplift counts on top of it',
  distance_estimated: 'the distance is an estimate of low quality',
  estimate_crosses_water: 'the straight line behind an estimate by road or rail leads over the sea',
  coordinates_swapped: 'latitude and longitude stood in the wrong order and were swapped',
  null_island: 'a point at 0,0, which is open sea and often a missing position',
  largest_place_taken: 'several places have the name and by far the largest was taken',
  place_by_other_name:
    'a place was found under another name or spelling than the one written; check that it is the one meant',
  airport_code_and_name:
    'letters that are the code of an airport and a name too were read as the one that fits the mode',
  country_read_as_city: 'the name of a country was read as that of its city',
  country_code_assumed: 'a code after the comma that is a country and a US state was read as the country',
  point_and_address_differ: 'point and address are more than 50 km apart and the point was used',
  point_sign_doubtful: 'the point lies at its address only with another sign, and was used as it is written',
  country_from_nearest_city: 'the country of a point was taken from the nearest city',
  port_far_from_water: 'the place lies away from navigable water and the way there was counted as a straight line',
  router_fallback: 'a router failed and the next way to find the distance was used',
  freight_mass_not_used: 'a mass was given for a passenger trip and not used',
  weight_near_freight_limit: 'the weight is near the 100 kg from which on it is freight, below which it is a traveller',
  zero_mass_read_as_passenger: 'a mass of zero was given and the trip was calculated as one of people',
  weight_differs: 'two masses were given that differ by more than a kilogram',
  truck_read_as_car: 'a road trip without freight was calculated as an average car',
  freight_vehicle_assumed: 'no vehicle was named and the average one of the mode was used',
  average_passenger: 'no cabin class was given and the average passenger was used',
  cabin_class_read_as: 'the haul has no factor for the cabin class and the nearest published one was used',
  cabin_class_not_used: 'a cabin class was given for another mode than air and not used',
  haul_assumed_international: 'the haul of a flight could not be told and the international set was used',
  equal_shares: 'all masses are zero and the emission was shared equally',
  client_total_differs: 'the total that was sent differs from the computed one, which stands',
  grid_region_unmapped: 'the grid region has no meaning to this service and the country was used',
  default_grid_factor_used: 'no grid factor of the site was found and the default of the service was used',
  location_figure_missing: 'no grid factor of the site was found, so no location-based figure stands beside the total',
  boundary_unstated:
    'a site without a statement of its share was counted whole, with the consolidated accounting group',
  ets_of_sites_alone: 'Scope 1 of no site was taken to be outside of the EU ETS',
  records_not_recalculated: 'records made before the change stay as they are until they are recalculated',
  movement_outside_trip: 'the journey lies outside the dates of the trip',
  batch_weight_kept: 'a product has no weight, so the weight of the batch stays as it was',
  periods_overlap: 'the period overlaps that of another record of the same place and kind',
  gwp_set_not_applied: 'the factor has no gases apart, so the GWP set of the service was not applied',
  consumption_implausible_allowed: 'an implausible fuel consumption was allowed by the caller',
} as const

/** A code of the closed list of notices. */
export type NoticeCode = keyof typeof NOTICE_CODES

/** A choice or assumption of the calculation, so that no default changes a number silently. */
export interface Notice {
  readonly code: NoticeCode
  /** The field of the activity that it concerns, or '' for the activity itself. */
  readonly path: string
  readonly message: string
}

/** Creates a frozen notice. */
export function notice(code: NoticeCode, path: string, message: string): Notice {
  return Object.freeze({ code, path, message })
}
