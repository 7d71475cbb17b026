import { SCOPE_3_CATEGORIES } from '../emissions/index.ts'

/** The category of ISO 14064-1 of each category of Scope 3, in their order. */
const ISO_CATEGORIES = [4, 4, 4, 3, 4, 3, 3, 4, 3, 5, 5, 5, 5, 6, 5]

/** A category of Scope 3 with its name and its category of ISO 14064-1. */
export interface Scope3Category {
  readonly category: number
  readonly label: string
  readonly iso: number | undefined
}

/** The categories of Scope 3 in order. */
export const SCOPE3_ROWS: readonly Scope3Category[] = SCOPE_3_CATEGORIES.map((label, index) => ({
  category: index + 1,
  label,
  iso: ISO_CATEGORIES[index],
}))

/** The id of the row of a category. */
export function categoryRow(category: number): string {
  return `scope3.${category}`
}
