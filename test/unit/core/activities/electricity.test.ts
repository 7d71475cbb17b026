import { describe, expect, it } from 'vitest'
import {
  type Calculation,
  calculateElectricity,
  defineFactor,
  type ElectricityUse,
  scope2,
  ZERO_EMISSION_ELECTRICITY,
} from '../../../../src/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const use: ElectricityUse = { value: 1, unit: 'MWh', grid: factors.gridUk }
const market = (change: Partial<ElectricityUse>) => calculateElectricity({ ...use, ...change, method: 'market' })
const location = (change: Partial<ElectricityUse> = {}) =>
  calculateElectricity({ ...use, ...change, method: 'location' })
const codes = ({ notices }: Calculation) => notices.map(({ code }) => code)
const saidAt = ({ notices }: Calculation) => notices.map(({ code, path }) => `${path} ${code}`)
const labels = ({ contributions }: Calculation) => contributions.map(({ label }) => label)

describe('location-based', () => {
  it('is value × grid factor, whatever clean energy was bought', () => {
    expect(location().emission.co2e).toBe(177)
    expect(location({ percentageOfCleanEnergy: 100 }).emission).toEqual(location().emission)
    expect(location({ custom: factors.supplierMix }).emission).toEqual(location().emission)
    expect(location().method).toEqual({ id: 'electricity_location', version: 1 })
  })

  it.each([
    ['kWh', 1000],
    ['MWh', 1],
    ['GWh', '0.001'],
    ['GJ', '3.6'],
    ['MJ', 3600],
    ['Wh', 1e6],
  ])('converts %s exactly (E7)', (unit, value) => {
    expect(location({ unit, value }).emission.co2e).toBe(177)
  })

  it('leaves no notice of choices that only the market has', () => {
    expect(codes(location({ percentageOfCleanEnergy: '0.4' }))).toEqual([])
  })
})

describe('market-based (E2)', () => {
  it('is value × [(100 − p)/100 × residual mix + p/100 × clean factor]', () => {
    const { emission, biogenicCo2 } = market({
      percentageOfCleanEnergy: '33.3',
      residual: factors.residualMix,
      clean: factors.biomassPower,
    })
    expect(emission.co2e).toBe(232.948151) // 1000 × (0.667 × 0.34865 + 0.333 × 0.001197)
    expect(biogenicCo2).toBe(116.55) // 1000 × 0.333 × 0.35
  })

  it('takes the grid factor for a residual mix that was not given, with a notice', () => {
    const calculation = market({ percentageOfCleanEnergy: 40 })
    expect(calculation.emission.co2e).toBe(106.2)
    expect(codes(calculation)).toEqual(['residual_mix_is_grid', 'clean_factor_assumed_zero'])
    expect(labels(calculation)).toEqual(['uncovered share', 'clean share'])
  })

  it('is location-based where nothing else was given, with the same notice', () => {
    expect(market({}).emission).toEqual(location().emission)
    expect(saidAt(market({}))).toEqual(['residual residual_mix_is_grid'])
    expect(labels(market({}))).toEqual(['uncovered share'])
  })

  it('says of factors that were given only what they say themselves', () => {
    const given = { residual: factors.residualMix, clean: factors.biomassPower }
    expect(saidAt(market({ ...given, percentageOfCleanEnergy: 40 }))).toEqual(['clean biogenic_outside_totals'])
    expect(saidAt(market({ residual: factors.residualMix, percentageOfCleanEnergy: 40 }))).toEqual([
      'clean clean_factor_assumed_zero',
    ])
  })

  it('at 100 % is the clean factor alone, and says that it assumed zero (E4)', () => {
    const calculation = market({ percentageOfCleanEnergy: 100 })
    expect(calculation.emission).toEqual({ co2: 0, ch4: 0, n2o: 0, co2e: 0 })
    expect(codes(calculation)).toEqual(['clean_factor_assumed_zero'])
    expect(labels(calculation)).toEqual(['clean share'])
    expect(calculation.contributions[0]?.factor).toBe(ZERO_EMISSION_ELECTRICITY)
  })

  it('keeps gases null where the residual mix publishes none', () => {
    const { emission } = market({ percentageOfCleanEnergy: 10, residual: factors.residualMix })
    expect([emission.co2, emission.ch4, emission.n2o]).toEqual([null, null, null])
  })
})

