import { DAY_MS } from '../../base/index.ts'
import type { ReportTime } from '../../core/display/index.ts'

/** A named period, from `from` up to, not including, `to`, as timestamps of /v1. */
export interface NamedPeriod {
  readonly from: string
  readonly to: string
  /** The name for readers: 'January 2025'. */
  readonly name: string
  /** Prefix of the keys of its figures: '' for a year, '01.' for a month. */
  readonly key: string
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

function monthStart(year: number, month: number): string {
  return new Date(Date.UTC(year, month, 1)).toISOString()
}

/** A calendar year. */
export function yearPeriod(year: number): NamedPeriod {
  return { from: monthStart(year, 0), to: monthStart(year + 1, 0), name: String(year), key: '' }
}

/** The twelve months of a year, in order. */
export function monthPeriods(year: number): readonly NamedPeriod[] {
  return MONTHS.map((name, index) => {
    const key = `${String(index + 1).padStart(2, '0')}.`
    return { from: monthStart(year, index), to: monthStart(year, index + 1), name: `${name} ${year}`, key }
  })
}

/** Time of a record, from its start to its exclusive end. */
export type RecordTime = ReportTime

/** True if a record overlaps a period; a record without length lies in the period of its moment. */
export function overlapsPeriod(
  { start: first, end: last }: RecordTime,
  { from, to }: Pick<NamedPeriod, 'from' | 'to'>,
): boolean {
  if (first >= to) return false
  return first === last ? first >= from : last > from
}

/** The share of a record's time in a period, in milliseconds; 1 for a record without length. */
export function timeShare(span: RecordTime, { from, to }: NamedPeriod): { readonly n: bigint; readonly d: bigint } {
  const [first, last] = [Date.parse(span.start), Date.parse(span.end)]
  if (first === last) return { n: 1n, d: 1n }
  const within = Math.min(last, Date.parse(to)) - Math.max(first, Date.parse(from))
  return { n: BigInt(within), d: BigInt(last - first) }
}

/** Prints the share of a record that reaches beyond the period: '31 of 92 days'; null if it lies within. */
export function partWords(span: RecordTime, period: NamedPeriod): string | null {
  const { n, d } = timeShare(span, period)
  if (n === d) return null
  const days = (ms: bigint) => String(Math.round((Number(ms) / DAY_MS) * 10) / 10)
  return `${days(n)} of ${days(d)} days`
}

function day(timestamp: string): string {
  const date = new Date(timestamp)
  return `${date.getUTCDate()} ${(MONTHS[date.getUTCMonth()] ?? '').slice(0, 3)} ${date.getUTCFullYear()}`
}

/** Prints the days of a record, including the last: 'January 2025', '1 Jul to 30 Sep 2025', '4 Dec 2025'. */
export function spanWords({ start: first, end: last }: RecordTime): string {
  if (first === last) return day(first)
  const [from, to] = [new Date(first), new Date(Date.parse(last) - 1)]
  const isMonth = monthStart(from.getUTCFullYear(), from.getUTCMonth()) === first
  const next = monthStart(from.getUTCFullYear(), from.getUTCMonth() + 1)
  if (isMonth && next === last) return `${MONTHS[from.getUTCMonth()]} ${from.getUTCFullYear()}`
  const [begins, ends] = [day(first), day(to.toISOString())]
  return begins === ends ? begins : `${begins} to ${ends}`
}
