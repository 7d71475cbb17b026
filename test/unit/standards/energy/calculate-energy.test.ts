import { describe, expect, test } from 'vitest'
import { EmissionsError } from '../../../../src/core/errors/index.ts'
import { findBridge, findCalorificValues, findFactor, vehicleBridges } from '../../../../src/reference/factors/index.ts'
import {
  calculateEnergy,
  type EnergyUnit,
  type EnergyUse,
  type FuelEnergy,
  prepareEnergy,
} from '../../../../src/standards/energy/index.ts'

const GAS = { kind: 'fuel', fuel: 'natural_gas' } as const
const DIESEL = { kind: 'fuel', fuel: 'petroleum' } as const
const GRID = { kind: 'purchased', carrier: 'electricity', origin: 'fossil' } as const
const BLEND = 'desnz-2025/diesel-average-biofuel-blend'
const mini = (fuel: string) => findFactor(`desnz-2025/passenger-vehicles/cars-by-market-segment/mini/${fuel}/km`)

function violations(use: unknown): string[] {
  try {
    calculateEnergy(use as EnergyUse)
  } catch (error) {
    if (EmissionsError.is(error)) return error.violations.map(({ path, code }) => `${path} ${code}`)
    throw error
  }
  return []
}

const KWH_OF_GAS = { unit: 'kWh', source: GAS } as const

describe('energy of a fuel', () => {
  test('goes from gross to net by the published pair of natural gas, 45.745/50.678', () => {
    const calorificValues = findCalorificValues('desnz-2025/natural-gas')
    const gas = calculateEnergy({ ...KWH_OF_GAS, value: 1, heatingValue: 'gross', basis: 'net', calorificValues })
    expect(gas.exactKwh).toBe('45745/50678')
    expect(gas.energyKwh).toBe(45745 / 50678)
    expect(gas.steps.map(({ kind }) => kind)).toEqual(['heating_value'])
    expect(gas.notices.map(({ code }) => code)).toEqual(['heating_value_converted'])
  })

  test('goes back from net to gross', () => {
    const calorificValues = findCalorificValues('natural gas')
    const gas = calculateEnergy({ ...KWH_OF_GAS, value: 45745, heatingValue: 'net', basis: 'gross', calorificValues })
    expect(gas.exactKwh).toBe('50678')
  })

  test('takes a declared ratio: 2,090 MWh gross ÷ 1.11 is 1,882.883 MWh net', () => {
    const calorificValues = { name: 'gas', gross: '1.11', net: '1', source: 'supplier' }
    const gas = calculateEnergy({
      value: 2090,
      unit: 'MWh',
      source: GAS,
      heatingValue: 'gross',
      basis: 'net',
      calorificValues,
    })
    expect(gas.exactKwh).toBe('209000000/111')
    expect((gas.energyKwh / 1000).toFixed(3)).toBe('1882.883')
  })

  test('of litres of diesel blend is 42.839 GJ/t × 832.361 kg/m³ ÷ 3600 = 9.904865 kWh/l, in two steps and in one', () => {
    const properties = [findBridge(`${BLEND}/density`), findBridge(`${BLEND}/net-calorific-value`)]
    const use = { value: 1, unit: 'l', source: DIESEL, basis: 'net' } as const
    const apart = calculateEnergy({ ...use, properties })
    const together = calculateEnergy({ ...use, properties: [findBridge(`${BLEND}/litre-to-kwh-net`)] })
    expect(apart.energyKwh.toFixed(6)).toBe('9.904865')
    expect(apart.exactKwh).toBe(together.exactKwh)
    expect(apart.steps.map(({ kind }) => kind)).toEqual(['convert', 'bridge', 'convert', 'bridge', 'convert'])
    expect(apart.notices.map(({ code }) => code)).toEqual(['bridge_used', 'bridge_used'])
  })

  test('of a mini on diesel is 0.42263 kWh net per kilometre, and per mile as much as 1.609344 km', () => {
    const properties = [vehicleBridges(mini('diesel')).fuel].filter((bridge) => bridge !== undefined)
    const car = { source: DIESEL, basis: 'net', properties } as const
    expect(calculateEnergy({ ...car, value: 1, unit: 'km' }).exactKwh).toBe('0.42263')
    expect(calculateEnergy({ ...car, value: 1, unit: 'mi' }).exactKwh).toBe('0.68015705472')
  })

  test('converts units of energy exactly: a terajoule is 2500000/9 kWh', () => {
    const use = { value: 1, unit: 'TJ', source: DIESEL, heatingValue: 'net', basis: 'net' } as const
    expect(calculateEnergy(use).exactKwh).toBe('2500000/9')
  })
})

describe('energy that is no fuel', () => {
  test('has no basis', () => {
    const bought = calculateEnergy({ value: '3610', unit: 'MWh', source: GRID })
    expect(bought).toMatchObject({ energyKwh: 3_610_000, basis: null, heatingValue: null, notices: [] })
  })

  test('of a battery car is its electricity per kilometre', () => {
    const { electricity, fuel } = vehicleBridges(mini('battery-electric-vehicle'))
    expect(fuel).toBeUndefined()
    const properties = electricity === undefined ? [] : [electricity]
    expect(calculateEnergy({ value: 100, unit: 'km', source: GRID, properties }).exactKwh).toBe('16.955')
  })

  test('without an origin counts as fossil, with a notice', () => {
    const { notices, source } = calculateEnergy({
      value: 1,
      unit: 'kWh',
      source: { kind: 'purchased', carrier: 'heat' },
    })
    expect(notices.map(({ code, path }) => `${path} ${code}`)).toEqual(['source.origin energy_origin_assumed_fossil'])
    expect(source).toEqual({ kind: 'purchased', carrier: 'heat', origin: null, evidence: null })
  })
})

