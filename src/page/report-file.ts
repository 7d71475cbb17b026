import type { FiledRecord, ReportFile } from '../display/index.ts'
import { inventoryOfRecords, type RecordKind, type RecordTraces } from './record-sums.ts'
import type { EmissionRecord } from './records.ts'
import type { ReportSource } from './source.ts'
import { parseTrace } from './trace-parts.ts'

/** The years that a record overlaps. */
function yearsIn({ start, end }: EmissionRecord): readonly number[] {
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
  const years = [...new Set(records.flatMap(({ record }) => yearsIn(record)))].sort((a, b) => a - b)
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
