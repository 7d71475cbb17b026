import { HOST_TIMING, type SomeFields, type Timing } from '../../base/index.ts'
import type { MoneySeries } from '../../core/emissions/index.ts'
import type { HeadKeys } from '../../core/heads/index.ts'
import type { UnitTable } from '../../core/units/index.ts'
import type { Catalogue } from '../../reference/factors/index.ts'
import type { Places } from '../../reference/places/index.ts'
import type { InputSchemas } from '../../resources/index.ts'
import type { ConcurrencyLimit } from '../../store/index.ts'
import type { ReadTransaction, Store, Transaction } from '../collections/index.ts'
import type { ActivityShape, ActivityShapes } from './activity-shape.ts'
import type { ServicePolicy } from './policy.ts'
import type { ActivityCollection, ServiceRecords } from './records.ts'
import { delayCalls } from './with-members.ts'

/** A handle that reads the records of one company. */
export type ReadTx = ReadTransaction<ServiceRecords>

/** A handle that reads and writes the records of one company. */
export type WriteTx = Transaction<ServiceRecords>

/** Identifies a retried request, so that it gets the first response: the key, and a fingerprint of the body. */
export interface IdempotencyKey {
  readonly route: string
  readonly key: string
  readonly fingerprint: string
}

/** The input schemas under the service's policy, and under a policy that requires no field. */
export interface SchemasByPolicy {
  readonly requiredByContract: InputSchemas
  readonly lenient: InputSchemas
}

/** The dependencies of a company's use cases. */
export interface Context {
  readonly companyId: number
  /** The actor in the log. */
  readonly actor: string
  readonly idempotency: IdempotencyKey | null
  /** The API key of the caller, checked again within each writing transaction; null without a key. */
  readonly keyId: string | null
  /** Called before a writing transaction opens; an error ends the change. */
  readonly confirm: (() => Promise<void>) | null
  /** Exchange rates and price indices for money that was spent. */
  readonly series: SomeFields<MoneySeries>
  readonly store: Store<ServiceRecords>
  readonly policy: ServicePolicy
  readonly inputs: SchemasByPolicy
  readonly catalogue: Catalogue
  /**
   * Loads what the catalogue lacks until the first read or transaction; null: it lacks nothing. Await it before the
   * catalogue is used outside of both.
   */
  readonly loadFactors: (() => Promise<void>) | null
  readonly places: Places
  readonly units: UnitTable
  readonly activities: ActivityShapes
  /** The host's keys that sign heads of logs; null: heads are not signed. They are never stored. */
  readonly headKeys: HeadKeys | null
  /** The alpha-2 code of a `countryId`; undefined if there is no such country. */
  readonly countryOf: (countryId: number) => string | undefined
  /** The grid region of a `gridRegionId`, such as 'US-CAMX'; undefined if there is no such region. */
  readonly gridRegionOf: (gridRegionId: number) => string | undefined
  /** The limits of long reads in flight, of a company and of all. */
  readonly longReads: ConcurrencyLimit<number>
  /** Lets long reads give way to the short reads and writes of other companies. */
  readonly priority: ReadPriority
  /** The current time as a timestamp. */
  readonly now: () => string
  readonly newId: () => string
  /** Absent: the locks are read for each new record. */
  readonly locks?: KnownLocks
}

/** The locks of a company, read once for many records. */
interface KnownLocks {
  /** Throws `period_locked` if a record overlaps a locked period. */
  check(of: { readonly activity: ActivityShape; readonly records: readonly ServiceRecords[ActivityCollection][] }): void
}

/** The longest single wait of a long read, in milliseconds. */
const WAIT_MS = 25
/** The longest total wait, as a multiple of the time worked: a long read takes at most four times as long. */
const WAITS_PER_WORK = 3

/** A waiting long read, and the function that resumes it. */
interface Waiting {
  readonly companyId: number
  readonly goOn: () => void
}

/**
 * Lets reads of a whole company give way to the short reads and writes of other companies, which share processor and
 * database with it.
 */
export class ReadPriority {
  readonly #timing: Timing
  /** Running short reads and writes per company, and in total. */
  readonly #short = new Map<number, number>()
  #inFlight = 0
  readonly #waiting = new Set<Waiting>()

  constructor(timing: Timing = HOST_TIMING) {
    this.#timing = timing
  }

  /** Runs a short read or write. */
  async short<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    this.#count(companyId, 1)
    try {
      return await work()
    } finally {
      this.#count(companyId, -1)
      for (const { companyId: waiting, goOn } of this.#waiting) if (!this.#hasOthers(waiting)) goOn()
    }
  }

  /** Returns the handle of a long read, which gives way before each statement until its waits are used up. */
  givingWay<Tx extends { readonly companyId: number }>(tx: Tx): Tx {
    const { companyId } = tx
    const begun = this.#timing.nowMs()
    let waited = 0
    return delayCalls(tx, async () => {
      if (!this.#hasOthers(companyId)) return
      const before = this.#timing.nowMs()
      if (waited > WAITS_PER_WORK * (before - begun - waited)) return
      await this.#othersDone(companyId)
      waited += this.#timing.nowMs() - before
    })
  }

  #hasOthers(companyId: number): boolean {
    return this.#inFlight > (this.#short.get(companyId) ?? 0)
  }

  #count(companyId: number, one: 1 | -1): void {
    const left = (this.#short.get(companyId) ?? 0) + one
    if (left === 0) this.#short.delete(companyId)
    else this.#short.set(companyId, left)
    this.#inFlight += one
  }

  #othersDone(companyId: number): Promise<void> {
    return new Promise((resolve) => {
      const goOn = () => {
        callOff()
        this.#waiting.delete(waiting)
        resolve()
      }
      const callOff = this.#timing.after(WAIT_MS, goOn)
      const waiting = { companyId, goOn }
      this.#waiting.add(waiting)
    })
  }
}
