import { fail, Violations } from '../errors/index.ts'
import type { CountryOf } from './resolve/country-of-point.ts'
import type { PlaceSource } from './resolve/found-place.ts'
import type { PlaceSources } from './resolve/locate-place.ts'
import { type OwnPlaceTable, ownPlaces } from './resolve/own-places.ts'
import type { Gazetteer, PlaceResolver } from './resolve/place-resolver.ts'
import type { RouterChain } from './route/ask-routers.ts'
import { type Detour, type DetourOptions, readDetour } from './route/detour.ts'
import { checkModes } from './route/modes.ts'
import type { Router } from './route/router.ts'
import { type RouterCache, UnderWay } from './route/router-cache.ts'

/** The sources of places and distances; all optional. */
export interface PlacesOptions {
  /** Tables of places, queried together: `airports` of 'tonne/places/airports', `cities` of 'tonne/places/cities'. */
  readonly gazetteers?: readonly Gazetteer[]
  /** The caller's own places by name; they take precedence over every table. */
  readonly own?: OwnPlaceTable
  /** Asked in order for places that the tables do not list, such as a geocoder. */
  readonly resolvers?: readonly PlaceResolver[]
  /** Asked in order for the modes they list, before the offline methods: `osrm`, `valhalla`, or the caller's own. */
  readonly routers?: readonly Router[]
  /** 'error' (default): a failing router is an error. 'fallback': the next method is used, with a notice. */
  readonly onRouterError?: 'error' | 'fallback'
  /** The factors that the geodesic is multiplied by, by road and by rail. */
  readonly detour?: DetourOptions
  /** Looks up the country of a point; default: that of the nearest city within 50 km, with a notice. */
  readonly countryOf?: CountryOf
  /** Stores router responses by `router@version|mode|avoid|lat,lng|lat,lng`; a Map works. */
  readonly cache?: RouterCache
}

/** Validated options. */
export interface CheckedPlaces {
  readonly sources: PlaceSources
  readonly routers: RouterChain
  readonly detour: Detour
}

/** The type name and required methods of a part that the caller supplies. */
interface PartRule {
  readonly what: string
  readonly methods: readonly string[]
}

function checkPart(part: unknown, path: string, { rule, found }: { rule: PartRule; found: Violations }): void {
  const { id, version, ...rest } = (typeof part === 'object' && part !== null ? part : {}) as Record<string, unknown>
  const isNamed = [id, version].every((text) => typeof text === 'string' && text !== '')
  if (isNamed && rule.methods.every((name) => typeof rest[name] === 'function')) return
  const expected = `{ id, version, ${rule.methods.join(', ')} }`
  found.add(path, 'invalid_type', { message: `is no ${rule.what}`, expected, received: part })
}

function checkParts(parts: unknown, path: string, { rule, found }: { rule: PartRule; found: Violations }): void {
  if (!Array.isArray(parts)) {
    found.add(path, 'invalid_type', { message: 'must be a list', expected: `[${rule.what}]`, received: parts })
    return
  }
  for (const [at, part] of parts.entries()) checkPart(part, `${path}[${at}]`, { rule, found })
}

/** Requires printable attributions, since every place carries one. */
function checkAttributions(parts: readonly PlaceSource[], path: string, found: Violations): void {
  if (!Array.isArray(parts)) return
  for (const [at, part] of parts.entries()) {
    const attribution: unknown = part?.attribution
    if (attribution === undefined || typeof attribution === 'string') continue
    const message = 'is no text; give the sentence to be printed, or leave it out'
    found.add(`${path}[${at}].attribution`, 'invalid_type', { message, received: attribution })
  }
}

/** Copies the list, so that later changes by the caller have no effect. */
function copyOf<T>(parts: readonly T[]): readonly T[] {
  return Array.isArray(parts) ? [...parts] : []
}

/** Rejects two routers of one name and version, which would share cached responses. */
function checkRouters(routers: readonly Router[], found: Violations): void {
  checkParts(routers, 'routers', { rule: { what: 'router', methods: ['route'] }, found })
  if (!Array.isArray(routers)) return
  const names = routers.map((router: Partial<Router> | null) => `${router?.id}@${router?.version}`)
  for (const [at, router] of routers.entries()) {
    if (typeof router === 'object' && router !== null) checkModes(router.modes, `routers[${at}].modes`, found)
    if (names.indexOf(names[at] as string) === at) continue
    const message = `is called ${names[at]} like another router; give them versions that differ`
    found.add(`routers[${at}]`, 'invalid_choice', { message })
  }
}

function checkFunctions(options: PlacesOptions, found: Violations): void {
  const { countryOf, cache, onRouterError = 'error' } = options
  if (countryOf !== undefined && typeof countryOf !== 'function') {
    found.add('countryOf', 'invalid_type', {
      message: 'must be a function from a point to a country',
      received: countryOf,
    })
  }
  if (cache !== undefined && (typeof cache?.get !== 'function' || typeof cache.set !== 'function')) {
    found.add('cache', 'invalid_type', { message: 'must have get and set, like a Map', received: cache })
  }
  if (onRouterError !== 'error' && onRouterError !== 'fallback') {
    const expected = 'error, fallback'
    found.add('onRouterError', 'invalid_choice', {
      message: `use one of: ${expected}`,
      expected,
      received: onRouterError,
    })
  }
}

function sourcesOf(options: PlacesOptions, found: Violations): PlaceSources {
  const { gazetteers = [], own, resolvers = [], countryOf } = options
  checkParts(gazetteers, 'gazetteers', { rule: { what: 'gazetteer', methods: ['find', 'nearest'] }, found })
  checkParts(resolvers, 'resolvers', { rule: { what: 'resolver', methods: ['resolve'] }, found })
  checkAttributions(gazetteers, 'gazetteers', found)
  checkAttributions(resolvers, 'resolvers', found)
  const asked = { gazetteers: copyOf(gazetteers), resolvers: copyOf(resolvers), countryOf }
  return { ...asked, own: own === undefined ? undefined : found.attempt(() => ownPlaces(own)) }
}

function chainOf(options: PlacesOptions, found: Violations): RouterChain {
  const { routers = [], onRouterError = 'error', cache } = options
  checkRouters(routers, found)
  return { routers: copyOf(routers), onError: onRouterError, cache, underWay: new UnderWay() }
}

/** Validates the options and fills in defaults. Throws all violations at once. */
export function readPlacesOptions(options: PlacesOptions): CheckedPlaces {
  if (typeof options !== 'object' || options === null) {
    fail('', 'invalid_type', {
      message: 'options must be an object',
      expected: '{ gazetteers, own }',
      received: options,
    })
  }
  const found = new Violations()
  const sources = sourcesOf(options, found)
  const routers = chainOf(options, found)
  const detour = readDetour(options.detour ?? {}, found)
  checkFunctions(options, found)
  found.throwIfAny()
  return { sources, routers, detour }
}
