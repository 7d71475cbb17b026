import { findCountry } from '../../../core/countries/index.ts'
import { rowId } from '../../../core/emissions/index.ts'
import { EEA_ATTRIBUTION } from '../attribution-texts.ts'
import { type Edition, type EditionRow, type EditionTable, rowSource, toEntries } from '../edition.ts'
import { buildFactorKey } from '../slug.ts'
import { tableLines } from '../table-lines.ts'
import { EEA_2024 } from './data/eea-2024.ts'

const EEA: Edition = {
  id: 'eea-2024',
  publisher: 'EEA',
  title: 'Greenhouse gas emission intensity of electricity generation, 2024 (modified 10 July 2026)',
  year: 2024,
  licence: 'CC BY 4.0',
  attribution: EEA_ATTRIBUTION,
}

const CATEGORIES = ['electricity'] as const

function eeaRow([country = '', co2e = '']: readonly string[]): EditionRow {
  return {
    key: buildFactorKey(EEA.id, [country], 'kWh'),
    id: rowId(EEA.id, country),
    name: `Grid electricity, direct emissions of generation / ${findCountry(country)?.name ?? country}`,
    edition: EEA.id,
    row: country,
    region: country,
    category: CATEGORIES[0],
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
  categories: CATEGORIES,
  entries: () => toEntries(tableLines(EEA_2024).map(({ cells }) => eeaRow(cells))),
}
