import type { Place } from '../../emissions/index.ts'
import { EmissionsError, type Notice } from '../../errors/index.ts'
import { parsePoint } from '../point/parse-point.ts'
import type { ParsedPoint } from '../point/parsed-point.ts'
import { pointText } from '../point/point-text.ts'
import { readPoint } from '../point/read-point.ts'
import { asAskedFor } from './airport-codes.ts'
import { askGazetteers, askResolver } from './ask-resolver.ts'
import { type ChosenPlace, choosePlace } from './choose-place.ts'
import { withCountryNotice } from './country-code-notice.ts'
import { type CountrySources, countryOfPoint } from './country-of-point.ts'
import { type FoundPlace, type NamedQuestion, type PlaceQuestion, pointLabel } from './found-place.ts'
import type { OwnPlaces } from './own-places.ts'
import { failAsNotFound } from './place-not-found.ts'
import { placeQuery } from './place-query.ts'
import type { PlaceQuery, PlaceResolver } from './place-resolver.ts'

/** The sources of places, in query order: own table, gazetteers together, resolvers one by one. */
export interface PlaceSources extends CountrySources {
  readonly own: OwnPlaces | undefined
  readonly resolvers: readonly PlaceResolver[]
}

/** A place, with notices of what was assumed. */
export interface ResolvedPlace {
  readonly place: Place
  readonly notices: readonly Notice[]
}

/** A place whose country may still be unknown, with notices of what was assumed. */
interface Located extends Place {
  readonly notices: readonly Notice[]
}

function ownPlacesOf(query: PlaceQuery, { own }: PlaceSources): readonly FoundPlace[] {
  return (own?.find(query) ?? []).map((candidate) => ({ candidate, source: 'own', attribution: '' }))
}

/** Queries the sources until one finds the text; throws `ambiguous_place` and `place_not_found`. */
async function chosen(question: NamedQuestion, sources: PlaceSources): Promise<ChosenPlace> {
  const { gazetteers, resolvers } = sources
  const ours = ownPlacesOf(question.query, sources)
  if (ours.length > 0) return choosePlace(ours, question)
  const listed = asAskedFor(askGazetteers(gazetteers, question), question)
  if (listed.length > 0) return withCountryNotice(choosePlace(listed, question), question, gazetteers)
  for (const resolver of resolvers) {
    const offered = await askResolver(resolver, question)
    if (offered.length > 0) return choosePlace(offered, question)
  }
  return failAsNotFound(question, sources)
}

/** Converts a parsed point to a place; `written` is its text, if it was text. */
function locatedPoint({ point, scheme, notices }: ParsedPoint, written?: string): Located {
  const label = pointLabel(point)
  const input = written ?? label
  return { input, label, point, country: null, scheme, source: 'input', attribution: '', notices }
}

/** Parses a point from text; an ambiguous one may be a name in the caller's own table, such as a site number. */
function pointOf(written: string, path: string, isOwn: () => boolean): ParsedPoint | undefined {
  try {
    return parsePoint(written, path)
  } catch (error) {
    if (EmissionsError.is(error) && isOwn()) return undefined
    throw error
  }
}

async function locatedText(written: string, question: PlaceQuestion, sources: PlaceSources): Promise<Located> {
  const input = pointText(written, question.path)
  const query = placeQuery(input)
  const parsed = pointOf(written, question.path, () => ownPlacesOf(query, sources).length > 0)
  if (parsed !== undefined) return locatedPoint(parsed, input)
  const { found, notices } = await chosen({ ...question, query }, sources)
  const { label, point, country, scheme } = found.candidate
  const { source, attribution } = found
  return { input, label, point, country, scheme, source, attribution, notices }
}

function resolved(place: Place, notices: readonly Notice[]): ResolvedPlace {
  const point = Object.freeze(place.point)
  return Object.freeze({ place: Object.freeze({ ...place, point }), notices: Object.freeze([...notices]) })
}

/**
 * Resolves a text or a point object; `notices` list what was assumed. Queried in order until one matches: the formats
 * of points, the caller's own table, the gazetteers together, the resolvers.
 */
export async function locatePlace(
  input: unknown,
  question: PlaceQuestion,
  sources: PlaceSources,
): Promise<ResolvedPlace> {
  const { path } = question
  const located =
    typeof input === 'string' ? await locatedText(input, question, sources) : locatedPoint(readPoint(input, path))
  const { notices, ...known } = located
  if (known.country !== null) return resolved(known, notices)
  const { country, attribution, notices: more } = await countryOfPoint(known.point, question, sources)
  const texts = [...new Set([known.attribution, attribution])].filter((text) => text !== '')
  return resolved({ ...known, country, attribution: texts.join(' ') }, [...notices, ...more])
}
