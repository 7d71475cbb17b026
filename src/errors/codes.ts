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
  text_too_long: 'a text with more characters than the field holds',
  text_invalid: 'a text with U+0000 or half a surrogate pair, which not every store can keep',
  id_invalid: 'an id that is not of the form that ids have',
  quantity_too_large: 'a quantity above the largest that is accepted',
  list_too_long: 'a list with more items than the field holds',
  duplicate_item: 'two items of a list for one thing',
  unknown_field: 'a field that the record does not have, where such are refused, or that no record may have',
  object_too_large: 'an object with more text than the field holds',
  nested_too_deep: 'objects or lists nested deeper than is accepted',
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
  // stores
  duplicate: 'a record whose id, or whose unique field, is taken',
  not_found: 'a record that the company does not have',
  version_conflict: 'a change of a record that was changed since it was read',
  reference_missing: 'a record that names another one the company does not have',
  record_in_use: 'a record that others still name',
  field_immutable: 'a change of a field that never changes',
  company_mismatch: 'a record of another company than the transaction',
  not_storable: 'a value that a store cannot keep and give back as it was',
  query_invalid: 'a list that no index answers, or a limit or position that is none',
  transaction_nested: 'a transaction within a transaction',
  transaction_ended: 'a transaction that is used after its end',
} as const

/** One of the closed list of error codes. */
export type ErrorCode = keyof typeof ERROR_CODES
