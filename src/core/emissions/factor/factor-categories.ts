import { isKeyOf, keysOf } from '../../../base/index.ts'

/**
 * A GHG Protocol scope, with the category for Scope 3: 3.1 purchased goods and services, 3.2 capital goods, 3.3 fuel- and
 * energy-related activities, 3.4 upstream transportation, 3.5 waste, 3.6 business travel, 3.7 commuting, 3.8 upstream leased assets.
 */
export type ScopeId = '1' | '2' | '3.1' | '3.2' | '3.3' | '3.4' | '3.5' | '3.6' | '3.7' | '3.8'

/** The scope of each use if the factor does not decide it. */
export const SCOPE_OF_USE = {
  fuel: '1',
  electricity: '2',
  vehicle: '1',
  'movement-truck': '3.4',
  'movement-rail': '3.4',
  'movement-ship': '3.4',
  'movement-air': '3.4',
  'trip-truck': '3.6',
  'trip-rail': '3.6',
  'trip-ship': '3.6',
  'trip-air': '3.6',
  hotel: '3.6',
  quantity: '3.1',
  refrigerant: '1',
  spend: '3.1',
  'spend-capital': '3.2',
} as const

/** A use of a factor: an activity, by mode for transport. */
export type FactorUse = keyof typeof SCOPE_OF_USE

/** The uses of a factor, in table order. */
export const FACTOR_USES: readonly FactorUse[] = Object.freeze(keysOf(SCOPE_OF_USE))

type Uses = Readonly<Partial<Record<FactorUse, ScopeId>>>

/** Burnt at a site, or in a company vehicle. */
const BURNT = { fuel: '1', vehicle: '1' } as const
/** Well-to-tank emissions of fuels, and losses of grids and pipes: Scope 3 category 3, regardless of the activity. */
const UPSTREAM = { fuel: '3.3', vehicle: '3.3' } as const
/** Bought, used at a site or charged by a vehicle. A fuel record has one figure, while Scope 2 needs two. */
const BOUGHT = { electricity: '2', vehicle: '2' } as const
/** Bought heat has the same figure by both methods: recorded as energy of a site, it is Scope 2. */
const HEAT = { fuel: '2', quantity: '2' } as const
/** Commuting, when it is recorded by its quantity; a business trip is an activity of its own. */
const COMMUTED = { quantity: '3.7' } as const

/** Bought for money: goods and services, or capital goods if the buyer says so. */
const PAID = { spend: '3.1', 'spend-capital': '3.2' } as const

/** Carried by others; `own` is the scope for a company's own carrier, accepted by `calculateVehicle`. */
const CARRIED = {
  road: { 'movement-truck': '3.4', 'trip-truck': '3.6' },
  rail: { 'movement-rail': '3.4', 'trip-rail': '3.6' },
  sea: { 'movement-ship': '3.4', 'trip-ship': '3.6' },
  air: { 'movement-air': '3.4', 'trip-air': '3.6' },
} as const
const EVERY_MODE = { ...CARRIED.road, ...CARRIED.rail, ...CARRIED.sea, ...CARRIED.air } as const
/** Freight by company-owned trucks, trains, ships and aircraft is Scope 1, its well-to-tank emissions 3.3. */
const OWN_CARRIER = { vehicle: '1' } as const
const OWN_CARRIER_UPSTREAM = { vehicle: '3.3' } as const

type CategoryMode = '-road' | '-rail' | '-sea' | '-air'
type FuelCategory = 'fuel' | 'bioenergy' | 'fuel-mobile' | 'fuel-nonroad' | 'fuel-wtt' | 'bioenergy-wtt'
type GridCategory =
  | `${'' | 'overseas-' | 'managed-assets-'}electricity`
  | `electricity-${'clean' | 'residual' | 'other' | 'td' | 'wtt' | 'non-baseload'}`
type HeatCategory = 'heat-steam' | 'cooling' | 'heat-steam-td' | 'heat-and-steam-wtt'
type OwnVehicleCategory = `vehicle${'' | '-van' | '-hgv' | '-ev-electricity' | '-mobile'}` | 'managed-assets-vehicles'
type VehicleCategory =
  | OwnVehicleCategory
  | 'uk-electricity-t-d-for-evs'
  | `secr-kwh-${'pass-delivery-vehs' | 'uk-electricity-for-evs'}`
