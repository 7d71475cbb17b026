import type { PeriodInput } from '../../../core/time/index.ts'
import type { UnitField, UnitRef } from '../../../core/units/index.ts'
import type { Haul } from '../flight-haul.ts'
import type { FlightMileage } from '../flight-mileage.ts'
import type { RegionIn, RegionName } from '../known-literals.ts'
import type { CatalogueOption } from '../published-catalogue.ts'

/** A fuel burnt, by its name ('natural gas', 'Diesel (average biofuel blend)') and unit of measure. */
export interface FuelToSelect {
  readonly kind: 'fuel'
  readonly fuel: string
  readonly unit: UnitRef
  /** Basis of an energy unit; default: gross if both exist. */
  readonly heatingValue?: 'gross' | 'net' | undefined
}

/** Grid electricity of the region. */
export interface ElectricityToSelect {
  readonly kind: 'electricity'
  /** Allows or rejects a lifecycle factor if no direct one exists. Default: 'allow', with a notice. */
  readonly lifecycleGrid?: 'allow' | 'refuse' | undefined
  /** The residual mix of the country instead of its grid, for the market-based method. */
  readonly mix?: 'residual' | undefined
  /** The factor of a quarter instead of that of its year, as New Zealand publishes them: '2025-Q1'. */
  readonly quarter?: string | undefined
}

/** The countries of both ends, by any ISO 3166-1 code or English name; omitted: unknown. */
export interface EndsToSelect {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Freight. Without `vehicle`: all HGVs average laden, container ship average, freight train, freight flight by haul. */
export interface MovementToSelect extends EndsToSelect {
  readonly kind: 'movement'
  readonly mode: 'TRUCK' | 'SHIP' | 'AIR' | 'RAIL'
  /** Words of another row: 'articulated over 33t', 'bulk carrier 0–9999 dwt'; a kind without a size is its average. Not for AIR. */
  readonly vehicle?: string | undefined
  /** The haul of a flight, instead of the countries. */
  readonly haul?: Haul | undefined
}

/** A passenger flight: its ends decide publisher and haul, and the cabin class the row. */
export interface FlightToSelect extends EndsToSelect {
  readonly kind: 'flight'
  /** The haul, instead of the countries. */
  readonly haul?: Haul | undefined
  /** The US EPA length band (`flightMileage`): required within the United States. */
  readonly mileage?: FlightMileage | undefined
  readonly cabinClass?: 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS' | undefined
}

/**
 * A passenger's journey by land or sea, or the distance of a van or lorry of the company. Without `vehicle`: average car or
 * van of unknown fuel, all HGVs average laden, average ferry, national rail, or international rail between Great Britain and
 * France, Belgium or the Netherlands.
 */
export interface JourneyToSelect extends EndsToSelect {
  readonly kind: 'car' | 'van' | 'lorry' | 'rail' | 'ferry'
  /** Words of another row: 'small car diesel', 'international rail'. */
  readonly vehicle?: string | undefined
}

/** Hotel nights in the region. */
export interface HotelToSelect {
  readonly kind: 'hotel'
}

/** A quantity of waste, a material, water, hours at home, heat or a journey to work, by words for its factor. */
export interface QuantityToSelect {
  readonly kind: 'quantity'
  /** As for `searchFactors`: 'steel cans landfill'. */
  readonly words: string
  readonly unit: UnitRef
}

/** Money spent on something, by words for its factor: its catalogue is `spendCatalogue`, or is joined with it. */
export interface SpendToSelect {
  readonly kind: 'spend'
  /** As for `searchFactors`: 'offices of lawyers'. */
  readonly words: string
  /** The price basis: 'producer' uses the factor without the margins of trade and transport. */
  readonly price?: 'purchaser' | 'producer' | undefined
}

/** The activity that a factor is selected for. */
export type ActivityToSelect =
  | FuelToSelect
  | ElectricityToSelect
  | MovementToSelect
  | FlightToSelect
  | JourneyToSelect
  | HotelToSelect
  | QuantityToSelect
  | SpendToSelect

/** The request to `selectFactor`. */
export interface FactorRequest extends CatalogueOption {
  readonly activity: ActivityToSelect
  /**
   * A grid region ('US-CAMX') or part of a country ('GB-LND'), or a country by any ISO 3166-1 code or English name.
   * Journeys and freight default to the country that both ends share; flights go by their ends.
   */
  readonly region?: RegionName | undefined
  /** The period, which decides the edition. Required if the catalogue has more than one. */
  readonly period?: PeriodInput | undefined
  /** 'nearest' (default): another edition if the period has none, with a notice; 'exact': reject it. */
  readonly edition?: 'nearest' | 'exact' | undefined
}

/** A request whose unit and region the compiler checks if they are literals and no other catalogue is passed. */
export type LiteralRequest<Symbol, Region, Own> = FactorRequest & {
  readonly activity: { readonly unit?: UnitField<Own, Symbol>['unit'] | undefined }
  readonly region?: RegionIn<Own, Region> | undefined
  readonly catalogue?: Own | undefined
}
