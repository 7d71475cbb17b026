import { calculateVehicle } from '../../../src/index.ts'
import { findBridge, findCalorificValues, findFactor, vehicleBridges } from '../../../src/reference/factors/index.ts'
import { calculateEnergy, type EnergyCalculation, energyQuantityOf } from '../../../src/standards/energy/index.ts'

const blend = 'desnz-2025/diesel-average-biofuel-blend'
const gas = { kind: 'fuel', fuel: 'natural_gas' } as const
const petroleum = { kind: 'fuel', fuel: 'petroleum' } as const
const electricity = { kind: 'purchased', carrier: 'electricity' } as const

function driven(): EnergyCalculation {
  const car = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km')
  const { value, unit } = energyQuantityOf(calculateVehicle({ amount: 100, unit: 'mi', factor: car }))
  return calculateEnergy({
    value,
    unit,
    source: petroleum,
    basis: 'net',
    properties: Object.values(vehicleBridges(car)),
  })
}

/** What the frozen traces are made of, by their names. */
export const samples: Readonly<Record<string, () => EnergyCalculation>> = {
  'energy-1-litres': () =>
    calculateEnergy({
      value: '1234.56',
      unit: 'US gal',
      source: petroleum,
      basis: 'net',
      properties: [findBridge(`${blend}/density`), findBridge(`${blend}/net-calorific-value`)],
    }),
  'energy-1-gross-to-net': () =>
    calculateEnergy({
      value: 2090,
      unit: 'MWh',
      source: gas,
      heatingValue: 'gross',
      basis: 'net',
      calorificValues: findCalorificValues('natural-gas'),
    }),
  'energy-1-declared-ratio': () =>
    calculateEnergy({
      value: '7.5',
      unit: 'GJ',
      source: { ...gas, kind: 'feedstock' },
      heatingValue: 'gross',
      basis: 'net',
      calorificValues: { name: 'gas of the supplier', gross: '1.11', net: '1', source: 'bill of March 2025' },
    }),
  'energy-1-driven': driven,
  'energy-1-unknown-origin': () => calculateEnergy({ value: 2370, unit: 'MWh', source: electricity }),
  'energy-1-certificate': () =>
    calculateEnergy({
      value: 1240,
      unit: 'MWh',
      source: { ...electricity, origin: 'renewable', evidence: 'guarantee_of_origin' },
    }),
  'energy-1-credit': () => calculateEnergy({ value: -3, unit: 'kWh', source: electricity, allowCredits: true }),
  'energy-1-made': () =>
    calculateEnergy({ value: 80, unit: 'MWh', source: { kind: 'generated', carrier: 'heat', origin: 'fossil' } }),
}
