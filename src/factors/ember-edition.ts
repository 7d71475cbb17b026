import { rowId } from '../emissions/index.ts'
import { EMBER_ATTRIBUTION } from './attribution-texts.ts'
import { EMBER_GRID } from './data/ember-grid.ts'
import { type Edition, type EditionRow, type EditionTable, entriesOf, sourceOf } from './edition.ts'
import { keyOf } from './slug.ts'
import { tableLines } from './table-lines.ts'

const EDITION: Edition = {
  id: 'ember',
  year: 0,
  publisher: 'Ember',
  title: 'Yearly electricity data, average lifecycle intensity of generation',
  licence: 'CC BY 4.0',
  attribution: EMBER_ATTRIBUTION,
}

function rowOf([country = '', name = '', co2e = '']: readonly string[]): EditionRow {
  return {
    key: keyOf(EDITION.id, [country], 'kWh'),
    id: rowId(EDITION.id, country),
    name: `Grid electricity, lifecycle / ${name}`,
    edition: EDITION.id,
    row: country,
    region: country,
    category: 'electricity',
    unit: 'kWh',
    per1: { co2e },
    publishedGwp: null,
    gwp: null,
    boundary: 'lifecycle',
    source: sourceOf(EDITION, 'intensity by country', null),
  }
}

/** Ember's lifecycle grid intensities by country, without a year. */
export const EMBER_EDITION: EditionTable = {
  ...EDITION,
  entries: () => entriesOf(tableLines(EMBER_GRID).map(({ cells }) => rowOf(cells))),
}
