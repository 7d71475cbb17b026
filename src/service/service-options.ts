import type { Catalogue } from '../factors/index.ts'
import type { Places } from '../places/index.ts'
import type { Store } from '../store/index.ts'
import type { UnitTable } from '../units/index.ts'
import type { LongReadLimits } from './core/context/long-reads.ts'
import type { ServicePolicy } from './core/context/policy.ts'
import type { ServiceRecords } from './core/context/records.ts'

/** Options of a service; everything may be left out. */
export interface ServiceOptions {
  /** Store of records; not given: in memory, until the process ends. */
  readonly store?: Store<ServiceRecords>
  /** Published and other factors that all companies find; not given: what is shipped. */
  readonly catalogue?: Catalogue
  /** Finds places and distances; not given: airports and cities, offline. */
  readonly places?: Places
  /** The units of measure; not given: the built-in ones. */
  readonly units?: UnitTable
  /** The alpha-2 code of a `countryId`; not given: ISO 3166-1 numeric. */
  readonly countries?: (countryId: number) => string | undefined
  /** The grid regions of `gridRegionId`s: `{ 4: 'US-CAMX' }`; one that is not listed is not used, with a notice. */
  readonly gridRegions?: Readonly<Record<number, string>>
  /** Choices of the service, for all companies or by company. */
  readonly policy?: Partial<ServicePolicy> | ((companyId: number) => Partial<ServicePolicy>)
  /** The limits of reads of a whole company (inventory, export, verification) that are in flight. */
  readonly longReads?: LongReadLimits
  /** Milliseconds since 1970; not given: the clock of the machine. */
  readonly clock?: () => number
  /** A new id, unique for ever; not given: a random UUID. */
  readonly newId?: () => string
}
