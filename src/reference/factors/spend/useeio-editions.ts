import { lazy } from '../../../base/index.ts'
import { type EmissionFactor, rowId } from '../../../core/emissions/index.ts'
import { USEEIO_ATTRIBUTIONS } from '../attribution-texts.ts'
import { type Edition, type EditionEntry, type EditionTable, rowSource } from '../edition.ts'
import { buildFactorKey } from '../slug.ts'
import { tableLines } from '../table-lines.ts'
import { NAICS_NAMES } from './data/naics-names.ts'
import { USEEIO_1_2 } from './data/useeio-1-2.ts'
import { USEEIO_1_3 } from './data/useeio-1-3.ts'

/** The parts of a version that its rows share. */
interface Version {
  readonly version: keyof typeof USEEIO_ATTRIBUTIONS
  /** The number of sectors for the 1,016 codes. */
  readonly sectors: number
  readonly priceYear: number
  readonly dataYear: number | null
  readonly gwp: EmissionFactor['gwp']
  readonly table: string
}

/** A commodity with the figures of its sectors. */
interface Commodity {
  readonly naics: string
  readonly title: string
  /** USEEIO codes, as published. */
  readonly sectors: string
  /** CO2e, CO2, CH4 and N2O without margins, then with margins. */
  readonly figures: readonly string[]
}

/** The two factors of a commodity, by the place of their figures. */
const MARGINS = [
  { words: 'with margins', category: 'spend', first: 4 },
  { words: 'without margins', category: 'spend-without-margins', first: 0 },
] as const

const names = lazy(() => tableLines(NAICS_NAMES).map(({ cells: [naics = '', title = ''] }) => ({ naics, title })))

function commoditiesOf({ table }: Version): readonly Commodity[] {
  const byCode = new Map(
    tableLines(table).flatMap(({ section: [sectors = '', ...figures], cells }) =>
      cells.map((naics) => [naics, { sectors, figures }] as const),
    ),
  )
  return names().map(({ naics, title }) => {
    const sector = byCode.get(naics)
    if (sector === undefined) throw new TypeError(`the table of NAICS ${naics} has no sector`)
    return { naics, title, ...sector }
  })
}

function useeioEntry(
  about: Edition,
  version: Version,
  commodity: Commodity,
): (of: (typeof MARGINS)[number]) => EditionEntry {
  const { naics, title, sectors, figures } = commodity
  const unit = `USD ${version.priceYear}`
  return ({ words, category, first }) => {
    const row = `${naics}, ${words}`
    const key = buildFactorKey(about.id, [naics, title, words], unit)
    const [co2e = '', co2 = '', ch4 = '', n2o = ''] = figures.slice(first)
    const source = rowSource(about, `Supply chain factors ${words}, USEEIO sector ${sectors}`, version.dataYear)
    const about1 = { id: rowId(about.id, row), name: `${title} / NAICS ${naics}, ${words}`, edition: about.id, row }
    const set = { publishedGwp: version.gwp, gwp: version.gwp }
    const per1 = { co2e, co2, ch4, n2o }
    return { key, category, row: () => ({ key, ...about1, region: 'US', category, unit, per1, ...set, source }) }
  }
}

function useeioEdition(version: Version): EditionTable {
  const about: Edition = {
    id: `useeio-${version.version.replace('.', '-')}`,
    publisher: 'US EPA',
    title: `Supply Chain GHG Emission Factors v${version.version} by NAICS-6, in which 1,016 codes share ${version.sectors} sectors of the economy of the United States`,
    year: 0,
    licence: 'US public domain (EPA ScienceHub licence)',
    attribution: USEEIO_ATTRIBUTIONS[version.version],
  }
  const entriesOf = (one: Commodity) => MARGINS.map(useeioEntry(about, version, one))
  return {
    ...about,
    categories: MARGINS.map(({ category }) => category),
    entries: () => commoditiesOf(version).flatMap(entriesOf),
  }
}

/**
 * The US EPA Supply Chain GHG Emission Factors. EPA names AR4 for v1.2; the totals of v1.3 can only be derived with
 * AR5.
 */
export const USEEIO_EDITIONS: readonly EditionTable[] = [
  useeioEdition({
    version: '1.3',
    sectors: 386,
    priceYear: 2022,
    dataYear: null,
    gwp: 'AR5_GWP100',
    table: USEEIO_1_3,
  }),
  useeioEdition({
    version: '1.2',
    sectors: 392,
    priceYear: 2021,
    dataYear: 2019,
    gwp: 'AR4_GWP100',
    table: USEEIO_1_2,
  }),
]
