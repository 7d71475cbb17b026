import type { Activity } from '../../core/activity-records/activity-stream.ts'
import type { ReadTx } from '../../core/context/context.ts'
import { builtInKind } from '../../core/references/emission-kinds.ts'

/** A kind of emission as an inventory shows it. */
export interface Kind {
  readonly id: string
  readonly name: string
  readonly scope: string
}

/** A vehicle as an inventory looks at it. */
interface Vehicle {
  readonly name: string
  readonly emissionKind: Kind
}

/** Names of what an inventory is grouped by, each read once. */
export class Names {
  readonly #tx: ReadTx
  readonly #kinds = new Map<string, Kind | null>()
  readonly #sites = new Map<string, string>()
  readonly #vehicles = new Map<string, Vehicle>()

  constructor(tx: ReadTx) {
    this.#tx = tx
  }

  async site(id: string): Promise<string> {
    const known = this.#sites.get(id)
    if (known !== undefined) return known
    const { name } = found(await this.#tx.sites.get(id), id)
    this.#sites.set(id, name)
    return name
  }

  async vehicle(id: string): Promise<Vehicle> {
    const known = this.#vehicles.get(id)
    if (known !== undefined) return known
    const { name, emissionKind } = found(await this.#tx.vehicles.get(id), id)
    const vehicle = { name, emissionKind: toKindResource(emissionKind) }
    this.#vehicles.set(id, vehicle)
    return vehicle
  }

  /**
   * The kind of a record as it is now. Where it was deleted: as the record or its vehicle holds it, else the built-in kind
   * of the activity.
   */
  async kind({ kind: { id, held }, vehicleId }: Activity): Promise<Kind> {
    const now = (await this.#kindNow(id)) ?? held
    if (now !== null) return toKindResource(now)
    if (vehicleId === null) throw new TypeError(`the emission kind ${id} is missing`)
    return (await this.vehicle(vehicleId)).emissionKind
  }

  /** Null for one that was deleted. */
  async #kindNow(id: string): Promise<Kind | null> {
    const known = this.#kinds.get(id)
    if (known !== undefined) return known
    const record = builtInKind(id) ?? (await this.#tx.emissionKinds.get(id))?.record
    const kind = record === undefined ? null : toKindResource(record)
    this.#kinds.set(id, kind)
    return kind
  }
}

function toKindResource({ id, name, scope }: Kind): Kind {
  return { id, name, scope }
}

function found<R>(row: { readonly record: R } | null, id: string): R {
  if (row === null) throw new TypeError(`${id} is named by a record and not there`)
  return row.record
}
