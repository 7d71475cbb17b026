import type { Notice } from '../../errors/index.ts'
import type { Exact } from '../../exact/index.ts'
import type { Column, Gas } from '../gas.ts'
import type { MoneySeries } from '../money.ts'
import type { GwpSetId, MethaneKind } from './gwp-set.ts'

/** The publication of a figure, and the attribution that a report must print. */
export interface Source {
  readonly publisher: string
  readonly title: string
  /** Table or sheet of the publication. */
  readonly table: string
  /** The year of the edition, and the year that its figures describe (null: not stated). */
  readonly editionYear: number
  readonly dataYear: number | null
  readonly licence: string
  /** The attribution that a report must print; '' if the licence requires none. */
  readonly attribution: string
}

/** The life-cycle stages that a factor covers. */
export type Boundary = 'TTW' | 'WTT' | 'WTW' | 'direct' | 'lifecycle'

/** The kind of distance that a transport factor applies to. */
export type DistanceBasis = 'great_circle' | 'great_circle_uplift_included' | 'shortest_feasible' | 'actual'

/**
 * The quality of the data behind a figure: the emission itself was `measured`, the factor is that of the `supplier`, an
 * `average` of an industry or grid, or an average per money spent (`spend`).
 */
export type DataTier = 'measured' | 'supplier' | 'average' | 'spend'

/** The reason for an adjustment of a published figure. */
export type AdjustmentReason =
  | 'mass_unit'
  | 'gwp'
  | 'sum_of_gases'
  | 'radiative_forcing'
  | 'biogenic'
  | 'combined'
  | 'montreal'

/**
 * An exact change to a column of the published figures, applied in order: `times` multiplies it, `plus` adds a multiple
 * of another column, `becomes` replaces it by a sum of multiples of columns (an empty sum is zero).
 */
export type Adjustment = { readonly gas: Column; readonly why: AdjustmentReason } & (
  | { readonly times: string }
  | { readonly plus: readonly [string, Gas] }
  | { readonly becomes: readonly (readonly [string, Gas])[] }
)

/**
 * A published figure that a derived factor is made of: `take` begins with it, `add` adds it to the result before of the same
 * column.
 */
export interface DerivationStep {
  readonly kind: 'take' | 'add'
  readonly column: 'co2e' | 'biogenicCo2'
  /** The key of the published row. */
  readonly key: string
  /** Digits as published. */
  readonly figure: string
  /** The exact result. */
  readonly gives: string
}

/**
 * An emission factor as published, with its complete metadata: plain frozen data, stored in full in every calculation
 * that uses it. Created by `defineFactor` or found in `tonne/factors`.
 */
export interface EmissionFactor<Per extends string = string> {
  /** Edition, name path and unit; the key of a derived factor includes its derivation (`…/kwh?gwp=AR6_GWP100`). */
  readonly key: string
  /** UUID of edition and row. */
  readonly id: string
  readonly name: string
  readonly edition: string
  /** The publisher's own id of the row. */
  readonly row: string
  /** ISO 3166-1 alpha-2 code, or a grid region within it ('US-CAMX'); null: no region. */
  readonly region: string | null
  /** The kind of activity: 'fuel', 'electricity', 'freight-road', … */
  readonly category: string
  /** Symbol of the denominator unit: per one `unit`. */
  readonly unit: Per
  /** Symbol of the numerator unit of `per1`. */
  readonly massUnit: 'kg' | 'g' | 't' | 'lb'
  /** Published digits per unit; null: not published. */
  readonly per1: Readonly<Record<Gas, string | null>>
  /** Biogenic CO2 per unit as published; included in no total. */
  readonly biogenicCo2: string | null
  /** The meaning of `per1.ch4` and `per1.n2o`: mass of the gas, or its CO2 equivalent. */
  readonly gasBasis: 'mass' | 'co2e'
  /**
   * The GWP set of the published figures, or the one cited by a publisher that gives only gases; null if not stated.
   */
  readonly publishedGwp: GwpSetId | null
  /** The GWP set of the resulting co2e; null: not stated by the publisher. */
  readonly gwp: GwpSetId | null
  readonly methane: MethaneKind
  readonly boundary: Boundary
  /** The basis of an energy unit; null for other units. */
  readonly heatingValue: 'gross' | 'net' | null
  /** The basis of a transport factor; null if not stated or not applicable. */
  readonly distanceBasis: DistanceBasis | null
  /** 'included' if the CO2 of a flight is multiplied for its non-CO2 effects; null except for flights. */
  readonly radiativeForcing: 'included' | 'excluded' | null
  /** True if the factor is complete in itself; otherwise combine it with another one. */
  readonly complete: boolean
  /** True for a supplier's factor that already includes the clean share of its mix. */
  readonly supplierMix: boolean
  /** The tier that an own factor states; absent from all others, whose tier follows from their nature (`tiersOf`). */
  readonly tier?: DataTier
  readonly adjustments: readonly Adjustment[]
  /** The published rows of a figure that was made of others (`wellToWheel`, `withBiogenicCo2`); absent from all others. */
  readonly derivation?: readonly DerivationStep[]
  readonly source: Source
}

/** A factor with the assumptions of its selection; every activity accepts it in place of the bare factor. */
export interface SelectedFactor {
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
  /** A published property of the fuel that converts the requested unit to that of the factor; absent: not needed. */
  readonly bridge?: FuelBridge | undefined
}

/** A factor, or a selected factor. */
export type FactorChoice<Per extends string = string> = EmissionFactor<Per> | SelectedFactor

/** The factor of a calculation: the same plain data, in full. */
export type FactorSnapshot = EmissionFactor

/** Exact columns per one unit, in kilograms. */
export type ExactColumns<T = Exact> = Readonly<Record<Column, T | null>>

/** The calorific basis of stated fuel energy: with (gross) or without (net) the heat of condensation. */
export type HeatingValue = 'gross' | 'net'

/** The classes of fuels that energy reports split; hydrogen is `renewable` only if all of it is, else `other_fossil`. */
export type FuelClass = 'coal' | 'petroleum' | 'natural_gas' | 'other_fossil' | 'renewable'

/**
 * Both calorific values of a fuel in one unit; their ratio converts one to the other. Published, or a declared ratio
 * (`gross: '1.11', net: '1'`).
 */
export interface CalorificValues {
  /** The fuel: 'Natural Gas'. */
  readonly name: string
  /** Exact: a decimal or fraction string; at least `net`. */
  readonly gross: string
  /** Exact; more than 0. */
  readonly net: string
  readonly source: string
}

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
  readonly heatingValue?: 'gross' | 'net' | undefined
  readonly source: string
}

/** A source of published factors: `tonne/factors`, a company's own list, or both combined. */
export interface FactorCatalogue {
  /** Finds the factor of a key, including derived ones; undefined, or an `EmissionsError`, if there is none. */
  find(key: string): EmissionFactor | undefined
  /** The published editions; a key begins with the id of its edition. */
  readonly editions?: readonly { readonly id: string }[]
  /** The published densities and calorific values, for checking traces that name their source. */
  bridges?(): readonly FuelBridge[]
  /** The published exchange rates and price indices, likewise. */
  series?(): MoneySeries
}
