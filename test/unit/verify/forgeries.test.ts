import { describe, expect, it } from 'vitest'
import { calculateFuel, calculateRefrigerant, calculateTrip, defineFactor, toTrace } from '../../../src/index.ts'
import { findFactor, findRefrigerant, publishedCatalogue } from '../../../src/reference/factors/index.ts'
import { verify } from '../../../src/verify/index.ts'
import type { Bent } from './bent-trace.ts'
import { type Data, forged } from './verify-mutations.ts'

const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const litres = () => JSON.parse(toTrace(calculateFuel({ value: 1, unit: 'l', factor: diesel })))

/** The paths of what is found in a trace whose forger renewed the digest. */
function found(trace: Bent): readonly string[] {
  return verify(forged(trace as Data), { catalogue: publishedCatalogue }).differences.map(({ path }) => path)
}

describe('a conversion that a forger invents', () => {
  const link = (from: string, to: string, times: string) => ({ from, to, times })

  it.each([
    [[link('l', 'x', '1'), link('x', 'l', '7')], 'l/l', '7'],
    [[link('m3', 'x', '1'), link('x', 'l', '5')], 'l/m3', '5'],
    [[link('kWh', 'x', '1'), link('x', 'l', '0.01')], 'l/kWh', '0.01'],
  ])('%j', (chain, unit, times) => {
    const trace = litres()
    const [part] = trace.contributions
    part.activity.unit = chain[0]?.from
    part.steps = [{ kind: 'convert', chain, unit, times, gives: times }]
    expect(found(trace).join('\n')).toContain('contributions[0].steps[0].chain')
  })

  it.each(['l/m3', 'l/l', '1'])('a declared property in %s', (unit) => {
    const trace = litres()
    trace.contributions[0].steps = [{ kind: 'bridge', name: 'x', source: 'y', unit, times: '3', gives: '3' }]
    expect(found(trace)).toContain('contributions[0].steps[0].unit')
  })
})

describe('parts that no calculator puts together', () => {
  it('a gas twice, and gases of two GWP sets', () => {
    const blend = () =>
      JSON.parse(toTrace(calculateRefrigerant({ mass: 1, ...findRefrigerant('R-410A', 'AR5_GWP100') })))
    const twice = blend()
    twice.contributions[1] = twice.contributions[0]
    expect(found(twice)).toContain('contributions[1].factor.key')
    const mixed = blend()
    mixed.contributions[1].factor = { ...findFactor('ipcc-ar6/gwp100/hfc-125/kg'), tier: null, derivation: [] }
    expect(found(mixed)).toContain('contributions[1].factor.gwp')
  })

  it('half a room', () => {
    const factor = findFactor('desnz-2025/hotel-stay/uk/room-per-night')
    const trace = JSON.parse(toTrace(calculateTrip({ legs: [], hotel: { nights: 1, factor } })))
    trace.contributions[0].steps[0].times = '0.5'
    expect(found(trace)).toContain('contributions[0].steps[0].times')
  })

  it('but a gas may be called like the leg of a trip', () => {
    const factor = defineFactor({ key: 'own/x', name: 'leg 5', unit: 'kg', per1: { co2e: '5' } })
    expect(verify(toTrace(calculateRefrigerant({ mass: 1, factor }))).verified).toBe(true)
  })
})
