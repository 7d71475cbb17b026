import type { InventoryResource } from '../../resources/index.ts'
import { scopeOfRecords } from './figures.ts'
import type { ShownMethod } from './page-state.ts'
import type { TracedRecord } from './prove-figure.ts'
import type { RecordKind, RecordTraces } from './record-sums.ts'
import type { EmissionRecord } from './records.ts'
import type { ReportSource } from './source.ts'
import { parseTrace } from './trace-parts.ts'

/** Concurrent requests: no more than a browser sends to one host. */
const AT_ONCE = 6
/** Traces of one request. */
const TRACES_MAX = 250

/** Records by the figure that their traces have: only electricity has one by location. */
function groupByMethod(records: readonly EmissionRecord[], method: ShownMethod) {
  const isOther = ({ isElectricity }: EmissionRecord) => method === 'location' && !isElectricity
  const groups = [
    { method, records: records.filter((record) => !isOther(record)) },
    { method: 'market' as const, records: records.filter(isOther) },
  ]
  return groups.flatMap(({ method: own, records: some }) =>
    Array.from({ length: Math.ceil(some.length / TRACES_MAX) }, (_, index) => {
      return { method: own, records: some.slice(index * TRACES_MAX, (index + 1) * TRACES_MAX) }
    }),
  )
}

/** Loads the traces of records, in order; `onProgress` receives the number so far. */
export async function loadTraces(
  source: Pick<ReportSource, 'trace' | 'traces'>,
  { records, method }: { readonly records: readonly EmissionRecord[]; readonly method: ShownMethod },
  onProgress: (count: number) => void,
): Promise<readonly TracedRecord[]> {
  const { traces } = source
  const byId = new Map<string, string>()
  const read = async (part: ReturnType<typeof groupByMethod>[number]) => {
    const texts = await (traces?.(part.records, part.method) ??
      Promise.all(part.records.map((record) => source.trace(record, method))))
    for (const [index, { id }] of part.records.entries()) byId.set(id, texts[index] ?? '')
    onProgress(byId.size)
  }
  const queue = groupByMethod(records, method).values()
  const work = async () => {
    for (const part of queue) await read(part)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return records.map((record) => ({ record, trace: byId.get(record.id) ?? '' }))
}

/** Says how many records were read so far. */
export function readingWords(count: number, of: number): string {
  return `Reading the records: ${count.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} …`
}

/** The data that panels look up. */
export interface Ledger {
  readonly source: ReportSource
  kindOf(record: EmissionRecord): RecordKind
  /** 'Scope 1 · Fuel burnt at sites' */
  kindWords(record: EmissionRecord): string
  /** Loads the traces of records by both methods; `onProgress` receives the number so far. */
  traced(records: readonly EmissionRecord[], onProgress: (count: number) => void): Promise<readonly RecordTraces[]>
}

/** Prints a scope: 'Scope 1' for 'SCOPE_1'. */
export function scopeWords(scope: string): string {
  return scope.replace('SCOPE_', 'Scope ')
}

/** Prints the GWP sets in a text: 'AR5 GWP100' for 'AR5_GWP100'. */
export function gwpWords(text: string): string {
  return text.replaceAll('_GWP', ' GWP')
}

/** Creates the ledger of a year, which caches the traces it has read. */
export function createLedger(source: ReportSource, inventory: InventoryResource): Ledger {
  const names = new Map(inventory.byKind.map(({ emissionKindId, name }) => [emissionKindId, name] as const))
  const scopeOf = scopeOfRecords(inventory)
  const missing = new Set(inventory.scope2.locationFigureMissing.recordIds)
  const known = new Map<string, RecordTraces>()
  const kindOf = (record: EmissionRecord) => {
    return { id: record.kindId, name: names.get(record.kindId) ?? 'Record', scope: scopeOf(record) ?? '' }
  }
  return {
    source,
    kindOf,
    kindWords: (record) => {
      const { name, scope } = kindOf(record)
      return scope === '' ? name : `${scopeWords(scope)} · ${name}`
    },
    traced: async (records, onProgress) => {
      const unknown = records.filter(({ id }) => !known.has(id))
      const market = await loadTraces(source, { records: unknown, method: 'market' }, onProgress)
      const both = unknown.filter(({ id, isElectricity }) => isElectricity && !missing.has(id))
      const located = await loadTraces(source, { records: both, method: 'location' }, () => undefined)
      const byId = new Map(located.map(({ record, trace }) => [record.id, parseTrace(trace)] as const))
      for (const { record, trace } of market) {
        const location = byId.get(record.id) ?? null
        known.set(record.id, { record, kind: kindOf(record), market: parseTrace(trace), location })
      }
      return records.flatMap(({ id }) => known.get(id) ?? [])
    },
  }
}
