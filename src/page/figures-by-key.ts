import { categoryFigures, tierFigures } from './breakdowns.ts'
import {
  activityFigures,
  biogenicFigure,
  type Figure,
  type PeriodInventory,
  placeFigures,
  scopeFigures,
  totalFigure,
} from './figures.ts'

/** Every figure of a period, by its key. */
export function figuresByKey(inventory: PeriodInventory): ReadonlyMap<string, Figure> {
  const { sites, vehicles, companyWide } = placeFigures(inventory)
  const places = [...sites, ...vehicles, companyWide]
  const named = [...activityFigures(inventory), ...places, ...categoryFigures(inventory), ...tierFigures(inventory)]
  const biogenic = biogenicFigure(inventory)
  const all = [totalFigure(inventory), ...Object.values(scopeFigures(inventory)), ...named.map(({ figure }) => figure)]
  return new Map([...all, ...(biogenic === null ? [] : [biogenic])].map((figure) => [figure.key, figure] as const))
}
