/** Time of a record, from its start to its exclusive end, as timestamps. */
export interface ReportTime {
  readonly start: string
  readonly end: string
}

/** Holder of a record: a site, a vehicle, or the company itself. */
export type ReportHolder =
  | { readonly of: 'site' | 'vehicle'; readonly id: string; readonly name: string }
  | { readonly of: 'company' }

/** A record with an emission, as a report shows it. */
export interface ReportRecord extends ReportTime {
  readonly id: string
  /** As people call it: 'Natural gas, Leeds works'. */
  readonly title: string
  readonly comment: string | null
  readonly kindId: string
  readonly holder: ReportHolder
  /** True for electricity, which has a location-based figure next to the market-based one. */
  readonly isElectricity: boolean
}

/** A kind of emission, with the scope in which its records count: 'SCOPE_1'. */
export interface ReportKind {
  readonly id: string
  readonly name: string
  readonly scope: string
}

/** A record of a report in one file, with its original traces. */
export interface FiledRecord {
  readonly record: ReportRecord
  readonly market: string
  /** Null if there is no second figure. */
  readonly location: string | null
}

/** The data of a report in one file. */
export interface ReportFile {
  readonly kinds: readonly ReportKind[]
  readonly records: readonly FiledRecord[]
  /** Sentences that the report must print. */
  readonly attributions: readonly string[]
}
