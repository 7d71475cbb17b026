import { describe, expect, it } from 'vitest'
import { compile, restateColumns } from '../../../src/bulk/index.ts'
import { type Calculation, calculateElectricity, calculateFuel, defineFactor, wellToWheel } from '../../../src/index.ts'
import { findFactor } from '../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../fixtures/violations.ts'

const gas = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const upstream = findFactor('desnz-2025/wtt-fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const grid = findFactor('desnz-2025/uk-electricity/electricity-generated/electricity-uk/kwh')
const hgv = findFactor('desnz-2025/freighting-goods/hgv-all-diesel/all-hgvs/average-laden/tonne-km')
const ship = findFactor('desnz-2025/freighting-goods/cargo-ship/container-ship/average/tonne-km')
const used = calculateElectricity({ value: 1, unit: 'kWh', method: 'location', grid })

/** The calculation with another factor, as a client may send it. */
const withFactor = (calculation: Calculation, factor: typeof gas): Calculation => ({
  ...calculation,
  contributions: calculation.contributions.map((one) => ({ ...one, factor })),
})

describe('a compiled pair', () => {
  it('must fit the use that it names, with the codes of the scalar functions', () => {
    const pairs = [
      { unit: 'kWh', factor: gas, use: 'fuel' },
      { unit: 'kWh', factor: gas, use: 'electricity' },
      { unit: 't', second: 'km', factor: hgv, use: 'movement-ship' },
    ] as const
    expect(violationsOf(() => compile({ pairs }))).toEqual([
      at('pairs[1].factor', 'factor_category_mismatch'),
      at('pairs[2].factor', 'factor_category_mismatch'),
    ])
    const unknown = { unit: 'kWh', factor: gas, use: 'heat' as 'fuel' }
    expect(violationsOf(() => compile({ pairs: [unknown] }))).toEqual([at('pairs[0].use', 'invalid_choice')])
  })

  it('fits by its unit where it names none', () => {
    expect(compile({ pairs: [{ unit: 'kWh', factor: gas }] }).pairs[0]?.notices).toHaveLength(1)
  })

  it('says what the use of a well-to-wheel factor means', () => {
    const [pair] = compile({
      pairs: [{ unit: 'kWh', factor: wellToWheel(gas, upstream), use: 'fuel' }],
      unpublished: 'mark',
    }).pairs
    expect(pair?.notices.map(({ code }) => code)).toEqual(['heating_value_assumed_gross', 'upstream_in_scope'])
  })

  it('like a calculation must fit its method', () => {
    expect(violationsOf(() => compile({ pairs: [{ like: withFactor(used, gas) }] }))).toEqual([
      at('pairs[0].like.contributions[0].factor', 'factor_category_mismatch'),
    ])
    expect(violationsOf(() => compile({ pairs: [{ like: used }] }))).toEqual([])
    const foreign = { ...withFactor(used, gas), method: { id: 'theirs', version: 1 } } as unknown as Calculation
    expect(violationsOf(() => compile({ pairs: [{ like: foreign }] }))).toEqual([])
  })
})

describe('columns restated', () => {
  const columns = { value: Float64Array.of(1), coefficient: Uint32Array.of(0) }
  const restated = (before: typeof gas, after: typeof gas, unit = 'kWh') => {
    const set = (factor: typeof gas) => {
      const pair = unit === 't' ? { unit, second: 'km', factor } : { unit, factor }
      return compile({ pairs: [pair], unpublished: 'mark' })
    }
    const rows = unit === 't' ? { ...columns, second: Float64Array.of(1) } : columns
    return violationsOf(() => restateColumns({ before: set(before), after: set(after) }, rows))
  }

  it('to a factor that counts elsewhere are rejected', () => {
    const refused = [at('after.pairs[0].factor', 'factor_category_mismatch')]
    expect(restated(gas, upstream)).toEqual(refused)
    expect(restated(gas, grid)).toEqual(refused)
    expect(restated(hgv, ship, 't')).toEqual(refused)
  })

  it('to one of the same category, or to one that states none, are taken', () => {
    expect(restated(gas, findFactor('desnz-2024/fuels/gaseous-fuels/natural-gas/kwh-gross-cv'))).toEqual([])
    expect(restated(gas, defineFactor({ key: 'own/gas/kwh', unit: 'kWh', per1: { co2e: 1 } }))).toEqual([])
  })

  it('are those of fuel where the calculation is', () => {
    expect(
      violationsOf(() => compile({ pairs: [{ like: calculateFuel({ value: 1, unit: 'kWh', factor: gas }) }] })),
    ).toEqual([])
  })
})
