import { ofCategories, ofStated } from './row-sources.ts'
import { categoryRow, SCOPE3_ROWS, type Scope3Category } from './scope3-categories.ts'
import type { RowDefinition } from './standard.ts'

/** The parts of a row that the rows of a section share. */
type Section = Pick<RowDefinition, 'section' | 'datapoint' | 'unit'>

/** A row for a category of Scope 3; a check of the standard names those that must be filled. */
export function scope3Row(
  section: Section,
  { category, label }: Pick<Scope3Category, 'category' | 'label'>,
): RowDefinition {
  const source = ofCategories((one) => one === category)
  return { ...section, id: categoryRow(category), label: `${category} ${label}`, source, missing: null }
}

/** A row for each category of Scope 3. */
export function scope3Rows(section: Section): readonly RowDefinition[] {
  return SCOPE3_ROWS.map((one) => scope3Row(section, one))
}

/** The row of cloud and data centre services, a part of category 1. */
export function cloudRow(section: Section): RowDefinition {
  const label = 'of which cloud computing and data centre services'
  return { ...section, id: `${categoryRow(1)}.cloud`, label, source: ofStated('cloudTCo2e'), missing: null }
}

/** The total of Scope 3, with what has no category. */
export function scope3Total(section: Section, fields: Pick<RowDefinition, 'label' | 'missing'>): RowDefinition {
  return { ...section, id: 'scope3', source: ofCategories(() => true), ...fields }
}
