import type { Calculation } from '../emissions/index.ts'
import { ATTRIBUTION_TEXTS } from './attribution-texts.ts'

/**
 * The sentences that a report of these calculations must print for the licences of their figures, each once, sorted:
 * those of the factors, and of the densities and calorific values used as bridges.
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
export function attributions(calculations: Iterable<Calculation>): string[] {
  const texts = new Set<string>()
  for (const { contributions } of calculations) {
    for (const { factor, steps } of contributions) {
      if (factor.source.attribution !== '') texts.add(factor.source.attribution)
      const bridges = steps.flatMap((step) => (step.kind === 'bridge' ? [step.source] : []))
      for (const text of ATTRIBUTION_TEXTS) if (bridges.some((source) => source.includes(text))) texts.add(text)
    }
  }
  return [...texts].sort()
}
