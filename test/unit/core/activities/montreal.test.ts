import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  calculateRefrigerant,
  defineFactor,
  explain,
  restate,
  toTrace,
  withGwpSet,
  withMontrealApart,
} from '../../../../src/index.ts'
import { findFactor, findRefrigerant, publishedCatalogue } from '../../../../src/reference/factors/index.ts'
import { verify } from '../../../../src/verify/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'
import type { Bent } from '../../verify/bent-trace.ts'
import { resealed } from '../../verify/reseal.ts'
import type { Data } from '../../verify/verify-mutations.ts'

const HCFC_22 = findFactor('ipcc-ar5/gwp100/hcfc-22/kg')
const R_408A = findFactor('desnz-2025/refrigerant-other/blends/r408a/total-emissions-including-non-kyoto-products/kg')
const leakOf = (name: string, mass: number | string = 1) =>
  calculateRefrigerant({ mass, ...findRefrigerant(name, 'AR5_GWP100') })

describe('a gas of the Montreal Protocol', () => {
  it('D6: is in no total, and reported apart with a notice', () => {
    const { emission, montrealCo2e, notices } = leakOf('R-22')
    expect([emission.co2e, montrealCo2e]).toEqual([0, 1760])
    expect(notices).toEqual([
      {
        code: 'montreal_outside_scopes',
        path: 'factor',
        message:
          'HCFC-22 is a gas of the Montreal Protocol: 1760 kg CO2e per kg are outside the scopes, in montrealCo2e and in no total',
      },
    ])
  })

  it.each(['R-11', 'R-12', 'R-123', 'R-141b', 'R-142b', 'Halon-1301', 'CCl4', 'methyl bromide'])(
    '%s is no emission of a scope',
    (name) => {
      const { emission, montrealCo2e } = leakOf(name)
      expect(emission.co2e).toBe(0)
      expect(montrealCo2e).toBeGreaterThan(0)
    },
  )

  it('of a blend is split by its gases', () => {
    const { emission, montrealCo2e } = leakOf('R-408A', 10)
    expect([emission.co2e, montrealCo2e]).toEqual([24299, 8272])
    expect(Object.keys(leakOf('R-410A'))).not.toContain('montrealCo2e')
  })

  it('of a published blend is what the publisher does not count as Kyoto gases', () => {
    const { emission, montrealCo2e } = calculateRefrigerant({ mass: 1, factor: R_408A })
    expect([emission.co2e, montrealCo2e]).toEqual([2430, 827])
  })

  it('is apart in every activity, and after a restatement too', () => {
    const fuel = calculateFuel({ value: 2, unit: 'kg', factor: HCFC_22 })
    expect([fuel.emission.co2e, fuel.montrealCo2e]).toEqual([0, 3520])
    const { after } = restate(leakOf('HFC-32'), { factor: HCFC_22 })
    expect([after.emission.co2e, after.montrealCo2e]).toEqual([0, 1760])
    expect(after.notices.map(({ code }) => code)).toEqual(['montreal_outside_scopes'])
    expect(violationsOf(() => withGwpSet(fuel, 'AR6_GWP100'))).toEqual([at('factor', 'factor_without_gases')])
  })

  it('of an own factor is told by its name', () => {
    const own = (name: string) =>
      defineFactor({ key: 'own/gas/kg', name, category: 'refrigerant', unit: 'kg', per1: { co2e: '1760' } })
    expect(calculateRefrigerant({ mass: 1, factor: own('R-22') }).montrealCo2e).toBe(1760)
    expect(calculateRefrigerant({ mass: 1, factor: own('our coolant') }).emission.co2e).toBe(1760)
  })

  it('is explained beside the total', () => {
    expect(explain(leakOf('R-22', 2))).toContain(
      'beside it, in no total: 1760 kg CO2e of gases of the Montreal Protocol/kg, 3520 kg together',
    )
  })

  it('has a factor by its own key', () => {
    const factor = withMontrealApart(HCFC_22)
    expect(findFactor('ipcc-ar5/gwp100/hcfc-22/kg?montreal=apart')).toEqual(factor)
    expect(withMontrealApart(factor)).toBe(factor)
    const gas = findFactor('ipcc-ar5/gwp100/hfc-32/kg')
    expect(withMontrealApart(gas)).toBe(gas)
  })
})

describe('the trace of a gas of the Montreal Protocol', () => {
  const verified = (trace: string) => verify(trace, { catalogue: publishedCatalogue })

  it('verifies, whatever names the gas', () => {
    for (const calculation of [
      leakOf('R-22'),
      leakOf('R-408A'),
      leakOf('R-505'),
      calculateRefrigerant({ mass: 1, factor: R_408A }),
    ]) {
      expect(verified(toTrace(calculation))).toEqual({ verified: true, differences: [] })
    }
  })

  function forged(name: string, change: (trace: Bent) => void) {
    const trace = JSON.parse(toTrace(leakOf(name))) as Bent
    change(trace)
    return verify(resealed(trace as Data)).differences.map(({ path }) => path)
  }

  it('does not verify if a gas of the Kyoto Protocol is taken out of the total', () => {
    const apart = JSON.parse(JSON.stringify(withMontrealApart(HCFC_22).adjustments))
    const notices = leakOf('R-22').notices
    const paths = forged('HFC-32', (trace) => {
      trace.contributions[0].factor.adjustments = apart
      trace.notices = notices
    })
    expect(paths).toContain('contributions[0].factor.adjustments[0]')
  })

  it.each([
    ['a part of it', '1/2', '1/2'],
    ['more than it is', '1', '1'],
    ['all, with nothing apart', '0', '0'],
  ])('does not verify if it takes %s', (_, apart, counted) => {
    const paths = forged('R-22', (trace) => {
      const [first, second] = trace.contributions[0].factor.adjustments
      first.becomes[0][0] = apart
      second.times = counted
    })
    expect(paths.join()).toContain('adjustments')
  })

  it('does not verify without its notice', () => {
    expect(forged('R-22', (trace) => trace.notices.pop())).toEqual(['notices'])
  })

  it('does not verify with another share of a published blend, where the catalogue is there', () => {
    const trace = JSON.parse(toTrace(calculateRefrigerant({ mass: 1, factor: R_408A }))) as Bent
    const [first, second] = trace.contributions[0].factor.adjustments
    first.becomes[0][0] = '1'
    second.times = '0'
    expect(verified(resealed(trace as Data)).verified).toBe(false)
  })
})
