import {
  type Calculation,
  type Column,
  type EmissionFactor,
  exactPer1,
  type FactorChoice,
  type FactorUse,
  type FuelBridge,
  mapColumns,
  type Step,
  sumColumns,
} from '../../core/emissions/index.ts'
import type { Notice } from '../../core/errors/index.ts'
import { type Exact, prepareCoefficient, type Rational } from '../../core/exact/index.ts'
import type { Convertible, SymbolIn, UnitRef, UnitSymbol } from '../../core/units/index.ts'

/** A constant multiplier of every row of a pair: a share, a consumption ('l/km'), a count. */
export interface ConstantStep {
  /** At least zero; a fraction may be a string: '5/18'. */
  readonly times: Exact
  /** Unit of the multiplier: '1' for a plain number, otherwise target over source: 'l/km'. */
  readonly unit: string
}

/** Rows in one unit, by one factor. */
export interface UnitPair {
  /** Unit of the value column. */
  readonly unit: UnitRef
  readonly factor: FactorChoice
  /** Use of the rows, which the category of the factor must fit; by default any use that its unit fits. */
  readonly use?: FactorUse | undefined
  /**
   * Unit of the second column, if there is one: a unit that multiplies ('km' with tonnes or passengers, 'night' with
   * rooms), or '1' for a plain number such as an uncovered share.
   */
  readonly second?: UnitRef | undefined
  /** Constant multipliers, applied before the conversion to the unit of the factor. */
  readonly steps?: readonly ConstantStep[] | undefined
  readonly heatingValue?: 'gross' | 'net' | undefined
  /** A declared property that converts the unit to the factor's; default: that of the selected factor, if it has one. */
  readonly bridge?: FuelBridge | undefined
}

/**
 * Rows calculated like this example with its activity value left open: any activity, with all its steps and factors.
 * Limits of an activity beyond non-negative (integer nights, at least one passenger) are not checked per row.
 */
export interface ExamplePair {
  readonly like: Calculation
}

/** The definition that rows with the same coefficient share. */
export type PairDefinition = UnitPair | ExamplePair

/** Counts, which no unit table contains. */
export const COUNTED_UNITS = ['passenger', 'room', 'night', '1'] as const

/** The symbol of a column: one of a count, or one of a table, which is checked if it is literal and no table is passed. */
type ColumnSymbol<Own, Ref> = [UnitRef] extends [Ref]
  ? Ref
  : Ref extends (typeof COUNTED_UNITS)[number]
    ? Ref
    : SymbolIn<Own, Ref>

/** The unit of the factor of a pair that only converts; `string` for one that has other steps. */
type UnitOfFactor<Pair> = Pair extends {
  readonly factor: { readonly unit: infer Per }
  readonly second?: undefined
  readonly steps?: undefined
  readonly bridge?: undefined
}
  ? Per
  : string

/** A pair with sentences in place of the literals that the compiler knows to be wrong. */
export type CheckedPair<Pair, Own> = Pair extends { readonly unit: infer Ref }
  ? {
      readonly [Name in keyof Pair]: Name extends 'unit'
        ? [Own, UnitOfFactor<Pair>] extends [undefined, UnitSymbol]
          ? Convertible<Ref, UnitOfFactor<Pair>, ColumnSymbol<Own, Ref>>
          : ColumnSymbol<Own, Ref>
        : Name extends 'second'
          ? ColumnSymbol<Own, Pair[Name]>
          : Name extends keyof UnitPair
            ? Pair[Name]
            : `'${Name & string}' is not a field of a pair`
    }
  : Pair

/** A factor and the constant steps before it. */
export interface PairPart {
  readonly steps: readonly Step[]
  readonly factor: EmissionFactor
}

/** A compiled pair: exact kilograms of each column per unit of the value column; null if not published. */
export interface CompiledPair {
  /** Symbol of the unit of the value column. */
  readonly unit: string
  /** Symbol of the unit of the second column, '1' for a plain number; null without a second column. */
  readonly second: string | null
  readonly parts: readonly PairPart[]
  readonly per1: Readonly<Record<Column, Rational | null>>
  readonly notices: readonly Notice[]
}

/**
 * Exact kilograms of each column per unit of the value column. Throws `number_out_of_range` for a coefficient that is
 * neither zero nor within 1e-200 to 1e200.
 */
export function per1Of(parts: readonly PairPart[]): CompiledPair['per1'] {
  const sum = sumColumns(parts.map(({ steps, factor }) => exactPer1(steps, factor)))
  mapColumns(sum, (amount) => prepareCoefficient(amount, 'factor'))
  return Object.freeze(sum)
}
