import type { ReadTransaction, Store, Transaction } from '../../../collections/index.ts'
import type { MoneySeries } from '../../../emissions/index.ts'
import type { Catalogue } from '../../../factors/index.ts'
import type { Places } from '../../../places/index.ts'
import type { InputSchemas } from '../../../resources/index.ts'
import type { ConcurrencyLimit } from '../../../store/index.ts'
import type { UnitTable } from '../../../units/index.ts'
import type { ActivityShapes } from './activity-shape.ts'
import type { KnownLocks } from './known-locks.ts'
import type { ServicePolicy } from './policy.ts'
import type { Precedence } from './precedence.ts'
import type { ServiceRecords } from './records.ts'

/** A handle that reads the records of one company. */
export type ReadTx = ReadTransaction<ServiceRecords>

/** A handle that reads and writes the records of one company. */
export type WriteTx = Transaction<ServiceRecords>

/** Makes a request that is sent again answer as the first time: its key, and what tells one request from another. */
export interface IdempotencyKey {
  readonly route: string
  readonly key: string
  readonly fingerprint: string
}

/** The schemas of input: by the policy, and as the policy would be if it asked for nothing. */
export interface SchemasByPolicy {
  readonly requiredByContract: InputSchemas
  readonly lenient: InputSchemas
}

/** Everything use cases of a company need. */
export interface Context {
  readonly companyId: number
  /** The actor in the log. */
  readonly actor: string
  readonly idempotency: IdempotencyKey | null
  /** The API key in whose name: authenticated again within each transaction that writes; null: there is none. */
  readonly keyId: string | null
  /** Asked again before a transaction that writes is opened; what it throws ends the change. */
  readonly confirm: (() => Promise<void>) | null
  /** Exchange rates and price indices for money that was spent. */
  readonly series: Partial<MoneySeries>
  readonly store: Store<ServiceRecords>
  readonly policy: ServicePolicy
  readonly inputs: SchemasByPolicy
  readonly catalogue: Catalogue
  readonly places: Places
  readonly units: UnitTable
  readonly activities: ActivityShapes
  /** The alpha-2 code of a `countryId`; undefined: none. */
  readonly countryOf: (countryId: number) => string | undefined
  /** The grid region of a `gridRegionId`: 'US-CAMX'; undefined: none. */
  readonly gridRegionOf: (gridRegionId: number) => string | undefined
  /** The limits of long reads in flight, of a company and of all. */
  readonly longReads: ConcurrencyLimit<number>
  /** Lets long reads give way to the short reads and writes of other companies. */
  readonly precedence: Precedence
  /** The moment, as every answer writes it. */
  readonly now: () => string
  readonly newId: () => string
  /** Absent: they are read for each record that is created. */
  readonly locks?: KnownLocks
}