describe('percentage (E1)', () => {
  it.each([0, '0', 100, '100', 1e-9, '99.999999999999999999999'])('%s is taken', (percentageOfCleanEnergy) => {
    expect(violationsOf(() => market({ percentageOfCleanEnergy }))).toEqual([])
  })
  it.each([
    [-1, 'percentage_out_of_range'],
    ['-0.000000000000000000001', 'percentage_out_of_range'],
    [100.1, 'percentage_out_of_range'],
    ['100.000000000000000000001', 'percentage_out_of_range'],
    [Number.NaN, 'not_finite'],
    [Number.POSITIVE_INFINITY, 'not_finite'],
    ['', 'empty'],
    ['forty', 'not_a_number'],
  ] as const)('%s is refused by both methods', (percentage, code) => {
    const change = { percentageOfCleanEnergy: percentage as never }
    expect(violationsOf(() => market(change))).toEqual([at('percentageOfCleanEnergy', code)])
    expect(violationsOf(() => location(change))).toEqual([at('percentageOfCleanEnergy', code)])
  })

  it('between 0 and 1 is read literally, with a notice', () => {
    const calculation = market({ percentageOfCleanEnergy: 0.4 })
    expect(calculation.emission.co2e).toBe(176.292)
    expect(saidAt(calculation)).toContain('percentageOfCleanEnergy percentage_looks_like_fraction')
    expect(codes(market({ percentageOfCleanEnergy: 0 }))).not.toContain('percentage_looks_like_fraction')
    expect(codes(market({ percentageOfCleanEnergy: 1 }))).not.toContain('percentage_looks_like_fraction')
  })
})

describe('custom factor (E5)', () => {
  it('stands in place of the residual mix, without any notice of it', () => {
    const calculation = market({ custom: factors.residualMix, residual: factors.gridUk })
    expect(calculation.emission.co2e).toBe(348.65)
    expect(codes(calculation)).toEqual([])
  })

  it('and a clean share are both applied, with a notice', () => {
    const calculation = market({ custom: factors.residualMix, percentageOfCleanEnergy: 40 })
    expect(calculation.emission.co2e).toBe(209.19)
    expect(saidAt(calculation)).toEqual(['custom clean_share_with_custom_factor', 'clean clean_factor_assumed_zero'])
  })

  it('of a supplier’s mix holds the clean share already', () => {
    const calculation = market({ custom: factors.supplierMix, percentageOfCleanEnergy: 40 })
    expect(calculation.emission.co2e).toBe(200)
    expect(saidAt(calculation)).toEqual(['percentageOfCleanEnergy clean_share_in_supplier_mix'])
    expect(codes(market({ custom: factors.supplierMix }))).toEqual([])
  })

  it('may be a selected factor', () => {
    const selected = { factor: factors.supplierMix, notices: [] }
    expect(market({ custom: selected, percentageOfCleanEnergy: 40 }).emission.co2e).toBe(200)
  })

  it('that is not a factor is rejected, with a clean share or without', () => {
    for (const percentageOfCleanEnergy of [0, 40]) {
      const work = () => market({ custom: null as never, percentageOfCleanEnergy })
      expect(violationsOf(work)).toEqual([at('custom', 'required')])
    }
  })
})

