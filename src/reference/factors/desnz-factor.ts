import {
  type Boundary,
  type DistanceBasis,
  type EmissionFactor,
  type FactorDefinition,
  type GwpSetId,
  rowId,
} from '../../core/emissions/index.ts'
import { activityUnit } from './activity-unit.ts'
import { OGL_ATTRIBUTION } from './attribution-texts.ts'
import { type Edition, type EditionRow, rowSource } from './edition.ts'
import { buildFactorKey, slugOf } from './slug.ts'

/** The properties of a DESNZ row that follow from its sheet. */
interface DesnzKind {
  readonly category: string
  readonly boundary: Boundary
  /** The GWP set of the publisher; null: not stated, or no gas other than biogenic CO2. */
  readonly gwp: GwpSetId | null
}

type Naming = string | ((levels: string, unit: string) => string)

function freightCategory(levels: string, unit: string): string {
  const isDistance = unit === 'km' || unit === 'miles'
  if (levels.startsWith('vans')) return isDistance ? 'vehicle-van' : 'freight-road'
  if (levels.startsWith('hgv')) {
    return isDistance
      ? 'vehicle-hgv'
      : levels.startsWith('hgv refrigerated')
        ? 'freight-road-refrigerated'
        : 'freight-road'
  }
  if (levels.startsWith('freight flights')) return 'freight-air'
  return levels.startsWith('rail') ? 'freight-rail' : 'freight-sea'
}

/** Category by sheet (the publisher's 'Level 1'), lower case; some sheets need the next level and the unit. */
const CATEGORY_OF_SHEET: Readonly<Record<string, Naming>> = {
  fuels: 'fuel',
  'wtt- fuels': 'fuel-wtt',
  bioenergy: 'bioenergy',
  'wtt- bioenergy': 'bioenergy-wtt',
  'outside of scopes': 'outside-of-scopes',
  'uk electricity': 'electricity',
  'wtt- uk electricity': 'electricity-wtt',
  'uk electricity for evs': 'vehicle-ev-electricity',
  'transmission and distribution': (levels) => (levels.includes('heat') ? 'heat-steam-td' : 'electricity-td'),
  'heat and steam': 'heat-steam',
  'passenger vehicles': 'vehicle',
  'delivery vehicles': freightCategory,
  'freighting goods': freightCategory,
  'wtt- delivery vehs & freight': 'freight-wtt',
  'wtt- pass vehs & travel- land': 'travel-land-wtt',
  'business travel- land': 'travel-land',
  'business travel- sea': 'travel-sea',
  'business travel- air': 'travel-air',
  'wtt- business travel- air': 'travel-air-wtt',
  'hotel stay': 'hotel',
  homeworking: 'homeworking',
  'water supply': 'water',
  'water treatment': 'water',
}

const BURNT_OR_DRIVEN =
  /^(fuel|bioenergy|outside-of-scopes|vehicle|vehicle-(van|hgv)|managed-assets-vehicles|(freight|travel)-.*)$/

/** Returns the kind of a row by its sheet, the next level, and its unit; an unknown sheet is its own category. */
function desnzKind(sheet: string, levels: string, unit: string): DesnzKind {
  const naming = CATEGORY_OF_SHEET[sheet.toLowerCase()]
  const named = typeof naming === 'function' ? naming(levels.toLowerCase(), unit) : naming
  const category = named ?? (/^wtt- /i.test(sheet) ? `${slugOf(sheet.slice(5))}-wtt` : slugOf(sheet))
  const boundary = category.endsWith('-wtt') ? 'WTT' : BURNT_OR_DRIVEN.test(category) ? 'TTW' : 'direct'
  const isWithoutSet = category === 'hotel' || category === 'outside-of-scopes'
  return { category, boundary, gwp: isWithoutSet ? null : category === 'homeworking' ? 'AR4_GWP100' : 'AR5_GWP100' }
}

/** A row of the UK Government GHG Conversion Factors, all gases together. */
export interface DesnzRow {
  /** The publisher's row id without its last part, which numbers the gases: '1_100_1004_6'. */
  readonly row: string
  /** The publisher's levels and column text, without empty ones. */
  readonly path: readonly string[]
  /** As published: 'kWh (Gross CV)'. */
  readonly unit: string
  /** ISO 3166-1 alpha-2, or a part of a country ('GB-LND'). */
  readonly region: string | null
  /** kg CO2e per unit, as published; null: not published. */
  readonly co2e: string | null
  readonly co2: string | null
  readonly ch4: string | null
  readonly n2o: string | null
}

/**
 * Returns the edition of a year of the UK Government GHG Conversion Factors; `release` names the file ('flat file v1,
 * …').
 */
export function desnzEdition(id: string, year: number, release: string): Edition {
  return {
    id,
    year,
    publisher: 'DESNZ',
    title: `UK Government GHG Conversion Factors for Company Reporting ${year} (${release})`,
    licence: 'Open Government Licence v3.0',
    attribution: OGL_ATTRIBUTION,
  }
}

function desnzRadiativeForcing(path: readonly string[]): EmissionFactor['radiativeForcing'] {
  const last = path.at(-1)?.toLowerCase()
  return last === 'with rf' ? 'included' : last === 'without rf' ? 'excluded' : null
}

/** DESNZ flight factors include 8 % above the great circle; other transport uses the user's kilometres. */
function distanceBasisOf(unit: string, rf: EmissionFactor['radiativeForcing']): DistanceBasis | null {
  if (rf !== null) return 'great_circle_uplift_included'
  return /(^|·)(km|mi)$/.test(unit) ? 'actual' : null
}

type Figures = Pick<FactorDefinition, 'per1' | 'biogenicCo2' | 'complete'>

/** Rows outside of scopes contain only biogenic CO2, so they are incomplete. */
function desnzFigures({ co2e, co2, ch4, n2o }: DesnzRow, category: string): Figures {
  if (category === 'outside-of-scopes') return { per1: {}, biogenicCo2: co2 ?? co2e, complete: false }
  return { per1: { co2, ch4, n2o, co2e } }
}

/** Returns the category of a row by its levels and its unit. */
export function desnzCategory([sheet = '', ...levels]: readonly string[], unit: string): string {
  return desnzKind(sheet, levels.join(' / '), unit).category
}

/** Returns the factor of a DESNZ row; undefined if its unit is not built in. */
export function desnzFactor(edition: Edition, row: DesnzRow): EditionRow | undefined {
  const measure = activityUnit(row.unit)
  const [sheet = '', ...levels] = row.path
  if (measure === undefined) return undefined
  const { category, boundary, gwp } = desnzKind(sheet, levels.join(' / '), row.unit)
  const radiativeForcing = desnzRadiativeForcing(row.path)
  return {
    key: buildFactorKey(edition.id, row.path, row.unit),
    id: rowId(edition.id, row.row),
    name: row.path.join(' / '),
    edition: edition.id,
    row: row.row,
    region: row.region,
    category,
    unit: measure.unit,
    ...desnzFigures(row, category),
    gasBasis: 'co2e',
    publishedGwp: gwp,
    gwp,
    boundary,
    heatingValue: measure.heatingValue ?? null,
    distanceBasis: distanceBasisOf(measure.unit, radiativeForcing),
    radiativeForcing,
    source: rowSource(edition, sheet),
  }
}
