import type { PlaceScheme, Point, TransportMode } from '../../../core/emissions/index.ts'
import type { StopSignal } from '../services/web.ts'

/** True for a printable name: text that is not blank and has no control characters. */
export function isLabel(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && !/\p{Cc}/u.test(value)
}

/** The ids of the bundled tables, so that messages can name a missing one. */
export const AIRPORTS_ID = 'OurAirports'
export const CITIES_ID = 'GeoNames'
export const PORTS_ID = 'WorldPortIndex'
/** The id of the tables that are read from files of postcodes. */
export const POSTCODES_ID = 'GeoNamesPostal'

/** The query to a resolver: one text, parsed once for all resolvers. */
export interface PlaceQuery {
  /** The text as written, trimmed, in Unicode form NFKC. */
  readonly text: string
  /** The name before a country suffix ('Paris' of 'Paris, US'), otherwise the entire text. */
  readonly name: string
  /** `name` folded: lower case, no accents, no punctuation, one space between words. */
  readonly key: string
  /** ISO 3166-1 alpha-2 of the suffix; undefined: no suffix. */
  readonly country: string | undefined
  /** The state or province of `country` after the name ('IL' of 'Springfield, IL'); undefined if there is none. */
  readonly region?: string
  /**
   * The kind that an explicit prefix requests: a code ('IATA:LHR', 'AIR:LHR', 'AIR:EGLL'), or a port ('PORT:NLRTM');
   * undefined: no prefix.
   */
  readonly scheme: 'iata' | 'icao' | 'port' | undefined
  /**
   * Set when no table and no resolver knows the text as written. Airports and ports are then searched by name, those of
   * the mode's kind also by part of a name. Undefined: only by code.
   */
  readonly facility?: 'airport' | 'port' | 'any'
}

/** A place proposed by a resolver. */
export interface PlaceCandidate {
  /** 'Hamburg, DE' or 'LHR, GB'; without control characters. */
  readonly label: string
  readonly point: Point
  /** ISO 3166-1 alpha-2; null: unknown. */
  readonly country: string | null
  readonly scheme: PlaceScheme
  /** The code of the state or province in Australia, Canada or the United States: 'NSW'. It tells namesakes of a country apart. */
  readonly region?: string
  /** The population; the largest of several places of a name is chosen if it has ten times that of the next. */
  readonly population?: number
  /** The written name if the place is listed under another one ('München' for Munich, 'Zurich' for Zürich). */
  readonly otherName?: string
  /**
   * True if that name is in another language ('Colonia' for Köln): the place is then not chosen, even if large, if
   * another place has this name in its own language.
   */
  readonly isForeignName?: boolean
  /** The name in full, to describe the place in messages; the label of an airport is a code. */
  readonly fullName?: string
  /** True for the place that is taken over the others of the name, with a notice: a large airport over airfields. */
  readonly isMajor?: boolean
}

/** The context of a query. */
export interface ResolveContext {
  readonly mode: TransportMode | undefined
  readonly signal: StopSignal | undefined
}

/** A source of places: no candidate means unknown, several mean that the name is ambiguous. */
export interface PlaceResolver {
  /** Its name in results and traces: 'OurAirports', 'my-geocoder'. */
  readonly id: string
  /** The version of its data or service. */
  readonly version: string
  /** The attribution that the licence of its data requires (default: none). */
  readonly attribution?: string
  resolve(query: PlaceQuery, context: ResolveContext): readonly PlaceCandidate[] | Promise<readonly PlaceCandidate[]>
}

/** A table of places that answers synchronously, queried together with the other tables. */
export interface Gazetteer {
  readonly id: string
  readonly version: string
  /** The attribution that the table's licence requires; undefined if none. */
  readonly attribution: string | undefined
  find(query: PlaceQuery): readonly PlaceCandidate[]
  /**
   * The nearest place with a country, 0 to `kmMax` kilometres from a point; undefined if there is none, or if the table
   * does not support it.
   */
  nearest(
    point: Point,
    kmMax: number,
  ): { readonly label: string; readonly country: string; readonly km: number } | undefined
}
