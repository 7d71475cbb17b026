import { lazy } from '../../base/index.ts'
import { findCountry } from '../../core/countries/index.ts'
import { type EmissionFactor, rowId } from '../../core/emissions/index.ts'
import { EMBER_ATTRIBUTION } from './attribution-texts.ts'
import { EMBER_GRID } from './data/ember-grid.ts'
import { EMBER_YEARLY } from './data/ember-yearly.ts'
import { type Edition, type EditionRow, type EditionTable, rowSource, toEntries } from './edition.ts'
import { buildFactorKey } from './slug.ts'
import { tableLines } from './table-lines.ts'

const PUBLISHER = 'Ember'

/** Returns the edition of a year of figures; of the table without years, 0. */
function emberEdition(year: number, title: string): Edition {
  const id = year === 0 ? 'ember' : `ember-${year}`
  return { id, year, publisher: PUBLISHER, title, licence: 'CC BY 4.0', attribution: EMBER_ATTRIBUTION }
}

/** A country's intensity in an edition, as published. */
interface Intensity {
  readonly country: string
  readonly name: string
  readonly co2e: string
  readonly massUnit: EmissionFactor['massUnit']
}

const CATEGORIES = ['electricity'] as const

function emberRow(about: Edition, { country, name, co2e, massUnit }: Intensity): EditionRow {
  return {
    key: buildFactorKey(about.id, [country], 'kWh'),
    id: rowId(about.id, country),
    // Ember's own name; the name of the country where the table has none
    name: `Grid electricity, lifecycle / ${name || (findCountry(country)?.name ?? country)}`,
    edition: about.id,
    row: country,
    region: country,
    category: CATEGORIES[0],
    unit: 'kWh',
    massUnit,
    per1: { co2e },
    publishedGwp: null,
    gwp: null,
    boundary: 'lifecycle',
    source: rowSource(about, 'intensity by country', about.year === 0 ? null : about.year),
  }
}

const UNDATED = emberEdition(0, 'Yearly electricity data, average lifecycle intensity of generation')

/** Ember's lifecycle grid intensities by country, without a year. */
const UNDATED_EDITION: EditionTable = {
  ...UNDATED,
  categories: CATEGORIES,
  entries: () =>
    toEntries(
      tableLines(EMBER_GRID).map(({ cells: [country = '', name = '', co2e = ''] }) =>
        emberRow(UNDATED, { country, name, co2e, massUnit: 'kg' }),
      ),
    ),
}

const FIRST_YEAR = 2015
const PRELIMINARY_YEAR = 2025
const YEARS = Array.from({ length: PRELIMINARY_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)

const yearlyLines = lazy(() => tableLines(EMBER_YEARLY).map(({ cells }) => cells))

/** Returns the intensities of a year; countries without a figure of it have no row. */
function yearEdition(year: number): EditionTable {
  const state = year === PRELIMINARY_YEAR ? `${year}, preliminary` : year
  const about = emberEdition(
    year,
    `Yearly electricity data (April 2026), lifecycle intensity of generation in ${state}`,
  )
  const rows = () =>
    yearlyLines().flatMap(([country = '', name = '', ...figures]) => {
      const co2e = figures[year - FIRST_YEAR] ?? ''
      return co2e === '' ? [] : [emberRow(about, { country, name, co2e, massUnit: 'g' })]
    })
  return { ...about, categories: CATEGORIES, entries: () => toEntries(rows()) }
}

/** Ember's lifecycle grid intensities by country: the table without years, and an edition for each year. */
export const EMBER_EDITIONS: readonly EditionTable[] = [UNDATED_EDITION, ...YEARS.map(yearEdition)]

/** Drops the factors without a year if there are factors with one: they are the same figures of an unknown year. */
export function withoutUndatedEmber(factors: readonly EmissionFactor[]): readonly EmissionFactor[] {
  const ofEmber = factors.filter(({ source }) => source.publisher === PUBLISHER)
  if (ofEmber.every(({ source }) => source.editionYear === 0)) return factors
  return factors.filter((factor) => factor.edition !== UNDATED.id || !ofEmber.includes(factor))
}
