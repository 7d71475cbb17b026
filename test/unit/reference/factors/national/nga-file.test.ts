import { describe, expect, it } from 'vitest'
import { loadPublisherFile, nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'

/**
 * Two sheets of the workbook of 2025 in its layout: a title, notes, headings, and in Table 1 a line of units; the figures typed
 * from the sheets 'Energy - Scope 1' and 'Table 1'.
 */
const ENERGY = `Energy - Scope 1,,,,,,,,,,,
National Greenhouse Accounts Factors 2025,,,,,,,,,,,
,,,,,,,,,,,
Fuel Type,Fuel Combusted,CO2,CH4,N2O,Combined gases,Energy content,Unit of content,Per unit,Label,Scope,Source
Liquid,Diesel oil,69.9,0.1,0.2,70.2,38.6,GJ/kL,2709.72,kg CO2-e/kL,1,Table 8
Liquid,Kerosene (other than for use as fuel in an aircraft),68.9,0.01,0.2,69.11,37.5,GJ/kL,2591.63,kg CO2-e/kL,1,Table 8
Liquid,Petroleum based greases,3.5,0.0*,0.0*,3.5,38.8,GJ/kL,135.80,kg CO2-e/kL,1,Table 8
`
const POWER = `Table 1: Indirect (scope 2 and 3) emission factors for consumption of electricity,,
State or Territory,Scope 2,Scope 3
,kg CO2-e/kWh,kg CO2-e/kWh
Victoria,0.78,0.09
Queensland,0.67,0.09
South West Interconnected System (SWIS) in Western Australia,0.50,0.06
`
const load = (text: string) => loadPublisherFile(text, { format: 'nga', edition: 'nga-2025-file', editionYear: 2025 })

describe('the sheets of the National Greenhouse Accounts Factors', () => {
  it('with fuels give the figures per GJ that are shipped', () => {
    const { catalogue, leftOut } = load(ENERGY)
    expect(leftOut).toEqual([])
    const shipped = nationalCatalogue.factors('nga-2025').filter(({ unit }) => unit === 'GJ')
    for (const { key, per1, unit, category } of catalogue.factors()) {
      const same = shipped.filter((one) =>
        Object.entries(per1).every(([gas, figure]) => Number(one.per1[gas as 'co2']) === Number(figure)),
      )
      expect([key, same.length > 0, unit, category]).toEqual([key, true, 'GJ', 'fuel'])
    }
    expect(catalogue.factors()).toHaveLength(3)
  })

  it('with electricity give the grids of their states per kWh, not per GJ', () => {
    const { catalogue, leftOut } = load(POWER)
    expect(leftOut).toEqual([])
    const scope2 = catalogue.factors().filter(({ category }) => category === 'electricity')
    const found = scope2.map(({ region, per1, unit, category }) => [region, Number(per1.co2e), unit, category])
    const shipped = nationalCatalogue.factors('nga-2025').filter(({ category }) => category === 'electricity')
    expect(found).toEqual(
      ['AU-VIC', 'AU-QLD', 'AU-SWIS'].map((region) => {
        const [one] = shipped.filter((factor) => factor.region === region)
        return [region, Number(one?.per1.co2e), 'kWh', 'electricity']
      }),
    )
  })
})
