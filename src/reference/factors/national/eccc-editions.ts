import { lazy } from '../../../base/index.ts'
import { findRegion } from '../../../core/countries/index.ts'
import { NATIONAL_ATTRIBUTIONS } from '../attribution-texts.ts'
import type { Edition, EditionTable } from '../edition.ts'
import { type TableLine, tableLines } from '../table-lines.ts'
import { ECCC } from './data/eccc.ts'
import { type NationalRow, nationalEdition } from './national-row.ts'

const HOME = 'CA'
const FIRST_YEAR = 2023
const LAST_YEAR = 2027

const lines = lazy(() => tableLines(ECCC))

function ecccEdition(year: number): Edition {
  const version = year === LAST_YEAR ? '4.0 (9 September 2026)' : '3.0 (24 October 2025)'
  return {
    id: `eccc-${year}`,
    publisher: 'ECCC',
    title: `Emission factors and reference values, version ${version}, tables for ${year}`,
    year,
    licence: 'Open Government Licence – Canada',
    attribution: NATIONAL_ATTRIBUTIONS.eccc,
  }
}

/** Returns the name of a province or territory: 'Ontario' of 'CA-ON'. */
const provinceOf = (region: string) => findRegion(region.slice(HOME.length + 1))?.name ?? region

/** Returns the row of a liquid fuel or of electricity, as delivered: losses are inside. */
function plainRow({ section: [, part, unit = '', , dataYear], cells }: TableLine): NationalRow {
  const [words = '', region = '', co2e = '', co2 = '', ch4 = '', n2o = '', table = ''] = cells
  const isGrid = part === 'electricity'
  return {
    name: isGrid
      ? `Electricity / ${provinceOf(region)} / Consumption intensity, losses included`
      : `Liquid fuels / ${words}`,
    region,
    category: isGrid ? 'electricity' : 'fuel',
    unit,
    boundary: isGrid ? 'direct' : 'TTW',
    figures: [co2e, co2, ch4, n2o],
    gasBasis: 'mass',
    table: `Table ${table}`,
    dataYear: Number(dataYear),
  }
}

/** Uses of gas that its producers do not sell. */
const PRODUCER = /^Producer Consumption \(Non-marketable\)(?: – (.*))?$/

/** The provinces for which the uses of non-marketable gas have their own rows. */
const PROVINCES: Readonly<Record<string, string>> = {
  'British Columbia': 'CA-BC',
  Alberta: 'CA-AB',
  Saskatchewan: 'CA-SK',
  'Newfoundland and Labrador': 'CA-NL',
}

/** A quality of gas in a province. */
interface ProvincialGas {
  readonly quality: string
  readonly region: string
}

/** True if a use has the gas of a quality in a province. */
function fitsUse(use: string, { quality, region }: ProvincialGas, named: readonly string[]): boolean {
  const [producer, province] = PRODUCER.exec(use) ?? []
  if (producer === undefined) return quality === 'marketable'
  if (quality === 'marketable') return false
  const own = province === undefined ? undefined : PROVINCES[province]
  return own === undefined ? !named.includes(region) : own === region
}

/** Joins the CO2 of natural gas in a province with the CH4 and N2O of each use: both are per cubic metre. */
function gasRows(carbon: readonly TableLine[], others: readonly TableLine[]): readonly NationalRow[] {
  const named = others.flatMap(({ cells: [use = ''] }) => PROVINCES[PRODUCER.exec(use)?.[1] ?? ''] ?? [])
  return carbon.flatMap(({ section: [, , unit = '', , dataYear], cells }) => {
    const [quality = '', region = '', , co2 = '', , , tableOfCo2 = ''] = cells
    return others
      .filter(({ cells: [use = ''] }) => fitsUse(use, { quality, region }, named))
      .map(({ cells: [use = '', , , , ch4 = '', n2o = '', table = ''] }) => ({
        name: `Natural gas / ${provinceOf(region)} / ${quality} / ${PRODUCER.test(use) ? 'Producer consumption' : use}`,
        ...({ region, category: 'fuel', unit, boundary: 'TTW', gasBasis: 'mass' } as const),
        figures: ['', co2, ch4, n2o] as const,
        table: `Table ${tableOfCo2} (CO2) and Table ${table} (CH4, N2O)`,
        dataYear: Number(dataYear),
      }))
  })
}

function rowsOfYear(year: number): readonly NationalRow[] {
  const ofYear = lines().filter(({ section: [applies] }) => applies === String(year))
  const part = (name: string) => ofYear.filter(({ section }) => section[1] === name)
  const plain = [...part('electricity'), ...part('liquid')].map(plainRow)
  return [...plain, ...gasRows(part('gas-co2'), part('gas-others'))]
}

const YEARS = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => FIRST_YEAR + index)

/**
 * Emission factors and reference values of Environment and Climate Change Canada: an edition for each year for which its
 * tables must be used.
 */
export const ECCC_EDITIONS: readonly EditionTable[] = YEARS.map((year) =>
  nationalEdition({ ...ecccEdition(year), categories: ['electricity', 'fuel'] }, HOME, () => rowsOfYear(year)),
)
