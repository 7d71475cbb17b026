import { type EmissionFactor, type GwpSetId, rowId } from '../../emissions/index.ts'
import { GAS_FIGURES, GWP_SOURCES } from '../data/refrigerants.ts'
import type { Edition, EditionTable } from '../edition.ts'

const REPORTS = {
  AR4_GWP100: { id: 'ipcc-ar4', title: 'Climate Change 2007 (AR4), Working Group I, GWP100', year: 2007 },
  AR5_GWP100: { id: 'ipcc-ar5', title: 'Climate Change 2013 (AR5), Working Group I, GWP100', year: 2013 },
  AR6_GWP100: { id: 'ipcc-ar6', title: 'Climate Change 2021 (AR6), Working Group I, GWP100', year: 2021 },
} as const satisfies Record<GwpSetId, Pick<Edition, 'id' | 'title' | 'year'>>

/** The gases with their own column in an emission; all others are only in co2e. */
const OWN_COLUMN: Readonly<
  Record<string, Partial<Pick<EmissionFactor, 'methane'>> & { readonly column: 'co2' | 'ch4' | 'n2o' }>
> = {
  CO2: { column: 'co2' },
  CH4: { column: 'ch4' },
  'CH4-fossil': { column: 'ch4', methane: 'fossil' },
  'CH4-nonfossil': { column: 'ch4', methane: 'nonfossil' },
  N2O: { column: 'n2o' },
}

const LICENCE = 'figures of the IPCC, tabulated under CC0 1.0'

/** The key of a gas in the edition of a GWP set. */
export function refrigerantKey(gas: string, set: GwpSetId): string {
  return `${REPORTS[set].id}/gwp100/${gas.toLowerCase()}/kg`
}

function rowsOf(set: GwpSetId) {
  const { id: edition, title, year } = REPORTS[set]
  return Object.entries(GAS_FIGURES).flatMap(([gas, figures]) => {
    const [co2e, source] = figures[set] ?? []
    if (co2e === undefined || source === undefined) return []
    const { column, methane = 'combustion' } = OWN_COLUMN[gas] ?? {}
    const row = {
      key: refrigerantKey(gas, set),
      id: rowId(edition, gas),
      name: gas,
      edition,
      row: gas,
      category: 'refrigerant',
      unit: 'kg',
      // a fluorinated gas contains no CO2, methane or nitrous oxide: zero, not unknown
      per1: { co2: '0', ch4: '0', n2o: '0', ...(column === undefined ? {} : { [column]: '1' }), co2e },
      gwp: set,
      methane,
      source: {
        publisher: 'IPCC',
        title,
        table: `GWP100, read in ${GWP_SOURCES[source]}`,
        editionYear: year,
        licence: LICENCE,
      },
    }
    return [row]
  })
}

/** The GWP100 of gases as emission factors, in kilograms of CO2e per kilogram; one edition per IPCC report. */
export const IPCC_EDITIONS: readonly EditionTable[] = (Object.keys(REPORTS) as GwpSetId[]).map((set) => ({
  ...REPORTS[set],
  publisher: 'IPCC',
  licence: LICENCE,
  attribution: '',
  rows: () => rowsOf(set),
}))
