import { describe, expect, it } from 'vitest'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  defineFactor,
  type FactorDefinition,
  restate,
} from '../../../../src/index.ts'
import { findFactor } from '../../../../src/reference/factors/index.ts'
import { at, thrownBy, violationsOf } from '../../../fixtures/violations.ts'

const own = (change: Partial<FactorDefinition>) =>
  defineFactor({ key: 'own/factor', unit: 'kWh', per1: { co2e: 1 }, ...change })
const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const upstream = findFactor('desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const heat = findFactor('desnz-2025/heat-and-steam/district-heat-and-steam/kwh')
const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const ship = findFactor('desnz-2025/freighting-goods/cargo-ship/container-ship/average/tonne-km')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const mismatch = (path: string) => [at(path, 'factor_category_mismatch')]

describe('a restatement', () => {
  const burnt = calculateFuel({ value: 1, unit: 'kWh', factor: gas })

  it('to a factor that the activity does not take is rejected', () => {
    expect(violationsOf(() => restate(burnt, { factor: grid }))).toEqual(mismatch('factor'))
    const used = calculateElectricity({ value: 1, unit: 'kWh', grid, method: 'location' })
    expect(violationsOf(() => restate(used, { factor: gas }))).toEqual(mismatch('factor'))
  })

  it('to a factor of another scope is rejected, in a sentence', () => {
    expect(thrownBy(() => restate(burnt, { factor: upstream }))).toEqual([
      {
        path: 'factor',
        code: 'factor_category_mismatch',
        message:
          'desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv is of the category fuel-wtt and desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv of fuel, which count separately; calculate it again and pass it as method',
        expected: 'fuel',
        received: '"fuel-wtt"',
      },
    ])
  })

  it('to another mode is rejected, also where the calculation names no mode', () => {
    const moved = calculateMovement({ mass: 1, distance: { value: 1, kind: 'actual' }, mode: 'TRUCK', factor: hgv })
    expect(violationsOf(() => restate(moved, { factor: ship }))).toEqual(mismatch('factor'))
  })

  it('to a factor that states no category, or from one, is taken by its unit', () => {
    expect(restate(burnt, { factor: own({}) }).after.emission.co2e).toBe(1)
    const ours = calculateFuel({ value: 1, unit: 'kWh', factor: own({}) })
    expect(restate(ours, { factor: heat }).after.contributions[0]?.factor).toBe(heat)
  })

  it('mends a calculation whose factor no longer fits', () => {
    const before = { ...burnt, contributions: burnt.contributions.map((one) => ({ ...one, factor: grid, steps: [] })) }
    expect(restate(before, { factor: gas }).after.emission.co2e).toBe(0.18296)
  })
})
