import type { PlaceScheme, Point, TransportMode } from '../../emissions/index.ts'
import type { StopSignal } from '../services/web.ts'

/** What is asked of a resolver: one text, read once for all of them. */
export interface PlaceQuery {
  /** The text as written, trimmed, in Unicode form NFKC. */
  readonly text: string
  /** The name before a country suffix ('Paris' of 'Paris, US'), else the whole text. */
  readonly name: string
  /** `name` folded: lower case, no accents, no punctuation, one space between words. */
  readonly key: string
  /** ISO 3166-1 alpha-2 of the suffix; undefined: none was written. */
  readonly country: string | undefined
  /** The kind of code that an explicit prefix asks for ('IATA:LHR', 'AIR:LHR', 'AIR:EGLL'); undefined: none was written. */
  readonly scheme: 'iata' | 'icao' | undefined
}

/** A place that a resolver offers. */
export interface PlaceCandidate {
  /** 'Hamburg, DE' or 'LHR, GB'; without control characters. */
  readonly label: string
  readonly point: Point
  /** ISO 3166-1 alpha-2; null: not known. */
  readonly country: string | null
  readonly scheme: PlaceScheme
  /** People who live there; the largest of several bearers of a name is taken where it has ten times those of the next. */
  readonly population?: number
  /** The written name where the place is listed under another one ('München' for Munich, 'Zurich' for Zürich). */
  readonly otherName?: string
  /**
   * True where that is the name in another language ('Colonia' for Köln): then the place is not taken, however large, while
   * another one bears the name itself.
   */
  readonly isForeignName?: boolean
}

/** What a resolver may use beside the query. */
export interface ResolveContext {
  readonly mode: TransportMode | undefined
  readonly signal: StopSignal | undefined
}

/** Something that knows places: no candidate means "I do not know", several that the name is ambiguous. */
export interface PlaceResolver {
  /** Its name in results and traces: 'OurAirports', 'my-geocoder'. */
  readonly id: string
  /** The version of its data or service. */
  readonly version: string
  /** The sentence that the licence of its data asks to be printed; not given: none. */
  readonly attribution?: string
  resolve(query: PlaceQuery, context: ResolveContext): readonly PlaceCandidate[] | Promise<readonly PlaceCandidate[]>
}

/** A table of places that answers at once, asked together with the other tables. */
export interface Gazetteer {
  readonly id: string
  readonly version: string
  /** The sentence that the licence of the table asks for; undefined: none. */
  readonly attribution: string | undefined
  find(query: PlaceQuery): readonly PlaceCandidate[]
  /**
   * The nearest place with a country within so many kilometres of a point, 0 to `kmMax` away; undefined: none, or the table
   * is of no use for that.
   */
  nearest(
    point: Point,
    kmMax: number,
  ): { readonly label: string; readonly country: string; readonly km: number } | undefined
}
