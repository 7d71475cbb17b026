/** Time of a record, from start to exclusive end, as timestamps. */
export interface ReportTime {
  readonly start: string
  readonly end: string
}

/** Holder of a record: a site, a vehicle, or the company alone. */
export type ReportHolder =
  | { readonly of: 'site' | 'vehicle'; readonly id: string; readonly name: string }
  | { readonly of: 'company' }

/** A record that emits, as a report shows it. */
export interface ReportRecord extends ReportTime {
  readonly id: string
  /** As a person calls it: 'Natural gas, Leeds works'. */
  readonly title: string
  readonly comment: string | null
  readonly kindId: string
  readonly holder: ReportHolder
  /** True for electricity, which has a location-based figure beside the market-based one. */
  readonly isElectricity: boolean
}

/** A kind of emission, with the scope that its records count under: 'SCOPE_1'. */
export interface ReportKind {
  readonly id: string
  readonly name: string
  readonly scope: string
}

/** A record of a report in one file, with its traces as they were written. */
export interface FiledRecord {
  readonly record: ReportRecord
  readonly market: string
  /** Null: there is no other figure. */
  readonly location: string | null
}

/** The data of a report in one file. */
export interface ReportFile {
  readonly kinds: readonly ReportKind[]
  readonly records: readonly FiledRecord[]
  /** Sentences that the report must print. */
  readonly attributions: readonly string[]
}
