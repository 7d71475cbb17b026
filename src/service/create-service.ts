import { lazy, yieldToOthers } from '../base/index.ts'
import { findCountry } from '../core/countries/index.ts'
import type { MoneySeries } from '../core/emissions/index.ts'
import { answerAtOnce, checkOptionNames, fail, show } from '../core/errors/index.ts'
import { checkHeadKeys, type HeadKeys } from '../core/heads/index.ts'
import { builtInUnits, type UnitTable } from '../core/units/index.ts'
import { memoryStore, passAtOnce, type Store } from '../ledger/collections/index.ts'
import { type Context, type IdempotencyKey, ReadPriority } from '../ledger/context/context.ts'
import { type LongReadLimits, longReadLimit } from '../ledger/context/long-reads.ts'
import { checkedPolicy, type ServicePolicy } from '../ledger/context/policy.ts'
import { schemasByPolicy } from '../ledger/context/read-input.ts'
import type { ServiceRecords } from '../ledger/context/records.ts'
import { withMembers } from '../ledger/context/with-members.ts'
import { authenticateKey, type Caller } from '../ledger/keys/api-keys.ts'
import { ACTIVITIES } from '../records/activities/activities.ts'
import { derivedGridRegion } from '../records/imports/grid-region-ids.ts'
import { type Catalogue, publishedCatalogue } from '../reference/factors/index.ts'
import { catalogueThatGrows } from '../reference/factors/resolution/index.ts'
import { airports } from '../reference/places/airports/index.ts'
import { cities } from '../reference/places/cities/index.ts'
import { createPlaces, type Places } from '../reference/places/index.ts'
import { ports } from '../reference/places/ports/index.ts'
import { type RequiredFields, type SomeFields, timestampOf } from '../resources/index.ts'
import { withFactorSets } from '../rows/index.ts'
import { type Company, companyOf } from './company.ts'

/** Some choices of a policy. `required` decides which fields the payloads of the service must have. */
export interface PolicyChoices<Required extends RequiredFields = RequiredFields>
  extends SomeFields<Omit<ServicePolicy, 'required'>> {
  readonly required?: Required | undefined
}

/** Options of a service; everything may be left out. */
export interface ServiceOptions<Required extends RequiredFields = RequiredFields> {
  /** Store of records; not given: in memory, until the process ends. */
  readonly store?: Store<ServiceRecords> | undefined
  /**
   * Published and other factors that all companies find; not given: those of tonne/factors and tonne/factors/national, which is
   * loaded before the first use case reads or writes.
   */
  readonly catalogue?: Catalogue | undefined
  /** Finds places and distances; not given: airports and cities, offline. */
  readonly places?: Places | undefined
  /** Exchange rates and price indices for money that was spent; not given: those of the catalogue, of which the shipped one has none. */
  readonly series?: SomeFields<MoneySeries> | undefined
  /** The units of measure; not given: the built-in ones. */
  readonly units?: UnitTable | undefined
  /** The alpha-2 code of a `countryId`; not given: ISO 3166-1 numeric. */
  readonly countries?: ((countryId: number) => string | undefined) | undefined
  /**
   * The grid regions of `gridRegionId`s: `{ 4: 'US-CAMX' }`; one that is not listed is not used, with a notice, unless it is an
   * id that an import gave to a region.
   */
  readonly gridRegions?: Readonly<Record<number, string>> | undefined
  /** Choices of the service, for all companies or by company. */
  readonly policy?: PolicyChoices<Required> | ((companyId: number) => PolicyChoices<Required>) | undefined
  /**
   * The host's Ed25519 keys (WebCrypto) that sign heads of logs: by `audit.signHead()`, and with each lock of a period. They stay in
   * memory and are never stored; not given: heads are not signed.
   */
  readonly headKeys?: HeadKeys | undefined
  /** The limits of reads of a whole company (inventory, export, verification) that are in flight. */
  readonly longReads?: LongReadLimits | undefined
  /** Milliseconds since 1970; not given: the clock of the machine. */
  readonly clock?: (() => number) | undefined
  /** A new id, unique for ever; default: a UUID of version 7, which begins with the time. */
  readonly newId?: (() => string) | undefined
}

