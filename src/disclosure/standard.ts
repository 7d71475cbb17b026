import type { EnergyAccount, EnergyAccountRow } from '../energy/index.ts'
import type {
  BaseYearResource,
  DisclosureCell,
  DisclosureMissing,
  DisclosureNotice,
  DisclosureStandard,
  DisclosureStatement,
  InventoryResource,
  StatedFigures,
} from '../resources/index.ts'
import type { Formula } from './cell.ts'

/** Uses of energy by which SECR asks for it. */
export const ENERGY_USES = ['fuels', 'electricity', 'heat', 'transport'] as const

/** A use of energy: fuels burnt at sites, electricity bought, heat, steam and cooling bought, transport. */
export type EnergyUseName = (typeof ENERGY_USES)[number]

/** The energy of a company in a period, as far as a table shows it. */
export interface DisclosureEnergy extends Pick<EnergyAccount, 'basis' | 'evidence'> {
  /** MWh with all digits by row of the account; null: not known, which is not zero. */
  readonly exactMwh: Readonly<Record<EnergyAccountRow, string | null>>
  /** MWh with all digits by use; together the total of the account. */
  readonly exactMwhByUse: Readonly<Record<EnergyUseName, string>>
  /** Draws of electricity on instruments, in MWh with all digits, by kind and technology. */
  readonly instruments?: readonly { readonly kind: string; readonly technology: string; readonly exactMwh: string }[]
  /** The number of records with a notice, by code. */
  readonly notices: readonly { readonly code: string; readonly records: number }[]
  /** The publications behind densities, calorific values and vehicles, each with the sentence of its licence. */
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

/** A part of a company in one country. */
export interface CountryInventory {
  /** ISO 3166-1 alpha-2: 'GB'; null: records of no site, or of one without a country. */
  readonly country: string | null
  readonly scope1: InventoryResource['scope1']
  readonly scope2: Pick<InventoryResource['scope2'], 'locationBased' | 'marketBased'>
  /** MWh of its energy with all digits; together the total of the account. Null or absent: none of its records has any, or it is not known. */
  readonly exactMwh?: string | null | undefined
}

/** A method, and the records that it computed. */
export interface MethodUse {
  readonly id: string
  readonly version: number
  readonly records: number
}

/** The inputs of one column. */
export interface PeriodInputs {
  readonly inventory: InventoryResource
  readonly energy?: DisclosureEnergy | null | undefined
  /** The parts of the inventory by country. */
  readonly byCountry?: readonly CountryInventory[] | null | undefined
}

/** A further year beside the period. */
export interface PriorPeriod {
  /** The year in which it begins. */
  readonly year: number
  readonly period: Pick<InventoryResource, 'from' | 'to'>
  /** Null: nothing was recorded. */
  readonly inputs: PeriodInputs | null
}

/** The inputs of a table. */
export interface DisclosureInputs extends PeriodInputs {
  /** Of the period before; null or absent: nothing was recorded. */
  readonly before?: PeriodInputs | null | undefined
  /** Further years, each of which has a column and the change against it. */
  readonly prior?: readonly PriorPeriod[] | undefined
  /** True where what is upstream of electricity counts in Scope 3 category 3; absent: that is not known. */
  readonly upstream?: boolean | undefined
  /** The base years of the company; those before the period have columns. */
  readonly baseYears?: readonly BaseYearResource[] | undefined
  readonly statement?: DisclosureStatement | undefined
  /** The methods behind the figures of the period, for the text of the method. */
  readonly methods?: readonly MethodUse[] | undefined
  /** The choices of the service that move numbers, as sentences for the text of the method. */
  readonly policies?: readonly string[] | undefined
}

/** A column while its rows are made, from the first to the last. */
export interface ColumnInputs extends Omit<PeriodInputs, 'inventory'> {
  /** Null: a base year, which keeps no figure finer than a scope. */
  readonly inventory: InventoryResource | null
  readonly figures: StatedFigures
  /** The cell of an earlier row of this column; null: not known. */
  cell(id: string): DisclosureCell | null
}

/** The formula of a row in a column; null: not known. */
export type CellSource = (column: ColumnInputs) => Formula | null

/** A row that is not known, and what to supply. */
export interface MissingRule extends Pick<DisclosureMissing, 'code' | 'message'> {}

/** A row of a standard. */
export interface RowDefinition {
  readonly id: string
  readonly section: string
  readonly datapoint: string
  readonly label: string
  readonly unit: string
  readonly source: CellSource
  /** Null: the row is optional. */
  readonly missing: MissingRule | null
}

/** A text that a standard asks for. */
export interface TextDefinition {
  readonly datapoint: string
  /** Null: not known. */
  readonly text: (inputs: DisclosureInputs) => string | null
  /** Null: the text is optional. */
  readonly missing: MissingRule | null
}

/** A check of the inputs that leaves something missing. */
export type MissingCheck = (inputs: DisclosureInputs) => readonly DisclosureMissing[]

/** A standard: its rows, texts and checks as data. */
export interface StandardDefinition {
  readonly id: DisclosureStandard
  readonly title: string
  readonly version: string
  readonly rows: (inputs: DisclosureInputs) => readonly RowDefinition[]
  readonly texts: readonly TextDefinition[]
  readonly checks: readonly MissingCheck[]
  /** Notices of its own rows. */
  readonly notices?: (inputs: DisclosureInputs) => readonly DisclosureNotice[]
}
