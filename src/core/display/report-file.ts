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
  /** The meter that measured the quantity; absent if it names none. */
  readonly meter?: string
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

/** A file that was attached to a record as evidence. */
export interface AttachedFile {
  /** The SHA-256 of its bytes in hex if it was attached as a file, or any other id. */
  readonly id: string
  readonly name: string
  /** '' if it has none. */
  readonly url: string
}

const DIGEST = /^[\da-f]{64}$/

/** True if the id of a file is the SHA-256 of its bytes. */
export function isFileDigest(id: string): boolean {
  return DIGEST.test(id)
}

/** Prints a file with its URL and its digest: 'bill.pdf (https://example.com/1, SHA-256 9f86…)'. */
function fileText({ id, name, url }: AttachedFile): string {
  const details = [...(url === '' ? [] : [url]), ...(isFileDigest(id) ? [`SHA-256 ${id}`] : [])]
  return details.length === 0 ? name : `${name} (${details.join(', ')})`
}

/** Prints the evidence of a record in one line: its files, '' for none. Every list of records uses it. */
export function evidenceText(files: readonly AttachedFile[]): string {
  return files.map(fileText).join('; ')
}