describe('lifecycle grid factor (E3)', () => {
  it('is used with a notice', () => {
    expect(codes(location({ grid: factors.gridLifecycle }))).toEqual(['grid_factor_lifecycle'])
    expect(location({ grid: factors.gridLifecycle }).notices[0]?.path).toBe('grid')
    expect(location({ grid: factors.gridLifecycle, lifecycleGrid: 'allow' })).toEqual(
      location({ grid: factors.gridLifecycle }),
    )
  })
  it('leaves one notice, not two, where its selection said so already', () => {
    const said = { code: 'grid_factor_lifecycle', path: 'grid', message: 'Germany' } as const
    const grid = { factor: factors.gridLifecycle, notices: [said] }
    expect(location({ grid }).notices).toEqual([said])
  })
  it('is an error where it is rejected, wherever it stands', () => {
    const lifecycleGrid = 'refuse'
    const lifecycle = factors.gridLifecycle
    expect(violationsOf(() => location({ grid: lifecycle, lifecycleGrid }))).toEqual([
      at('grid', 'factor_basis_mismatch'),
    ])
    expect(violationsOf(() => market({ residual: lifecycle, lifecycleGrid }))).toEqual([
      at('residual', 'factor_basis_mismatch'),
    ])
    expect(violationsOf(() => market({ clean: lifecycle, percentageOfCleanEnergy: 5, lifecycleGrid }))).toEqual([
      at('clean', 'factor_basis_mismatch'),
    ])
  })
  it('is rejected by a policy of a closed list', () => {
    expect(violationsOf(() => location({ lifecycleGrid: 'forbid' as never }))).toEqual([
      at('lifecycleGrid', 'invalid_choice'),
    ])
  })
})

describe('errors', () => {
  it('name the method', () => {
    const work = () => calculateElectricity({ ...use, method: 'spot' as never })
    expect(violationsOf(work)).toEqual([at('method', 'invalid_choice')])
    const inherited = () => calculateElectricity({ ...use, method: 'toString' as never })
    expect(violationsOf(inherited)).toEqual([at('method', 'invalid_choice')])
  })

  it('come all at once, each once', () => {
    const work = () => market({ value: -1, unit: 'furlong', percentageOfCleanEnergy: 40, clean: factors.gasolineCo2 })
    expect([...violationsOf(work)].sort()).toEqual(
      [at('value', 'must_be_non_negative'), at('unit', 'unknown_unit'), at('clean', 'factor_incomplete')].sort(),
    )
  })

  it('name the factor that does not fit', () => {
    expect(violationsOf(() => location({ grid: undefined as never }))).toEqual([at('grid', 'required')])
    expect(violationsOf(() => market({ grid: undefined as never }))).toEqual([at('grid', 'required')])
    expect(violationsOf(() => location({ grid: factors.diesel }))).toEqual([at('unit', 'unit_dimension_mismatch')])
    expect(violationsOf(() => market({ residual: factors.gasolineCo2 }))).toEqual([at('residual', 'factor_incomplete')])
  })
})

describe('scope2', () => {
  it('gives both figures of one record', () => {
    const both = scope2({ ...use, percentageOfCleanEnergy: 40, residual: factors.residualMix })
    expect(both.location).toEqual(location())
    expect(both.market).toEqual(market({ percentageOfCleanEnergy: 40, residual: factors.residualMix }))
  })

  it('takes a credit where it is allowed', () => {
    const credit = scope2({ ...use, value: -1, percentageOfCleanEnergy: 40, allowCredits: true })
    expect([credit.location.emission.co2e, credit.market.emission.co2e]).toEqual([-177, -106.2])
    // the clean share of a credit is zero, not minus zero
    expect(
      Object.is(
        scope2({ ...use, value: -1, percentageOfCleanEnergy: 100, allowCredits: true }).market.emission.co2e,
        0,
      ),
    ).toBe(true)
  })

  it('is not moved by a later change of a factor object', () => {
    const grid = { ...factors.gridUk, per1: { ...factors.gridUk.per1 } }
    const { market: before } = scope2({ ...use, grid })
    grid.per1.co2e = '9'
    expect(before.contributions[0]?.factor.per1.co2e).toBe('0.177')
  })

  it('converts pounds per MWh exactly', () => {
    const { emission } = location({ value: 3, grid: factors.gridCalifornia })
    expect(emission.co2e).toBe(596.2244907465)
  })

  it('takes biogenic CO2 of none of the parts as null', () => {
    expect(market({}).biogenicCo2).toBe(null)
    expect(defineFactor(factors.gridUk).biogenicCo2).toBe(null)
  })
})
