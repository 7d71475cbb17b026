import type { Exact } from '../../../exact/index.ts'
import type { TravelContent } from './travel-content.ts'

/** Options of a trip that the service knows; they were checked when they were read. */
export interface TripOptions {
  /** Country of the hotel. */
  readonly hotelCountry?: string
  readonly rooms?: Exact
  readonly passengers?: Exact
  /** Of the whole way; it stands before any distance that is found. */
  readonly distanceKm?: Exact
  /** The stops, in order. */
  readonly via?: readonly string[]
}

/** The known options of a trip. */
export function optionsOf({ movementDto }: Pick<TravelContent, 'movementDto'>): TripOptions {
  return movementDto.customOptions ?? {}
}