type FreightCategory = `freight${'' | CategoryMode}${'' | '-wtt'}` | 'freight-road-refrigerated'
type TravelledCategory = `travel${'' | '-land' | CategoryMode}` | `travel-${'land' | 'road' | 'rail' | 'air'}-wtt`
type TravelCategory = TravelledCategory | 'business-travel-sea-wtt' | 'hotel'
type OtherCategory =
  | 'own'
  | 'outside-of-scopes'
  | 'homeworking'
  | 'agriculture'
  | 'process'
  | `water${'' | '-treatment'}`
  | 'material-use'
  | 'waste-disposal'
  | `spend${'' | '-without-margins'}`

/** The category of a factor, from a closed list. */
export type FactorCategory =
  | FuelCategory
  | GridCategory
  | HeatCategory
  | VehicleCategory
  | FreightCategory
  | TravelCategory
  | `refrigerant${'' | '-other'}`
  | OtherCategory

/**
 * Every factor category, the uses that it fits, and the scope of each use. Anything else is rejected
 * (`factor_category_mismatch`): it would be a wrong number, or a right one in the wrong scope.
 */
const TABLE: Readonly<Record<FactorCategory, Uses>> = {
  /** Not stated: accepted by its unit, with the scope of the activity. */
  own: SCOPE_OF_USE,

  fuel: BURNT,
  bioenergy: BURNT,
  /** CO2 of mobile combustion (US EPA Table 2), completed by the row of a vehicle or a machine. */
  'fuel-mobile': BURNT,
  'fuel-nonroad': BURNT,
  'fuel-wtt': UPSTREAM,
  'bioenergy-wtt': UPSTREAM,
  /** Only biogenic CO2: used in addition to the factor of its fuel, never instead of it. */
  'outside-of-scopes': {},

  electricity: BOUGHT,
  'electricity-clean': BOUGHT,
  /** The residual mix of a grid, without the electricity under contracts: only for the market-based method. */
  'electricity-residual': BOUGHT,
  /** A grid or a part of a year that no selection by region and year finds: named by its key. */
  'electricity-other': BOUGHT,
  'overseas-electricity': BOUGHT,
  /** Not part of Scope 2 by either method. */
  'electricity-td': UPSTREAM,
  'electricity-wtt': UPSTREAM,
  'managed-assets-electricity': { electricity: '3.8' },
  /** Plants that follow demand, for avoided emissions: never part of an inventory. */
  'electricity-non-baseload': {},

  'heat-steam': HEAT,
  cooling: HEAT,
  'heat-steam-td': { fuel: '3.3', quantity: '3.3' },
  'heat-and-steam-wtt': { fuel: '3.3', quantity: '3.3' },

  /** Cars and motorbikes by distance: of the company, of a trip, or a courier's return. */
  vehicle: { vehicle: '1', ...CARRIED.road },
  'vehicle-van': { vehicle: '1', quantity: '1', ...CARRIED.road },
  'vehicle-hgv': { vehicle: '1', quantity: '1', ...CARRIED.road },
  /** Distance factors for the electricity used. */
  'vehicle-ev-electricity': { vehicle: '2', ...CARRIED.road },
  'uk-electricity-t-d-for-evs': { vehicle: '3.3' },
  /** CH4 and N2O of mobile combustion (US EPA Tables 3 and 4): half of a pair, accepted only by a vehicle. */
  'vehicle-mobile': { vehicle: '1' },
  'managed-assets-vehicles': { vehicle: '3.8' },

  /** Freight without a mode in the category: the name of the row states it. */
  freight: { ...OWN_CARRIER, ...EVERY_MODE },
  'freight-road': { ...OWN_CARRIER, ...CARRIED.road },
  'freight-road-refrigerated': { ...OWN_CARRIER, ...CARRIED.road },
  'freight-rail': { ...OWN_CARRIER, ...CARRIED.rail },
  'freight-sea': { ...OWN_CARRIER, ...CARRIED.sea },
  'freight-air': { ...OWN_CARRIER, ...CARRIED.air },
  'freight-wtt': { ...OWN_CARRIER_UPSTREAM, ...EVERY_MODE },
  'freight-road-wtt': { ...OWN_CARRIER_UPSTREAM, ...CARRIED.road },
  'freight-rail-wtt': { ...OWN_CARRIER_UPSTREAM, ...CARRIED.rail },
  'freight-sea-wtt': { ...OWN_CARRIER_UPSTREAM, ...CARRIED.sea },
  'freight-air-wtt': { ...OWN_CARRIER_UPSTREAM, ...CARRIED.air },

  /** Paid seats: neither a company vehicle nor freight. Taxis and rented cars may be the company's own by road. */
  travel: { vehicle: '1', 'trip-truck': '3.6', 'trip-rail': '3.6', 'trip-air': '3.6' },
  'travel-land': { vehicle: '1', 'trip-truck': '3.6', 'trip-rail': '3.6', ...COMMUTED },
  'travel-road': { vehicle: '1', 'trip-truck': '3.6', ...COMMUTED },
  'travel-rail': { 'trip-rail': '3.6', ...COMMUTED },
  'travel-sea': { 'trip-ship': '3.6', ...COMMUTED },
  'travel-air': { 'trip-air': '3.6' },
  'travel-land-wtt': { vehicle: '3.3', 'trip-truck': '3.6', 'trip-rail': '3.6', ...COMMUTED },
  'travel-road-wtt': { vehicle: '3.3', 'trip-truck': '3.6', ...COMMUTED },
  'travel-rail-wtt': { 'trip-rail': '3.6', ...COMMUTED },
  'business-travel-sea-wtt': { 'trip-ship': '3.6', ...COMMUTED },
  'travel-air-wtt': { 'trip-air': '3.6' },
  hotel: { hotel: '3.6', quantity: '3.6' },

  /** A gas that leaks at a site may be recorded there by its mass: fugitive, Scope 1. */
  refrigerant: { refrigerant: '1', fuel: '1' },
  'refrigerant-other': { refrigerant: '1', fuel: '1' },

  /** Scope 1, only by quantity: animals, soils and land of the company, and what its processes emit. */
  agriculture: { quantity: '1' },
  process: { quantity: '1' },

  /** Scope 3, only by quantity: hours at home, water, goods, waste. As fuel they would be Scope 1. */
  homeworking: { quantity: '3.7' },
  water: { quantity: '3.1' },
  'water-treatment': { quantity: '3.5' },
  'material-use': { quantity: '3.1' },
  'waste-disposal': { quantity: '3.5' },
  /** Per unit of money in the prices of a year: with the margins of trade and transport, or not stated; without them. */
  spend: PAID,
  'spend-without-margins': PAID,
  /** Energy per distance, not emissions. */
  'secr-kwh-pass-delivery-vehs': {},
  'secr-kwh-uk-electricity-for-evs': {},
}

