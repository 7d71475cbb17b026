import type {
  Calculation,
  Column,
  EmissionFactor,
  FactorChoice,
  FactorUse,
  FuelBridge,
  Step,
} from '../../emissions/index.ts'
import type { Notice } from '../../errors/index.ts'
import type { Exact, Rational } from '../../exact/index.ts'
import type { UnitRef } from '../../units/index.ts'

/** A constant multiplier of every row of a pair: a share, a consumption ('l/km'), a count. */
export interface ConstantStep {
  /** More than zero, or zero; a fraction may be a string: '5/18'. */
  readonly times: Exact
  /** What it multiplies by: '1' for a plain number, else target over source: 'l/km'. */
  readonly unit: string
}

/** Rows in one unit, by one factor. */
export interface UnitPair {
  /** The unit of the value column. */
  readonly unit: UnitRef
  readonly factor: FactorChoice
  /** The use of the rows: the factor must be of a category that fits; not given: any that fits by its unit. */
  readonly use?: FactorUse
  /**
   * What the second column holds, where there is one: a unit that multiplies ('km' beside tonnes or passengers, 'night'
   * beside rooms), or '1' for a plain number such as an uncovered share.
   */
  readonly second?: UnitRef
  /** Constant multipliers, applied before the conversion to the unit of the factor. */
  readonly steps?: readonly ConstantStep[]
  readonly heatingValue?: 'gross' | 'net'
  /** A declared property that leads from the unit to the factor's. */
  readonly bridge?: FuelBridge
}

/**
 * Rows that are calculated as this one was, its activity's value left open: any activity, all its steps and factors. What
 * an activity asks of its value beyond that it is not negative (whole nights, some passengers) is not asked of rows.
 */
export interface ExamplePair {
  readonly like: Calculation
}

/** What rows with one coefficient have in common. */
export type PairDefinition = UnitPair | ExamplePair

/** A factor behind constant steps. */
export interface PairPart {
  readonly steps: readonly Step[]
  readonly factor: EmissionFactor
}

/** A pair, ready: kilograms of each column per one of the value column, exactly; null: not published. */
export interface CompiledPair {
  /** Symbol of the unit of the value column. */
  readonly unit: string
  /** Symbol of the unit of the second column, '1' for a plain number; null: there is none. */
  readonly second: string | null
  readonly parts: readonly PairPart[]
  readonly per1: Readonly<Record<Column, Rational | null>>
  readonly notices: readonly Notice[]
}
