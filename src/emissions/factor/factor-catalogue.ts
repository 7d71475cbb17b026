import type { EmissionFactor } from './emission-factor.ts'
import type { FuelBridge } from './fuel-bridge.ts'

/** A source of published factors: `tonne/factors`, a company's own list, or both combined. */
export interface FactorCatalogue {
  /** The factor of a key, including derived ones; undefined, or an `EmissionsError`, if there is none. */
  find(key: string): EmissionFactor | undefined
  /** The published editions; a key begins with the id of its edition. */
  readonly editions?: readonly { readonly id: string }[]
  /** The published densities and calorific values, for checking traces that name their source. */
  bridges?(): readonly FuelBridge[]
}
