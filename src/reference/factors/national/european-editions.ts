import { findCountry } from '../../../core/countries/index.ts'
import { rowId } from '../../../core/emissions/index.ts'
import { EU_STATES } from '../absent-sets.ts'
import { EEA_ATTRIBUTION, NATIONAL_ATTRIBUTIONS } from '../attribution-texts.ts'
import { type Edition, type EditionRow, type EditionTable, rowSource, toEntries } from '../edition.ts'
import { buildFactorKey } from '../slug.ts'
import { tableLines } from '../table-lines.ts'
import { ADEME_23_6 } from './data/ademe-23-6.ts'
import { EEA_2024 } from './data/eea-2024.ts'
import { type NationalRow, nationalEdition } from './national-row.ts'

const EEA: Edition = {
  id: 'eea-2024',
  publisher: 'EEA',
  title: 'Greenhouse gas emission intensity of electricity generation, 2024 (modified 10 July 2026)',
  year: 2024,
  licence: 'CC BY 4.0',
  attribution: EEA_ATTRIBUTION,
}

const GRID = ['electricity'] as const

function eeaRow([country = '', co2e = '']: readonly string[]): EditionRow {
  return {
    key: buildFactorKey(EEA.id, [country], 'kWh'),
    id: rowId(EEA.id, country),
    name: `Grid electricity, direct emissions of generation / ${findCountry(country)?.name ?? country}`,
    edition: EEA.id,
    row: country,
    region: country,
    category: GRID[0],
    unit: 'kWh',
    massUnit: 'kg',
    per1: { co2e },
    // the file does not state its GWP set
    publishedGwp: null,
    gwp: null,
    boundary: 'direct',
    source: rowSource(EEA, 'intensity by country'),
  }
}

/** Direct emissions of the grids of the 27 states of the European Union, per gross kWh generated. */
export const EEA_EDITION: EditionTable = {
  ...EEA,
  categories: GRID,
  countries: EU_STATES,
  entries: () => toEntries(tableLines(EEA_2024).map(({ cells }) => eeaRow(cells))),
}

const FRANCE = 'FR'

const ADEME: Edition = {
  id: 'ademe-23-6',
  publisher: 'ADEME',
  title: 'Base Carbone V23.6, twelve elements of daily use',
  year: 2025,
  licence: 'Licence Ouverte 2.0',
  attribution: NATIONAL_ATTRIBUTIONS.ademe,
}

/** Returns the row of an element: its total, which includes the upstream emissions. */
function elementRow([
  element = '',
  words = '',
  unit = '',
  heatingValue = '',
  co2e = '',
]: readonly string[]): NationalRow {
  const isTravel = unit === 'passenger·km'
  return {
    name: `${isTravel ? 'Transport de personnes' : 'Combustibles'} / ${words}`,
    region: FRANCE,
    category: isTravel ? 'travel-land' : 'fuel',
    unit,
    boundary: 'WTW',
    heatingValue,
    figures: [co2e, '', '', ''],
    gasBasis: 'mass',
    table: `element ${element}`,
  }
}

/** Twelve elements of the Base Carbone of ADEME: totals with upstream emissions. */
export const ADEME_EDITION: EditionTable = nationalEdition(
  { ...ADEME, categories: ['fuel', 'travel-land'] },
  FRANCE,
  () => tableLines(ADEME_23_6).map(({ cells }) => elementRow(cells)),
)
