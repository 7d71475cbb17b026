import type { FiledRecord, ReportFile } from '../../core/display/index.ts'
import type {
  DisclosureStandard,
  DisclosureTable,
  InventoryResource,
  ReadinessResource,
} from '../../resources/index.ts'
import type { CompanyApi } from './api.ts'
import type { DisclosureReport } from './disclosure-report.ts'
import type { ShownMethod } from './page-state.ts'
import type { NamedPeriod } from './period.ts'
import { inventoryOfRecords, type RecordKind, type RecordTraces } from './record-sums.ts'
import { type EmissionRecord, loadRecords } from './records.ts'
import { parseTrace } from './trace-parts.ts'

/** The source from which the page reads a company: /v1 of a server, or the data of a report in one file. */
export interface ReportSource {
  /** Years with records, in order. */
  years(): Promise<readonly number[]>
  inventory(period: NamedPeriod): Promise<InventoryResource>
  records(): Promise<readonly EmissionRecord[]>
  trace(record: EmissionRecord, method: ShownMethod): Promise<string>
  /** The report of a standard for a calendar year; absent if the source has no reports. */
  readonly report?: (standard: DisclosureStandard, year: NamedPeriod) => Promise<DisclosureReport>
}

const YEARS_BACK = 27
const YEARS_AHEAD = 2

/** The years of the months of an inventory, in order. */
function inventoryYears({ byMonth }: Pick<InventoryResource, 'byMonth'>): readonly number[] {
  return [...new Set(byMonth.map(({ month }) => Number(month.slice(0, 4))))].sort((a, b) => a - b)
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
    years: cacheResult(async () => inventoryYears(await inventory(long))),
    inventory,
    records: cacheResult(() => loadRecords(api)),
    trace: ({ id, isElectricity }, method) =>
      api.text(`/v1/emissions/${id}/trace${isElectricity ? `?method=${method}` : ''}`),
    report: async (standard, { from, to }) => {
      const period = new URLSearchParams({ from, to })
      const [table, readiness] = await Promise.all([
        api.json<DisclosureTable>(`/v1/reports/${standard}?${period}`),
        api.json<ReadinessResource>(`/v1/inventory/readiness?${period}`),
      ])
      return { table, readiness }
    },
  }
}

/** The years that a record overlaps. */
function recordYears({ start, end }: EmissionRecord): readonly number[] {
  const last = start === end ? start : new Date(Date.parse(end) - 1).toISOString()
  const [from, to] = [Number(start.slice(0, 4)), Number(last.slice(0, 4))]
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** Uses the data of a report in one file as a source; sums are added up from its traces. */
export function fileSource({ kinds, records, attributions }: ReportFile): ReportSource {
  const kindById = new Map(kinds.map((kind) => [kind.id, kind] as const))
  const byId = new Map(records.map((filed) => [filed.record.id, filed] as const))
  const traced = records.map(({ record, market, location }): RecordTraces => {
    const kind = kindById.get(record.kindId) as RecordKind
    return { record, kind, market: parseTrace(market), location: location === null ? null : parseTrace(location) }
  })
  const years = [...new Set(records.flatMap(({ record }) => recordYears(record)))].sort((a, b) => a - b)
  return {
    years: async () => years,
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
