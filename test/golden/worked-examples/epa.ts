import {
  calculateElectricity,
  calculateFuel,
  calculateRefrigerant,
  calculateVehicle,
  convert,
  defineFactor,
  type FuelBridge,
  toExact,
  units,
} from '../../../src/index.ts'
import { findFactor, findRefrigerant } from '../../../src/reference/factors/index.ts'
import { kg, typed } from '../golden-arithmetic.ts'
import type { GoldenCase } from '../golden-case.ts'

const HUB = 'US EPA GHG Emission Factors Hub, 15 January 2025'
const EQUIVALENCIES = 'US EPA Greenhouse Gas Equivalencies Calculator, Calculations and References'

/** CO2 of one unit of a fuel by its published row per mmBtu and the higher heating value that Table 1 prints. */
function co2PerUnit(row: string, unit: string, mmbtuPerUnit: string) {
  const bridge: FuelBridge = {
    name: `higher heating value per ${unit}`,
    from: unit,
    to: 'mmbtu',
    times: mmbtuPerUnit,
    heatingValue: 'gross',
    source: `${HUB}, Table 1`,
  }
  const factor = findFactor(`epa-2025/stationary/${row}/mmbtu-hhv`)
  return { co2: toExact(calculateFuel({ value: 1, unit, factor, bridge })).co2 }
}

function tonnes(kilograms: number | null) {
  return convert(kilograms ?? Number.NaN, units.kilogram, units.tonne)
}

export const epaExamples: readonly GoldenCase[] = [
  {
    id: 'epa-01',
    source: `${HUB}, Table 1`,
    title: 'Anthracite per short ton from its figure per mmBtu',
    given: '25.09 mmBtu per short ton, 103.69 kg CO2 per mmBtu',
    how: 'calculateFuel by the published row per mmBtu over a bridge of 25.09',
    expected: { co2: '2602' },
    compute: () => co2PerUnit('anthracite', 'short ton', '25.09'),
  },
  {
    id: 'epa-03',
    source: `${HUB}, Table 1`,
    title: 'Distillate fuel oil no. 2 per gallon from its figure per mmBtu',
    given: '0.138 mmBtu per gallon, 73.96 kg CO2 per mmBtu',
    how: 'calculateFuel by the published row per mmBtu over a bridge of 0.138',
    expected: { co2: '10.21' },
    compute: () => co2PerUnit('distillate-fuel-oil-no-2', 'US gal', '0.138'),
  },
  {
    id: 'epa-04',
    source: `${HUB}, Table 1`,
    title: 'Motor gasoline per gallon from its figure per mmBtu',
    given: '0.125 mmBtu per gallon, 70.22 kg CO2 per mmBtu',
    how: 'calculateFuel by the published row per mmBtu over a bridge of 0.125',
    expected: { co2: '8.78' },
    compute: () => co2PerUnit('motor-gasoline', 'US gal', '0.125'),
  },
  {
    id: 'epa-09',
    source: `${HUB}, Table 12`,
    title: 'GWP of R-407A',
    given: '20 % HFC-32, 40 % HFC-125, 40 % HFC-134a under AR5',
    how: 'calculateRefrigerant of 1 kg of the shipped blend',
    expected: { gwp: '1923' },
    compute: () => ({ gwp: kg(calculateRefrigerant({ mass: 1, ...findRefrigerant('R-407A', 'AR5_GWP100') })) }),
  },
  {
    id: 'epa-10',
    source: `${HUB}, Table 12`,
    title: 'GWP of R-507A',
    given: 'half HFC-125, half HFC-143a under AR5',
    how: 'calculateRefrigerant of 1 kg by its composition',
    expected: { gwp: '3985' },
    compute: () => {
      const parts = [
        { factor: findFactor('ipcc-ar5/gwp100/hfc-125/kg'), share: '0.5' },
        { factor: findFactor('ipcc-ar5/gwp100/hfc-143a/kg'), share: '0.5' },
      ]
      return { gwp: kg(calculateRefrigerant({ mass: 1, parts })) }
    },
  },
  {
    id: 'epa-eq-02',
    source: EQUIVALENCIES,
    title: 'Marginal electricity per kWh',
    given: '1,540.1 lb per MWh, printed in metric tons',
    how: 'calculateElectricity of 1 kWh by a factor in pounds per MWh',
    expected: { tonnes: '0.000699' },
    compute: () => {
      const grid = typed('MWh', '1540.1', { massUnit: 'lb' })
      const { emission } = calculateElectricity({ value: 1, unit: 'kWh', method: 'location', grid })
      return { tonnes: tonnes(emission.co2e) }
    },
  },
  {
    id: 'epa-eq-03',
    source: EQUIVALENCIES,
    title: 'A railcar of coal',
    given: '90.89 t, 21.11 mmBtu per tonne, 26.05 kg of carbon per mmBtu, 44/12 of CO2 to carbon',
    how: 'calculateFuel over a bridge of 21.11, the factor given as the fraction 26.05 × 44/12',
    expected: { tonnes: '183.29' },
    tolerance: { why: 'the printed inputs give 183.27; the source carries more digits', percent: '0.02' },
    compute: () => {
      const factor = defineFactor({
        key: 'typed/coal/mmbtu',
        unit: 'mmbtu',
        gwp: 'AR5_GWP100',
        per1: { co2: '1146.2/12', ch4: 0, n2o: 0 },
      })
      const bridge = { name: 'heat content', from: 't', to: 'mmbtu', times: '21.11', source: EQUIVALENCIES }
      return { tonnes: tonnes(calculateFuel({ value: '90.89', unit: 't', factor, bridge }).emission.co2e) }
    },
  },
  {
    id: 'epa-eq-04',
    source: EQUIVALENCIES,
    title: 'A mile of an average car',
    given: '0.00889 t CO2 per gallon, 22.0 miles per gallon, CO2 being 98.8 % of CO2e',
    how: 'calculateVehicle of one mile, the consumption given as 1/22 gallon, the factor as 0.00889/0.988 t',
    expected: { tonnes: '0.000409' },
    compute: () => {
      const factor = typed('US gal', '0.00889/0.988', { massUnit: 't' })
      const consumption = { value: '1/22.0', unit: 'US gal' }
      return { tonnes: tonnes(calculateVehicle({ amount: 1, unit: 'mi', factor, consumption }).emission.co2e) }
    },
  },
]
