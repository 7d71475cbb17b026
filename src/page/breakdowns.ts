import { type DataTier, SCOPE_3_CATEGORIES } from '../emissions/index.ts'
import { figureOf, type NamedFigure, type PeriodInventory, scopeFigures } from './figures.ts'
import { co2eByTier, type ShownTrace, scope3CategoryOf } from './trace-parts.ts'

/** Names a category: '3.1 Purchased goods and services'. */
function categoryName(category: number | null): string {
  return category === null ? 'Of none, or of several' : `3.${category} ${SCOPE_3_CATEGORIES[category - 1]}`
}

/** Scope 3 by category, in order. */
export function categoryFigures(year: PeriodInventory): readonly NamedFigure[] {
  const { scope3 } = scopeFigures(year)
  return year.inventory.byScope3Category.map(({ category, amounts }) => {
    const name = categoryName(category)
    const figure = {
      ...scope3,
      key: `${scope3.key}:${category ?? 'other'}`,
      title: `${name} in ${year.period.name}`,
      about:
        category === null
          ? 'Records of Scope 3 whose factors are of no one category.'
          : 'Records of Scope 3 whose factors are of this category.',
      amounts,
      kgOf: (trace: ShownTrace) => (scope3CategoryOf(trace) === category ? trace.total.co2e : null),
    }
    return { name, scope: 'SCOPE_3', figure }
  })
}

const TIER_NAMES: Readonly<Record<DataTier | 'unstated', readonly [name: string, about: string]>> = {
  measured: ['Measured', 'What was measured itself, such as the mass of a gas that leaked.'],
  supplier: ['Of suppliers', 'What rests on figures of the supplier of this very product or contract.'],
  average: ['Averages', 'What rests on published averages per quantity.'],
  spend: ['By money spent', 'What rests on averages of a sector per unit of money.'],
  unstated: ['Not stated', 'What rests on own factors that do not state the quality of their data.'],
}

/** All emissions by the quality of the data, the best first. */
export function tierFigures(year: PeriodInventory): readonly NamedFigure[] {
  return year.inventory.byTier.map(({ tier, ...amounts }) => {
    const [name, words] = TIER_NAMES[tier ?? 'unstated']
    const figure = figureOf(year, {
      key: `tier:${tier ?? 'unstated'}`,
      name,
      about: `${words} A record may be in several, each with its part.`,
      amounts,
      kgOf: (trace) => co2eByTier(trace).get(tier) ?? null,
    })
    return { name, scope: null, figure }
  })
}
