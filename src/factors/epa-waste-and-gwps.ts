import { rowId } from '../emissions/index.ts'
import { type EditionRow, sourceOf } from './edition.ts'
import { EPA_HUB } from './epa-hub.ts'
import { keyOf } from './slug.ts'
import type { TableLine } from './table-lines.ts'

const WASTE_BASIS = 'AR4; transport to the facility included, avoided emissions excluded'

/** A material in a treatment, in metric tons of CO2e per short ton: EPA converted its gases with AR4. */
export function wasteRow({ section: [path = '', category = '', table], cells }: TableLine): EditionRow {
  const [line = '', name = '', co2e = ''] = cells
  const [material = '', treatment = ''] = name.split(' / ')
  const row = `${line}, ${treatment}, per short ton`
  return {
    key: keyOf(EPA_HUB.id, [path, material, treatment], 'short ton'),
    id: rowId(EPA_HUB.id, row),
    name: `Waste / ${name}`,
    edition: EPA_HUB.id,
    row,
    region: 'US',
    category,
    unit: 'short ton',
    massUnit: 't',
    per1: { co2e },
    publishedGwp: 'AR4_GWP100',
    gwp: 'AR4_GWP100',
    source: sourceOf(EPA_HUB, `${table} (${WASTE_BASIS})`),
  }
}

/** The gases with a column of their own in an emission, by their formulas. */
const OWN_COLUMN: Readonly<Record<string, 'co2' | 'ch4' | 'n2o'>> = { CO2: 'co2', CH4: 'ch4', N2O: 'n2o' }

/** Builds the GWP100 row of a gas or a blend. EPA counts only the HFC and PFC of a blend: R-406A is 0. */
export function gwpRow({ section: [path = '', category = '', table], cells }: TableLine): EditionRow {
  const [line = '', gas = '', co2e = '', contents = ''] = cells
  const row = `${line}, per kg`
  const column = OWN_COLUMN[contents]
  const title = contents.includes('%') ? 'GWP100 of a blend, HFC and PFC alone' : 'GWP100'
  return {
    key: keyOf(EPA_HUB.id, [path, gas], 'kg'),
    id: rowId(EPA_HUB.id, row),
    name: `${title} / ${gas}`,
    edition: EPA_HUB.id,
    row,
    region: 'US',
    category,
    unit: 'kg',
    // a fluorinated gas contains no CO2, methane or nitrous oxide: zero, not unknown
    per1: { co2: '0', ch4: '0', n2o: '0', ...(column === undefined ? {} : { [column]: '1' }), co2e },
    publishedGwp: 'AR5_GWP100',
    gwp: 'AR5_GWP100',
    source: sourceOf(EPA_HUB, `${table} (${contents})`),
  }
}