/** In whose name, and how, something is done for a company. */
export interface CallOptions {
  /** The actor in the log; not given: 'service'. */
  readonly actor?: string | undefined
  /** Makes a request that is sent again answer as the first time. */
  readonly idempotency?: IdempotencyKey | null | undefined
  /**
   * The id of the API key in whose name: it is authenticated again within each transaction that writes, so that one which
   * was revoked or has expired meanwhile writes nothing (`unauthenticated`).
   */
  readonly keyId?: string | null | undefined
  /** The same for whom no key of the service speaks: asked before a transaction that writes is opened; what it throws ends the change. */
  readonly confirm?: (() => Promise<void>) | null | undefined
}

const CALL_OPTION_NAMES: Readonly<Record<keyof CallOptions, true>> = {
  ...{ actor: true, idempotency: true, keyId: true, confirm: true },
}

/** All that the /v1 interface does, company by company. */
export interface Service<Required extends RequiredFields = 'reference'> {
  /** Use cases of a company. Throws `company_mismatch` at the first record if the id is not a number above zero. */
  company(companyId: number, options?: CallOptions): Company<Required>
  /** Caller of an API key; null for no key, and for one that is unknown, was revoked, or has expired. */
  authenticate(key: string | null): Promise<Caller | null>
  /**
   * Reads the factors and the shipped tables of places, which the first record of a process otherwise waits for: about a second
   * and 25 MB. The shipped factors of a national publisher are read only for the first record of its country. Call it when the process starts: `void service.warm()`, or await it before requests are accepted. Places of your
   * own are not asked, because they may use the network. It never rejects for the shipped tables.
   */
  warm(): Promise<void>
  /**
   * Takes away everything that is kept of a company, its log, its keys and its locked periods included, all or nothing; what
   * is to be kept of it is exported before. For the host alone, no actor of a company can. Throws `company_mismatch`.
   */
  erase(companyId: number): Promise<void>
}

/** Parts that all companies share. */
type Common = Omit<Context, 'companyId' | 'actor' | 'idempotency' | 'keyId' | 'confirm' | 'policy' | 'inputs'>

/** The countries of a host. Throws `internal_error` for an answer that is no text and not undefined. */
function countriesOfHost(countries: NonNullable<ServiceOptions['countries']>): Common['countryOf'] {
  return (countryId) => {
    const country: unknown = answerAtOnce('countries', countries(countryId), 'internal_error') ?? undefined
    if (country === undefined || typeof country === 'string') return country
    return fail('countries', 'internal_error', `answered with ${show(country)}; give an alpha-2 code, or undefined`)
  }
}

/** The ids of a host. Throws `internal_error` for an answer that is no text. */
function idsOfHost(newId: NonNullable<ServiceOptions['newId']>): () => string {
  return () => {
    const id: unknown = answerAtOnce('newId', newId(), 'internal_error')
    if (typeof id === 'string' && id !== '') return id
    return fail('newId', 'internal_error', `answered with ${show(id)}; give a text that is unique for ever`)
  }
}

const OPTION_NAMES: Readonly<Record<keyof ServiceOptions, true>> = {
  ...{ store: true, catalogue: true, places: true, series: true, units: true, countries: true, gridRegions: true },
  ...{ policy: true, headKeys: true, longReads: true, clock: true, newId: true },
}

/** The shipped factors of a service: those of `tonne/factors`, and those of national publishers once they are loaded. */
interface ShippedFactors {
  readonly catalogue: Catalogue
  /** Loads the tables of national publishers, once for all services. */
  readonly load: () => Promise<void>
  /** Returns the store, whose reads and transactions begin when the tables are loaded, so every selection is complete. */
  readonly gateStore: (store: Store<ServiceRecords>) => Store<ServiceRecords>
}

