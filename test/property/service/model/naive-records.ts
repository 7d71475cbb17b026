import type { Fraction } from '../../../oracle/rational-oracle.ts'

/** Every record knows how often it was changed. */
interface Versioned {
  readonly version: number
}

export interface ModelSite extends Versioned {
  readonly name: string
  readonly area: string
  readonly countryId: number
}

export interface ModelVendor extends Versioned {
  readonly name: string
  readonly countryId: number
}

/** A kind of emission: the company's own, or one that was built in, of which the id says all. */
export interface ModelKind extends Versioned {
  readonly id: string
  readonly name: string | null
  readonly scope: string | null
}

/** What a company says of its own factor, as it was sent; null: not said. */
export interface FactorInput {
  readonly name: string
  readonly co2: string | null
  readonly ch4: string | null
  readonly n2o: string | null
  readonly co2e: string | null
  readonly gwpSet: 'AR4_GWP100' | 'AR5_GWP100' | null
  readonly numeratorUnitId: number
  readonly denominatorUnitId: number
  readonly supplierMix: boolean
}

/** A factor at one time. Records hold the one of the time when they were computed. */
export interface ModelFactor extends Versioned {
  readonly id: string
  /** Of CO2e per unit. */
  readonly kg: Fraction
  readonly unitId: string
  readonly isSupplierMix: boolean
  readonly isDeleted: boolean
  /** null: it is published, and looked up by its id. */
  readonly said: FactorInput | null
}

/** A file at one time. */
export interface ModelFile extends Versioned {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly isDeleted: boolean
}

export interface ModelKey {
  readonly id: string
  readonly name: string
  readonly prefix: string
  readonly key: string
  readonly isReadOnly: boolean
}

/** A period that is closed, from a day up to, not including, another. */
export interface ModelLock {
  readonly from: string
  readonly to: string
  readonly comment: string | null
}

/** How a vehicle turns its activity into an emission. */
export interface Specification {
  /** Litres per so many kilometres; null: not said. */
  readonly perKm: string | null
  readonly per: string
  readonly unitId: '10' | '13'
}

export interface ModelVehicle extends Versioned, Specification {
  readonly name: string
  readonly factorId: string
  readonly kind: ModelKind
}

export interface ModelProduct extends Versioned {
  readonly name: string
  /** Of one, in kilograms; '0': not known. */
  readonly weight: string
  readonly kindId: string
}

/** A batch: how many of each product, and the weight it is shared by. */
export interface ModelBatch extends Versioned {
  readonly name: string
  readonly counts: ReadonlyMap<number, number>
  readonly weight: Fraction
}

/** An activity as every total sees it: kilograms, and who holds them. */
interface Emitting extends Versioned {
  readonly id: string
  /** The site, vehicle or batch of its path. */
  readonly below: string | number | null
  readonly vendorId: string | null
  readonly kg: Fraction
  /** The batches of a movement. */
  readonly batchIds: readonly number[]
  readonly start: string
}

export interface ModelFuel extends Emitting {
  readonly of: 'siteFuels'
  readonly below: string
  readonly value: string
  readonly unitId: string
  readonly factor: ModelFactor
  readonly kind: ModelKind
  readonly files: readonly ModelFile[]
}

export interface ModelEnergy extends Emitting {
  readonly of: 'siteEnergies'
  readonly below: string
  readonly value: string
  readonly unitId: string
  readonly percentage: string
  readonly year: string
  /** Of the site when the grid factor was chosen. */
  readonly countryId: number
  readonly custom: ModelFactor | null
  readonly kindId: string
  readonly files: readonly ModelFile[]
}

export interface ModelVehicleEmission extends Emitting {
  readonly of: 'vehicleEmissions'
  readonly below: string
  readonly amount: string
  readonly specification: Specification
  readonly factor: ModelFactor
  /** Of the vehicle when it was computed. */
  readonly kindId: string
}

export interface ModelMovement extends Emitting {
  readonly of: 'movements'
  readonly below: number
  readonly name: string
  readonly mass: string
  readonly km: string
  readonly year: string
}

export interface ModelTravel extends Emitting {
  readonly of: 'travels'
  readonly km: string
  readonly nights: string
  readonly passengers: string
  readonly year: string
}

/** What was done and emitted. */
export type ModelActivity = ModelFuel | ModelEnergy | ModelVehicleEmission | ModelMovement | ModelTravel

/** The collections of what was done and emitted. */
export type ActivityName = ModelActivity['of']

/** What was done, and what that did to an emission. */
export interface ModelLine {
  readonly action: 'create' | 'update' | 'delete' | 'recalculate' | 'issue' | 'revoke' | 'lock' | 'unlock'
  readonly collection: string
  readonly recordId: string
  readonly before: Fraction | null
  readonly after: Fraction | null
}
