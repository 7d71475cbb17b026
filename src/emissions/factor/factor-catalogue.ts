import type { EmissionFactor } from './emission-factor.ts'

/**
 * A declared property of a fuel that converts between dimensions: one `from` of the fuel is `times` `to`. Found by name
 * in `tonne/factors` (`findBridge`), or the caller's own measurement.
 */
export interface FuelBridge {
  /** 'density of gas oil', 'gross calorific value of natural gas'. */
  readonly name: string
  /** Unit symbols. */
  readonly from: string
  readonly to: string
  /** Exact: a decimal or fraction string. */
  readonly times: string
  /** Required if `to` or `from` is a unit of energy. */
  readonly heatingValue?: 'gross' | 'net'
  readonly source: string
}

/** A source of published factors: `tonne/factors`, a company's own list, or both combined. */
export interface FactorCatalogue {
  /** The factor of a key, including derived ones; undefined, or an `EmissionsError`, if there is none. */
  find(key: string): EmissionFactor | undefined
  /** The published editions; a key begins with the id of its edition. */
  readonly editions?: readonly { readonly id: string }[]
  /** The published densities and calorific values, for checking traces that name their source. */
  bridges?(): readonly FuelBridge[]
}