/** The bundled factors joined with those of national publishers; undefined until these are loaded. */
let loaded: Catalogue | undefined

const load = lazy(async () => {
  loaded = await withFactorSets(publishedCatalogue, ['national'])
})

function gateStore(store: Store<ServiceRecords>): Store<ServiceRecords> {
  const transaction: Store<ServiceRecords>['transaction'] = async (...call) => {
    if (loaded === undefined) await load()
    return await store.transaction(...call)
  }
  const read: Store<ServiceRecords>['read'] = async (...call) => {
    if (loaded === undefined) await load()
    return await store.read(...call)
  }
  const gate = withMembers(store, { transaction, read })
  passAtOnce(gate, store, () => (loaded === undefined ? load() : undefined))
  return gate
}

/** Returns the shipped factors, whose national tables are loaded before the first read or change of a company. */
function shippedFactors(): ShippedFactors {
  return { catalogue: catalogueThatGrows(() => loaded ?? publishedCatalogue), load, gateStore }
}

/** Requires a store. Throws `invalid_type`, also for the promise of one. */
function checkStore(store: Store<ServiceRecords>): void {
  if (typeof store?.transaction === 'function' && typeof store.read === 'function') return
  const message = 'must be a store; await what sqliteStore or postgresStore returns'
  fail('store', 'invalid_type', { message, expected: 'a Store', received: store })
}

function commonOf(options: ServiceOptions): Common {
  const shipped = shippedFactors()
  const store = options.store ?? memoryStore<ServiceRecords>()
  checkStore(store)
  const { countries, catalogue = shipped.catalogue, gridRegions = {}, clock = Date.now, headKeys = null } = options
  if (headKeys !== null) checkHeadKeys(headKeys, 'headKeys')
  return {
    store: options.catalogue === undefined ? shipped.gateStore(store) : store,
    catalogue,
    loadFactors: options.catalogue === undefined ? shipped.load : null,
    places: options.places ?? createPlaces({ gazetteers: [airports, cities, ports] }),
    series: options.series ?? catalogue.series?.() ?? {},
    units: options.units ?? builtInUnits,
    countryOf: countries === undefined ? (id) => findCountry(id)?.alpha2 : countriesOfHost(countries),
    gridRegionOf: (id) => gridRegions[id] ?? derivedGridRegion(id),
    longReads: longReadLimit(options.longReads),
    priority: new ReadPriority(),
    now: () => timestampOf(answerAtOnce('clock', clock(), 'internal_error')),
    newId: options.newId === undefined ? randomId : idsOfHost(options.newId),
    activities: ACTIVITIES,
    headKeys,
  }
}

/** A policy with the schemas of input that follow from it, made once for policies that read input alike. */
function ruler(policy: ServiceOptions['policy']): (companyId: number) => Pick<Context, 'policy' | 'inputs'> {
  const ruled = (chosen: PolicyChoices) => {
    const checked = checkedPolicy(chosen)
    return { policy: checked, inputs: schemasByPolicy(checked) }
  }
  if (typeof policy === 'function')
    return (companyId) => ruled(answerAtOnce('policy', policy(companyId), 'internal_error'))
  const same = ruled(policy ?? {})
  return () => same
}

/** One distance by each mode: together they decode the tables of airports, cities and ports, and the sea graph. */
const DISTANCES = [
  { from: 'LHR', to: 'JFK', mode: 'AIR' },
  { from: 'PORT:NLRTM', to: 'PORT:SGSIN', mode: 'SHIP' },
  { from: 'Hamburg, DE', to: 'Lyon, FR', mode: 'RAIL' },
] as const

/** Reads the factors of a catalogue, and the shipped tables of places, with room for other work between two of them. */
export async function warmTables(catalogue: Catalogue, places: Places | undefined): Promise<void> {
  catalogue.factors()
  for (const distance of places === undefined ? [] : DISTANCES) {
    await yieldToOthers()
    await places?.distance(distance)
  }
}

