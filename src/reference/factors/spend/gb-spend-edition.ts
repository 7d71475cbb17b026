import { lazy } from '../../../base/index.ts'
import { rowId } from '../../../core/emissions/index.ts'
import { OGL_ATTRIBUTION } from '../attribution-texts.ts'
import { type Edition, type EditionEntry, type EditionTable, rowSource } from '../edition.ts'
import { buildFactorKey } from '../slug.ts'
import { tableLines } from '../table-lines.ts'
import { GB_SPEND } from './data/gb-spend.ts'

const FIRST_YEAR = 2015

const ABOUT: Edition = {
  id: 'gb-spend-2023',
  publisher: 'Defra and University of Leeds',
  title: 'Spend-based multipliers by SIC group, 2015 to 2023, at basic prices of each year (30 June 2026)',
  year: 0,
  licence: 'Open Government Licence v3.0',
  attribution: OGL_ATTRIBUTION,
}

// basic prices leave out the margins of trade and transport
const CATEGORY = 'spend-without-margins'

function yearEntry([sic = '', title = '']: readonly string[], year: number, co2e: string): EditionEntry {
  const unit = `GBP ${year}`
  const key = buildFactorKey(ABOUT.id, [sic, title], unit)
  const row = `${sic}, ${year}`
  const fields = { key, id: rowId(ABOUT.id, row), name: `${title} / SIC ${sic}`, edition: ABOUT.id, row, region: 'GB' }
  // the publisher does not state the GWP set
  const figures = { category: CATEGORY, unit, per1: { co2e }, publishedGwp: null, gwp: null }
  return {
    key,
    category: CATEGORY,
    row: () => ({ ...fields, ...figures, source: rowSource(ABOUT, `SIC group ${sic}`, year) }),
  }
}

/** The spend-based multipliers of the United Kingdom, each group in the prices of each year. */
export const GB_SPEND_EDITION: EditionTable = {
  ...ABOUT,
  categories: [CATEGORY],
  entries: () =>
    tableLines(GB_SPEND).flatMap(({ cells }) =>
      cells.slice(2).map((co2e, index) => yearEntry(cells, FIRST_YEAR + index, co2e)),
    ),
}

const titles = lazy(
  () => new Map(tableLines(GB_SPEND).map(({ cells: [sic = '', title = ''] }) => [sic, title] as const)),
)

/** Lists the SIC groups that have factors: '10.2-3', '62', '20A'. */
export function sicGroups(): readonly string[] {
  return [...titles().keys()]
}

/** Returns the title of a SIC group, which lists its classes if its number does not; undefined for any other text. */
export function titleOfGroup(group: string): string | undefined {
  return titles().get(group)
}
