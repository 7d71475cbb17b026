import { lazy } from '../../base/index.ts'
import { DESNZ_2024 } from './data/desnz-2024.ts'
import { DESNZ_2025 } from './data/desnz-2025.ts'
import { DESNZ_2026 } from './data/desnz-2026.ts'
import { DESNZ_ROWS } from './data/desnz-rows.ts'
import { desnzCategory, desnzEdition, desnzFactor } from './desnz-factor.ts'
import type { Edition, EditionEntry, EditionTable } from './edition.ts'
import { keyPathOf } from './slug.ts'
import { tableLines } from './table-lines.ts'

/** The fields of a row that all editions share. */
interface DesnzRowName {
  /** The key without its edition. */
  readonly key: string
  readonly category: string
  readonly path: readonly string[]
  readonly unit: string
  readonly region: string
}

function rowName(path: readonly string[], unit: string, region: string): DesnzRowName {
  return { key: keyPathOf(path, unit), category: desnzCategory(path, unit), path, unit, region }
}

/** The names, units and regions of the bundled DESNZ rows, by the publisher's row id. */
export const desnzRowNames: () => ReadonlyMap<string, DesnzRowName> = lazy(
  () =>
    new Map(
      tableLines(DESNZ_ROWS).map(
        ({ section: [sheet = ''], cells: [row = '', levels = '', unit = '', region = 'GB'] }) => [
          row,
          rowName([sheet, ...levels.split(' / ')], unit, region),
        ],
      ),
    ),
)

function desnzEntry(edition: Edition, cells: readonly string[]): EditionEntry {
  const [row = '', co2e = null, co2 = null, ch4 = null, n2o = null] = cells
  const name = desnzRowNames().get(row)
  const unnamed = () => new TypeError(`${edition.id} has row ${row}, which desnz-rows does not name`)
  if (name === undefined) throw unnamed()
  const { key, category, ...named } = name
  return {
    key: `${edition.id}/${key}`,
    category,
    row: () => {
      const factor = desnzFactor(edition, { row, co2e, co2, ch4, n2o, ...named })
      if (factor === undefined) throw unnamed()
      return factor
    },
  }
}

function editionTable(year: number, release: string, figures: string): EditionTable {
  const about = desnzEdition(`desnz-${year}`, year, release)
  return { ...about, entries: () => tableLines(figures).map(({ cells }) => desnzEntry(about, cells)) }
}

/** The bundled editions of the UK Government GHG Conversion Factors. */
export const DESNZ_EDITIONS: readonly EditionTable[] = [
  editionTable(2024, 'flat file v1.1, 30 October 2024', DESNZ_2024),
  editionTable(2025, 'flat file v1, June 2025', DESNZ_2025),
  // compared with a second copy that cites the cells of the publisher's workbook: 343 of 343 figures are equal
  editionTable(
    2026,
    'revised July 2026; secondary copy: totals of a public copy of the flat file, not read from the publisher',
    DESNZ_2026,
  ),
]
