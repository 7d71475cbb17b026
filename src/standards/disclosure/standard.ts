import { byKey } from '../../base/index.ts'
import type {
  BaseYearResource,
  DisclosureCell,
  DisclosureMissing,
  DisclosureNotice,
  DisclosureStandard,
  DisclosureStatement,
  InventoryResource,
  StatedFigures,
} from '../../resources/index.ts'
import type { CarrierRow, EnergyAccount, EnergyAccountRow } from '../energy/index.ts'
import type { Formula } from './cell.ts'

/** Uses of energy that SECR reports separately. */
export const ENERGY_USES = ['fuels', 'electricity', 'heat', 'transport'] as const

/** A use of energy: fuels burnt at sites, purchased electricity, purchased heat, steam and cooling, transport. */
export type EnergyUseName = (typeof ENERGY_USES)[number]

/** The energy of a company in a period, with the fields that tables show. */
export interface DisclosureEnergy extends Pick<EnergyAccount, 'basis' | 'evidence'> {
  /** MWh with all digits by row of the account; null if not known, which is different from zero. */
  readonly exactMwh: Readonly<Record<EnergyAccountRow, string | null>>
  /** MWh with all digits by use; they add up to the total of the account. */
  readonly exactMwhByUse: Readonly<Record<EnergyUseName, string>>
  /** MWh with all digits by the form of the energy; those that are known add up to the total of the account. */
  readonly exactMwhByCarrier?: Readonly<Record<CarrierRow, string | null>> | undefined
  /** Electricity drawn on instruments, in MWh with all digits, by kind and technology. */
  readonly instruments?:
    | readonly { readonly kind: string; readonly technology: string; readonly exactMwh: string }[]
    | undefined
  /** The number of records with a notice, by code. */
  readonly notices: readonly { readonly code: string; readonly records: number }[]
  /** The publications of densities, calorific values and vehicle data, each with the sentence of its licence. */
  readonly sources: readonly string[]
  /** The records whose energy could not be derived, by reason. */
  readonly underived: readonly EnergyUnderived[]
}

/** Records whose energy could not be derived. */
export interface EnergyUnderived {
  readonly reason: string
  readonly records: number
  /** The first of them. */
  readonly recordIds: readonly string[]
}

/** The part of a company in one country. */
export interface CountryInventory {
  /** ISO 3166-1 alpha-2: 'GB'. Null for records without a site, or of a site without a country. */
  readonly country: string | null
  readonly scope1: InventoryResource['scope1']
  readonly scope2: Pick<InventoryResource['scope2'], 'locationBased' | 'marketBased'>
  /**
   * MWh of its energy with all digits; countries add up to the total of the account. Null or absent if no record has
   * energy, or if it is not known.
   */
  readonly exactMwh?: string | null | undefined
}

/** A method, and the number of records that it calculated. */
export interface MethodUse {
  readonly id: string
  readonly version: number
  readonly records: number
}

/** The gases and groups of gases of the Kyoto Protocol; `other` is CO2e that was not published by gas. */
export const GAS_NAMES = ['co2', 'ch4', 'n2o', 'hfcs', 'pfcs', 'sf6', 'nf3', 'other'] as const

/** A gas, or a group of gases. */
export type GasName = (typeof GAS_NAMES)[number]

/** Builds a value for each gas. */
export function byGasName<Value>(build: (gas: GasName) => Value): Readonly<Record<GasName, Value>> {
  return byKey(GAS_NAMES, build)
}

/** The inputs of one column. */
export interface PeriodInputs {
  readonly inventory: InventoryResource
  readonly energy?: DisclosureEnergy | null | undefined
  /** Kilograms of CO2e of Scope 1 with all digits by gas, which add up to Scope 1; absent if not known. */
  readonly scope1ByGas?: Readonly<Record<GasName, string>> | undefined
  /** The parts of the inventory by country. */
  readonly byCountry?: readonly CountryInventory[] | null | undefined
}

/** An earlier year, listed next to the period. */
export interface PriorPeriod {
  /** The year in which it begins. */
  readonly year: number
  readonly period: Pick<InventoryResource, 'from' | 'to'>
  /** Null if nothing was recorded. */
  readonly inputs: PeriodInputs | null
}

/** The inputs of a table. */
export interface DisclosureInputs extends PeriodInputs {
  /** Inputs of the period before; null or absent if nothing was recorded. */
  readonly before?: PeriodInputs | null | undefined
  /** Earlier years; each has a column and the change against it. */
  readonly prior?: readonly PriorPeriod[] | undefined
  /** True if upstream emissions of electricity count in Scope 3 category 3; absent if that is not known. */
  readonly upstream?: boolean | undefined
  /** The base years of the company; those before the period have columns. */
  readonly baseYears?: readonly BaseYearResource[] | undefined
  readonly statement?: DisclosureStatement | undefined
  /** The methods of the period's figures, for the text of the method. */
  readonly methods?: readonly MethodUse[] | undefined
  /** The policies of the service that affect numbers, as sentences for the text of the method. */
  readonly policies?: readonly string[] | undefined
}

/** A column whose rows are built from top to bottom. */
export interface ColumnInputs extends Omit<PeriodInputs, 'inventory'> {
  /** Null for a base year, which stores no figure finer than a scope. */
  readonly inventory: InventoryResource | null
  readonly figures: StatedFigures
  /** True for the column of the period of the report; others show no figures that belong to the company as a whole. */
  readonly isPeriod?: boolean
  /** The cell of a row above in this column; null if it is not known. */
  cell(id: string): DisclosureCell | null
}

/** Returns the formula of a row in a column; null if it is not known. */
export type CellSource = (column: ColumnInputs) => Formula | null

/** The data to supply if a row is not known. The field `figures.none` of a statement says that there was nothing to count. */
export interface MissingRule extends Pick<DisclosureMissing, 'code' | 'message' | 'field'> {}

/** A row of a standard. */
export interface RowDefinition {
  readonly id: string
  readonly section: string
  readonly datapoint: string
  readonly label: string
  /** Its element in the digital taxonomy of the standard. */
  readonly element?: string
  readonly unit: string
  readonly source: CellSource
  /** Null if the row is optional. */
  readonly missing: MissingRule | null
}

/** A text that a standard requires. */
export interface TextDefinition {
  readonly datapoint: string
  /** Null if it is not known. */
  readonly text: (inputs: DisclosureInputs) => string | null
  /** Null if the text is optional. */
  readonly missing: MissingRule | null
}

/** Checks the inputs for missing data. */
export type MissingCheck = (inputs: DisclosureInputs) => readonly DisclosureMissing[]

/** A standard: its rows, texts and checks as data. */
export interface StandardDefinition {
  readonly id: DisclosureStandard
  readonly title: string
  readonly version: string
  readonly rows: (inputs: DisclosureInputs) => readonly RowDefinition[]
  readonly texts: readonly TextDefinition[]
  readonly checks: readonly MissingCheck[]
  /** Notices about its own rows. */
  readonly notices?: (inputs: DisclosureInputs) => readonly DisclosureNotice[]
}
