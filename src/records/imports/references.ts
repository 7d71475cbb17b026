import { findCountry } from '../../core/countries/index.ts'
import { EmissionsError, fail, show, type Violation } from '../../core/errors/index.ts'
import type { Context } from '../../ledger/context/context.ts'
import { readInput } from '../../ledger/context/read-input.ts'
import { LIMITS } from '../../resources/index.ts'
import { countryOf, foldWord } from '../../rows/index.ts'
import { batches } from '../master-data/batches/batches.ts'
import { type SiteRow, sites } from '../master-data/sites.ts'
import { vehicles } from '../master-data/vehicles/vehicles.ts'
import { ExistingReferences, type SitePlace } from './existing-references.ts'
import { derivedGridRegionId } from './grid-region-ids.ts'
import type { RowDraft } from './row-draft.ts'
import type { ParentDraft, VehicleDraft } from './row-to-store.ts'

/** A site, vehicle or batch that the rows of an import name. */
export interface ImportReference {
  readonly kind: 'site' | 'vehicle' | 'batch'
  readonly name: string
  /** The id of the existing record; null: the import creates it. */
  readonly id: string | null
  /** ISO 3166-1 alpha-2 code of a site that is created; null for everything else. */
  readonly country: string | null
  /** The number of rows that name it. */
  readonly rows: number
  readonly firstLine: number
}

/** A name, and what its rows say about it. */
interface Need {
  readonly kind: ImportReference['kind']
  /** As it was first written. */
  readonly name: string
  rows: number
  readonly firstLine: number
  readonly vehicle?: VehicleDraft
  /** The site that its rows name, which is in another country or grid. */
  apartFrom?: string
  place?: SitePlace
  isCountryOfPower?: boolean
}

/** The name of the site of rows that name none. */
const UNNAMED_SITE = 'Company (no site stated)'

/** The site and the country of records that an import creates. */
export interface ReferenceOptions {
  /** The name of the site of rows that name none. */
  readonly site?: string | undefined
  /** The country of sites whose rows name none: an ISO 3166-1 alpha-2 code. */
  readonly country?: string | undefined
}

/** The site rows, vehicle rows and batch of an import, by the names in its rows. */
export interface ResolvedReferences {
  siteOf(draft: RowDraft): SiteRow
  /** Finds the site that a record of the company names; undefined if it names none. */
  findSiteOf(draft: RowDraft): SiteRow | undefined
  vehicleIdOf(vehicle: VehicleDraft): string
  readonly batchId: number | undefined
}

/** Ids of the records that an import created for others to name. */
export interface CreatedReferences {
  readonly sites: string[]
  readonly vehicles: string[]
  readonly batches: number[]
}

/** Finds the `gridRegionId` that the service maps to a region. Undefined if it maps none of the ids that people choose. */
function gridRegionIdOf({ gridRegionOf }: Context, region: string): number | undefined {
  const derived = derivedGridRegionId(region)
  if (gridRegionOf(derived) === region) return derived
  for (let id = 1; id <= CHOSEN_IDS_MAX; id++) if (gridRegionOf(id) === region) return id
  return undefined
}

const CHOSEN_IDS_MAX = 9999

/** Ids of sites, which rows may state instead of names. An id of another company is answered like one that nobody has. */
const SITE_ID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The sites, vehicles and batch that rows need, and those that exist. */
export class ImportReferences {
  readonly #options: ReferenceOptions
  readonly #file: string
  readonly #needs = new Map<string, Need>()
  readonly #existing: ExistingReferences
  readonly #faults = new Map<string, Violation>()
  /** The places of created sites, as they were known at their creation. */
  readonly #createdPlaces = new Map<Need, SitePlace | undefined>()

  /** `existing`: the sites and vehicles of the company. */
  constructor(existing: ExistingReferences, file: string, options: ReferenceOptions) {
    this.#existing = existing
    this.#file = file
    this.#options = options
  }

  /** Counts what the record of a row needs. */
  add(draft: RowDraft): void {
    const { parent, line } = draft
    if (parent.kind === 'batch') this.#count('batch', { kind: 'batch', name: this.#batchName, line })
    if (parent.kind === 'vehicle') {
      const { vehicle } = parent
      this.#count(vehicle.name, { kind: 'vehicle', name: vehicle.name, line, vehicle })
    }
    const name = this.#siteOf(draft)
    if (name === null) return
    const need = this.#count(siteKey(name), { kind: 'site', name, line })
    const named = this.#siteOfParent(parent)
    if (named !== null && named !== name) need.apartFrom = named
    learnPlace(need, this.#placeOfDraft(draft), draft)
  }

  /** Says which rows are of a site of their own, because the site that they name is in another country or grid. */
  sentences(): readonly string[] {
    return [...this.#needs.values()].flatMap(({ name, apartFrom, rows }) => {
      if (apartFrom === undefined) return []
      const [count, are] = rows === 1 ? ['1 row', 'is'] : [`${rows} rows`, 'are']
      return [
        `${count} of ${show(apartFrom)} ${are} of another country or grid than that site, and so of a site of its own, ${show(name)}; correct the country of the rows, or of the site, if that is wrong`,
      ]
    })
  }

