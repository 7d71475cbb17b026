import type { Boundary, GwpSetId } from '../emissions/index.ts'
import { slugOf } from './slug.ts'

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

/** The kind of a row by its sheet, the next level, and its unit; an unknown sheet is its own category. */
export function desnzKind(sheet: string, levels: string, unit: string): DesnzKind {
  const naming = CATEGORY_OF_SHEET[sheet.toLowerCase()]
  const named = typeof naming === 'function' ? naming(levels.toLowerCase(), unit) : naming
  const category = named ?? (/^wtt- /i.test(sheet) ? `${slugOf(sheet.slice(5))}-wtt` : slugOf(sheet))
  const boundary = category.endsWith('-wtt') ? 'WTT' : BURNT_OR_DRIVEN.test(category) ? 'TTW' : 'direct'
  const isWithoutSet = category === 'hotel' || category === 'outside-of-scopes'
  return { category, boundary, gwp: isWithoutSet ? null : category === 'homeworking' ? 'AR4_GWP100' : 'AR5_GWP100' }
}
