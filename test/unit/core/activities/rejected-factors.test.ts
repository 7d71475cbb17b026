import { describe, expect, it } from 'vitest'
import {
  calculateFuel,
  calculateMovement,
  calculateRefrigerant,
  calculateVehicle,
  defineFactor,
  EmissionsError,
} from '../../../../src/index.ts'
import { foundDistances } from '../../../fixtures/found-distances.ts'
import { definition, factors } from '../../../fixtures/own-factors.ts'
import { unitFactor } from '../../../fixtures/transport-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

function messageOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (EmissionsError.is(error)) return error.message
    throw error
  }
  return ''
}

describe('a row that may not stand alone', () => {
  const of = (change: Parameters<typeof definition>[0]) => {
    const factor = defineFactor(definition({ complete: false, ...change }))
    return messageOf(() => calculateFuel({ value: 1, unit: 'kg', factor }))
  }

  it('of biogenic CO2 is to be added to the factor of its fuel', () => {
    expect(of({ per1: {}, biogenicCo2: '1.7' })).toMatch(/add it to the factor of its fuel by withBiogenicCo2$/)
  })

  it('of anything else is to be paired', () => {
    for (const change of [{ per1: { co2: '1' } }, { per1: { ch4: '1' }, biogenicCo2: '1.7' }, { per1: {} }]) {
      expect(of(change)).toMatch(
        /^factor: test\/own\/kg covers only some of the gases; combine it with the other gases by combineFactors$/,
      )
    }
  })
})

describe('a blend of gases of which a GWP set is not stated', () => {
  const gas = (key: string, gwp: 'AR5_GWP100' | null) => {
    return { factor: defineFactor(definition({ key, gwp, per1: { co2e: '1000' } })), share: '0.5' }
  }
  const leak = (first: 'AR5_GWP100' | null, second: 'AR5_GWP100' | null) =>
    calculateRefrigerant({ mass: 2, parts: [gas('a', first), gas('b', second)] })

  it('is not a blend of one set beside a gas whose set is', () => {
    expect(violationsOf(() => leak(null, 'AR5_GWP100'))).toEqual([at('parts', 'factor_basis_mismatch')])
    expect(messageOf(() => leak(null, 'AR5_GWP100'))).toBe('parts: must all be of one GWP set')
  })

  it('is taken where none is stated', () => {
    expect(leak(null, null).emission.co2e).toBe(2000)
  })
})

describe('the consumption of a vehicle', () => {
  it('of gas by its standard volume, of energy and of mass has a limit only where one is known', () => {
    const perScf = defineFactor(definition({ unit: 'scf', per1: { co2e: '0.05' } }))
    const driven = (value: number, unit: string, factor = perScf) =>
      calculateVehicle({ amount: 100, unit: 'km', factor, consumption: { value, unit } })
    expect(driven(30, 'scf').emission.co2e).toBe(150)
    const perKg = defineFactor(definition({ per1: { co2e: '1' } }))
    expect(driven(2, 'kg', perKg).emission.co2e).toBe(200)
    expect(violationsOf(() => driven(2.0001, 'kg', perKg))).toEqual([
      at('consumption.value', 'consumption_implausible'),
    ])
    expect(driven(10, 'kWh', factors.gridUk).emission.co2e).toBe(177)
    expect(violationsOf(() => driven(10.0001, 'kWh', factors.gridUk))).toEqual([
      at('consumption.value', 'consumption_implausible'),
    ])
  })
})

describe('the notices of a found distance', () => {
  it('of no field is said of the distance', () => {
    const notices = [{ code: 'router_fallback', path: '', message: 'the first router failed' }] as const
    const distance = { ...foundDistances.road, notices }
    const { notices: said } = calculateMovement({ mass: 1, mode: 'TRUCK', distance, factor: unitFactor('t·km') })
    expect(said).toContainEqual({ code: 'router_fallback', path: 'distance', message: 'the first router failed' })
  })
})
