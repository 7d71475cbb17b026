import type { NumberInput } from '../exact/index.ts'

/** The dimension of a unit. The first four are the contract's; a unit converts only within its dimension. */
export type Dimension =
  | 'WEIGHT'
  | 'ELECTRICITY'
  | 'DISTANCE'
  | 'VOLUME'
  | 'STANDARD_GAS_VOLUME'
  | 'FREIGHT'
  | 'PASSENGER_DISTANCE'
  | 'ROOM_NIGHT'
  | 'WORK_TIME'
  | 'AREA'
  | 'HEAD'
  | 'EMPLOYEE_DAY'

/**
 * A unit of measure in the contract's shape. `base = value × multiplier`, relative to the parent; chains multiply.
 * A base unit has no parent and multiplier 1. In code a multiplier may be a decimal or fraction string ('5/18').
 */
export interface Unit<Measures extends string = string, Symbol extends string = string> {
  readonly id: number
  readonly name: string
  /** The symbol. */
  readonly short_name: Symbol
  readonly multiplier: NumberInput
  readonly parent_id: number | null
  /** A `Dimension`, or the caller's own name in the caller's own table. */
  readonly typeUnit: Measures
}
