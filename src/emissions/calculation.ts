import type { Notice } from '../errors/index.ts'
import type { Exact } from '../exact/index.ts'
import type { Distance } from './distance.ts'
import type { FactorSnapshot } from './factor/emission-factor.ts'
import type { Gas } from './gas.ts'

/** The methods, each with a version: the steps of a released version never change. */
export type MethodId =
  | 'fuel'
  | 'electricity_location'
  | 'electricity_market'
  | 'vehicle'
  | 'movement'
  | 'trip'
  | 'refrigerant'

/** A method and its version. */
export interface Method {
  readonly id: MethodId
  readonly version: number
}

/** One link of a unit conversion: 1 `from` is `times` of `to`. */
export interface ChainLink {
  readonly from: string
  readonly to: string
  readonly times: Exact
}

/** One exact multiplication, labelled. `unit` is what it multiplies by: 'kWh/MWh', 'km', '1'. */
export type Step = { readonly times: Exact; readonly unit: string } & (
  | { readonly kind: 'convert'; readonly chain: readonly ChainLink[] }
  /** A declared property of a fuel (density, calorific value) that leads from one dimension to another. */
  | { readonly kind: 'bridge'; readonly name: string; readonly source: string }
  | {
      readonly kind: 'share'
      readonly of: 'clean' | 'uncovered' | 'batch' | 'period' | 'blend'
      readonly part: Exact
      readonly whole: Exact
    }
  | { readonly kind: 'distance'; readonly distance: Distance }
  | { readonly kind: 'quantity'; readonly what: 'mass' | 'consumption' | 'passengers' | 'rooms' }
  | { readonly kind: 'policy'; readonly name: 'return' | 'credit' | 'cabin' }
)

/** activity × steps × adjusted factor: the shape of every emission. */
export interface Contribution {
  /** 'fuel', 'leg 1', 'uncovered share', 'hotel', … */
  readonly label: string
  readonly activity: { readonly value: Exact; readonly unit: string }
  /** In order; the units cancel and end in the factor's unit. */
  readonly steps: readonly Step[]
  readonly factor: FactorSnapshot
}

/** Kilograms of each gas and of CO2e, nearest doubles; null: not published for a part of it. */
export type Emission = Readonly<Record<Gas, number | null>>

/** A calculation as data: all that is needed to explain it, prove it, and run it again. */
export interface Calculation {
  readonly method: Method
  readonly contributions: readonly Contribution[]
  readonly notices: readonly Notice[]
  /** Derived from the contributions, rounded once to the nearest doubles; kilograms. */
  readonly emission: Emission
  /** Kilograms of biogenic CO2, in no total; null where no factor publishes any. */
  readonly biogenicCo2: number | null
}
