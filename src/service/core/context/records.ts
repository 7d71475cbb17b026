import type { BaseRecords, CollectionOf, ResourceRecords } from '../../../collections/index.ts'
import type { Contribution, DataTier, FactorCategory, FactorSnapshot, Method, Money } from '../../../emissions/index.ts'
import type { ErrorCode, Notice } from '../../../errors/index.ts'
import type { Exact } from '../../../exact/index.ts'
import type { EmissionFactorResource, FileResource } from '../../../resources/index.ts'
import type { ListPosition, LogEntry } from '../../../store/index.ts'
import type { ExactInstrumentInputs, InstrumentDraws } from './instrument-inputs.ts'

/** The collections of what was done and emitted: each of their records has a calculation. */
export type ActivityCollection = CollectionOf<'emission'>

/**
 * A record with what it was given and the wire shape has no place for: digits beyond a double, and inputs that are not
 * shown. Absent or null where there is nothing of the kind.
 */
export type Stored<Resource, Given> = Resource & { readonly given?: Given | null }

/** Figures that no double holds, by field, as they were given. */
export type Digits<Field extends string> = Readonly<Partial<Record<Field, Exact>>>

/** Conversion of a vehicle's activity into an emission; a record of it keeps the one it was made with. */
export interface VehicleSpecification {
  readonly emissionFactorId: string
  readonly activityUnitId: number
  readonly fuelConsumption: Exact | null
  readonly fuelConsumptionUnitId: number | null
  /** The consumption is per so many activity units. */
  readonly consumptionPer: Exact
}

/** Fields that select the grid factor of electricity; it is selected again when one of them changes. */
export interface GridQuestion {
  readonly countryId: number
  readonly gridRegionId: number | null
  /** The year that holds most of the period. */
  readonly year: number
}

/** Beside a record of electricity: what its grid factor was selected by, and its own factor as that was named. */
export interface ExactEnergyInputs extends Digits<'value' | 'percentageOfCleanEnergy'> {
  readonly grid: GridQuestion
  readonly customFactorSnapshotId: string | null
  /** The residual mix that was selected; absent: none was. */
  readonly residualSnapshotId?: string
  /** Absent: it draws on none, and was not asked to. */
  readonly drawing?: InstrumentDraws
}

/** Inputs of a company's own factor beside the wire columns. */
export interface ExactFactorInputs {
  /** The figures as they were given; null: not known. */
  readonly per1: Readonly<Record<'co2' | 'ch4' | 'n2o' | 'co2e', Exact | null>>
  readonly gwpSet: string | null
  readonly heatingValue: 'gross' | 'net' | null
  readonly supplierMix: boolean
  /** The country and the year whose residual mix the factor is; absent: none. */
  readonly residualMix?: { readonly countryId: number; readonly year: number }
  /** Not given: the factor fits by its unit. */
  readonly category?: FactorCategory
  /** The money of the prices of a year that the factor is per; not given: it is per a unit. */
  readonly money?: Money
  /** Not given: not stated. */
  readonly tier?: DataTier
}

/** A contribution with its factor by the id of the snapshot, which many share. */
export type StoredContribution = Omit<Contribution, 'factor'> & { readonly factorSnapshotId: string }

/** A calculation as it is kept; its emission follows from it. */
export interface StoredCalculation {
  readonly method: Method
  readonly contributions: readonly StoredContribution[]
  readonly notices: readonly Notice[]
}

/** Cause of a calculation. */
export type Reason = 'created' | 'updated' | 'recalculated'

/** One revision of what a record was computed from. */
export interface Revision {
  /** 1, 2, 3, … per record. */
  readonly revision: number
  readonly reason: Reason
  /** The figure in the total; for electricity the market-based one. */
  readonly calculation: StoredCalculation
  /** The location-based figure of electricity, which stands beside the total; null for everything else. */
  readonly location: StoredCalculation | null
}

/** A calculation of a record, and the line of the log that holds it. */
export interface CalculationRecord extends Revision {
  readonly sequence: number
  readonly recordId: string
  readonly collection: ActivityCollection
  readonly createdAt: string
}

