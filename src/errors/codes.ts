/**
 * Every code an `EmissionsError` can carry, with the sentence that says when it is used. The list is closed: a code is
 * added here or it does not exist, and one table keeps scalar functions, columns and HTTP answers from differing.
 */
export const ERROR_CODES = {
  // numbers
  not_a_number: 'a value that is neither a number, a Decimal nor a decimal string',
  empty: 'an empty string where a number or a name is due',
  not_finite: 'NaN or an infinity',
  number_out_of_range: 'a number too long or too large to be held, or a result that no double can hold',
  must_be_non_negative: 'a negative quantity, unless credits are allowed',
  must_be_positive: 'zero or less where only more than zero makes sense',
  must_be_whole: 'a fraction where only whole numbers make sense',
  percentage_out_of_range: 'a percentage outside 0 to 100',
  // shapes
  required: 'a field that is missing',
  invalid_type: 'a value of another type than the field takes',
  invalid_choice: 'a value outside the listed ones',
  // units
  unknown_unit: 'a unit id or symbol that the table does not hold',
  unit_duplicate: 'two units with one id or one symbol',
  unit_cycle: 'a chain of parents that returns to itself',
  unit_parent_missing: 'a parent id that the table does not hold',
  unit_multiplier_invalid: 'a multiplier that is not a number above zero, or a base unit whose multiplier is not 1',
  unit_dimension_mismatch: 'two units of different dimensions',
  // factors
  factor_not_found: 'no emission factor for what was asked',
  factor_ambiguous: 'more than one emission factor for what was asked',
  factor_incomplete: 'a factor row that may not stand alone',
  factor_basis_mismatch: 'a factor of another basis (lifecycle, radiative forcing, boundary) than may be used here',
  factor_without_gases: 'a factor whose gases were not published apart',
  factor_not_combinable: 'two factor rows that do not complete each other',
  factor_invalid: 'an emission factor that contradicts itself',
  heating_value_mismatch: 'gross against net calorific value',
  bridge_not_applicable: 'a declared density or calorific value that does not lead from the unit to the factor',
  unknown_gwp_set: 'a GWP set that is not shipped',
  unknown_refrigerant: 'a gas or blend without a published GWP in the asked set',
  blend_shares_invalid: 'parts of a blend that do not add up to one',
  // activities
  consumption_implausible: 'a fuel consumption per kilometre that only a per-100-km figure explains',
  vehicle_specification_incomplete: 'a vehicle whose consumption is needed and missing',
  allocation_invalid: 'batches whose masses cannot be shared',
  // places
  invalid_coordinates: 'a point that cannot be read without doubt, or lies outside the Earth',
  place_not_found: 'a place that nothing knows',
  ambiguous_place: 'a place that more than one is called',
  distance_invalid: 'a distance that contradicts the route by which it was found',
  no_route: 'two places without a way between them by the mode that was asked',
  router_failed: 'a router or geocoder that gave no usable answer',
  // time
  invalid_date: 'a date that does not exist or is not ISO 8601',
  period_reversed: 'a period that ends before it starts',
  // traces
  trace_invalid: 'a trace that is not readable as one',
  restatement_invalid: 'a change that does not fit the calculation',
  mixed_totals: 'sums that cannot be merged',
  // files
  file_unreadable: 'a file that cannot be opened or read',
  csv_malformed: 'text that is not CSV or NDJSON as documented',
  column_missing: 'a column that a row needs and the file does not have',
} as const

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof ERROR_CODES
