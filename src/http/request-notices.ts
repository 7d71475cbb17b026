import { isFields } from '../base/index.ts'
import { EmissionsError, type Notice, notice } from '../core/errors/index.ts'
import { writtenPeriodOf } from '../core/time/index.ts'
import { type InputName, inputSchemas, misspeltFields } from '../resources/index.ts'
import type { Operation } from './operation.ts'
import { listHeader, type RequestHeaders } from './request-headers.ts'

/** The date fields of records, which are moments in UTC. */
const MOMENTS = ['startDate', 'endDate', 'startDateUtc', 'endDateUtc'] as const
const OFFSET = /[+-]\d{2}:?\d{2}$/

type Fields = Readonly<Record<string, unknown>>

/** Returns the written year of a date and its year in UTC. Undefined if they are equal, and for an invalid date. */
function movedYear(text: string): { readonly written: number; readonly utc: number } | undefined {
  try {
    const { start } = writtenPeriodOf({ start: text, end: text })
    const utc = new Date(start.ms).getUTCFullYear()
    return utc === start.year ? undefined : { written: start.year, utc }
  } catch (error) {
    if (EmissionsError.is(error)) return undefined
    throw error
  }
}

function noticesOfFields(fields: Fields): readonly Notice[] {
  return MOMENTS.flatMap((field) => {
    const text = fields[field]
    if (typeof text !== 'string' || !OFFSET.test(text.trim())) return []
    const moved = movedYear(text)
    if (moved === undefined) return []
    const message = `${text} is in ${moved.written} in its own time zone, but in ${moved.utc} in UTC, where it counts; send the date in UTC if you mean ${moved.written}`
    return [notice('date_in_other_year', field, message)]
  })
}

/** Collects the fields that a JSON Patch sets. */
function patchedFields(operations: readonly unknown[]): Fields {
  const set = operations.filter(isFields).map(({ path, value }) => [String(path).replace(/^\//, ''), value] as const)
  return Object.fromEntries(set)
}

/** Warns about each date in a body that is in another year in UTC, because of its offset. */
export function dateNotices(input: unknown): readonly Notice[] {
  if (Array.isArray(input)) return noticesOfFields(patchedFields(input))
  if (!isFields(input)) return []
  const { records } = input
  const listed: readonly unknown[] = Array.isArray(records) ? records : []
  return [input, ...listed.filter(isFields)].flatMap(noticesOfFields)
}

/** True if an operation reads an input by a schema of its own. */
function isInputName(input: Operation['input']): input is InputName {
  return input !== null && Object.hasOwn(inputSchemas(), input)
}

/** Warns about each ignored field whose name is close to the name of a field. */
function misspeltNotices(input: Operation['input'], body: unknown): readonly Notice[] {
  if (!isInputName(input)) return []
  return misspeltFields(input, body).map(({ path, near }) =>
    notice('unknown_field_ignored', path, `is not a field and was ignored; did you mean ${near}?`),
  )
}

/** The notices of a request that do not depend on its result. */
export function requestNotices({ input }: Pick<Operation, 'input'>, body: unknown): readonly Notice[] {
  return [...dateNotices(body), ...misspeltNotices(input, body)]
}

/** The preference (RFC 7240) for notices with their sentences. */
const IN_FULL = /(?:^|[,;])\s*tonne-notices\s*=\s*"?full"?\s*(?:$|[,;])/i

/** True if a request asks for notices with their sentences: `Prefer: tonne-notices=full`. */
export function wantsNoticesInFull(headers: RequestHeaders): boolean {
  const preferences = listHeader(headers, 'prefer')
  return preferences !== null && IN_FULL.test(preferences)
}
