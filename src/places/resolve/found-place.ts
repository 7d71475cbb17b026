import type { TransportMode } from '../../emissions/index.ts'
import type { StopSignal } from '../services/web.ts'
import type { PlaceCandidate, PlaceQuery } from './place-resolver.ts'

/** A candidate, and what offered it: 'GeoNames@1'. */
export interface FoundPlace {
  readonly candidate: PlaceCandidate
  readonly source: string
  /** The sentence that its licence asks for; '': none. */
  readonly attribution: string
}

/** What a place is wanted for. */
export interface PlaceQuestion {
  /** The field that names the place: 'from'. Errors and notices carry it. */
  readonly path: string
  /** How it is travelled to; undefined: not known, or not travelled. */
  readonly mode: TransportMode | undefined
  readonly signal: StopSignal | undefined
}

/** A question about a text that was read. */
export interface NamedQuestion extends PlaceQuestion {
  readonly query: PlaceQuery
}

/** A table, resolver or service that knows places. */
export interface PlaceSource {
  readonly id: string
  readonly version: string
  readonly attribution?: string | undefined
}

/** 'GeoNames@1' */
export function sourceOf({ id, version }: PlaceSource): string {
  return `${id}@${version}`
}

/** A candidate of a source. */
export function foundBy(source: PlaceSource, candidate: PlaceCandidate): FoundPlace {
  return { candidate, source: sourceOf(source), attribution: source.attribution ?? '' }
}

/** '48.853, 2.349' */
export function pointLabel({ lat, lng }: PlaceCandidate['point']): string {
  return `${lat}, ${lng}`
}
