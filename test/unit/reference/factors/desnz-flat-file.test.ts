import { describe, expect, it } from 'vitest'
import type { EmissionFactor } from '../../../../src/index.ts'
import {
  factorFor,
  findFactor,
  joinCatalogues,
  loadDesnzFlatFile,
  publishedCatalogue,
  selectFactor,
} from '../../../../src/reference/factors/index.ts'
import { at, violationsOf } from '../../../fixtures/violations.ts'

const HEADER = 'ID,Scope,Level 1,Level 2,Level 3,Level 4,Column Text,UOM,GHG/Unit,GHG Conversion Factor 2026'
const EDITION = { edition: 'desnz-2026', editionYear: 2026 }

function load(...lines: readonly string[]) {
  return loadDesnzFlatFile([HEADER, ...lines].join('\n'), EDITION)
}

/** A line of a flat file from the publisher's cells. */
function csvLine(cells: readonly string[]): string {
  return cells.map((cell) => (/[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')
}

const GASES = [
  ['co2e', 'kg CO2e'],
  ['co2', 'kg CO2e of CO2 per unit'],
  ['ch4', 'kg CO2e of CH4 per unit'],
  ['n2o', 'kg CO2e of N2O per unit'],
] as const

const UOM_OF: Readonly<Record<string, string>> = {
  'kwh-gross-cv': 'kWh (Gross CV)',
  'kwh-net-cv': 'kWh (Net CV)',
  kwh: 'kWh',
  gj: 'GJ',
  litres: 'litres',
  'million-litres': 'million litres',
  miles: 'miles',
  'cubic-metres': 'cubic metres',
  tonnes: 'tonnes',
  kg: 'kg',
  km: 'km',
  'passenger-km': 'passenger.km',
  'tonne-km': 'tonne.km',
  'room-per-night': 'Room per night',
  'per-fte-working-hour': 'per FTE Working Hour',
}

/** The lines of a factor as the official file has them. */
function linesOf({ key, name, row, per1, biogenicCo2 }: EmissionFactor): string[] {
  const levels = [...name.split(' / '), '', '', '', ''].slice(0, 5)
  const uom = UOM_OF[key.split('/').at(-1) as string] as string
  return GASES.flatMap(([gas, unit], index) => {
    const figure = gas === 'co2' ? (per1.co2 ?? biogenicCo2) : per1[gas]
    return figure === null ? [] : [csvLine([`${row}_${index + 1}`, 'Scope', ...levels, uom, unit, figure])]
  })
}

describe('loadDesnzFlatFile', () => {
  it('reads the 2,479 shipped rows of 2025, written as the official file, to the same factors', () => {
    const shipped = publishedCatalogue.factors().filter(({ edition }) => edition === 'desnz-2025')
    const header = HEADER.replace('2026', '2025')
    const text = `\uFEFFUK Government GHG Conversion Factors\r\n\r\n${[header, ...shipped.flatMap(linesOf)].join('\r\n')}\r\n`
    const about = { edition: 'desnz-2025', editionYear: 2025, release: 'flat file v1, June 2025' }
    const { catalogue, skipped } = loadDesnzFlatFile(text, about)
    expect(skipped).toEqual([])
    expect(catalogue.factors()).toEqual(shipped)
  })

  it('serves selection and well-to-tank at once, renamed rows included', () => {
    const { catalogue } = load(
      '27_304_3140_14_1,Scope 3,Freighting goods,HGV (all diesel),Average HGV (non-refrigerated),,Average laden,tonne.km,kg CO2e,0.5',
      '28_907_3140_14_1,Scope 3,WTT- delivery vehs & freight,WTT- HGV (all diesel),Average HGV,,Average laden,tonne.km,kg CO2e,0.25',
    )
    const all = joinCatalogues(publishedCatalogue, catalogue)
    const period = { start: '2026-03-01', end: '2026-04-01' }
    const { factor } = selectFactor({
      activity: { kind: 'movement', mode: 'TRUCK' },
      region: 'GB',
      period,
      catalogue: all,
    })
    expect(factor.key).toBe(
      'desnz-2026/freighting-goods/hgv-all-diesel/average-hgv-non-refrigerated/average-laden/tonne-km',
    )
    expect(factorFor(factor, 'WTW', { catalogue: all }).per1.co2e).toBe('0.75')
    expect(findFactor(`${factor.key}+wtt`, { catalogue: all }).per1.co2e).toBe('0.75')
  })

  it('knows hotels by name where the row is new', () => {
    const { catalogue } = load(
      '29_600_4004_13_1,Scope 3,Hotel stay,Hotel stay,Austria,,,Room per night,kg CO2e,9',
      '29_600_4999_13_1,Scope 3,Hotel stay,Hotel stay,Rest of world,,,Room per night,kg CO2e,8',
    )
    expect(catalogue.factors().map(({ region, category }) => [region, category])).toEqual([
      ['AT', 'hotel'],
      [null, 'hotel'],
    ])
  })

  it('takes sheets it does not know for their own category', () => {
    const { catalogue } = load('30_1_2_15_1,Scope 3,Waste disposal,Paper,Landfill,,,tonnes,kg CO2e,"1164"')
    expect(catalogue.factors()[0]).toMatchObject({
      category: 'waste-disposal',
      boundary: 'direct',
      region: 'GB',
      unit: 't',
    })
  })

  it('keeps the digits as they stand, and writes those of a spreadsheet out', () => {
    const { catalogue } = load(
      '17_404_4005_1_1,Scope 3,Water supply,Water supply,,,,cubic metres,kg CO2e,0.1910',
      '18_405_4006_1_1,Scope 3,Water treatment,Water treatment,,,,cubic metres,kg CO2e,2e-06',
    )
    expect(catalogue.factors().map(({ per1 }) => per1.co2e)).toEqual(['0.1910', '0.000002'])
  })

  it('rounds the residue of doubles away, and lists each figure that it rounded', () => {
    const row = (id: string, figure: string) =>
      `18_405_${id}_1_1,Scope 3,Water treatment,Water treatment,${id},,,cubic metres,kg CO2e,${figure}`
    const { catalogue, rounded } = load(
      row('1', '0.18318000000000001'),
      row('2', '2.5599999999999996'),
      row('3', '4.8607767053859851E-6'),
      row('4', '14800.000000000002'),
      row('5', '0.123456789012345'),
      row('6', '0.100000000000000000'),
    )
    const read = ['0.18318', '2.56', '0.000004860776705', '14800', '0.123456789012345', '0.1']
    expect(catalogue.factors().map(({ per1 }) => per1.co2e)).toEqual(read)
    expect(rounded).toEqual([
      { line: 2, row: '18_405_1_1', written: '0.18318000000000001', figure: '0.18318' },
      { line: 3, row: '18_405_2_1', written: '2.5599999999999996', figure: '2.56' },
      { line: 4, row: '18_405_3_1', written: '4.8607767053859851E-6', figure: '0.000004860776705' },
      { line: 5, row: '18_405_4_1', written: '14800.000000000002', figure: '14800' },
    ])
  })

  it('lists what gives no factor, with the reason', () => {
    const { catalogue, skipped } = load(
      '29_600_4002_13_1,Scope 3,Hotel stay,Hotel stay,Argentina,,,Room per night,kg CO2e,',
      '4_301_3045_4_5,Scope 1,SECR kWh,Cars,Small car,,Diesel,km,kWh (Net CV),0.6',
      '17_404_4005_2_1,Scope 3,Water supply,Water supply,,,,acre feet,kg CO2e,191.3',
    )
    expect(catalogue.factors()).toEqual([])
    expect(skipped).toEqual([
      { line: 2, row: '29_600_4002_13', reason: 'has no published figure' },
      { line: 3, row: '4_301_3045_4', reason: 'is in kWh (Net CV), not in kg CO2e' },
      { line: 4, row: '17_404_4005_2', reason: 'is per acre feet, which is not one of our units' },
    ])
  })

  it('tells rows of one name apart by their row id', () => {
    const { catalogue } = load(
      '1_100_1_6_1,Scope 1,Fuels,Gaseous fuels,Gas,,,kWh,kg CO2e,1',
      '1_100_2_6_1,Scope 1,Fuels,Gaseous fuels,Gas,,,kWh,kg CO2e,2',
    )
    expect(catalogue.factors().map(({ key }) => key)).toEqual([
      'desnz-2026/fuels/gaseous-fuels/gas/kwh',
      'desnz-2026/fuels/gaseous-fuels/gas/kwh/1_100_2_6',
    ])
  })

  it('reports all that is wrong, with line and column', () => {
    const work = () =>
      load(
        'x,Scope 1,Fuels,Gaseous fuels,Gas,,,kWh,kg CO2e,1',
        '1_100_1_6_1,Scope 1,Fuels,Gaseous fuels,Gas,,,kWh,kg CO2e,n/a',
        '1_100_2_6_1,Scope 1,Fuels,Gaseous fuels,LPG,,,kWh,kg CO2e,1',
        '1_100_2_6_2,Scope 1,Fuels,Gaseous fuels,CNG,,,kWh,kg CO2e of CO2 per unit,1',
      )
    expect(violationsOf(work)).toEqual([
      at('line 2', 'csv_malformed'),
      at('line 3, column 59', 'not_a_number'),
      at('line 5', 'csv_malformed'),
    ])
  })

  it.each([
    ['', 'line 1'],
    ['a,b\n1,2', 'line 1'],
    ['note\nID,Scope,UOM\n', 'line 2'],
  ])('misses columns: %j', (text, path) => {
    const found = violationsOf(() => loadDesnzFlatFile(text, EDITION))
    expect(new Set(found)).toEqual(new Set([at(path, 'column_missing')]))
  })

  it('is of its year', () => {
    const work = () => loadDesnzFlatFile(HEADER.replace('2026', '2025'), EDITION)
    expect(violationsOf(work)).toEqual([at('line 1', 'column_missing')])
  })
})
