import { describe, expect, it } from 'vitest'
import { adjustedFactor } from '../../../../../src/core/emissions/index.ts'
import { printExact } from '../../../../../src/core/exact/index.ts'
import { loadPublisherFile, type PublisherFormat } from '../../../../../src/reference/factors/national/index.ts'
import { thrownBy } from '../../../../fixtures/violations.ts'

const load = (format: PublisherFormat, lines: readonly string[], newLine = '\n') =>
  loadPublisherFile(lines.join(newLine), { format, edition: `${format}-2030`, editionYear: 2030 })

/** The kilograms of the figures of the only factor of a file. */
function kilogramsOf(format: PublisherFormat, lines: readonly string[]) {
  const { catalogue, leftOut } = load(format, lines)
  expect(leftOut).toEqual([])
  const [factor] = catalogue.factors()
  if (factor === undefined) throw new Error('the file yields no factor')
  const { co2e, co2, ch4, n2o } = adjustedFactor(factor)
  const figures = [co2e, co2, ch4, n2o].map((one) => (one === null ? null : Number(printExact(one))))
  return [factor.unit, ...figures]
}

const BASE_CARBONE =
  "Type Ligne;Identifiant de l'élément;Statut de l'élément;Nom base français;Nom attribut français;Code de la catégorie;Unité français;Total poste non décomposé"

describe('a file of a publisher', () => {
  it.each([
    ['aib', ['Country;Residual mix gCO2/kWh', 'DE;724,38'], ['kWh', 0.72438, null, null, null]],
    ['aib', ['Country;Residual mix kgCO2/kWh', 'DE;0,72438'], ['kWh', 0.72438, null, null, null]],
    ['aib', ['Country;Residual mix (tCO2/MWh)', 'DE;0,72438'], ['MWh', 724.38, null, null, null]],
    [
      'aib',
      ['Country;Residual Mix RW (mg/kWh);Residual Mix CO2 (g/kWh)', 'DE;3;724,38'],
      ['kWh', 0.72438, null, null, null],
    ],
    [
      'green-e',
      ['eGRID Subregion,Residual Mix Emissions Rate (kg CO2/MWh)', 'CAMX,"1,012.5"'],
      ['MWh', 1012.5, null, null, null],
    ],
    [
      'green-e',
      ['eGRID Subregion,Residual Mix CO2 Rate (lb/MWh),Residual Mix CO2e Rate (lb/MWh)', 'CAMX,1,1000'],
      ['MWh', 453.59237, null, null, null],
    ],
    [
      'uba',
      ['Brennstoff;Einheit;CO2 [g/kWh];CH4 [g/kWh];N2O [g/kWh]', 'Erdgas;kWh;202,4;0,01;0,002'],
      ['kWh', 0.20321, 0.2024, 0.00001, 0.000002],
    ],
    [
      'uba',
      ['Brennstoff;Einheit;CO2 [kg/kWh];CH4 [g/kWh];N2O [mg/kWh]', 'Erdgas;kWh;0,2024;0,01;2'],
      ['kWh', 0.20321, 0.2024, 0.00001, 0.000002],
    ],
    ['mfe', ['Section,Label,Unit,CO2-e (g)', 'Fuel,Diesel,litre,2676'], ['l', 2.676, null, null, null]],
    ['eccc', ['Name,Unit,g CO2e', 'Diesel,l,2676'], ['l', 2.676, null, null, null]],
  ] as const)('of %s has the mass that its heading states: %j', (format, lines, expected) => {
    expect(kilogramsOf(format, lines)).toEqual(expected)
  })

  it('with figures in pounds and kilograms is rejected', () => {
    const lines = ['Brennstoff;Einheit;CO2 [lb/kWh];CH4 [kg/kWh];N2O [kg/kWh]', 'Erdgas;kWh;1;1;1']
    expect(thrownBy(() => load('uba', lines)).map(({ code }) => code)).toEqual(['factor_invalid'])
  })

  it('may have line breaks inside quoted names, and lines without any text', () => {
    const row =
      'Elément;25775;Valide générique;"Gazole routier\r\nB7";;Combustibles > Fossiles > Liquides;kgCO2e/litre;3,10'
    const { catalogue, leftOut } = load('ademe', [BASE_CARBONE, '', row, ';;;;;;;', ''], '\r\n')
    expect(leftOut).toEqual([])
    expect(catalogue.factors().map(({ name, per1 }) => [name, per1.co2e])).toEqual([['Gazole routier B7', '3.10']])
  })

  it.each([
    [['Base Carbone', 'Version 23.6, 2025, V23'], ';'],
    [['Mixes; 2024; final', ''], ','],
    [['A title, of the sheet'], '\t'],
  ])('may have titles %j above headings separated by %j', (titles, delimiter) => {
    const table = [
      ['Country', 'Residual mix gCO2/kWh'],
      ['DE', '724.38'],
    ].map((cells) => cells.join(delimiter))
    const { catalogue } = load('aib', [...titles, ...table])
    expect(catalogue.factors().map(({ region, per1 }) => [region, per1.co2e])).toEqual([['DE', '724.38']])
  })

  it('leaves out a subregion that eGRID does not have', () => {
    const { leftOut, rowsRead } = load('green-e', [
      'eGRID Subregion,Residual Mix Emissions Rate (lb CO2/MWh)',
      'CAMX,1',
      'ZZZZ,1',
      'PRMS,1',
    ])
    expect([rowsRead, leftOut]).toEqual([2, [{ line: 3, name: 'ZZZZ', reason: 'no region is "ZZZZ"' }]])
  })

  it.each(['ademe', 'uba', 'nga', 'mfe', 'eccc', 'aib', 'green-e'] as const)('of %s may not be empty', (format) => {
    for (const text of ['', '\n\n', '\uFEFF', ' \r\n']) {
      const [violation] = thrownBy(() => load(format, [text]))
      expect(violation).toMatchObject({ code: 'column_missing', path: 'line 1' })
      expect(violation?.message).toContain('is empty')
    }
  })
})
