import { SCOPE_3_CATEGORIES } from '../emissions/index.ts'

/** The ISO 14064-1 category of each Scope 3 category, in order. */
const ISO_CATEGORIES = [4, 4, 4, 3, 4, 3, 3, 4, 3, 5, 5, 5, 5, 6, 5]

/** A Scope 3 category with its name and its ISO 14064-1 category. */
export interface Scope3Category {
  readonly category: number
  readonly label: string
  readonly iso: number | undefined
}

/** The Scope 3 categories in order. */
export const SCOPE3_ROWS: readonly Scope3Category[] = SCOPE_3_CATEGORIES.map((label, index) => ({
  category: index + 1,
  label,
  iso: ISO_CATEGORIES[index],
}))

/** The row id of a category. */
export function categoryRow(category: number): string {
  return `scope3.${category}`
}
