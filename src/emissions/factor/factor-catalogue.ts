import type { EmissionFactor } from './emission-factor.ts'
import type { FuelBridge } from './fuel-bridge.ts'

/** Where published factors are found: `find` of `tonne/factors`, a company's own list, or both behind each other. */
export interface FactorCatalogue {
  /** The factor of a key, derived ones included; undefined, or an `EmissionsError`, where there is none. */
  find(key: string): EmissionFactor | undefined
  /** The published editions: keys begin with the id of theirs. */
  readonly editions?: readonly { readonly id: string }[]
  /** The published densities and calorific values, to which a trace that names their source is held. */
  bridges?(): readonly FuelBridge[]
}
