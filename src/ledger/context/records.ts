import type {
  Contribution,
  DataTier,
  FactorCategory,
  FactorSnapshot,
  Method,
  Money,
} from '../../core/emissions/index.ts'
import type { ErrorCode, Notice } from '../../core/errors/index.ts'
import type { Exact } from '../../core/exact/index.ts'
import type { EditionName } from '../../reference/factors/index.ts'
import type { EmissionFactorResource, FileResource } from '../../resources/index.ts'
import type { ListPosition, LogEntry } from '../../store/index.ts'
import type { BaseRecords, CollectionOf, ResourceRecords } from '../collections/index.ts'

/** The collections of activities: each of their records has a calculation. */
export type ActivityCollection = CollectionOf<'emission'>

/**
 * A record with inputs that its resource does not show: digits beyond a double, and internal fields. Absent or null
 * if there are none.
 */
export type Stored<Resource, Given> = Resource & { readonly given?: Given | null }

/** Numbers that no double holds, by field, as they were sent. */
export type Digits<Field extends string> = Readonly<Partial<Record<Field, Exact>>>

/** The conversion of a vehicle's activity to an emission. Each record stores the specification that it was calculated with. */
export interface VehicleSpecification {
  readonly emissionFactorId: string
  readonly activityUnitId: number
  readonly fuelConsumption: Exact | null
  readonly fuelConsumptionUnitId: number | null
  /** The consumption is per this many activity units. */
  readonly consumptionPer: Exact
}

/** The fields that select the grid factor of electricity; a change of any selects it again. */
export interface GridQuestion {
  readonly countryId: number
  readonly gridRegionId: number | null
  /** The year that contains most of the period. */
  readonly year: number
}

/** The stored inputs of an electricity record: how its grid factor was selected, and its own factor as named. */
export interface ExactEnergyInputs extends Digits<'value' | 'percentageOfCleanEnergy'> {
  readonly grid: GridQuestion
  readonly customFactorSnapshotId: string | null
  /** The selected residual mix; absent if none was selected. */
  readonly residualSnapshotId?: string
  /** Absent if the record neither draws on instruments nor was asked to. */
  readonly drawing?: InstrumentDraws
}

/** The stored inputs of a company's own factor. */
export interface ExactFactorInputs {
  /** The numbers as they were sent; null if unknown. */
  readonly per1: Readonly<Record<'co2' | 'ch4' | 'n2o' | 'co2e', Exact | null>>
  readonly gwpSet: string | null
  readonly heatingValue: 'gross' | 'net' | null
  readonly supplierMix: boolean
  /** The country and year of a residual mix; absent if the factor is not a residual mix. */
  readonly residualMix?: { readonly countryId: number; readonly year: number }
  /** Absent: any use with a matching unit accepts the factor. */
  readonly category?: FactorCategory
  /** The currency and price year of a factor per money; absent if the factor is per unit. */
  readonly money?: Money
  /** Absent if not stated. */
  readonly tier?: DataTier
}

/** A contribution that names its factor by the id of a snapshot, which many contributions share. */
export type StoredContribution = Omit<Contribution, 'factor'> & { readonly factorSnapshotId: string }

/** A stored calculation; its emission follows from it. */
export interface StoredCalculation {
  readonly method: Method
  readonly contributions: readonly StoredContribution[]
  readonly notices: readonly Notice[]
}

/** The cause of a calculation. */
export type Reason = 'created' | 'updated' | 'recalculated'

/** One revision of a record's calculation. */
export interface Revision {
  /** 1, 2, 3, … per record. */
  readonly revision: number
  readonly reason: Reason
  /** The calculation of the figure in the total; for electricity the market-based one. */
  readonly calculation: StoredCalculation
  /** The location-based calculation of electricity, reported in addition to the total; null for other activities. */
  readonly location: StoredCalculation | null
}

/** A calculation of a record, and the log line that holds it. */
export interface CalculationRecord extends Revision {
  readonly sequence: number
  readonly recordId: string
  readonly collection: ActivityCollection
  readonly createdAt: string
}

/** The period of a lock in a log line. */
export interface LoggedPeriod {
  readonly from: string
  readonly to: string
  readonly comment: string | null
}

/** The state of a record after a log line; lines of earlier versions lack it. */
export interface LoggedState {
  /** SHA-256 in hex of the version and all fields; absent for a deleted record. */
  readonly recordDigest?: string
  /** SHA-256 in hex of a movement's batches, or of a batch's products. */
  readonly carriedDigest?: string
}

/** The period of an activity. */
export interface LoggedDates {
  readonly from: string
  readonly to: string
}

/** A log line. The lines of activities hold a calculation, or name the earlier line that does. */
export interface LoggedLine extends LogEntry, LoggedState {
  /** The period of an activity after the change, or before its deletion: locks of that period reject the change. */
  readonly dates?: LoggedDates
  readonly computed?: Revision
  /** The sequence of the line with the calculation in force, if this line has none. */
  readonly computedIn?: number
  /** The period that was locked or unlocked. */
  readonly period?: LoggedPeriod
}

