import type { TransportMode } from '../../../core/emissions/index.ts'
import type { StopSignal } from '../services/web.ts'
import type { PlaceCandidate, PlaceQuery } from './place-resolver.ts'

/** A candidate with its source: 'GeoNames@1'. */
export interface FoundPlace extends PlaceCandidate {
  readonly source: string
  /** The attribution that its licence requires; '' if none. */
  readonly attribution: string
}

/** The context in which a place is looked up. */
export interface PlaceQuestion {
  /** The field that names the place: 'from'. Used in errors and notices. */
  readonly path: string
  /** The mode of transport to it; undefined: unknown, or not travelled. */
  readonly mode: TransportMode | undefined
  readonly signal: StopSignal | undefined
}

/** A question with its parsed text. */
export interface NamedQuestion extends PlaceQuestion {
  readonly query: PlaceQuery
}

/** A table, resolver or service of places. */
export interface PlaceSource {
  readonly id: string
  readonly version: string
  readonly attribution?: string | undefined
}

/** 'GeoNames@1' */
export function sourceLabel({ id, version }: PlaceSource): string {
  return `${id}@${version}`
}

/** Returns a candidate together with its source. */
export function withSource(source: PlaceSource, candidate: PlaceCandidate): FoundPlace {
  return { ...candidate, source: sourceLabel(source), attribution: source.attribution ?? '' }
}

/** '48.853, 2.349' */
export function pointLabel({ lat, lng }: PlaceCandidate['point']): string {
  return `${lat}, ${lng}`
}

/** True for an airport that was found by its code. */
export function isCode({ scheme, fullName }: PlaceCandidate): boolean {
  return fullName === undefined && (scheme === 'iata' || scheme === 'icao')
}

/** True if letters can be an airport code: by AIR, or with a prefix. */
export function canBeCode({ mode, query }: NamedQuestion): boolean {
  return mode === 'AIR' || query.scheme !== undefined
}
