import { WORLD_PORT_INDEX_ATTRIBUTION } from '../attribution-texts.ts'
import { facilityCandidates } from '../names/facility-candidates.ts'
import { type Gazetteer, type PlaceCandidate, type PlaceQuery, PORTS_ID } from '../resolve/place-resolver.ts'
import { type Port, portTable } from './port-table.ts'

function portCandidate({ names, country, lat, lng }: Port): PlaceCandidate {
  return { label: `${names[0]} (port), ${country}`, point: { lat, lng }, country, scheme: 'port' }
}

/** Returns the requested UN/LOCODE: in capitals, or in either case if the query asks for a port. */
function locodeOf({ name, scheme, facility }: PlaceQuery): string | undefined {
  if (scheme === undefined && (facility === undefined || facility === 'airport')) return undefined
  const code = facility === 'port' ? name.toUpperCase() : name
  return /^[A-Z]{2} ?[A-Z2-9]{3}$/.test(code) ? code.replace(' ', '') : undefined
}

function findPorts(query: PlaceQuery): readonly PlaceCandidate[] {
  const { scheme, facility, country } = query
  if (scheme === undefined ? facility === undefined : scheme !== 'port') return []
  const asked: PlaceQuery = scheme === 'port' ? { ...query, facility: 'port' } : query
  const { byLocode, names } = portTable()
  const port = byLocode.get(locodeOf(asked) ?? '')
  if (port !== undefined) return country === undefined || country === port.country ? [portCandidate(port)] : []
  return facilityCandidates(asked, { kind: 'port', names, candidateOf: portCandidate })
}

/**
 * 3,803 ports by name if nothing else has it ('Port of Rotterdam', 'Hafen Hamburg', by SHIP also 'Jebel Ali'), and by
 * UN/LOCODE ('NLRTM', 'NL RTM'; in either case by SHIP; not by AIR), always with a prefix: 'PORT:NLRTM'. Even by SHIP,
 * a name that is also a city's means the city. The table is decoded on first use. Source: World Port Index (Pub. 150),
 * US National Geospatial-Intelligence Agency, public domain; `ports.attribution` is the sentence to print.
 *
 * @example
 * ```ts
 * import { createPlaces } from 'tonne/places'
 * import { ports } from 'tonne/places/ports'
 * const { place } = await createPlaces({ gazetteers: [ports] }).resolve('PORT:NLRTM')
 * place.label // => 'Rotterdam (port), NL'
 * place.country // => 'NL'
 * ```
 */
export const ports: Gazetteer = Object.freeze({
  id: PORTS_ID,
  version: '1',
  attribution: WORLD_PORT_INDEX_ATTRIBUTION,
  find: findPorts,
  // a port often lies across a border from the land behind it
  nearest: () => undefined,
})
