/** The fifteen categories of Scope 3 by the GHG Protocol (Corporate Value Chain Standard, table 5.3), in order. */
export const SCOPE_3_CATEGORIES: readonly string[] = [
  'Purchased goods and services',
  'Capital goods',
  'Fuel- and energy-related activities',
  'Upstream transportation and distribution',
  'Waste generated in operations',
  'Business travel',
  'Employee commuting',
  'Upstream leased assets',
  'Downstream transportation and distribution',
  'Processing of sold products',
  'Use of sold products',
  'End-of-life treatment of sold products',
  'Downstream leased assets',
  'Franchises',
  'Investments',
]
