import type { NumberInput } from '../exact/index.ts'

/** What a unit measures. The first four are the contract's; a unit converts only to units of its own dimension. */
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
  /** A `Dimension`, or a name of the caller's own in a table of the caller's own. */
  readonly typeUnit: Measures
}

/** A unit named by itself, by its id, or by its symbol (`short_name`). */
export type UnitRef = Unit | number | string

/** What a unit measures, where the compiler knows it: of the built-in units. */
type MeasureOf<Ref> = Ref extends { readonly typeUnit: infer Measures extends string } ? Measures : string

/** `never` for two units that the compiler knows to be of different dimensions, so that kg to km does not compile. */
export type Convertible<From, To> =
  string extends MeasureOf<From>
    ? unknown
    : string extends MeasureOf<To>
      ? unknown
      : MeasureOf<To> extends MeasureOf<From>
        ? unknown
        : never
