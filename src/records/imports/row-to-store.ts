import { definedFields } from '../../base/index.ts'
import { fail } from '../../core/errors/index.ts'
import type { UnitTable } from '../../core/units/index.ts'
import type { ActivityCollection } from '../../ledger/context/records.ts'
import { LIMITS, type Payload } from '../../resources/index.ts'
import { type CalculatedRow, type InputColumn, meterOfTexts, type RowResult, type SourceRow } from '../../rows/index.ts'

/** A vehicle that rows need, by its specification. */
export interface VehicleDraft {
  readonly name: string
  /** The payload of its creation. */
  readonly input: Payload<'createVehicle'>
}

/** The record that a new record is created below, before its id is known. */
export type ParentDraft =
  | { readonly kind: 'site'; readonly name: string | null }
  | { readonly kind: 'vehicle'; readonly vehicle: VehicleDraft }
  | { readonly kind: 'batch' }
  /** A record of the company, which may name a site. */
  | { readonly kind: 'company'; readonly site: string | null }
  /** A record of the company, which has no field for a site. */
  | { readonly kind: 'trip' }

/** The parts of a draft that depend on its activity. */
export interface DraftParts {
  readonly collection: ActivityCollection
  readonly parent: ParentDraft
  /** The payload, without the ids of the parent. */
  readonly payload: Readonly<Record<string, unknown>>
}

/** A calculated row, and what its record needs. */
export interface RowToStore {
  readonly row: CalculatedRow
  readonly source: SourceRow
  /** The name of the file, for the comment of the record. */
  readonly file: string
  readonly units: UnitTable
  /** The year in whose prices money of later years counts; undefined: each year has its own. */
  readonly priceYear: number | undefined
}

/** Returns the text of a cell of a row; undefined if it is empty. */
export function textOfRow({ source }: RowToStore, column: InputColumn): string | undefined {
  return source.cells.get(column)?.text
}

/** The name of the site of a row; null if it names none. */
export const siteOf = (row: RowToStore): string | null => textOfRow(row, 'site') ?? null

/** Returns the id of a unit. Throws the unit codes. */
export function unitId({ units: table }: RowToStore, symbol: string, column: InputColumn = 'unit'): number {
  return table.find(symbol, column).id
}

/** Removes what a comment cannot hold from a free text. */
export function plainText(text: string | undefined): string | undefined {
  return text?.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\s]+/gu, ' ').trim()
}

/** The meter or the vehicle of a row, as a record holds it and as rows are compared by it; undefined if the row names neither. */
function meterOf(row: RowToStore): string | undefined {
  const [registration, register] = [textOfRow(row, 'registration'), textOfRow(row, 'register')]
  const meter = meterOfTexts({ meter: textOfRow(row, 'meter'), registration, register })
  return plainText(meter)?.slice(0, LIMITS.name) || undefined
}

/** The registration of the vehicle of a row; undefined if the row names none. */
export function registrationOf(row: RowToStore): string | undefined {
  return plainText(meterOfTexts({ registration: textOfRow(row, 'registration') })) || undefined
}

/**
 * Builds the comment of a record: the id and the note of its row, that it is estimated, its file and its line. `stated` is what
 * the record has no field for.
 */
export function commentOf(row: RowToStore, ...stated: readonly (string | undefined)[]): string {
  const [id, note] = (['id', 'note'] as const).map((column) => plainText(textOfRow(row, column)))
  const reading = textOfRow(row, 'reading') === 'estimated' ? 'estimated' : undefined
  const parts = [id, reading, ...stated, note].filter((part) => part)
  const source = `${plainText(row.file)}, line ${row.row.line}`
  const text = parts.join(': ').slice(0, LIMITS.comment - source.length - 2)
  return text === '' ? source : `${text} (${source})`
}

/** The meter and the vehicle of a row, for the comment of a record without such fields. */
export function meterText(row: RowToStore): string | undefined {
  const [meter, vehicle] = [plainText(textOfRow(row, 'meter')), registrationOf(row)]
  const parts = [meter && `meter ${meter}`, vehicle && `vehicle ${vehicle}`].filter((part) => part)
  return parts.length === 0 ? undefined : parts.join(', ')
}

/** The site of a row, for the comment of a record without such a field. */
export function siteText(row: RowToStore): string | undefined {
  const site = plainText(textOfRow(row, 'site'))
  return site && `site ${site}`
}

/** The meter and the comment of a record that has fields for both. */
export function statedFields(row: RowToStore) {
  return { ...definedFields({ meter: meterOf(row) }), comment: commentOf(row) }
}

/** The period of a row, for records with fields of days. */
export function periodFields({ row }: RowToStore) {
  const { start, end } = row.period.calendar
  return { startDate: start.text, endDate: end.text }
}

/** The period of a row, for records with fields of moments. */
export function periodUtcFields({ row }: RowToStore) {
  const { start, end } = row.period.calendar
  return { startDateUtc: start.text, endDateUtc: end.text }
}

/** The single result of a row without upstream emissions. */
export function onlyResult({ row }: RowToStore): RowResult {
  return row.results[0]
}

/** Throws `text_too_long` for a name that no vehicle can have: without its end it would be that of another one. */
export function checkVehicleName(row: RowToStore, { length }: string): void {
  if (length <= LIMITS.name) return
  const column = (registrationOf(row) ?? '').length > (siteOf(row) ?? '').length ? 'registration' : 'site'
  fail(
    column,
    'text_too_long',
    `makes the name of its vehicle ${length - LIMITS.name} characters too long; shorten it by as many`,
  )
}
