import { isFields } from '../../base/index.ts'
import type { Plain } from '../plain-data.ts'
import type { Factor } from '../trace-shape.ts'
import type { Fields } from './bundle-text.ts'
import type { KnownThings } from './compared.ts'
import type { FactorsOfBundle } from './factors-of-bundle.ts'
import type { LoggedRecord } from './logged-record.ts'

/** A record that others refer to. */
interface KnownRecord {
  readonly record: Fields
  /** The number of its last log line. */
  readonly last: number
  readonly isChanged: boolean
}

/** The fields of records that fields of later records follow from; others are not stored. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  sites: ['countryId', 'gridRegionId'],
  instruments: ['kind', 'startDate', 'endDate', 'countryId', 'siteId'],
  emissionKinds: ['scope', 'underScope', 'activityTypeUnderScope', 'name', 'companyId'],
}

/** The parts of the log that records refer to: every emission kind that was ever created, and the digests of lines. */
interface KnownLog {
  readonly kinds: ReadonlySet<string>
  readonly digests: readonly string[]
}

/** Stores the parts of records that later records refer to. */
export class KnownRecords implements KnownThings {
  readonly #factors: FactorsOfBundle
  readonly #log: KnownLog
  readonly #records = new Map<string, KnownRecord>()
  readonly #units = new Set<string>()

  constructor(factors: FactorsOfBundle, log: KnownLog) {
    this.#factors = factors
    this.#log = log
  }

  add(collection: string, record: Fields, logged: LoggedRecord | undefined): void {
    if (collection === 'vehicles') this.#addUnits(record)
    const names = STORED[collection]
    if (names === undefined) return
    const parts = Object.fromEntries(names.map((name) => [name, record[name] ?? null]))
    const { first = 0, last = 0 } = logged ?? {}
    this.#records.set(`${collection}/${String(record.id)}`, { record: parts, last, isChanged: first < last })
  }

  #addUnits({ activityUnit, fuelConsumptionUnit }: Fields): void {
    for (const unit of [activityUnit, fuelConsumptionUnit]) {
      if (isFields(unit)) this.#units.add(`${String(unit.id)} ${String(unit.short_name)}`)
    }
  }

  isUnit(id: unknown, symbol: string): boolean {
    return this.#units.has(`${String(id)} ${symbol}`)
  }

  find(collection: string, id: Plain | undefined): Fields | undefined {
    return this.#records.get(`${collection}/${String(id)}`)?.record
  }

  findUnchanged(
    collection: string,
    id: Plain | undefined,
    before: { readonly first: number } | undefined,
  ): Fields | undefined {
    const known = this.#records.get(`${collection}/${String(id)}`)
    return known !== undefined && before !== undefined && known.last < before.first ? known.record : undefined
  }

  unchangedKind(id: Plain | undefined): Fields | undefined {
    const known = this.#records.get(`emissionKinds/${String(id)}`)
    return known?.isChanged ? undefined : known?.record
  }

  isKind(id: Plain): boolean {
    return typeof id === 'string' && this.#log.kinds.has(id)
  }

  factorIdOf(snapshotId: Plain): Plain | undefined {
    return typeof snapshotId === 'string' ? this.#factors.get(snapshotId)?.id : undefined
  }

  publishedFactor(id: Plain | undefined): Factor | undefined {
    return this.#factors.published(id)
  }

  digestOfLine(sequence: Plain | undefined): string | undefined {
    return typeof sequence === 'number' ? this.#log.digests[sequence] : undefined
  }
}
