import { readItem } from '../../base/index.ts'
import { collectEach, fail } from '../errors/index.ts'
import { DAY_MS, OverlapTime, type Period, type PeriodInput, periodOf } from '../time/index.ts'

/** A record with its period. */
export interface DatedRecord extends PeriodInput {
  readonly id: string | number
  /** The scope of double counting, such as a meter, or a site and kind. Default: all records share one. */
  readonly key?: string | undefined
}

/**
 * The place whose records are compared with each other: a site, or one meter of it. A record that names a meter is compared
 * only with records of the same meter, and a record without a meter only with others without one.
 */
export function comparedPlace(site: string, meter: string | null | undefined): string {
  return meter === null || meter === undefined ? site : `${site}\n${meter}`
}

/** Two records whose periods overlap, with their shared time. */
export interface OverlappingPair {
  /** The earlier one first. */
  readonly ids: readonly [string | number, string | number]
  /** Start and end of the shared time, as written in the records. */
  readonly start: string
  readonly end: string
  /** Days of 24 hours, > 0; part of a day is a fraction. */
  readonly days: number
}

/** Records of one key whose periods each overlap at least one other. */
export interface Overlap {
  readonly key: string
  /** Start and end of all of them together, as written in the records. */
  readonly start: string
  readonly end: string
  /** Ordered by start. */
  readonly ids: readonly (string | number)[]
  /** Days of 24 hours shared by at least two of the records, each day counted once. */
  readonly overlapDays: number
  /** The first 1,000 overlapping pairs, ordered by the later start of each. */
  readonly pairs: readonly OverlappingPair[]
  /** The number of all overlapping pairs. */
  readonly pairCount: number
}

/** The maximum of pairs listed per group: n records at the same time are n(n − 1)/2 pairs. */
const PAIRS_MAX = 1000

interface Entry {
  readonly id: string | number
  readonly key: string
  readonly period: Period
}

function readDatedRecord(record: DatedRecord, path: string): Entry {
  const { id, key = '' } = record
  const period = periodOf(record, path)
  if (id === undefined || id === null) fail(`${path}.id`, 'required', { message: 'must name the record', received: id })
  return { id, key, period }
}

/** Orders by key, then start; entries of the same start keep their order. */
function byKeyAndStart(a: Entry, b: Entry): number {
  if (a.key !== b.key) return a.key < b.key ? -1 : 1
  return a.period.start.ms - b.period.start.ms
}

/** Entries of one key; each starts before all earlier ones have ended. */
type Chain = [Entry, ...Entry[]]

/** Splits sorted entries before each one that starts after all earlier ones have ended. */
function chains(entries: readonly Entry[]): readonly Chain[] {
  const linked: Chain[] = []
  let latestEnd = Number.NEGATIVE_INFINITY
  for (const entry of entries) {
    const { start, end } = entry.period
    const chain = linked.at(-1)
    const isLinked = chain !== undefined && chain[0].key === entry.key && start.ms < latestEnd
    if (isLinked) chain.push(entry)
    else linked.push([entry])
    latestEnd = isLinked ? Math.max(latestEnd, end.ms) : end.ms
  }
  return linked
}

function pairOf(earlier: Entry, later: Entry): OverlappingPair {
  const { start } = later.period
  const end = earlier.period.end.ms < later.period.end.ms ? earlier.period.end : later.period.end
  return { ids: [earlier.id, later.id], start: start.text, end: end.text, days: (end.ms - start.ms) / DAY_MS }
}

/** Returns the first pairs of entries, ordered by start. */
function pairsOf(chain: readonly Entry[]): readonly OverlappingPair[] {
  const pairs: OverlappingPair[] = []
  let open: Entry[] = []
  for (const entry of chain) {
    open = open.filter(({ period }) => period.end.ms > entry.period.start.ms)
    for (const earlier of open) {
      if (pairs.length === PAIRS_MAX) return pairs
      pairs.push(pairOf(earlier, entry))
    }
    open.push(entry)
  }
  return pairs
}

/** Counts the overlapping pairs: for each entry, the earlier starts less those ended by then. */
function countPairs(chain: readonly Entry[]): number {
  const ends = chain.map(({ period }) => period.end.ms).sort((a, b) => a - b)
  let ended = 0
  return chain.reduce((count, { period }, started) => {
    while (readItem(ends, ended) <= period.start.ms) ended++
    return count + started - ended
  }, 0)
}

function overlapOf(chain: Chain): Overlap {
  const [first] = chain
  const last = chain.reduce((latest, entry) => (entry.period.end.ms > latest.period.end.ms ? entry : latest), first)
  const time = new OverlapTime()
  for (const { period } of chain) time.add(period.start.ms, period.end.ms)
  return {
    key: first.key,
    start: first.period.start.text,
    end: last.period.end.text,
    ids: chain.map(({ id }) => id),
    overlapDays: time.days,
    pairs: pairsOf(chain),
    pairCount: countPairs(chain),
  }
}

/**
 * Finds records that may be counted twice: per key, groups of records whose periods overlap, in the order of key and
 * start, each with its overlapping pairs and shared days. Periods that only touch do not overlap, since the end is
 * exclusive; a period without length overlaps nothing. The result is advice: several deliveries or meters at the same
 * time are usual. Takes n log n steps for n records. Throws `invalid_date`, `period_reversed` or `required`, all
 * records at once.
 *
 * @example
 * ```ts
 * import { findOverlaps } from 'tonne'
 * const invoices = [
 *   { id: 'a', key: 'meter 1', start: '2025-01-01', end: '2025-02-01' },
 *   { id: 'b', key: 'meter 1', start: '2025-02-01', end: '2025-03-01' },
 *   { id: 'c', key: 'meter 1', start: '2025-02-15', end: '2025-03-15' },
 * ]
 * const [overlap] = findOverlaps(invoices)
 * overlap?.ids // => ['b', 'c']
 * overlap?.overlapDays // => 14
 * overlap?.pairs // => [{ ids: ['b', 'c'], start: '2025-02-15', end: '2025-03-01', days: 14 }]
 * ```
 */
export function findOverlaps(records: readonly DatedRecord[]): readonly Overlap[] {
  const entries = collectEach(records, (record, index) => readDatedRecord(record, `records[${index}]`))
  const lasting = entries.filter(({ period }) => period.end.ms > period.start.ms)
  return chains([...lasting].sort(byKeyAndStart))
    .filter((chain) => chain.length > 1)
    .map(overlapOf)
}