describe('rejected energy', () => {
  const litres = { value: 1, unit: 'l', source: DIESEL, basis: 'net' } as const
  const kwh = { value: 1, unit: 'kWh', source: GAS, basis: 'net' } as const
  const density = findBridge(`${BLEND}/density`)
  const net = findBridge(`${BLEND}/net-calorific-value`)
  const ratio = { name: 'gas', gross: '1.11', net: '1', source: 'supplier' }

  test.each<readonly [string, unknown, string[]]>([
    ['nothing', undefined, [' required']],
    ['an empty object', {}, ['value required', 'source required', 'unit unknown_unit']],
    ['a negative value', { ...kwh, value: -1, heatingValue: 'net' }, ['value must_be_non_negative']],
    ['a fuel without a basis', { ...kwh, basis: undefined, heatingValue: 'net' }, ['basis invalid_choice']],
    ['energy of a fuel of which nobody says gross or net', kwh, ['heatingValue required']],
    ['litres without a property', litres, ['unit unit_dimension_mismatch']],
    ['litres with a density alone', { ...litres, properties: [density] }, ['unit unit_dimension_mismatch']],
    [
      'properties in the wrong order',
      { ...litres, properties: [net, density] },
      ['properties[0] bridge_not_applicable'],
    ],
    ['a property too many', { ...litres, properties: [density, net, net] }, ['properties[2] bridge_not_applicable']],
    [
      'a calorific value of which nobody says gross or net',
      { ...litres, properties: [density, { ...net, heatingValue: undefined }] },
      ['properties[1].heatingValue required'],
    ],
    [
      'a basis that contradicts the property',
      { ...litres, heatingValue: 'gross', properties: [density, net] },
      ['heatingValue heating_value_mismatch'],
    ],
    ['gross energy as net without the pair', { ...kwh, heatingValue: 'gross' }, ['basis heating_value_mismatch']],
    [
      'a gross value below the net one',
      { ...kwh, heatingValue: 'gross', calorificValues: { ...ratio, gross: '0.9' } },
      ['calorificValues.gross heating_value_mismatch'],
    ],
    [
      'a net value of zero',
      { ...kwh, heatingValue: 'gross', calorificValues: { ...ratio, net: '0' } },
      ['calorificValues.net must_be_positive'],
    ],
    ['a basis of electricity', { value: 1, unit: 'kWh', source: GRID, basis: 'net' }, ['basis heating_value_mismatch']],
    [
      'electricity by a calorific value',
      { value: 1, unit: 'km', source: GRID, properties: [{ ...net, from: 'km' }] },
      ['properties heating_value_mismatch'],
    ],
    [
      'a renewable origin without evidence',
      { value: 1, unit: 'kWh', source: { ...GRID, origin: 'renewable' } },
      ['source.evidence invalid_choice'],
    ],
    [
      'evidence of a fossil origin',
      { value: 1, unit: 'kWh', source: { ...GRID, evidence: 'green_tariff' } },
      ['source.evidence invalid_choice'],
    ],
    [
      'own electricity of fossil fuel as consumed: it counts as its fuel',
      { value: 1, unit: 'kWh', source: { kind: 'self_generated', carrier: 'electricity', origin: 'fossil' } },
      ['source.origin invalid_choice'],
    ],
    ['a kind that is none', { ...kwh, source: { kind: 'fuels' } }, ['source.kind invalid_choice']],
  ])('%s', (_, use, expected) => {
    expect(violations(use)).toEqual(expected)
  })

  test('a credit is accepted where it is meant', () => {
    const use: FuelEnergy = { ...kwh, heatingValue: 'net', value: -5, allowCredits: true }
    expect(calculateEnergy(use).energyKwh).toBe(-5)
  })
})

describe('energy prepared for a unit', () => {
  const calorificValues = findCalorificValues('natural-gas')
  const units: readonly EnergyUnit[] = [
    { ...KWH_OF_GAS, heatingValue: 'gross', basis: 'net', calorificValues },
    {
      source: DIESEL,
      unit: 'US gal',
      basis: 'net',
      properties: [findBridge(`${BLEND}/density`), findBridge(`${BLEND}/net-calorific-value`)],
    },
    { source: { kind: 'purchased', carrier: 'heat' }, unit: 'GJ', allowCredits: true },
  ]

  test.each(units.map((unit) => [String(unit.unit), unit] as const))('is what each %s alone is', (_, unit) => {
    const energyOf = prepareEnergy(unit)
    for (const value of [0, 1, 0.1, '12345678901234567.89', '5/18', 1e-9])
      expect(energyOf(value)).toEqual(calculateEnergy({ ...unit, value } as EnergyUse))
  })

  test('checks its unit at once, and each value when it comes', () => {
    const [, , heat] = units as [EnergyUnit, EnergyUnit, EnergyUnit]
    expect(prepareEnergy(heat)(-1).exactKwh).toBe('-2500/9')
    expect(() => prepareEnergy({ ...heat, allowCredits: false })(-1)).toThrow('must not be negative')
    expect(() => prepareEnergy({ ...heat, unit: 'l' })).toThrow(EmissionsError)
    expect(() => prepareEnergy({ ...heat, unit: 'nothing', source: { kind: 'sun' } } as never)).toThrow(
      /source[\s\S]*unit/,
    )
  })
})
