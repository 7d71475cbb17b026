import { divideFractions, exact, type Fraction, knownUnit, times } from '../../../verify/document/index.ts'
import { ILEAP_MODES } from '../ileap/ileap-terms.ts'
import { dueParts } from './element-figures.ts'
import { statedMode } from './element-mode.ts'
import { type ElementPart, type ElementPlace, kindOf } from './element-traces.ts'

/** The unit of the activity of a category: in the words of iLEAP, and the built-in unit that factors convert to. */
const UNITS = {
  freight: ['tkm', 't·km'],
  containers: ['TEUkm', undefined],
  hub: ['tonnes', 't'],
} as const

/** Returns kilograms of CO2e per unit of a category; undefined if the unit of the factor does not convert to it. */
function perActivity(
  { contribution: { adjusted, factor } }: ElementPart,
  unit: string | undefined,
): Fraction | undefined {
  if (adjusted.co2e === null) return undefined
  const figure = exact(adjusted.co2e)
  if (unit === undefined) return figure
  const [own, due] = [knownUnit(factor.unit), knownUnit(unit)]
  if (own === undefined || due === undefined || own.dimension !== due.dimension) return undefined
  return times(figure, divideFractions(due.inSi, own.inSi))
}

/** Adds each statement of a sent category that differs from the traces: unit, mode and intensities. */
export function checkElementCategory(place: ElementPlace, parts: readonly ElementPart[]): void {
  const { category, tce } = place
  if (category === undefined) return
  const { data, field } = category
  const kind = kindOf(place)
  const isByContainer = kind === 'containers' || parts[0]?.contribution.activity.unit === 'TEU'
  const [word, unit] = kind === 'hub' && isByContainer ? ['TEU', undefined] : UNITS[kind]
  const unitField = tce.tocId === undefined ? 'hubActivityUnit' : 'transportActivityUnit'
  field.in(unitField).expect('is not the unit of the traces', word, data[unitField])
  const mode = statedMode(place)
  if (mode !== undefined) field.in('mode').expect('is not that of the element', ILEAP_MODES[mode], data.mode)
  const known = parts.map((part) => [part.part, perActivity(part, unit)])
  const { wtw, ttw } = dueParts(Object.fromEntries(known))
  field.in('co2eIntensityWTW').expectFigure('is not that of the factors', wtw, data.co2eIntensityWTW)
  field.in('co2eIntensityTTW').expectFigure('is not that of the factors', ttw, data.co2eIntensityTTW)
}
