import { describe, expect, it } from 'vitest'
import { compile, type PairDefinition } from '../../../../src/bulk/index.ts'
import { exactTotal } from '../../../../src/core/emissions/index.ts'
import { printExact } from '../../../../src/core/exact/index.ts'
import {
  calculateElectricity,
  calculateFuel,
  calculateMovement,
  calculateTrip,
  calculateVehicle,
} from '../../../../src/index.ts'
import { selectFactor } from '../../../../src/reference/factors/index.ts'
import { factors } from '../../../fixtures/own-factors.ts'
import { transport } from '../../../fixtures/transport-factors.ts'
import { violationsOf } from '../../../fixtures/violations.ts'

const { diesel, dieselUpstream, naturalGasGross } = factors

/** The exact kilograms of CO2e for one of the value column. */
function co2ePer1(pair: PairDefinition): string {
  const exact = compile({ pairs: [pair] }).pairs[0]?.per1.co2e
  return exact === null || exact === undefined ? 'none' : printExact(exact)
}

describe('a unit and a factor', () => {
  it.each([
    ['the unit of the factor', { unit: 'l', factor: diesel }, '2.57082'],
    ['another unit', { unit: 'm3', factor: diesel }, '2570.82'],
    ['a unit by its id', { unit: 13, factor: diesel }, '2.57082'],
    ['a unit whose conversion does not end', { unit: 'MJ', factor: naturalGasGross }, '2287/45000'],
    ['a constant share', { unit: 'l', factor: diesel, steps: [{ times: '0.4', unit: '1' }] }, '1.028328'],
    ['a third, as a fraction', { unit: 'l', factor: diesel, steps: [{ times: '1/3', unit: '1' }] }, '0.85694'],
    ['a consumption', { unit: 'km', factor: diesel, steps: [{ times: '0.07', unit: 'l/km' }] }, '0.1799574'],
    ['tonnes beside kilometres', { unit: 't', second: 'km', factor: transport.hgv }, '0.10163'],
    ['kilometres beside kilograms', { unit: 'km', second: 'kg', factor: transport.hgv }, '0.00010163'],
    ['a number beside litres', { unit: 'l', second: '1', factor: diesel }, '2.57082'],
  ] as const)('%s', (_, pair, expected) => {
    expect(co2ePer1(pair)).toBe(expected)
  })

  it('keeps the notices of the scalar function', () => {
    const [pair] = compile({ pairs: [{ unit: 'GJ', factor: naturalGasGross }] }).pairs
    expect(pair?.notices.map(({ code }) => code)).toContain('heating_value_assumed_gross')
  })

  it('uses the property that a selected factor brings, as the scalar function does', () => {
    const activity = { kind: 'fuel', fuel: 'natural gas', unit: 'm3' } as const
    const period = { start: '2025-01-01', end: '2025-02-01' }
    const factor = selectFactor({ activity, region: 'US', period })
    const scalar = calculateFuel({ value: 1, unit: 'm3', factor })
    const [pair] = compile({ pairs: [{ unit: 'm3', factor }] }).pairs
    expect(factor.bridge?.name).toBe('Natural Gas billed by volume')
    expect(pair?.per1).toEqual(exactTotal(scalar.contributions))
    expect(pair?.notices).toEqual(scalar.notices)
  })
})