  /** The name of the site that a record is created below or names; null if it names none. */
  #siteOfParent(parent: ParentDraft): string | null {
    if (parent.kind === 'site') return this.#siteName(parent.name)
    // only a site that was named for the import: without one, such a record is of the company as a whole
    return parent.kind === 'company' ? (parent.site ?? this.#options.site ?? null) : null
  }

  /**
   * The name of the site of a draft. A row of another country than that of its site, and electricity of another grid, is of a
   * site of its own, 'Name (DE)': the country of a site decides the grid, and the country that reports count its records in.
   */
  #siteOf(draft: RowDraft): string | null {
    const name = this.#siteOfParent(draft.parent)
    const place = name === null ? undefined : this.#placeOfDraft(draft)
    const known = name === null ? undefined : this.#knownPlace(name)
    if (place === undefined || known === undefined) return name
    const isOtherGrid =
      draft.row.kind === 'electricity' &&
      known.gridRegion !== undefined &&
      place.gridRegion !== undefined &&
      known.gridRegion !== place.gridRegion
    if (known.country === place.country && !isOtherGrid) return name
    return `${known.name} (${draft.row.kind === 'electricity' ? (place.gridRegion ?? place.country) : place.country})`
  }

  /** The place that a row states; of one that names neither a site nor a place, the country of the import. */
  #placeOfDraft(draft: RowDraft): SitePlace | undefined {
    const { parent } = draft
    const stated = placeOf(draft)
    const namesSite = parent.kind === 'site' && parent.name !== null
    const country = namesSite ? undefined : countryOf(this.#options.country)
    return stated ?? (country === undefined ? undefined : { country, gridRegion: undefined })
  }

  /** The place of an existing site, or of a new one so far, and the name of the site. */
  #knownPlace(name: string): (SitePlace & { readonly name: string }) | undefined {
    const [existing] = this.#existing.sitesNamed(name)
    if (existing !== undefined) {
      const place = this.#existing.placeOf(existing)
      return place && { ...place, name: existing.record.name }
    }
    const need = this.#needs.get(siteKey(name))
    if (need?.place === undefined) return undefined
    const { country, gridRegion } = need.place
    return { country, gridRegion: need.isCountryOfPower === true ? gridRegion : undefined, name: need.name }
  }

  #count(key: string, { line, ...need }: Pick<Need, 'kind' | 'name' | 'vehicle'> & { readonly line: number }): Need {
    const known = this.#needs.get(key)
    if (known !== undefined) {
      known.rows++
      return known
    }
    const added: Need = { ...need, rows: 1, firstLine: line }
    this.#needs.set(key, added)
    return added
  }

  #siteName(name: string | null): string {
    return name ?? this.#options.site ?? UNNAMED_SITE
  }

  get #batchName(): string {
    return `Freight of ${this.#file}`
  }

  /** Lists what the rows need, in the order of the file. */
  list(): readonly ImportReference[] {
    return [...this.#needs.values()].map((need) => {
      const { kind, name, rows, firstLine } = need
      const id = this.#existing.idOf(need)
      const country = kind === 'site' && id === null ? (this.#countryOf(need) ?? null) : null
      return { kind, name, id, country, rows, firstLine }
    })
  }

  #countryOf({ place }: Need): string | undefined {
    return place?.country ?? countryOf(this.#options.country)
  }

  /** The number of different sites, vehicles and batches so far. */
  get size(): number {
    return this.#needs.size
  }

  /** True if every created site has the place that the rows so far lead to. */
  get arePlacesCurrent(): boolean {
    return [...this.#createdPlaces].every(
      ([{ place }, created]) => place?.country === created?.country && place?.gridRegion === created?.gridRegion,
    )
  }

  /** Finds out which sites can neither be found nor created, by the rows so far. */
  checkSites(context: Context): void {
    this.#faults.clear()
    for (const [key, need] of this.#needs) {
      try {
        if (need.kind === 'site') this.#checkSite(context, need)
      } catch (error) {
        if (!EmissionsError.is(error)) throw error
        const [violation] = error.violations
        if (violation !== undefined) this.#faults.set(key, { ...violation, path: 'site' })
      }
    }
  }

  /** Returns why the site of a draft can neither be found nor created; undefined if it can. */
  faultOf(draft: RowDraft): Violation | undefined {
    const name = this.#siteOf(draft)
    return name === null ? undefined : this.#faults.get(siteKey(name))
  }

  #checkSite(context: Context, need: Need): void {
    const existing = this.#existing.sitesNamed(need.name)
    if (existing.length > 1) {
      const message = `${existing.length} sites of the company are named ${need.name}; rename all but one of them`
      fail('site', 'not_storable', message)
    }
    if (existing.length === 1) return
    if (SITE_ID.test(need.name)) {
      const message = `is no site of this company; write the name of the site, or the id of a site that GET /v1/sites lists`
      fail('site', 'unknown_site', { message, expected: 'a name, or the id of a site', received: need.name })
    }
    readInput(context, 'createSite', { value: this.#siteInput(context, need) })
  }

  #siteInput(context: Context, need: Need) {
    const { name, place } = need
    const gridRegion = place?.gridRegion
    const country = findCountry(this.#countryOf(need) ?? '')
    if (country === undefined) {
      const message = `no row names the country of ${name}, which a new site needs; fill in country, or pass a country for all new sites (--country GB)`
      return fail('site', 'not_storable', message)
    }
    const countryId = Number(country.numeric)
    if (context.countryOf(countryId) !== country.alpha2) {
      const message = `the service has countries of its own, and ${country.alpha2} is not the one of ${countryId}; create the site ${name} first`
      fail('site', 'not_storable', message)
    }
    const gridRegionId = gridRegion === undefined ? undefined : gridRegionIdOf(context, gridRegion)
    if (gridRegion !== undefined && gridRegionId === undefined) {
      const message = `the service maps no gridRegionId to ${gridRegion}; add it to its gridRegions, or create the site ${name} first`
      fail('site', 'not_storable', message)
    }
    return {
      name,
      address: { address: `${name}, ${country.name}`.slice(0, LIMITS.address), coordinates: { lat: 0, lng: 0 } },
      area: 0,
      unit: 'M2',
      countryId,
      ...(gridRegionId === undefined ? {} : { gridRegionId }),
    }
  }

  /**
   * Creates what does not exist yet. `created` is the ids that an earlier run of the same import created, and gets the new
   * ones. Throws what the use cases of sites, vehicles and batches throw.
   */
  async resolve(context: Context, created: CreatedReferences): Promise<ResolvedReferences> {
    const existing = await ExistingReferences.read(context)
    for (const need of this.#needs.values()) await this.#create(context, { need, existing, created })
    const found = await ExistingReferences.read(context)
    const siteOf = (draft: RowDraft) => {
      const name = this.#siteOf(draft)
      return requireReference(found.sitesNamed(name ?? '')[0], name)
    }
    return {
      siteOf,
      findSiteOf: (draft) => (this.#siteOf(draft) === null ? undefined : siteOf(draft)),
      vehicleIdOf: ({ name }) => requireReference(found.vehicles.get(name), name).record.id,
      batchId: created.batches[0],
    }
  }

  /** Creates the record of a need, unless it exists or cannot be created. */
  async #create(context: Context, { need, existing, created }: NeedToCreate): Promise<void> {
    const { kind, name, vehicle } = need
    if (kind === 'batch') {
      if (created.batches.length > 0) return
      const manufacturingDate = context.now()
      created.batches.push((await batches(context).create({ name, manufacturingDate })).record.id)
    } else if (existing.idOf(need) !== null || this.#faults.has(siteKey(name))) return
    else if (vehicle === undefined) {
      created.sites.push((await sites(context).create(this.#siteInput(context, need))).record.id)
      this.#createdPlaces.set(need, need.place)
    } else created.vehicles.push((await vehicles(context).create(vehicle.input)).record.id)
  }
}

/** The sites by their folded names and ids, and the vehicles by their names. */
interface NeedToCreate {
  readonly need: Need
  readonly existing: ExistingReferences
  readonly created: CreatedReferences
}

function siteKey(name: string): string {
  return `site ${foldWord(name)}`
}

/** A part of a country, as ISO 3166-2 writes it: 'CA-ON'. */
const PART = /^[A-Z]{2}-[A-Z\d]+$/

/** The place that a row states, of a country its part too; of electricity without any, that of its grid factor. */
function placeOf({ row, source }: RowDraft): SitePlace | undefined {
  const text = source.cells.get('country')?.text
  const part = text !== undefined && PART.test(text.trim().toUpperCase()) ? text.trim().toUpperCase() : undefined
  const gridRegion = source.cells.get('gridRegion')?.text ?? part
  const factorRegion =
    row.kind === 'electricity' ? row.results[0]?.calculation.contributions[0]?.factor.region : undefined
  const country = countryOf(gridRegion) ?? countryOf(text) ?? countryOf(factorRegion ?? undefined)
  return country === undefined ? undefined : { country, gridRegion }
}

/** Learns the place of a site from a row. Only rows of electricity tell the grid. */
function learnPlace(need: Need, place: SitePlace | undefined, { row }: RowDraft): void {
  const isPower = row.kind === 'electricity'
  if (place === undefined || need.isCountryOfPower === true || (need.place !== undefined && !isPower)) return
  need.place = place
  need.isCountryOfPower = isPower
}

function requireReference<T>(found: T | undefined, name: string | null): T {
  if (found === undefined) throw new TypeError(`the import did not create ${name ?? 'a site'}`)
  return found
}