/** The difference in emissions from replacing some factors with others. */
export interface FactorDifference {
  readonly collection: ActivityCollection
  /** Keys of the factors before and after, by contribution; both null for further pairs, which are too many to list. */
  readonly before: readonly string[] | null
  readonly after: readonly string[] | null
  readonly records: number
  /** Kilograms of CO2e, exact. */
  readonly differenceKg: string
}

/** A record that could not be recalculated and stays unchanged. */
export interface FailedRecord {
  readonly collection: ActivityCollection
  readonly recordId: string
  readonly violations: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[]
}

/** An edition, and the one whose factors replace its own. */
export interface EditionPair {
  readonly from: EditionName
  readonly to: EditionName
}

/** A factor of the source edition without a replacement: records that name it stay unchanged. */
export interface FactorWithoutCounterpart {
  readonly factor: string
  readonly code: ErrorCode
  readonly records: number
}

/** A vehicle or policy field that names a factor of the source edition, which further records would use. */
export interface FactorHolder {
  readonly of: 'vehicle' | 'policy'
  /** The vehicle's id, or the path of the policy: 'policy.defaultGridFactor'. */
  readonly id: string
  readonly factor: string
  /** True if it now names the factor of the other edition. */
  readonly isSwitched: boolean
  /** Why it cannot be switched. */
  readonly violations: FailedRecord['violations']
}

/** A restatement that replaces factors of some editions with those of others. */
export interface EditionSwitch {
  readonly editions: readonly EditionPair[]
  /** True: vehicles are switched too. False: they are only listed, and their further records use the source edition. */
  readonly vehicles: boolean
  /** By factor key, in the order in which records were read. */
  readonly withoutCounterpart: readonly FactorWithoutCounterpart[]
  /** The number of vehicles and policy fields that name a factor of the source edition, and of the switched ones. */
  readonly holders: number
  readonly switchedHolders: number
  /** The first hundred holders. */
  readonly firstHolders: readonly FactorHolder[]
}

/** A restatement by the rules that choose factors. */
export interface RuleAssignment {
  /** True if a matching rule also replaces factors that records name themselves. */
  readonly named: boolean
}

/** A period whose records are recalculated, and the progress. */
export interface StoredRestatement {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  /** Null while the restatement is in progress. */
  readonly finishedAt: string | null
  /** The actor who began it. */
  readonly actor: string
  /** Records that begin from `from` on, and before `to`. */
  readonly from: string
  readonly to: string
  /** The switch of editions; absent if records are recalculated with the current factors, vehicles, sites and policy. */
  readonly editionSwitch?: EditionSwitch
  /** Absent if rules assign no factors. */
  readonly ruleAssignment?: RuleAssignment
  /** The next record to read, by collection and position; null at the end. */
  readonly next: { readonly collection: ActivityCollection | 'vehicles'; readonly after: ListPosition | null } | null
  /** Records read so far: changed, unchanged and failed ones. */
  readonly records: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  /** The exact difference of all changed records in kilograms of CO2e. */
  readonly differenceKg: string
  /** The difference by factor; the parts add up to it. */
  readonly byFactor: readonly FactorDifference[]
  /** The first hundred failed records. */
  readonly failures: readonly FailedRecord[]
}

/** The state of an import: `running` until every row is written, `undoing` until every record is deleted again. */
export type ImportStatus = 'running' | 'complete' | 'undoing' | 'undone'

/** The reading of a file, saved under a name with its import, so that the next file is read alike. */
export interface ImportMapping {
  readonly name: string
  /** Columns of the input by the name of the column of the file; '' for a column that is not used. */
  readonly columns: Readonly<Record<string, string>>
  /** Words by column of the input and word of the file; the word '' fills empty cells. */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Other settings of the reading by name, such as the order of dates. */
  readonly settings: Readonly<Record<string, string>>
}

/** An import of the rows of a file. */
export interface StoredImport {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  readonly actor: string
  readonly status: ImportStatus
  /** The name of the file. */
  readonly name: string
  /** SHA-256 in hex of the rows as they were read, and of the options of the import. */
  readonly digest: string
  /** Rows to import. */
  readonly rows: number
  /** Records that it wrote. */
  readonly records: number
  /** Chunks that it wrote. */
  readonly chunks: number
  /** The exact emission of its records: a decimal, or a fraction, in kilograms of CO2e. */
  readonly co2eKg: string
  /** Records that it created for others to name. */
  readonly created: {
    readonly sites: readonly string[]
    readonly vehicles: readonly string[]
    readonly batches: readonly number[]
  }
  /** The reading of the file; absent if it was not saved. */
  readonly mapping?: ImportMapping
}

