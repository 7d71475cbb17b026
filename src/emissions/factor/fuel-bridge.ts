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
