import { type Boundary, type EmissionFactor, rowId } from '../../core/emissions/index.ts'
import { activityUnit } from './activity-unit.ts'
import { EPA_2025 } from './data/epa-2025.ts'
import { EPA_2025_REST } from './data/epa-2025-rest.ts'
import { type Edition, type EditionRow, type EditionTable, rowSource, toEntries } from './edition.ts'
import { buildFactorKey } from './slug.ts'
import { type TableLine, tableLines } from './table-lines.ts'

/** The US EPA GHG Emission Factors Hub of January 2025. */
export const EPA_HUB: Edition = {
  id: 'epa-2025',
  year: 2025,
  publisher: 'US EPA',
  title: 'GHG Emission Factors Hub (15 January 2025)',
  licence: 'US public domain',
  attribution: '',
}

const WASTE_BASIS = 'AR4; transport to the facility included, avoided emissions excluded'

/** Returns a material in a treatment, in metric tons of CO2e per short ton: EPA converted its gases with AR4. */
function wasteRow({ section: [path = '', category = '', table], cells }: TableLine): EditionRow {
  const [line = '', name = '', co2e = ''] = cells
  const [material = '', treatment = ''] = name.split(' / ')
  const row = `${line}, ${treatment}, per short ton`
  return {
    key: buildFactorKey(EPA_HUB.id, [path, material, treatment], 'short ton'),
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
    source: rowSource(EPA_HUB, `${table} (${WASTE_BASIS})`),
  }
}

/** The gases with a column of their own in an emission, by their formulas. */
const OWN_COLUMN: Readonly<Record<string, 'co2' | 'ch4' | 'n2o'>> = { CO2: 'co2', CH4: 'ch4', N2O: 'n2o' }

/** Builds the GWP100 row of a gas or a blend. EPA counts only the HFC and PFC of a blend: R-406A is 0. */
function gwpRow({ section: [path = '', category = '', table], cells }: TableLine): EditionRow {
  const [line = '', gas = '', co2e = '', contents = ''] = cells
  const row = `${line}, per kg`
  const column = OWN_COLUMN[contents]
  const title = contents.includes('%') ? 'GWP100 of a blend, HFC and PFC alone' : 'GWP100'
  return {
    key: buildFactorKey(EPA_HUB.id, [path, gas], 'kg'),
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
    source: rowSource(EPA_HUB, `${table} (${contents})`),
  }
}

/** The title of a table of the hub, which prefixes the names of its rows, and the boundary of its figures. */
const TABLES: Readonly<Record<string, { readonly title: string; readonly boundary: Boundary }>> = {
  stationary: { title: 'Stationary combustion', boundary: 'TTW' },
  mobile: { title: 'Mobile combustion', boundary: 'TTW' },
  nonroad: { title: 'Mobile combustion, non-road', boundary: 'TTW' },
  egrid2023: { title: 'eGRID2023 total output', boundary: 'direct' },
  'egrid2023-non-baseload': { title: 'eGRID2023 non-baseload, for avoided emissions alone', boundary: 'direct' },
  'steam-and-heat': { title: 'Steam and heat', boundary: 'direct' },
  freight: { title: 'Freight', boundary: 'TTW' },
  travel: { title: 'Business travel and commuting', boundary: 'TTW' },
}

/** Returns the subregion of a row of the eGRID table ('CAMX (WECC California)'), or the country. */
function gridRegion(section: string, name: string): string {
  const subregion = section.startsWith('egrid2023') ? /^[A-Z]{4}/.exec(name)?.[0] : undefined
  return subregion === undefined ? 'US' : `US-${subregion}`
}

/** The hub gives masses of the gases, which cannot include radiative forcing. */
function epaRadiativeForcing(name: string): EmissionFactor['radiativeForcing'] {
  return /^(Air Travel|Aircraft$)/.test(name) ? 'excluded' : null
}

/** Returns a row of gases per unit. */
function gasRow({ section, cells }: TableLine): EditionRow {
  const [path = '', category = '', table = ''] = section
  const [line = '', name = '', published = '', co2 = '', ch4 = '', n2o = '', carbon] = cells
  const measure = activityUnit(published)
  const about = TABLES[path]
  if (measure === undefined || about === undefined) throw new TypeError(`epa-2025 cannot read row ${line} of ${table}`)
  // lines are counted across all tables, so that they identify a row without its table; a grid has two rates on a line
  const row = `${line}, ${path === 'egrid2023-non-baseload' ? 'non-baseload, ' : ''}per ${published}`
  const isEgrid = path.startsWith('egrid2023')
  const source = rowSource(EPA_HUB, table, isEgrid ? 2023 : EPA_HUB.year)
  const digits = (figure: string) => (figure === '' ? null : figure)
  const isBiogenic = carbon === 'biogenic'
  return {
    key: buildFactorKey(EPA_HUB.id, [path, isEgrid ? name.replace(/ \(.*/, '') : name], published),
    id: rowId(EPA_HUB.id, row),
    name: `${about.title} / ${name}`,
    edition: EPA_HUB.id,
    row,
    region: gridRegion(path, name),
    category,
    unit: measure.unit,
    massUnit: isEgrid ? 'lb' : 'kg',
    per1: { co2: isBiogenic ? null : digits(co2), ch4: digits(ch4), n2o: digits(n2o) },
    biogenicCo2: isBiogenic ? digits(co2) : null,
    complete: co2 !== '' && ch4 !== '' && n2o !== '',
    gasBasis: 'mass',
    publishedGwp: 'AR5_GWP100',
    gwp: 'AR5_GWP100',
    boundary: about.boundary,
    heatingValue: measure.heatingValue ?? null,
    // vehicle-miles are those driven; the hub does not state the basis of passenger-miles and ton-miles
    distanceBasis: measure.unit === 'mi' ? 'actual' : null,
    radiativeForcing: epaRadiativeForcing(name),
    source: isEgrid ? { ...source, title: `${source.title} / eGRID2023` } : source,
  }
}

/** Readers of the sections whose rows are not gases per unit. */
const ROWS: Readonly<Record<string, (line: TableLine) => EditionRow>> = { waste: wasteRow, gwp: gwpRow }

function epaRow(line: TableLine): EditionRow {
  const read = ROWS[line.section[0] ?? ''] ?? gasRow
  return read(line)
}

/** The US EPA GHG Emission Factors Hub of January 2025, with eGRID2023. */
export const EPA_2025_EDITION: EditionTable = {
  ...EPA_HUB,
  entries: () => toEntries([EPA_2025, EPA_2025_REST].flatMap(tableLines).map(epaRow)),
}
