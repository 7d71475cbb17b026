import { NATIONAL_ATTRIBUTIONS } from '../attribution-texts.ts'
import type { Edition, EditionTable } from '../edition.ts'
import { tableLines } from '../table-lines.ts'
import { ADEME_23_6 } from './data/ademe-23-6.ts'
import { type NationalRow, nationalEdition } from './national-row.ts'

const HOME = 'FR'

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
    region: HOME,
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
  HOME,
  () => tableLines(ADEME_23_6).map(({ cells }) => elementRow(cells)),
)