/** The records that one transaction of an import wrote. */
export interface ImportChunk {
  readonly importId: string
  /** 0, 1, 2, … */
  readonly chunk: number
  readonly createdAt: string
  /** The line of each row, the collection of its record, and the id of its record. */
  readonly records: readonly (readonly [line: number, collection: ActivityCollection, id: string])[]
}

/** An API key: its hash, never the key itself. */
export interface ApiKeyRecord {
  readonly id: string
  readonly hash: string
  readonly name: string
  /** The first characters of the key, so that people can distinguish keys. */
  readonly prefix: string
  readonly isReadOnly: boolean
  /** Absent in keys issued before this field existed: if they may write, they are admins. */
  readonly isAdmin?: boolean
  /** The moment when the key expires; null or absent: never. */
  readonly expiresAt?: string | null
  readonly createdAt: string
}

/** The answer to a request with an idempotency key. */
export interface AnsweredRequest {
  readonly route: string
  readonly key: string
  readonly createdAt: string
  /** A fingerprint of the request's body; another body is another request. */
  readonly fingerprint: string
  readonly answer: unknown
  /** Keys of the rows with shared parts, by field of the answer's record. The fields are null in `answer`. */
  readonly parts?: Readonly<Record<string, string>>
}

/** The owner of an emission. The amount follows from the calculation of the record. */
export interface EmissionOwner {
  readonly id: string
  readonly recordId: string
  readonly of: ActivityCollection
  readonly createdAt: string
}

/** The activities whose records state one quantity, a `value`. */
type ActivityOfValue = Exclude<ActivityCollection, 'siteEnergies' | 'vehicleEmissions' | 'movements' | 'travels'>

/** The records of these activities. */
type ValueRecords = { [Name in ActivityOfValue]: Stored<ResourceRecords[Name], Digits<'value'>> }

/** All records that a service stores. */
export interface ServiceRecords extends Omit<ResourceRecords, ActivityOfValue>, ValueRecords {
  siteEnergies: ResourceRecords['siteEnergies'] & { readonly given: ExactEnergyInputs }
  instruments: ResourceRecords['instruments'] & { readonly given: ExactInstrumentInputs }
  boundaryShares: Stored<ResourceRecords['boundaryShares'], Digits<'equityShare'>>
  vehicles: Stored<ResourceRecords['vehicles'], Digits<'fuelConsumption' | 'consumptionPer'>>
  vehicleEmissions: Stored<
    ResourceRecords['vehicleEmissions'],
    /** The specification and emission kind of the vehicle at the time of the calculation. */
    Digits<'amount'> & { readonly specification: VehicleSpecification; readonly emissionKindId: string }
  >
  products: Stored<ResourceRecords['products'], Digits<'weight'>>
  batches: Stored<ResourceRecords['batches'], Digits<'totalWeight'>>
  /** The resource of a movement shows its emission, but not the emission's id. */
  movements: Stored<
    ResourceRecords['movements'],
    Digits<'transportWeightTon' | 'distanceKm'> & {
      readonly emissionId: string
      /** The published factor that the client named; absent: the service selects it. */
      readonly emissionFactorId?: string
    }
  >
  /** Dates of the journey; absent ones are those of the trip. */
  travels: Stored<
    ResourceRecords['travels'],
    Digits<'weight' | 'transportWeightTon'> & { readonly startDate?: string; readonly endDate?: string }
  >
  emissionFactors: Stored<EmissionFactorResource, ExactFactorInputs>
  files: FileResource
  restatements: StoredRestatement
  imports: StoredImport
  importChunks: ImportChunk
  emissions: EmissionOwner
  factorSnapshots: BaseRecords['factorSnapshots'] & { readonly factor: FactorSnapshot }
  log: LoggedLine
  apiKeys: ApiKeyRecord
  idempotencyKeys: AnsweredRequest
}

/** The resource of a stored record: without its exact inputs. */
export type ResourceOf<Name extends keyof ServiceRecords> = Omit<ServiceRecords[Name], 'given'>

/** Energy drawn from an instrument: all digits of the kilowatt-hours, or a fraction. */
export interface InstrumentDraw {
  readonly instrumentId: string
  readonly energyKwh: string
}

/** The draws of a record of electricity. */
export interface InstrumentDraws {
  /** The draws that the client declared. */
  readonly declared: readonly InstrumentDraw[]
  /** True if the rest is drawn from any matching instrument. */
  readonly isAutomatic: boolean
  /** The draws in force, declared or automatic. */
  readonly draws: readonly InstrumentDraw[]
}

/** The stored inputs of an instrument: its kilowatt-hours with all digits, and its factor as it was named. */
export interface ExactInstrumentInputs {
  readonly energyKwh: string
  /** The sum of the draws of all records. */
  readonly drawnKwh: string
  readonly factorSnapshotId: string
}
