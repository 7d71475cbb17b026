import { facilityCandidates } from '../names/facility-candidates.ts'
import { AIRPORTS_ID, type Gazetteer, type PlaceCandidate, type PlaceQuery } from '../resolve/place-resolver.ts'
import { airportNames, type NamedAirport } from './airport-names.ts'
import { type Airport, airportTable } from './airport-table.ts'

function airportCandidate({ country, lat, lng }: Airport, code: string): PlaceCandidate {
  const scheme = code.length === 3 ? 'iata' : 'icao'
  return { label: `${code}, ${country}`, point: { lat, lng }, country, scheme }
}

/** Returns the requested code: case-insensitive with a prefix; otherwise IATA in either case and ICAO in capitals. */
function codeOf({ name, scheme }: PlaceQuery): string | undefined {
  const isIata = /^[A-Za-z]{3}$/.test(name) && (scheme === undefined || scheme === 'iata')
  const isIcao = scheme === 'icao' ? /^[A-Za-z]{4}$/.test(name) : scheme === undefined && /^[A-Z]{4}$/.test(name)
  return isIata || isIcao ? name.toUpperCase() : undefined
}

function findByCode(query: PlaceQuery): readonly PlaceCandidate[] {
  const code = codeOf(query)
  if (code === undefined) return []
  const { byIata, byIcao } = airportTable()
  const airport = (code.length === 3 ? byIata : byIcao).get(code)
  if (airport === undefined || (query.country !== undefined && query.country !== airport.country)) return []
  return [airportCandidate(airport, code)]
}

function findAirports(query: PlaceQuery): readonly PlaceCandidate[] {
  if (query.facility === undefined) return findByCode(query)
  const candidate = ({ airport }: NamedAirport) => airportCandidate(airport, airport.iata)
  return facilityCandidates(query, { kind: 'airport', names: airportNames(), candidateOf: candidate })
}

/**
 * 4,517 airports by IATA code ('LHR', also 'lhr') and ICAO code ('EGLL', capitals only) if the mode is AIR, otherwise
 * only with a prefix: 'AIR:LHR', 'IATA:LHR', 'ICAO:EGLL'. By road three letters are a word: 'USA', 'BUS', 'CAR'. By
 * name only if nothing else has the name: 'London Heathrow', 'Schiphol', 'Flughafen München'. The table is decoded on
 * first use. Source: OurAirports (https://ourairports.com), public domain.
 *
 * @example
 * ```ts
 * import { createPlaces } from 'tonne/places'
 * import { airports } from 'tonne/places/airports'
 * const { place } = await createPlaces({ gazetteers: [airports] }).resolve('AIR:LHR')
 * place.label // => 'LHR, GB'
 * place.point // => { lat: 51.4706, lng: -0.4619 }
 * ```
 */
export const airports: Gazetteer = Object.freeze({
  id: AIRPORTS_ID,
  version: '1',
  attribution: undefined,
  find: findAirports,
  // the country of a point is that of a nearby city: an airport often lies across a border from the city it serves
  nearest: () => undefined,
})