/** Every category, in table order; 'own' is the category of a factor that states none. */
export const FACTOR_CATEGORIES: readonly FactorCategory[] = Object.freeze(keysOf(TABLE))

/** Returns the uses that factors of a category fit, each with its scope; undefined for an unknown category. */
export function usesOfCategory(category: string): Uses | undefined {
  return isKeyOf(TABLE, category) ? TABLE[category] : undefined
}

/** Categories of several modes, with the category for each mode. */
const BY_MODE: Readonly<Record<string, readonly [road: string, rail: string, sea: string, air: string]>> = {
  freight: ['freight-road', 'freight-rail', 'freight-sea', 'freight-air'],
  'freight-wtt': ['freight-road-wtt', 'freight-rail-wtt', 'freight-sea-wtt', 'freight-air-wtt'],
  travel: ['travel-road', 'travel-rail', 'travel-sea', 'travel-air'],
  'travel-land': ['travel-road', 'travel-rail', 'travel-sea', 'travel-air'],
  'travel-land-wtt': ['travel-road-wtt', 'travel-rail-wtt', 'business-travel-sea-wtt', 'travel-air-wtt'],
}

/** The publishers' words for road, rail, sea and air. */
const MODE_WORDS = [
  /\b(?:hgvs?|vans?|truck|cars?|motor(?:cycle|bike)|bus|taxis)\b/i,
  /\brail\b/i,
  /\b(?:sea tanker|cargo ship|waterborne craft|ferry)\b/i,
  /\b(?:flights|air travel|aircraft)\b/i,
] as const

/**
 * Returns the category of a factor; one of several modes is narrowed to the mode in its name, and water to its
 * treatment.
 */
export function categoryOf({ category, name }: { readonly category: string; readonly name: string }): string {
  if (category === 'water' && /\btreatment\b/i.test(name)) return 'water-treatment'
  const modes = Object.hasOwn(BY_MODE, category) ? BY_MODE[category] : undefined
  const [named, ...others] = modes?.filter((_, index) => MODE_WORDS[index]?.test(name)) ?? []
  return named !== undefined && others.length === 0 ? named : category
}
