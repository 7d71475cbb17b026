import type { FiledRecord, ReportFile } from '../../core/display/index.ts'
import type {
  DisclosureStandard,
  DisclosureTable,
  InventoryResource,
  ReadinessResource,
  SiteResource,
} from '../../resources/index.ts'
import type { CompanyApi } from './api.ts'
import type { DisclosureReport } from './disclosure-report.ts'
import { floorArea, type IntensityDivisor } from './intensity.ts'
import type { ShownMethod } from './page-state.ts'
import type { NamedPeriod } from './period.ts'
import { inventoryOfRecords, type RecordKind, type RecordTraces } from './record-sums.ts'
import { type EmissionRecord, loadRecords } from './records.ts'
import { parseTrace } from './trace-parts.ts'

/** A report of a year, with the statement of the company as JSON; '' without one. */
export interface AskedReport {
  readonly period: NamedPeriod
  readonly statement: string
}

/** The source from which the page reads a company: /v1 of a server, or the data of a report in one file. */
export interface ReportSource {
  /** Months with records: '2025-01'. */
  months(): Promise<readonly string[]>
  /** The floor area of the sites; absent if the source has no sites, null if it is not known. */
  readonly floorArea?: () => Promise<IntensityDivisor | null>
  inventory(period: NamedPeriod): Promise<InventoryResource>
  records(): Promise<readonly EmissionRecord[]>
  trace(record: EmissionRecord, method: ShownMethod): Promise<string>
  /** Reads the traces of up to 500 records in one request; absent if they are at hand. */
  readonly traces?: (records: readonly EmissionRecord[], method: ShownMethod) => Promise<readonly string[]>
  /** The report of a standard for a calendar year; absent if the source has no reports. */
  readonly report?: (standard: DisclosureStandard, asked: AskedReport) => Promise<DisclosureReport>
}

const YEARS_BACK = 27
const YEARS_AHEAD = 2

/** The years of months, in order. */
export function yearsOfMonths(months: readonly string[]): readonly number[] {
  return [...new Set(months.map((month) => Number(month.slice(0, 4))))].sort((a, b) => a - b)
}

/** The last year with records in December, or else the last year with records; undefined without months. */
export function lastCompleteYear(months: readonly string[]): number | undefined {
  const ended = months.filter((month) => month.endsWith('-12'))
  return yearsOfMonths(ended).at(-1) ?? yearsOfMonths(months).at(-1)
}

/** Caches results; a failed request is repeated. */
function cacheResult<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | undefined
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined
      throw error
    })
    return answer
  }
}

/** Uses /v1 of the server that the page came from as a source. */
export function serverSource(api: CompanyApi, now: Date): ReportSource {
  const inventory = ({ from, to }: Pick<NamedPeriod, 'from' | 'to'>) =>
    api.json<InventoryResource>(`/v1/inventory?${new URLSearchParams({ from, to })}`)
  const long = { from: `${now.getUTCFullYear() - YEARS_BACK}-01-01`, to: `${now.getUTCFullYear() + YEARS_AHEAD}-01-01` }
  return {
    months: cacheResult(async () => (await inventory(long)).byMonth.map(({ month }) => month)),
    floorArea: cacheResult(async () => floorArea(await api.list<SiteResource>('/v1/sites?limit=10000'))),
    inventory,
    records: cacheResult(() => loadRecords(api)),
    trace: ({ id, isElectricity }, method) =>
      api.text(`/v1/emissions/${id}/trace${isElectricity ? `?method=${method}` : ''}`),
    traces: (records, method) =>
      api.traces(
        records.map(({ id }) => id),
        method,
      ),
    report: async (standard, { period: { from, to }, statement }) => {
      const period = new URLSearchParams({ from, to })
      const [table, readiness] = await Promise.all([
        api.json<DisclosureTable>(`/v1/reports/${standard}?${period}`, statement === '' ? undefined : statement),
        api.json<ReadinessResource>(`/v1/inventory/readiness?${period}`),
      ])
      return { table, readiness }
    },
  }
}

const MONTHS_OF_A_YEAR = 12

/** The months that a record overlaps. */
function recordMonths({ start, end }: EmissionRecord): readonly string[] {
  const last = start === end ? start : new Date(Date.parse(end) - 1).toISOString()
  const numberOf = (time: string) => Number(time.slice(0, 4)) * MONTHS_OF_A_YEAR + Number(time.slice(5, 7)) - 1
  const [from, to] = [numberOf(start), numberOf(last)]
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const [year, month] = [Math.floor((from + index) / MONTHS_OF_A_YEAR), ((from + index) % MONTHS_OF_A_YEAR) + 1]
    return `${year}-${String(month).padStart(2, '0')}`
  })
}

/** Uses the data of a report in one file as a source; sums are added up from its traces. */
export function fileSource({ kinds, records, attributions }: ReportFile): ReportSource {
  const kindById = new Map(kinds.map((kind) => [kind.id, kind] as const))
  const byId = new Map(records.map((filed) => [filed.record.id, filed] as const))
  const traced = records.map(({ record, market, location }): RecordTraces => {
    const kind = kindById.get(record.kindId) as RecordKind
    return { record, kind, market: parseTrace(market), location: location === null ? null : parseTrace(location) }
  })
  const months = [...new Set(records.flatMap(({ record }) => recordMonths(record)))]
  return {
    months: async () => months,
    inventory: async (period) => {
      return { ...inventoryOfRecords(traced, { period, method: 'market' }), attributions: [...attributions] }
    },
    records: async () => records.map(({ record }) => record),
    trace: async ({ id }, method) => {
      const { market, location } = byId.get(id) as FiledRecord
      return method === 'location' ? (location ?? market) : market
    },
  }
}
