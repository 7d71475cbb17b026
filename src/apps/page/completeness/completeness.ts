import { getOrCompute } from '../../../base/index.ts'
import { monthPeriods, type NamedPeriod, overlapsPeriod } from '../period.ts'
import { type EmissionRecord, meterWords } from '../records.ts'

/**
 * The state of a month. `estimated`: every record of the month says in its comment that it is an estimate. `missing`: the
 * activity is recorded in other months. `open`: no record is expected, or the month has not ended.
 */
export type MonthState = 'present' | 'estimated' | 'missing' | 'open'

/** A month of an activity, with the records that overlap it. */
export interface MonthCell {
  readonly month: NamedPeriod
  readonly state: MonthState
  readonly records: readonly EmissionRecord[]
}

/** An activity of a site, a vehicle or the company, by month. */
export interface CompletenessRow {
  /** Identifies the row among the rows of a year. */
  readonly key: string
  readonly holder: EmissionRecord['holder']
  readonly kindId: string
  /** The fuel or the refrigerant; null for other activities. */
  readonly fuel: string | null
  /** The meter of all its records; null if they name none. */
  readonly meter: string | null
  /** Twelve, in order. */
  readonly months: readonly MonthCell[]
  /** The record to copy for a missing month: the latest one with a length, or else the latest one. */
  readonly example: EmissionRecord
}

/** The number of months with records from which on every month is expected to have one, as in the readiness of a period. */
const MONTHS_MIN = 2

const ESTIMATE =
  /(?<!\p{L})(?:estimate[ds]?|estimation|est\.|geschätzt|schätzung|estimée?s?|estimad[ao]|stimat[ao])(?!\p{L})/iu

/** True if a comment says that a record is an estimate. */
export function isEstimate({ comment }: Pick<EmissionRecord, 'comment'>): boolean {
  return ESTIMATE.test(comment ?? '')
}

/** Identifies the rows of a record and of those with other meters: its site, vehicle or company, its kind and its fuel. */
function fuelKey({ holder, kindId, fuel }: EmissionRecord): string {
  return [holder.of, holder.of === 'company' ? '' : holder.id, kindId, fuel ?? ''].join(' ')
}

/** Identifies the row of a record. */
function rowKey(record: EmissionRecord): string {
  return record.meter === undefined ? fuelKey(record) : `${fuelKey(record)} meter ${record.meter}`
}

function hasLength({ start, end }: EmissionRecord): boolean {
  return start < end
}

/** Records of these resources occur when something happens, not every month. */
const OCCASIONAL: ReadonlySet<string> = new Set(['RefrigerantLeak', 'Movement', 'Travel'])

function isOccasional({ stored }: EmissionRecord): boolean {
  return stored !== undefined && OCCASIONAL.has(stored.resource)
}

/** True if months without a record are missing: records with a length cover at least two months of two years. */
function isMonthly(records: readonly EmissionRecord[], months: readonly NamedPeriod[]): boolean {
  if (records.every(({ holder }) => holder.of === 'company') || records.some(isOccasional)) return false
  const covered = months.filter((month) => records.some((one) => hasLength(one) && overlapsPeriod(one, month)))
  return covered.length >= MONTHS_MIN
}

function monthState(records: readonly EmissionRecord[], isExpected: boolean): MonthState {
  if (records.length > 0) return records.every(isEstimate) ? 'estimated' : 'present'
  return isExpected ? 'missing' : 'open'
}

/** Picks the record to copy: the latest one with a length, or else the latest one. */
function exampleOf(records: readonly EmissionRecord[]): EmissionRecord | undefined {
  const latest = [...records].sort((a, b) => (a.start < b.start ? 1 : -1))
  return latest.find(hasLength) ?? latest[0]
}

const ORDER = { site: 0, vehicle: 1, company: 2 } as const

function compareRows(a: CompletenessRow, b: CompletenessRow): number {
  const nameOf = ({ holder }: CompletenessRow) => (holder.of === 'company' ? '' : holder.name)
  return ORDER[a.holder.of] - ORDER[b.holder.of] || nameOf(a).localeCompare(nameOf(b)) || (a.key < b.key ? -1 : 1)
}

/** The records of a company, and the year to show. */
export interface CompletenessInput {
  readonly records: readonly EmissionRecord[]
  readonly year: number
  /** ISO 8601; months that end later are not expected yet. */
  readonly now: string
}

/**
 * Groups records by site, activity and meter, and finds the state of every month of a year. A month is missing if records
 * with a length cover at least two months of the year and the year before, by the rule of the readiness of a period. Records
 * without a meter, next to those of meters, may be of any of these, so none is missing.
 */
export function findCompleteness({ records, year, now }: CompletenessInput): readonly CompletenessRow[] {
  const [months, before] = [monthPeriods(year), monthPeriods(year - 1)]
  const both = [...before, ...months]
  const groups = new Map<string, EmissionRecord[]>()
  for (const record of records) {
    if (both.some((month) => overlapsPeriod(record, month))) {
      getOrCompute(groups, rowKey(record), (): EmissionRecord[] => []).push(record)
    }
  }
  const metered = new Set([...groups.values()].flatMap(([one]) => (one?.meter === undefined ? [] : [fuelKey(one)])))
  const rows = [...groups].flatMap(([key, some]): readonly CompletenessRow[] => {
    const example = exampleOf(some)
    if (example === undefined) return []
    const { holder, kindId, fuel = null, meter = null } = example
    const canMiss = isMonthly(some, both) && (meter !== null || !metered.has(fuelKey(example)))
    const cells = months.map((month): MonthCell => {
      const inMonth = some.filter((record) => overlapsPeriod(record, month))
      return { month, state: monthState(inMonth, canMiss && month.to <= now), records: inMonth }
    })
    return cells.every(({ state }) => state === 'open')
      ? []
      : [{ key, holder, kindId, fuel, meter, months: cells, example }]
  })
  return rows.sort(compareRows)
}

/** The name of a row: its activity, fuel and meter. */
export function rowTitle(row: CompletenessRow, kindName: string): string {
  const { fuel, meter } = row
  const activity = fuel === null || fuel === kindName ? kindName : `${kindName}: ${fuel}`
  return meter === null ? activity : `${activity}, ${meterWords(row)}`
}

/** Counts the months of rows in a state. */
export function countMonths(rows: readonly CompletenessRow[], state: MonthState): number {
  return rows.reduce((sum, { months }) => sum + months.filter((one) => one.state === state).length, 0)
}
