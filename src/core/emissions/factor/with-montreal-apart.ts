import { cacheByObject } from '../../../base/index.ts'
import { asFactor, factorOf } from './define-factor.ts'
import type { EmissionFactor } from './emission-factor.ts'
import { withOption } from './factor-key.ts'
import { montrealSharesOf } from './gas-class.ts'

/** True for a factor whose part of the Montreal Protocol is outside its co2e. */
export function hasSeparateMontreal({ adjustments }: EmissionFactor): boolean {
  return adjustments.some(({ why }) => why === 'montreal')
}

const apartOf = cacheByObject((factor: EmissionFactor): EmissionFactor => {
  const shares = hasSeparateMontreal(factor) ? undefined : montrealSharesOf(factor)
  if (shares === undefined) return factor
  return factorOf({
    ...factor,
    key: withOption(factor.key, 'montreal', 'apart'),
    adjustments: [
      ...factor.adjustments,
      { gas: 'montrealCo2e', why: 'montreal', becomes: [[shares.apart, 'co2e']] },
      { gas: 'co2e', why: 'montreal', times: shares.counted },
    ],
  })
})

/**
 * Moves the Montreal Protocol part of a refrigerant from co2e to `montrealCo2e`, which calculations report outside the
 * scopes and in no total. Every activity does this automatically. For a published blend with CFC or HCFC, the
 * publisher's figure of the other gases stays in co2e. Returns any other factor unchanged.
 *
 * @example
 * ```ts
 * import { calculateRefrigerant, withMontrealApart } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * const factor = withMontrealApart(findFactor('ipcc-ar5/gwp100/hcfc-22/kg'))
 * factor.key // => 'ipcc-ar5/gwp100/hcfc-22/kg?montreal=apart'
 * const { emission, montrealCo2e } = calculateRefrigerant({ mass: 1, factor })
 * emission.co2e // => 0
 * montrealCo2e // => 1760
 * ```
 */
export function withMontrealApart(factor: EmissionFactor, path = 'factor'): EmissionFactor {
  return apartOf(asFactor(factor, path))
}
