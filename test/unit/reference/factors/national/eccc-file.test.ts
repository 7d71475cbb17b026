import { describe, expect, it } from 'vitest'
import { loadPublisherFile, nationalCatalogue } from '../../../../../src/reference/factors/national/index.ts'

/** Tables of the page of ECCC, version 3.0, as it prints them: the caption, the headings, blanks in thousands, footnotes. */
const LIQUIDS = `Table 4.3: Emission factors for refined petroleum products (g GHG/L fuel) for 2026
Fuel,CO2,CH4,N2O
Light Fuel Oil - Electric Utilities,2 753,0.18,0.031
Light Fuel Oil - Industrial,2 753,0.006,0.031
Light Fuel Oil - Residential,2 753,0.026,0.006
Heavy Fuel Oil - Industrial,3 156,0.12,0.064
Kerosene - Residential,2 560,0.026,0.006
Diesel - Refineries and Others,2 681,0.078,0.022
Diesel - Upgraders,2 681,0.078,0.022
Petroleum Coke - Refineries and Others,3 254Footnote 24,0.12,23.6 g/m3Footnote 25
Motor Gasoline,2 307,0.100,0.02
`
const GAS_LIQUIDS = `Table 3.3: Emission factors for natural gas liquids (g GHG/L fuel) for 2026
Fuel,CO2,CH4,N2O
Propane - Residential,1 515,0.027,0.108
Ethane,986,0.024,0.108
Butane,1 747,0.024,0.108
`
const POWER = `Table 5.4: Electricity consumption intensities (g CO2e/kWh electricity consumed) for 2027
Province / Territory,g CO2e/kWh
British Columbia,18
Alberta,346
Saskatchewan,581
Atlantis,1
`
const load = (text: string, edition: string) =>
  loadPublisherFile(text, { format: 'eccc', edition, editionYear: Number(edition.slice(5, 9)) })

/** The kilograms of each figure, as doubles; the file has grams. */
const kilograms = ({ per1, massUnit }: { per1: Readonly<Record<string, string | null>>; massUnit: string }) =>
  Object.values(per1).map((one) =>
    one === null ? null : Number((Number(one) / (massUnit === 'g' ? 1000 : 1)).toPrecision(12)),
  )

describe('a table of the page of ECCC', () => {
  it.each([
    ['4.3', LIQUIDS, 8, 1],
    ['3.3', GAS_LIQUIDS, 3, 0],
  ])('%s gives the figures that are shipped for 2026', (_, text, read, left) => {
    const { catalogue, leftOut, rowsRead } = load(text, 'eccc-2026-page')
    process.stdout.write(
      `rows read: ${rowsRead}, left out: ${leftOut.map(({ name, reason }) => `${name}: ${reason}`).join('; ')}\n`,
    )
    expect([rowsRead, leftOut.length]).toEqual([read, left])
    const shipped = nationalCatalogue.factors('eccc-2026').filter(({ unit }) => unit === 'l')
    for (const factor of catalogue.factors()) {
      const same = shipped.filter((one) => JSON.stringify(kilograms(one)) === JSON.stringify(kilograms(factor)))
      expect([factor.key, same.length > 0, factor.unit, factor.category]).toEqual([factor.key, true, 'l', 'fuel'])
    }
  })

  it('5.4 gives the electricity of each province, and leaves out what is none', () => {
    const { catalogue, leftOut } = load(POWER, 'eccc-2027-page')
    expect(leftOut.map(({ line, reason }) => [line, reason])).toEqual([[6, 'no region is "Atlantis"']])
    const found = catalogue.factors().map((factor) => [factor.region, kilograms(factor).at(-1), factor.category])
    const shipped = nationalCatalogue.factors('eccc-2027')
    expect(found).toEqual(
      ['CA-BC', 'CA-AB', 'CA-SK'].map((region) => {
        const [one] = shipped.filter((factor) => factor.region === region)
        return [region, Number(one?.per1.co2e), 'electricity']
      }),
    )
  })
})
