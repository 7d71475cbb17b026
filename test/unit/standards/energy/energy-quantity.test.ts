import { describe, expect, test } from 'vitest'
import {
  apportionCalculation,
  calculateElectricity,
  calculateFuel,
  calculateRefrigerant,
  calculateVehicle,
  defineFactor,
  sumExact,
} from '../../../../src/index.ts'
import { findFactor, vehicleBridges } from '../../../../src/reference/factors/index.ts'
import { calculateEnergy, energyQuantityOf } from '../../../../src/standards/energy/index.ts'

const gasGross = findFactor('desnz-2025/fuels/gaseous-fuels/natural-gas/kwh-gross-cv')
const litres = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
const grid = defineFactor({ key: 'own/grid', unit: 'kWh', category: 'electricity', per1: { co2e: '0.4' } })

describe('the quantity of energy behind an emission', () => {
  test('of a fuel is its activity, on the basis of its factor where it is energy', () => {
    const gas = calculateFuel({ value: '2090', unit: 'MWh', factor: gasGross, heatingValue: 'gross' })
    expect(energyQuantityOf(gas)).toEqual({ value: '2090', unit: 'MWh', heatingValue: 'gross' })
    expect(energyQuantityOf(calculateFuel({ value: 5, unit: 'l', factor: litres }))).toEqual({ value: '5', unit: 'l' })
  })

  test('of a credit may be negative', () => {
    const credit = calculateFuel({ value: -3, unit: 'l', factor: litres, allowCredits: true })
    expect(energyQuantityOf(credit)).toEqual({ value: '-3', unit: 'l', allowCredits: true })
  })

  test('of electricity is all of it, whatever its clean share', () => {
    const bought = calculateElectricity({ value: 80, unit: 'kWh', method: 'market', percentageOfCleanEnergy: 25, grid })
    expect(energyQuantityOf(bought)).toEqual({ value: '80', unit: 'kWh' })
    const source = { kind: 'purchased', carrier: 'electricity', origin: 'fossil' } as const
    expect(calculateEnergy({ ...energyQuantityOf(bought), source }).energyKwh).toBe(80)
  })

  test('of a vehicle is its distance', () => {
    const car = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km')
    const driven = energyQuantityOf(calculateVehicle({ amount: 100, unit: 'km', factor: car }))
    expect(driven).toEqual({ value: '100', unit: 'km' })
    const { fuel } = vehicleBridges(car)
    const properties = fuel === undefined ? [] : [fuel]
    const burnt = calculateEnergy({ ...driven, source: { kind: 'fuel', fuel: 'petroleum' }, basis: 'net', properties })
    expect(burnt.exactKwh).toBe('42.263')
  })

  test('of a vehicle with a declared consumption is the fuel', () => {
    const consumption = { value: '6.5', unit: 'l', per: 100 } as const
    const driven = calculateVehicle({ amount: 200, unit: 'km', factor: litres, consumption })
    expect(energyQuantityOf(driven)).toEqual({ value: '13', unit: 'l' })
  })

  test('of the parts of an apportioned record adds up to all of it', () => {
    const gas = calculateFuel({ value: 100, unit: 'kWh', factor: gasGross, heatingValue: 'gross' })
    const parts = apportionCalculation(gas, { start: '2025-12-15', end: '2026-01-14' }, 'month')
    const values = parts.map(({ calculation }) => energyQuantityOf(calculation).value)
    expect(values.length).toBe(2)
    expect(sumExact(values)).toBe(100)
  })

  test('is none of a leak of a refrigerant', () => {
    const gas = defineFactor({ key: 'own/r', unit: 'kg', category: 'refrigerant', per1: { co2e: '1430' } })
    const leak = calculateRefrigerant({ mass: 1, unit: 'kg', factor: gas })
    expect(() => energyQuantityOf(leak)).toThrow(expect.objectContaining({ code: 'invalid_choice' }))
  })
})
