import { DESNZ_2024 } from './data/desnz-2024.ts'
import { DESNZ_2025 } from './data/desnz-2025.ts'
import { DESNZ_2026 } from './data/desnz-2026.ts'
import { DESNZ_ROWS } from './data/desnz-rows.ts'
import { desnzEdition, desnzFactor } from './desnz-factor.ts'
import type { Edition, EditionTable } from './edition.ts'
import { tableLines } from './table-lines.ts'

/** The fields of a row that all editions share. */
interface DesnzRowName {
  readonly path: readonly string[]
  readonly unit: string
  readonly region: string
}

/** The names, units and regions of the bundled DESNZ rows, by the publisher's row id. */
export function desnzRowNames(): ReadonlyMap<string, DesnzRowName> {
  return new Map(
    tableLines(DESNZ_ROWS).map(
      ({ section: [sheet = ''], cells: [row = '', levels = '', unit = '', region = 'GB'] }) => [
        row,
        { path: [sheet, ...levels.split(' / ')], unit, region },
      ],
    ),
  )
}

function rowsOf(edition: Edition, figures: string) {
  const names = desnzRowNames()
  return tableLines(figures).map(({ cells: [row = '', co2e = null, co2 = null, ch4 = null, n2o = null] }) => {
    const name = names.get(row)
    const factor = name && desnzFactor(edition, { ...name, row, co2e, co2, ch4, n2o })
    if (factor === undefined) throw new TypeError(`${edition.id} has row ${row}, which desnz-rows does not name`)
    return factor
  })
}

function edition(year: number, release: string, figures: string): EditionTable {
  const about = desnzEdition(`desnz-${year}`, year, release)
  return { ...about, rows: () => rowsOf(about, figures) }
}

/** The bundled editions of the UK Government GHG Conversion Factors. */
export const DESNZ_EDITIONS: readonly EditionTable[] = [
  edition(2024, 'flat file v1.1, 30 October 2024', DESNZ_2024),
  edition(2025, 'flat file v1, June 2025', DESNZ_2025),
  // held to a second copy, which cites the cells of the publisher's workbook: 343 figures compared, 343 equal
  edition(
    2026,
    'revised July 2026; secondary copy: totals of a public copy of the flat file, not read from the publisher',
    DESNZ_2026,
  ),
]
