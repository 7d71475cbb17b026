import { lazy } from '../../../base/index.ts'
import type { FuelBridge } from '../../../core/emissions/index.ts'
import { NATIONAL_ATTRIBUTIONS } from '../attribution-texts.ts'
import type { Edition, EditionTable } from '../edition.ts'
import type { PublishedBridge } from '../fuel-bridges.ts'
import { tableLines } from '../table-lines.ts'
import { NGA_2023 } from './data/nga-2023.ts'
import { NGA_2024 } from './data/nga-2024.ts'
import { NGA_2025 } from './data/nga-2025.ts'
import { NGA_2026 } from './data/nga-2026.ts'
import { type NationalRow, nationalEdition, nationalKey, readBoundary } from './national-row.ts'

const HOME = 'AU'

/** The editions by year. Two versions of 2026 are known; the figures that differ are left out. */
const TABLES = [
  [2023, NGA_2023, ''],
  [2024, NGA_2024, ''],
  [2025, NGA_2025, ''],
  [2026, NGA_2026, ', as of 10 September 2026; secondary copy: a text of the workbook, not read from the publisher'],
] as const

function ngaEdition(year: number, version: string): Edition {
  const period = `1 July ${year} to 30 June ${year + 1}`
  return {
    id: `nga-${year}`,
    publisher: 'DCCEEW',
    title: `National Greenhouse Accounts Factors ${year} (for ${period}${version})`,
    year,
    licence: 'CC BY 4.0',
    attribution: NATIONAL_ATTRIBUTIONS.nga(year),
  }
}

/** A row, and the energy per unit of its fuel: '38.6 GJ/kL'. */
interface NgaRow extends NationalRow {
  readonly content: string
}

/** Returns the rows of a table; a row for several regions is one for each. */
function rowsOf(table: string): readonly NgaRow[] {
  return tableLines(table).flatMap(({ section, cells }) => {
    const [category = '', boundary, unit = '', heatingValue = '', title = ''] = section
    const [words = '', regions = '', co2e = '', co2 = '', ch4 = '', n2o = '', content = '', source = ''] = cells
    const figures = [co2e, co2, ch4, n2o] as const
    const name = `${title} / ${words}`
    const shared = {
      name,
      category,
      unit,
      boundary: readBoundary(boundary),
      heatingValue,
      figures,
      gasBasis: 'co2e',
    } as const
    return regions.split(' ').map((region) => ({ ...shared, region, table: source, content }))
  })
}

const editions = TABLES.map(([year, table, version]) => ({
  about: ngaEdition(year, version),
  rows: lazy(() => rowsOf(table)),
}))

/** The National Greenhouse Accounts Factors of Australia, 2023 to 2026. */
export const NGA_EDITIONS: readonly EditionTable[] = editions.map(({ about, rows }) =>
  nationalEdition(about, HOME, rows),
)

/** The units of an energy content, and the built-in unit of the fuel. */
const FUEL_UNITS: Readonly<Record<string, string>> = { 'GJ/t': 't', 'GJ/kL': 'm3', 'GJ/m3': 'm3' }

function contentBridge(about: Edition, row: NgaRow): PublishedBridge[] {
  const [times = '', per = ''] = row.content.split(' ')
  const from = FUEL_UNITS[per]
  if (from === undefined || row.boundary === 'WTT') return []
  const fuel = nationalKey(about.id, row, HOME).replace(/\/gj$/, '')
  const name = `gross energy content of ${row.name.split(' / ').slice(1).join(', ')}`
  const source = `${about.publisher}, ${about.title}, ${row.table}. ${about.attribution}`
  return [Object.freeze({ key: `${fuel}/energy-content`, name, from, to: 'GJ', times, heatingValue: 'gross', source })]
}

/** The published energy contents of fuels: GJ per tonne, or per cubic metre. */
export const ngaBridges = lazy((): readonly FuelBridge[] =>
  Object.freeze(editions.flatMap(({ about, rows }) => rows().flatMap((row) => contentBridge(about, row)))),
)
