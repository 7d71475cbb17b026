import { getOrCompute } from '../../base/index.ts'
import type { ContributionScope } from '../../core/emissions/index.ts'
import { type Notice, notice } from '../../core/errors/index.ts'
import type { Activity } from '../../ledger/context/activity-stream.ts'
import { cacheByKey } from '../../ledger/context/cached.ts'
import type { ReadTx } from '../../ledger/context/context.ts'
import { builtInKind, scopeOfRecord } from '../../ledger/references/emission-kinds.ts'
import type { InventoryResource, SiteResource } from '../../resources/index.ts'

/** A kind of emission as an inventory shows it. */
export interface Kind {
  readonly id: string
  readonly name: string
  readonly scope: string
}

/** The groups that a record counts in. Without a site and a vehicle it belongs to the company as a whole. */
export interface RecordGroups {
  readonly kind: Kind
  readonly site: { readonly id: string; readonly name: string } | null
  /** The contract's number for the country of the site. */
  readonly countryId: SiteResource['countryId'] | null
  readonly vehicle: { readonly id: string; readonly name: string } | null
}

function pickKind({ id, name, scope }: Kind): Kind {
  return { id, name, scope }
}

function requireRow<R>(row: { readonly record: R } | null, id: string): R {
  if (row === null) throw new TypeError(`${id} is named by a record and not there`)
  return row.record
}

/** The fields that decide the groups of a record. */
interface GroupIds extends Pick<Activity, 'siteId' | 'vehicleId'> {
  readonly kind: Pick<Activity['kind'], 'id'>
}

/**
 * Caches the groups of existing kinds by site, vehicle and kind. Nested maps, because their texts are already hashed; a
 * combined key would have to be hashed for every record.
 */
class KnownGroups {
  readonly #bySite = new Map<string | null, Map<string | null, Map<string, RecordGroups>>>()

  get({ siteId, vehicleId, kind }: GroupIds): RecordGroups | undefined {
    return this.#bySite.get(siteId)?.get(vehicleId)?.get(kind.id)
  }

  set({ siteId, vehicleId, kind }: GroupIds, groups: RecordGroups): void {
    const byVehicle = getOrCompute(this.#bySite, siteId, () => new Map<string | null, Map<string, RecordGroups>>())
    getOrCompute(byVehicle, vehicleId, () => new Map<string, RecordGroups>()).set(kind.id, groups)
  }
}

/**
 * Reads the groups of records by their current names, each only once. For a deleted kind it takes the kind stored in
 * the record or its vehicle, or else the built-in kind of the activity.
 */
export function groupsReader(tx: ReadTx): (activity: Activity) => RecordGroups | Promise<RecordGroups> {
  const siteOf = cacheByKey(async (id: string) => requireRow(await tx.sites.get(id), id))
  const vehicleOf = cacheByKey(async (id: string) => requireRow(await tx.vehicles.get(id), id))
  const kindNow = cacheByKey(async (id: string) => {
    const record = builtInKind(id) ?? (await tx.emissionKinds.get(id))?.record
    return record === undefined ? null : pickKind(record)
  })
  const known = new KnownGroups()
  const read = async ({ kind: { id, existing }, siteId, vehicleId }: Activity) => {
    const vehicle = vehicleId === null ? null : await vehicleOf(vehicleId)
    const now = await kindNow(id)
    const kind = now ?? existing ?? vehicle?.emissionKind
    if (kind === undefined) throw new TypeError(`the emission kind ${id} is missing`)
    const site = siteId === null ? null : await siteOf(siteId)
    const groups = {
      kind: pickKind(kind),
      site: site && { id: site.id, name: site.name },
      countryId: site?.countryId ?? null,
      vehicle: vehicle && { id: vehicle.id, name: vehicle.name },
    }
    if (now !== null) known.set({ kind: { id }, siteId, vehicleId }, groups)
    return groups
  }
  return (activity) => known.get(activity) ?? read(activity)
}

/** The most records listed; all are counted. */
const RECORDS_MAX = 100

type ScopeByFactor = InventoryResource['scopeByFactor']

/** Records that count in the scope of their factor instead of the scope of their kind. */
export class RecordsScopedByFactor {
  #records = 0
  readonly #first: ScopeByFactor['first'] = []

  /** Returns the kind with the scope that the record counts in. */
  kindOf(kind: Kind, { id, scopes }: { readonly id: string; readonly scopes: readonly ContributionScope[] }): Kind {
    const scope = scopeOfRecord(kind, scopes)
    if (scope === kind.scope) return kind
    this.#records++
    if (this.#first.length < RECORDS_MAX) this.#first.push({ recordId: id, emissionKindId: kind.id, scope })
    return { ...kind, scope }
  }

  resource(): ScopeByFactor {
    return { records: this.#records, first: this.#first }
  }

  notices(): Notice[] {
    if (this.#records === 0) return []
    const message = `includes records that count in the scope of their factor instead of the scope of their kind: ${this.#records}; they are listed under scopeByFactor`
    return [notice('scope_by_factor', 'scopeByFactor', message)]
  }
}
