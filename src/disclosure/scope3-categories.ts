/** The categories of Scope 3 by number (GHG Protocol Scope 3 Standard, table 5.4), each with its category of ISO 14064-1. */
export const SCOPE3_CATEGORIES = [
  { category: 1, label: 'Purchased goods and services', iso: 4 },
  { category: 2, label: 'Capital goods', iso: 4 },
  { category: 3, label: 'Fuel and energy-related activities', iso: 4 },
  { category: 4, label: 'Upstream transportation and distribution', iso: 3 },
  { category: 5, label: 'Waste generated in operations', iso: 4 },
  { category: 6, label: 'Business travel', iso: 3 },
  { category: 7, label: 'Employee commuting', iso: 3 },
  { category: 8, label: 'Upstream leased assets', iso: 4 },
  { category: 9, label: 'Downstream transportation and distribution', iso: 3 },
  { category: 10, label: 'Processing of sold products', iso: 5 },
  { category: 11, label: 'Use of sold products', iso: 5 },
  { category: 12, label: 'End-of-life treatment of sold products', iso: 5 },
  { category: 13, label: 'Downstream leased assets', iso: 5 },
  { category: 14, label: 'Franchises', iso: 6 },
  { category: 15, label: 'Investments', iso: 5 },
] as const

/** The id of the row of a category. */
export function categoryRow(category: number): string {
  return `scope3.${category}`
}
