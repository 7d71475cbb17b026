import { type Fields, isFields } from './bundle-text.ts'
import { calculationKey } from './calculation-key.ts'
import type { Dates } from './locks-of-log.ts'

/** The state in the log of a record that is there. */
export interface LoggedRecord {
  readonly collection: string
  /** Its exact emission; null: none. */
  readonly after: string | null
  /** Of the calculation in force and of the location-based one beside it, by `calculationKey`; null: none. */
  readonly market: string | null
  readonly location: string | null
  /** The number of that calculation, and of the line that holds it; 0: there is none. */
  readonly revision: number
  readonly computedIn: number
  /** Of the record as it stands, and of what it carries; null: a line of an earlier version says none. */
  readonly recordDigest: string | null
  readonly carriedDigest: string | null
  /** When the activity was, or what is locked; null: the line says none. */
  readonly dates: Dates | null
}

/** Collections of what was done and emitted. */
export const EMITTING: readonly unknown[] = ['siteFuels', 'siteEnergies', 'vehicleEmissions', 'movements', 'travels']
/** Actions before which there was no record. */
export const BEGINS: readonly unknown[] = ['create', 'issue', 'lock']
/** Actions after which there is no record, or one that says that it is deleted. */
const ENDS: readonly unknown[] = ['delete', 'revoke', 'unlock']
/** Their records stay, and say that they are deleted. */
const MARKED: readonly unknown[] = ['files', 'emissionFactors']
const CARRYING: readonly unknown[] = ['movements', 'batches']

/** True where the record is gone behind a line. */
export function isGoneBehind({ action, collection }: Fields): boolean {
  return ENDS.includes(action) && !MARKED.includes(collection)
}

/** The fields that a line must hold of its record, unless an earlier version wrote it. */
export function stateFieldsOf(line: Fields): readonly string[] {
  const isThere = !isGoneBehind(line)
  return [
    ...(isThere ? ['recordDigest'] : []),
    ...(isThere && CARRYING.includes(line.collection) ? ['carriedDigest'] : []),
    ...(EMITTING.includes(line.collection) ? ['dates'] : []),
  ]
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

/** A span of time that a line or a record says; undefined: none. */
export function datesIn(value: unknown): Dates | undefined {
  if (!isFields(value)) return undefined
  const { from, to } = value
  if (typeof from !== 'string' || typeof to !== 'string' || from > to) return undefined
  return TIMESTAMP.test(from) && TIMESTAMP.test(to) ? { from, to } : undefined
}

function keyIn(computed: Fields, name: 'calculation' | 'location'): string | null {
  const calculation = computed[name]
  return isFields(calculation) ? calculationKey(calculation, ({ factorSnapshotId }) => factorSnapshotId) : null
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

/** The state of a record behind a line, from the state before it. */
export function loggedBehind(line: Fields, before: LoggedRecord | undefined): LoggedRecord {
  const { computed, collection, after, recordDigest, carriedDigest, dates, period, sequence } = line
  const calculated = isFields(computed)
    ? {
        market: keyIn(computed, 'calculation'),
        location: keyIn(computed, 'location'),
        revision: Number(computed.revision),
        computedIn: Number(sequence),
      }
    : {
        market: before?.market ?? null,
        location: before?.location ?? null,
        revision: before?.revision ?? 0,
        computedIn: before?.computedIn ?? 0,
      }
  return {
    collection: String(collection),
    after: textOf(after),
    ...calculated,
    recordDigest: textOf(recordDigest),
    carriedDigest: textOf(carriedDigest),
    dates: datesIn(dates ?? period) ?? null,
  }
}
