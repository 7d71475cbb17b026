import { SCOPE_3_CATEGORIES, scopesOf, sharedScope3Category } from '../emissions/index.ts'
import type { RowResult } from '../rows/index.ts'

const OTHER = 'of no one category'

/**
 * The group of Scope 3 that a result counts in: its category, '3.6 Business travel', apart from what is upstream of rows,
 * '3.6 upstream: Business travel'. Undefined in Scope 1 and 2.
 */
export function scope3GroupOf({ scope, calculation, upstream }: RowResult): string | undefined {
  if (scope !== 3) return undefined
  const category = sharedScope3Category(scopesOf(calculation))
  const name = category === null ? OTHER : SCOPE_3_CATEGORIES[category - 1]
  return `3.${category ?? '?'}${upstream === undefined ? '' : ' upstream:'} ${name}`
}

/** The place of a group: by category, what is upstream behind the rest. */
export function scope3Rank(group: string): number {
  const [, category, upstream] = /^3\.(\d+)( upstream:)? /.exec(group) ?? []
  const place = category === undefined ? SCOPE_3_CATEGORIES.length + 1 : Number(category)
  return upstream === undefined ? place : place + 1 / 2
}
