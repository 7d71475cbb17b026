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

function checkPart(
  part: unknown,
  path: string,
  { rule, violations }: { rule: PartRule; violations: Violations },
): void {
  const { id, version, ...rest } = (typeof part === 'object' && part !== null ? part : {}) as Record<string, unknown>
  const isNamed = [id, version].every((text) => typeof text === 'string' && text !== '')
  if (isNamed && rule.methods.every((name) => typeof rest[name] === 'function')) return
  const expected = `{ id, version, ${rule.methods.join(', ')} }`
  violations.add(path, 'invalid_type', { message: `is no ${rule.what}`, expected, received: part })
}

function checkParts(
  parts: unknown,
  path: string,
  { rule, violations }: { rule: PartRule; violations: Violations },
): void {
  if (!Array.isArray(parts)) {
    violations.add(path, 'invalid_type', { message: 'must be a list', expected: `[${rule.what}]`, received: parts })
    return
  }
  for (const [index, part] of parts.entries()) checkPart(part, `${path}[${index}]`, { rule, violations })
}

/** Requires printable attributions, since every place carries one. */
function checkAttributions(parts: readonly PlaceSource[], path: string, violations: Violations): void {
  if (!Array.isArray(parts)) return
  for (const [index, part] of parts.entries()) {
    const attribution: unknown = part?.attribution
    if (attribution === undefined || typeof attribution === 'string') continue
    const message = 'is no text; give the sentence to be printed, or leave it out'
    violations.add(`${path}[${index}].attribution`, 'invalid_type', { message, received: attribution })
  }
}

/** Copies the list, so that later changes by the caller have no effect. */
function copyOf<T>(parts: readonly T[]): readonly T[] {
  return Array.isArray(parts) ? [...parts] : []
}

/** Rejects two routers of one name and version, which would share cached responses. */
function checkRouters(routers: readonly Router[], violations: Violations): void {
  checkParts(routers, 'routers', { rule: { what: 'router', methods: ['route'] }, violations })
  if (!Array.isArray(routers)) return
  const names = routers.map((router: Partial<Router> | null) => `${router?.id}@${router?.version}`)
  for (const [index, router] of routers.entries()) {
    if (typeof router === 'object' && router !== null) checkModes(router.modes, `routers[${index}].modes`, violations)
    if (names.indexOf(names[index] as string) === index) continue
    const message = `is called ${names[index]} like another router; give them versions that differ`
    violations.add(`routers[${index}]`, 'invalid_choice', { message })
  }
}

function checkFunctions(options: PlacesOptions, violations: Violations): void {
  const { countryOf, cache, onRouterError = 'error' } = options
  if (countryOf !== undefined && typeof countryOf !== 'function') {
    violations.add('countryOf', 'invalid_type', {
      message: 'must be a function from a point to a country',
      received: countryOf,
    })
  }
  if (cache !== undefined && (typeof cache?.get !== 'function' || typeof cache.set !== 'function')) {
    violations.add('cache', 'invalid_type', { message: 'must have get and set, like a Map', received: cache })
  }
  if (onRouterError !== 'error' && onRouterError !== 'fallback') {
    const expected = 'error, fallback'
    violations.add('onRouterError', 'invalid_choice', {
      message: `use one of: ${expected}`,
      expected,
      received: onRouterError,
    })
  }
}

function sourcesOf(options: PlacesOptions, violations: Violations): PlaceSources {
  const { gazetteers = [], own, resolvers = [], countryOf } = options
  checkParts(gazetteers, 'gazetteers', { rule: { what: 'gazetteer', methods: ['find', 'nearest'] }, violations })
  checkParts(resolvers, 'resolvers', { rule: { what: 'resolver', methods: ['resolve'] }, violations })
  checkAttributions(gazetteers, 'gazetteers', violations)
  checkAttributions(resolvers, 'resolvers', violations)
  const asked = { gazetteers: copyOf(gazetteers), resolvers: copyOf(resolvers), countryOf }
  return { ...asked, own: own === undefined ? undefined : violations.attempt(() => ownPlaces(own)) }
}

function chainOf(options: PlacesOptions, violations: Violations): RouterChain {
  const { routers = [], onRouterError = 'error', cache } = options
  checkRouters(routers, violations)
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
  const violations = new Violations()
  const sources = sourcesOf(options, violations)
  const routers = chainOf(options, violations)
  const detour = readDetour(options.detour ?? {}, violations)
  checkFunctions(options, violations)
  violations.throwIfAny()
  return { sources, routers, detour }
}
