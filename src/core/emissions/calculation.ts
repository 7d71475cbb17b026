import type { Notice } from '../errors/index.ts'
import type { Exact } from '../exact/index.ts'
import type { Distance } from './distance.ts'
import type { CalorificValues, FactorSnapshot, HeatingValue } from './factor/emission-factor.ts'
import type { Gas } from './gas.ts'

/** The calculation methods, each with a version: the steps of a released version never change. */
export type MethodId =
  | 'fuel'
  | 'electricity_location'
  | 'electricity_market'
  | 'vehicle'
  | 'movement'
  | 'trip'
  | 'quantity'
  | 'refrigerant'
  | 'spend'

/** A method and its version. */
export interface Method {
  readonly id: MethodId
  readonly version: number
}

/** A link of a unit conversion: 1 `from` is `times` `to`. */
export interface ChainLink {
  readonly from: string
  readonly to: string
  readonly times: Exact
}

/** A published figure of a year: of a price index, or of inflation in percent since the year before. */
export interface YearFigure {
  readonly year: number
  /** Digits as published. */
  readonly figure: string
}

/** A period of time: dates, or dates and times in UTC. The start is inclusive, the end exclusive. */
export interface ShareDates {
  readonly start: string
  readonly end: string
}

/** A part of a total together with that total, so that both can be checked. */
export type Share = {
  readonly kind: 'share'
  readonly part: Exact
  readonly whole: Exact
} /** `clean`, `uncovered`: per cent of the electricity, or its energy. `blend`: a part of a refrigerant. */ & (
  | { readonly of: 'clean' | 'uncovered' | 'blend' }
  /** The energy drawn from an instrument; `held` is the energy of the instrument, in the same unit. */
  | { readonly of: 'instrument'; readonly held: Exact }
  /** The days of `within` as a part of those of `period`. */
  | { readonly of: 'period'; readonly period: ShareDates; readonly within: ShareDates }
  /** The part at `index` of all parts of a batch: their masses or transport activities, in one unit. */
  | {
      readonly of: 'batch'
      readonly measure: 'mass' | 'transport_activity'
      readonly parts: readonly Exact[]
      readonly index: number
    }
)

/** An exact multiplication with a label. `unit` is that of the multiplier: 'kWh/MWh', 'km', '1'. */
export type Step = { readonly times: Exact; readonly unit: string } & (
  | { readonly kind: 'convert'; readonly chain: readonly ChainLink[] }
  /** A declared property of a fuel (density, calorific value) that converts between dimensions. */
  | { readonly kind: 'bridge'; readonly name: string; readonly source: string }
  /** Energy of a fuel by its other calorific value: the ratio of the two, each in one unit per unit of the fuel. */
  | ({ readonly kind: 'heating_value'; readonly from: HeatingValue; readonly to: HeatingValue } & CalorificValues)
  | Share
  | { readonly kind: 'distance'; readonly distance: Distance }
  | { readonly kind: 'quantity'; readonly what: 'consumption' | 'rooms' }
  /** One unit of the currency `base` was `rate` of `quote` in the year; the unit of the step gives the direction. */
  | {
      readonly kind: 'exchange'
      readonly base: string
      readonly quote: string
      readonly year: number
      readonly rate: string
      readonly series: string
      readonly source: string
    }
  /** Converts prices of one year to those of another by the ratio of two figures of an index. */
  | {
      readonly kind: 'price_index'
      readonly from: YearFigure
      readonly to: YearFigure
      readonly series: string
      readonly source: string
    }
  /** Converts prices of one year to those of another by the inflation of every year between them, earliest first. */
  | {
      readonly kind: 'inflation'
      readonly rates: readonly YearFigure[]
      readonly series: string
      readonly source: string
    }
  | { readonly kind: 'policy'; readonly name: 'return' | 'cabin' }
)

/** activity × steps × adjusted factor: the form of every emission. */
export interface Contribution {
  /** 'fuel', 'leg 1', 'uncovered share', 'hotel', … */
  readonly label: string
  readonly activity: { readonly value: Exact; readonly unit: string }
  /** In order; the units cancel and end in the factor's unit. */
  readonly steps: readonly Step[]
  readonly factor: FactorSnapshot
}

/** Kilograms of each gas and of CO2e, nearest doubles; null: not published for some part. */
export type Emission = Readonly<Record<Gas, number | null>>

/** A calculation as data: everything needed to explain, prove and repeat it. */
export interface Calculation {
  readonly method: Method
  readonly contributions: readonly Contribution[]
  readonly notices: readonly Notice[]
  /** Computed from the contributions, rounded once to the nearest doubles; kilograms. */
  readonly emission: Emission
  /** Kilograms of biogenic CO2, included in no total; null if no factor publishes any. */
  readonly biogenicCo2: number | null
  /**
   * Kilograms of CO2e of gases of the Montreal Protocol (CFC, HCFC, halons), included in no total; absent if there are
   * none.
   */
  readonly montrealCo2e?: number
}
