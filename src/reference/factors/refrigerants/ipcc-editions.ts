import { isOneOf, keysOf } from '../../../base/index.ts'
import { type EmissionFactor, GWP_SET_IDS, type GwpSetId, rowId } from '../../../core/emissions/index.ts'
import { EU_ATTRIBUTION, OGL_ATTRIBUTION } from '../attribution-texts.ts'
import { GAS_FIGURES, type GasFigures, GWP_SOURCES, OTHER_SOURCES } from '../data/refrigerants.ts'
import { type Edition, type EditionRow, type EditionTable, rowSource, toEntries } from '../edition.ts'

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

/** Editions of figures for gases that the IPCC report of a set does not list, by id. */
const OTHERS: Readonly<Record<keyof typeof OTHER_SOURCES, Edition>> = {
  'eu-517-2014': {
    id: 'eu-517-2014',
    publisher: 'European Union',
    title:
      'Regulation (EU) No 517/2014 on fluorinated greenhouse gases, GWP100 based on AR4 unless indicated otherwise',
    year: 2014,
    licence: 'Commission Decision 2011/833/EU on the reuse of Commission documents',
    attribution: EU_ATTRIBUTION,
  },
  'desnz-2025-gwp': {
    id: 'desnz-2025-gwp',
    publisher: 'DESNZ',
    title: 'UK Government GHG Conversion Factors for Company Reporting 2025 (flat file v1, June 2025), GWP100',
    year: 2025,
    licence: 'Open Government Licence v3.0',
    attribution: OGL_ATTRIBUTION,
  },
}

/** Returns the edition of a figure by the index of its source. */
function editionOfSource(source: number, set: GwpSetId): Edition {
  const id = keysOf(OTHER_SOURCES).find((one) => isOneOf(OTHER_SOURCES[one], source))
  return id === undefined ? REPORTS[set] : OTHERS[id]
}

/** Returns the figure of a gas in a set, with the index of its source; undefined if no figure was verified. */
export function findGasFigure(
  figures: GasFigures | undefined,
  set: GwpSetId,
): readonly [gwp: string, source: number] | undefined {
  return figures?.[set] ?? figures?.everySet
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

function gasKey(edition: Edition, gas: string): string {
  return `${edition.id}/gwp100/${gas.toLowerCase().replace(/[()]/g, ' ').trim().replaceAll(' ', '-')}/kg`
}

/** Returns the key of a gas in a GWP set: of the edition that has its figure. */
export function refrigerantKey(gas: string, set: GwpSetId): string {
  const [, source] = findGasFigure(GAS_FIGURES[gas], set) ?? []
  return gasKey(source === undefined ? REPORTS[set] : editionOfSource(source, set), gas)
}

function sourceTable(source: number, edition: Edition): string {
  const text = GWP_SOURCES[source] ?? ''
  return edition.publisher === 'IPCC' ? `GWP100, read in ${text}` : text
}

const CATEGORIES = ['refrigerant'] as const

/** Returns the rows of an edition in a set. */
function gwpRows(edition: Edition, set: GwpSetId): readonly EditionRow[] {
  return Object.entries(GAS_FIGURES).flatMap(([gas, figures]) => {
    const [co2e, source] = findGasFigure(figures, set) ?? []
    if (co2e === undefined || source === undefined || editionOfSource(source, set) !== edition) return []
    // a figure of every set is one row
    if (figures.everySet !== undefined && set !== GWP_SET_IDS[0]) return []
    const { column, methane = 'combustion' } = OWN_COLUMN[gas] ?? {}
    const gwp = figures.everySet === undefined ? set : null
    const row: EditionRow = {
      key: gasKey(edition, gas),
      id: rowId(edition.id, gas),
      name: gas,
      edition: edition.id,
      row: gas,
      category: CATEGORIES[0],
      unit: 'kg',
      // a fluorinated gas contains no CO2, methane or nitrous oxide: zero, not unknown
      per1: { co2: '0', ch4: '0', n2o: '0', ...(column === undefined ? {} : { [column]: '1' }), co2e },
      gwp,
      methane,
      source: rowSource(edition, sourceTable(source, edition), null),
    }
    return [row]
  })
}

/** The GWP100 of gases as emission factors, in kilograms of CO2e per kilogram; one edition per IPCC report. */
export const IPCC_EDITIONS: readonly EditionTable[] = GWP_SET_IDS.map((set) => ({
  ...REPORTS[set],
  categories: CATEGORIES,
  entries: () => toEntries(gwpRows(REPORTS[set], set)),
}))

/** The GWP100 of gases that the report of a set does not list, by other publishers. */
export const OTHER_GWP_EDITIONS: readonly EditionTable[] = Object.values(OTHERS).map((edition) => ({
  ...edition,
  categories: CATEGORIES,
  entries: () => toEntries(GWP_SET_IDS.flatMap((set) => gwpRows(edition, set))),
}))