describe('a calculation that rows are like', () => {
  it('holds all its parts: electricity by the market', () => {
    const use = { value: 3, unit: 'MWh', grid: factors.gridUk, percentageOfCleanEnergy: 40 }
    const like = calculateElectricity({ ...use, method: 'market' })
    expect(co2ePer1({ like })).toBe('106.2')
  })

  it('holds its distance freight', () => {
    const distance = { value: 250, kind: 'actual' } as const
    const like = calculateMovement({ mass: 8, distance, mode: 'TRUCK', factor: transport.hgv })
    expect(co2ePer1({ like })).toBe('25.4075')
  })

  it('holds its consumption: a vehicle', () => {
    const like = calculateVehicle({
      amount: 100,
      unit: 'km',
      factor: diesel,
      consumption: { value: 7, unit: 'l', per: 100 },
    })
    expect(co2ePer1({ like })).toBe('0.1799574')
  })

  it('is rejected when its parts are of several activities', () => {
    const distance = { value: 100 }
    const leg = { mode: 'RAIL', distance, factor: transport.rail } as const
    const like = calculateTrip({
      legs: [
        { ...leg, passengers: 1 },
        { ...leg, passengers: 2 },
      ],
    })
    expect(violationsOf(() => compile({ pairs: [{ like }] }))).toEqual(['pairs[0].like invalid_choice'])
  })

  it('is rejected when it is a trip of two legs, equal as they are', () => {
    const leg = { mode: 'RAIL', distance: { value: 100 }, factor: transport.rail, passengers: 1 } as const
    const like = calculateTrip({ legs: [leg, leg] })
    expect(violationsOf(() => compile({ pairs: [{ like }] }))).toEqual(['pairs[0].like invalid_choice'])
  })

  it.each([
    ['no contribution', [null], ['pairs[0].like.contributions[0] required']],
    ['nothing in it', [{}], ['activity', 'steps'].map((name) => `pairs[0].like.contributions[0].${name} required`)],
    [
      'no numbers',
      [{ activity: { value: 'x', unit: 'l' }, steps: [{ times: Number.NaN, unit: '1' }], factor: diesel }],
      ['activity.value not_a_number', 'steps[0].times not_finite'].map(
        (one) => `pairs[0].like.contributions[0].${one}`,
      ),
    ],
    [
      'no factor',
      [{ activity: { value: '1', unit: 'l' }, steps: [], factor: null }],
      ['pairs[0].like.contributions[0].factor required'],
    ],
    ['no part at all', [], ['pairs[0].like invalid_choice']],
  ])('is rejected when it has %s', (_, contributions, expected) => {
    const like = { contributions } as never
    expect(violationsOf(() => compile({ pairs: [{ like }] }))).toEqual(expected)
  })
})

describe('pairs that cannot be held are rejected, all at once', () => {
  it.each([
    ['no pairs', { pairs: [] }, ['pairs required']],
    ['too many pairs', { pairs: new Array(65_537).fill({ unit: 'l', factor: diesel }) }, ['pairs list_too_long']],
    ['another dimension', { pairs: [{ unit: 'kWh', factor: diesel }] }, ['pairs[0].unit unit_dimension_mismatch']],
    ['an unknown unit', { pairs: [{ unit: 'litres', factor: diesel }] }, ['pairs[0].unit unknown_unit']],
    [
      'an unpublished gas',
      { pairs: [{ unit: 'l', factor: dieselUpstream }] },
      ['pairs[0].factor factor_without_gases'],
    ],
    [
      'a second column here and none there',
      {
        pairs: [
          { unit: 't', second: 'km', factor: transport.hgv },
          { unit: 'l', factor: diesel },
        ],
      },
      ['pairs[1].second required'],
    ],
    [
      'two columns that make no unit',
      { pairs: [{ unit: 'l', second: 'km', factor: diesel }] },
      ['pairs[0].second unit_dimension_mismatch'],
    ],
    [
      'a step below zero, and one from another unit',
      { pairs: [{ unit: 'km', factor: diesel, steps: [{ times: -1, unit: 'l/mi' }] }] },
      ['pairs[0].steps[0].times must_be_non_negative', 'pairs[0].steps[0].unit unit_dimension_mismatch'],
    ],
    [
      'a coefficient beyond 1e200',
      { pairs: [{ unit: 'l', factor: diesel, steps: [{ times: '1e201', unit: '1' }] }] },
      ['pairs[0].factor number_out_of_range'],
    ],
    [
      'two pairs',
      { pairs: [{ unit: 'kWh', factor: diesel }, { unit: 'l', factor: diesel }, null] },
      ['pairs[0].unit unit_dimension_mismatch', 'pairs[2] required'],
    ],
  ])('%s', (_, options, expected) => {
    expect(violationsOf(() => compile(options as never))).toEqual(expected)
  })

  it('a gas that is not published is marked where that is requested', () => {
    const set = compile({ pairs: [{ unit: 'l', factor: dieselUpstream }], unpublished: 'mark' })
    expect(set.hasUnpublished).toBe(true)
    expect(set.pairs[0]?.per1.co2).toBeNull()
  })
})
