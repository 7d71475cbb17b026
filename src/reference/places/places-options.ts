import { isFields } from '../../base/index.ts'
import { checkChoice, checkOptionNames, collect, collectEach, fail } from '../../core/errors/index.ts'
import type { CountryOf } from './resolve/country-of-point.ts'
import type { PlaceSources } from './resolve/locate-place.ts'
import { type OwnPlaceTable, ownPlaces } from './resolve/own-places.ts'
import type { Gazetteer, PlaceResolver } from './resolve/place-resolver.ts'
import type { RouterChain } from './route/ask-routers.ts'
import { type Detour, type DetourOptions, readDetour } from './route/detour.ts'
import { readModes } from './route/road-service.ts'
import type { Router } from './route/router.ts'
import { PendingWork, type RouterCache } from './route/router-cache.ts'

/** The sources of places and distances; all optional. */
export interface PlacesOptions {
  /** Tables of places, queried together: `airports` of 'tonne/places/airports', `cities` of 'tonne/places/cities', `ports` of 'tonne/places/ports'. */
  readonly gazetteers?: readonly Gazetteer[] | undefined
  /** The caller's own places by name; they take precedence over every table. */
  readonly own?: OwnPlaceTable | undefined
  /** Asked in order for places that the tables do not list, such as a geocoder. */
  readonly resolvers?: readonly PlaceResolver[] | undefined
  /** Asked in order for the modes they list, before the offline methods: `osrm`, `valhalla`, or the caller's own. */
  readonly routers?: readonly Router[] | undefined
  /** 'error' (default): a failing router is an error. 'fallback': the next method is used, with a notice. */
  readonly onRouterError?: 'error' | 'fallback' | undefined
  /** The factors that the geodesic is multiplied by, by road and by rail. */
  readonly detour?: DetourOptions | undefined
  /** Looks up the country of a point; default: that of the nearest city within 50 km, with a notice. */
  readonly countryOf?: CountryOf | undefined
  /** Stores router responses by `router@version|mode|avoid|lat,lng|lat,lng`; a Map works. */
  readonly cache?: RouterCache | undefined
}

const ON_ROUTER_ERROR = ['error', 'fallback'] as const

/** Validated options. */
interface CheckedPlaces {
  readonly sources: PlaceSources
  readonly routers: RouterChain
  readonly detour: Detour
}

/** The type name of parts that the caller supplies, their methods, and their further checks. */
interface PartRule<Part> {
  readonly name: string
  readonly methods: readonly string[]
  readonly check: (part: Part, path: string) => void
}

/** Returns a copy of a list of parts, so that later changes by the caller have no effect. */
function readOptionList<Part>(
  parts: readonly Part[],
  field: string,
  { name, methods, check }: PartRule<Part>,
): readonly Part[] {
  if (!Array.isArray(parts)) {
    return fail(field, 'invalid_type', { message: 'must be a list', expected: `[${name}]`, received: parts })
  }
  return collectEach(parts, (part: Part, index) => {
    const path = `${field}[${index}]`
    checkOption(part, path, { name, methods })
    check(part, path)
    return part
  })
}

function checkOption(
  part: unknown,
  path: string,
  { name, methods }: Pick<PartRule<unknown>, 'name' | 'methods'>,
): void {
  const fields = isFields(part) ? part : {}
  const isNamed = [fields.id, fields.version].every((text) => typeof text === 'string' && text !== '')
  if (isNamed && methods.every((method) => typeof fields[method] === 'function')) return
  const expected = `{ id, version, ${methods.join(', ')} }`
  fail(path, 'invalid_type', { message: `must be a ${name}: ${expected}`, expected, received: part })
}

/** Requires a printable attribution, since every place carries one. */
function checkAttribution({ attribution }: { readonly attribution?: unknown }, path: string): void {
  if (attribution === undefined || typeof attribution === 'string') return
  const message = 'must be text; give the sentence to be printed, or leave it out'
  fail(`${path}.attribution`, 'invalid_type', { message, received: attribution })
}

/** Requires modes; rejects a router with the name and version of one before it, whose cached responses it would share. */
function routerRule(): PartRule<Router> {
  const names = new Set<string>()
  const check = ({ id, version, modes }: Router, path: string) => {
    const name = `${id}@${version}`
    const isTaken = names.has(name)
    names.add(name)
    readModes(modes, `${path}.modes`)
    const message = `is called ${name}, like another router; give them different versions`
    if (isTaken) fail(path, 'invalid_choice', { message })
  }
  return { name: 'router', methods: ['route'], check }
}

function readCache(cache: RouterCache | undefined): RouterCache | undefined {
  if (cache === undefined || (typeof cache?.get === 'function' && typeof cache.set === 'function')) return cache
  return fail('cache', 'invalid_type', { message: 'must have get and set, like a Map', received: cache })
}

function readCountryOf(countryOf: CountryOf | undefined): CountryOf | undefined {
  if (countryOf === undefined || typeof countryOf === 'function') return countryOf
  const message = 'must be a function from a point to a country'
  return fail('countryOf', 'invalid_type', { message, received: countryOf })
}

const OPTION_NAMES: Readonly<Record<keyof PlacesOptions, true>> = {
  ...{ gazetteers: true, own: true, resolvers: true, routers: true, onRouterError: true },
  ...{ detour: true, countryOf: true, cache: true },
}

/** Validates the options and fills in defaults. Throws all violations at once. */
export function readPlacesOptions(options: PlacesOptions): CheckedPlaces {
  if (typeof options !== 'object' || options === null) {
    const expected = '{ gazetteers, own }'
    fail('', 'invalid_type', { message: 'options must be an object', expected, received: options })
  }
  checkOptionNames(options, OPTION_NAMES)
  const { gazetteers = [], resolvers = [], routers = [], own, onRouterError = 'error' } = options
  const gazetteer = { name: 'gazetteer', methods: ['find', 'nearest'], check: checkAttribution }
  const resolver = { name: 'resolver', methods: ['resolve'], check: checkAttribution }
  const parts = collect({
    gazetteers: () => readOptionList(gazetteers, 'gazetteers', gazetteer),
    resolvers: () => readOptionList(resolvers, 'resolvers', resolver),
    own: () => (own === undefined ? undefined : ownPlaces(own)),
    routers: () => readOptionList(routers, 'routers', routerRule()),
    detour: () => readDetour(options.detour ?? {}),
    countryOf: () => readCountryOf(options.countryOf),
    cache: () => readCache(options.cache),
    onError: () => checkChoice({ path: 'onRouterError', value: onRouterError }, ON_ROUTER_ERROR),
  })
  const { routers: inOrder, onError, cache, detour, ...sources } = parts
  return { sources, routers: { routers: inOrder, onError, cache, pending: new PendingWork() }, detour }
}
