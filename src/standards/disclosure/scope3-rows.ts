import { SCOPE_3_CATEGORIES } from '../../core/emissions/index.ts'
import { ofCategories, ofStatedFigure } from './row-sources.ts'
import type { RowDefinition } from './standard.ts'

/** The ISO 14064-1 category of each Scope 3 category, in order. */
const ISO_CATEGORIES = [4, 4, 4, 3, 4, 3, 3, 4, 3, 5, 5, 5, 5, 6, 5]

/** A Scope 3 category with its name and its ISO 14064-1 category. */
interface Scope3Category {
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

/** The fields that the rows of a section share. */
type Section = Pick<RowDefinition, 'section' | 'datapoint' | 'unit'>

/** Builds the row of a Scope 3 category. It is optional here; a check of the standard reports required rows. */
export function scope3Row(
  section: Section,
  { category, label }: Pick<Scope3Category, 'category' | 'label'>,
): RowDefinition {
  const source = ofCategories((one) => one === category)
  return { ...section, id: categoryRow(category), label: `${category} ${label}`, source, missing: null }
}

/** Builds a row for each Scope 3 category. */
export function scope3Rows(section: Section): readonly RowDefinition[] {
  return SCOPE3_ROWS.map((one) => scope3Row(section, one))
}

/** Builds the row of cloud and data centre services, a part of category 1. */
export function cloudRow(section: Section): RowDefinition {
  const label = 'of which cloud computing and data centre services'
  return { ...section, id: `${categoryRow(1)}.cloud`, label, source: ofStatedFigure('cloudTCo2e'), missing: null }
}

/** Builds the total of Scope 3, including records without a category. */
export function scope3Total(section: Section, fields: Pick<RowDefinition, 'label' | 'missing'>): RowDefinition {
  return { ...section, id: 'scope3', source: ofCategories(() => true), ...fields }
}
