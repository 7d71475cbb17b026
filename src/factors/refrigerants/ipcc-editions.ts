import { type EmissionFactor, GWP_SET_IDS, type GwpSetId, rowId } from '../../emissions/index.ts'
import { GAS_FIGURES, GWP_SOURCES } from '../data/refrigerants.ts'
import { type Edition, type EditionRow, type EditionTable, entriesOf, sourceOf } from '../edition.ts'

function report(name: string, year: number): Edition {
  return {
    id: `ipcc-${name.toLowerCase()}`,
    publisher: 'IPCC',
    title: `Climate Change ${year} (${name}), Working Group I, GWP100`,
    year,
    licence: 'figures of the IPCC, tabulated under CC0 1.0',
    attribution: '',
  }
}

const REPORTS: Readonly<Record<GwpSetId, Edition>> = {
  AR4_GWP100: report('AR4', 2007),
  AR5_GWP100: report('AR5', 2013),
  AR6_GWP100: report('AR6', 2021),
}

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

/** The key of a gas in the edition of a GWP set. */
export function refrigerantKey(gas: string, set: GwpSetId): string {
  return `${REPORTS[set].id}/gwp100/${gas.toLowerCase()}/kg`
}

function rowsOf(set: GwpSetId): readonly EditionRow[] {
  const edition = REPORTS[set]
  return Object.entries(GAS_FIGURES).flatMap(([gas, figures]) => {
    const [co2e, source] = figures[set] ?? []
    if (co2e === undefined || source === undefined) return []
    const { column, methane = 'combustion' } = OWN_COLUMN[gas] ?? {}
    const row: EditionRow = {
      key: refrigerantKey(gas, set),
      id: rowId(edition.id, gas),
      name: gas,
      edition: edition.id,
      row: gas,
      category: 'refrigerant',
      unit: 'kg',
      // a fluorinated gas contains no CO2, methane or nitrous oxide: zero, not unknown
      per1: { co2: '0', ch4: '0', n2o: '0', ...(column === undefined ? {} : { [column]: '1' }), co2e },
      gwp: set,
      methane,
      source: sourceOf(edition, `GWP100, read in ${GWP_SOURCES[source]}`, null),
    }
    return [row]
  })
}

/** The GWP100 of gases as emission factors, in kilograms of CO2e per kilogram; one edition per IPCC report. */
export const IPCC_EDITIONS: readonly EditionTable[] = GWP_SET_IDS.map((set) => ({
  ...REPORTS[set],
  entries: () => entriesOf(rowsOf(set)),
}))
