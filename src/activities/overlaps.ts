import { fail, Violations } from '../errors/index.ts'
import { type Period, type PeriodInput, periodOf } from '../time/index.ts'

/** A record with its period. */
export interface DatedRecord extends PeriodInput {
  readonly id: string | number
  /** What a second record at the same time would count twice: a meter, a site and kind. Not given: all records share one. */
  readonly key?: string
}

/** Records of one key whose periods overlap, each with at least one other of them. */
export interface Overlap {
  readonly key: string
  /** Start and end of all of them together, as their records write them. */
  readonly start: string
  readonly end: string
  /** In the order of their starts. */
  readonly ids: readonly (string | number)[]
}

interface Entry {
  readonly id: string | number
  readonly key: string
  readonly period: Period
}

function readRecord(record: DatedRecord, path: string): Entry {
  const { id, key = '' } = record
  const period = periodOf(record, path)
  if (id === undefined || id === null) fail(`${path}.id`, 'required', { message: 'must name the record', received: id })
  return { id, key, period }
}

function readRecords(records: readonly DatedRecord[]): readonly Entry[] {
  const found = new Violations()
  const entries = records.map((record, at) => found.attempt(() => readRecord(record, `records[${at}]`)))
  found.throwIfAny()
  return entries.filter((entry) => entry !== undefined)
}

/** By key, then start; entries of the same start stay in the order given. */
function inOrder(a: Entry, b: Entry): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.period.start.ms - b.period.start.ms
}

/** Entries in order, cut wherever one starts after all before it have ended. */
function chains(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const found: Entry[][] = []
  let latestEnd = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const { start, end } = entry.period
    const chain = found.at(-1)
    const isLinked = chain !== undefined && chain[0]?.key === entry.key && start.ms < latestEnd
    if (isLinked) chain.push(entry)
    else found.push([entry])
    latestEnd = isLinked ? Math.max(latestEnd, end.ms) : end.ms
  }
  return found
}

/**
 * The records that may be counted twice: per key, groups of records whose periods overlap, in the order of key and start.
 * Periods that only touch do not overlap, for the end is not in the period; a period without length overlaps nothing. It
 * is advice: several deliveries or meters at the same time are usual. Takes n log n steps for n records.
 * Throws `invalid_date`, `period_reversed` or `required`, all records at once.
 *
 * @example
 * ```ts
 * import { findOverlaps } from 'tonne'
 * const invoices = [
 *   { id: 'a', key: 'meter 1', start: '2025-01-01', end: '2025-02-01' },
 *   { id: 'b', key: 'meter 1', start: '2025-02-01', end: '2025-03-01' },
 *   { id: 'c', key: 'meter 1', start: '2025-02-15', end: '2025-03-15' },
 * ]
 * findOverlaps(invoices) // => [{ key: 'meter 1', start: '2025-02-01', end: '2025-03-15', ids: ['b', 'c'] }]
 * ```
 */
export function findOverlaps(records: readonly DatedRecord[]): readonly Overlap[] {
  const lasting = readRecords(records).filter(({ period }) => period.end.ms > period.start.ms)
  return chains([...lasting].sort(inOrder))
    .filter((chain) => chain.length > 1)
    .map((chain) => {
      const [first] = chain as [Entry]
      const last = chain.reduce((latest, entry) => (entry.period.end.ms > latest.period.end.ms ? entry : latest), first)
      const ids = chain.map(({ id }) => id)
      return { key: first.key, start: first.period.start.text, end: last.period.end.text, ids }
    })
}
