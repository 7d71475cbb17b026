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
export interface Unit<Measures extends string = string> {
  readonly id: number
  readonly name: string
  readonly short_name: string
  readonly multiplier: NumberInput
  readonly parent_id: number | null
  /** A `Dimension`, or the caller's own name in the caller's own table. */
  readonly typeUnit: Measures
}

/** A unit as an object, by its id, or by its symbol (`short_name`). */
export type UnitRef = Unit | number | string

/** The dimension of a unit if the compiler can infer it, as for built-in units. */
type MeasureOf<Ref> = Ref extends { readonly typeUnit: infer Measures extends string } ? Measures : string

/** `never` if the compiler knows that two units have different dimensions: kg to km does not compile. */
export type Convertible<From, To> =
  string extends MeasureOf<From>
    ? unknown
    : string extends MeasureOf<To>
      ? unknown
      : MeasureOf<To> extends MeasureOf<From>
        ? unknown
        : never
