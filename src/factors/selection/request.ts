import type { PeriodInput } from '../../time/index.ts'
import type { UnitRef } from '../../units/index.ts'
import type { Haul } from '../flight-haul.ts'
import type { FlightMileage } from '../flight-mileage.ts'
import type { CatalogueOption } from '../published-catalogue.ts'

/** A fuel burnt, by its name ('natural gas', 'Diesel (average biofuel blend)') and the unit it is measured in. */
export interface FuelToSelect {
  readonly kind: 'fuel'
  readonly fuel: string
  readonly unit: UnitRef
  /** Of an energy unit; unstated: gross where both exist. */
  readonly heatingValue?: 'gross' | 'net'
}

/** Grid electricity of the region. */
export interface ElectricityToSelect {
  readonly kind: 'electricity'
  /** Whether a lifecycle factor may stand in where no direct one exists. Default: 'allow', with a notice. */
  readonly lifecycleGrid?: 'allow' | 'refuse'
}

/** The countries of both ends, by any ISO 3166-1 code or English name; one that is left out is not known. */
export interface EndsToSelect {
  readonly from?: string
  readonly to?: string
}

/** Freight. Without `vehicle`: all HGVs average laden, container ship average, freight train, freight flight by haul. */
export interface MovementToSelect extends EndsToSelect {
  readonly kind: 'movement'
  readonly mode: 'TRUCK' | 'SHIP' | 'AIR' | 'RAIL'
  /** Words of another row: 'articulated over 33t', 'bulk carrier average'. Not for AIR. */
  readonly vehicle?: string
  /** Of a flight, in place of the countries. */
  readonly haul?: Haul
}

/** A passenger flight: the publisher and the haul by the countries of its ends, and the class of the seat. */
export interface FlightToSelect extends EndsToSelect {
  readonly kind: 'flight'
  /** In place of the countries. */
  readonly haul?: Haul
  /** The band of its length (`flightMileage`), by which US EPA tells flights apart: due within the United States. */
  readonly mileage?: FlightMileage
  readonly cabinClass?: 'ECONOMY' | 'PREMIUM_ECONOMY' | 'BUSINESS' | 'FIRST_CLASS'
}

/**
 * A passenger's journey by land or sea. Without `vehicle`: average car of unknown fuel, average ferry, national rail, and
 * between Great Britain and France, Belgium or the Netherlands international rail.
 */
export interface JourneyToSelect extends EndsToSelect {
  readonly kind: 'car' | 'rail' | 'ferry'
  /** Words of another row: 'small car diesel', 'international rail'. */
  readonly vehicle?: string
}

/** Hotel nights in the region. */
export interface HotelToSelect {
  readonly kind: 'hotel'
}

/** What a factor is selected for. */
export type ActivityToSelect =
  | FuelToSelect
  | ElectricityToSelect
  | MovementToSelect
  | FlightToSelect
  | JourneyToSelect
  | HotelToSelect

/** What is asked of `selectFactor`. */
export interface FactorRequest extends CatalogueOption {
  readonly activity: ActivityToSelect
  /**
   * Where: a grid region ('US-CAMX') or part of a country ('GB-LND'), or a country by any ISO 3166-1 code or English name.
   * Journeys and freight take the country that both of their ends share where none is given; flights go by their ends.
   */
  readonly region?: string
  /** When: it decides the edition. Needed wherever the catalogue holds more than one. */
  readonly period?: PeriodInput
  /** 'nearest' (default): another edition where none is of the period, with a notice; 'exact': refuse it. */
  readonly edition?: 'nearest' | 'exact'
}