/** The period of a lock that the log speaks of. */
export interface LoggedPeriod {
  readonly from: string
  readonly to: string
  readonly comment: string | null
}

/** The state of a record behind a line of the log; lines of earlier versions hold nothing of it. */
export interface LoggedState {
  /** SHA-256 in hex of the version and all fields; of a record that is gone there is none. */
  readonly recordDigest?: string
  /** SHA-256 in hex of the batches that a movement carries, or of the products that a batch holds. */
  readonly carriedDigest?: string
}

/** From when to when an activity was. */
export interface LoggedDates {
  readonly from: string
  readonly to: string
}

/** A line of the log. Those of activities hold what was computed with them, or which line before them does. */
export interface LoggedLine extends LogEntry, LoggedState {
  /** Of an activity as it stands behind the line, of one that is gone as it was: what a lock of its period would refuse. */
  readonly dates?: LoggedDates
  readonly computed?: Revision
  /** The sequence of the line that holds the calculation in force, where this one computed nothing. */
  readonly computedIn?: number
  /** Period locked or unlocked. */
  readonly period?: LoggedPeriod
}

/** Difference in emissions of records by replacing some factors with others. */
export interface FactorDifference {
  readonly collection: ActivityCollection
  /** Keys of the factors before and after, part by part; both null: those of further ones, which are too many to list. */
  readonly before: readonly string[] | null
  readonly after: readonly string[] | null
  readonly records: number
  /** Kilograms of CO2e, exact. */
  readonly differenceKg: string
}

/** A record that could not be computed again, and stays as it is. */
export interface FailedRecord {
  readonly collection: ActivityCollection
  readonly recordId: string
  readonly violations: readonly { readonly path: string; readonly code: ErrorCode; readonly message: string }[]
}

/** An edition, and the one whose factors take the place of its own. */
export interface EditionPair {
  readonly from: string
  readonly to: string
}

/** A factor of an edition that is left, in whose place no other can stand: records that name it stay as they are. */
export interface FactorWithoutCounterpart {
  readonly factor: string
  readonly code: ErrorCode
  readonly records: number
}

/** A vehicle, or a field of the policy, that names a factor of an edition that is left: further records will have it. */
export interface FactorHolder {
  readonly of: 'vehicle' | 'policy'
  /** The vehicle's id, or the path of the policy: 'policy.defaultGridFactor'. */
  readonly id: string
  readonly factor: string
  /** True: it names the factor of the other edition by now. */
  readonly isSwitched: boolean
  /** The reasons why it cannot. */
  readonly violations: FailedRecord['violations']
}

/** A restatement of what names factors of some editions, by the factors of others. */
export interface EditionSwitch {
  readonly editions: readonly EditionPair[]
  /** True: vehicles are switched too; false: they are listed, and their further records have the factor that is left. */
  readonly vehicles: boolean
  /** By the keys of the factors, in the order in which records were met. */
  readonly withoutCounterpart: readonly FactorWithoutCounterpart[]
  /** The number of vehicles and policies that name a factor of an edition that is left, and of those that were switched. */
  readonly holders: number
  readonly switchedHolders: number
  /** The first hundred of them. */
  readonly firstHolders: readonly FactorHolder[]
}

/** A restatement by the rules that choose factors. */
export interface RuleAssignment {
  /** True: records that name their factor are assigned one too, where a rule fits them. */
  readonly named: boolean
}

/** A span of time whose records are computed again, and how far that has come. */
export interface StoredRestatement {
  readonly id: string
  readonly createdAt: string
  readonly updatedAt: string
  /** Null: it goes on. */
  readonly finishedAt: string | null
  /** Initiator. */
  readonly actor: string
  /** Records that begin from `from` on, and before `to`. */
  readonly from: string
  readonly to: string
  /** The switch of editions that it is; absent: all is computed by the factors, vehicles, sites and policy as they are. */
  readonly editionSwitch?: EditionSwitch
  /** Absent: rules choose nothing. */
  readonly ruleAssignment?: RuleAssignment
  /** Place to go on from: a collection, behind a record; null: it is through. */
  readonly next: { readonly collection: ActivityCollection | 'vehicles'; readonly after: ListPosition | null } | null
  /** Records looked at: those that changed, those that stay as they are, and those that failed. */
  readonly records: number
  readonly changed: number
  readonly unchanged: number
  readonly failed: number
  /** By how much the changed ones differ, in kilograms of CO2e, exact. */
  readonly differenceKg: string
  /** Parts of that by factor; they add up to it. */
  readonly byFactor: readonly FactorDifference[]
  /** The first hundred that failed. */
  readonly failures: readonly FailedRecord[]
}

