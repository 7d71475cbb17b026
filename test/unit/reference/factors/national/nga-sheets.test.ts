import { describe, expect, it } from 'vitest'
import { adjustedFactor } from '../../../../../src/core/emissions/index.ts'
import { nearestDouble } from '../../../../../src/core/exact/index.ts'
import { loadPublisherFile } from '../../../../../src/reference/factors/national/index.ts'

/**
 * Sheets in the layout of the workbook of 2025: a title, headings of up to three lines with the units and the gases, names that
 * continue on the next line, and marks for figures that are not estimated or confidential.
 */
const SOLIDS = `Table 4 Direct (scope 1) and Indirect (scope 3) emission factors for the combustion of solid fuels,,,,,,
Fuel combusted,Energy Content factor,Scope 1 Emission Factor,Scope 1 Emission Factor,Scope 1 Emission Factor,Scope 1 Emission Factor,Scope 3 Emission Factor
,(GJ/t),(kg CO2‑e/GJ),(kg CO2‑e/GJ),(kg CO2‑e/GJ),(kg CO2‑e/GJ),(kg CO2‑e /GJ)
,,CO2,CH4,N2O,Combined gases
"Bituminous coal ",27,90,0.04,0.2,90.24,3
Anthracite,29,90,0.04,0.2,90.24,NE
"Passenger car tyres, if recycled and combusted to produce heat or electricity ",32,62.8,0.03,0.2,63.03,NE
`
const POWER = `Table 1 Indirect (scope 2 and scope 3) location-based emission factors associated with the consumption and losses of purchased or acquired electricity
"State, Territory or grid description",Scope 2 Emission Factors,Scope 3 Emission Factors
,(kg CO2-e/kWh),(kg CO2-e/kWh)
New South Wales and Australian Capital Territory,0.64,0.03
Western Australia -,0.5,0.06
South West Interconnected System (SWIS)
"National ",0.62,0.07
`
const GAS = `Table 6 Indirect (Scope 3) emission factors for the consumption of natural gas
State or territory,Scope 3 Emission Factors for Natural Gas (kg CO2-e/GJ),Scope 3 Emission Factors for Natural Gas (kg CO2-e/GJ)
,Metro,Non-Metro
Queensland,8.8,7.9
Tasmania,C,C
`
const WASTE = `Table 15 Waste mix methane conversion factors and emission factors
Waste types,Scope 3 emission factor (t CO2-e/t),Volume to mass conversion factor (t/m3)
Food,2.1,0.5
Inert waste (including concrete/metal/plastics/glass),-,0.42
`
const SEWAGE = `Table 17 Emission factors by wastewater treatment type
Wastewater treatment type,Emission factor
Anaerobic digester/reactor,327.6
`

/** The name, region, category, unit and kilograms of each factor of a sheet. */
function figuresOf(text: string) {
  const { catalogue, leftOut } = loadPublisherFile(text, { format: 'nga', edition: 'nga-2025-file', editionYear: 2025 })
  const rows = catalogue.factors().map((factor) => {
    const { co2e, ch4 } = adjustedFactor(factor)
    const figures = [co2e === null ? null : nearestDouble(co2e), ch4 === null ? null : nearestDouble(ch4)]
    return [factor.name, factor.region, factor.category, factor.unit, ...figures]
  })
  return { rows, leftOut: leftOut.map(({ name, reason }) => `${name}: ${reason}`) }
}

describe('a sheet of the National Greenhouse Accounts Factors', () => {
  it('with gases below its headings gives the total, not the CO2, and the upstream figures', () => {
    const { rows, leftOut } = figuresOf(SOLIDS)
    expect(rows.map(([name, , category, unit, co2e]) => [name, category, unit, co2e])).toEqual([
      ['Bituminous coal', 'fuel', 'GJ', 90.24],
      ['Bituminous coal, upstream', 'fuel-wtt', 'GJ', 3],
      ['Anthracite', 'fuel', 'GJ', 90.24],
      ['Passenger car tyres, if recycled and combusted to produce heat or electricity', 'fuel', 'GJ', 63.03],
    ])
    expect(leftOut).toEqual([])
  })

  it('with electricity joins a name of two lines and serves both regions of one', () => {
    expect(figuresOf(POWER).rows.map(([, region, category, unit, co2e]) => [region, category, unit, co2e])).toEqual([
      ['AU-NSW', 'electricity', 'kWh', 0.64],
      ['AU-ACT', 'electricity', 'kWh', 0.64],
      ['AU-NSW', 'electricity-wtt', 'kWh', 0.03],
      ['AU-ACT', 'electricity-wtt', 'kWh', 0.03],
      ['AU-SWIS', 'electricity', 'kWh', 0.5],
      ['AU-SWIS', 'electricity-wtt', 'kWh', 0.06],
      ['AU', 'electricity', 'kWh', 0.62],
      ['AU', 'electricity-wtt', 'kWh', 0.07],
    ])
  })

  it('with a column for metro and one for the rest gives a row of each, and none for confidential figures', () => {
    const { rows, leftOut } = figuresOf(GAS)
    expect(rows.map(([name, region, category, , co2e]) => [name, region, category, co2e])).toEqual([
      ['Queensland, metro / AU-QLD', 'AU-QLD', 'fuel-wtt', 8.8],
      ['Queensland, non-metro / AU-QLD', 'AU-QLD', 'fuel-wtt', 7.9],
    ])
    expect(leftOut).toEqual(['Tasmania, metro: no figure', 'Tasmania, non-metro: no figure'])
  })

  it('with waste gives tonnes per tonne, and leaves a row without a unit out', () => {
    expect(figuresOf(WASTE).rows).toEqual([['Food', 'AU', 'waste-disposal', 't', 2100, null]])
    expect(figuresOf(SEWAGE)).toEqual({
      rows: [],
      leftOut: ['Anaerobic digester/reactor: no category of factors fits'],
    })
  })
})