/**
 * A service: all use cases of the /v1 interface and those it needs in addition, with the exact core inside. Without
 * options it keeps its records in memory and knows the shipped factors, airports, cities and ports. Every use case answers with
 * a promise of `{ record, version, notices }`, the record in its wire shape, emissions in kilograms; it is refused with
 * an `EmissionsError` that names every violation, and has then changed nothing.
 * Throws `unknown_field` for an option that it does not have, `policy_invalid`, `head_key_invalid`, and `query_invalid` for limits
 * of long reads that are none, and `invalid_type` for a store that is none, such as the promise of one.
 *
 * @example
 * ```ts
 * import { units } from 'tonne'
 * import { findFactor } from 'tonne/factors'
 * import { createService } from 'tonne/service'
 * const company = createService().company(7)
 * const diesel = findFactor('desnz-2025/fuels/liquid-fuels/diesel-average-biofuel-blend/litres')
 * const vehicle = { name: 'Van 3', fuelSource: 'DIESEL', emissionFactorId: diesel.id, activityUnitId: units.litre.id }
 * const van = await company.vehicles.create(vehicle)
 * const january = { startDateUtc: '2025-01-01', endDateUtc: '2025-02-01', amount: 1500 }
 * const { record } = await company.vehicleEmissions.create(van.record.id, january)
 * record.totalEmission // => 3856.23
 * await company.exactTotal() // => '3856.23'
 * await company.vehicles.get('no-such-van') // throws not_found
 * ```
 */
export function createService<Required extends RequiredFields = 'reference'>(
  options: ServiceOptions<Required> = {},
): Service<Required> {
  checkOptionNames(options, OPTION_NAMES)
  const common = commonOf(options)
  const rules = ruler(options.policy)
  return Object.freeze({
    company: (companyId: number, options: CallOptions = {}) => {
      checkOptionNames(options, CALL_OPTION_NAMES)
      const { actor = 'service', idempotency = null, keyId = null, confirm = null } = options
      const { policy, inputs } = rules(companyId)
      const {
        store,
        catalogue,
        loadFactors,
        places,
        series,
        units,
        countryOf,
        gridRegionOf,
        longReads,
        priority,
        now,
        newId,
        activities,
        headKeys,
      } = common
      // one literal, because it is made with every request
      // biome-ignore format: one literal in one place
      return companyOf<Required>({ companyId, actor, idempotency, keyId, confirm, policy, inputs, store, catalogue, loadFactors, places, series, units, countryOf, gridRegionOf, longReads, priority, now, newId, activities, headKeys })
    },
    authenticate: async (key: string | null) => (key === null ? null : authenticateKey(common, key)),
    warm: async () => {
      await common.loadFactors?.()
      await warmTables(
        options.catalogue ?? publishedCatalogue,
        options.places === undefined ? common.places : undefined,
      )
    },
    erase: (companyId: number) => common.store.erase(companyId),
  })
}

/** The part of WebCrypto that is needed, which every runtime has. */
interface RandomSource {
  randomUUID(): string
}

/**
 * A UUID of version 7 (RFC 9562): the time in milliseconds, then 74 random bits. New ids are near one another in an index, so
 * that a commit changes fewer pages. Throws `policy_invalid` on a runtime without WebCrypto.
 */
export function randomId(): string {
  const { crypto } = globalThis as { readonly crypto?: RandomSource }
  if (crypto === undefined)
    return fail('newId', 'policy_invalid', 'is needed: this runtime has no source of random ids')
  const timeMs = Date.now()
  if (timeMs !== lastTime.ms) lastTime = { ms: timeMs, text: timeText(timeMs) }
  // xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx
  return lastTime.text + crypto.randomUUID().slice(15)
}

/** The start of the ids of a millisecond, which many ids share. */
let lastTime = { ms: 0, text: timeText(0) }

function timeText(timeMs: number): string {
  const hex = timeMs.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7`
}
