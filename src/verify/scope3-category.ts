import { KNOWN_CATEGORIES, narrowCategory } from './factor-category.ts'

/** Categories of Scope 3 by those of factors used by their quantity, written independently of the library's table. */
const BY_QUANTITY: readonly (readonly [category: number, words: string])[] = [
  [1, 'water material-use'],
  [3, 'heat-steam-td heat-and-steam-wtt'],
  [5, 'water-treatment waste-disposal'],
  [6, 'hotel'],
  [7, 'homeworking travel-land travel-road travel-rail travel-sea'],
  [7, 'travel-land-wtt travel-road-wtt travel-rail-wtt business-travel-sea-wtt'],
]

const CATEGORIES: ReadonlyMap<string, number> = new Map(
  BY_QUANTITY.flatMap(([category, words]) => words.split(' ').map((word) => [word, category] as const)),
)

const GOODS = 1
const CAPITAL_GOODS = 2
const ENERGY_UPSTREAM = 3

/** The parts of a contribution that decide its category. */
interface Categorized {
  readonly label?: unknown
  readonly factor: { readonly category: string; readonly name: string; readonly boundary?: unknown }
}

/**
 * Returns the category of Scope 3 of a quantity or of money spent; null in Scope 1 and 2. A factor without a category
 * is of goods.
 */
export function scope3CategoryDue(method: unknown, { label, factor }: Categorized): number | null {
  if (method === 'spend') return label === 'capital goods' ? CAPITAL_GOODS : GOODS
  const category = narrowCategory(factor)
  const stated = CATEGORIES.get(category)
  if (stated !== undefined) return stated
  if (!KNOWN_CATEGORIES.has(category)) return GOODS
  return factor.boundary === 'WTT' ? ENERGY_UPSTREAM : null
}
