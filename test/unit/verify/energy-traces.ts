import { findBridge, findCalorificValues, findFactor, vehicleBridges } from '../../../src/reference/factors/index.ts'
import { calculateEnergy, type EnergyUse, toEnergyTrace } from '../../../src/standards/energy/index.ts'

const BLEND = 'desnz-2025/diesel-average-biofuel-blend'
const mini = findFactor('desnz-2025/passenger-vehicles/cars-by-market-segment/mini/diesel/km')
const { fuel: perKm } = vehicleBridges(mini)

/** One use of each form that an energy trace may take. */
const USES: Readonly<Record<string, EnergyUse>> = {
  'gas by the published pair': {
    value: 1000,
    unit: 'MWh',
    source: { kind: 'fuel', fuel: 'natural_gas' },
    heatingValue: 'gross',
    basis: 'net',
    calorificValues: findCalorificValues('desnz-2025/natural-gas'),
  },
  'gas by a declared ratio': {
    value: 2090,
    unit: 'MWh',
    source: { kind: 'feedstock', fuel: 'natural_gas' },
    heatingValue: 'net',
    basis: 'gross',
    calorificValues: { name: 'gas', gross: '1.11', net: '1', source: 'supplier' },
  },
  'diesel by density and calorific value': {
    value: '1234.5',
    unit: 'l',
    source: { kind: 'fuel', fuel: 'petroleum' },
    basis: 'net',
    properties: [findBridge(`${BLEND}/density`), findBridge(`${BLEND}/net-calorific-value`)],
  },
  'a car by its distance': {
    value: 100,
    unit: 'mi',
    source: { kind: 'fuel', fuel: 'petroleum' },
    basis: 'net',
    properties: perKm === undefined ? [] : [perKm],
  },
  'electricity by contract': {
    value: 1240,
    unit: 'MWh',
    source: { kind: 'purchased', carrier: 'electricity', origin: 'renewable', evidence: 'guarantee_of_origin' },
  },
  'steam of unknown origin': { value: 5, unit: 'GJ', source: { kind: 'purchased', carrier: 'steam' } },
  'own electricity': {
    value: 5,
    unit: 'kWh',
    source: { kind: 'self_generated', carrier: 'electricity', origin: 'renewable' },
  },
  'own heat': { value: 5, unit: 'MJ', source: { kind: 'generated', carrier: 'heat', origin: 'fossil' } },
}

/** The trace of each use, by its name. */
export const ENERGY_TRACES: readonly (readonly [name: string, trace: string])[] = Object.entries(USES).map(
  ([name, use]) => [name, toEnergyTrace(calculateEnergy(use))],
)