/** An API key: its hash alone, never the key. */
export interface ApiKeyRecord {
  readonly id: string
  readonly hash: string
  readonly name: string
  /** The first characters of the key, by which people tell keys apart. */
  readonly prefix: string
  readonly isReadOnly: boolean
  /** Absent in keys that were issued before there was a choice: those that may write are admins, as they were. */
  readonly isAdmin?: boolean
  /** From when on it opens nothing; null or absent: never. */
  readonly expiresAt?: string | null
  readonly createdAt: string
}

/** Answer to a request with an idempotency key. */
export interface AnsweredRequest {
  readonly route: string
  readonly key: string
  readonly createdAt: string
  /** Of the request's body; another body is another request. */
  readonly fingerprint: string
  readonly answer: unknown
  /** By fields of the answer's record: the keys of rows that hold them, once for all answers; in the answer they are null. */
  readonly parts?: Readonly<Record<string, string>>
}

/** Owner of an emission; the amount follows from the calculation of that record. */
export interface EmissionOwner {
  readonly id: string
  readonly recordId: string
  readonly of: ActivityCollection
  readonly createdAt: string
}

/** Activities whose records state one figure, a `value`. */
type ActivityOfValue = Exclude<ActivityCollection, 'siteEnergies' | 'vehicleEmissions' | 'movements' | 'travels'>

/** Records of those activities. */
type ValueRecords = { [Name in ActivityOfValue]: Stored<ResourceRecords[Name], Digits<'value'>> }

/** Everything that a service keeps in a store. */
export interface ServiceRecords extends Omit<ResourceRecords, ActivityOfValue>, ValueRecords {
  siteEnergies: ResourceRecords['siteEnergies'] & { readonly given: ExactEnergyInputs }
  instruments: ResourceRecords['instruments'] & { readonly given: ExactInstrumentInputs }
  boundaryShares: Stored<ResourceRecords['boundaryShares'], Digits<'equityShare'>>
  vehicles: Stored<ResourceRecords['vehicles'], Digits<'fuelConsumption' | 'consumptionPer'>>
  vehicleEmissions: Stored<
    ResourceRecords['vehicleEmissions'],
    /** The specification and the emission kind that the vehicle had when it was computed. */
    Digits<'amount'> & { readonly specification: VehicleSpecification; readonly emissionKindId: string }
  >
  products: Stored<ResourceRecords['products'], Digits<'weight'>>
  batches: Stored<ResourceRecords['batches'], Digits<'totalWeight'>>
  /** A movement is shown with its emission, or none, and never the emission's id. */
  movements: Stored<
    ResourceRecords['movements'],
    Digits<'transportWeightTon' | 'distanceKm'> & { readonly emissionId: string }
  >
  /** Dates of the journey that were not sent are those of the trip. */
  travels: Stored<
    ResourceRecords['travels'],
    Digits<'weight' | 'transportWeightTon'> & { readonly startDate?: string; readonly endDate?: string }
  >
  emissionFactors: Stored<EmissionFactorResource, ExactFactorInputs>
  files: FileResource
  restatements: StoredRestatement
  emissions: EmissionOwner
  factorSnapshots: BaseRecords['factorSnapshots'] & { readonly factor: FactorSnapshot }
  log: LoggedLine
  apiKeys: ApiKeyRecord
  idempotencyKeys: AnsweredRequest
}

/** The resource of a stored record: without its exact inputs. */
export type ResourceOf<Name extends keyof ServiceRecords> = Omit<ServiceRecords[Name], 'given'>
