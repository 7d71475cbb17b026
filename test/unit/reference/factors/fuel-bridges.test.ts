import { describe, expect, it } from 'vitest'
import { calculateElectricity, calculateFuel, explain } from '../../../../src/index.ts'
import { attributions, findBridge, findFactor, searchBridges } from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const OGL = 'Contains public sector information licensed under the Open Government Licence v3.0.'

describe('findBridge', () => {
  it.each([
    ['desnz-2025/gas-oil/density', 'm3', 'kg', '853.971', undefined],
    ['desnz-2025/gas-oil/gross-calorific-value', 't', 'GJ', '45.286', 'gross'],
    ['desnz-2025/gas-oil/net-calorific-value', 't', 'GJ', '42.569', 'net'],
    // 853.971/1000 kg/l × 45.286/1000 GJ/kg × 2500/9 kWh/GJ
    ['desnz-2025/gas-oil/litre-to-kwh-gross', 'l', 'kWh', '6445488451/600000000', 'gross'],
    ['epa-2025/natural-gas/gross-calorific-value', 'scf', 'mmbtu', '0.001026', 'gross'],
    ['epa-2025/blast-furnace-gas/gross-calorific-value', 'scf', 'mmbtu', '0.000092', 'gross'],
    ['epa-2025/natural-gas/standard-volume', 'ft3', 'scf', '1', undefined],
    ['epa-2025/anthracite/gross-calorific-value', 'short ton', 'mmbtu', '25.09', 'gross'],
    ['epa-2025/propane/gross-calorific-value', 'US gal', 'mmbtu', '0.091', 'gross'],
  ])('%s', (key, from, to, times, heatingValue) => {
    const bridge = findBridge(key)
    expect(bridge).toMatchObject({ key, from, to, times })
    expect(bridge.heatingValue).toBe(heatingValue)
  })

  it.each(['gas oil/density', 'Gas-Oil / Density', 'gas-oil/density'])('is read loosely: %s', (key) => {
    expect(findBridge(key).key).toBe('desnz-2025/gas-oil/density')
  })

  it('of two publishers must be said in full', () => {
    expect(violationsOf(() => findBridge('butane/gross-calorific-value'))).toEqual([at('bridge', 'factor_ambiguous')])
  })

  it.each(['', 'gas oil', 'coking coal/density', 'carbon-dioxide-co2/gross-calorific-value'])('none: %s', (key) => {
    expect(violationsOf(() => findBridge(key))).toEqual([at('bridge', 'invalid_choice')])
  })

  it('finds each of the 241 by its key', () => {
    const all = searchBridges('')
    expect(all).toHaveLength(241)
    for (const bridge of all) expect(findBridge(bridge.key)).toBe(bridge)
  })
})

describe('a published bridge in a calculation', () => {
  const perKwh = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/kwh-gross-cv')

  it('leads from litres to kWh, exactly, and asks for its licence', () => {
    const calculation = calculateFuel({
      value: 1000,
      unit: 'l',
      factor: perKwh,
      bridge: findBridge('gas oil/litre-to-kwh-gross'),
    })
    expect(calculation.emission.co2e).toBe(2755.4463128025)
    expect(calculation.notices.map(({ code }) => code)).toContain('bridge_used')
    expect(explain(calculation)).toContain('853.971 kg/m3')
    expect(attributions([calculation])).toEqual([OGL])
  })

  it('comes within the rounding of the publisher’s own litre figure', () => {
    const perLitre = findFactor('desnz-2025/fuels/liquid-fuels/gas-oil/litres')
    const direct = calculateFuel({ value: 1, unit: 'l', factor: perLitre }).emission.co2e ?? 0
    const bridged = calculateFuel({
      value: 1,
      unit: 'l',
      factor: perKwh,
      bridge: findBridge('gas oil/litre-to-kwh-gross'),
    })
    expect(Math.abs((bridged.emission.co2e ?? 0) / direct - 1)).toBeLessThan(0.0001)
  })

  it('on the other heating value is rejected', () => {
    const bridge = findBridge('gas oil/litre-to-kwh-net')
    expect(violationsOf(() => calculateFuel({ value: 1, unit: 'l', factor: perKwh, bridge }))).toEqual([
      at('bridge', 'heating_value_mismatch'),
    ])
  })

  it('asks for its licence beside a factor that needs none', () => {
    const factor = findFactor('epa-2025/stationary/natural-gas/mmbtu-hhv')
    const bridge = findBridge('desnz-2025/natural-gas/litre-to-kwh-gross')
    expect(attributions([calculateFuel({ value: 1, unit: 'm3', factor, bridge })])).toEqual([OGL])
  })
})

describe('attributions', () => {
  it('are printed once, sorted, and left out where no licence asks', () => {
    const of = (key: string, unit: string) => calculateFuel({ value: 1, unit, factor: findFactor(key) })
    const texts = attributions([
      calculateElectricity({ value: 1, unit: 'kWh', method: 'location', grid: findFactor('ember/de/kwh') }),
      of('desnz-2025/fuels/liquid-fuels/gas-oil/litres', 'l'),
      of('desnz-2024/fuels/liquid-fuels/gas-oil/litres', 'l'),
      of('epa-2025/stationary/propane/us-gallon', 'l'),
    ])
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe(OGL)
    expect(texts[1]).toMatch(/Ember.*CC BY 4\.0/)
    expect(attributions([])).toEqual([])
  })
})
