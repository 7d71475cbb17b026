/**
 * A declared property of a fuel that leads from one dimension to another: one `from` of the fuel is `times` of `to`.
 * Found by name in `tonne/factors` (`findBridge`), or the caller's own measurement.
 */
export interface FuelBridge {
  /** 'density of gas oil', 'gross calorific value of natural gas'. */
  readonly name: string
  /** Unit symbols. */
  readonly from: string
  readonly to: string
  /** Exact: a decimal or fraction string. */
  readonly times: string
  /** Set where `to` or `from` is an energy. */
  readonly heatingValue?: 'gross' | 'net'
  readonly source: string
}
