import { type Calculation, checkContributions, type Step } from '../../core/emissions/index.ts'
import { ATTRIBUTION_TEXTS } from './attribution-texts.ts'

function placeAttributions(step: Step): readonly string[] {
  const route = step.kind === 'distance' ? step.distance.route : null
  return [route?.from, route?.to].flatMap((place) => (place?.attribution ? [place.attribution] : []))
}

/**
 * Returns the attributions that a report of these calculations must print under the licences of their figures, each
 * once, sorted: of the factors, the densities and calorific values used as bridges, the exchange rates and price
 * indices, and the places of computed distances.
 *
 * @example
 * ```ts
 * import { calculateFuel } from 'tonne'
 * import { attributions, findFactor } from 'tonne/factors'
 * const factor = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
 * attributions([calculateFuel({ value: 100, unit: 'l', factor })]) // => ['Contains public sector information licensed under the Open Government Licence v3.0.']
 * attributions([calculateFuel({ value: 100, unit: 'US gal', factor: findFactor('epa-2025/stationary/propane/us-gallon') })]) // => []
 * ```
 */
export function attributions(calculations: Iterable<Pick<Calculation, 'contributions'>>): string[] {
  const texts = new Set<string>()
  for (const calculation of calculations) {
    checkContributions(calculation)
    for (const { factor, steps } of calculation.contributions) {
      if (factor.source.attribution !== '') texts.add(factor.source.attribution)
      const sources = steps.flatMap((step) => ('source' in step ? [step.source] : []))
      for (const text of steps.flatMap(placeAttributions)) texts.add(text)
      for (const text of ATTRIBUTION_TEXTS) if (sources.some((source) => source.includes(text))) texts.add(text)
    }
  }
  return [...texts].sort()
}
