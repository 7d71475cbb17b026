import type { Notice } from '../../errors/index.ts'
import type { Exact } from '../../exact/index.ts'
import type { Column, Gas } from '../gas.ts'
import type { GwpSetId, MethaneKind } from './gwp-set.ts'

/** Where a figure was published, and what a report that uses it must print. */
export interface Source {
  readonly publisher: string
  readonly title: string
  /** Table or sheet of the publication. */
  readonly table: string
  /** The year the edition is of, and the year its figures describe (null: not stated). */
  readonly editionYear: number
  readonly dataYear: number | null
  readonly licence: string
  /** The sentence a report must print, '' where the licence asks for none. */
  readonly attribution: string
}

/** What a factor covers. */
export type Boundary = 'TTW' | 'WTT' | 'WTW' | 'direct' | 'lifecycle'

/** The kind of distance that a transport factor is meant for. */
export type DistanceBasis = 'great_circle' | 'great_circle_uplift_included' | 'shortest_feasible' | 'actual'

/** Why a published figure was changed on the way to the one used. */
export type AdjustmentReason = 'mass_unit' | 'gwp' | 'sum_of_gases' | 'radiative_forcing' | 'biogenic' | 'combined'

/**
 * One exact change to a column of the published figures, applied in order: `times` multiplies it, `plus` adds a multiple
 * of another column, `becomes` replaces it by a sum of multiples of columns (an empty sum is zero).
 */
export type Adjustment = { readonly gas: Column; readonly why: AdjustmentReason } & (
  | { readonly times: string }
  | { readonly plus: readonly [string, Gas] }
  | { readonly becomes: readonly (readonly [string, Gas])[] }
)

/**
 * An emission factor as published, with all that says what it is: plain data, frozen, and kept whole in every
 * calculation that uses it. Made by `defineFactor` or found in `tonne/factors`.
 */
export interface EmissionFactor {
  /** Edition, name path and unit; a derived factor's key says how it was derived (`…/kwh?gwp=AR6_GWP100`). */
  readonly key: string
  /** UUID of edition and row. */
  readonly id: string
  readonly name: string
  readonly edition: string
  /** The publisher's own id of the row. */
  readonly row: string
  /** ISO 3166-1 alpha-2 code, or a grid region below it ('US-CAMX'); null: not bound to one. */
  readonly region: string | null
  /** What the factor is of: 'fuel', 'electricity', 'freight-road', … */
  readonly category: string
  /** Symbol of the unit below the line: per one `unit`. */
  readonly unit: string
  /** Symbol of the unit above the line, in which `per1` is given. */
  readonly massUnit: 'kg' | 'g' | 't' | 'lb'
  /** Digits as published per one unit; null: not published. */
  readonly per1: Readonly<Record<Gas, string | null>>
  /** Biogenic CO2 per one unit as published; in no total. */
  readonly biogenicCo2: string | null
  /** What `per1.ch4` and `per1.n2o` are: masses of the gas, or its CO2 equivalent. */
  readonly gasBasis: 'mass' | 'co2e'
  /** The GWP set behind the published figures, or that the publisher of gases alone cites; null: not stated. */
  readonly publishedGwp: GwpSetId | null
  /** The GWP set of the co2e that comes out; null: not stated by the publisher. */
  readonly gwp: GwpSetId | null
  readonly methane: MethaneKind
  readonly boundary: Boundary
  /** The basis of an energy unit; null where it has none. */
  readonly heatingValue: 'gross' | 'net' | null
  /** The basis of a transport factor; null where it has none or it was not stated. */
  readonly distanceBasis: DistanceBasis | null
  /** Whether the CO2 of a flight is raised for its other effects; null for all but flights. */
  readonly radiativeForcing: 'included' | 'excluded' | null
  /** May be used alone. */
  readonly complete: boolean
  /** A supplier's factor that holds the clean share of its mix already. */
  readonly supplierMix: boolean
  readonly adjustments: readonly Adjustment[]
  readonly source: Source
}

/** A factor with what its selection had to assume; every activity takes it in place of the bare factor. */
export interface SelectedFactor {
  readonly factor: EmissionFactor
  readonly notices: readonly Notice[]
}

/** A factor, or one that was selected. */
export type FactorChoice = EmissionFactor | SelectedFactor

/** The factor of a calculation: the same plain data, kept whole. */
export type FactorSnapshot = EmissionFactor

/** Exact columns per one unit, in kilograms. */
export type ExactColumns<T = Exact> = Readonly<Record<Column, T | null>>
